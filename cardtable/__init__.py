"""Cardtable: trick-taking card games at an animated table."""

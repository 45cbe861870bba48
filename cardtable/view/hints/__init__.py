"""Hints in words and on the cards."""

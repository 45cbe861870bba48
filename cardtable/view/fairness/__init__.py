"""What shows that nobody cheats: the sealed pack, and what the computers were told."""

"""Before a match: which game, with whom, by which rules."""

"""The saved matches: history, statistics, charts, and whether the cards were fair."""

"""A record, shown again at a table."""

"""First lessons, with a coach at the real table."""

"""The table for those who do not see it: what happens in sentences, and what lies there in the accessibility
tree. Nothing here is known to what draws the table."""

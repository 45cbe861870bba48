"""What the table sounds like."""

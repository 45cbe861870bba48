"""What is shown when a deal or a match is over, or certain."""

"""What sheets and pages are made of: paper, controls, colours. Knows nothing of cards and matches."""

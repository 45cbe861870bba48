"""How what happens in a match is shown, one thing after another, and how long it takes."""

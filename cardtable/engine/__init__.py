"""The computer player: a program of its own, and the arena in which players meet. Nothing here imports Qt."""

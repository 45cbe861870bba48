"""The review of a deal: decisions graded, luck told from play."""

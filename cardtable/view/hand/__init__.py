"""The person's turn: the own hand under pointer and keys, and the words to be said."""

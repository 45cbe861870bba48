"""The drawings of the deck, as the script `make_cards.py` writes them into files."""

"""Words that several rooms share: texts of the games, and cards in every form a sentence may need."""

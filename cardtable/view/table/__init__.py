"""What lies on the table and where: felt, cards, plaques, signs, speech; and the page that holds it."""

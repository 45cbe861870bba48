"""The field's vocabulary and machinery: cards, moves, events, tricks, states, seat views, records."""

"""What a person sees: windows, the table, cards. The model decides, the view shows."""

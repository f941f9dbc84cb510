"""Maharaja: palace building in India (Wolfgang Kramer and Michael Kiesling), for 2 to 5 players."""

"""Alhambra: the card game (Dirk Henn), for 2 to 6 players."""

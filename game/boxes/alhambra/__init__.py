"""Alhambra (Dirk Henn), the tile game with four modules, for 2 to 6 players."""

"""The rules of the tile game."""

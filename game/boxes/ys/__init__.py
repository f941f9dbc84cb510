"""Ys: bluff and majorities in a harbour city."""

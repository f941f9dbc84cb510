"""The board: six pits and a store on either side."""

PITS = 6
STORE = PITS
"""Where a side keeps its store, behind its pits."""
Side = tuple[int, ...]
"""The seeds of a side: six pits in the direction of play, then the store."""

"""What a seat can be asked to decide."""

BID, PICK, FOUND, PLAN, TURN, SET_DOWN, REPLACE, GIVE, OVER = (
    "bid",
    "pick",
    "found",
    "plan",
    "turn",
    "set_down",
    "replace",
    "give",
    "over",
)
"""Bid for a choice; choose a character; place a first house; set the disc; one's turn; put down a lifted house; choose
another character after a robbery; give one away to whoever lured it."""

OPEN = frozenset({PICK, FOUND, REPLACE, GIVE})
"""What is decided by what everybody sees, before everybody's eyes: it costs nothing."""

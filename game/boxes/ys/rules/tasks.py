"""What a seat can be asked to decide; the first word of a step of the agenda is often the same."""

BID, ORDER, ASK, PLACE, REFILL, NEUTRAL, LOOK, GEM, COLOUR, COLUMN, QUOTE, FAVOUR, OVER = (
    "bid",
    "order",
    "ask",
    "place",
    "refill",
    "neutral",
    "look",
    "gem",
    "colour",
    "column",
    "quote",
    "favour",
    "over",
)
"""Bid two brokers; pick an order card; a window for characters; place a broker; refill the front; place a neutral one;
look once more; pick a gem; choose a colour; order tied columns; move a quotation; send a broker to the throne."""

OPEN = frozenset({ORDER, GEM, COLOUR, COLUMN, QUOTE})
"""What is decided by what everybody sees, before everybody's eyes."""

"""The numbers of the money and the building market, the same in either box."""

SLOTS = range(4)
OPEN_MONEY = 4
NO_MONEY: list[int | None] = [None] * OPEN_MONEY
"""The display where all money is in hands."""

YARD_CURRENCY = (3, 1, 0, 2)
"""The currency of each slot of the building yard, left to right: florin, dirham, denar, ducat."""

START_MONEY = 20
TAKE_LIMIT = 5

PILES = 5
LETTER_OF_PILE = {1: "A", 3: "B"}
"""Which of the five piles (0 = on top) hides which scoring card."""

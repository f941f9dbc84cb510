"""The nine actions of the disc and the parts that they are made of (5)."""

GOLD, HOUSE, TWO_HOUSES, MOVE, QUARRY, PALACE, PALACE_HOUSE, GOVERNORS, CHARACTER = ACTIONS = range(9)
NAMES = ("gold", "house", "two_houses", "move", "quarry", "palace", "palace_house", "governors", "character")
"""The key of each action."""

Parts = tuple[int, ...]
"""How often each part may be done, or was."""

TAKE, ANYWHERE, CITY_ONLY, SHIFT, FETCH, BUILD, LOWER, EXCHANGE = range(8)
"""The parts: take gold; a house anywhere; a house in a city only; move a house; quarry; palace; governor; character."""
IN_VILLAGE, IN_CITY = ANYWHERE, CITY_ONLY
"""Where houses were built, at the same indexes of what was done."""

NOTHING: Parts = (0, 0, 0, 0, 0, 0, 0, 0)
PARTS: tuple[Parts, ...] = (
    (1, 0, 0, 0, 0, 0, 0, 0),
    (0, 1, 0, 0, 0, 0, 0, 0),
    (0, 1, 1, 0, 0, 0, 0, 0),
    (0, 0, 0, 1, 0, 0, 0, 0),
    (0, 0, 0, 0, 1, 0, 0, 0),
    (0, 0, 0, 0, 0, 1, 0, 0),
    (0, 1, 0, 0, 0, 1, 0, 0),
    (0, 0, 0, 0, 0, 0, 1, 0),
    (0, 0, 0, 0, 0, 0, 0, 1),
)
"""The parts of each action: at most one of two houses stands in a village."""
CHIT_ACTIONS = tuple(action for action in ACTIONS if action != CHARACTER)
"""What a chit may announce (8)."""

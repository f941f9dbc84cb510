"""The ladder of computer players, as data."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Level:
    """How a computer player thinks.

    `key` names it in saves, on the command line and in texts. `evaluator` is the evaluator of the box's brain that it
    follows (None: it plays at random). It looks `depth` own moves ahead as long as its turn goes on, following up the
    best `beam` beginnings, and tries the `width` best plans of this first look in `worlds` imagined worlds.
    `temperature` is how far, in points, a plan may be behind and still tempt it (0: never). `blunder_rate` is the share
    of moves, in percent, that it does not even notice. `remembers` tells whether it uses what was seen openly and is
    hidden now. `is_offered` tells whether people may choose it.
    """

    key: str
    evaluator: str | None = None
    worlds: int = 1
    depth: int = 1
    beam: int = 1
    width: int = 1
    temperature: float = 0.0
    blunder_rate: int = 0
    remembers: bool = False
    is_offered: bool = True


LADDER = (
    Level("random", is_offered=False),
    Level("baseline", evaluator="baseline", worlds=6, depth=1, width=12, is_offered=False),
    Level("easy", evaluator="baseline", worlds=2, depth=1, width=12, temperature=1.0, blunder_rate=15),
    Level("normal", evaluator="learned", worlds=8, depth=8, beam=4, width=12),
)
"""From the weakest to the strongest."""
DEFAULT = "normal"
OFFERED = tuple(level.key for level in LADDER if level.is_offered)
_BY_KEY = {level.key: level for level in LADDER}


def level(key: str) -> Level:
    """Returns the level of that key; the default one for a key that the ladder has not, as of a damaged save."""
    return _BY_KEY.get(key, _BY_KEY[DEFAULT])


def strongest() -> Level:
    """Returns the level that plays best: hints, the coach and the review of a game think like it."""
    return LADDER[-1]

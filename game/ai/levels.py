"""The ladder of computer players, as data."""

from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Rollouts:
    """How far a level plays on: its `width` best moves, in that many `worlds`.

    A rollout ends where the seat's own turn comes for the `turns`-th time after this one. With `mixes` everybody draws
    among what is about as good there, where the box's guide has a policy that does. All of it is a fixed amount of
    work, so that the same seed plays the same game on any machine.
    """

    width: int
    worlds: int
    turns: int
    mixes: bool = False


@dataclass(frozen=True, slots=True)
class Level:
    """How a computer player thinks.

    `key` names it in saves, on the command line and in texts. `evaluator` is the evaluator of the box's brain that it
    follows (None: it plays at random). It looks `depth` own moves ahead as long as its turn goes on, following up the
    best `beam` beginnings, and tries the `width` best plans of this first look in `worlds` imagined worlds.
    `temperature` is how far, in points, a plan may be behind and still tempt it (0: never). `blunder_rate` is the share
    of moves, in percent, that it does not even notice. `remembers` tells whether it uses what was seen openly and is
    hidden now. `rollouts` tells how its best moves are played on (None: not at all). `is_offered` tells whether people
    may choose it.
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
    rollouts: Rollouts | None = None
    is_offered: bool = True


_NORMAL = Level("normal", evaluator="learned", worlds=8, depth=8, beam=4, width=12)
LADDER = (
    Level("random", is_offered=False),
    Level("baseline", evaluator="baseline", worlds=6, depth=1, width=12, is_offered=False),
    Level("easy", evaluator="baseline", worlds=2, depth=1, width=12, temperature=1.0, blunder_rate=15),
    Level("casual", evaluator="learned", worlds=2, depth=4, beam=2, width=12, blunder_rate=15),
    _NORMAL,
    replace(_NORMAL, key="hard", rollouts=Rollouts(width=2, worlds=24, turns=4)),
    replace(_NORMAL, key="adviser", rollouts=Rollouts(width=3, worlds=48, turns=3), is_offered=False),
    replace(_NORMAL, key="expert", rollouts=Rollouts(width=6, worlds=160, turns=6, mixes=True), remembers=True),
)
"""From the weakest to the strongest."""
DEFAULT = _NORMAL.key
OFFERED = tuple(level.key for level in LADDER if level.is_offered)
_BY_KEY = {level.key: level for level in LADDER}


def level(key: str) -> Level:
    """Returns the level of that key; the default one for a key that the ladder has not, as of a damaged save."""
    return _BY_KEY.get(key, _BY_KEY[DEFAULT])


def quicker(how: Level) -> Level:
    """Returns a level that plays on in a quarter of the worlds, for slow computers; others think no less than ever."""
    if how.rollouts is None:
        return how
    return replace(how, rollouts=replace(how.rollouts, worlds=how.rollouts.worlds // 4))


def adviser() -> Level:
    """Returns the level that hints, the coach and the review of a game think like.

    It answers within a second or so: a hint is waited for, and a review asks a hundred times. It is a level of its own,
    so that advice stays what it is when the levels that people play against are spaced anew.
    """
    return level("adviser")

"""What somebody does in Maharaja who knows it: seat 0 has few palaces left, and whoever builds the last one wins."""

from typing import Any

from game.ai.advice import Advice
from game.boxes.maharaja.rules import components, moves
from tests.boxes.maharaja.positions import turn
from tests.known import Known

_GOLD_FOR_ONE = 12


def _turn(first: str, second: str, *, left: int = 1, **given: Any) -> Any:
    state = turn(first, second, **given)
    state.public.palaces = (left, 3, 3, 3)
    return state


def _builds(found: Advice) -> bool:
    return any(isinstance(move, moves.BuildPalace) for move in found.plan)


def _first(kind: type, **given: Any) -> Any:
    return lambda found: (
        isinstance(found.move, kind) and all(getattr(found.move, name) == value for name, value in given.items())
    )


KNOWN = {
    "the last palace is built as soon as it can be paid": Known(
        _turn("palace", "governors", gold=_GOLD_FOR_ONE), _builds
    ),
    "gold is taken first where it is missing for the palace": Known(
        _turn("gold", "palace", gold=_GOLD_FOR_ONE - 2), _first(moves.TakeGold)
    ),
    "with nine gold the Artisan comes first": Known(
        _turn("palace", "character", gold=9, held=(1, 2, 3, 4)),
        _first(moves.TakeCharacter, character=components.ARTISAN),
        {"artisan"},
    ),
    "of two palaces both are built where both can be paid": Known(
        _turn("palace", "palace", left=2, gold=2 * _GOLD_FOR_ONE),
        lambda found: sum(isinstance(move, moves.BuildPalace) for move in found.plan) == 2,
    ),
    "no house is built that leaves too little for the palace": Known(
        _turn("palace_house", "governors", gold=_GOLD_FOR_ONE), lambda found: isinstance(found.move, moves.BuildPalace)
    ),
}

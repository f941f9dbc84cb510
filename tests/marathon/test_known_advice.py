"""Hints where somebody who knows a game knows what to do (`python -m tests.trials.known` plays both ways on)."""

import pytest

from game.ai import levels
from game.ai.advice import advise
from game.core import box as shelf
from game.core.rules import Seat
from tests.known import Known, alhambra, alhambra_cards, maharaja, ys

BY_BOX: dict[str, dict[str, Known]] = {
    "alhambra": alhambra.KNOWN,
    "alhambra_cards": alhambra_cards.KNOWN,
    "maharaja": maharaja.KNOWN,
    "ys": ys.KNOWN,
}


@pytest.mark.parametrize(("box", "name"), [(box, name) for box, known in BY_BOX.items() for name in known])
@pytest.mark.parametrize("seed", range(4))
def test_a_hint_says_what_somebody_knows_who_knows_the_game(box: str, name: str, seed: int) -> None:
    known = BY_BOX[box][name]
    found = advise(box, levels.adviser(), shelf.rules(box).view(known.state, Seat(0)), Seat(0), seed)
    assert known.is_right(found), found.plan
    told = [str(why.key).removeprefix("reasons.") for why in found.reasons]
    assert not known.why or (told and told[0] in known.why), told

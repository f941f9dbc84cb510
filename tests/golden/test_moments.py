"""The great moments of whole games that were kept: as many as people would count, and no secret among them."""

from collections import Counter

import pytest

from game.boxes.alhambra.rules.events import TileBought
from game.boxes.alhambra.rules.walls import wall
from game.boxes.alhambra_cards.rules.events import BuildingBought
from game.boxes.alhambra_family.rules.events import TurnSkipped
from game.boxes.maharaja.rules.events import CityScored
from game.boxes.ys.rules.events import QuarterCounted
from game.core.beat import Beat
from game.core.rules import Seat
from game.session.session import Session
from game.tabletop.moments import Moment
from tests.golden.kept import finished
from tests.golden.test_ending import table

GAMES = ["alhambra/three-open-hands", "alhambra_cards/three-no-reshuffle", "maharaja/three-short", "ys/three"]


def stages(session: Session, viewer: Seat | None) -> list[Beat]:
    return [stage for beat in session.beats(viewer) for stage in beat.stages]


def celebrated(session: Session, viewer: Seat | None = None) -> list[tuple[int, Moment]]:
    """Returns every great moment of a game as one viewer learned it, with the number of its entry."""
    told, shown = stages(session, viewer), table(session)
    return [(stage.number, moment) for i, stage in enumerate(told) for moment in shown.moments(stage, told[:i])]


@pytest.mark.parametrize("name", GAMES)
def test_everybody_sees_the_same_great_moments_one_for_each_occasion(name: str) -> None:
    """They tell nothing that only some may know."""
    session = finished(name)
    seen = celebrated(session)
    assert seen and all(celebrated(session, Seat(seat)) == seen for seat in range(len(session.players)))
    expected: Counter[str] = Counter(last_round=1)
    for beat in stages(session, None):
        is_vain = any(isinstance(event, TurnSkipped) and event.bonus for event in beat.events)
        for event in beat.events:
            match event:
                case TileBought() | BuildingBought():
                    by_vizier = isinstance(event, TileBought) and event.by_vizier
                    expected["exact"] += event.exact and not by_vizier and not is_vain
                case CityScored() | QuarterCounted() if not beat.view.is_over:
                    expected["city"] += bool(event.ranking) and event.ranking[0] < len(session.players)
    found = Counter(str(moment.kind) for _, moment in seen)
    assert {kind: found[kind] for kind in expected} == dict(expected)
    led = [(number, moment) for number, moment in seen if moment.kind == "lead"]
    assert led or name != "ys/three", "the lead changes hands"
    totals = {beat.number: table(session).points(beat.view) for beat in stages(session, None)}
    for number, moment in led:
        now, before = totals[number], totals[max(earlier for earlier in totals if earlier < number)]
        assert moment.seat is not None and str(now[moment.seat]) in moment.text
        assert max(now) == now[moment.seat] and now.count(max(now)) == 1, "who takes the lead is ahead"
        assert before[moment.seat] < max(before) or before.count(max(before)) > 1, "and was not"


def test_the_longest_wall_is_told_when_it_becomes_somebodys() -> None:
    session = finished("alhambra/three-open-hands")
    expected, holder = [], None
    for beat in stages(session, None):
        walls = [wall(board) for board in beat.view.boards]
        best = [seat for seat, length in enumerate(walls) if length == max(walls) and length >= 8]
        now = best[0] if len(best) == 1 else None
        if now not in (None, holder) and not beat.view.is_over:
            expected.append((beat.number, now, max(walls)))
        holder = now
    found = [(number, moment) for number, moment in celebrated(session) if moment.kind == "wall"]
    assert found
    assert [(number, moment.seat) for number, moment in found] == [(number, seat) for number, seat, _ in expected]
    for (_, moment), (_, _, length) in zip(found, expected, strict=True):
        assert str(length) in moment.text

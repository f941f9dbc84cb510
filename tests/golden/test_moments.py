"""The great moments of whole games that were kept: as many as people would count, and no secret among them."""

from collections import Counter
from collections.abc import Iterator

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
from game.tabletop import loading
from game.tabletop.moments import Moment
from game.tabletop.table import Table
from tests.boxes.looking import cast, words
from tests.golden.test_golden import kept

GAMES = ["alhambra/three-open-hands", "alhambra_cards/three-no-reshuffle", "maharaja/three-short", "ys/three"]
each_game = pytest.mark.parametrize("name", GAMES)


def table_of(session: Session) -> Table:
    made: Table = loading.table(session.box)(words(), cast(len(session.players)), session.options)
    return made


def stages(session: Session, viewer: Seat | None) -> list[Beat]:
    return [stage for beat in session.beats(viewer) for stage in beat.stages]


def celebrated(session: Session, viewer: Seat | None = None) -> Iterator[tuple[int, Moment]]:
    """Yields every great moment of a game as one viewer learned it, with the number of its entry."""
    told, table = stages(session, viewer), table_of(session)
    for i, stage in enumerate(told):
        yield from ((stage.number, moment) for moment in table.moments(stage, told[:i]))


@each_game
def test_everybody_sees_the_same_great_moments(name: str) -> None:
    """They tell nothing that only some may know."""
    session = kept(name)
    seen = list(celebrated(session))
    assert seen
    for seat in range(len(session.players)):
        assert list(celebrated(session, Seat(seat))) == seen


@each_game
def test_there_is_one_for_each_occasion(name: str) -> None:
    session = kept(name)
    told = stages(session, None)
    expected: Counter[str] = Counter()
    for beat in told:
        is_vain = any(isinstance(event, TurnSkipped) and event.bonus for event in beat.events)
        for event in beat.events:
            match event:
                case TileBought() | BuildingBought():
                    by_vizier = isinstance(event, TileBought) and event.by_vizier
                    expected["exact"] += event.exact and not by_vizier and not is_vain
                case CityScored() | QuarterCounted() if not beat.view.is_over:
                    expected["city"] += bool(event.ranking) and event.ranking[0] < len(session.players)
    expected["last_round"] = 1
    found = Counter(str(moment.kind) for _, moment in celebrated(session))
    assert {kind: found[kind] for kind in expected} == dict(expected)


def test_the_longest_wall_is_told_when_it_becomes_somebodys() -> None:
    session = kept("alhambra/three-open-hands")
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


@each_game
def test_whoever_takes_the_lead_is_ahead_and_was_not(name: str) -> None:
    session = kept(name)
    told, table = stages(session, None), table_of(session)
    totals = {beat.number: table.points(beat.view) for beat in told}
    for number, moment in celebrated(session):
        if moment.kind == "lead":
            assert moment.seat is not None
            assert max(totals[number]) == totals[number][moment.seat]
            assert totals[number].count(max(totals[number])) == 1
            before = totals[max(earlier for earlier in totals if earlier < number)]
            assert before[moment.seat] < max(before) or before.count(max(before)) > 1
            assert str(totals[number][moment.seat]) in moment.text


def test_the_lead_changes_hands_in_some_game() -> None:
    assert any(moment.kind == "lead" for _, moment in celebrated(kept("ys/three")))

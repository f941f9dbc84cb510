"""What kept games say: points by kind that add up, deeds that were really done, and great moments on the way."""

from collections import Counter

import pytest

from game.boxes.alhambra.rules.events import TileBought, WallsScored
from game.boxes.alhambra.rules.scoring import wall
from game.boxes.alhambra_cards.rules.events import BuildingBought
from game.boxes.alhambra_family.rules.events import ScoringDone, TurnSkipped
from game.boxes.maharaja.rules.events import CityScored
from game.boxes.ys.rules.events import BidsRevealed, QuarterCounted
from game.core.rules import Beat, Seat
from game.session.session import Session
from game.tabletop import loading
from game.tabletop.ended import Deed, PointKind, best, whole, worth_telling
from game.tabletop.moments import Moment
from game.tabletop.table import Appearance, Table
from tests.boxes.looking import words
from tests.breadth import wide
from tests.golden.kept import finished
from tests.golden.test_golden import ENDS

FEW = ("alhambra/two", "alhambra_cards/two-most", "maharaja/three-short", "ys/two", "ys/four-favour")
REST = PointKind("rest", "rest")


def table(session: Session) -> Table:
    cast = [Appearance(player.name, player.colour, True) for player in session.players]
    made: Table = loading.table(session.box)(words(), cast, session.options)
    return made


@pytest.mark.parametrize("name", wide(FEW, ENDS))
def test_points_by_kind_add_up_and_what_everybody_built_is_told(name: str) -> None:
    """A table of works tells of everybody who has any, the first one always."""
    session = finished(name)
    shown, result = table(session), session.result()
    found = shown.breakdown(session.beats(None))
    seats = [party for party in found.parties if party.seat is not None]
    assert tuple(party.total for party in seats) == result.totals
    assert all(len(party.shares) == len(found.kinds) for party in found.parties)
    assert all(party.name in share.told for party in found.parties for share in party.shares)
    assert len(found.parties) == len(seats) or found.note
    assert whole(found, result, REST) == found
    assert set(found.kinds) <= set(shown.kinds())
    works = [shown.works(session.view(None), Seat(seat)) for seat in range(len(session.players))]
    assert all(each is None or player.name in each.told for each, player in zip(works, session.players, strict=True))
    assert works[session.result().places.index(1)] is not None


@pytest.mark.parametrize(("name", "nobody"), [("alhambra/two", 172), ("alhambra_cards/two-most", 169), ("ys/two", 97)])
def test_who_only_takes_part_comes_last_and_has_no_seat(name: str, nobody: int) -> None:
    found = table(finished(name)).breakdown(finished(name).beats(None))
    assert [party.seat for party in found.parties] == [Seat(0), Seat(1), None]
    assert found.parties[-1].total == nobody


def test_what_a_closed_history_does_not_tell_any_more_is_a_kind_of_its_own() -> None:
    session = finished("ys/two")
    late = table(session).breakdown([*session.beats(None)[-2:]])
    mended = whole(late, session.result(), REST)
    assert mended.kinds[-1] == REST
    assert tuple(party.total for party in mended.parties[:2]) == session.result().totals


# ---------------------------------------------------------------------- deeds
DEEDS = {
    "alhambra/two": [
        (1, "Greatest leap", "in the 3rd scoring", "+57"),
        (1, "Longest wall", "in the 1st scoring", "5"),
        (0, "Exact change", "7 exact payments", "7×"),
        (1, "Busiest turn", "2 purchases in one turn", "2"),
        (0, "Costliest exact buy", "tower, paid exactly", "13"),
    ],
    "alhambra_cards/three-shared-win": [
        (2, "Greatest leap", "in scoring C", "+70"),
        (2, "Closest majority", "Palaces, 4 to 3", "+19"),
        (2, "Exact change", "4 exact payments", "4×"),
        (0, "Busiest turn", "2 purchases in one turn", "2"),
        (2, "Busiest turn", "2 purchases in one turn", "2"),
    ],
    "maharaja/three-short": [
        (2, "Master builder", "2 palaces in one turn", "2"),
        (2, "Most tolls", "gold from travellers", "+83"),
    ],
    "ys/two": [
        (0, "Finest treasure", "for 5 red gems", "+15"),
        (1, "Mightiest quarter", "sum in quarter 1", "13"),
        (0, "By a hair", "in quarter 1", "3:2"),
        (1, "Boldest bid", "4 + 3 for the order", "7"),
        (0, "Boldest bid", "4 + 3 for the order", "7"),
    ],
}


@pytest.mark.parametrize("name", DEEDS)
def test_the_best_deeds_are_told(name: str) -> None:
    found = table(finished(name)).deeds(finished(name).beats(None))
    assert [(int(deed.seat), deed.title, deed.told, deed.value) for deed in found] == DEEDS[name]


def test_who_did_as_much_as_another_is_told_as_well() -> None:
    """“Boldest bid: 8” went to one of four who had all bid that."""

    def deed(seat: int, value: int, title: str = "Boldest bid") -> Deed:
        return Deed(Seat(seat), title, "", str(value))

    bids = best([(8, deed(0, 8)), (8, deed(3, 8)), (7, deed(1, 7)), (8, deed(3, 8))], least=5)
    assert worth_telling(found for _, found in bids) == [deed(0, 8), deed(3, 8)]
    assert best([(4, deed(0, 4))], least=5) == []
    assert worth_telling([deed(0, 8), deed(1, 8), deed(2, 8), deed(2, 9, "Tolls")]) == [deed(2, 9, "Tolls")]


def highest(beats: list[Beat], seats: range) -> dict[str, int]:
    """Returns what the deeds are about, counted in another way."""
    news = [event for beat in beats for event in beat.events]
    gains = [e.gains[seat] for e in news if isinstance(e, ScoringDone) for seat in seats]
    exact = [e.seat for e in news if isinstance(e, TileBought) and e.exact]
    return {
        "Greatest leap": max(gains, default=0),
        "Longest wall": max((max(e.points) for e in news if isinstance(e, WallsScored)), default=0),
        "Exact change": max(exact.count(Seat(seat)) for seat in seats),
        "Richest city": max((max(e.payouts) for e in news if isinstance(e, CityScored)), default=0),
        "Boldest bid": max((sum(bid) for e in news if isinstance(e, BidsRevealed) for bid in e.bids), default=0),
    }


@pytest.mark.parametrize("name", ["alhambra/three-falcons", "maharaja/two", "ys/three"])
def test_nobody_did_more_than_the_best_deed(name: str) -> None:
    session, beats = finished(name), finished(name).beats(None)
    deeds = {deed.title: int(deed.value.strip("+×")) for deed in table(session).deeds(beats) if ":" not in deed.value}
    most = highest([*beats], range(len(session.players)))
    told = {title: number for title, number in most.items() if title in deeds}
    assert told and told == {title: deeds[title] for title in told}


# ---------------------------------------------------------------------- great moments
GAMES = ["alhambra/three-open-hands", "alhambra_cards/three-no-reshuffle", "maharaja/three-short", "ys/three"]


def stages(session: Session, viewer: Seat | None) -> list[Beat]:
    return [stage for beat in session.beats(viewer) for stage in beat.stages]


def celebrated(session: Session, viewer: Seat | None = None) -> list[tuple[int, Moment]]:
    """Returns every great moment of a game as one viewer learned it, with the number of its entry."""
    told, shown = stages(session, viewer), table(session)
    return [(stage.number, moment) for i, stage in enumerate(told) for moment in shown.moments(stage, told[:i])]


@pytest.mark.parametrize("name", wide(GAMES, [*GAMES, "alhambra/three-vizier", "maharaja/two", "ys/two"]))
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
    played = [beat for beat in stages(session, None) if not beat.view.is_over]  # who wins is told at the end
    totals = {beat.number: table(session).points(beat.view) for beat in played}
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

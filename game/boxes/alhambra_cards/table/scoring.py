"""How majorities stand, the scorings step by step, and the great moments of the card game."""

from collections.abc import Iterator, Sequence

from game.boxes.alhambra_cards.rules.events import BuildingBought
from game.boxes.alhambra_cards.rules.view import View
from game.boxes.alhambra_cards.table.touches import BUILDING_DECK, building
from game.boxes.alhambra_family.rules.components import TYPE
from game.boxes.alhambra_family.rules.events import LeftoverAwarded, ScoringDone, TypeScored
from game.boxes.alhambra_family.table.distribution import Distribution
from game.boxes.alhambra_family.table.phrases import Players
from game.boxes.alhambra_family.table.scoreboard import Scores
from game.boxes.alhambra_family.table.scoring import ScoringSteps
from game.boxes.alhambra_family.table.standings import Majorities, count_majorities, exact, next_letter
from game.boxes.alhambra_family.table.type_station import TypeStation
from game.core.rules import Beat
from game.tabletop.moments import Moment
from game.tabletop.table import ScoringSequence


def majorities(view: View) -> Majorities:
    """Returns how the majorities of a view stand for the next scoring (after the game: for the last)."""
    owned = (*view.buildings, view.third.buildings) if view.third else view.buildings
    return count_majorities(owned, next_letter(view.piles))


def scores(view: View) -> Scores:
    """Returns what the majority table shows of a view."""
    points = (*view.points, view.third.points) if view.third else view.points
    waiting = frozenset(TYPE[building] for building in view.bought or view.pending)
    return Scores(majorities(view), tuple(map(sum, points)), None if view.is_over else view.turn, waiting)


# ---------------------------------------------------------------------- step by step
FRAME = "frame_plum"


def scoring_sequences(players: Players, beat: Beat) -> list[ScoringSequence]:
    """Returns what is shown after a beat, in the order of its events."""
    shown: list[ScoringSequence] = []
    awarded = [event for event in beat.events if isinstance(event, LeftoverAwarded)]
    if awarded:
        shown.append(Distribution(players, awarded, FRAME))
    scored: list[TypeStation] = []
    for event in beat.events:
        if isinstance(event, TypeScored):
            scored.append(TypeStation(players, event, FRAME))
        elif isinstance(event, ScoringDone):
            shown.append(ScoringSteps(players, scored, event))
            scored = []
    return shown


# ---------------------------------------------------------------------- great moments
def moments(players: Players, beat: Beat, before: Sequence[Beat]) -> Iterator[Moment]:
    """Yields the great moments of a stage of an entry, but for those that both games have after scorings."""
    for event in beat.events:
        if isinstance(event, BuildingBought) and event.exact:
            yield from exact(players, beat, event.seat, building(event.building))
    view: View = beat.view
    had: View | None = before[-1].view if before else None
    if had is not None and had.buildings_left and not view.buildings_left and not view.is_over:
        title, text = players.say("moment.last_buildings"), players.say("moment.last_buildings_text")
        yield Moment("last_round", None, title, text, (BUILDING_DECK,))

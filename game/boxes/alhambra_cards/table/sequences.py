"""The walks that interrupt the table: scorings, and before the last one who gets the last buildings."""

from game.boxes.alhambra_family.rules.events import LeftoverAwarded, ScoringDone, TypeScored
from game.boxes.alhambra_family.table.distribution import Distribution
from game.boxes.alhambra_family.table.phrases import Players
from game.boxes.alhambra_family.table.scoring import ScoringWalk
from game.boxes.alhambra_family.table.type_station import TypeStation
from game.core.beat import Beat
from game.tabletop.table import ScoringSequence

FRAME = "frame_plum"


def walks(players: Players, beat: Beat) -> list[ScoringSequence]:
    """Returns the walks that follow a beat, in the order of its events."""
    found: list[ScoringSequence] = []
    awarded = [event for event in beat.events if isinstance(event, LeftoverAwarded)]
    if awarded:
        found.append(Distribution(players, awarded, FRAME))
    scored: list[TypeStation] = []
    for event in beat.events:
        if isinstance(event, TypeScored):
            scored.append(TypeStation(players, event, FRAME))
        elif isinstance(event, ScoringDone):
            found.append(ScoringWalk(players, scored, event))
            scored = []
    return found

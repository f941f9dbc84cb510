"""What is shown step by step over the table: scorings, and before the last one who gets the last buildings."""

from game.boxes.alhambra_family.rules.events import LeftoverAwarded, ScoringDone, TypeScored
from game.boxes.alhambra_family.table.distribution import Distribution
from game.boxes.alhambra_family.table.phrases import Players
from game.boxes.alhambra_family.table.scoring import ScoringSteps
from game.boxes.alhambra_family.table.type_station import TypeStation
from game.core.beat import Beat
from game.tabletop.table import ScoringSequence

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

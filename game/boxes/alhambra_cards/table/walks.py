"""The walks that interrupt the table: scorings, and before the last one who gets the last buildings."""

from game.boxes.alhambra_cards.rules.events import BuildingAwarded
from game.boxes.alhambra_cards.table.painting.distribution import Distribution
from game.boxes.alhambra_cards.table.painting.scoring import ScoringWalk
from game.core.beat import Beat
from game.courtyard.phrases import Company
from game.palaces.events import ScoringDone, TypeScored
from game.widgets.table import Interlude


def walks(company: Company, beat: Beat) -> list[Interlude]:
    """Returns the walks that follow a beat, in the order of its events."""
    found: list[Interlude] = []
    awarded = tuple(event for event in beat.events if isinstance(event, BuildingAwarded))
    if awarded:
        found.append(Distribution(company, awarded))
    scored: list[TypeScored] = []
    for event in beat.events:
        if isinstance(event, TypeScored):
            scored.append(event)
        elif isinstance(event, ScoringDone):
            found.append(ScoringWalk(company, tuple(scored), event))
            scored = []
    return found

"""The great moments of the card game."""

from collections.abc import Iterator, Sequence

from game.boxes.alhambra_cards.rules.events import BuildingBought
from game.boxes.alhambra_cards.rules.view import View
from game.boxes.alhambra_cards.table.items import BUILDING_DECK, building
from game.boxes.alhambra_family.table.moments import exact
from game.boxes.alhambra_family.table.phrases import Players
from game.core.beat import Beat
from game.tabletop.moments import Moment


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

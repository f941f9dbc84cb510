"""What happened, told for the log, for ears and in order of movement."""

from collections.abc import Iterator, Sequence

from game.boxes.alhambra_cards.rules.events import BuildingBought, BuildingPlaced
from game.boxes.alhambra_cards.rules.view import View
from game.boxes.alhambra_cards.table.touches import BUILDING_DECK
from game.boxes.alhambra_cards.table.touches import building as building_item
from game.boxes.alhambra_family.rules import events as ev
from game.boxes.alhambra_family.rules.bank import MoneyView
from game.boxes.alhambra_family.rules.components import YARD_CURRENCY
from game.boxes.alhambra_family.table.items import money
from game.boxes.alhambra_family.table.narrator import FamilyNarrator, shared_cues
from game.boxes.alhambra_family.table.phrases import THIRD, amount, building, buildings
from game.core.rules import Beat
from game.stage.stage import Cue
from game.tabletop.items import Item
from game.tabletop.table import LogLine


class Narrator(FamilyNarrator):
    """Tells beats."""

    def _on_market(self, opened: Sequence[int]) -> LogLine:
        return self._line(None, "yard_filled", *map(building_item, opened), buildings=buildings(opened))

    def _shared(self, event: object, view: MoneyView) -> list[LogLine]:
        """The last scoring has no card that would announce it."""
        lines = super()._shared(event, view)
        if isinstance(event, ev.TypeScored) and event.letter == "C" and event.kind == 0:
            return [self._in_sequence(None, "last_scoring"), *lines]
        return lines

    def _own(self, event: object, view: View) -> Iterator[LogLine]:
        """The sentences of one event; the end of a turn shows in the banner and needs none."""
        match event:
            case ev.ThirdDealt(dealt):
                yield self._line(None, "third_dealt", third=THIRD, buildings=buildings(dealt))
            case BuildingBought(seat, slot, number, _, price, paid, exact):
                sums = {"price": amount(YARD_CURRENCY[slot], price), "paid": amount(YARD_CURRENCY[slot], paid)}
                key = "buys_exactly" if exact else "buys_over"
                yield self._line(seat, key, building_item(number), building=building(number), **sums)
            case BuildingPlaced(buyer, owner, number) if view.third is not None:
                key, item = "gives" if owner is None else "keeps", building_item(number)
                yield self._line(buyer, key, item, building=building(number), third=THIRD)
            case ev.MarketRanOut():
                yield self._line(None, "buildings_out", BUILDING_DECK)
            case ev.LeftoverAwarded(slot, number, seat, amounts, reason):
                text = self._award(slot, amounts, reason, building=building(number))
                yield LogLine(seat, text, (building_item(number),), is_in_sequence=True)

    # ------------------------------------------------------------------ movement and sound
    def cues(self, beat: Beat) -> list[Cue[Item]]:
        cues = [cue for event in beat.events for cue in _moved(event)]
        passed = any(isinstance(event, ev.TurnEnded) for event in beat.events)
        if passed and not beat.view.is_over and self._players.cast[beat.view.turn].is_human:
            cues.append(Cue((), "turn"))
        return cues


def _moved(event: object) -> Iterator[Cue[Item]]:
    match event:
        case BuildingBought(_, _, number, cards):
            yield Cue(tuple(map(money, cards)), "coins")
            yield Cue((building_item(number),), "tile")
        case BuildingPlaced(_, _, number) | ev.TileOpened(_, number):
            yield Cue((building_item(number),), "tile")
        case ev.LeftoverAwarded(_, number, seat) if seat is not None:
            yield Cue((building_item(number),), "tile")
        case _:
            yield from shared_cues(event)

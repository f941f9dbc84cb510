"""Placing brokers and playing characters."""

from collections.abc import Iterator

from game.boxes.ys.rules.events import (
    BrokerLookedAt,
    BrokerPlaced,
    CardPlayed,
    FrontRefilled,
    FrontsOpened,
)
from game.boxes.ys.table.characters import character
from game.boxes.ys.table.items import broker_item, place_item
from game.boxes.ys.table.narration.narrator import EventNarrator, VisibleBeat
from game.boxes.ys.table.phrases import broker, spot
from game.tabletop.table import LogLine

Values = dict[str, object]


class Placing(EventNarrator):
    """Tells what is placed, looked at and played."""

    def lines(self, event: object, known: VisibleBeat) -> Iterator[LogLine]:
        match event:
            case BrokerPlaced():
                yield from self._placed(event, known)
            case FrontRefilled(seat, value):
                yield self._line(seat, "refills", broker=broker(value))
            case FrontsOpened(front):
                yield self._line(None, "fronts", fronts=self._sums(front))
            case BrokerLookedAt(seat, tag):
                yield from self._looked(seat, tag, known)
            case CardPlayed():
                key, values = character(event.card, self._players).told(event)
                items = [place_item(place) for place in event.places if place is not None]
                yield self._line(event.seat, f"plays.{key}", *items, **values)
                if event.point:
                    yield self._line(event.seat, "market_point")

    # ------------------------------------------------------------------ brokers
    def _placed(self, event: BrokerPlaced, known: VisibleBeat) -> Iterator[LogLine]:
        value = known.values.get(event.tag) if event.value is None else event.value
        key = self._way(event, is_known=value is not None)
        values: Values = {"spot": spot(event.place)}
        if value is not None:
            values["broker"] = broker(value)
        yield self._line(event.seat, key, broker_item(event.tag), place_item(event.place), **values)
        if event.point:
            yield self._line(event.party, "market_point")

    def _way(self, event: BrokerPlaced, *, is_known: bool) -> str:
        if event.party >= len(self._players.cast):
            return "places_neutral_this" if is_known else "places_neutral"
        if event.from_front and is_known:
            return "places_front" if event.value is not None else "places_front_hidden"
        if event.value is not None:
            return "places"
        return "places_hidden_this" if is_known else "places_hidden"

    def _looked(self, seat: int, tag: int, known: VisibleBeat) -> Iterator[LogLine]:
        public = known.view.public
        name = self._players.name(seat)
        found = next((broker for broker in public.brokers if broker.tag == tag), None)
        if found is None:
            owner = next(seat for seat, tags in enumerate(public.throne) if tag in tags)
            yield self._line(seat, "looks_throne", broker_item(tag), owner=self._players.name(owner))
        else:
            values: Values = {"owner": self._players.name(found.party), "spot": spot(found.place)}
            yield self._line(seat, "looks", broker_item(tag), **values)
        if tag in known.values:
            text = self._say("sees", player=name, broker=broker(known.values[tag]))
            yield LogLine(None, text, (broker_item(tag),))

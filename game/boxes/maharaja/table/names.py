"""What the items on the table are called, for tips and screen readers, and why one cannot be touched."""

from collections import Counter
from collections.abc import Callable

from game.boxes.maharaja.rules import actions, characters
from game.boxes.maharaja.rules.board import CENTRE, CITIES, START, city_place
from game.boxes.maharaja.rules.exchange import holder
from game.boxes.maharaja.rules.illegal import illegal_reason
from game.boxes.maharaja.rules.items import CITY, TRAY, VILLAGE
from game.boxes.maharaja.rules.public import NEUTRAL
from game.boxes.maharaja.rules.tolls import Route, blocking_village, least_toll
from game.boxes.maharaja.rules.view import View
from game.boxes.maharaja.table.phrases import (
    action_name,
    box_of,
    character_name,
    city,
    gold,
    paid,
    place,
    shares,
    village,
)
from game.core.rules import Seat
from game.locale.words import Term
from game.tabletop.players import Players

_TELLING = frozenset({"architect", "character", "governor", "house", "maharaja", "palace", "seat"})
_OBVIOUS = frozenset(f"refuse.{reason}" for reason in ("not_now", "not_yours", "no_part", "site_taken"))
"""Why a person or piece cannot be touched, if there was no thought of it: what it does or whose it is matters more."""
_SIMPLE = frozenset({"builder", "chit", "gold", "quarry", "pass", "done"})


class Names:
    """Says what items are and why they cannot be touched."""

    def __init__(self, players: Players) -> None:
        self._players = players
        self._say = players.say
        self._kinds: dict[str, Callable[[View, str, str], str]] = {
            "village": self._village,
            "city": self._city,
            "tray": self._tray,
            "site": self._site,
            "palace": self._palace,
            "house": self._services,
            "architect": self._architect,
            "governor": self._governor,
            "character": self._character,
            "action": self._action,
            "bid": self._bid,
            "seat": self._seat,
            "maharaja": self._maharaja,
        }

    def describe(self, view: View, item: str) -> str:
        """Returns what an item is."""
        if item in _SIMPLE:
            return self._say(f"item.{item}")
        kind, _, rest = item.partition(":")
        return self._kinds[kind](view, item, rest) if kind in self._kinds else ""

    def route(self, rank: int, route: Route) -> str:
        """Returns what one of several routes is, counted from 0."""
        tolls: object = shares(self._players, paid(route.toll)) or self._say("travel.no_tolls")
        return self._say("item.route", number=rank + 1, tolls=tolls)

    # ------------------------------------------------------------------ places
    def _village(self, view: View, item: str, rest: str) -> str:
        number = VILLAGE.index(item)
        owners = Counter(view.public.villages[number])
        if not owners:
            return self._say("item.village_empty", village=village(number))
        told = [
            self._say("item.owner", player=self._players.name(seat), count=count)
            for seat, count in sorted(owners.items())
        ]
        return self._say("item.village", village=village(number), owners=told)

    def _city(self, view: View, item: str, rest: str) -> str:
        number, public = CITY.index(item), view.public
        built = sum(owner is not None for owner in public.sites[number])
        values = {
            "city": city(number),
            "palaces": Term("maharaja.palaces", built),
            "houses": Term("maharaja.houses", sum(public.houses[number])),
        }
        text = self._say("item.city_maharaja" if public.city == number else "item.city", **values)
        if not public.variants.homes:
            return text
        return f"{text} · {self._say('item.home', character=character_name(self._players, characters.HOME[number]))}"

    def _tray(self, view: View, item: str, rest: str) -> str:
        return self._say("item.tray", city=city(TRAY.index(item)))

    def _site(self, view: View, item: str, rest: str) -> str:
        number, site = _garden(rest)
        if site == CENTRE:
            return self._say("item.site_centre", city=city(number))
        return self._say("item.site_outer", city=city(number), number=site)

    def _palace(self, view: View, item: str, rest: str) -> str:
        number, site = _garden(rest)
        owner = view.public.sites[number][site]
        if owner == NEUTRAL or owner is None:
            return self._say("item.palace_neutral", city=city(number), number=site)
        key = "palace_outer" if site else "palace_centre"
        return self._say(f"item.{key}", city=city(number), number=site, player=self._players.name(owner))

    # ------------------------------------------------------------------ pieces
    def _services(self, view: View, item: str, rest: str) -> str:
        key, seat = rest.split(":")[0], _seat_of(item)
        if key in CITIES:
            where, count = city_place(CITIES.index(key)), view.public.houses[CITIES.index(key)][seat]
        else:
            where = VILLAGE.index(f"village:{key}")
            count = view.public.villages[where].count(seat)
        houses = Term("maharaja.houses", count)
        return self._say("item.house", player=self._players.name(seat), houses=houses, place=place(where))

    def _architect(self, view: View, item: str, rest: str) -> str:
        seat = _seat_of(item)
        at, player = view.public.architects[seat], self._players.name(seat)
        if at == START:
            return self._say("item.architect_start", player=player)
        return self._say("item.architect", player=player, city=city(at))

    def _maharaja(self, view: View, item: str, rest: str) -> str:
        at = view.public.city
        return self._say("item.maharaja_start") if at is None else self._say("item.maharaja", city=city(at))

    def _governor(self, view: View, item: str, rest: str) -> str:
        number = CITIES.index(rest)
        box = view.public.track.index(number)
        shown = box_of(box)
        if shown is None:
            return self._say("item.governor_start", city=city(number), number=box + 1)
        return self._say("item.governor", city=city(number), number=shown)

    # ------------------------------------------------------------------ people, actions, offers
    def _character(self, view: View, item: str, rest: str) -> str:
        number = characters.NAMES.index(rest)
        seat = holder(view.public, number)
        values = {
            "number": number,
            "character": character_name(self._players, number),
            "ability": self._say(f"ability.{rest}"),
        }
        if seat is None:
            return self._say("item.character", **values)
        return self._say("item.character_of", player=self._players.name(seat), **values)

    def _action(self, view: View, item: str, rest: str) -> str:
        name, arrow = rest.split(":")
        key = "character_several" if name == "character" and view.public.variants.several else name
        values = {
            "action": action_name(self._players, actions.NAMES.index(name)),
            "text": self._say(f"action_text.{key}"),
        }
        return self._say("item.action" if arrow == "1" else "item.action_second", **values)

    def _bid(self, view: View, item: str, rest: str) -> str:
        return self._say("item.bid", gold=gold(int(rest)))

    def _seat(self, view: View, item: str, rest: str) -> str:
        seat, public = Seat(int(rest)), view.public
        held = [character_name(self._players, number) for number in public.characters[seat]]
        return self._say(
            "item.seat" if held else "item.stock",
            player=self._players.name(seat),
            characters=held,
            supply=public.supply[seat],
            quarry=public.quarry[seat],
            palaces=public.palaces[seat],
        )

    # ------------------------------------------------------------------ refusals
    def illegal_reason(self, view: View, touched: tuple[str, ...], item: str) -> str:
        """Returns why an item cannot be touched now, as a sentence; "" where what it is tells more."""
        key = illegal_reason(view, (*touched, item))
        if key is None or (key in _OBVIOUS and item.partition(":")[0] in _TELLING):
            return ""
        if key in ("refuse.blocked", "refuse.too_dear"):
            return self._no_journey(view, CITY.index(item), key)
        return self._say(key)

    def _no_journey(self, view: View, number: int, key: str) -> str:
        """Says which village blocks the way, or what the tolls come to."""
        public, seat = view.public, view.public.acting
        if key == "refuse.too_dear":
            return self._say(key, gold=gold(least_toll(public, seat, number)))
        closed = blocking_village(public, seat, number)
        return self._say("refuse.no_road") if closed is None else self._say(key, village=village(closed))


def _garden(rest: str) -> tuple[int, int]:
    key, site = rest.split(":")
    return CITIES.index(key), int(site)


def _seat_of(item: str) -> Seat:
    return Seat(int(item.rpartition("seat")[2]))

"""What an action of the disc does, and what it would change now, while it is pointed at or chosen."""

from collections.abc import Callable, Iterator

from game.boxes.maharaja.rules import actions
from game.boxes.maharaja.rules.turn import FETCHED, HOUSE_PRICE, TAKEN_GOLD, palace_price
from game.boxes.maharaja.rules.view import Public, View
from game.boxes.maharaja.table.move_items import decider
from game.boxes.maharaja.table.phrases import action_name, character_name, city, gold
from game.core.rules import Seat
from game.tabletop.players import Players
from game.tabletop.table import Preview

Line = tuple[str, str]


class Explanation:
    """Explains the actions of the disc with the figures of a position."""

    def __init__(self, players: Players) -> None:
        self._players = players
        self._say = players.say

    def action(self, view: View, number: int, first: int | None = None) -> Preview:
        """Returns what an action does; `first` is another one that is chosen already (None: none is)."""
        name = actions.NAMES[number]
        several = "_several" if number == actions.CHARACTER and view.public.variants.several else ""
        texts = (self._say(f"action_text.{name}{several}"), self._say(f"explain.use.{name}{several}"))
        lines = [*((text, "plain") for text in texts), *self._figures(view, number)]
        if first is not None:
            lines.insert(1, (self._say("explain.first", action=action_name(self._players, first)), "plain"))
        return Preview(action_name(self._players, number), tuple(lines), sprite=f"action_{name}")

    def stock(self, view: View) -> str:
        """Returns what the planner has."""
        public, seat = view.public, decider(view)
        return self._say(
            "explain.stock",
            gold=view.gold[seat] or 0,
            supply=public.supply[seat],
            quarry=public.quarry[seat],
            palaces=public.palaces[seat],
        )

    # ------------------------------------------------------------------ figures
    def _figures(self, view: View, number: int) -> Iterator[Line]:
        told: dict[str, Callable[[Public, Seat, int], Iterator[Line]]] = {
            "gold": self._gold,
            "house": self._house,
            "two_houses": self._two_houses,
            "move": self._move,
            "quarry": self._quarry,
            "palace": self._palace,
            "palace_house": self._palace_house,
            "governors": self._governors,
            "character": self._character,
        }
        seat = decider(view)
        return told[actions.NAMES[number]](view.public, seat, view.gold[seat] or 0)

    def _change(self, key: str, before: int, after: int) -> Line:
        return self._say(f"explain.{key}", before=before, after=after), "good" if after >= before else "plain"

    def _cost(self, price: int, purse: int) -> Line:
        return self._say("explain.cost", gold=gold(price), purse=purse), "plain" if purse >= price else "bad"

    def _gold(self, public: Public, seat: Seat, purse: int) -> Iterator[Line]:
        yield self._change("gold", purse, purse + TAKEN_GOLD)

    def _house(self, public: Public, seat: Seat, purse: int, count: int = 1) -> Iterator[Line]:
        yield self._cost(count * HOUSE_PRICE, purse)
        supply = public.supply[seat]
        line, _ = self._change("supply", supply, max(0, supply - count))
        yield line, "plain" if supply >= count else "bad"

    def _two_houses(self, public: Public, seat: Seat, purse: int) -> Iterator[Line]:
        yield from self._house(public, seat, purse, 2)

    def _move(self, public: Public, seat: Seat, purse: int) -> Iterator[Line]:
        built = sum(row[seat] for row in public.houses) + sum(owners.count(seat) for owners in public.villages)
        yield self._say("explain.own_houses", count=built), "plain" if built else "bad"

    def _quarry(self, public: Public, seat: Seat, purse: int) -> Iterator[Line]:
        supply, quarry = public.supply[seat], public.quarry[seat]
        count = min(FETCHED, quarry)
        line, _ = self._change("supply", supply, supply + count)
        yield line, "good" if count else "bad"
        yield self._change("quarry", quarry, quarry - count)

    def _palace(self, public: Public, seat: Seat, purse: int, extra: int = 0) -> Iterator[Line]:
        yield self._cost(palace_price(public, seat) + extra, purse)
        palaces = public.palaces[seat]
        yield self._change("palaces", palaces, max(0, palaces - 1))

    def _palace_house(self, public: Public, seat: Seat, purse: int) -> Iterator[Line]:
        yield from self._palace(public, seat, purse, HOUSE_PRICE)
        supply = public.supply[seat]
        yield self._change("supply", supply, max(0, supply - 1))

    def _governors(self, public: Public, seat: Seat, purse: int) -> Iterator[Line]:
        lowest = next((number for number in public.track if number is not None), None)
        if lowest is not None:
            yield self._say("explain.next_city", city=city(lowest)), "plain"

    def _character(self, public: Public, seat: Seat, purse: int) -> Iterator[Line]:
        if public.bank:
            names = [character_name(self._players, number) for number in public.bank]
            yield self._say("explain.bank", characters=names), "plain"


def action_use(players: Players, view: View, number: int) -> str:
    """Returns what an action is good for, with the figures of whoever decides."""
    public, seat = view.public, decider(view)
    several = "_several" if number == actions.CHARACTER and public.variants.several else ""
    purse, price = view.gold[seat] or 0, palace_price(public, seat)
    return players.say(
        f"teach.action.{actions.NAMES[number]}{several}",
        before=purse,
        after=purse + TAKEN_GOLD,
        supply=public.supply[seat],
        more=public.supply[seat] + min(FETCHED, public.quarry[seat]),
        gold=gold(price),
        both=gold(price + HOUSE_PRICE),
        palaces=public.palaces[seat],
    )

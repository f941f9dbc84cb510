"""What the items on the table are called, for tips and screen readers, and why one cannot be touched."""

from collections.abc import Callable

from game.boxes.ys.rules import cards, gems
from game.boxes.ys.rules.board import is_market, row_of
from game.boxes.ys.rules.cards import QUEEN
from game.boxes.ys.rules.characters import WINDOW
from game.boxes.ys.rules.illegal import illegal_reason
from game.boxes.ys.rules.items import COLUMN, PLACE
from game.boxes.ys.rules.public import Broker
from game.boxes.ys.rules.ranking import column_totals
from game.boxes.ys.rules.tasks import LOOK
from game.boxes.ys.rules.view import View
from game.boxes.ys.table.evaluation import Evaluation
from game.boxes.ys.table.evaluation import quarter as quarter_places
from game.boxes.ys.table.evaluation import row as row_places
from game.boxes.ys.table.phrases import (
    YsPlayers,
    broker,
    card_name,
    colour,
    column,
    counted,
    gem,
    gems_of,
    ordinal,
    quarter,
    spot,
    window,
)
from game.boxes.ys.table.rewards import Rewards
from game.boxes.ys.table.standing import secret
from game.locale.words import Term


class Names:
    """Says what items are and why they cannot be touched."""

    def __init__(self, players: YsPlayers, evaluation: Evaluation) -> None:
        self._players = players
        self._evaluation = evaluation
        self._say = players.say
        self._rewards = Rewards(players)
        self._kinds: dict[str, Callable[[View, list[str]], str]] = {
            "area": self._place,
            "square": self._place,
            "quarter": self._quarter,
            "broker": self._broker,
            "card": self._card,
            "shown": self._shown,
            "screen": lambda view, rest: self._say("item.screen", broker=broker(int(rest[0]))),
            "neutral": lambda view, rest: self._say("item.neutral", broker=broker(int(rest[0]))),
            "front": self._front,
            "order": self._order,
            "gem": self._gem,
            "stall": self._stall,
            "owned": self._owned,
            "colour": self._colour,
            "column": self._column,
            "quote": self._quote,
            "face": lambda view, rest: self._say(f"item.face_{rest[0]}"),
            "pass": lambda view, rest: self._say("item.pass_look" if view.public.task == LOOK else "item.pass"),
        }

    def describe(self, view: View, item: str) -> str:
        """Returns what an item is."""
        kind, *rest = item.split(":")
        return self._kinds[kind](view, rest) if kind in self._kinds else ""

    # ------------------------------------------------------------------ places
    def _place(self, view: View, rest: list[str]) -> str:
        public = view.public
        kind = "square" if rest[1] in gems.NAMES else "area"
        place = PLACE.index(f"{kind}:{rest[0]}:{rest[1]}")
        here = [found for found in public.brokers if found.place == place]
        if is_market(place):
            return self._square(view, place, here)
        told = self._evaluation.sums(view, (place,))
        named = self._say("item.area" if told else "item.area_empty", spot=spot(place), standing=told)
        return self._joined(named, self._rewards.place(public, place), self._evaluation.own(view, (place,)))

    @staticmethod
    def _joined(*told: str) -> str:
        return " · ".join(part for part in told if part)

    def _square(self, view: View, place: int, here: list[Broker]) -> str:
        row = row_of(place)
        if row not in view.public.rows:
            return self._say("item.square_closed")
        own = self._evaluation.own(view, row_places(row))
        if here:
            named = self._say("item.square_taken", spot=spot(place))
            return self._joined(named, self._rewards.place(view.public, place), own)
        stall = view.public.stalls[row]
        prize = gem(stall) if stall is not None else ""
        return self._joined(self._say("item.square", spot=spot(place), gem=prize), own)

    def _quarter(self, view: View, rest: list[str]) -> str:
        public, number = view.public, int(rest[0])
        named = quarter(number)
        queen = public.effect(QUEEN)
        if number not in public.quarters:
            return self._say("item.quarter_out", quarter=named)
        if queen is not None and queen.number == number:
            return self._say("item.quarter_closed", quarter=named, player=self._players.name(queen.seat))
        shown = public.shown[number]
        if shown is None:
            return self._say("item.quarter_counted", quarter=named)
        label = card_name(self._players, shown)
        told = self._say("item.quarter", quarter=named, card=label, cargo=counted(public.cargo[number]))
        return self._joined(told, self._rewards.quarter(public), self._evaluation.own(view, quarter_places(number)))

    # ------------------------------------------------------------------ brokers
    def _broker(self, view: View, rest: list[str]) -> str:
        public, tag = view.public, int(rest[0])
        found = next((each for each in (*public.brokers, *public.away) if each.tag == tag), None)
        if found is None:
            return self._throned(view, tag)
        text = self._on_board(view, found)
        return f"{text} · {self._say('item.marked')}" if found.marked else text

    def _on_board(self, view: View, found: Broker) -> str:
        values: dict[str, object] = {"player": self._players.name(found.party), "spot": spot(found.place)}
        if found.value is not None:
            return self._say("item.broker", broker=broker(found.value), **values)
        value = secret(view, found.tag)
        if value is None:
            return self._say("item.broker_hidden", **values)
        key = "item.broker_own" if found.party == view.seat else "item.broker_known"
        return self._say(key, broker=broker(value), **values)

    def _throned(self, view: View, tag: int) -> str:
        owner = next((seat for seat, tags in enumerate(view.public.throne) if tag in tags), 0)
        value = secret(view, tag)
        key = "item.throned" if value is None else "item.throned_known"
        told = self._say(key, player=self._players.name(owner), broker=None if value is None else broker(value))
        return f"{told} · {self._say('reward.throne')}"

    def _front(self, view: View, rest: list[str]) -> str:
        seat = int(rest[0].removeprefix("seat"))
        told = self._say("item.front", player=self._players.name(seat), broker=broker(int(rest[1])))
        return f"{told} · {self._say('reward.front')}"

    # ------------------------------------------------------------------ cards and gems
    def _card(self, view: View, rest: list[str]) -> str:
        number = cards.NAMES.index(rest[0])
        is_fresh = view.seat is not None and number in (view.won[view.seat] or ())
        return self._say("item.card_fresh" if is_fresh else "item.card", **self._about(number))

    def _about(self, number: int) -> dict[str, object]:
        return {
            "card": card_name(self._players, number),
            "ability": self._say(f"ability.{cards.NAMES[number]}"),
            "window": window(self._players, number),
        }

    def _shown(self, view: View, rest: list[str]) -> str:
        about = self._about(cards.NAMES.index(rest[0]))
        return self._say("item.shown", quarter=quarter(int(rest[1])), card=about["card"], ability=about["ability"])

    def _order(self, view: View, rest: list[str]) -> str:
        number = int(rest[0])
        public = view.public
        held = public.chosen if public.cards else public.order
        if number not in held or number in public.cards:
            return self._say("item.order", number=number)
        return self._say("item.order_of", player=self._players.name(held.index(number)), number=number)

    def _gem(self, view: View, rest: list[str]) -> str:
        return self._say("item.gem", gem=gem(gems.NAMES.index(rest[1])), quarter=quarter(int(rest[0])))

    def _stall(self, view: View, rest: list[str]) -> str:
        row = int(rest[0])
        stall = view.public.stalls[row]
        if stall is None:
            return ""
        told, places = self._evaluation.sums(view, row_places(row)), row_places(row)
        listed = self._say("standing.list", standing=told) if told else ""
        named = self._say("item.stall", gem=gem(stall), row=row + 1)
        return self._joined(named, listed, self._evaluation.own(view, places))

    def _owned(self, view: View, rest: list[str]) -> str:
        kind, seat = gems.NAMES.index(rest[0]), view.seat or 0
        number = view.public.gems[seat][kind]
        told = self._say("item.owned", player=self._players.name(seat), gems=gems_of(kind, number))
        prize = self._rewards.black(number) if kind == gems.BLACK else self._rewards.colour(view.public, kind)
        return f"{told} · {prize}"

    def _colour(self, view: View, rest: list[str]) -> str:
        key = "item.colour" if rest[1] == "1" else "item.colour_second"
        return self._say(key, gem=gem(gems.NAMES.index(rest[0])))

    # ------------------------------------------------------------------ the market
    def _column(self, view: View, rest: list[str]) -> str:
        number = COLUMN.index(f"column:{rest[0]}")
        known = [found for found in view.public.brokers if found.value is not None]
        if len(known) < len(view.public.brokers):
            return self._joined(*self._evaluation.column(view, number), self._quotation(view, number))
        totals, numbers = column_totals(view.public)
        told = Term("ys.brokers", numbers[number])
        return self._say("item.column", column=column(number), sum=totals[number], brokers=told)

    def _quotation(self, view: View, number: int) -> str:
        quotes = view.public.quotes
        rank = 1 + sum((-quotes[other], other) < (-quotes[number], number) for other in range(4))
        place = ordinal(self._players, rank)
        told = self._say("item.quote", colour=colour(number), value=quotes[number], rank=place)
        return f"{told} · {self._rewards.colour(view.public, number)}"

    def _quote(self, view: View, rest: list[str]) -> str:
        number, step = gems.NAMES.index(rest[0]), 1 if rest[1] == "up" else -1
        value = view.public.quotes[number] + step
        return self._say(f"item.quote_{rest[1]}", colour=colour(number), value=value)

    # ------------------------------------------------------------------ refusals
    def illegal_reason(self, view: View, touched: tuple[str, ...], item: str) -> str:
        """Returns why an item cannot be touched now, as a sentence, or ""."""
        key = illegal_reason(view, (*touched, item))
        if key is None:
            return ""
        number = cards.NAMES.index(item.partition(":")[2]) if item.startswith("card:") else None
        if key == "refuse.other_window" and number in WINDOW:
            return self._say("refuse.other_window_at", window=window(self._players, number))
        return self._say(key)

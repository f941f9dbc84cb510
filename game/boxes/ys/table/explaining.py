"""What things are for, why they cannot be touched, why a move is good, and which page of the rulebook explains it.

The pages say themselves what they explain (`explains` in rulebook.yml).
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from game.ai.reasons import Reason
from game.boxes.ys.rules import components
from game.boxes.ys.rules.characters import AT_ONCE, WINDOW, commerce_points
from game.boxes.ys.rules.counting import COLUMN_STEPS, GEMS_BY_RANK
from game.boxes.ys.rules.observation import unseen, unseen_neutrals
from game.boxes.ys.rules.scoring import BLACK_POINTS, GEM_POINTS, THRONE_POINTS, final_gems, next_black_points
from game.boxes.ys.rules.steps import ASK, BID, COLOUR, LOOK, NEUTRAL, ORDER, PLACE
from game.boxes.ys.rules.view import Broker, Public, View, dearest
from game.boxes.ys.table import items, phrases
from game.boxes.ys.table.characters import touched_card
from game.boxes.ys.table.evaluation import Speaker
from game.boxes.ys.table.phrases import YsPlayers, ordinal
from game.boxes.ys.table.queries import is_gift
from game.boxes.ys.table.standings import secret, seen_broker
from game.core.rules import Seat
from game.core.text import signed
from game.core.values import put
from game.locale.words import Term
from game.tabletop.explaining import page_about, seen_text
from game.tabletop.items import Item, Selection
from game.tabletop.teaching import ReasonText


class Because(NamedTuple):
    """Why a thing cannot be touched: the key of the sentence under `refuse`, and what it names."""

    key: str
    values: Mapping[str, object] = {}


def page(view: View, selection: Selection) -> str:
    """Returns the title key of the page about what is being decided."""
    public, card = view.public, touched_card(selection)
    if view.is_over:
        return page_about("ys", "over")
    if card is not None or public.task == ASK:
        return _of_window(public.window if card is None else WINDOW.get(card))
    if public.task == COLOUR:
        return page_about("ys", "gift" if is_gift(public) else "stall")
    return page_about("ys", public.task)


def page_of(why: Because) -> str:
    """Returns the title key of the page with the rule behind a reason; "" where the moment decides."""
    if why.key == "other_window_at":
        return _of_window(why.values["at"])
    return page_about("ys", why.key)


def _of_window(window: object) -> str:
    return page_about("ys", window.name.lower() if isinstance(window, components.Window) else "at_once")


# ---------------------------------------------------------------------- what a thing is for
class Tips(Speaker):
    """Says what things are for; takes who sits at the table and how everybody stands."""

    def explain(self, view: View, item: Item) -> str:
        """Returns what an item does, costs or pays now."""
        public, task = view.public, view.public.task
        match item:
            case Item("quarter", (number,)):
                return self._quarter(view, number)
            case Item("area", (place,)):
                return self._area(view, place)
            case Item("shown", (_, card)):
                return self._shown(components.Card(card))
            case Item("gem", (number, kind, _)):
                return f"{self._tip('cargo', quarter=phrases.quarter(number))} {self.gem(public, kind)}"
            case Item("square", (place,)):
                return self._square(view, place)
            case Item("stall", (row,)):
                return self._stall(view, row)
            case Item("column", (column,)):
                steps = ", ".join(map(signed, COLUMN_STEPS))
                return f"{self._tip('column', steps=steps)} {self.gem(public, column)}"
            case Item("quote", (column, step)):
                return self._quote(public, column, step)
            case Item("front", (seat, *_)):
                return self._tip("front", player=self._players.name(seat), sum=sum(public.front[seat]))
            case Item("broker", (tag,)):
                return self._broker(view, tag)
            case Item("screen"):
                return self._tip("screen_bid" if task == BID else "screen_place" if task == PLACE else "screen_wait")
            case Item("neutral"):
                return self._tip("neutral" if task == NEUTRAL else "neutral_wait")
            case Item("order", (number,)):
                return self._order(public, number)
            case Item("card", (card,)):
                return self._card(view, components.Card(card))
            case Item("owned", (kind,)):
                return self._owned(view, kind)
            case Item("colour", (kind, _)):
                return self.gem(public, kind)
            case items.PASS if task == LOOK:
                return self._tip("pass_look")
        return self._tip(item.kind)  # a face-down broker to be chosen, passing

    def _tip(self, key: str, **values: object) -> str:
        return self._say(f"tip.{key}", **values)

    def _with_hopes(self, view: View, told: str, *places: int) -> str:
        """Returns a sentence, and how the viewer stands in some places together if he takes part there."""
        own = self._evaluation.own(view, places)
        return f"{told} {self._tip('hopes', hopes=own)}" if own else told

    # ------------------------------------------------------------------ the city
    def _quarter(self, view: View, number: int) -> str:
        public = view.public
        if number not in public.quarters:
            return self._tip("quarter_out")
        queen = public.effect(components.QUEEN)
        if queen is not None and queen.number == number:
            return self._tip("quarter_closed", player=self._players.name(queen.seat))
        if public.shown[number] is None:
            return self._tip("quarter_counted")
        return self._with_hopes(view, self.shares(public), *components.areas_of(number))

    def shares(self, public: Public) -> str:
        """Returns how many gems of a ship the first ones of a quarter pick."""
        first, second, third = GEMS_BY_RANK[public.seats]
        return self._tip("quarter" if third else "quarter_few", first=first, second=second)

    def _area(self, view: View, place: int) -> str:
        public, (number, kind) = view.public, divmod(place, components.AREAS)
        if number not in public.quarters:
            return self._tip("quarter_out")
        if kind == components.PORT:
            told = self._tip("port", points=next_black_points(public, view.seat or Seat(0)))
        elif kind == components.COMMERCE:
            told = self._tip("commerce", count=commerce_points(public))
        else:
            told = self._palace(public.shown[number])
        if not any(broker.place == place for broker in public.brokers):
            return f"{told} {self._tip('nobody')}"
        return self._with_hopes(view, told, place)

    def _palace(self, card: components.Card | None) -> str:
        if card is None:
            return self._tip("palace_empty")
        return self._tip("palace", card=phrases.card(card), ability=self._say(f"ability.{components.CARD_NAMES[card]}"))

    def _shown(self, card: components.Card) -> str:
        if card in AT_ONCE or card == components.GIFT:
            return self._tip("shown_at_once")
        return self._tip("shown", window=phrases.window_name(self._players, card))

    def gem(self, public: Public, kind: int) -> str:
        """Returns what a gem is worth at the end as the values are now."""
        if kind == components.WHITE:
            return self._tip("gem_white")
        if kind == components.BLACK:
            return self._tip("gem_black")
        rank = dearest(public).index(kind)
        first, *others = GEM_POINTS[rank][: public.parties]
        place = ordinal(self._players, rank + 1)
        return self._tip("gem", colour=phrases.colour(kind), rank=place, first=first, others=[str(n) for n in others])

    # ------------------------------------------------------------------ the market
    def _square(self, view: View, place: int) -> str:
        public, row = view.public, components.row_of(place)
        if row not in public.rows:
            return self._tip("square_closed")
        values = {"row": row + 1, "column": phrases.column(components.column_of(place))}
        is_taken = any(broker.place == place for broker in public.brokers)
        return self._with_hopes(
            view, self._tip("square_taken" if is_taken else "square", **values), *components.squares_of(row)
        )

    def _stall(self, view: View, row: int) -> str:
        kind, told = view.public.stalls[row], self._tip("stall", row=row + 1)
        if kind is None:
            return told
        return self._with_hopes(view, f"{told} {self.gem(view.public, kind)}", *components.squares_of(row))

    def _quote(self, public: Public, column: int, step: int) -> str:
        before = dearest(public)
        moved = put(public.quotes, column, public.quotes[column] + step)
        after = sorted(range(len(moved)), key=lambda number: (-moved[number], number))
        if list(before) == after:
            return self._tip("quote_same")
        rank = after.index(column)
        place = ordinal(self._players, rank + 1)
        return self._tip("quote", colour=phrases.colour(column), rank=place, points=GEM_POINTS[rank][0])

    # ------------------------------------------------------------------ brokers
    def _broker(self, view: View, tag: int) -> str:
        found = seen_broker(view, tag)
        if found is None:
            return self._tip("throned", payouts=self.payouts(view.public))
        told = self._counts(found)
        if found.marked:
            return f"{told} {self._tip('marked')}"
        if found.value is not None:
            return told
        if secret(view, tag) is not None:
            return f"{told} {self._tip('known' if found.party == view.seat else 'seen')}"
        least, most = _span(view, found)
        return f"{told} {self._tip('hidden', least=least, most=most)}"

    def _counts(self, found: Broker) -> str:
        if components.is_market(found.place):
            column = phrases.column(components.column_of(found.place))
            return self._tip("counts_market", row=components.row_of(found.place) + 1, column=column)
        return self._tip("counts_city", quarter=phrases.quarter(components.quarter_of(found.place) or 0))

    def payouts(self, public: Public) -> str:
        """Returns what the sums in the throne room pay, the highest first."""
        return " – ".join(map(str, THRONE_POINTS[: public.seats]))

    # ------------------------------------------------------------------ cards, gems, colours
    def _order(self, public: Public, number: int) -> str:
        key = "first" if number == 1 else "last" if number == public.seats else "nth"
        told = self._tip(f"order_{key}", number=number)
        return f"{told} {self._tip('order_ties')}" if public.task == ORDER else told

    def _card(self, view: View, card: components.Card) -> str:
        if view.seat is None:
            return ""
        if card not in (view.hands[view.seat] or ()):
            return self._tip("card_fresh", window=phrases.window_name(self._players, card))
        return self._tip("card", number=view.public.played[view.seat], most=components.MOST_PLAYED)

    def _owned(self, view: View, kind: int) -> str:
        public, seat = view.public, view.seat or Seat(0)
        if kind == components.BLACK:
            now = BLACK_POINTS[min(public.gems[seat][components.BLACK], len(BLACK_POINTS) - 1)]
            return self._tip("owned_black", now=now, points=next_black_points(public, view.seat or Seat(0)))
        points = next(scored.points[seat] for scored in final_gems(public) if scored.colour == kind)
        return f"{self._tip('owned', now=points)} {self.gem(public, kind)}"


def _span(view: View, found: Broker) -> tuple[int, int]:
    """Returns the least and the most that a broker may be worth whose value the viewer does not know."""
    known = dict(view.values)
    if found.party == view.public.neutral_party:
        left = unseen_neutrals(view, found.placer, known)
    else:
        left = unseen(view, Seat(found.party), known)
    return left[0], left[-1]


# ---------------------------------------------------------------------- why a move is good
_SPRITES = {
    "points": "points",
    "rival_points": "points",
    "gem_points": "gem_blue",
    "rival_gem_points": "gem_blue",
    "gems": "gem_green",
    "black": "gem_black",
    "characters": "medal_spy",
    "throne": "ys_icon_king",
    "strength": "broker_neutral_down",
    "leads": "points",
    "quarters": "gem_white",
    "rows": "gem_yellow",
}
"""The picture beside what was seen."""
_SEEN_PARTS = {"gem_points": ("values",), "rival_gem_points": ("values",)}
_AS_WORDS: Mapping[str, Callable[[Any], Term | list[Term] | int]] = {
    "points": lambda points: Term("common.count.points", points),
    "colour": phrases.gem,
    "gems": phrases.counted,
    "card": phrases.card,
    "place": phrases.spot,
    "row": lambda row: row + 1,
}


def reason_text(players: YsPlayers, reason: Reason, other: str) -> ReasonText:
    """Returns a reason for a move in words; takes the name of the other plan."""
    if reason.compared is not None:
        return seen_text(players, reason, other, _SPRITES, _SEEN_PARTS)
    if "seats" in reason.values:
        values: Mapping[str, object] = {"players": players.names(reason.values["seats"])}
    else:
        values = {name: _AS_WORDS.get(name, str)(value) for name, value in reason.values.items()}
    look, fact, so = (players.say(f"{reason.key}.{part}", **values) for part in ("look", "fact", "so"))
    sprite = ""
    if "card" in values:
        sprite = f"medal_{components.CARD_NAMES[reason.values['card']]}"
    elif "colour" in values:
        sprite = f"gem_{components.GEM_NAMES[reason.values['colour']]}"
    parts = ("values",) if "colour" in values and "row" not in values else ()
    return ReasonText(look, fact, so, sprite, parts=parts, revealing=tuple(_near(reason.values)))


def _near(values: Mapping[str, Any]) -> Iterator[str]:
    """What belongs to where a broker goes, and what is won there."""
    if "place" in values:
        quarter = components.quarter_of(values["place"])
        yield from (f"ship:{quarter}", f"totals:{quarter}")
    elif "row" in values:
        yield "market"

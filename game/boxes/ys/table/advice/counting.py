"""Choices of the counting: gems of a ship, colours, tied columns, quotations."""

from collections.abc import Sequence

from game.boxes.ys.rules import components
from game.boxes.ys.rules.components import WHITE
from game.boxes.ys.rules.counting import COLUMN_STEPS
from game.boxes.ys.rules.moves import ChooseColour, Move, MoveQuote, NextColumn, TakeGem
from game.boxes.ys.rules.scoring import GEM_POINTS
from game.boxes.ys.rules.view import Public, View, dearest, give_gem, put, without
from game.boxes.ys.table.advice.part import Line, Part
from game.boxes.ys.table.deciding import is_gift
from game.boxes.ys.table.items import colour_item, column_item, gem_item, quote_item
from game.boxes.ys.table.phrases import colour, column, counted, gem, gems_of, ordinal
from game.boxes.ys.table.rewards import worth
from game.core.rules import Seat
from game.tabletop.items import Item
from game.tabletop.table import Preview


class Counting(Part):
    """Gems, colours, columns and quotations."""

    def clicks(self, view: View, seat: Seat, move: Move) -> tuple[Item, ...] | None:
        """Returns the gem of the ship, for a white one also its colour; a colour, a column, the way of a quotation."""
        match move:
            case TakeGem(kind, becomes):
                taken = gem_item(view.public.picked_from, kind, 0)
                return (taken, colour_item(becomes)) if kind == WHITE else (taken,)
            case ChooseColour(kind):
                return (colour_item(kind),)
            case NextColumn(number):
                return (column_item(number),)
            case MoveQuote(number, step):
                return (quote_item(number, step),)
        return None

    def whole(self, view: View, seat: Seat, move: Move) -> Preview | None:
        """Returns what gems will be worth, or how quotations move."""
        match move:
            case TakeGem(kind, becomes):
                return self._take(view, seat, kind, becomes)
            case ChooseColour(kind):
                title = self._say(f"preview.colour_{'gift' if is_gift(view.public) else 'stall'}_title", gem=gem(kind))
                return self._gem(title, view, seat, kind, "colour")
            case NextColumn(number):
                return self._next(view.public, number)
            case MoveQuote(number, step):
                return self._quote(view.public, number, step)
        return None

    def _take(self, view: View, seat: Seat, kind: int, becomes: int) -> Preview:
        left = without(view.public.cargo[view.public.picked_from], kind)
        before = [self._line("gem_white", colour=colour(becomes))] if kind == WHITE else []
        after = [self._line("gem_left", cargo=counted(left))] if left else []
        title = self._say("preview.gem_title", gem=gem(kind))
        return self._gem(title, view, seat, becomes, "gem", before, after)

    def _gem(
        self,
        title: str,
        view: View,
        seat: Seat,
        kind: int,
        button: str,
        before: Sequence[Line] = (),
        then: Sequence[Line] = (),
    ) -> Preview:
        """What one gem more of a colour would be worth."""
        public = view.public
        after = public.copy()
        give_gem(after, seat, kind)
        change = worth(after, seat) - worth(public, seat)
        rank = dearest(public).index(kind)
        payouts = " – ".join(map(str, GEM_POINTS[rank][: public.parties]))
        lines = (
            *before,
            self._line("gem_owned", gems=gems_of(kind, public.gems[seat][kind] + 1)),
            self._line("gem_points", "good" if change > 0 else "plain", points=f"+{change}"),
            self._line("gem_rank", rank=ordinal(self._players, rank + 1), payouts=payouts),
            *then,
        )
        return Preview(title, lines, self._say(f"button.{button}"), sprite=f"gem_{components.GEM_NAMES[kind]}")

    def _next(self, public: Public, number: int) -> Preview:
        before = public.quotes[number]
        after = min(15, max(1, before + COLUMN_STEPS[len(public.ranked)]))
        title = self._say("preview.column_title", column=column(number))
        lines = (self._line("column_line", before=before, after=after),)
        return Preview(title, lines, self._say("button.column"), sprite=f"gem_{components.GEM_NAMES[number]}")

    def _quote(self, public: Public, number: int, step: int) -> Preview:
        moved = public.copy()
        moved.quotes = put(public.quotes, number, public.quotes[number] + step)
        order = [colour(kind) for kind in dearest(moved)]
        is_same = dearest(moved) == dearest(public)
        told = self._line("quote_same") if is_same else self._line("quote_order", order=order)
        way = "up" if step > 0 else "down"
        values = {"colour": colour(number), "before": public.quotes[number], "after": moved.quotes[number]}
        title, label = self._say(f"preview.quote_title_{way}", **values), self._say(f"button.quote_{way}")
        return Preview(title, (told,), label, sprite=f"gem_{components.GEM_NAMES[number]}")

    # ------------------------------------------------------------------ still to be chosen
    def white(self, move: Move) -> str | None:
        """Returns what a white gem becomes by a move; None for other moves."""
        match move:
            case TakeGem(kind, becomes) if kind == WHITE:
                return self._say("preview.gem_white", colour=colour(becomes))
        return None

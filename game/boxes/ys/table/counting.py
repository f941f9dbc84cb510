"""Previews of the counting: gems of a ship, colours, tied columns, quotations."""

from collections.abc import Sequence

from game.boxes.ys.rules import gems
from game.boxes.ys.rules.change import dearest, put, without
from game.boxes.ys.rules.final import GEM_POINTS, final_gems
from game.boxes.ys.rules.gems import WHITE
from game.boxes.ys.rules.market import COLUMN_STEPS
from game.boxes.ys.rules.moves import ChooseColour, MoveQuote, NextColumn, TakeGem
from game.boxes.ys.rules.public import Public
from game.boxes.ys.rules.steps import ChooseGift
from game.boxes.ys.rules.tasks import COLOUR, GEM, QUOTE
from game.boxes.ys.rules.view import View
from game.boxes.ys.table.phrases import YsPlayers, colour, column, counted, gem, gems_of, ordinal
from game.core.rules import Seat
from game.tabletop.table import Preview, Selection

Line = tuple[str, str]


class CountingAdvice:
    """Says what a choice during the counting would do."""

    def __init__(self, players: YsPlayers) -> None:
        self._players = players
        self._say = players.say

    def _line(self, key: str, tone: str = "plain", **values: object) -> Line:
        return self._say(f"preview.{key}", **values), tone

    # ------------------------------------------------------------------ whole moves
    def whole(self, view: View, move: TakeGem | ChooseColour | NextColumn | MoveQuote) -> Preview:
        """Returns what a move that is chosen would do."""
        match move:
            case TakeGem():
                return self._take(view, move)
            case ChooseColour(kind):
                step = "gift" if view.public.due(ChooseGift) else "stall"
                title = self._say(f"preview.colour_{step}_title", gem=gem(kind))
                return self._gem(title, view, kind, [], "colour")
            case NextColumn(number):
                return self._next(view, number)
            case MoveQuote(number, step):
                return self._quote(view, number, step)

    def _take(self, view: View, move: TakeGem) -> Preview:
        left = without(view.public.cargo[view.public.picked_from], move.gem)
        lines = [self._line("gem_white", colour=colour(move.colour))] if move.gem == WHITE else []
        found = self._gem(self._say("preview.gem_title", gem=gem(move.gem)), view, move.colour, lines, "gem")
        if not left:
            return found
        last = self._line("gem_left", cargo=counted(left))
        return Preview(found.title, (*found.lines, last), found.label, found.sprite)

    def _gem(self, title: str, view: View, kind: int, lines: list[Line], button: str) -> Preview:
        """What one gem more of a colour would be worth."""
        public, seat = view.public, view.public.acting
        owned = public.gems[seat][kind] + 1
        change = worth(_with(public, seat, kind), seat) - worth(public, seat)
        rank = dearest(public).index(kind)
        payouts = " – ".join(map(str, GEM_POINTS[rank][: public.parties]))
        lines += [
            self._line("gem_owned", gems=gems_of(kind, owned)),
            self._line("gem_points", "good" if change > 0 else "plain", points=f"+{change}"),
            self._line("gem_rank", rank=ordinal(self._players, rank + 1), payouts=payouts),
        ]
        label = self._say(f"button.{button}")
        return Preview(title, tuple(lines), label, sprite=f"gem_{gems.NAMES[kind]}")

    def _next(self, view: View, number: int) -> Preview:
        public = view.public
        before = public.quotes[number]
        after = min(15, max(1, before + COLUMN_STEPS[len(public.ranked)]))
        lines = (self._line("column_line", before=before, after=after),)
        title = self._say("preview.column_title", column=column(number))
        sprite = f"gem_{gems.NAMES[number]}"
        return Preview(title, lines, self._say("button.column"), sprite=sprite)

    def _quote(self, view: View, number: int, step: int) -> Preview:
        public = view.public
        after = put(public.quotes, number, public.quotes[number] + step)
        order, then = dearest(public), _order(after)
        told = self._line("quote_same") if order == then else self._line("quote_order", order=[colour(k) for k in then])
        way = "up" if step > 0 else "down"
        values = {"colour": colour(number), "before": public.quotes[number], "after": after[number]}
        title, label = self._say(f"preview.quote_title_{way}", **values), self._say(f"button.quote_{way}")
        return Preview(title, (told,), label, sprite=f"gem_{gems.NAMES[number]}")

    # ------------------------------------------------------------------ still to be chosen
    def half(self, view: View, selection: Selection) -> Preview:
        """Returns what is still to be chosen; whose decision it is stands in the bar."""
        task = view.public.task
        if task == COLOUR or (task == GEM and selection.touched):
            return Preview(self._say("preview.gem_white_choose"), sprite="gem_white")
        key = "gem" if task == GEM else "quote" if task == QUOTE else "column"
        return Preview(self._say(f"preview.{key}_choose"))


def _order(quotes: Sequence[int]) -> tuple[int, ...]:
    return tuple(sorted(range(4), key=lambda kind: (-quotes[kind], kind)))


def _with(public: Public, seat: Seat, kind: int) -> Public:
    """Returns what everybody sees with one gem more of a colour for a seat."""
    after = public.copy()
    row = public.gems[seat]
    after.gems = put(public.gems, seat, put(row, kind, row[kind] + 1))
    return after


def worth(public: Public, seat: Seat) -> int:
    """Returns what the coloured gems of a seat would bring if the game ended now (4)."""
    return sum(scored.points[seat] for scored in final_gems(public))

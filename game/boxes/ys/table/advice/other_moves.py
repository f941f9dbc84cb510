"""Moves that place no broker: the windows for characters, then gems, colours, columns and quotations."""

from collections.abc import Iterator, Sequence

from game.boxes.ys.rules import components
from game.boxes.ys.rules.components import AFTER_PAIR, CARD_NAMES, WHITE
from game.boxes.ys.rules.counting import COLUMN_STEPS
from game.boxes.ys.rules.legal import moves as legal_moves
from game.boxes.ys.rules.moves import ChooseColour, Look, Move, MoveQuote, NextColumn, Pass, Play, TakeGem
from game.boxes.ys.rules.scoring import GEM_POINTS, gem_points
from game.boxes.ys.rules.steps import ASK, LOOK
from game.boxes.ys.rules.view import Public, View, dearest, give_gem, without
from game.boxes.ys.table.advice.broker_moves import MoveAdvice
from game.boxes.ys.table.characters import Character, character, touched_card
from game.boxes.ys.table.items import PASS, broker_item, card_item, colour_item, column_item, gem_item, quote_item
from game.boxes.ys.table.phrases import WINDOW_NAMES, card_name, colour, column, counted, gem, gems_of, ordinal, spot
from game.boxes.ys.table.queries import is_gift, must_act
from game.core.rules import Seat
from game.core.values import put
from game.tabletop.items import Item, Selection
from game.tabletop.table import AutoPass, Preview, PreviewLine


class Windows(MoveAdvice):
    """Characters, and brokers that the Spy looks at."""

    def clicks(self, view: View, seat: Seat, move: Move) -> tuple[Item, ...] | None:
        """Returns a card and what it is aimed at, a hidden broker, or the button that declines."""
        match move:
            case Play(card, targets):
                return card_item(card), *character(card, self._players).clicks(targets)
            case Look(tag):
                return (broker_item(tag),)
            case Pass():
                return (PASS,)
        return None

    def whole(self, view: View, seat: Seat, move: Move) -> Preview | None:
        """Returns whose broker is seen, or that nothing is played; for characters see `card`."""
        match move:
            case Look(tag):
                return self._look(view, tag)
            case Pass():
                suffix = "_look" if view.public.task == LOOK else ""
                title, label = self._say(f"preview.pass{suffix}_title"), self._say(f"button.pass{suffix}")
                return Preview(title, (self._line(f"pass{suffix}_line"),), label)
        return None

    def _look(self, view: View, tag: int) -> Preview:
        public = view.public
        found = next((each for each in public.brokers if each.tag == tag), None)
        if found is None:
            owner = next(seat for seat, tags in enumerate(public.throne) if tag in tags)
            title = self._say("preview.look_title_throne")
        else:
            owner, title = found.party, self._say("preview.look_title", spot=spot(found.place))
        lines = (self._line("look_owner", owner=self._players.name(owner)), self._line("look_private"))
        return Preview(title, lines, self._say("button.look"), sprite="medal_spy")

    # ------------------------------------------------------------------ characters
    def _touched(self, selection: Selection) -> Character | None:
        """Returns the character that is touched."""
        card = touched_card(selection)
        return None if card is None else character(card, self._players)

    def card(self, view: View, selection: Selection) -> Preview | None:
        """Returns what the touched character does, or what it is still to be aimed at; None without one."""
        found, move = self._touched(selection), selection.move
        targets = move.targets if isinstance(move, Play) else None
        return None if found is None else found.preview(view, view.public.acting, selection, targets)

    def card_prompt(self, selection: Selection) -> str:
        """Returns what the bar asks for once a character is touched; "" without one."""
        found = self._touched(selection)
        can_play = any(isinstance(move, Play) for move in selection.moves)
        return "" if found is None or not can_play else found.prompt(selection)

    def prompt(self, view: View, selection: Selection) -> str:
        """Returns the key of what the bar asks for at a window."""
        at = view.public.window
        assert at is not None
        only_looks = at == AFTER_PAIR and not any(isinstance(move, Play) for move in selection.moves)
        return f"ask.{WINDOW_NAMES[at]}{'_look' if only_looks else ''}"

    # ------------------------------------------------------------------ what can be done
    def options(self, moves: Sequence[Move]) -> Iterator[tuple[PreviewLine, Move | None]]:
        """Yields what can be played at a window, each with the only move that it stands for."""
        for key, kind in (("card", Play), ("look", Look), ("pass", Pass)):
            if ways := [move for move in moves if isinstance(move, kind)]:
                names = dict.fromkeys(card_name(self._players, way.card) for way in ways if isinstance(way, Play))
                yield self._line(f"can_{key}", cards=[*names]), ways[0] if len(ways) == 1 else None

    def offers(self, selection: Selection) -> Preview:
        """Returns what can be played at a window, for buttons."""
        found = [*self.options(selection.moves)]
        lines, choices = tuple(line for line, _ in found), tuple(move for _, move in found)
        return Preview(self._say("preview.options"), lines, choices=choices)

    def auto_pass(self, view: View, seat: Seat) -> AutoPass | None:
        """Returns how a window may be waived: it asks about every card that could be played there."""
        if view.seat != seat or view.public.task not in (ASK, LOOK) or not must_act(view):
            return None
        offered = legal_moves(view, seat)
        asked = {CARD_NAMES[move.card] for move in offered if isinstance(move, Play)}
        if any(isinstance(move, Look) for move in offered):
            asked.add("spy")
        return AutoPass(frozenset(asked), Pass())


class Counting(MoveAdvice):
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
        before: Sequence[PreviewLine] = (),
        then: Sequence[PreviewLine] = (),
    ) -> Preview:
        """What one gem more of a colour would be worth."""
        public = view.public
        after = public.copy()
        give_gem(after, seat, kind)
        change = gem_points(after, seat) - gem_points(public, seat)
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

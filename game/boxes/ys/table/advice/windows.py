"""The windows for characters: playing one, looking by the Spy, declining."""

from collections.abc import Iterator, Sequence

from game.boxes.ys.rules.components import AFTER_PAIR, CARD_NAMES
from game.boxes.ys.rules.legal import moves as legal_moves
from game.boxes.ys.rules.moves import Look, Move, Pass, Play
from game.boxes.ys.rules.steps import ASK, LOOK
from game.boxes.ys.rules.view import View
from game.boxes.ys.table.advice.part import Line, Part
from game.boxes.ys.table.characters import Character, character, touched_card
from game.boxes.ys.table.deciding import must_act
from game.boxes.ys.table.items import PASS, broker_item, card_item
from game.boxes.ys.table.phrases import WINDOW_NAMES, card_name, spot
from game.core.rules import Seat
from game.tabletop.items import Item
from game.tabletop.selection import Selection
from game.tabletop.table import AutoPass, Preview


class Windows(Part):
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
    def options(self, moves: Sequence[Move]) -> Iterator[tuple[Line, Move | None]]:
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

"""The table of the template: plain cards with numbers, so that every part of the program can be tried with it."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from game.boxes.template.rules.data import VALUE
from game.boxes.template.rules.events import CardsRevealed, GameEnded, HandDealt, PrizeTaken, SeatReady
from game.boxes.template.rules.moves import Lay
from game.boxes.template.rules.view import View
from game.core.rules import Beat, Seat
from game.paint import lettering
from game.paint.box import Box
from game.paint.palette import BRASS_DARK, CHOSEN, FIELD, GLOW, INK, LIGHT
from game.paint.panels import tray
from game.stage.stage import Cue, Pose
from game.tabletop.frame import Frame
from game.tabletop.items import Item, Selection, item_of
from game.tabletop.pieces import Piece, PieceTable
from game.tabletop.players import Players
from game.tabletop.table import Appearance, LogLine, MakeTable, PointHistory, Preview
from game.widgets.ui import Translate, Ui

_CARD_W, _CARD_H = 90.0, 130.0
_SMALL_W, _SMALL_H = 60.0, 86.0


# ---------------------------------------------------------------------- where everything goes
@dataclass(frozen=True, slots=True)
class Plan:
    """The zones of the table: cards played, a row for each seat, the own hand, and the panels at the right."""

    played: Box
    rows: tuple[Box, ...]
    hand: Box
    log: Box
    action: Box

    def laid(self, seat: int) -> Box:
        """Returns where the card lies that a seat has laid in this round."""
        return Box(self.rows[seat].x + 300, self.rows[seat].y + 2, _SMALL_W, _SMALL_H)


def plan(seats: int, area: Box) -> Plan:
    """Returns the zones for an area of at least the table's minimum."""
    rows = area.trimmed(left=30, top=128).pile(seats, 90, 2)
    right, left = area.inset(30).cut_right(470, 30)
    action, log = right.cut_top(222, 28)
    return Plan(
        played=area.trimmed(left=40, top=20).cut_top(_SMALL_H)[0],
        rows=tuple(row.cut_left(380)[0] for row in rows),
        hand=left.trimmed(left=10).cut_bottom(_CARD_H)[0],
        log=log,
        action=action,
    )


# ---------------------------------------------------------------------- things
card = item_of("card")
"""The card of a number (0 to 23)."""


class Card(Piece[View, Plan]):
    """A card that the viewer may see: in hand, laid by the viewer, or played."""

    kind = "card"

    def __init__(self, players: Players) -> None:
        self._say = players.say

    def lie(self, view: View, plan: Plan, selection: Selection) -> Iterator[tuple[Item, Pose]]:
        """Yields played cards, the card that the viewer laid, and the viewer's hand, chosen ones raised."""
        for i, number in enumerate(view.played):
            yield card(number), Pose(Box(plan.played.x + i * 40, plan.played.y, _SMALL_W, _SMALL_H), i)
        if view.seat is not None and view.laid is not None:
            yield card(view.laid), Pose(plan.laid(view.seat), 5)
        for i, number in enumerate(view.hand or ()):
            lift = 20 if card(number) in selection.touched else 0
            yield card(number), Pose(Box(plan.hand.x + i * 110, plan.hand.y - lift, _CARD_W, _CARD_H), 10 + i)

    def paint(self, frame: Frame[View, Plan], item: Item, pose: Pose) -> None:
        """Draws a card with its number."""
        box, is_chosen = pose.box, item in frame.selection.touched
        if is_chosen or item in frame.selection.open:
            frame.canvas.glow(box, GLOW, 8, 200 if is_chosen else 90, 2)
        frame.canvas.box(box, CHOSEN if is_chosen else FIELD, INK, 8, 3)
        lettering.text(frame.canvas, str(VALUE[item.at[0]]), box.cx, box.cy, box.w * 0.5, INK, "heavy", "c")

    def name(self, view: View, item: Item, selection: Selection) -> str:
        """Returns the number of a card."""
        return self._say("item.card", value=VALUE[item.at[0]])


class Back(Piece[View, Plan]):
    """A card that somebody else has laid face down."""

    kind = "back"

    def __init__(self, players: Players) -> None:
        self._say = players.say

    def lie(self, view: View, plan: Plan, selection: Selection) -> Iterator[tuple[Item, Pose]]:
        """Yields one for every other seat that has decided."""
        for seat, is_ready in enumerate(view.ready):
            if is_ready and not (seat == view.seat and view.laid is not None):
                yield Item(self.kind, (seat,)), Pose(plan.laid(seat), 5)

    def paint(self, frame: Frame[View, Plan], item: Item, pose: Pose) -> None:
        """Draws a back."""
        frame.canvas.box(pose.box, BRASS_DARK, INK, 8, 3)

    def name(self, view: View, item: Item, selection: Selection) -> str:
        """Returns that it is a card."""
        return self._say("item.back")


# ---------------------------------------------------------------------- the table
class TemplateTable(PieceTable[View, Plan]):
    """Shows the template; each method does what `game.tabletop.table.Table` says."""

    minimum = (1100.0, 760.0)
    ground = "felt_plum"
    music = ""
    tally = "ui.result"

    def __init__(self, words: Translate, cast: Sequence[Appearance], options: Mapping[str, Any]) -> None:
        players = Players(words, cast, "template")
        super().__init__(players, [Card(players), Back(players)])
        self._say = players.say

    def plan(self, view: View, area: Box, selection: Selection) -> Plan:
        return plan(len(view.points), area)

    def paint(self, ui: Ui, view: View, area: Box, selection: Selection) -> None:
        """Draws a row for each seat: token, name and points."""
        for seat, row in enumerate(plan(len(view.points), area).rows):
            tray(ui.canvas, row)
            self._players.token(ui.canvas, seat, row.x + 36, row.cy, 56)
            lettering.text(ui.canvas, self._players.name(seat), row.x + 76, row.cy - 16, 26, LIGHT, "bold", room=210)
            told = self._players.words("common.count.points", count=view.points[seat])
            lettering.text(ui.canvas, told, row.x + 76, row.cy + 20, 24, LIGHT, room=210)

    # ------------------------------------------------------------------ choosing
    def clicks(self, view: View, move: Lay) -> tuple[Item, ...]:
        return (card(move.card),)

    def equivalence_key(self, view: View, item: Item) -> Item:
        """Returns the same key for cards of equal value in the hand."""
        is_own = item.kind == "card" and item.at[0] in (view.hand or ())
        return Item("value", (VALUE[item.at[0]],)) if is_own else item

    def illegal_reason(self, view: View, selection: Selection, item: Item) -> str:
        """Returns why an item cannot be touched now."""
        if item in selection.open or item in selection.touched:
            return ""
        if view.seat is None or not view.hand or view.ready[view.seat]:
            return self._say("refuse.turn")
        return "" if item.kind == "card" and item.at[0] in view.hand else self._say("refuse.one_of_yours")

    def shortcuts(self, view: View, moves: Sequence[Lay]) -> dict[str, tuple[Item, ...]]:
        """Returns the cards by their number."""
        return {str(VALUE[move.card]): (card(move.card),) for move in moves}

    # ------------------------------------------------------------------ words
    def prompt(self, view: View, selection: Selection) -> str:
        return self._say("prompt.lay")

    def preview(self, view: View, selection: Selection) -> Preview:
        if isinstance(selection.move, Lay):
            return Preview(self._say("item.card", value=VALUE[selection.move.card]), label=self._say("action.lay"))
        return Preview(self._say("prompt.lay"))

    def cues(self, beat: Beat) -> list[Cue[Item]]:
        """Returns a sound for each card that was laid and for their turning."""
        return [Cue((), "card") for event in beat.events if isinstance(event, SeatReady | CardsRevealed)]

    def narrate(self, beat: Beat) -> list[LogLine]:
        return [line for event in beat.events if (line := self._told(event)) is not None]

    def _told(self, event: object) -> LogLine | None:
        name = self._players.name
        match event:
            case HandDealt(seat, cards):
                return LogLine(seat, self._say("log.dealt", player=name(seat), cards=_values(cards)))
            case SeatReady(seat):
                return LogLine(seat, self._say("log.ready", player=name(seat)))
            case CardsRevealed(cards):
                return LogLine(None, self._say("log.revealed", cards=_values(cards)))
            case PrizeTaken(seat, points) if seat is not None:
                return LogLine(seat, self._say("log.prize", player=name(seat), count=points))
            case PrizeTaken():
                return LogLine(None, self._say("log.nobody"))
            case GameEnded(reason):
                return LogLine(None, self._say(reason))
        return None

    # ------------------------------------------------------------------ standing
    def actor(self, view: View) -> Seat | None:
        """Returns nobody: all decide at once."""
        return None

    def points(self, view: View) -> tuple[int, ...]:
        return view.points

    def history(self, beats: Sequence[Beat]) -> PointHistory:
        ends = [beat for beat in beats if any(isinstance(event, PrizeTaken) for event in beat.events)]
        totals = [(0,) * len(beats[-1].view.points), *(beat.view.points for beat in ends)]
        return PointHistory(tuple(str(number) for number in range(len(totals))), tuple(totals))


def _values(cards: Sequence[int]) -> list[str]:
    return [str(VALUE[number]) for number in cards]


TABLE: MakeTable = TemplateTable

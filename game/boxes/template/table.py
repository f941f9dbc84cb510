"""The table of the template: plain cards with numbers, so that every part of the program can be tried with it."""

from collections.abc import Mapping, Sequence
from typing import Any

from game.boxes.template.rules.data import VALUE
from game.boxes.template.rules.events import CardsRevealed, GameEnded, HandDealt, PrizeTaken, SeatReady
from game.boxes.template.rules.legal import illegal_reason
from game.boxes.template.rules.moves import Lay
from game.boxes.template.rules.view import View
from game.core.beat import Beat
from game.core.rules import Seat
from game.paint import lettering, pieces
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.paint.palette import BRASS_DARK, CHOSEN, FIELD, GLOW, INK, LIGHT
from game.paint.panels import tray
from game.stage.stage import Cue, Pose
from game.tabletop.items import AnyItem
from game.tabletop.table import Appearance, History, LogLine, Panels, Preview, ScoringSequence, Selection
from game.widgets.ui import Translate, Ui

_CARD = (90.0, 130.0)
_STEP = 110.0


class TemplateTable:
    """Shows the template; each method does what `game.tabletop.table.Table` says."""

    minimum = (1100.0, 760.0)
    ground = "felt_plum"
    music = ""
    tally = "ui.result"

    def __init__(self, words: Translate, cast: Sequence[Appearance], options: Mapping[str, Any]) -> None:
        self._words = words
        self._cast = cast

    def _say(self, key: str, **values: object) -> str:
        return self._words(f"template.{key}", **values)

    # ------------------------------------------------------------------ picture
    def layout(self, view: View, area: Box, selection: Selection) -> dict[str, Pose]:
        """Returns the own hand at the bottom, laid cards in the seats' rows, played ones at the top."""
        found = {}
        for i, card in enumerate(view.hand or ()):
            lift = 20 if _item(card) in selection.touched else 0
            found[_item(card)] = Pose(Box(area.x + 40 + i * _STEP, area.bottom - 160 - lift, *_CARD), 10 + i)
        for seat, is_ready in enumerate(view.ready):
            if is_ready:
                item = _item(view.laid) if seat == view.seat and view.laid is not None else f"back:seat{seat}:0"
                found[item] = Pose(Box(area.x + 330, area.y + 130 + seat * 92, 60, 86), 5)
        for i, card in enumerate(view.played):
            found[_item(card)] = Pose(Box(area.x + 40 + i * 40, area.y + 20, 60, 86), i)
        return found

    def panels(self, view: View, area: Box) -> Panels:
        """Returns where the log and the action panel go: at the right."""
        x = area.right - 500
        return Panels(Box(x, area.y + 280, 470, area.h - 310), Box(x, area.y + 30, 470, 222))

    def paint(self, ui: Ui, view: View, area: Box, selection: Selection) -> None:
        """Draws a row for each seat: token, name and points."""
        for seat, member in enumerate(self._cast):
            row = Box(area.x + 30, area.y + 128 + seat * 92, 380, 90)
            tray(ui.canvas, row)
            pieces.token(ui.canvas, member.colour, row.x + 36, row.cy, 56)
            lettering.text(ui.canvas, member.name, row.x + 76, row.cy - 16, 26, LIGHT, "bold", room=210)
            told = self._words("common.count.points", count=view.points[seat])
            lettering.text(ui.canvas, told, row.x + 76, row.cy + 20, 24, LIGHT, room=210)

    def paint_item(self, canvas: Canvas, view: View, area: Box, item: str, pose: Pose, selection: Selection) -> None:
        """Draws a card with its number, or the back of one."""
        if item in selection.open or item in selection.touched:
            canvas.glow(pose.box, GLOW, 8, 200 if item in selection.touched else 90, 2)
        is_open = item.startswith("card:")
        fill = (CHOSEN if item in selection.touched else FIELD) if is_open else BRASS_DARK
        canvas.box(pose.box, fill, INK, 8, 3)
        if is_open:
            value = str(VALUE[_card(item)])
            lettering.text(
                canvas,
                value,
                pose.box.x + pose.box.w / 2,
                pose.box.y + pose.box.h / 2,
                pose.box.w * 0.5,
                INK,
                "heavy",
                "c",
            )

    def entrances(self, view: View, area: Box, items: Sequence[str]) -> dict[str, Pose]:
        """Returns nothing: new cards fade in."""
        return {}

    def exits(self, view: View, area: Box, items: Sequence[str]) -> dict[str, Pose]:
        """Returns nothing: cards that leave fade out."""
        return {}

    # ------------------------------------------------------------------ touches
    def clicks(self, view: View, move: Lay) -> tuple[str, ...]:
        """Returns the card that is laid."""
        return (_item(move.card),)

    def unlisted(self, view: View, items: Sequence[str]) -> None:
        """Returns None: all moves are listed."""

    def equivalence_key(self, view: View, item: str) -> str:
        """Returns the same key for cards of equal value in the hand."""
        is_own = item.startswith("card:") and _card(item) in (view.hand or ())
        return f"value:{VALUE[_card(item)]}" if is_own else item

    def describe(self, view: View, item: str, selection: Selection | None = None) -> str:
        """Returns the number of a card."""
        return self._say("item.card", value=VALUE[_card(item)]) if item.startswith("card:") else self._say("item.back")

    def illegal_reason(self, view: View, selection: Selection, item: str) -> str:
        """Returns why an item cannot be touched now."""
        key = "" if item in selection.open or item in selection.touched else illegal_reason(view, (item,))
        return self._say(key) if key else ""

    def suggest(self, view: View, item: str, moves: Sequence[Lay]) -> None:
        """Returns nothing: one touch makes a move."""

    def shortcuts(self, view: View, moves: Sequence[Lay]) -> dict[str, tuple[str, ...]]:
        """Returns the cards by their number."""
        return {str(VALUE[move.card]): (_item(move.card),) for move in moves}

    def auto_pass(self, view: View, seat: Seat) -> None:
        """Returns nothing: every decision must be made."""

    # ------------------------------------------------------------------ words
    def prompt(self, view: View, selection: Selection) -> str:
        """Returns what is to be done."""
        return self._say("prompt")

    def preview(self, view: View, selection: Selection) -> Preview:
        """Returns the chosen card."""
        if isinstance(selection.move, Lay):
            return Preview(self._say("item.card", value=VALUE[selection.move.card]), label=self._say("lay"))
        return Preview(self._say("prompt"))

    def cues(self, beat: Beat) -> list[Cue[AnyItem]]:
        """Returns a sound for each card that was laid and for their turning."""
        return [Cue((), "card") for event in beat.events if isinstance(event, SeatReady | CardsRevealed)]

    def narrate(self, beat: Beat) -> list[LogLine]:
        """Returns a beat's sentences."""
        return [line for event in beat.events if (line := self._told(event)) is not None]

    def _told(self, event: object) -> LogLine | None:
        match event:
            case HandDealt(seat, cards):
                return LogLine(seat, self._say("log.dealt", player=self._cast[seat].name, cards=_values(cards)))
            case SeatReady(seat):
                return LogLine(seat, self._say("log.ready", player=self._cast[seat].name))
            case CardsRevealed(cards):
                return LogLine(None, self._say("log.revealed", cards=_values(cards)))
            case PrizeTaken(seat, points) if seat is not None:
                return LogLine(seat, self._say("log.prize", player=self._cast[seat].name, count=points))
            case PrizeTaken():
                return LogLine(None, self._say("log.nobody"))
            case GameEnded(reason):
                return LogLine(None, self._say(reason))
        return None

    def scoring_sequences(self, beat: Beat) -> list[ScoringSequence]:
        """Returns none: nothing interrupts this table."""
        return []

    # ------------------------------------------------------------------ before everybody's eyes
    def openly(self, view: View) -> None:
        """Returns None: every choice is secret."""
        return

    # ------------------------------------------------------------------ standing
    def actor(self, view: View) -> Seat | None:
        """Returns nobody: all decide at once."""
        return None

    def points(self, view: View) -> tuple[int, ...]:
        """Returns the points of every seat."""
        return view.points

    def history(self, beats: Sequence[Beat]) -> History:
        """Returns the points after each round."""
        ends = [beat for beat in beats if any(isinstance(event, PrizeTaken) for event in beat.events)]
        totals = [(0,) * len(self._cast), *(beat.view.points for beat in ends)]
        return History(tuple(str(number) for number in range(len(totals))), tuple(totals))


def _item(card: int) -> str:
    return f"card:{card}"


def _card(item: str) -> int:
    return int(item.removeprefix("card:"))


def _values(cards: Sequence[int]) -> list[str]:
    return [str(VALUE[card]) for card in cards]


TABLE = TemplateTable

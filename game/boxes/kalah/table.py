"""The table of Kalah: two rows of pits with a store at either end."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from game.ai.reasons import Reason
from game.boxes.kalah.rules.board import PITS, STORE
from game.boxes.kalah.rules.events import GameEnded, SeedsCaptured, SeedsSown, SownAgain
from game.boxes.kalah.rules.moves import Sow
from game.boxes.kalah.rules.view import View
from game.core.rules import Beat, Seat
from game.paint import lettering
from game.paint.box import Box
from game.paint.palette import BRASS, CREAM, FIELD, INK
from game.paint.panels import panel
from game.stage.stage import Cue, Pose
from game.tabletop import highlight
from game.tabletop.frame import Frame
from game.tabletop.items import Item, Selection, item_of
from game.tabletop.pieces import Piece, PieceTable
from game.tabletop.players import Players
from game.tabletop.table import Appearance, LogLine, MakeTable, PointHistory, Preview
from game.tabletop.teaching import ReasonText
from game.widgets.ui import Translate, Ui

_SEED = 15.0


# ---------------------------------------------------------------------- where everything goes
@dataclass(frozen=True, slots=True)
class Plan:
    """The board, its pits by seat and number, its stores by seat, the players' plates, and the panels."""

    board: Box
    pits: tuple[tuple[Box, ...], ...]
    stores: tuple[Box, ...]
    plates: tuple[Box, ...]
    log: Box
    action: Box


def plan(area: Box) -> Plan:
    """Returns the zones for an area: seat 0 sits below and sows to the right, seat 1 above and to the left."""
    right, left = area.inset(30).cut_right(470, 30)
    action, log = right.cut_top(222, 28)
    above, middle = left.cut_top(70, 12)
    below, board = middle.cut_bottom(70, 12)
    far, rest = board.inset(44).cut_left(120, 16)
    near, rows = rest.cut_right(120, 16)
    upper, lower = rows.rows(2, 24)
    pits = (
        tuple(box.fit(1) for box in lower.columns(PITS, 14)),
        tuple(box.fit(1) for box in upper.columns(PITS, 14)[::-1]),
    )
    return Plan(board, pits, (near, far), (below, above), log, action)


# ---------------------------------------------------------------------- things
pit = item_of("pit")
"""A pit of a seat (0 to 5), or its store (6): seat and number."""


class Pit(Piece[View, Plan]):
    """A pit or a store with its seeds."""

    kind = "pit"

    def __init__(self, players: Players) -> None:
        self._players = players

    def lie(self, view: View, plan: Plan, selection: Selection) -> Iterator[tuple[Item, Pose]]:
        for seat in range(2):
            for number, box in enumerate((*plan.pits[seat], plan.stores[seat])):
                yield pit(seat, number), Pose(box)

    def paint(self, frame: Frame[View, Plan], item: Item, pose: Pose) -> None:
        canvas, box, radius = frame.canvas, pose.box, min(pose.box.w, pose.box.h) / 2
        highlight.glow(frame, item, box, radius)
        canvas.box(box, FIELD, BRASS, radius, 3)
        seat, number = item.at
        seeds = frame.view.sides[seat][number]
        for place in box.centred(_SEED * 4, _SEED * 4).grid(4, 4)[:seeds]:
            canvas.disc(place.cx, place.cy, _SEED * 0.42, INK)
        lettering.text(canvas, str(seeds), box.cx, box.bottom - 22, 26, INK, "heavy", "c")
        highlight.outline(frame, item, box, radius)

    def name(self, view: View, item: Item, selection: Selection) -> str:
        seat, number = item.at
        key = "item.store" if number == STORE else "item.pit"
        name, seeds = self._players.name(seat), view.sides[seat][number]
        return self._players.say(key, player=name, number=number + 1, count=seeds)


# ---------------------------------------------------------------------- the table
class KalahTable(PieceTable[View, Plan]):
    """Shows Kalah; each method does what `game.tabletop.table.Table` says."""

    minimum = (1340.0, 760.0)
    ground = "wood"
    music = ""
    tally = "ui.result"

    def __init__(self, words: Translate, cast: Sequence[Appearance], options: Mapping[str, Any]) -> None:
        players = Players(words, cast, "kalah")
        super().__init__(players, [Pit(players)])
        self._say = players.say

    def plan(self, view: View, area: Box, selection: Selection) -> Plan:
        return plan(area)

    def paint(self, ui: Ui, view: View, area: Box, selection: Selection) -> None:
        zones = plan(area)
        panel(ui.canvas, zones.board)
        for seat, plate in enumerate(zones.plates):
            self._players.token(ui.canvas, seat, plate.x + 36, plate.cy, 52)
            lettering.text(
                ui.canvas, self._players.name(seat), plate.x + 76, plate.cy, 30, CREAM, "bold", room=plate.w - 90
            )

    # ------------------------------------------------------------------ choosing
    def clicks(self, view: View, move: Sow) -> tuple[Item, ...]:
        return (pit(view.turn, move.pit),)

    def illegal_reason(self, view: View, selection: Selection, item: Item) -> str:
        if item in selection.open or item in selection.touched:
            return ""
        seat, number = item.at
        if view.is_over or view.turn != view.seat:
            return self._say("refuse.turn")
        if number == STORE or seat != view.seat:
            return self._say("refuse.own_pit")
        return "" if view.sides[seat][number] else self._say("refuse.empty")

    def shortcuts(self, view: View, moves: Sequence[Sow]) -> dict[str, tuple[Item, ...]]:
        return {str(move.pit + 1): self.clicks(view, move) for move in moves}

    # ------------------------------------------------------------------ words
    def prompt(self, view: View, selection: Selection) -> str:
        return self._say("end.empty" if view.is_over else "prompt.choose")

    def preview(self, view: View, selection: Selection) -> Preview:
        if not isinstance(selection.move, Sow):
            return Preview(self.prompt(view, selection))
        seeds = view.sides[view.turn][selection.move.pit]
        return Preview(self._say("action.preview", count=seeds), label=self._say("action.sow"))

    def reason(self, view: View, reason: Reason, other: str) -> ReasonText:
        look, fact, so = (self._say(f"{reason.key}.{part}", **reason.values) for part in ("look", "fact", "so"))
        return ReasonText(look, fact, so, items=(pit(view.turn, STORE), pit(view.turn, reason.values["pit"])))

    def cues(self, beat: Beat) -> list[Cue[Item]]:
        sown = [Cue((pit(event.seat, event.pit),), "tile") for event in beat.events if isinstance(event, SeedsSown)]
        return sown + [Cue((), "coins") for event in beat.events if isinstance(event, SeedsCaptured)]

    def narrate(self, beat: Beat) -> list[LogLine]:
        return [line for event in beat.events if (line := self._told(event)) is not None]

    def _told(self, event: object) -> LogLine | None:
        name = self._players.name
        match event:
            case SeedsSown(seat, number, seeds):
                text = self._say("log.sown", player=name(seat), number=number + 1, count=seeds)
                return LogLine(seat, text, (pit(seat, number),))
            case SeedsCaptured(seat, seeds):
                return LogLine(seat, self._say("log.captured", player=name(seat), count=seeds), (pit(seat, STORE),))
            case SownAgain(seat):
                return LogLine(seat, self._say("log.again", player=name(seat)))
            case GameEnded(reason):
                return LogLine(None, self._say(reason))
        return None

    # ------------------------------------------------------------------ standing
    def actor(self, view: View) -> Seat | None:
        return None if view.is_over else view.turn

    def points(self, view: View) -> tuple[int, ...]:
        return tuple(side[STORE] for side in view.sides)

    def history(self, beats: Sequence[Beat]) -> PointHistory:
        totals = tuple(self.points(beat.view) for beat in beats)
        return PointHistory(tuple(map(str, range(len(totals)))), totals)


TABLE: MakeTable = KalahTable

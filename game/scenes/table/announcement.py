"""What a computer player does, told large beside the moving pieces: who, what, and with which of them."""

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from game.core.rules import Beat, Seat
from game.paint import lettering
from game.paint.box import Box, bounds
from game.paint.palette import CREAM, INK, MUTED, PLAYER
from game.paint.panels import panel
from game.saves.settings import Announcements
from game.scenes.table.bar import STEP
from game.scenes.table.board import Board
from game.scenes.table.nameplate import GROUND_OF, INK_ON, shade_of
from game.stage.stage import Pose, arriving
from game.tabletop.items import Item, Selection
from game.tabletop.table import LogLine, Table
from game.widgets.node import Node, Role
from game.widgets.ui import Ui

_PACES: dict[Announcements, tuple[float, float]] = {"short": (0.5, 0.012), "normal": (1.0, 0.03), "long": (2.0, 0.06)}
"""Seconds for a deed, and for each letter of its sentence."""
_MOST, _GOING_ON, _UNSEEN = 90, 0.7, 0.6
"""How many letters are waited for, and what part of its time a deed takes that goes on with a turn (who acts is known
and the deed before stands there still) or that moves nothing to be looked at, such as a secret choice."""
COMING, _RISE = 0.22, 34.0
"""Seconds in which a plate comes, and units that it rises meanwhile."""
_PICTURES, _TALL = 4, 0.75
"""How many pictures a plate has at most, and the shape from which on they stand above the words."""
_FRAME, _BAND, _PAD = 22.0, 72.0, 22.0
_WIDE, _HIGH, _LOW = 540.0, 230.0, 120.0
"""In units: the size of a plate that is large enough anywhere, and the height below which it has no band."""
_LARGEST, _SMALLEST, _BESIDE, _GAP = 44, 24, 26.0, 10.0
_FORMER = 0.3
"""The part of the height that is left to what was told before in the same turn."""


@dataclass(frozen=True, slots=True)
class Announcement:
    """One deed: whose, its sentences, what followed from it, and pictures of the pieces it moved.

    A picture is an item, its size on the table and the view that shows it; `moved` is where anything moves, `earlier`
    what was told before in the same turn.
    """

    seat: Seat
    deeds: tuple[str, ...]
    others: tuple[str, ...]
    pictures: tuple[tuple[Item, Box, Any], ...]
    moved: tuple[Box, ...]
    earlier: tuple[str, ...] = ()

    @property
    def spoken(self) -> str:
        """Returns all of it in words."""
        return " ".join(f"{text}." for text in (*self.deeds, *self.others))


def announcement(board: Board, beat: Beat, former: Any) -> Announcement | None:
    """Returns what is told of a stage that begins to move on a board, None where there is nothing to tell.

    Takes the view of before as well, which shows the pieces that leave.
    """
    lines = told_lines(board.table, beat)
    if beat.seat is None or not lines:
        return None
    own = _own(lines, beat.seat)
    before = dict(board.stage.poses())
    after = board.table.layout(beat.view, board.area, board.shown(Selection()))
    moved = [item for item in {**before, **after} if before.get(item) != after.get(item)]
    about = dict.fromkeys(item for line in own for item in line.items if item in moved)
    pictures = [
        (item, after[item].box, beat.view) if item in after else (item, before[item].box, former) for item in about
    ]
    ways = [places[item].box for item in moved for places in (before, after) if item in places]
    others = tuple(line.text for line in lines if line not in own)
    return Announcement(beat.seat, tuple(line.text for line in own), others, tuple(pictures[:_PICTURES]), tuple(ways))


def told_lines(table: Table, beat: Beat) -> Sequence[LogLine]:
    """Returns what is told large of a stage: nothing that a scoring sequence has shown."""
    return [line for line in table.narrate(beat) if not line.is_in_sequence]


def _own(lines: Sequence[LogLine], seat: Seat | None) -> list[LogLine]:
    """The sentences about what a seat did itself; all of them where none is about it alone."""
    return [line for line in lines if line.seat == seat] or list(lines)


def seconds_to_read(lines: Sequence[LogLine], seat: Seat | None, pace: Announcements, *, goes_on: bool) -> float:
    """Returns how many seconds a seat's deed is told large, at a pace that is not "off"."""
    if not lines:
        return 0
    own = _own(lines, seat)
    least, each = _PACES[pace]
    seconds = (least + each * min(_MOST, sum(len(line.text) for line in own))) * (_GOING_ON if goes_on else 1)
    return seconds if any(line.items for line in own) else seconds * _UNSEEN


# ---------------------------------------------------------------------- drawing
def draw_announcement(ui: Ui, board: Board, told: Announcement, shown: float, *, has_step: bool) -> None:
    """Draws the plate of a deed that has been shown for some seconds; in step mode beside the button that goes on."""
    box = _beside_step(board, _place(board, told)) if has_step else _place(board, told)
    rise = ui.canvas.px(_RISE * (1 - arriving(min(1.0, shown / COMING)))) / ui.canvas.k
    at = box.moved(0, rise)  # by whole pixels, so that it is as high on its way as where it stays
    panel(ui.canvas, at, "frame_walnut", _FRAME)
    inner = at.inset(_FRAME + 6)
    if inner.h < _LOW:
        token, rest = inner.cut_left(inner.h, 8)
        board.sitters.draw(ui.canvas, told.seat, token.cx, token.cy, token.h)
    else:
        band, rest = inner.cut_top(min(_BAND, inner.h * 0.36))
        _draw_who(ui, board, told.seat, band)
    _draw_what(ui, board, told, rest.inset(_PAD - 6, 8))
    name = board.players[told.seat].name
    ui.add(Node("announcement", Role.TEXT, f"{name}: {told.spoken}", ui.canvas.rect(box), "table"))


def _place(board: Board, told: Announcement) -> Box:
    """As much of the log and the empty action panel as hides nothing that moves; more where they have little room."""
    panels = board.panels
    home = bounds((panels.log, panels.action))
    places = (*_grown(home, board.area), *_grown(panels.action, board.area), panels.action, panels.log)
    return next((box for box in places if not any(map(box.overlaps, told.moved))), home)


def _grown(box: Box, area: Box) -> Iterator[Box]:
    """A box as it is if a plate finds room there, else higher ones: upwards, downwards, to both sides."""
    if box.w * box.h >= _WIDE * _HIGH:
        yield box
        return
    w, h = max(box.w, _WIDE), max(box.h, _HIGH)
    left = max(area.x, min(box.cx - w / 2, area.right - w))
    for top in (box.bottom - h, box.y, box.cy - h / 2):
        yield Box(left, max(area.y, min(top, area.bottom - h)), w, h)


def _beside_step(board: Board, box: Box) -> Box:
    """What is left of a place above or below the button at the foot of the action panel."""
    foot = board.panels.action.bottom
    if foot < box.cy:
        return box.trimmed(top=foot - box.y)
    return box.trimmed(bottom=max(0.0, box.bottom - foot + STEP))


def _draw_who(ui: Ui, board: Board, seat: Seat, band: Box) -> None:
    canvas, player = ui.canvas, board.players[seat]
    ink = INK_ON.get(player.colour, CREAM)
    canvas.box(band, GROUND_OF.get(player.colour, PLAYER[player.colour]), INK, 8, 2)
    board.sitters.draw(canvas, seat, band.x + band.h * 0.62, band.cy, band.h * 1.14)
    left, size = band.x + band.h * 1.3, min(42.0, band.h * 0.62)
    room = band.right - left - 16
    lettering.text(canvas, player.name, left, band.cy - 2, size, ink, "heavy", shade=shade_of(ink), room=room)


def _draw_what(ui: Ui, board: Board, told: Announcement, box: Box) -> None:
    """The pictures at the left or above, the sentences beside or below as large as they fit."""
    if told.pictures:
        if box.h > box.w * _TALL:
            shown, box = box.cut_top(box.h * 0.46, 12)
        else:
            shown, box = box.cut_left(min(box.w * 0.42, box.h * (0.55 + 0.35 * len(told.pictures))), 18)
        _draw_pictures(ui, board, told, shown)
    canvas, deed = ui.canvas, "\n".join(told.deeds)
    size = _fitting(ui, deed, box.trimmed(top=box.h * _FORMER)) if told.earlier else 0
    size = size if size > _SMALLEST else _fitting(ui, deed, box)
    height = lettering.paragraph_height(canvas, deed, box.w, size, "semi")
    beside = min(_BESIDE, size * 0.8)
    former, above = _as_many_as_fit(ui, [told.earlier[i:] for i, _ in enumerate(told.earlier)], box, height, beside)
    others = [told.others[:count] for count in range(len(told.others), 0, -1)]
    more, below = _as_many_as_fit(ui, others, box, height + above, beside)
    y = box.y + max(0.0, box.h - height - above - below) / 2
    lettering.paragraph(canvas, former, box.x, y, box.w, beside, MUTED)
    y = lettering.paragraph(canvas, deed, box.x, y + above, box.w, size, INK, "semi")
    lettering.paragraph(canvas, more, box.x, y + _GAP, box.w, beside, MUTED)


def _as_many_as_fit(ui: Ui, choices: Iterable[Sequence[str]], box: Box, taken: float, size: float) -> tuple[str, float]:
    """Returns the first sentences that fit beside what is taken of a box, a line for each, and how high they are."""
    texts = ("\n".join(sentences) for sentences in choices)
    heights = ((text, lettering.paragraph_height(ui.canvas, text, box.w, size) + _GAP) for text in texts)
    return next(((text, height) for text, height in heights if taken + height <= box.h), ("", 0.0))


def _fitting(ui: Ui, text: str, box: Box) -> float:
    """The largest letters in which a text fits, found by halving: each size that is tried is measured word by word."""
    sizes = range(_SMALLEST + 2, _LARGEST + 1, 2)
    longest = max(text.split(), key=len)

    def is_too_large(size: float) -> bool:
        is_wide = lettering.width(ui.canvas, longest, size, "semi") > box.w
        return is_wide or lettering.paragraph_height(ui.canvas, text, box.w, size, "semi") > box.h

    return float(_SMALLEST + 2 * bisect_left(sizes, True, key=is_too_large))


def _draw_pictures(ui: Ui, board: Board, told: Announcement, box: Box) -> None:
    """The pieces as the table itself paints them, side by side, each as large as its share of the room allows."""
    shares = box.columns(len(told.pictures), 8)
    for (item, size, view), share in zip(told.pictures, shares, strict=True):
        pose = Pose(share.fit(size.h / size.w))
        board.table.paint_item(ui.canvas, view, board.area, item, pose, board.shown(Selection()))

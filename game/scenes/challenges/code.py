"""The panel in which a code is typed, its deal is begun, and what several families reached with it is compared."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from game.challenges.deals import LONGEST, Deal, shown
from game.challenges.notes import Guest
from game.challenges.outcomes import Played
from game.paint import lettering
from game.paint.box import Box
from game.paint.palette import BAD, BAND, BRASS, INK, MUTED
from game.scenes.challenges.blocks import (
    Block,
    code_block,
    draw_blocks,
    height,
    note_block,
    table_text,
    wells_block,
    words_block,
)
from game.scenes.saves.saved_game import box_title
from game.widgets.controls import button
from game.widgets.field import field
from game.widgets.node import Node, Role
from game.widgets.ui import Ui

_FIELD, _BUTTON, _ROW = 58.0, 66.0, 46.0
_LEAST_STILL = 120.0
"""So much room is left below for a picture, as long as there is no code."""


@dataclass(frozen=True, slots=True)
class CodeActions:
    """What can be done in the panel: type, draw a new code, begin the deal alone or in the lobby, add a result."""

    type: Callable[[str], None]
    draw: Callable[[], None]
    play: Callable[[Deal], None]
    lay: Callable[[Deal], None]
    add: Callable[[], None]


@dataclass(frozen=True, slots=True)
class CodeState:
    """What the panel shows: what was typed, what is said of it and whether that is a fault, its deal, all results.

    `recent` are the deals that were begun by their code last.
    """

    typed: str
    said: str
    is_fault: bool
    deal: Deal | None
    played: Sequence[Played]
    guests: Sequence[Guest]
    recent: Sequence[Deal]


def code_height(ui: Ui, it: CodeState, actions: CodeActions, w: float) -> float:
    """Returns how high the inside of the panel must be at a width to show everything."""
    return height(_blocks(ui, it, actions, w))


def draw_code(ui: Ui, box: Box, it: CodeState, actions: CodeActions) -> None:
    """Draws the inside of the panel."""
    blocks = _blocks(ui, it, actions, box.w)
    with ui.area("codes"):
        draw_blocks(ui, "codes", box, blocks)
    below = box.trimmed(top=height(blocks))
    if it.deal is None and below.h >= _LEAST_STILL:
        ui.canvas.put("still_challenges", below.cx, below.cy, min(260.0, below.h), centre=True)


def _blocks(ui: Ui, it: CodeState, actions: CodeActions, w: float) -> list[Block]:
    words = ui.words
    blocks = [
        words_block(ui, words("challenges.code.text"), w),
        Block(_FIELD + 4, partial(_draw_field, ui, it, actions)),
    ]
    if it.said:
        blocks.append(words_block(ui, it.said, w, 25, BAD if it.is_fault else MUTED, "semi"))
    if it.deal is None:
        return [*blocks, wells_block(ui, it.typed, w), *_recent(ui, it, actions, w)]
    title = f"{box_title(words, it.deal.box)} · {words('common.count.players', count=it.deal.seats)}"
    return [
        *blocks,
        words_block(ui, title, w, 30, INK, "display"),
        note_block(ui, table_text(words, it.deal), w),
        code_block(ui, it.deal, w),
        Block(_BUTTON, partial(_draw_ways, ui, it.deal, actions)),
        *_results(ui, it, actions, w),
    ]


def _draw_field(ui: Ui, it: CodeState, actions: CodeActions, box: Box) -> None:
    words, width = ui.words, min(280.0, box.w * 0.4)
    at = Box(box.x + 2, box.y, box.w - width - 18, _FIELD)
    label, fault = words("challenges.code.field"), it.said if it.is_fault else ""
    field(ui, "code_field", at, it.typed, actions.type, label, LONGEST, empty=label, fault=fault, is_told=True)
    beside = Box(box.right - width, box.y - 2, width, _FIELD + 6)
    button(
        ui, "new_code", beside, words("challenges.code.new"), actions.draw,
        size=26, icon="again", hint=words("challenges.code.new_hint"),
    )  # fmt: skip


def _draw_ways(ui: Ui, deal: Deal, actions: CodeActions, box: Box) -> None:
    words = ui.words
    alone, table = box.columns(2, 16)
    button(
        ui, "play_code", alone, words("challenges.play"), partial(actions.play, deal),
        colour="teal", size=30, icon="play", hint=words("challenges.code.alone_hint"),
    )  # fmt: skip
    button(
        ui, "lay_code", table, words("challenges.code.table"), partial(actions.lay, deal),
        size=28, icon="people", hint=words("challenges.code.table_hint"),
    )  # fmt: skip


def _recent(ui: Ui, it: CodeState, actions: CodeActions, w: float) -> list[Block]:
    """The codes that were begun last, each a button that types it anew."""
    heading = words_block(ui, ui.words("challenges.code.recent"), w, 29, INK, "display")
    rows = [Block(_BUTTON, partial(_draw_recent, ui, deal, actions)) for deal in it.recent]
    return [heading, *rows] if rows else []


def _draw_recent(ui: Ui, deal: Deal, actions: CodeActions, box: Box) -> None:
    code, words = shown(deal.code), ui.words
    label = words("challenges.code.of", game=box_title(words, deal.box), code=code)
    hint = table_text(words, deal)
    button(ui, f"recent:{deal.code}", box, label, partial(actions.type, code), size=26, hint=hint)


def _results(ui: Ui, it: CodeState, actions: CodeActions, w: float) -> list[Block]:
    """Everybody's totals, the most points first, and the way to add one."""
    words = ui.words
    own = [
        (sitter.earned, words("challenges.code.result", player=sitter.name, number=sitter.earned))
        for game in it.played
        for sitter in game.seats
        if not sitter.level
    ]
    told = [
        (guest.points, words("challenges.code.guest", player=guest.name, number=guest.points)) for guest in it.guests
    ]
    rows = sorted([*own, *told], key=lambda row: -row[0])
    heading = words_block(ui, words("challenges.code.results"), w, 29, INK, "display")
    lines = [Block(_ROW - 14, partial(_draw_row, ui, i, row, rows[0][0])) for i, row in enumerate(rows)]
    empty = [] if rows else [note_block(ui, words("challenges.code.nobody"), w)]
    return [heading, *empty, *lines, Block(_BUTTON, partial(_draw_add, ui, actions))]


def _draw_row(ui: Ui, number: int, row: tuple[int, str], most: int, box: Box) -> None:
    """A result over a bar that is as long as its points."""
    points, told = row
    at = Box(box.x, box.y - 4, box.w, _ROW - 6)
    ui.canvas.box(at, BAND, BRASS, 8, 1.5)
    if most > 0 and points > 0:
        ui.canvas.box(Box(at.x, at.y, max(16.0, at.w * points / most), at.h), "#E9C98A", BRASS, 8, 1.5)
    lettering.text(ui.canvas, told, at.x + 14, at.cy - 1, 25, INK, "semi", room=at.w - 28)
    ui.add(Node(f"result:{number}", Role.TEXT, told, ui.canvas.rect(at)))


def _draw_add(ui: Ui, actions: CodeActions, box: Box) -> None:
    at = Box(box.x, box.y, min(box.w, 380.0), box.h)
    button(ui, "add_result", at, ui.words("challenges.code.add"), actions.add, size=26, icon="plus")

"""What the panels of challenges are put together from: blocks one below the other, medals, the letters of a code."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from game.challenges.deals import GROUP, LENGTH, LONG, Deal, shown
from game.challenges.goals import LEAD, LEVEL, MEDALS, POINTS, Goal, Medal
from game.challenges.outcomes import ChallengeStanding
from game.core import box as shelf
from game.paint import lettering, pieces
from game.paint.box import Box
from game.paint.fonts import Face
from game.paint.palette import BRASS, BRASS_DARK, INK, MUTED, NIGHT
from game.tabletop.tallying import kinds
from game.widgets.node import Node, Role
from game.widgets.ui import Translate, Ui

GAP = 12.0
_BAR = 22.0
"""How wide a scroll bar is with its margin: no block reaches below it."""
_MEDAL, _TILE, _LABEL = 178.0, 58.0, 36.0
_ROW = 12
"""So many letters of a code are beside each other."""


@dataclass(frozen=True, slots=True)
class Block:
    """A part of a panel: how high it is and what draws it into a box of that height."""

    height: float
    draw: Callable[[Box], object]


@dataclass(frozen=True, slots=True)
class StyledText:
    """A text of a card in one manner of letters; it may be longer than a line."""

    words: str
    size: float = 24.0
    tone: str = INK
    face: Face = "text"


def inside(w: float) -> float:
    """Returns how wide the blocks of a panel are whose inside is so wide."""
    return w - _BAR


def height(blocks: Sequence[Block]) -> float:
    """Returns how high blocks are one below the other."""
    return sum(block.height + GAP for block in blocks)


def draw_blocks(ui: Ui, name: str, box: Box, blocks: Sequence[Block]) -> None:
    """Draws blocks one below the other; what finds no room scrolls."""
    with ui.scrolled(name, box, height(blocks)) as offset:
        y = box.y - offset
        for block in blocks:
            block.draw(Box(box.x, y, inside(box.w), block.height))
            y += block.height + GAP


def words_block(
    ui: Ui, words: str, w: float, size: float = 25, tone: str = INK, face: Face = "text", at: str = "l"
) -> Block:
    """Returns a paragraph for a panel whose inside is so wide."""
    text_height = lettering.paragraph_height(ui.canvas, words, inside(w), size, face)

    def draw(box: Box) -> None:
        lettering.paragraph(ui.canvas, words, box.x, box.y, box.w, size, tone, face, at)

    return Block(text_height, draw)


def lines_height(ui: Ui, lines: Sequence[StyledText], w: float) -> float:
    """Returns how high lines are one below the other, each wrapped to a width."""
    return sum(lettering.paragraph_height(ui.canvas, line.words, w, line.size, line.face) + 4 for line in lines)


def draw_lines(ui: Ui, lines: Sequence[StyledText], x: float, y: float, w: float) -> float:
    """Draws lines one below the other, each wrapped to a width, and returns where they end."""
    for line in lines:
        y = lettering.paragraph(ui.canvas, line.words, x, y, w, line.size, line.tone, line.face) + 4
    return y


# ---------------------------------------------------------------------- what is to be reached
def counts(words: Translate, goal: Goal) -> str:
    """Returns what a goal is about, as a heading."""
    if goal.count in (POINTS, LEAD):
        return words(f"challenges.counts.{_manner(goal)}")
    kind = next((kind.name for kind in kinds(words, goal.box) if kind.key == goal.count), goal.count)
    return words("challenges.counts.kind", kind=kind)


def counts_text(words: Translate, goal: Goal) -> str:
    """Returns a sentence about what counts."""
    return words(f"challenges.counts_text.{_manner(goal) if goal.count in (POINTS, LEAD) else 'kind'}")


def _manner(goal: Goal) -> str:
    """Returns what a goal is about where it is no kind of points; what counts may be a fortune in place of totals."""
    return f"{goal.count}_fortune" if goal.worth else goal.count


def table_text(words: Translate, deal: Deal) -> str:
    """Returns who plays, and with which options."""
    told = words("challenges.table", count=deal.seats - 1, level=words(f"ui.lobby.level.{LEVEL}"))
    defaults = {option.key: option.default for option in shelf.about(deal.box).options}
    chosen = [key for key, value in deal.options.items() if value != defaults[key]]
    titles = [words(f"{deal.box}.options.{key}.title") for key in chosen]
    return f"{told} · {words('challenges.with', options=titles)}" if titles else told


def figure(goal: Goal, number: int) -> str:
    """Returns a number that is counted as it is written: how far one is ahead has a sign."""
    sign = ("−" if number < 0 else "+" if number else "") if goal.count == LEAD else "−" if number < 0 else ""
    return f"{sign}{abs(number)}"


def standing_text(words: Translate, goal: Goal, standing: ChallengeStanding, *, is_first: bool) -> str:
    """Returns how somebody fares; `is_first` tells whether the first try is what counts, not the best."""
    if standing.number is None:
        return words("challenges.untried") if is_first else ""
    told, more = ("first_try", "to_next") if is_first else ("best_try", "best_to_next")
    number, missing = figure(goal, standing.number), missing_text(words, goal, standing.number)
    if not missing:
        return words(f"challenges.{told}", number=number)
    return words(f"challenges.{more}", number=number, more=missing)


def missing_text(words: Translate, goal: Goal, number: int) -> str:
    """Returns how much is missing to the next medal, "" behind the last one."""
    upcoming = next((medal for medal in MEDALS if number < goal.medals.get(medal, number)), None)
    if upcoming is None:
        return ""
    missing = goal.medals[upcoming] - number
    return words("challenges.missing", more=missing, medal=words(f"challenges.medal.{upcoming}"))


def medals_block(ui: Ui, name: str, goal: Goal, won: Medal | None, high: float = _MEDAL) -> Block:
    """Returns the three medals with what they ask for; those that were won are lit. `name` begins their nodes."""
    return Block(high, partial(_draw_medals, ui, name, goal, won))


def _draw_medals(ui: Ui, name: str, goal: Goal, won: Medal | None, box: Box) -> None:
    for at, medal in zip(box.columns(len(MEDALS), 14), MEDALS, strict=True):
        is_won = won is not None and MEDALS.index(medal) <= MEDALS.index(won)
        _draw_medal(ui, f"{name}:{medal}", goal, medal, at, is_won=is_won)


def _draw_medal(ui: Ui, name: str, goal: Goal, medal: Medal, box: Box, *, is_won: bool) -> None:
    canvas, words = ui.canvas, ui.words
    canvas.box(box, "#FFF0BE" if is_won else "#FBF4E2", BRASS_DARK if is_won else "#C9AE78", 14, 3 if is_won else 2)
    size = min(box.w * 0.5, (box.h - 76) * 0.8)
    canvas.put(f"award_{medal}", box.cx, box.y + 8 + size * 0.625, size, centre=True, alpha=255 if is_won else 105)
    number = figure(goal, goal.medals[medal]) if medal in goal.medals else "–"
    lettering.text(canvas, number, box.cx, box.bottom - 52, 36, INK, "heavy", "c", room=box.w - 12)
    lettering.text(
        canvas, words(f"challenges.medal.{medal}"), box.cx, box.bottom - 22, 24, INK, "text", "c", room=box.w - 12
    )
    if is_won:
        pieces.check(canvas, box.right - 26, box.y + 26, 34)
    label = words(f"challenges.medal.{medal}")
    hint = words("challenges.medal_hint", medal=label, number=number, share=round(100 * goal.reached.get(medal, 0)))
    ui.add(Node(name, Role.TEXT, f"{label}: {number}", canvas.rect(box), hint=hint))


# ---------------------------------------------------------------------- codes
def code_block(ui: Ui, deal: Deal, w: float) -> Block:
    """Returns the letters of a deal's code on tiles, below what they are."""
    return Block(_code_height(w, len(deal.code)), partial(_draw_code, ui, deal))


def wells_block(ui: Ui, typed: str, w: float) -> Block:
    """Returns the tiles of a code that is being typed, empty where letters are missing."""
    letters = "".join(filter(str.isalnum, typed))[:LONG]
    letters = letters.ljust(LENGTH if len(letters) <= LENGTH else LONG)
    return Block(_code_height(w, len(letters)), partial(_draw_tiles, ui, letters, ui.words("challenges.code.field")))


def _code_height(w: float, count: int) -> float:
    return _LABEL + -(-count // _ROW) * (_side(inside(w), count) * 1.08 + 6)


def _side(w: float, count: int) -> float:
    """How wide a letter's tile is: so many as are in a row fit beside each other."""
    return min(_TILE, w / (min(_ROW, count) * 1.2))


def _draw_code(ui: Ui, deal: Deal, box: Box) -> None:
    at = _draw_tiles(ui, deal.code, ui.words("challenges.code.share"), box)
    told = ui.words("challenges.code.told", code=shown(deal.code))
    ui.add(Node("code", Role.TEXT, told, ui.canvas.rect(at), hint=told))


def _draw_tiles(ui: Ui, code: str, label: str, box: Box) -> Box:
    """Draws letters on tiles, and above them what they are; returns where the tiles are."""
    canvas = ui.canvas
    lettering.text(canvas, label, box.x, box.y + 16, 25, INK, "semi", room=box.w)
    side, count = _side(box.w, len(code)), min(_ROW, len(code))
    step, high = side * 1.12, side * 1.08 + 6
    width = count * step + side * 0.3 * (count / GROUP - 1) - (step - side)
    for i, letter in enumerate(code):
        row, column = divmod(i, _ROW)
        x = box.x + column * step + side * 0.3 * (column // GROUP)
        at = Box(x, box.y + _LABEL + row * high, side, side * 1.08)
        if letter == " ":
            canvas.box(at, "#E2CFA2", BRASS, 10, 2)
            continue
        canvas.shadow(canvas.rect(at), 6, 120, 2, 4, 10)
        canvas.box(at, "#2A1A11", INK, 10, 3)
        canvas.box(at.grown(-3), "#3D2618", BRASS, 8, 2)
        lettering.text(canvas, letter, at.cx, at.cy - 1, side * 0.68, "#FFE9B8", "heavy", "c", shade=NIGHT)
    return Box(box.x, box.y + _LABEL, width, box.h - _LABEL)


def note_block(ui: Ui, words: str, w: float) -> Block:
    """Returns a quieter sentence for a panel whose inside is so wide."""
    return words_block(ui, words, w, 24, MUTED)

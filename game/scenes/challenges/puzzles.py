"""The panel of puzzles: what each asks, how hard it is, and how somebody fares with it."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial

import pygame

from game.challenges.notes import Solving
from game.challenges.puzzles import Puzzle, picture
from game.paint import lettering, pieces
from game.paint.box import Box
from game.paint.palette import BRASS_DARK, BRASS_LIGHT, INK, MUTED
from game.scenes.challenges.blocks import (
    GAP,
    Block,
    StyledText,
    draw_blocks,
    draw_lines,
    height,
    inside,
    lines_height,
    words_block,
)
from game.scenes.challenges.puzzle import question, title
from game.scenes.saves.saved_game import decoded
from game.widgets.controls import button
from game.widgets.node import Node, Role
from game.widgets.ui import Ui

_EDGE, _HEAD, _BUTTON, _TWO = 20.0, 46.0, 60.0, 900.0
"""From which width on two puzzles stand side by side."""
_PICTURE, _WIDEST_PICTURE = 0.36, 230.0
"""What part of a card its picture takes, and how wide that is at most."""
_STAR, _STARS = 34.0, 3


def puzzles_height(
    ui: Ui, puzzles: Sequence[Puzzle], solved: Mapping[str, Solving], play: Callable[[Puzzle], None], w: float
) -> float:
    """Returns how high the inside of the panel must be at a width to show everything."""
    return height(_blocks(ui, puzzles, solved, play, w))


def draw_puzzles(
    ui: Ui, box: Box, puzzles: Sequence[Puzzle], solved: Mapping[str, Solving], play: Callable[[Puzzle], None]
) -> None:
    """Draws the inside of the panel; `solved` tells by id how somebody fares."""
    with ui.area("puzzles"):
        draw_blocks(ui, "puzzles", box, _blocks(ui, puzzles, solved, play, box.w))


def _blocks(
    ui: Ui, puzzles: Sequence[Puzzle], solved: Mapping[str, Solving], play: Callable[[Puzzle], None], w: float
) -> list[Block]:
    blocks = [words_block(ui, ui.words("puzzles.text"), w, 24, MUTED, "italic")]
    count = 2 if inside(w) >= _TWO else 1
    wide = (inside(w) - (count - 1) * GAP) / count
    for i in range(0, len(puzzles), count):
        row = puzzles[i : i + count]
        high = max(_height(ui, puzzle, solved[puzzle.id], wide) for puzzle in row)
        blocks.append(Block(high, partial(_draw_row, ui, i, row, solved, play, count)))
    return blocks


def _lines(ui: Ui, puzzle: Puzzle, solving: Solving) -> list[StyledText]:
    words = ui.words
    told = ""
    if solving.is_solved:
        told = words("puzzles.was_solved", count=solving.misses + 1)
    elif solving.misses:
        told = words("puzzles.was_tried", count=solving.misses)
    lines = [StyledText(title(words, puzzle), 29, face="display"), StyledText(question(words, puzzle))]
    return [*lines, StyledText(told, tone=MUTED, face="semi")] if told else lines


def _height(ui: Ui, puzzle: Puzzle, solving: Solving, w: float) -> float:
    side = _side(w)
    told = _HEAD + lines_height(ui, _lines(ui, puzzle, solving), w - side - 3 * _EDGE) + _BUTTON + 34
    return max(told, side + 2 * _EDGE)


def _side(w: float) -> float:
    """Returns how wide the picture is in a card of a width."""
    return min(_WIDEST_PICTURE, (w - 3 * _EDGE) * _PICTURE)


def _draw_row(
    ui: Ui, first: int, row: Sequence[Puzzle], solved: Mapping[str, Solving], play: Callable[[Puzzle], None],
    count: int, box: Box,
) -> None:  # fmt: skip
    for i, (puzzle, at) in enumerate(zip(row, box.columns(count, GAP), strict=False)):
        _draw_card(ui, first + i + 1, puzzle, solved[puzzle.id], partial(play, puzzle), at)


def _draw_card(ui: Ui, number: int, puzzle: Puzzle, solving: Solving, play: Callable[[], None], box: Box) -> None:
    canvas, words = ui.canvas, ui.words
    canvas.box(box, "#FFF0BE" if solving.is_solved else "#FFF9EA", BRASS_DARK, 14, 3 if solving.is_solved else 2)
    frame, right = box.inset(_EDGE).cut_left(_side(box.w), _EDGE)
    _draw_picture(ui, puzzle, frame.centred(frame.w, frame.w))
    at = Box(right.x, box.y + 12, right.w, box.h - 24)
    canvas.disc(at.x + 21, at.y + 21, 21, "#4B1D45", BRASS_LIGHT, 2.5)
    lettering.text(canvas, str(number), at.x + 21, at.y + 19, 28, "#FFE9B8", "heavy", "c")
    _draw_stars(ui, puzzle, Box(at.x + 58, at.y + 2, _STARS * _STAR, 40))
    if solving.is_solved:
        pieces.check(canvas, at.right - 18, at.y + 20, 36)
    draw_lines(ui, _lines(ui, puzzle, solving), at.x, at.y + _HEAD, at.w)
    label = "again" if solving.is_solved or solving.misses else "try"
    at = Box(at.x - 4, box.bottom - _BUTTON - 12, min(at.w, 300.0), _BUTTON)
    button(
        ui, f"puzzle:{puzzle.id}", at, words(f"puzzles.{label}"), play, size=27, icon="play", hint=title(words, puzzle)
    )


def _draw_picture(ui: Ui, puzzle: Puzzle, box: Box) -> None:
    """The position, drawn small."""
    canvas, rect = ui.canvas, ui.canvas.rect(box)
    drawn = decoded(picture(puzzle))
    if drawn:
        key = ("puzzle", puzzle.key, rect.size)
        canvas.s.blit(canvas.made.get(key, lambda: pygame.transform.smoothscale(drawn, rect.size)), rect)
    canvas.outline(box.grown(3), INK, 6, 4)
    canvas.outline(box.grown(4), BRASS_LIGHT, 7, 1.5)


def _draw_stars(ui: Ui, puzzle: Puzzle, box: Box) -> None:
    """How hard it is: so many of three stars."""
    for i in range(_STARS):
        x = box.x + _STAR * (i + 0.5)
        if i < puzzle.stars:
            ui.canvas.star(x, box.cy, 15, "#3A2410")
            ui.canvas.star(x, box.cy, 11, "#E0A93A")
        else:
            ui.canvas.disc(x, box.cy, 6, "#00000000", "#A07C42", 2.5)
    told = ui.words(f"puzzles.stars.s{puzzle.stars}")
    why = ui.words("puzzles.told", count=puzzle.told) if puzzle.told else ui.words("puzzles.untold")
    ui.add(Node(f"stars:{puzzle.id}", Role.TEXT, told, ui.canvas.rect(box), hint=f"{told} {why}"))

"""The panel of puzzles: those of own games, then what each that ships asks, how hard it is, and how somebody fares."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from game.challenges.notes import Solving
from game.challenges.own import OwnGame
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
from game.scenes.saves.saved_game import PICTURE_SHAPE, cover, decoded
from game.widgets.controls import button
from game.widgets.node import Node, Role
from game.widgets.ui import Translate, Ui

_EDGE, _HEAD, _BUTTON, _TWO = 20.0, 46.0, 60.0, 900.0
"""From which width on two puzzles stand side by side."""
_PICTURE, _WIDEST_PICTURE = 0.36, 230.0
"""What part of a card its picture takes, and how wide that is at most."""
_STAR, _STARS = 34.0, 3


@dataclass(frozen=True, slots=True)
class PuzzlesState:
    """What the panel shows: the puzzles of a box, those of own games with their titles, by key how somebody fares."""

    puzzles: Sequence[Puzzle]
    own: Sequence[tuple[OwnGame, str]]
    solved: Mapping[str, Solving]


@dataclass(frozen=True, slots=True)
class PuzzleActions:
    """What can be done in the panel: begin a try at a puzzle, or at one of somebody's own games."""

    play: Callable[[Puzzle], None]
    play_own: Callable[[OwnGame], None]


@dataclass(frozen=True, slots=True)
class _PuzzleCard:
    """A puzzle on the panel: the name of its button, its title and lines, how it fares, what begins a try.

    `picture` is the table as a JPEG, `shape` its width by height, `box` whose cover stands in its place. `puzzle` has
    stars (None: it has none); `why` says why it cannot be tried ("": it can).
    """

    name: str
    title: str
    lines: Sequence[StyledText]
    solving: Solving
    play: Callable[[], None]
    picture: bytes
    shape: float = 1.0
    puzzle: Puzzle | None = None
    box: str = ""
    why: str = ""


def puzzles_height(ui: Ui, it: PuzzlesState, actions: PuzzleActions, w: float) -> float:
    """Returns how high the inside of the panel must be at a width to show everything."""
    return height(_blocks(ui, it, actions, w))


def draw_puzzles(ui: Ui, box: Box, it: PuzzlesState, actions: PuzzleActions) -> None:
    """Draws the inside of the panel."""
    with ui.area("puzzles"):
        draw_blocks(ui, "puzzles", box, _blocks(ui, it, actions, box.w))


def _blocks(ui: Ui, it: PuzzlesState, actions: PuzzleActions, w: float) -> list[Block]:
    words = ui.words
    shipped = [_shipped(words, puzzle, it.solved[puzzle.key], actions) for puzzle in it.puzzles]
    own = [_own(words, game, title, it.solved[game.puzzle.key], actions) for game, title in it.own]
    blocks: list[Block] = []
    if own:
        blocks.append(words_block(ui, words("puzzles.own.heading"), w, 29, INK, "display"))
        blocks.append(words_block(ui, words("puzzles.own.text"), w, 24, MUTED, "italic"))
        blocks += _rows(ui, own, w)
    return [*blocks, words_block(ui, words("puzzles.text"), w, 24, MUTED, "italic"), *_rows(ui, shipped, w)]


def _rows(ui: Ui, cards: Sequence[_PuzzleCard], w: float) -> Iterator[Block]:
    count = 2 if inside(w) >= _TWO and len(cards) > 1 else 1
    width = (inside(w) - (count - 1) * GAP) / count
    for i in range(0, len(cards), count):
        row = cards[i : i + count]
        row_height = max(_height(ui, card, width) for card in row)
        yield Block(row_height, partial(_draw_row, ui, i + 1, row, count))


def _shipped(words: Translate, puzzle: Puzzle, solving: Solving, actions: PuzzleActions) -> _PuzzleCard:
    lines = [StyledText(question(words, puzzle))]
    name, play = f"puzzle:{puzzle.id}", partial(actions.play, puzzle)
    return _PuzzleCard(name, title(words, puzzle), lines, solving, play, picture(puzzle), puzzle=puzzle)


def _own(words: Translate, game: OwnGame, title: str, solving: Solving, actions: PuzzleActions) -> _PuzzleCard:
    lines = [StyledText(words("puzzles.own.ask"))]
    if game.players:
        lines.append(StyledText(words("puzzles.own.with", players=list(game.players)), tone=MUTED))
    why = "" if game.path else words("puzzles.own.gone")
    if why:
        lines.append(StyledText(why, tone=MUTED, face="semi"))
    name, play = f"own:{game.puzzle.key}", partial(actions.play_own, game)
    return _PuzzleCard(name, title, lines, solving, play, game.picture, PICTURE_SHAPE, box=game.puzzle.box, why=why)


def _lines(ui: Ui, card: _PuzzleCard) -> list[StyledText]:
    words, solving = ui.words, card.solving
    told = ""
    if solving.is_solved:
        told = words("puzzles.was_solved", count=solving.misses + 1)
    elif solving.misses:
        told = words("puzzles.was_tried", count=solving.misses)
    lines = [StyledText(card.title, 29, face="display"), *card.lines]
    return [*lines, StyledText(told, tone=MUTED, face="semi")] if told else lines


def _height(ui: Ui, card: _PuzzleCard, w: float) -> float:
    side = _side(w)
    told = _HEAD + lines_height(ui, _lines(ui, card), w - side - 3 * _EDGE) + _BUTTON + 34
    return max(told, side / card.shape + 2 * _EDGE)


def _side(w: float) -> float:
    """Returns how wide the picture is in a card of a width."""
    return min(_WIDEST_PICTURE, (w - 3 * _EDGE) * _PICTURE)


def _draw_row(ui: Ui, first: int, row: Sequence[_PuzzleCard], count: int, box: Box) -> None:
    for i, (card, at) in enumerate(zip(row, box.columns(count, GAP), strict=False)):
        _draw_card(ui, first + i, card, at)


def _draw_card(ui: Ui, number: int, card: _PuzzleCard, box: Box) -> None:
    canvas, words, solving = ui.canvas, ui.words, card.solving
    canvas.box(box, "#FFF0BE" if solving.is_solved else "#FFF9EA", BRASS_DARK, 14, 3 if solving.is_solved else 2)
    frame, right = box.inset(_EDGE).cut_left(_side(box.w), _EDGE)
    _draw_picture(ui, card, frame.centred(frame.w, frame.w / card.shape))
    at = Box(right.x, box.y + 12, right.w, box.h - 24)
    canvas.disc(at.x + 21, at.y + 21, 21, "#4B1D45", BRASS_LIGHT, 2.5)
    lettering.text(canvas, str(number) if card.puzzle else "?", at.x + 21, at.y + 19, 28, "#FFE9B8", "heavy", "c")
    if card.puzzle:
        _draw_stars(ui, card.puzzle, Box(at.x + 58, at.y + 2, _STARS * _STAR, 40))
    if solving.is_solved:
        pieces.check(canvas, at.right - 18, at.y + 20, 36)
    draw_lines(ui, _lines(ui, card), at.x, at.y + _HEAD, at.w)
    label = words("puzzles.again" if solving.is_solved or solving.misses else "puzzles.try")
    at = Box(at.x - 4, box.bottom - _BUTTON - 12, min(at.w, 300.0), _BUTTON)
    button(
        ui, card.name, at, label, card.play, size=27, icon="play", is_enabled=not card.why, why=card.why,
        hint=card.title,
    )  # fmt: skip


def _draw_picture(ui: Ui, card: _PuzzleCard, box: Box) -> None:
    """The table, drawn small."""
    canvas, rect = ui.canvas, ui.canvas.rect(box)
    if drawn := decoded(card.picture):
        key = ("puzzle", card.name, rect.size)
        canvas.s.blit(canvas.made.get(key, lambda: pygame.transform.smoothscale(drawn, rect.size)), rect)
    elif card.box:
        cover(canvas, card.box, box)
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

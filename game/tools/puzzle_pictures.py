"""Puts a small picture of its position into every puzzle, for developers: `python -m game.tools.puzzle_pictures BOX`.

It shows the table as the solver sees it around what can be touched first, without words: it is for every language. The
same command writes the same files where the same versions of SDL draw them.
"""

import argparse
import io
import sys
from collections.abc import Sequence
from dataclasses import replace

import pygame

from game.boxes import NAMES
from game.challenges.puzzles import Puzzle, position, position_file, puzzles
from game.core.resources import shipped
from game.locale.words import Words
from game.paint.box import Box, bounds
from game.saves.parsing import parse
from game.saves.record import Label
from game.saves.settings import Settings
from game.scenes.after.pictures import around
from game.scenes.shell.services import Services
from game.scenes.table.board import BAR, Board
from game.tabletop.items import Selection
from game.tools.demo import program
from game.widgets.ui import Ui

SIZE = (288, 288)
_DRAWN = (1280, 720)


class _Wordless(Words):
    """Says nothing, as briefly as something can be written."""

    def __call__(self, key: str, /, **values: object) -> str:
        return "."


def picture(services: Services, puzzle: Puzzle) -> bytes:
    """Returns the position of a puzzle as JPEG."""
    session, seat = position(puzzle), puzzle.seat
    board, ui = Board(services, session), Ui(pygame.Surface(_DRAWN), services.words)
    ui.begin(board.table.minimum)
    board.see(seat)
    selection = Selection(actor=board.actor, viewer=seat)
    board.draw(ui, selection, None)
    poses = board.table.layout(board.view, board.area, selection)
    touched = {item for move in session.legal(seat) for item in board.table.clicks(board.view, move)}
    whole = Box(0, BAR, ui.canvas.w, ui.canvas.h - BAR)
    middle = bounds([poses[item].box for item in touched if item in poses]) if touched else whole
    rect = ui.canvas.rect(around(middle, whole, SIZE[1] / SIZE[0])).clip(ui.surface.get_rect())
    file = io.BytesIO()
    pygame.image.save(pygame.transform.smoothscale(ui.surface.subsurface(rect), SIZE), file, "picture.jpg")
    return file.getvalue()


def run(argv: Sequence[str]) -> int:
    """Runs the tool with its command line, writes the positions anew, and returns the exit code."""
    parser = argparse.ArgumentParser(prog="python -m game.tools.puzzle_pictures", description="Draw puzzles.")
    parser.add_argument("box", nargs="*", default=NAMES)
    with program(_DRAWN, Settings(language="en"), headless=True) as made:
        made.services.language.words = _Wordless("en", (shipped("locales"),))
        for box in parser.parse_args(argv).box:
            for puzzle in puzzles(box):
                path = position_file(puzzle)
                record = replace(parse(path.read_bytes()), label=Label(picture=picture(made.services, puzzle)))
                path.write_bytes(record.to_bytes())
                print(puzzle.key, file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))

"""The tool `screenshots`: every scene and the telling moments of games as PNG."""

import argparse
from collections.abc import Sequence
from fnmatch import fnmatch
from pathlib import Path

import pygame

from game.boxes import NAMES
from game.cli import size
from game.saves.paths import find_paths
from game.tools.demo import language
from game.tools.pictures import HOUSE, ROOMS, file_name, pictures, posed


def run(arguments: Sequence[str]) -> int:
    """Runs `screenshots DIR [--box B] [--lang L] [--size WxH] [--scale N] [--whole] [--only PATTERN]`; returns 0."""
    parser = argparse.ArgumentParser(prog="kupola screenshots", description="Writes every scene as PNG.")
    parser.add_argument("folder", type=Path, metavar="DIR")
    boxes = (HOUSE, *NAMES)
    parser.add_argument("--box", choices=boxes, action="append", help="only this one; house: the scenes of no box")
    parser.add_argument("--lang", type=language, default="en")
    parser.add_argument("--size", type=size, default=(1920, 1080))
    parser.add_argument("--scale", type=int, choices=range(100, 201), metavar="100..200", default=100)
    parser.add_argument("--whole", action="store_true", help="every page, every kind of move, every step: hundreds")
    parser.add_argument("--only", default="*", metavar="PATTERN", help="only scenes called so, such as 'menu*'")
    chosen = parser.parse_args(arguments)
    chosen.folder.mkdir(parents=True, exist_ok=True)
    for room in chosen.box or ROOMS:
        with posed(chosen.size, chosen.lang, chosen.scale, find_paths().locales) as made:
            for name in pictures(made, room, is_brief=not chosen.whole):
                if fnmatch(name, chosen.only):
                    made.draw()
                    path = chosen.folder / file_name(f"{room}/{name}")
                    pygame.image.save(made.services.ui.surface, path)
                    print(path)
    return 0

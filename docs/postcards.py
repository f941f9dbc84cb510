"""Makes the pictures of README and documents: one of each box, and one of each scene that the player's guide shows.

    pip install -e '.[art]'
    python -m docs.postcards docs/pictures

They are those of `kupola screenshots`, chosen and packed. The film beside them is made by `film.py`.
"""

import argparse
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pygame
from PIL import Image

from game.boxes import NAMES
from game.cli import size
from game.core import box as shelf
from game.lessons.reading import school
from game.program import Program
from game.saves.settings import Settings
from game.tools.demo import language, program
from game.tools.moments import press, settle
from game.tools.screenshots import moments

_BOX = "alhambra"
"""The box of the guide's pictures."""
_SHOWN = {
    "lobby": "lobby",
    "table_chosen": "chosen",
    "table_hint": "hint",
    "curtain": "curtain",
    "walk_1": "scoring",
    "result": "result",
    "review": "review",
}
"""Scenes of the guide, by their name among the screenshots."""
_BEFORE = {"table_middle", "table_direction"}
"""Scenes in which something shown is done, or asked for."""
Card = tuple[str, Callable[[], None]]


def cards(made: Program, *, is_brief: bool) -> Iterator[Card]:
    """Yields names and what brings each on the screen: the table of each box and, unless brief, scenes of the guide."""
    for box in NAMES:
        if shelf.about(box).shelf:
            yield box, next(show for name, show in moments(made, box) if name == "table_middle")
    if is_brief:
        return
    yield "lesson", partial(_lesson, made)
    for name, show in moments(made, _BOX):
        if name in _SHOWN:
            yield _SHOWN[name], show
        elif name in _BEFORE:
            show()


def _lesson(made: Program) -> None:
    """Listens to the host of the first lesson, who points at something on the table in the second bubble."""
    services = made.services
    services.navigation.start(services.routes.lesson, _BOX, school(_BOX).lessons[0].id)
    settle(made)
    press(made, pygame.K_RETURN)
    settle(made)


def save(surface: pygame.Surface, path: Path, quality: int) -> None:
    """Writes a picture as WebP."""
    image = Image.frombytes("RGB", surface.get_size(), pygame.image.tobytes(surface, "RGB"))
    image.save(path, quality=quality, method=6)


def main() -> None:
    """Draws and writes the pictures; says how large each is."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--boxes", action="store_true", help="the tables of the boxes alone")
    parser.add_argument("--lang", type=language, default="en")
    parser.add_argument("--size", type=size, default=(1280, 720))
    parser.add_argument("--quality", type=int, default=80, help="of the pictures, up to 100")
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    with program(asked.size, Settings(language=asked.lang, speed="instant"), headless=True) as made:
        for name, show in cards(made, is_brief=asked.boxes):
            show()
            made.draw()
            path = asked.folder / f"{name}.webp"
            save(made.services.ui.surface, path, asked.quality)
            print(f"{path}: {path.stat().st_size / 1000:.0f} KB", flush=True)


if __name__ == "__main__":
    main()

"""Makes the pictures of README and documents: one of each box, and one of each scene that the player's guide shows.

    pip install -e '.[art]'
    python -m docs.postcards docs/pictures

Those of games are of ones that computer players played. The film beside them is made by `film.py`.
"""

import argparse
from collections.abc import Iterator
from pathlib import Path

import pygame
from PIL import Image

from game.ai.advice import advise
from game.ai.bots import choose
from game.ai.judging import judge
from game.ai.levels import DEFAULT, adviser
from game.boxes.alhambra.rules.moves import Buy
from game.cli import size
from game.core.rules import Seat
from game.lessons.parsing import school
from game.program import Program
from game.review.keeping import to_plain
from game.review.walk import Walk
from game.saves.reviews import game_key, keep_review
from game.saves.settings import Settings
from game.scenes.table.scene import TableScene
from game.session.session import Session
from game.tools.demo import language, program
from game.tools.house_pictures import BOXES
from game.tools.moments import at_table, own_turn, played, press, settle, shown

_BOX = "alhambra"
"""The box of the guide's pictures."""
_REVIEWED = 4
"""So many decisions are passed over for each that the review judges: its page is to be seen, not to be right."""
_SHOWN = {"lobby": "lobby", "chosen": "chosen", "curtain": "curtain", "walk_1": "scoring", "result": "result"}
"""What `moments` shows of these, by the names of the pictures."""


def cards(made: Program, *, is_brief: bool) -> Iterator[str]:
    """Shows the table of each box and, unless brief, scenes of the guide, and yields the names of the pictures."""
    for box in BOXES:
        at_table(made, own_turn(made, box))
        yield box
    if is_brief:
        return
    for name, show in shown(made, _BOX):
        if name == "table":
            at_table(made, _before_a_purchase(made))
        elif name in _SHOWN:
            show()
        if name in _SHOWN:
            yield _SHOWN[name]
    for own in (_lesson, _hint, _review):
        own(made)
        yield own.__name__.removeprefix("_")


def _before_a_purchase(made: Program) -> Session:
    """Returns the game of the guide where its person can buy something."""
    session = own_turn(made, _BOX)
    while not any(isinstance(move, Buy) for move in session.legal(Seat(0))):
        seat = min(session.to_act())
        session.submit(seat, choose(_BOX, "easy", session.view(seat), seat, session.number), session.number)
    return session


def _hint(made: Program) -> None:
    """Asks for a hint, and to be shown the move."""
    at_table(made, own_turn(made, _BOX))
    scene = made.services.navigation.stack.top
    assert isinstance(scene, TableScene)
    session, seat = scene.session, min(scene.session.to_act())
    scene.input.take_hint(advise(_BOX, adviser(), session.view(seat), seat, session.number))
    scene.input.show_hint()


def _review(made: Program) -> None:
    """Opens a review that is made already, by a quick level, though the page reads it as the adviser's."""
    session = played(made, _BOX, ["human", "normal", "easy"], -1)
    walk, number = Walk(session, DEFAULT), 0
    while (task := walk.task) is not None:
        number += 1
        walk.take(task() if number % _REVIEWED == 0 or task.func is not judge else None)
    keep_review(made.services.paths, game_key(session.record()), to_plain(walk) | {"level": adviser().key})
    made.services.navigation.start(made.services.routes.review, session)
    settle(made)
    made.services.notices.waiting.clear()
    made.services.ui.is_stale = True


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
        for name in cards(made, is_brief=asked.boxes):
            made.draw()
            path = asked.folder / f"{name}.webp"
            save(made.services.ui.surface, path, asked.quality)
            print(f"{path}: {path.stat().st_size / 1000:.0f} KB", flush=True)


if __name__ == "__main__":
    main()

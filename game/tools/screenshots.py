"""The tool `screenshots`: every scene and the telling moments of a game as PNG."""

import argparse
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path

import pygame

from game.ai.advice import advise, critiques
from game.ai.bots import choose
from game.ai.levels import DEFAULT, adviser
from game.boxes import NAMES
from game.cli import size
from game.core import box as shelf
from game.core.rules import Seat
from game.lessons.reading import has_school
from game.program import Program
from game.review.keeping import to_plain
from game.review.moments import KINDS
from game.review.walk import Walk
from game.saves.paths import find_paths
from game.saves.reviews import game_key, keep_review
from game.saves.settings import Settings
from game.scenes.table.scene import TableScene
from game.session.session import Session
from game.tabletop.table import ScoringSequence
from game.tools.demo import language, program
from game.tools.moments import act, at_table, at_walk, played, press, settle, walks

_MIDDLE = 46
_REVIEWED = 4
Moment = tuple[str, Callable[[], None]]


def run(arguments: Sequence[str]) -> int:
    """Runs `screenshots DIR [--box B] [--lang L] [--size WxH] [--scale N]`; returns 0."""
    parser = argparse.ArgumentParser(prog="kupola screenshots", description="Writes every scene as PNG.")
    parser.add_argument("folder", type=Path, metavar="DIR")
    parser.add_argument("--box", choices=NAMES, default=NAMES[0])
    parser.add_argument("--lang", type=language, default="en")
    parser.add_argument("--size", type=size, default=(1920, 1080))
    parser.add_argument("--scale", type=int, choices=range(100, 201), metavar="100..200", default=100)
    chosen = parser.parse_args(arguments)
    chosen.folder.mkdir(parents=True, exist_ok=True)
    settings = Settings(language=chosen.lang, speed="instant", scale=chosen.scale)
    with program(chosen.size, settings, headless=True, locales=find_paths().locales) as made:
        for name, show in moments(made, chosen.box):
            show()
            made.draw()
            path = chosen.folder / f"{name}.png"
            pygame.image.save(made.services.ui.surface, path)
            print(path)
    return 0


def moments(made: Program, box: str) -> Iterator[Moment]:
    """Yields each moment's name and what brings it on the screen."""
    services = made.services
    yield "menu", lambda: services.navigation.start(services.routes.menu)
    yield "lobby", lambda: _lobby(made, box)
    if has_school(box):
        yield "school", lambda: services.navigation.start(services.routes.school, box)
    yield "settings", lambda: services.navigation.start(services.routes.settings)
    yield "senses", lambda: services.navigation.start(services.routes.senses)
    yield "rules", lambda: services.navigation.start(services.routes.rules, box)
    yield from _table(made, box)
    yield from _end(made, box)
    yield "menu_continue", lambda: services.navigation.start(services.routes.menu)
    for kind in ("load", "replays"):
        yield kind, partial(services.navigation.start, services.routes.saves, kind)


def _lobby(made: Program, box: str) -> None:
    """Takes a box from the shelf."""
    made.services.navigation.start(made.services.routes.lobby)
    made.draw()
    act(made, f"box:{box}")


def _table(made: Program, box: str) -> Iterator[Moment]:
    seats = shelf.about(box).seats
    alone = ["human", "normal", "easy", "normal"][: seats[-1]]

    yield "table_start", lambda: at_table(made, played(made, box, alone, 0))
    yield "table_middle", lambda: at_table(made, _own_turn(made, box, alone))
    yield "table_chosen", lambda: _choose(made)
    yield "table_direction", lambda: _hint(made, _own_turn(made, box, alone))
    yield "table_hint", lambda: _show_hint(made)
    yield "table_coach", lambda: _speak(made)
    yield "log", lambda: act(made, "log")
    for page in ("chronicle", "outlook"):
        yield f"log_{page}", partial(_turn_to, made, page)
    yield "pause", lambda: _pause(made)
    yield "table_full", lambda: at_table(made, _own_turn(made, box, ["human", *["easy"] * (seats[-1] - 1)]))
    yield "table_two", lambda: at_table(made, _own_turn(made, box, ["human", "normal"]))
    yield "curtain", lambda: at_table(made, _own_turn(made, box, _fitting(box, "human", "human", "easy")))
    if any(option.key == "quick" for option in shelf.about(box).options):
        yield "fan", lambda: at_table(made, _own_turn(made, box, _fitting(box, "human", "human", "easy"), quick=True))
        yield "fan_unmasked", lambda: _unmask(made)


def _fitting(box: str, *levels: str) -> list[str]:
    """Returns as many of some levels as the box has seats for."""
    return list(levels[: shelf.about(box).seats[-1]])


def _own_turn(made: Program, box: str, levels: Sequence[str], **options: bool) -> Session:
    """A game in its middle in which a person is to act."""
    session = played(made, box, levels, _MIDDLE, **options)
    while session.to_act() and min(session.to_act()) != Seat(0):
        seat = min(session.to_act())
        session.submit(seat, choose(box, "easy", session.view(seat), seat, session.number), session.number)
    return session


def _hint(made: Program, session: Session) -> None:
    """Takes a hint where somebody is asked: a direction, or the move where there is none."""
    at_table(made, session)
    if scene := _asking(made):
        seat = min(session.to_act())
        scene.input.take_hint(advise(session.box, adviser(), session.view(seat), seat, session.number))


def _show_hint(made: Program) -> None:
    if scene := _asking(made):
        scene.input.show_hint()


def _speak(made: Program) -> None:
    """Lets the coach speak about the dearest move, if any is dear."""
    if not (scene := _asking(made)) or scene.picker is None:
        return
    scene.input.clear()
    session, seat, board = scene.session, min(scene.session.to_act()), scene.board
    found = critiques(session.box, adviser(), session.view(seat), seat, session.number)
    if found:
        dearest = max(found, key=lambda move: found[move].lost)
        scene.picker.choose(board.table.clicks(board.view, dearest))
        scene.state.critique = found[dearest]


def _asking(made: Program) -> TableScene | None:
    """Returns the table, if it asks a person."""
    scene = made.services.navigation.stack.top
    return scene if isinstance(scene, TableScene) and scene.can_play else None


def _choose(made: Program) -> None:
    """Presses the shortcut that chooses most, and waits for the button whatever is wished."""
    wished = made.services.settings.now.confirm_turn
    made.services.settings.change(confirm_turn="always")
    for key in "4321":
        press(made, ord(key), key)
        made.draw()
        if made.services.ui.find("submit"):
            break
    made.services.settings.change(confirm_turn=wished)


def _turn_to(made: Program, page: str) -> None:
    """Shows a page of the log, once it is whole."""
    act(made, f"page:{page}")
    settle(made)


def _pause(made: Program) -> None:
    """Closes the log and pauses."""
    act(made, "back")
    made.draw()
    act(made, "pause")


def _unmask(made: Program) -> None:
    act(made, "unmask")
    made.turn([], 0.05)


def _end(made: Program, box: str) -> Iterator[Moment]:
    services = made.services
    session = played(made, box, _fitting(box, "human", "normal", "easy"), -1)
    yield "replay", lambda: services.navigation.start(services.routes.replay, session)
    for i, walk in enumerate(walks(made, session)):
        yield f"walk_{i + 1}", partial(_at_end, made, walk)
    yield "result", lambda: services.navigation.start(services.routes.result, session)
    yield "review", lambda: _review(made, session)


def _review(made: Program, session: Session) -> None:
    """Opens a review that is made already: of every so-manieth decision, and by a quick level, though the page reads it
    as the adviser's. There are many pictures to draw, and a layout asks for no good judge."""
    walk, number = Walk(session, DEFAULT), 0
    while (task := walk.task) is not None:
        number += 1
        walk.take(task() if number % _REVIEWED == 0 or number > session.number else None)
    keep_review(made.services.paths, game_key(session.record()), to_plain(walk) | {"level": adviser().key})
    made.services.navigation.start(made.services.routes.review, session)
    for _ in KINDS:
        made.turn([], 0.05)


def _at_end(made: Program, sequence: ScoringSequence) -> None:
    at_walk(made, sequence).finish()

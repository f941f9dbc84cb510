"""The tool `screenshots`: every scene and the telling moments of a game as PNG."""

import argparse
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path

import pygame

from game.ai.bots import choose
from game.boxes import NAMES
from game.cli import size
from game.core import box as shelf
from game.core.rules import Seat
from game.program import Program
from game.saves.settings import Settings
from game.scenes.scoring_sequence import SequenceScene
from game.session.session import Session
from game.tabletop import loading
from game.tabletop.table import Appearance, ScoringSequence
from game.tools.demo import players, program

_SEED = 11
_MIDDLE = 46
Moment = tuple[str, Callable[[], None]]


def run(arguments: Sequence[str]) -> int:
    """Runs `screenshots DIR [--box B] [--lang L] [--size WxH] [--scale N]`; returns 0."""
    parser = argparse.ArgumentParser(prog="kupola screenshots", description="Writes every scene as PNG.")
    parser.add_argument("folder", type=Path, metavar="DIR")
    parser.add_argument("--box", choices=NAMES, default=NAMES[0])
    parser.add_argument("--lang", default="en")
    parser.add_argument("--size", type=size, default=(1920, 1080))
    parser.add_argument("--scale", type=int, choices=range(100, 201), metavar="100..200", default=100)
    chosen = parser.parse_args(arguments)
    chosen.folder.mkdir(parents=True, exist_ok=True)
    settings = Settings(language=chosen.lang, speed="instant", scale=chosen.scale)
    with program(chosen.size, settings, headless=True) as made:
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
    yield "menu", lambda: services.start(services.routes.menu)
    yield "lobby", lambda: services.start(services.routes.lobby)
    yield "settings", lambda: services.start(services.routes.settings)
    yield "rules", lambda: services.start(services.routes.rules, box)
    yield from _table(made, box)
    yield from _end(made, box)
    yield "menu_continue", lambda: services.start(services.routes.menu)
    for kind in ("load", "replays"):
        yield kind, partial(services.start, services.routes.saves, kind)


def played(made: Program, box: str, levels: Sequence[str], entries: int, seed: int = _SEED, **options: bool) -> Session:
    """Returns a game that computer players (also in people's places) played for that many entries, or to its end."""
    session = Session.new(box, players(made.services.words, levels), options, seed)
    while session.to_act() and (entries < 0 or session.number < entries):
        seat = min(session.to_act())
        session.submit(seat, choose(box, "easy", session.view(seat), seat, session.number), session.number)
    return session


def _table(made: Program, box: str) -> Iterator[Moment]:
    services, seats = made.services, shelf.about(box).seats
    alone = ["human", "normal", "easy", "normal"][: seats[-1]]

    def at_table(session: Session) -> None:
        services.start(services.routes.table, session)
        for _ in range(400):
            scene = services.stack.top
            made.turn([], 0.05)
            if scene is not None and not (scene.needs_ticks or scene.waits_for_other):
                break

    yield "table_start", lambda: at_table(played(made, box, alone, 0))
    yield "table_middle", lambda: at_table(_own_turn(made, box, alone))
    yield "table_chosen", lambda: _choose(made)
    yield "log", lambda: _act(made, "log")
    yield "pause", lambda: _act(made, "pause")
    yield "table_full", lambda: at_table(_own_turn(made, box, ["human", *["easy"] * (seats[-1] - 1)]))
    yield "table_two", lambda: at_table(_own_turn(made, box, ["human", "normal"]))
    yield "curtain", lambda: at_table(_own_turn(made, box, ["human", "human", "easy"]))
    if any(option.key == "quick" for option in shelf.about(box).options):
        yield "fan", lambda: at_table(_own_turn(made, box, ["human", "human", "easy"], quick=True))
        yield "fan_unmasked", lambda: _unmask(made)


def _own_turn(made: Program, box: str, levels: Sequence[str], **options: bool) -> Session:
    """A game in its middle in which a person is to act."""
    session = played(made, box, levels, _MIDDLE, **options)
    while session.to_act() and min(session.to_act()) != Seat(0):
        seat = min(session.to_act())
        session.submit(seat, choose(box, "easy", session.view(seat), seat, session.number), session.number)
    return session


def _choose(made: Program) -> None:
    """Presses the shortcut that chooses most."""
    for key in "4321":
        event = pygame.event.Event(pygame.KEYDOWN, key=ord(key), unicode=key, mod=0)
        made.take(event)
        made.draw()
        if made.services.ui.find("submit"):
            break


def _act(made: Program, node: str) -> None:
    services = made.services
    if (found := services.ui.find(node)) is not None and found.act:
        found.act()


def _unmask(made: Program) -> None:
    _act(made, "unmask")
    made.turn([], 0.05)


def _end(made: Program, box: str) -> Iterator[Moment]:
    services = made.services
    session = played(made, box, ["human", "normal", "easy"], -1)
    yield "replay", lambda: services.start(services.routes.replay, session)
    table = loading.table(box)
    cast = [Appearance(player.name, player.colour, player.is_human) for player in session.players]
    shown = table(services.words, cast, session.options)
    stages = [stage for beat in session.beats(None) for stage in beat.stages]
    sequences = [sequence for stage in stages for sequence in shown.scoring_sequences(stage)]
    for i, sequence in enumerate(sequences):
        yield f"walk_{i + 1}", partial(_last_step, made, sequence)
    yield "result", lambda: services.start(services.routes.result, session)


def _last_step(made: Program, sequence: ScoringSequence) -> None:
    made.services.start(made.services.routes.scoring_sequence, lambda: sequence, "felt_plum")
    scene = made.services.stack.top
    assert isinstance(scene, SequenceScene)
    scene.finish()

"""The tool `play --demo`: computer players on all seats in the real window loop, from the menu to the result."""

import argparse
from collections.abc import Sequence

from game.ai.levels import LADDER
from game.boxes import NAMES
from game.cli import size
from game.core import box as shelf
from game.program import Program
from game.saves.paths import find_paths
from game.saves.settings import Settings
from game.session.session import Session
from game.tools.demo import players, program

_FRAME = 1 / 60


def run(arguments: Sequence[str]) -> int:
    """Runs `play BOX --demo [--keep] [--lang L] [--size WxH] [--seats …] [--seed S] [--speed …]`.

    Returns the exit code.
    """
    parser = _parser()
    chosen = parser.parse_args(arguments)
    if len(chosen.seats) not in shelf.about(chosen.box).seats:
        parser.error(f"{chosen.box} has no table for {len(chosen.seats)}")
    settings = Settings(language=chosen.lang, speed=chosen.speed)
    paths = find_paths() if chosen.keep else None
    with program(chosen.size, settings, headless=False, paths=paths) as made:
        session = Session.new(chosen.box, players(made.services.words, chosen.seats), {}, chosen.seed)
        demo = Demo(made, session)
        code = made.run(demo.begin, demo.clock if chosen.speed == "instant" else demo.watch)
    return code or (0 if demo.is_done else 1)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="kupola play", description="Lets computer players play in the real window.")
    parser.add_argument("box", choices=NAMES)
    parser.add_argument("--demo", action="store_true", required=True, help="computer players on all seats")
    parser.add_argument("--keep", action="store_true", help="keep the game as a person's: autosave, then replay")
    parser.add_argument("--lang", default="en")
    parser.add_argument("--size", type=size, default=(1280, 720))
    parser.add_argument(
        "--seats", type=_levels, default=["normal", "easy", "normal"], help="levels, for example normal,easy"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--speed", choices=("instant", "fast", "normal", "slow"), default="instant")
    return parser


def _levels(text: str) -> list[str]:
    levels, known = text.split(","), [level.key for level in LADDER]
    if not set(levels) <= set(known):
        raise argparse.ArgumentTypeError(f"{text}: levels are {', '.join(known)}")
    return levels


class Demo:
    """Lets a game run by itself: scoring sequences are stepped through, and the result ends the program."""

    def __init__(self, made: Program, session: Session) -> None:
        self._made = made
        self._session = session
        self._shown = 0
        self.is_done = False

    def begin(self) -> None:
        """Shows the menu for a moment, then the table."""
        self._made.services.start(self._made.services.routes.menu)
        self._made.draw()
        self._made.services.start(self._made.services.routes.table, self._session)

    def clock(self) -> float:
        """Returns the seconds of a frame, as fast as the computer can, pressing "next" where one would."""
        self._press()
        return _FRAME

    def watch(self) -> float:
        """Returns the seconds of a real frame, pressing "next" now and then as a person would."""
        import pygame

        pygame.time.wait(round(_FRAME * 1000))
        self._shown += 1
        if self._shown % 60 == 0:
            self._press()
        return _FRAME

    def _press(self) -> None:
        services, top = self._made.services, self._made.services.stack.top
        scene = type(top).__name__
        if scene == "ResultScene":
            self._made.draw()
            self.is_done = True
            services.quit()
        elif (
            scene == "SequenceScene" and top and not top.needs_ticks and (node := services.ui.find("next")) and node.act
        ):
            node.act()

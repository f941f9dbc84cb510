"""A family evening in a real window: two people and a computer player, by mouse or by keys, from menu to result.

`python -m tests.trials.evening ys --lang hu --hand mouse` needs Xvfb, openbox and xdotool, and ImageMagick for
pictures. People touch what an easy computer player would; they click twice where once is enough, press Enter where a
button shows it, and look things up in the middle of a choice. It prints what happened; the exit code is 1 when
something stopped them.
"""

import argparse
import random
import tempfile
import time
from pathlib import Path
from typing import Any

import pygame

from game.boxes import NAMES
from game.cli import size
from tests.scenes.driver import Driver, Hand, Keyboard, Mouse, choose_parts, new_session, play, prune
from tests.trials.screen import ScreenDriver, virtual_screen

_EVERY = 12
"""A picture is taken at every so manieth decision."""


class ClumsyMouse(Mouse):
    """Clicks, often twice, and presses Enter where a button shows it."""

    def __init__(self, seed: int) -> None:
        self._dice = random.Random(seed)

    def use(self, driver: Driver, name: str) -> None:
        """Clicks a node; often twice, as people do."""
        assert isinstance(driver, ScreenDriver)
        driver.click_at(driver.spot(name), self._dice.choice((1, 1, 2)))

    def play(self, driver: Driver, move: Any) -> None:
        """Clicks the items of a move, then the button or, as it says, Enter."""
        at = driver.table.session.number
        choose_parts(driver, move, driver.click)
        if driver.table.session.number != at:
            return
        if self._dice.random() < 0.5:
            driver.press(pygame.K_RETURN)
        else:
            driver.click("submit")
        driver.until(lambda: driver.table.session.number != at, "plays the move", 3)


class Keys(Keyboard):
    """Steers to everything by Tab and arrows, and now and then reads the rules in the middle of a choice."""

    def play(self, driver: Driver, move: Any) -> None:
        """Steers to the items of a move, then presses Enter where the button shows it."""
        at = driver.table.session.number
        choose_parts(driver, move, lambda name: self.use(driver, name))
        if self._dice.random() < 0.04:
            touched = driver.table.picker.touched if driver.table.picker else ()
            look_up(driver)
            assert driver.table.picker is None or driver.table.picker.touched == touched, driver.stuck("choice is gone")
        if driver.table.session.number == at:
            driver.steer("submit")
            driver.press(pygame.K_RETURN)
        driver.until(lambda: driver.table.session.number != at, "plays the move", 3)


def look_up(driver: Driver) -> None:
    """Opens the rules and closes them again."""
    driver.press(pygame.K_F1)
    driver.until_scene("RulebookScene")
    driver.press(pygame.K_ESCAPE)
    driver.until(lambda: driver.name in ("TableScene", "PuzzleScene") and driver.is_asked, "back at the table")


def main() -> int:
    """Plays one game and prints what was met."""
    chosen = _parser().parse_args()
    folder = chosen.pictures or Path(tempfile.mkdtemp(prefix="evening-"))
    folder.mkdir(parents=True, exist_ok=True)
    options = dict.fromkeys(chosen.options.split(","), True) if chosen.options else {}
    session = new_session("human", "human", "normal", box=chosen.box, seed=chosen.seed, **options)
    hand: Hand = ClumsyMouse(chosen.seed) if chosen.hand == "mouse" else Keys(chosen.seed)
    with virtual_screen(chosen.display):
        driver = ScreenDriver(folder / "home", chosen.size, language=chosen.lang, speed=chosen.speed)
        decisions = 0
        met: dict[str, int] = {}

        def mind(session: Any, seat: Any) -> Any:
            nonlocal decisions
            if decisions % _EVERY == 0:
                driver.picture(folder / f"{decisions:04}.png")
            decisions += 1
            return prune(session, seat)

        def person() -> None:
            met.update(play(driver, hand, mind=mind))
            driver.picture(folder / "result.png")

        start = time.monotonic()
        code = driver.run_with(lambda: driver.services.navigation.start(driver.services.routes.table, session), person)
    print(f"{chosen.box} {chosen.lang} {chosen.hand}: {decisions} decisions, {time.monotonic() - start:.0f} s, {met}")
    print(f"longest round of the loop {driver.slowest:.2f} s, longest wait {driver.waited:.1f} s; pictures in {folder}")
    return code


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description="Plays a family's game in a real window.")
    parser.add_argument("box", choices=NAMES)
    parser.add_argument("--lang", default="hu")
    parser.add_argument("--hand", choices=("mouse", "keys"), default="mouse")
    parser.add_argument("--size", type=size, default=(1280, 720))
    parser.add_argument("--speed", choices=("instant", "fast", "normal"), default="fast")
    parser.add_argument("--options", default="", help="options to switch on, for example favour,quick")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--display", type=int, default=77, help="the number of the virtual screen")
    parser.add_argument("--pictures", type=Path)
    return parser


if __name__ == "__main__":
    raise SystemExit(main())

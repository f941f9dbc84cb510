"""The tool `play`: a game of any box at once, in the real window; with `--demo` computer players play it to its end.

With `--by` they only choose: the moves are made through the window, from the seats of people, by one input alone.
With `--transcript` what a screen reader would say is printed, a line for everything that is said; `--keys FILE` plays
the keys of a file, such as `tab`, `shift+tab`, `enter` or `alt+1`, each as soon as nothing goes on any more.
"""

import argparse
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from game.ai.levels import LADDER
from game.boxes import NAMES
from game.cli import size
from game.core import box as shelf
from game.program import Program
from game.saves.paths import find_paths
from game.saves.settings import Reading, Scanning, Settings, values_of
from game.session.session import Session
from game.tools.demo import language, players, program
from game.tools.hands.carrier import Carrier, finger_events
from game.tools.hands.hand import Hand, PointerHand, Steerer, Switcher, pushed, tapped
from game.tools.hands.person import ByHand
from game.tools.transcript import KeyPresser, Transcript, strokes

_FRAME = 1 / 60
_PERSON = "human"
HANDS: dict[str, Callable[[], Hand]] = {
    "mouse": PointerHand,
    "keys": Steerer,
    "drag": lambda: Carrier(PointerHand()),
    "touch": lambda: Carrier(PointerHand(tapped), finger_events),
    "pad": lambda: Steerer(pushed),
    "switch": Switcher,
    "switches": Switcher,
}
"""The inputs by which a game can be played."""
SCANNINGS: dict[str, Scanning] = {"switch": "single", "switches": "pair"}
"""How is scanned for those that are switches."""


def run(arguments: Sequence[str]) -> int:
    """Runs `play BOX [--demo [--by HAND]] [--transcript] [--keys FILE] [--keep] …`, see its help.

    Returns the exit code: of a demo 0 when it came to its result.
    """
    parser = _parser()
    chosen = parser.parse_args(arguments)
    allowed = shelf.about(chosen.box).seats
    seats = chosen.seats or _seats(chosen)[: allowed[-1]]
    if len(seats) not in allowed:
        parser.error(f"{chosen.box} has no table for {len(seats)}")
    if chosen.by and not chosen.demo:
        parser.error("--by goes with --demo")
    if chosen.keys and chosen.demo:
        parser.error("--keys goes without --demo")
    if chosen.demo and (_PERSON in seats) != bool(chosen.by):
        parser.error("in a demo computer players play; by hand, somebody must be human")
    is_read = chosen.transcript or chosen.keys is not None
    reading: Reading = "on" if is_read else "auto"
    settings = Settings(
        language=chosen.lang, speed=chosen.speed, reading=reading, coach="off" if chosen.by else chosen.coach,
        scanning=SCANNINGS.get(chosen.by or "", "off"), scan_pace=values_of("scan_pace")[0],
    )  # fmt: skip
    paths = find_paths() if chosen.keep else None
    with program(chosen.size, settings, headless=is_read, paths=paths, locales=find_paths().locales) as made:
        session = Session.new(chosen.box, players(made.services.words, seats), {}, chosen.seed)
        if is_read:
            made.listen(Transcript(print))
        if chosen.keys is not None:
            keys = KeyPresser(made, session, strokes(chosen.keys.read_text(encoding="utf-8")), print)
            return made.run(keys.begin, keys.clock)
        if not chosen.demo:
            return made.run(lambda: made.services.navigation.start(made.services.routes.table, session))
        if chosen.by:
            return _by_hand(made, session, chosen)
        demo = Demo(made, session)
        code = made.run(demo.begin, demo.clock if chosen.speed == "instant" else demo.watch)
    return code or (0 if demo.is_done else 1)


def _seats(chosen: argparse.Namespace) -> list[str]:
    if chosen.by:
        return [_PERSON, "easy", _PERSON]
    return ["normal" if chosen.demo else _PERSON, "easy", "normal"]


def _by_hand(made: Program, session: Session, chosen: argparse.Namespace) -> int:
    """Has the game played by one input and returns the exit code; says where nothing went on."""
    hand = HANDS[chosen.by]()
    played = ByHand(made, session, hand)
    code = made.run(played.begin, played.clock if chosen.speed == "instant" else played.watch)
    if played.trouble:
        print(f"{chosen.box} by {chosen.by}, seed {chosen.seed}: {played.trouble}", file=sys.stderr)
    elif isinstance(hand, Carrier):
        print(f"{hand.carried} carried, {hand.pressed} pressed")
    elif isinstance(hand, Switcher):
        print(f"{hand.pressed} presses, {hand.steps} steps")
    return code or (0 if played.is_done else 1)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="kupola play", description="Begins a game in the real window.")
    parser.add_argument("box", choices=NAMES)
    parser.add_argument("--demo", action="store_true", help="computer players play it to its end")
    parser.add_argument("--transcript", action="store_true", help="print what a screen reader would say; no window")
    parser.add_argument("--keys", type=Path, metavar="FILE", help="press the keys of a file; prints a transcript too")
    parser.add_argument("--by", choices=[*HANDS], help="people sit there, and the moves are made by this input alone")
    parser.add_argument("--keep", action="store_true", help="keep the game as a person's: autosave, then replay")
    parser.add_argument(
        "--coach", choices=values_of("coach"), default="first", help="in which games he speaks; by hand in none"
    )
    parser.add_argument("--lang", type=language, default="en")
    parser.add_argument("--size", type=size, default=(1280, 720))
    parser.add_argument("--seats", type=_levels, help="who sits there, for example human,normal")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--speed", choices=("instant", "fast", "normal", "slow"), default="instant")
    return parser


def _levels(text: str) -> list[str]:
    levels, known = text.split(","), [_PERSON, *(level.key for level in LADDER)]
    if not set(levels) <= set(known):
        raise argparse.ArgumentTypeError(f"{text}: they are {', '.join(known)}")
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
        self._made.services.navigation.start(self._made.services.routes.menu)
        self._made.draw()
        self._made.services.navigation.start(self._made.services.routes.table, self._session)

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
        services, top = self._made.services, self._made.services.navigation.stack.top
        scene = type(top).__name__
        if scene == "ResultScene":
            self._made.draw()
            self.is_done = True
            services.navigation.quit()
        elif (
            scene == "SequenceScene" and top and not top.needs_ticks and (node := services.ui.find("next")) and node.act
        ):
            node.act()

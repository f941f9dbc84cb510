"""A monkey in the real loop of the window: `python -m tests.trials.monkey --minutes 60 --seed 1 --lang all`.

It lives one life after the other, each in a process of its own with a furnished home, a language and a window size: it
presses, drags, types, plays, drops files, lets time jump and looks away, and begins anew where it ended the program.
Life 12 of seed 1 is lived again by `--seed 1 --life 12`; what did not end well leaves its trail, which `--replay` walks
event by event. Prints what was met; the exit code is 1 when something was found.
"""

import argparse
import faulthandler
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict
from functools import partial
from importlib import import_module
from itertools import count, takewhile
from pathlib import Path
from typing import Any

import pygame

from game.app import log_to
from game.program import Program
from game.saves.paths import Paths
from game.saves.settings import Settings, change_settings, values_of
from game.scenes.shell.scene import Scene
from game.tools.hands.eyes import Eyes
from game.window import open_window
from tests.trials.furnishing import furnish
from tests.trials.hasty import Hasty
from tests.trials.whims import SIZES, Caught, Round, Whims

ROOT = Path(__file__).parents[2]
LANGUAGES = ("en", "hu", "pl", "de")
_HOME = "@HOME"
_HANGS, _SLOW = 120, 2.0
"""Seconds after which a round counts as hanging, and of work after which a player takes a window for frozen."""
_LEAVING = 250
"""After so many rounds the monkey tries whether the scene can be left, and closes the window."""


def scenes() -> set[str]:
    """Returns the names of all scenes that can be on top."""
    for path in sorted((ROOT / "game" / "scenes").glob("*.py")):
        import_module(f"game.scenes.{path.stem}")
    found, new = set[type[Scene]](), [Scene]
    while new:
        found |= {kind for parent in new for kind in parent.__subclasses__()}
        new = [kind for parent in new for kind in parent.__subclasses__()]
    return {kind.__name__ for kind in found} - {"SettingsPage"}


class Life:
    """One life. Takes what was asked for, and the home."""

    def __init__(self, chosen: argparse.Namespace, home: Path) -> None:
        self._chosen, self._paths = chosen, Paths(home)
        self._dice = random.Random(f"{chosen.seed} {chosen.life}")
        self.language = chosen.lang[chosen.life % len(chosen.lang)]
        self._size = SIZES[chosen.life // len(chosen.lang) % (len(SIZES) - 1)]
        self._trail = (home.parent / "trail.jsonl").open("w", encoding="utf-8", buffering=1)
        self._past: Iterator[str] | None = None
        if chosen.replay:
            self._past = iter(chosen.replay.read_text(encoding="utf-8").splitlines())
        self._pressed = Counter[tuple[str, str]]()
        self._is_posted, self._since, self._seconds = False, 0.0, 0.0
        self.starts = self.rounds = 0
        self.scenes, self.events = Counter[str](), Counter[str]()
        self.slow: list[str] = []
        self.trouble = ""

    def live(self) -> None:
        """Starts the program again and again until the rounds are over or something is found."""
        log_to(self._paths.logs)
        dice = self._dice
        settings = Settings(
            language=self.language, speed=dice.choice(values_of("speed")), scale=dice.choice((100, 100, 150, 200)),
            confirm_turn=dice.choice(("off", "risky", "always")), coach=dice.choice(("off", "first")),
            reduced_motion=dice.random() < 0.3, captions=dice.random() < 0.3, contrast=dice.random() < 0.2,
            reading=dice.choice(("off", "off", "on")),
        )  # fmt: skip
        change_settings(self._paths.settings, asdict(settings))
        if dice.random() < 0.5:
            self._paths.evening.unlink()
        while self.rounds < self._chosen.rounds and not self.trouble:
            self.starts += 1
            self._start()
            pygame.image.save(self._eyes.ui.surface, self._paths.home.parent / "last.png")
        self._trail.close()

    def _start(self) -> None:
        """Runs the program once."""
        program = Program(open_window(self._size, full_screen=False), self._paths)
        self._bots = program.services.bot_worker = Hasty()
        self._eyes = Eyes(program)
        whims = Whims(self._eyes, self._dice, self._paths.home, self._chosen.letters == "plain", self._pressed)
        self._steps = self._again() if self._past else self._lived(whims)
        self._is_posted, self._since = False, time.process_time()
        code = program.run(partial(program.services.navigation.start, program.services.routes.menu), self._clock)
        if code and not self.trouble:
            reports = sorted(self._paths.logs.glob("crash*.txt"))
            self.trouble = "crash: " + (reports[-1].read_text(encoding="utf-8") if reports else "not written")

    def _clock(self) -> float:
        """Lets the next round happen, once what happened in the last was taken from the queue; returns its seconds."""
        self._measure()
        self._is_posted = not self._is_posted
        if not self._is_posted:
            return self._seconds
        self.rounds += 1
        self.scenes[self._eyes.name] += 1
        if self.rounds >= self._chosen.rounds or (step := self._next()) is None:
            self._eyes.services.navigation.quit()
            return 0.0
        self._trail.write(step + "\n")
        plain = json.loads(step.replace(_HOME, str(self._paths.home)))
        _happen(*plain["world"])
        for kind, values in plain["events"]:
            self.events[pygame.event.event_name(kind)] += 1
            pygame.event.post(pygame.Event(kind, {name: _tuple(value) for name, value in values.items()}))
        self._seconds = plain["seconds"]
        return 0.0

    def _measure(self) -> None:
        """Notes a round that took long, computer players aside; lets one that never ends be told where it is."""
        took = time.process_time() - self._since - self._bots.pop_spent()
        if took > _SLOW:
            self.slow.append(f"{self._eyes.name} {took:.1f} s in round {self.rounds}")
        self._since = time.process_time()
        faulthandler.dump_traceback_later(_HANGS, exit=True)

    def _next(self) -> str | None:
        try:
            return next(self._steps, None)
        except Caught as caught:
            self.trouble = f"stuck: {caught}"
            return None

    def _lived(self, whims: Whims) -> Iterator[str]:
        """Follows the whims; now and then tries to leave the scene, and closes the window."""
        for number, made in enumerate(whims.rounds()):
            yield self._plain(made)
            if number % _LEAVING == _LEAVING - 1:
                yield from map(self._plain, whims.leave())
                yield self._plain(Round((pygame.Event(pygame.QUIT),)))

    def _plain(self, made: Round) -> str:
        """A round as it stands in a trail, which may be walked in another home."""
        events = [(event.type, event.dict) for event in made.events]
        plain = json.dumps({"events": events, "world": made.world, "seconds": made.seconds})
        return plain.replace(str(self._paths.home), _HOME)

    def _again(self) -> Iterator[str]:
        """Goes on along the trail of an earlier life."""
        assert self._past is not None
        yield from self._past
        self.rounds = self._chosen.rounds

    def told(self) -> dict[str, Any]:
        """Returns what was met."""
        log = self._paths.logs / "kupola.log"
        lines = log.read_text(encoding="utf-8").splitlines() if log.exists() else []
        return {
            "life": self._chosen.life, "language": self.language, "size": self._size, "rounds": self.rounds,
            "starts": self.starts, "events": self.events, "scenes": self.scenes, "slow": self.slow,
            "trouble": self.trouble, "log": [line for line in lines if " ERROR " in line or "Traceback" in line],
        }  # fmt: skip


def _tuple(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


def _happen(what: str = "", *values: Any) -> None:
    """Does something to the world around the program."""
    match what:
        case "size":
            pygame.Window.from_display_module().size = values
        case "zone":
            os.environ["TZ"] = values[0]
            time.tzset()
        case "clipboard":
            pygame.scrap.put_text(values[0].encode(errors="replace").decode().replace("\0", ""))


# ---------------------------------------------------------------------- many lives
def lived(chosen: argparse.Namespace, model: Path, number: int) -> dict[str, Any]:
    """Lets a life be lived in a process of its own and returns what was met; what was found leaves its folder."""
    folder = Path(tempfile.mkdtemp(prefix=f"life-{number}-", dir=model.parent))
    shutil.copytree(model, folder / "home")
    how = f"--life {number} --seed {chosen.seed} --rounds {chosen.rounds} --letters {chosen.letters}".split()
    how += ["--lang", ",".join(chosen.lang), *(["--replay", str(chosen.replay)] if chosen.replay else [])]
    command = [sys.executable, "-Wignore::DeprecationWarning", "-m", "tests.trials.monkey", "--home", f"{folder}/home"]
    done = subprocess.run([*command, *how], cwd=ROOT, capture_output=True, encoding="utf-8", errors="replace")
    lines = done.stdout.splitlines()
    is_told = lines and not done.returncode
    found: dict[str, Any] = json.loads(lines[-1]) if is_told else {"life": number, "trouble": "hang or signal"}
    found["errors"] = done.stderr
    if found["trouble"] or found["errors"] or found["log"]:
        print(f"life {number}: {found['trouble'][-1500:]}\n{done.stderr[-3000:]}\nits trail: {folder}", flush=True)
    else:
        shutil.rmtree(folder)
    if "rounds" in found:
        print("life {life}: {language} {size}, {rounds} rounds, {starts} starts".format(**found), flush=True)
    return found


def report(found: list[dict[str, Any]], minutes: float) -> int:
    """Prints what came of all lives; returns the exit code."""
    met, events = Counter[str](), Counter[str]()
    for life in found:
        met.update(life.get("scenes", {}))
        events.update(life.get("events", {}))
    kinds = Counter(life["trouble"].split(":")[0] for life in found if life["trouble"])
    loud = [life["life"] for life in found if life["errors"] or life.get("log")]
    rounds = sum(life.get("rounds", 0) for life in found)
    print(f"\n{len(found)} lives, {minutes:.0f} minutes, {rounds} rounds, {events.total()} events: {dict(events)}")
    print(f"scenes: {dict(met.most_common())}\nnot visited: {sorted(scenes() - set(met))}")
    print(f"over {_SLOW} s of work: {[slow for life in found for slow in life.get('slow', [])]}")
    print(f"crashes {kinds['crash']}, hangs {kinds['hang or signal']}, stuck {kinds['stuck']}, loud lives {loud}")
    return int(bool(kinds or loud))


def main() -> int:
    """Lets lives be lived until the time is over, or lives the one that is asked for."""
    chosen = _parser().parse_args()
    os.environ |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    os.environ.pop("DISPLAY", None)  # a crash must not wait for somebody who reads its message
    if chosen.home:
        life = Life(chosen, chosen.home)
        life.live()
        print(json.dumps(life.told()))
        return 0
    model, start = Path(tempfile.mkdtemp(prefix="monkey-")) / "model", time.monotonic()
    furnish(model)
    if chosen.life is not None:
        return report([lived(chosen, model, chosen.life)], 0)

    def lives(first: int) -> list[dict[str, Any]]:
        numbers = takewhile(lambda _: time.monotonic() - start < 60 * chosen.minutes, count(first, chosen.processes))
        return [lived(chosen, model, number) for number in numbers]

    with ThreadPoolExecutor(chosen.processes) as pool:
        found = [life for each in pool.map(lives, range(chosen.processes)) for life in each]
    return report(found, (time.monotonic() - start) / 60)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description="Lets a monkey loose in the window's own loop.")
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--lang", type=lambda text: LANGUAGES if text == "all" else text.split(","), default=LANGUAGES)
    parser.add_argument("--letters", choices=("odd", "plain"), default="odd", help="what is typed, and what is dropped")
    parser.add_argument("--rounds", type=int, default=4000, help="rounds of the loop in a life")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--life", type=int, help="live only this one")
    parser.add_argument("--replay", type=Path, metavar="TRAIL", help="walk a trail that was left, with its --life")
    parser.add_argument("--home", type=Path, help=argparse.SUPPRESS)
    return parser


if __name__ == "__main__":
    raise SystemExit(main())

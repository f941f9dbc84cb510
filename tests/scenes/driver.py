"""Drives the real program by simulated time and real events, as a person at the keyboard or with the mouse would."""

import random
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache, wraps
from pathlib import Path
from time import sleep
from typing import Any, ParamSpec, Protocol, TypedDict

import pygame
import pytest

from game.ai.bots import choose
from game.ai.worker import BotWorker
from game.core.rules import Beat, Seat
from game.program import Program
from game.saves.paths import Paths
from game.saves.players import Player
from game.saves.settings import Settings
from game.scenes.shell.stack import Screen
from game.scenes.table.scene import TableScene
from game.session.log import Turn
from game.session.replaying import replay
from game.session.session import Session
from game.tabletop.picker import Picker
from game.tools.hands.eyes import Eyes, differing, parts
from game.tools.hands.hand import PointerHand, Steerer, Steps
from game.tools.hands.person import Mind
from game.tools.hands.person import prune as prune
from game.widgets.node import Node
from game.window import set_size
from tests.blind import is_painted
from tests.scenes.bots import Bots

FRAME = 1 / 10
"""Seconds that a round takes: the longest step in which the program moves anything."""
_BREATH = 0.002
"""Seconds that a real thinking process is given between two rounds of simulated time, which would soon be over."""
QUICK: Mapping[str, Any] = {"language": "en", "speed": "instant", "coach": "off", "think_faster": True}
"""Settings of a program in which nothing is waited for that a test does not ask about."""
COLOURS = ("cobalt", "saffron", "jade", "crimson", "ivory", "onyx")
PEOPLE = ("Zsófia", "Wojciech", "Benedek", "Ágnes", "Łucja", "Tamás")


class Driver(Eyes):
    """One running program with a home of its own."""

    def __init__(
        self, home: Path, size: tuple[int, int] = (1024, 600), bots: BotWorker | None = None, **settings: Any
    ) -> None:
        """Takes the folder of the player's files, the window's size, the bot worker and settings to change."""
        chosen = Settings(**{**QUICK, **settings})
        pygame.display.init()
        self.home = home
        super().__init__(Program(set_size(size, full_screen=False), Paths(home), chosen))
        self.services.bot_worker = bots or Bots()
        self.drawn, self.frame = 0, FRAME
        self.texts: list[str] = []
        self._pointer, self._steerer = PointerHand(), Steerer()
        self._draw, self.program.draw = self.program.draw, self._counted  # type: ignore[method-assign]

    def _counted(self) -> None:
        self.drawn += 1
        self.services.ui.canvas.audit = []
        self._draw()
        self.texts = [mark.text for mark in self.services.ui.canvas.audit or ()]

    def close(self) -> None:
        """Ends the program as the loop does."""
        self.services.autosaver.close()
        self.services.bot_worker.close()
        self.services.history.close()

    # ------------------------------------------------------------------ what is there
    @property
    def scene(self) -> Any:
        return self.services.navigation.stack.top

    @property
    def table(self) -> TableScene:
        """The table, on top or below other scenes."""
        return next(scene for scene in self.services.navigation.stack.scenes if isinstance(scene, TableScene))

    @property
    def picker(self) -> Picker:
        """What the person who is asked chooses with."""
        assert self.table.picker is not None, self.stuck("nobody is asked")
        return self.table.picker

    @property
    def said(self) -> list[str]:
        """Everything that can be read, heard or asked from the screen: drawn texts and the nodes' words."""
        words = [part for n in self.ui.nodes for part in (n.id, n.name, n.value, n.why, n.hint, n.told) if part]
        words += [node.explain() for node in self.ui.nodes if node.explain and node.why]
        return [*self.texts, *words, *(notice.text for notice in self.services.notices.waiting)]

    def pixels(self) -> bytes:
        """The window's picture, in a test that is marked `painted`."""
        assert is_painted(), "mark the test as painted"
        return pygame.image.tobytes(self.ui.surface, "RGB")

    def node(self, name: str) -> Node:
        """Returns a node that must be on the screen."""
        node = self.ui.find(name)
        assert node is not None, self.stuck(f"no {name}")
        return node

    def stuck(self, why: str) -> str:
        """Returns why a test cannot go on, with what is on the screen and where its picture lies."""
        path = self.home / "stuck.png"
        pygame.image.save(self.ui.surface, path)
        return f"{why}; {self.name}: {[node.id for node in self.ui.nodes]}; picture: {path}"

    # ------------------------------------------------------------------ time
    def turn(self, *events: pygame.Event, seconds: float | None = None) -> None:
        """Runs the loop once; a round takes `frame` seconds, unless they are given."""
        self.program.turn(list(events), self.frame if seconds is None else seconds)

    def start(self, route: Callable[..., Screen], *args: Any, **more: Any) -> None:
        """Starts at a screen and draws it."""
        self.services.navigation.start(route, *args, **more)
        self.turn()

    def open(self, route: Callable[..., Screen], *args: Any, **more: Any) -> None:
        """Opens a screen over what is there and draws it."""
        self.services.navigation.open(route, *args, **more)
        self.turn()

    def run(self, seconds: float) -> None:
        for _ in range(round(seconds / self.frame)):
            self.turn()

    def until(self, condition: Callable[[], object], what: str, limit: float = 20) -> None:
        """Lets time pass until something is so."""
        for _ in range(round(limit / self.frame)):
            if condition():
                return
            if self.services.bot_worker.pid and self.services.bot_worker.is_thinking:
                sleep(_BREATH)
            self.turn()
        raise AssertionError(self.stuck(f"never {what}"))

    def until_asked(self) -> Seat:
        """Lets time pass until a person is asked, who raises the curtain where one falls; returns who."""
        self.until(lambda: self.is_asked or (self.name == "CurtainScene" and not self.scene.needs_ticks), "asked")
        if self.name == "CurtainScene":
            self.click("raise")
            self.until(lambda: self.is_asked, "asked")
        seat = self.table.turn.seat
        assert seat is not None
        return seat

    def until_past(self, number: int) -> None:
        """Lets a little time pass until the game is past an entry."""
        self.until(lambda: self.table.session.number > number, "goes on", 3)

    def until_scene(self, *names: str) -> None:
        """Lets time pass until one of these scenes is on top and drawn."""
        self.until(lambda: self.name in names and not self.ui.is_stale, " or ".join(names))

    def act(self, steps: Steps) -> None:
        """Lets a hand act, round by round."""
        for events in steps:
            self.turn(*events)

    def show_hint(self) -> None:
        """Asks for a hint until the move itself is shown."""
        self.letter("h")
        self.until(lambda: self.table.state.hint, "a hint")
        if not self.table.state.hinted:
            self.letter("h")
        assert self.table.state.hinted, self.stuck("no move is shown")

    # ------------------------------------------------------------------ hands
    def press(self, key: int, letter: str = "", mod: int = 0) -> None:
        """Presses and releases a key; Enter and Space never so soon that they would be a bounce."""
        self.act(self._steerer.press(self, key, mod, letter))

    def letter(self, letter: str) -> None:
        self.press(pygame.key.key_code(letter), letter)

    def click_at(self, pos: tuple[int, int]) -> None:
        """Moves the pointer to a point and clicks, never so soon that it would be a double click."""
        self.act(self._pointer.press(self, pos))

    def click_again(self, pos: tuple[int, int]) -> None:
        """Clicks a point at once."""
        self.turn(*self._pointer.again(self, pos))

    def hover(self, name: str) -> None:
        self.turn(pygame.event.Event(pygame.MOUSEMOTION, pos=self.spot(name), rel=(0, 0), buttons=(0, 0, 0)))

    def click(self, *names: str) -> None:
        """Clicks nodes where they can be seen, one after the other."""
        for name in names:
            self.click_at(self.spot(name))

    def steer(self, name: str) -> None:
        """Brings the keyboard focus to a node by Tab and arrows, on the shortest way there is."""
        for key, mod in self.way(name):
            self.press(key, mod=mod)
        assert self.ui.focus == name, self.stuck(f"{name} was not reached, but {self.ui.focus}")


# ---------------------------------------------------------------------- people
class Hand(Protocol):
    """How a person acts: by keyboard or by mouse."""

    def use(self, driver: Driver, name: str) -> None:
        """Activates a node."""
        ...

    def play(self, driver: Driver, move: Any) -> None:
        """Plays a legal move."""
        ...


class Mouse:
    """Acts by clicks alone."""

    def use(self, driver: Driver, name: str) -> None:
        driver.click(name)

    def play(self, driver: Driver, move: Any) -> None:
        """Touches the items of a move, then the button, unless the move was played at once."""
        _touch_all(driver, move, driver.click)


class Keyboard:
    """Acts by keys alone, now by arrows, now by shortcuts."""

    def __init__(self, seed: int = 0) -> None:
        self._dice = random.Random(seed)

    def use(self, driver: Driver, name: str) -> None:
        driver.steer(name)
        driver.press(pygame.K_RETURN)

    def play(self, driver: Driver, move: Any) -> None:
        """Plays a move, by its shortcut if it has one and by arrows otherwise."""
        scene = driver.table
        assert scene.turn.seat is not None
        wanted = parts(scene, move)
        shortcuts = scene.board.table.shortcuts(scene.board.view, scene.session.legal(scene.turn.seat))
        letter = next((key for key, items in shortcuts.items() if items == wanted), None)
        if letter is None or self._dice.random() < 0.5:
            _touch_all(driver, move, lambda name: self.use(driver, name))
        else:
            driver.letter(letter)
            driver.press(pygame.K_RETURN)


def _touch_all(driver: Driver, move: Any, touch: Callable[[str], None]) -> None:
    at = driver.table.session.number
    choose_parts(driver, move, touch)
    if driver.table.session.number == at:
        touch("submit")


def choose_parts(driver: Driver, move: Any, touch: Callable[[str], None]) -> None:
    """Touches what belongs to a move and gives back what was raised and does not, until it is played or whole."""
    scene, at = driver.table, driver.table.session.number
    wanted = parts(scene, move)
    while scene.session.number == at and (wrong := differing(scene, wanted)):
        touch(f"item:{wrong[0]}")


_P = ParamSpec("_P")
NewGame = Callable[..., Session]
"""Makes a game of some box as `new_session` does: takes who decides at each seat, and further options."""


def whim(seed: int = 1) -> Mind:
    """Returns a mind that chooses at random."""
    dice = random.Random(seed)
    return lambda session, seat: dice.choice(session.legal(seat))


def play(
    driver: Driver, hand: Hand, seed: int = 1, stop: Callable[[], object] | None = None, mind: Mind | None = None
) -> dict[str, int]:
    """Plays a game from the table to the result (or until `stop`); returns how often each scene was met.

    Walks are stepped through, curtains raised, fans unmasked, and people's moves chosen by a `mind` (none: at random).
    """
    decide, met, last = mind or whim(seed), dict[str, int](), ""
    for _ in range(40_000):
        name = driver.name
        if name != last:
            met[name], last = met.get(name, 0) + 1, name
        if name == "ResultScene" or (stop and stop()):
            return met
        if driver.ui.is_stale or driver.scene.needs_ticks:
            driver.turn()
        elif name == "SequenceScene":
            hand.use(driver, "next")
        elif name == "CurtainScene":
            hand.use(driver, "raise")
        elif name == "TableScene" and driver.scene.is_masked:
            hand.use(driver, "unmask")
        elif driver.is_asked:
            scene = driver.table
            before, seat = scene.session.number, scene.turn.seat
            assert seat is not None
            hand.play(driver, decide(scene.session, seat))
            assert scene.session.number != before, driver.stuck("the move was not played")
        else:
            driver.turn()
    raise AssertionError(driver.stuck("the game does not end"))


class Hands(TypedDict, total=False):
    """Whether the hands of a game of money cards are open."""

    open_hands: bool


def players(*kinds: str) -> list[Player]:
    """Returns players: "human" is a person, anything else a computer player of that level."""
    return [
        Player(PEOPLE[i], COLOURS[i], "human") if kind == "human" else Player(f"Bot {i}", COLOURS[i], "computer", kind)
        for i, kind in enumerate(kinds)
    ]


def new_session(*kinds: str, seed: int = 7, box: str = "alhambra_cards", **options: Any) -> Session:
    return Session.new(box, players(*kinds), options, seed)


def begun(session: Session, entries: int) -> Session:
    """Returns a game after that many more moves, chosen at random for everybody and not shown."""
    for _ in range(entries):
        if acting := sorted(session.to_act()):
            seat, number = acting[0], session.number
            session.submit(seat, choose(session.box, "random", session.view(seat), seat, number), number)
    return session


def late(make: Callable[[], Session], left: int) -> Session:
    """Returns a game that was so many moves before its end, as `begun` plays it."""
    return begun(make(), begun(make(), 1000).number - left)


def kept(make: Callable[_P, Session]) -> Callable[_P, Session]:
    """Has games made once a process: whoever begins with one gets a copy."""
    made = cache(make)

    @wraps(make)
    def copied(*taken: _P.args, **named: _P.kwargs) -> Session:
        session = made(*taken, **named)  # type: ignore[arg-type]
        return session.branch(session.number)

    return copied


@kept
def whole(*kinds: str, seed: int = 3, **options: Any) -> Session:
    """Returns a game that random moves have brought to its end."""
    return begun(new_session(*kinds, seed=seed, **options), 2000)


def before(game: Session, happens: Callable[[Beat], object]) -> tuple[Session, Turn]:
    """Returns a game before the first entry in which something happens, and that entry."""
    at = next(i for i, beat in enumerate(game.beats(None)) if i and happens(beat))
    return game.branch(game.numbers[at - 1]), replay(game.record()).turns[at]


@kept
def met(
    wanted: Callable[[Session], object],
    *kinds: str,
    make: NewGame = new_session,
    mind: Mind | None = None,
    seat: int | None = None,
    after: int = 0,
    within: int = 120,
    **options: Any,
) -> Session:
    """Returns a game in which something is so when somebody, or a seat, decides.

    Takes who plays, what makes games of these options, how moves are chosen (none: at random), after how many entries
    to look and within how many more.
    """
    for seed in range(80):
        session = begun(make(*kinds, seed=seed, **options), after)
        while session.to_act() and session.number < after + within:
            acting = min(session.to_act())
            if seat in (None, acting) and wanted(session):
                return session
            session.submit(acting, mind(session, acting), session.number) if mind else begun(session, 1)
    raise AssertionError("no such game")


@contextmanager
def driving(home: Path, session: Session, *, bots: BotWorker | None = None, **settings: Any) -> Iterator[Driver]:
    """Runs the program with a session on its table."""
    driver = Driver(home, bots=bots, **settings)
    try:
        driver.services.navigation.start(driver.services.routes.table, session)
        driver.turn()
        yield driver
    finally:
        driver.close()


@contextmanager
def asking(home: Path, session: Session, *, bots: BotWorker | None = None, **settings: Any) -> Iterator[Driver]:
    """Runs the program with a session on its table until a person is asked."""
    with driving(home, session, bots=bots, **settings) as driver:
        driver.until_asked()
        yield driver


def sentences(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Collects every sentence that the player is told from now on."""
    told: list[str] = []
    say = driver.services.notices.say

    def overheard(sentence: str) -> None:
        told.append(sentence)
        say(sentence)

    monkeypatch.setattr(driver.services.notices, "say", overheard)
    return told


def watch(driver: Driver, look: Callable[[], None], last: int, mind: Mind | None = None) -> int:
    """Plays past an entry; `look` sees each moment at which all may look at the table; returns how many those were."""
    looked = 0

    def stop() -> bool:
        nonlocal looked
        table = driver.table
        is_still = table.state.playback.is_settled and not driver.ui.is_stale
        if table.controller.viewer is None and table.board.viewer is None and is_still:
            looked += 1
            look()
        return table.session.number > last

    play(driver, Mouse(), mind=mind, stop=stop)
    return looked


def slider(driver: Driver) -> tuple[int, int]:
    """Returns at which entry a replay or recap stands, and which is the last, as its slider says."""
    at, last = driver.node("slider").value.split("/")
    return int(at), int(last)

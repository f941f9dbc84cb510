"""Whatever is private shows between the raised curtain and the end of that person's decision, in no other frame.

Two games go on side by side that an onlooker cannot tell apart: every broker that lies face down, every hand and every
plan is another one in the second. Each frame of both windows is compared.
"""

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.core import box as shelf
from game.core.rules import Seat, heard
from game.locale.words import Words
from game.session.dice import Dice
from game.session.log import Turn
from game.session.session import Session
from game.widgets.table import CastMember
from tests.scenes.driver import Bots, Driver, begun, driving, new_session

_SECONDS = 0.08
_MOST = 4000


class Mirror(Session):
    """A game that looks like another one to an onlooker and follows it, move by move, with other secrets."""

    original: Session

    def follow(self, original: Session) -> None:
        """Takes the game that is followed, which has just the same entries."""
        self.original = original
        self._log[-1] = self._other(self._log[-1])

    def _other(self, turn: Turn) -> Turn:
        news = heard(turn.news, None)
        pauses = tuple((len(heard(turn.news[:count], None)), self._imagined(state)) for count, state in turn.pauses)
        return Turn(turn.number, turn.mover, turn.entry, self._imagined(turn.state), news, turn.move, True, pauses)

    def _imagined(self, state: Any) -> Any:
        rules = shelf.rules(self.box)
        return rules.imagine(rules.view(state, None), Dice(99, self.number))

    def submit(self, seat: Seat, move: Any, at: int) -> None:
        """Follows, whatever was chosen."""
        self._log.append(self._other(self.original._log[len(self._log)]))

    def can_undo(self, seat: Seat, entries: int = 1) -> bool:
        """Answers as the original."""
        return self.original.can_undo(seat, entries)


class Pair:
    """Two windows that show two such games."""

    def __init__(self, one: Driver, other: Driver) -> None:
        self.both = (one, other)
        self.one = one
        self._pictures = [b"", b""]
        self._drawn = [0, 0]
        one.ui.is_stale = other.ui.is_stale = True
        self.alone: Seat | None = None
        self.compared = self.told_apart = 0
        self.met: list[str] = []

    def turn(self) -> None:
        """Lets time pass in both."""
        self._do(lambda driver: driver.turn(seconds=_SECONDS))

    def click(self, name: str) -> None:
        """Clicks the same in both."""
        self._do(lambda driver: driver.click(name))

    def _do(self, act: Callable[[Driver], None]) -> None:
        """Does the same in both, one behind the other: they draw on one screen."""
        for i, driver in enumerate(self.both):
            act(driver)
            if driver.drawn != self._drawn[i]:
                self._pictures[i], self._drawn[i] = driver.pixels(), driver.drawn
        self.compare()

    def compare(self) -> None:
        """Compares what everybody could see now; what one person sees alone should differ."""
        one, other = self.both
        assert one.name == other.name
        is_same = self._pictures[0] == self._pictures[1]
        if self.alone is None:
            self.compared += 1
            assert one.said == other.said
            assert is_same, self._kept(f"secrets show at entry {one.table.session.number}")
        elif not is_same:
            self.told_apart += 1

    def _kept(self, why: str) -> str:
        """Returns why the games were told apart, with where both pictures lie."""
        paths = [driver.home / "told_apart.png" for driver in self.both]
        for picture, path in zip(self._pictures, paths, strict=True):
            pygame.image.save(pygame.image.frombytes(picture, self.one.ui.surface.get_size(), "RGB"), path)
        return f"{why}; {self.met}; pictures: {paths}"

    # ------------------------------------------------------------------ people
    def part(self, button: str, seat: Seat | None) -> None:
        """Raises a curtain or unmasks a fan: from then on somebody is alone, or all look (None)."""
        self.alone = seat
        self.click(button)

    def decide(self, move: Any) -> None:
        """Plays a move: alone, or before everybody's eyes by touching what it is about."""
        table, at = self.one.table, self.one.table.session.number
        if self.alone is None:
            for item in table.board.table.parts(table.board.view, move):
                self.click(f"item:{item}")
            if table.session.number == at:
                self.click("submit")
            return
        for driver in self.both:
            driver.table._submit(move)
        if not self._goes_on(at):
            self.alone = None
        self.turn()

    def _goes_on(self, at: int) -> bool:
        """Tells whether whoever is alone has a further secret decision and nothing for everybody comes before it."""
        session, shown = self.one.table.session, self.one.table.board.table
        comes = any(shown.interludes(stage) for beat in session.beats(None, at + 1) for stage in beat.stages)
        return self.alone in session.to_act() and shown.openly(session.view(None)) is None and not comes

    def play(self, moves: Iterator[Any], last: int) -> None:
        """Goes through what happens until an entry was shown and nobody is alone any more."""
        for _ in range(_MOST):
            driver = self.one
            if not self.met or self.met[-1] != driver.name:
                self.met.append(driver.name)
            if driver.table.session.number >= last and self.alone is None and driver.table.is_settled:
                return
            if driver.ui.is_stale or driver.scene.is_lively:
                self.turn()
            elif driver.name == "InterludeScene":
                self.click("next")
            elif driver.name == "CurtainScene":
                self.part("raise", driver.table.turn.seat if driver.scene._player else None)
            elif driver.table.is_masked:
                self.part("unmask", driver.table.turn.seat)
            elif driver.is_asked:
                self.decide(next(moves))
            else:
                self.turn()
        raise AssertionError(self.one.stuck("the game does not get on"))


@contextmanager
def side_by_side(home: Path, session: Session, number: int, **settings: Any) -> Iterator[tuple[Pair, Iterator[Any]]]:
    """Runs two windows with a game and its mirror from an entry on; yields them and the moves that were made then."""
    original = session.branch(number)
    mirror = Mirror(session.box, session.players, session.options, session.seed, session.opening)
    mirror._log, mirror._last_number = list(original._log), original._last_number
    mirror.follow(original)
    moves = iter([turn.move for turn in session._log[session.numbers.index(number) + 1 :]])
    with ExitStack() as stack:
        windows = [
            stack.enter_context(
                driving(home / name, game, bots=Bots(), automatic_choices=False, confirm_turn="always", **settings)
            )
            for name, game in (("one", original), ("other", mirror))
        ]
        yield Pair(*windows), moves


def entries_with_walks(session: Session) -> list[int]:
    """Returns the numbers of the entries that a walk follows."""
    cast = [CastMember(player.name, player.colour, player.is_human) for player in session.players]
    shown = shelf.table(session.box)(Words("en", ()), cast, session.options)
    return [beat.number for beat in session.beats(None) if any(map(shown.interludes, beat.stages))]


def finished(box: str, **options: Any) -> Session:
    """Returns a whole game of two people."""
    return begun(new_session("human", "human", box=box, seed=5, **options), 2000)


@pytest.mark.parametrize(
    ("box", "options"),
    [
        ("alhambra_cards", {}),
        ("alhambra", {"vizier": True}),
        ("maharaja", {}),
        ("ys", {"favour": True}),
        ("ys", {"favour": True, "quick": True}),
    ],
    ids=["alhambra_cards", "alhambra", "maharaja", "ys", "ys-quick"],
)
def test_no_frame_shows_a_secret_but_to_its_owner_alone(tmp_path: Path, box: str, options: dict[str, bool]) -> None:
    session = finished(box, **options)
    walk = entries_with_walks(session)[0]
    with side_by_side(tmp_path, session, max(0, walk - 5), speed="fast") as (pair, moves):
        pair.play(moves, walk + 12)
    assert "InterludeScene" in pair.met
    assert pair.compared > 60
    assert pair.told_apart > 5, "what one person sees alone is another thing in the second game"

"""Whatever is private shows between the raised curtain and the end of that person's decision, in no other frame.

Two games go on side by side that an onlooker cannot tell apart: every broker that lies face down, every hand and every
plan is another one in the second. Each frame of both windows is compared.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.boxes.ys.rules.steps import ASK, BID, OPEN
from game.core import box as shelf
from game.core.rules import Seat, visible_events
from game.session.dice import Dice
from game.session.log import Turn
from game.session.replaying import replay
from game.session.session import Session
from game.tabletop import loading
from game.tabletop.table import Appearance
from tests.boxes.looking import words
from tests.breadth import wide
from tests.scenes.bots import Bots, position
from tests.scenes.driver import Driver, Mouse, driving, play, prune, whole

_SECONDS = 0.16
_MOST = 4000


class Mirror(Session):
    """A game that looks like another one to an onlooker and follows it, move by move, with other secrets."""

    original: Session
    course: Sequence[Turn]

    def follow(self, original: Session, course: Sequence[Turn]) -> None:
        """Takes the game that is followed, which has just the same entries, and all turns that it will come to."""
        self.original, self.course = original, course
        self._log[-1] = self._other(self._log[-1])

    def _other(self, turn: Turn) -> Turn:
        news = visible_events(turn.events, None)
        pauses = tuple(
            (len(visible_events(turn.events[:count], None)), self._imagined(state)) for count, state in turn.pauses
        )
        return Turn(turn.number, turn.mover, turn.entry, self._imagined(turn.state), news, turn.move, True, pauses)

    def _imagined(self, state: Any) -> Any:
        rules = shelf.rules(self.box)
        return rules.imagine(rules.view(state, None), Dice(99, self.number))

    def submit(self, seat: Seat, move: Any, at: int) -> None:
        """Follows, whatever was chosen."""
        self._log.append(self._other(self.course[len(self._log)]))

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
        self._do(lambda driver: driver.turn(seconds=_SECONDS))

    def click(self, name: str) -> None:
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
            for item in table.board.table.clicks(table.board.view, move):
                self.click(f"item:{item}")
            if table.session.number == at:
                self.click("submit")
            return
        for driver in self.both:
            driver.table.input.play(move)
        if not self._goes_on(at):
            self.alone = None
        self.turn()

    def _goes_on(self, at: int) -> bool:
        """Tells whether whoever is alone has a further secret decision and nothing for everybody comes before it."""
        session, shown = self.one.table.session, self.one.table.board.table
        comes = any(shown.scoring_sequences(stage) for beat in session.beats(None, at + 1) for stage in beat.stages)
        return self.alone in session.to_act() and shown.openly(session.view(None)) is None and not comes

    def play(self, moves: Iterator[Any], last: int) -> None:
        """Goes through what happens until an entry was shown and nobody is alone any more."""
        for _ in range(_MOST):
            driver = self.one
            if not self.met or self.met[-1] != driver.name:
                self.met.append(driver.name)
            if driver.table.session.number >= last and self.alone is None and driver.table.state.playback.is_settled:
                return
            if driver.ui.is_stale or driver.scene.needs_ticks:
                self.turn()
            elif driver.name == "SequenceScene":
                self.click("next")
            elif driver.name == "CurtainScene":
                is_for_all = driver.services.words("ui.curtain.everybody") in driver.texts
                self.part("raise", None if is_for_all else driver.table.turn.seat)
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
    original, course, entries = (
        session.branch(number),
        replay(session.record()).turns,
        session.numbers.index(number) + 1,
    )
    mirror = Mirror(session.box, session.players, session.options, session.seed, session.opening, course[:entries])
    mirror.follow(original, course)
    moves = iter([turn.move for turn in course[entries:]])
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
    cast = [Appearance(player.name, player.colour, player.is_human) for player in session.players]
    shown = loading.table(session.box)(words("en"), cast, session.options)
    return [beat.number for beat in session.beats(None) if any(map(shown.scoring_sequences, beat.stages))]


def before_sequence(game: Session, entries: int = 1) -> Session:
    """Returns a game some entries before the first one that a walk follows."""
    return game.branch(game.numbers[game.numbers.index(entries_with_walks(game)[0]) - entries])


def finished(box: str, **options: Any) -> Session:
    """Returns a whole game of two people."""
    return whole("human", "human", seed=5, box=box, **options)


SECRETS: list[tuple[str, dict[str, bool]]] = [
    ("alhambra_cards", {}), ("alhambra", {"vizier": True}), ("maharaja", {}), ("ys", {"favour": True}),
    ("ys", {"favour": True, "quick": True}),
]  # fmt: skip


@pytest.mark.painted
@pytest.mark.usefixtures("blank_thumbnails")
@pytest.mark.parametrize(
    ("box", "options", "before", "after"),
    wide(((*each, 2, 7) for each in SECRETS[1::2]), ((*each, 5, 12) for each in SECRETS)),
    ids=str,
)
def test_no_frame_shows_a_secret_but_to_its_owner_alone(
    tmp_path: Path, box: str, options: dict[str, bool], before: int, after: int
) -> None:
    """From some entries before the first walk to some after it."""
    session = finished(box, **options)
    walk = entries_with_walks(session)[0]
    with side_by_side(tmp_path, session, max(0, walk - before), speed="fast") as (pair, moves):
        pair.play(moves, walk + after)
    assert "SequenceScene" in pair.met
    assert pair.compared > 30
    assert pair.told_apart > 5, "what one person sees alone is another thing in the second game"


# ---------------------------------------------------------------------- the counting of Ys
def before_the_counting(**options: bool) -> Session:
    """Returns a game of two people in which the last decision before the first counting is due."""
    return before_sequence(finished("ys", **options))


def counted(driver: Driver, look: Callable[[], None]) -> dict[str, int]:
    """Plays from there to the first bid of the next turn; `look` is called at every moment between."""

    def stop() -> bool:
        look()
        return driver.is_asked and driver.table.board.view.public.task == BID

    return play(driver, Mouse(), mind=prune, stop=stop)


def test_the_counting_is_a_scene_for_everybody_between_two_curtains(tmp_path: Path) -> None:
    """All are asked to look, nothing that lies face down is told, and whoever bids next is behind a curtain again."""
    session, seen, is_counting = before_the_counting(), list[str](), False
    with driving(tmp_path, session, automatic_choices=False) as driver:
        everybody = driver.services.words("ui.curtain.everybody")

        def look() -> None:
            nonlocal is_counting
            view = driver.table.board.view
            is_counting = (is_counting or driver.name == "SequenceScene") and view.public.task != ASK
            if driver.name == "CurtainScene" and not driver.ui.is_stale:
                moment = "all" if everybody in driver.texts else "one"
            else:
                moment = {"SequenceScene": "walk"}.get(driver.name, view.public.task if driver.is_asked else "")
            if moment and seen[-1:] != [moment]:
                seen.append(moment)
            if moment in ("walk", *OPEN):
                assert driver.table.board.viewer is None
                assert not view.values and not any(view.screens)

        counted(driver, look)
    assert seen[seen.index("walk") - 1] == "all"
    assert seen[-2:] == ["one", BID]
    walks = [i for i, moment in enumerate(seen) if moment == "walk"]
    between = set(seen[walks[0] : walks[-1]])
    assert between <= {"walk", *OPEN} and between & OPEN, "the table never comes back in one person's view"


def test_a_gem_of_a_ship_is_chosen_from_the_masked_table_without_unmasking(tmp_path: Path) -> None:
    session, chosen = before_the_counting(quick=True), 0
    with driving(tmp_path, session, automatic_choices=False) as driver:

        def look() -> None:
            nonlocal chosen
            if session.view(None).public.task in OPEN and not driver.ui.is_stale:
                assert not driver.ui.find("unmask")
                assert not [node.id for node in driver.ui.nodes if node.id.startswith(("item:screen:", "item:card:"))]
                chosen += driver.is_asked

        met = counted(driver, look)
    assert chosen
    assert "CurtainScene" not in met


@pytest.mark.parametrize("quick", [False, True])
def test_a_hint_for_an_open_choice_knows_no_secret(tmp_path: Path, quick: bool) -> None:
    """It is shown before everybody's eyes: it is thought about with other values than those that lie face down."""
    game = finished("ys", quick=quick)
    opened = [game.branch(beat.number) for beat in game.beats(None) if beat.view.public.task in OPEN]
    session = next(game for game in opened if any(game.supposed(seat) != game.view(seat) for seat in game.to_act()))
    with driving(tmp_path, session, automatic_choices=False) as driver:
        play(driver, Mouse(), stop=lambda: driver.is_asked)
        seat, bot_worker = driver.table.turn.seat, driver.services.bot_worker
        assert seat is not None and isinstance(bot_worker, Bots)
        before = len(bot_worker.asked)
        driver.show_hint()
        asked, _ = position(bot_worker.asked[before])
        assert asked.seat == seat and asked.public == session.view(None).public
        assert asked != session.view(seat)
        assert session.supposed(seat) == asked, "the same is thought however often it is asked"


def test_one_person_among_computers_sees_the_own_values_through_the_counting(tmp_path: Path) -> None:
    session = before_sequence(whole("human", "random", "random", box="ys"))
    with driving(tmp_path, session) as driver:
        met = play(driver, Mouse(), mind=prune, stop=lambda: session.view(None).public.round > 1)
        assert driver.table.board.viewer == 0
    assert "CurtainScene" not in met and "SequenceScene" in met


def test_open_hands_need_nobody_to_look_away_or_to_look(tmp_path: Path) -> None:
    session = before_sequence(finished("alhambra_cards", open_hands=True), 2)
    scenes = list[str]()

    def is_past_the_walk() -> bool:
        scenes.append(driver.name)
        return driver.is_asked and "SequenceScene" in scenes

    with driving(tmp_path, session) as driver:
        met = play(driver, Mouse(), mind=prune, stop=is_past_the_walk)
    assert "CurtainScene" not in met


@pytest.mark.parametrize("box", ["alhambra_cards", "alhambra", "maharaja", "ys"])
def test_what_is_open_could_be_decided_whatever_anybody_hides(box: str) -> None:
    """Otherwise what can be touched before everybody's eyes would tell a secret."""
    session, rules, opened = finished(box), shelf.rules(box), 0
    shown = loading.table(box)(
        words("en"), [Appearance(p.name, p.colour, True) for p in session.players], session.options
    )
    for turn in replay(session.record()).turns:
        view = rules.view(turn.state, None)
        if (seen := shown.openly(view)) is None:
            continue
        (seat,) = rules.to_act(turn.state)
        assert seen.seat == seat
        opened += 1
        for seed in range(3):
            world = rules.imagine(view, Dice(7, seed))
            assert rules.legal(world, seat) == rules.legal(turn.state, seat)
    assert opened or box == "alhambra_cards"

"""The table between decisions: settings, resizing, idling, walks; and thousands of random clicks and keys."""

import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.boxes.alhambra.rules.moves import Buy
from game.boxes.alhambra_family.rules.components import VALUE, total
from game.boxes.alhambra_family.rules.taking import TakeMoney
from game.core.rules import Beat, Seat
from game.saves.settings import values_of
from game.session.session import Session
from game.window import set_size
from tests.breadth import wide
from tests.languages import shipped_languages
from tests.scenes.bots import Bots
from tests.scenes.driver import Driver, asking, before, begun, choose_parts, driving, met, new_session, whole


def choices(session: Session) -> tuple[TakeMoney, TakeMoney]:
    """Returns a taking that wastes nothing and one that could take more."""
    [seat] = session.to_act()
    takings = [move for move in session.legal(seat) if isinstance(move, TakeMoney) and len(move.cards) == 1]
    shown = [card for card in session.view(seat).display if card is not None]

    def could_more(move: TakeMoney) -> bool:
        return any(card not in move.cards and VALUE[card] + total(move.cards) <= 5 for card in shown)

    return next(m for m in takings if not could_more(m)), next(m for m in takings if could_more(m))


def has_choices(game: Session) -> bool:
    """Tells whether the person can take money in both ways."""
    try:
        return game.to_act() == {0} and bool(choices(game))
    except StopIteration:
        return False


def to_choices() -> Session:
    return met(has_choices, "human", "random", after=4)


def purchases(session: Session) -> list[Buy]:
    """Returns the ways in which the person can buy tiles."""
    return [move for move in session.legal(Seat(0)) if isinstance(move, Buy)]


# ---------------------------------------------------------------------- settings
@pytest.mark.parametrize("policy", values_of("confirm_turn"))
@pytest.mark.parametrize("can_grow", [False, True])
def test_taking_money_waits_for_the_button_unless_confirmation_is_off_and_no_more_can_be_taken(
    tmp_path: Path, policy: str, can_grow: bool
) -> None:
    session = to_choices()
    move = choices(session)[can_grow]
    with asking(tmp_path, session, confirm_turn=policy) as driver:
        number = session.number
        driver.click(f"item:{driver.table.board.table.clicks(driver.table.board.view, move)[0]}")
        assert (session.number > number) == (policy == "off" and not can_grow), "it cannot be taken back"
        if session.number == number:
            assert "Press “Take”, or choose otherwise" in driver.texts, "what was chosen is not asked for again"
            driver.click("submit")
            assert session.number > number


def test_another_choice_takes_one_touch(tmp_path: Path) -> None:
    """What cannot be added to what is chosen takes its place, where it can be chosen by itself."""
    session = to_choices()
    one, other = session.legal(Seat(0))[-2:]
    with asking(tmp_path, session, confirm_turn="always") as driver:
        table, view = driver.table.board.table, driver.table.board.view
        [first], [second] = table.clicks(view, one), table.clicks(view, other)
        driver.click(f"item:{first}", f"item:{second}")
        assert driver.picker.touched == (second,)


def test_what_a_payment_leads_to_is_told_in_the_smallest_window(tmp_path: Path) -> None:
    """Where four play, there is room for little more than that the turn ends."""
    session = met(lambda game: game.to_act() == {0} and purchases(game), "human", *["easy"] * 3, box="alhambra")
    purchase = purchases(session)[0]
    with asking(tmp_path, session, language="hu", confirm_turn="always") as driver:
        scene = driver.table
        choose_parts(driver, purchase, driver.click)
        lines = scene.board.table.preview(scene.board.view, scene.selection()).lines
        assert len(lines) == 2
        assert all(told in " ".join(driver.texts) for told, _ in lines)


@pytest.mark.parametrize("is_automatic", [True, False])
def test_a_choice_with_one_answer_is_taken_only_if_that_is_set(tmp_path: Path, is_automatic: bool) -> None:
    session = next(
        session
        for seed in range(400)
        if len((session := begun(new_session("human", "random", box="template", seed=seed), 6)).legal(Seat(0))) == 1
    )
    bots = Bots()
    with driving(tmp_path, session, bots=bots, automatic_choices=is_automatic, speed="normal") as driver:
        number = session.number
        driver.run(4)
        assert (session.number > number + 1 or session.is_over) == is_automatic


def test_in_step_mode_each_computer_player_waits_for_space_or_the_button(tmp_path: Path) -> None:
    session = new_session("random", "random", "random")
    with driving(tmp_path, session, step_mode=True) as driver:
        for number in range(4):
            driver.run(3)
            assert session.number == number
            assert driver.ui.words("ui.keys.space") in " ".join(driver.texts)
            driver.press(pygame.K_SPACE, " ") if number % 2 else driver.click("step")
            driver.until_past(number)


def test_faster_speeds_take_less_time_and_every_speed_shows_the_same_game(tmp_path: Path) -> None:
    times = {}
    for speed in (*values_of("speed"), "reduced"):
        session = new_session("random", "random")
        is_reduced = speed == "reduced"
        with driving(
            tmp_path / speed, session, speed="normal" if is_reduced else speed, reduced_motion=is_reduced
        ) as driver:
            start = driver.ui.now
            driver.until(lambda: driver.table.board.number >= 2, "shown")
            times[speed] = driver.ui.now - start
    assert times["instant"] < times["fast"] < times["normal"] < times["slow"]
    assert times["instant"] <= 1
    assert times["normal"] >= 0.6 * 2, "a step of a computer player can be followed"
    assert times["instant"] < times["reduced"] <= times["normal"]


def test_another_language_in_the_middle_of_a_turn_keeps_what_was_chosen(tmp_path: Path) -> None:
    session = to_choices()
    _, growing = choices(session)
    with asking(tmp_path, session) as driver:
        driver.click(f"item:{driver.table.board.table.clicks(driver.table.board.view, growing)[0]}")
        picker = driver.picker
        chosen, english = picker.touched, list(driver.texts)
        driver.services.navigation.open(driver.services.routes.pause, session)
        driver.open(driver.services.routes.settings)
        driver.services.settings.change(language="hu")
        driver.turn()
        driver.scene.back()
        driver.turn()
        driver.scene.back()
        driver.until_asked()
        assert driver.picker.touched == chosen
        assert driver.picker.move == growing
        assert driver.texts != english
        driver.click("submit")
        assert session.record().entries[-1].seat == 0


# ---------------------------------------------------------------------- resizing
@contextmanager
def at_scoring(home: Path, **settings: Any) -> Iterator[Driver]:
    """Shows a game in the very moment in which a move brought a scoring."""
    (session, last), bots = before(whole("random", "random", "random"), brings_scoring), Bots()
    bots.is_slow = True
    with driving(home, session, bots=bots, **settings) as driver:
        driver.run(1)
        assert last.mover is not None
        driver.table.controller.play(last.mover, last.move, session.number)
        yield driver


def brings_scoring(beat: Beat) -> bool:
    return "ScoringDrawn" in [type(event).__name__ for event in beat.events]


def resize(driver: Driver, size: tuple[int, int], told: int = pygame.VIDEORESIZE) -> None:
    """Makes the window as large as that, which systems tell in one way or another."""
    set_size(size, full_screen=False)
    driver.turn(pygame.event.Event(told, size=size, w=size[0], h=size[1]))


def test_a_table_fills_the_window_at_every_size(tmp_path: Path) -> None:
    session = new_session("human", "random", "random")
    with asking(tmp_path, session) as driver:
        driver.run(1)  # until nothing moves: only the window asks to be drawn
        told = (pygame.VIDEORESIZE, pygame.WINDOWSIZECHANGED, pygame.WINDOWEXPOSED)
        for size, how in zip(((1920, 1080), (1024, 600), (1280, 720)), told, strict=True):
            resize(driver, size, how)
            canvas, pause = driver.ui.canvas, driver.node("pause").rect
            assert (round(canvas.w * canvas.k), round(canvas.h * canvas.k)) == size
            assert size[0] * 0.95 < pause.right < size[0]


@pytest.mark.parametrize("frames", [0, 1, 3, 7])
def test_a_resize_in_the_middle_of_a_movement_loses_nothing_of_it(tmp_path: Path, frames: int) -> None:
    session = new_session("random", "random", "random")
    bots = Bots()
    with driving(tmp_path, session, bots=bots, speed="slow") as driver:
        driver.until(lambda: session.number == 1, "moved")
        for _ in range(frames):
            driver.turn()
        bots.is_slow = True
        resize(driver, (1280, 720))
        driver.run(4)
        board = driver.table.board
        assert board.number == session.number
        assert board.view == session.view(None)
        resize(driver, (1024, 600))


def test_a_resize_never_swallows_a_walk(tmp_path: Path) -> None:
    with at_scoring(tmp_path, speed="slow") as driver:
        driver.turn()
        driver.turn()
        resize(driver, (1280, 720))
        driver.until(lambda: driver.name == "SequenceScene", "walks", 5)
        resize(driver, (1024, 600))


# ---------------------------------------------------------------------- idling
@pytest.mark.parametrize("kinds", [("human", "random", "random"), ("human", "human")])
def test_an_idle_table_draws_nothing_and_needs_no_time(tmp_path: Path, kinds: tuple[str, ...]) -> None:
    with driving(tmp_path, begun(new_session(*kinds), 6)) as driver:
        if "random" not in kinds:
            driver.until_scene("CurtainScene")
            driver.run(1)
            assert not driver.scene.needs_ticks
            driver.click("raise")
        driver.until_asked()
        driver.run(1)
        drawn = driver.drawn
        driver.run(20)
        assert driver.drawn == drawn
        assert not driver.scene.needs_ticks
        assert not driver.scene.waits_for_other


def test_a_thinking_computer_player_needs_no_frames(tmp_path: Path) -> None:
    bots = Bots()
    bots.is_slow = True
    with driving(tmp_path, new_session("random", "random"), bots=bots) as driver:
        driver.run(2)
        drawn = driver.drawn
        driver.run(5)
        assert driver.drawn == drawn
        assert not driver.scene.needs_ticks
        assert driver.scene.waits_for_other


# ---------------------------------------------------------------------- walks
def at_walk(driver: Driver) -> None:
    driver.until(lambda: driver.name == "SequenceScene", "walks", 60)
    driver.turn()


@pytest.mark.parametrize("speed", ["instant", "normal"])
def test_a_press_in_the_first_moment_of_a_walk_skips_nothing(tmp_path: Path, speed: str) -> None:
    with at_scoring(tmp_path, speed=speed) as driver:
        at_walk(driver)
        driver.frame = 1 / 60
        for name in ("next", "skip"):
            driver.click(name)
        driver.press(pygame.K_SPACE, " ")
        driver.press(pygame.K_RETURN)
        assert driver.name == "SequenceScene"
        assert driver.scene.step == 0


def test_a_walk_is_stepped_through_back_and_forth_and_skipped(tmp_path: Path) -> None:
    with at_scoring(tmp_path) as driver:
        at_walk(driver)
        driver.run(1)
        driver.click("next")
        driver.run(1)
        assert driver.scene.step == 1
        driver.click("earlier")
        assert driver.scene.step == 0
        driver.run(1)
        driver.click("next")
        driver.press(pygame.K_ESCAPE)
        assert driver.name == "PauseScene"
        driver.run(0.1)
        driver.press(pygame.K_ESCAPE)
        assert driver.name == "SequenceScene"
        assert driver.scene.step == 1
        driver.run(1)
        driver.click("skip")
        assert driver.name in ("TableScene", "SequenceScene")


# ---------------------------------------------------------------------- anything at all
_KEYS = [
    *(pygame.K_RETURN, pygame.K_SPACE, pygame.K_TAB, pygame.K_ESCAPE, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP),
    *(pygame.K_DOWN, pygame.K_HOME, pygame.K_END, pygame.K_COMMA, pygame.K_PERIOD, pygame.K_F1, pygame.K_F5),
    *(pygame.K_F6, pygame.K_PAGEDOWN, pygame.K_PAGEUP, pygame.K_BACKSPACE, *map(ord, "12345678ghkruyzn")),
]
_SIZES = ((1024, 600), (1024, 768), (1280, 720))


def disturb(driver: Driver, dice: random.Random) -> None:
    """Does something that a person, a child or a cat could do."""
    what = dice.random()
    wide, tall = driver.ui.surface.get_size()
    if what < 0.4 and driver.ui.nodes:
        driver.click_at(dice.choice(driver.ui.nodes).rect.center)
    elif what < 0.5:
        driver.click_at((dice.randrange(wide), dice.randrange(tall)))
    elif what < 0.93:
        key = dice.choice(_KEYS)
        mod = pygame.KMOD_CTRL if dice.random() < 0.1 else pygame.KMOD_SHIFT if dice.random() < 0.1 else 0
        driver.press(key, chr(key) if 32 <= key < 127 else "", mod)
    elif what < 0.95:
        resize(driver, dice.choice(_SIZES))
    elif what < 0.97:
        driver.services.settings.change(
            language=dice.choice((*shipped_languages(), "qps")), scale=dice.choice((100, 150, 200))
        )
    elif what < 0.98:
        driver.services.settings.change(speed=dice.choice(values_of("speed")), reduced_motion=dice.random() < 0.3)
    elif what < 0.99:
        driver.services.settings.change(
            confirm_turn=dice.choice(values_of("confirm_turn")), step_mode=dice.random() < 0.3
        )
    for _ in range(dice.choice((0, 0, 1, 3, 12))):
        driver.turn()


STORMS = [
    (0, ("human", "random", "random"), 60, "alhambra_cards"),
    (3, ("human", "human", "random"), 40, "template"),
]
LONG = [
    (1, ("human", "human"), 120, "alhambra_cards"),
    (2, ("human", "human", "random"), 120, "alhambra_cards"),
    (10, ("human", "human", "easy"), 400, "alhambra_cards"),
    (11, ("human", "random", "human", "random"), 400, "alhambra_cards"),
    (12, ("human",) * 6, 400, "alhambra_cards"),
    (13, ("human", "random"), 400, "alhambra_cards"),
]


@pytest.mark.parametrize(("seed", "kinds", "steps", "box"), wide(STORMS, [*STORMS, *LONG]), ids=str)
def test_random_clicks_and_keys_never_harm_a_game(
    tmp_path: Path, seed: int, kinds: tuple[str, ...], steps: int, box: str
) -> None:
    """It stays a legal one that replays to the same end; in the template all choose in secret."""
    dice = random.Random(seed)
    session = begun(new_session(*kinds, seed=seed, box=box), dice.randrange(40))
    with driving(tmp_path, session) as driver:
        for _ in range(steps):
            if not driver.scene:
                driver.services.navigation.start(driver.services.routes.table, session)
            disturb(driver, dice)
            running = driver.services.autosaver.session or session
            if running is not session and running.number == 0:
                session = running
        record = (driver.services.autosaver.session or session).record()
        resumed, notice = Session.resume(record)
        assert notice is None
        assert resumed.record() == record
        driver.ui.resize(set_size((1024, 600), full_screen=False))


def test_a_touch_counts_at_once_when_the_table_came_back_but_not_a_click_of_the_series_before(tmp_path: Path) -> None:
    session = to_choices()
    whole, _ = choices(session)
    with asking(tmp_path, session, confirm_turn="off") as driver:
        number, item = session.number, driver.table.board.table.clicks(driver.table.board.view, whole)[0]
        spot = driver.spot(f"item:{item}")
        driver.open(driver.services.routes.log, session, None, session.numbers[:1])
        driver.click_at(spot)
        driver.press(pygame.K_ESCAPE)
        driver.click_again(spot)
        assert session.number == number
        driver.click_at(spot)
        assert session.number > number


def test_two_people_watch_every_movement_of_keeping_and_giving(tmp_path: Path) -> None:
    """What fades away is drawn as it was: the targets of a decision that has been made know of no decision any more."""
    session = new_session("random", "random")
    with driving(tmp_path, session, speed="fast") as driver:
        driver.until(lambda: driver.table.board.view.pending, "decides", 200)
        driver.until(lambda: not driver.table.board.view.pending, "decided", 60)
        driver.run(1)

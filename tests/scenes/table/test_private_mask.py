"""Ys with the option "quick": no curtain falls; what is private lies masked on the table until its owner unmasks it."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.boxes.ys.rules.steps import PLACE
from game.core.rules import Seat
from game.locale.words import Words
from game.scenes.lobby.lineup import LineUp
from game.session.session import Session
from tests.scenes.conftest import games
from tests.scenes.driver import PEOPLE, Driver, Mouse, NewGame, asking, begun, driving, met, new_session, play, prune
from tests.scenes.table.test_secret_brokers import SECRETS, own_only
from tests.scenes.test_leaks import seen, twin

PRIVATE = ("item:screen:", "item:neutral:", "item:card:")


@pytest.fixture
def quick() -> NewGame:
    """Makes games of Ys with the king's favour and the quick hand-over."""
    return games("ys", favour=True, quick=True)


def at_fan(driver: Driver) -> None:
    """Lets time pass until somebody's hand lies masked and a press would count."""
    driver.until(lambda: driver.table.is_masked and not driver.scene.needs_ticks and not driver.ui.is_stale, "masked")


def unmask(driver: Driver) -> Seat:
    """Unmasks what lies there; returns whose it was."""
    at_fan(driver)
    driver.click("unmask")
    driver.until_asked()
    seat = driver.table.turn.seat
    assert seat is not None
    return seat


def decide(driver: Driver) -> Seat:
    """Unmasks what lies there and decides until somebody else has to; returns who did."""
    seat, session = unmask(driver), driver.table.session
    while driver.table.turn.seat == seat:
        Mouse().play(driver, prune(session, seat))
        driver.until(lambda: driver.table.turn.seat != seat or driver.is_asked, "placed")
    return seat


def placing(new: NewGame, *kinds: str) -> Session:
    """Returns a game in which a person begins a pair, characters in hand here and there."""
    return met(person_begins_a_pair, *kinds, make=new, after=60)


def person_begins_a_pair(game: Session) -> bool:
    return bool(game.view(None).public.task == PLACE and game.players[min(game.to_act())].is_human)


def assert_masked(driver: Driver) -> None:
    """Nothing on the table is private to anybody."""
    scene, view = driver.table, driver.table.board.view
    assert scene.controller.viewer is scene.board.viewer is view.seat is None
    assert scene.picker is None and not scene.state.hinted and not view.values
    assert all(secret is None for name in SECRETS for secret in getattr(view, name))
    assert not [node.id for node in driver.ui.nodes if node.id.startswith(PRIVATE)]


# ---------------------------------------------------------------------- masked
def at_log(driver: Driver) -> None:
    at_fan(driver)
    driver.click("log")
    assert driver.name == "LogScene"


def at_every_tip(driver: Driver) -> None:
    """Points at the masked brokers, which lie where the pointer is then."""
    at_fan(driver)
    driver.hover("table:masked")
    driver.run(1)
    assert driver.ui.hover == "table:masked"


@pytest.mark.painted
@pytest.mark.parametrize("look", [at_fan, at_log, at_every_tip])
def test_masked_tables_that_differ_in_hidden_things_look_the_same(
    tmp_path: Path, quick: NewGame, look: Callable[[Driver], None]
) -> None:
    session = placing(quick, "human", "human", "random")
    one, other = seen(tmp_path / "a", session, look), seen(tmp_path / "b", twin(session), look)
    assert one == other


def test_the_masked_fan_names_its_owner_and_offers_nothing_else(tmp_path: Path, quick: NewGame) -> None:
    session = placing(quick, "human", "human", "random")
    seat = min(session.to_act())
    with driving(tmp_path, session) as driver:
        at_fan(driver)
        assert_masked(driver)
        assert driver.ui.focus == "unmask"
        assert driver.ui.nodes and not [n for n in driver.ui.nodes if n.id.startswith("item:") and n.act]
        assert PEOPLE[seat] in driver.texts
        backs = session.view(None).public.behind[seat]
        assert str(backs) in driver.node("table:masked").name
        for letter in "12345678hury":
            driver.letter(letter)
        driver.press(pygame.K_z, "z", pygame.KMOD_CTRL)
        assert driver.table.is_masked
        assert_masked(driver)


# ---------------------------------------------------------------------- unmasked
def test_unmasking_shows_its_owner_the_own_things_and_nobody_else_s(tmp_path: Path, quick: NewGame) -> None:
    session = placing(quick, "human", "human", "random")
    with driving(tmp_path, session) as driver:
        seat = unmask(driver)
        view = driver.table.board.view
        assert view.seat == seat == min(session.to_act())
        assert own_only(view, seat)
        shown = [node.id for node in driver.ui.nodes if node.id.startswith("item:screen:")]
        assert len(shown) == view.public.behind[seat]
        assert not driver.ui.find("unmask")


@pytest.mark.parametrize("way", ["button", "escape"])
def test_what_was_unmasked_can_be_masked_before_anything_is_decided(tmp_path: Path, quick: NewGame, way: str) -> None:
    """Somebody may walk by; what was chosen already is given back."""
    session = placing(quick, "human", "human", "random")
    with driving(tmp_path, session, confirm_turn="always") as driver:
        seat, number = unmask(driver), session.number
        touched = next(node.id for node in driver.ui.nodes if node.id.startswith("item:screen:") and node.is_enabled)
        driver.click(touched, "mask") if way == "button" else driver.press(pygame.K_ESCAPE)
        assert_masked(driver)
        assert session.number == number and driver.name == "TableScene"
        assert unmask(driver) == seat
        assert driver.picker.touched == ()


def test_a_scoring_sequence_that_is_due_is_shown_although_its_viewer_masks(tmp_path: Path, quick: NewGame) -> None:
    with driving(tmp_path, placing(quick, "human", "human", "random")) as driver:
        unmask(driver)
        sequence = _Sequence()
        driver.table.board.scoring_sequences.append(lambda: sequence)
        driver.press(pygame.K_ESCAPE)
        driver.until_scene("SequenceScene")
        assert sequence.is_drawn


class _Sequence:
    steps, title = 1, ""
    is_drawn = False

    def height(self, *args: object) -> float:
        return 0.0

    def draw(self, *args: object) -> None:
        self.is_drawn = True

    def told(self, step: int) -> tuple[str, ...]:
        return ()


# ---------------------------------------------------------------------- from one to the next
def test_when_the_pair_is_placed_nothing_private_is_drawn_until_the_next_unmasks(
    tmp_path: Path, quick: NewGame
) -> None:
    """Every single frame between the two is looked at."""
    session = placing(quick, "human", "human", "human")
    with driving(tmp_path, session, speed="fast") as driver:
        seat, frames = decide(driver), 0
        for _ in range(300):
            assert_masked(driver)
            frames += 1
            if driver.table.is_masked and not driver.scene.needs_ticks:
                break
            driver.turn()
        assert driver.table.is_masked and driver.table.turn.seat != seat
        assert frames > 10, "the brokers moved to their places in between"


@pytest.mark.parametrize("seconds", [0.0, 0.3])
def test_a_second_click_does_not_unmask_the_next_fan(tmp_path: Path, quick: NewGame, seconds: float) -> None:
    with driving(tmp_path, placing(quick, "human", "human", "human")) as driver:
        decide(driver)
        driver.until(lambda: driver.ui.find("unmask"), "laid")
        driver.turn(seconds=seconds)
        driver.click_again(driver.spot("unmask"))
        assert_masked(driver)


def test_no_curtain_falls_and_everybody_decides_with_the_own_things_in_sight(tmp_path: Path, quick: NewGame) -> None:
    session, asked = quick("human", "random", "human"), set[Seat]()
    with driving(tmp_path, session) as driver:

        def mind(session: Session, seat: Seat) -> object:
            assert own_only(driver.table.board.view, seat) and driver.table.board.view.seat == seat
            asked.add(seat)
            return prune(session, seat)

        met = play(driver, Mouse(), mind=mind, stop=lambda: len(session.view(None).public.brokers) > 1)
    assert asked == {0, 2}
    assert "CurtainScene" not in met


def test_what_others_see_is_placed_cannot_be_taken_back_by_the_next(tmp_path: Path, quick: NewGame) -> None:
    """A hand-over commits: undo is off while masked, and the next person has nothing of the other's to take back."""
    session = placing(quick, "human", "human", "human")
    with driving(tmp_path, session) as driver:
        seat = decide(driver)
        at_fan(driver)
        assert not driver.node("undo").is_enabled and not driver.node("hint").is_enabled
        number = session.number
        assert unmask(driver) != seat
        driver.letter("u")
        assert session.number == number


# ---------------------------------------------------------------------- where it is offered
def test_the_lobby_offers_it_where_two_people_sit_at_the_screen() -> None:
    lineup = LineUp("ys", Words("en", ()))
    offered = [option.key for option in lineup.asked]
    lineup.decide(1, "")
    assert [option.key for option in lineup.asked] == [*offered, "quick"]
    lineup.options["quick"] = True
    assert lineup.begin().options["quick"] is True
    lineup.decide(1, "easy")
    assert lineup.begin().options["quick"] is False


def test_a_game_that_was_saved_before_there_was_the_option_goes_on_with_curtains(quick: NewGame) -> None:
    record = begun(quick("human", "human", "random"), 3).record()
    older = {key: value for key, value in record.options.items() if key != "quick"}
    session, notice = Session.resume(replace(record, options=older))
    assert notice is None
    assert session.options == older | {"quick": False}


def test_it_changes_nothing_for_one_person(tmp_path: Path) -> None:
    with asking(tmp_path, new_session("human", "easy", box="ys", quick=True)) as driver:
        assert driver.table.board.viewer == 0
        assert not driver.ui.find("mask")

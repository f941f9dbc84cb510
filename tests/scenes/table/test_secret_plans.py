"""Maharaja at one computer: plans are secret, turns can be taken back, and ending one too early is asked for."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from game.boxes.maharaja.rules.actions import is_undone
from game.boxes.maharaja.rules.moves import EndTurn, Plan
from game.boxes.maharaja.rules.view import OPEN, PLAN, TURN
from game.core.rules import Seat
from game.session.session import Session
from tests.scenes.driver import Mouse, NewGame, driving, met, play, prune


def person_at(game: Session, task: str) -> Any:
    """Returns the view of the person who is to act next, if that is to do."""
    view = game.view(min(game.to_act()))
    return view if view.public.task == task and game.players[view.seat].is_human else None


def begins_a_turn(game: Session) -> bool:
    return bool((view := person_at(game, TURN)) and game.beats(None)[-1].seat != view.seat)


def has_something_undone(game: Session) -> bool:
    return bool((view := person_at(game, TURN)) and is_undone(view.public.progress))


@pytest.fixture
def to(variants: NewGame) -> Callable[..., Session]:
    """Finds games of Maharaja, as easy computer players play them, by what is so and who plays."""
    return partial(met, make=variants, mind=prune)


def test_each_person_plans_behind_a_curtain_before_the_computer_players_do(
    tmp_path: Path, to: Callable[..., Session]
) -> None:
    """In the second round, when something of the first one lies on the table."""
    session = to(lambda game: game.view(None).public.round == 2, "human", "random", "human", "random")
    planned: list[tuple[int, Seat]] = []
    with driving(tmp_path, session) as driver:

        def mind(session: Session, seat: Seat) -> Any:
            view = driver.table.board.view
            assert view.seat == seat == driver.table.turn.seat
            if view.public.task == PLAN:
                planned.append((view.public.round, seat))
                assert session.to_act() >= {1, 3}
                assert all(disc is None for other, disc in enumerate(view.discs) if other != seat)
            shown = [other for other, gold in enumerate(view.gold) if gold is not None]
            assert shown == ([] if view.public.task in OPEN else [seat])
            return prune(session, seat)

        scenes = play(
            driver, Mouse(), mind=mind, stop=lambda: len(planned) == 2 and driver.table.board.view.public.task != PLAN
        )
    assert sorted(planned) == [(2, 0), (2, 2)]
    assert scenes["CurtainScene"] >= len(planned)


def test_a_plan_can_be_changed_until_it_is_confirmed_and_not_after(tmp_path: Path, to: Callable[..., Session]) -> None:
    session = to(lambda game: person_at(game, PLAN), "human", "human", "random")
    with driving(tmp_path, session, confirm_turn="risky") as driver:
        seat, number, scene = driver.until_asked(), session.number, driver.table
        first, second = [move for move in session.legal(seat) if isinstance(move, Plan)][3:5]
        for move in (first, second):
            for item in scene.board.table.clicks(scene.board.view, move):
                driver.click(f"item:{item}")
            assert driver.picker.move == move
            driver.letter("u")
            assert driver.picker.touched == () and session.number == number
        Mouse().play(driver, second)
        driver.until_scene("CurtainScene")
        assert session.number == number + 1
        assert driver.table.board.viewer is None
        assert not session.can_undo(seat)


def test_a_turn_is_taken_back_move_by_move_to_its_beginning(tmp_path: Path, to: Callable[..., Session]) -> None:
    session = to(begins_a_turn, "human", "easy", "human")
    with driving(tmp_path, session, automatic_choices=False) as driver:
        seat, start, view = driver.until_asked(), session.number, driver.table.board.view
        for _ in range(3):
            moves = [move for move in session.legal(seat) if not isinstance(move, EndTurn)]
            after = next((move for move in moves if _can_be_taken_back(session, seat, move)), None)
            if after is None:
                break
            Mouse().play(driver, after)
            driver.until_asked()
        assert session.number > start + 1
        while session.number > start:
            number = session.number
            driver.letter("u")
            driver.until_asked()
            assert session.number < number
        assert driver.table.board.view == view
        driver.letter("u")
        assert session.number == start, "what others did stays"


def _can_be_taken_back(session: Session, seat: Seat, move: Any) -> bool:
    other = session.branch(session.number)
    other.submit(seat, move, other.number)
    return other.can_undo(seat) and other.to_act() == {seat}


@pytest.mark.parametrize("policy", ["off", "risky", "always"])
def test_ending_a_turn_with_something_undone_is_asked_for_once_and_names_the_price(
    tmp_path: Path, to: Callable[..., Session], policy: str
) -> None:
    session = to(has_something_undone, "human", "easy", "easy")
    with driving(tmp_path, session, confirm_turn=policy) as driver:
        seat, number = driver.until_asked(), session.number
        driver.click("item:done")
        if policy == "off":
            assert session.number > number
            return
        assert session.number == number
        preview = driver.table.board.table.preview(driver.table.board.view, driver.table.selection())
        assert preview.lines[0] == ("each of the others gets 2 gold", "bad")
        driver.click("submit")
        assert session.number > number
        assert seat not in session.to_act() or session.view(seat).public.task != TURN

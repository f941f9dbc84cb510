"""A goal played to its medal in one home, its code typed in another one, and what both reached side by side."""

from pathlib import Path

import pygame
import pytest

from game.challenges.deals import shown
from game.challenges.goals import LEAD, goals
from game.scenes.challenges.scene import ChallengesScene
from game.scenes.people.portraits import PORTRAITS
from game.session.session import Session
from tests.scenes.driver import Driver, Mouse, begun, play

GOAL = next(goal for goal in goals("ys") if goal.count == LEAD)


def moved_in(home: Path, name: str) -> Driver:
    """Returns the program of a home, with somebody who lives there at the challenges of Ys."""
    driver = Driver(home, (1280, 720))
    driver.services.history.begin()
    driver.services.learner = driver.services.people.create(name, "jade", PORTRAITS[0]).id
    driver.services.progress.offer("ys")
    at_challenges(driver)
    return driver


def at_challenges(driver: Driver) -> None:
    driver.services.history.settle()
    driver.services.navigation.start(driver.services.routes.challenges)
    driver.scene.show_box("ys")
    driver.turn()


def played(driver: Driver, seed: int) -> tuple[Session, int]:
    """Plays what is on the table, its end by hand; returns it with the person's seat."""
    session = driver.table.session
    whole = begun(session.branch(session.number), 1000)
    driver.services.navigation.start(driver.services.routes.table, whole.branch(whole.numbers[-5]))
    play(driver, Mouse(), seed)
    session = driver.scene.session
    driver.services.history.settle()
    driver.turn()
    driver.scene.to_points()
    driver.turn()
    return session, next(seat for seat, player in enumerate(session.players) if player.is_human)


def type_in(driver: Driver, letters: str) -> None:
    driver.click("leaf:code")
    driver.click("code_field")
    for letter in letters:
        driver.turn(pygame.Event(pygame.TEXTINPUT, text=letter))
    driver.services.history.settle()
    driver.run(0.2)


def test_a_goal_is_played_to_its_medal_and_another_family_plays_its_code(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ChallengesScene, "_fresh_number", lambda scene: 7)
    ours, theirs = moved_in(tmp_path / "ours", "Anna"), moved_in(tmp_path / "theirs", "Béla")
    ours.click("leaf:goals")
    ours.click(f"play:{GOAL.id}")
    first, seat = played(ours, 1)
    points = first.result().totals
    lead = points[seat] - max(total for other, total in enumerate(points) if other != seat)
    medal = GOAL.medal(lead)
    assert lead > 0 and medal
    told = ours.node(f"medal:{GOAL.id}").name
    assert f"{medal.capitalize()} medal: Anna" in told and f"+{lead}" in told

    (code,) = ours.services.notes.begun(ours.services.learner)
    type_in(theirs, shown(code).lower())
    theirs.click("play_code")
    theirs.until_scene("TableScene")
    second, other_seat = played(theirs, 2)
    assert (second.seed, second.options, other_seat) == (first.seed, first.options, seat)

    at_challenges(theirs)
    type_in(theirs, code)
    theirs.click("add_result")
    for letter in f"Anna {points[seat]}":
        theirs.turn(pygame.Event(pygame.TEXTINPUT, text=letter))
    theirs.click("dialog:0")
    rows = {theirs.node(f"result:{number}").name for number in range(2)}
    assert rows == {f"Anna (told): {points[seat]}", f"Béla: {second.result().totals[seat]}"}
    for driver in (ours, theirs):
        driver.close()

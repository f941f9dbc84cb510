"""What is private to one person is not said once it is no longer that person alone who hears, by curtain or by mask."""

from functools import partial
from pathlib import Path

import pytest

from game.access.announcing import Announcer
from game.access.outline import Outline
from game.core.rules import Seat
from game.session.session import Session
from tests.scenes.driver import Driver, Mouse, driving, new_session, prune
from tests.scenes.table.test_private_mask import at_fan, placing, unmask
from tests.scenes.test_leaks import read


class Ear:
    """Notes what is said by itself while nobody sits alone before the screen, and all that could be said then."""

    def __init__(self, driver: Driver) -> None:
        self._driver = driver
        self._announcer = Announcer()
        self.said: list[str] = []
        self.heard: set[str] = set()

    def hear(self, made: Outline) -> None:
        new = self._announcer.new(made)
        if self._driver.table.controller.viewer is None:
            self.said += new
            self.heard |= {*new, *read(self._driver)}


def told(session: Session, driver: Driver, viewer: Seat | None) -> set[str]:
    return {line.text for beat in session.beats(viewer) for line in driver.table.board.table.narrate(beat)}


@pytest.mark.parametrize("is_quick", [False, True], ids=["curtain", "mask"])
def test_what_one_person_heard_is_not_said_to_the_next(tmp_path: Path, is_quick: bool) -> None:
    session = placing(partial(new_session, box="ys", favour=True, quick=is_quick), *["human"] * 3)
    come_alone = unmask if is_quick else Driver.until_asked
    with driving(tmp_path, session, reading="on") as driver:
        ear = Ear(driver)
        driver.program.listen(ear)
        seat = come_alone(driver)
        driver.letter("c")
        driver.run(0.2)
        [hand] = driver.ui.reading.sayings["asked"].lines.values()
        while driver.table.turn.seat == seat:
            move = prune(session, seat)
            Mouse().play(driver, move)
            driver.until(lambda: driver.table.turn.seat != seat or driver.is_asked, "placed")
        at_fan(driver) if is_quick else driver.until_scene("CurtainScene")
        driver.run(1)
        private = told(session, driver, seat) - told(session, driver, None)
        assert private, "what lies face down is told to its owner by its value"
        assert not (private | {hand}) & ear.heard
        assert ear.said, "who is next is said"
        assert driver.ui.reading.sayings.keys().isdisjoint(("turn", "prompt", "preview")), "and not what to do"
        come_alone(driver)
        driver.run(0.2)
        assert hand not in read(driver), "nobody who begins to listen now hears what another one asked for"

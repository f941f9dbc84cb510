"""The tempo: a button at every table, by every hand, said and kept, that counts at once, and what a long wait takes."""

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.core.rules import Beat, Seat
from game.saves.paths import Paths
from game.saves.settings import read_settings
from game.scenes.table.announcement import told_lines
from game.tools.hands.hand import Switcher
from tests.scenes.driver import Driver, asking, begun, driving, new_session
from tests.scenes.table.test_telling import to_plate, watched


def _finger(driver: Driver) -> None:
    (x, y), (wide, tall) = driver.spot("tempo"), driver.ui.surface.get_size()
    at = {"finger_id": 0, "touch_id": 0, "x": x / wide, "y": y / tall, "dx": 0, "dy": 0}
    driver.turn(*(pygame.Event(kind, at) for kind in (pygame.FINGERDOWN, pygame.FINGERUP)))


def _keys(driver: Driver) -> None:
    driver.steer("tempo")
    driver.press(pygame.K_RETURN)


def _pad(driver: Driver) -> None:
    kinds = (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP)
    driver.turn(*(pygame.Event(kind, instance_id=0, button=pygame.CONTROLLER_BUTTON_LEFTSTICK) for kind in kinds))


def _switch(driver: Driver) -> None:
    driver.services.settings.change(scanning="single", scan_pace=1000)
    driver.act(Switcher().use(driver, "tempo"))


HANDS: dict[str, Callable[[Driver], None]] = {
    "mouse": lambda driver: driver.click("tempo"),
    "touch": _finger,
    "keys": _keys,
    "letter": lambda driver: driver.letter("t"),
    "pad": _pad,
    "switch": _switch,
}


@pytest.mark.parametrize("hand", HANDS)
def test_every_hand_makes_the_table_quicker_by_a_step(tmp_path: Path, hand: str) -> None:
    with asking(tmp_path, new_session("human", "random", seed=3), speed="normal") as driver:
        driver.run(0.3)
        HANDS[hand](driver)
        driver.turn()
        assert driver.services.settings.now.speed == "fast"
        assert read_settings(Paths(tmp_path).settings)[0].speed == "fast", "kept at once"


def test_each_press_is_a_step_and_the_button_says_which(tmp_path: Path) -> None:
    with asking(tmp_path, new_session("human", "random", seed=3), speed="slow") as driver:
        for tempo in ("normal", "fast", "instant", "slow"):
            driver.letter("t")
            driver.turn()
            told = driver.ui.words(f"ui.table.tempo_now.{tempo}")
            assert driver.node("tempo").name == told
            assert [notice.text for notice in driver.services.notices.waiting] == [told], "and nothing of before"


def test_a_screen_reader_hears_the_new_tempo(tmp_path: Path) -> None:
    with asking(tmp_path, new_session("human", "random", seed=3), speed="normal", reading="on") as driver:
        driver.letter("t")
        driver.turn()
        assert driver.ui.words("ui.table.tempo_now.fast") in driver.ui.reading.sayings["notice"].lines.values()


def test_a_change_counts_while_a_deed_is_told(tmp_path: Path) -> None:
    """What is told ends at once, or in half of what was left of it."""
    rounds = dict.fromkeys(("normal", "fast", "instant"), 0)
    for tempo in rounds:
        with watched(tmp_path / tempo, announcements="long") as driver:
            to_plate(driver)
            driver.services.settings.change(speed=tempo)
            driver.turn()
            driver.turn()
            while driver.ui.find("announcement"):
                driver.turn()
                rounds[tempo] += not driver.ui.is_stale  # no time passes while a picture is drawn in parts
    assert 0 == rounds["instant"] < rounds["fast"] <= rounds["normal"] / 2


def _recap(driver: Driver) -> tuple[bool, bool]:
    """Returns whether the film's button can be pressed, and whether it is lit."""
    driver.turn()
    node = driver.node("recap")
    red, _, blue, _ = pygame.transform.average_color(driver.ui.surface, node.rect)
    return node.is_enabled, blue > red  # teal or walnut


@pytest.mark.painted
def test_at_instant_the_film_is_lit_as_soon_as_others_have_moved(tmp_path: Path) -> None:
    with asking(tmp_path, new_session("human", "random", seed=3)) as driver:
        while not _recap(driver)[0]:
            assert not _recap(driver)[1]
            driver.table.input.play(driver.table.session.legal(Seat(0))[0])
            driver.until_asked()
        assert _recap(driver) == (True, True)
        driver.services.settings.change(speed="normal")
        assert _recap(driver) == (True, False)


def test_whoever_waits_for_the_first_time_is_told_once_how_to_change_it(tmp_path: Path) -> None:
    for is_first in (True, False):
        with driving(tmp_path, begun(new_session("random", "random", "random"), 12), speed="normal") as driver:
            if not is_first:
                driver.services.settings.change(knows_tempo=read_settings(Paths(tmp_path).settings)[0].knows_tempo)
            told = driver.ui.words("ui.table.tempo_told")
            to_plate(driver)
            assert (told in [notice.text for notice in driver.services.notices.waiting]) is is_first


@pytest.mark.parametrize(("scale", "key"), [(100, "tempo_told"), (200, "tempo_told_folded")])
def test_no_button_is_spoken_of_that_large_letters_leave_behind_another(tmp_path: Path, scale: int, key: str) -> None:
    session = begun(new_session("random", "random", "random"), 12)
    with driving(tmp_path, session, size=(1280, 720), speed="normal", scale=scale) as driver:
        to_plate(driver)
        said = [notice.text for notice in driver.services.notices.waiting]
        assert driver.ui.words(f"ui.table.{key}") in said


def test_the_bar_says_how_to_go_on_while_a_computer_player_is_told(tmp_path: Path) -> None:
    with watched(tmp_path) as driver:
        to_plate(driver)
        assert driver.ui.words("ui.table.telling") in driver.texts


# ---------------------------------------------------------------------- what a wait takes
def test_a_turn_is_one_plate_and_its_further_deeds_take_less_time(tmp_path: Path) -> None:
    with watched(tmp_path) as driver:
        telling, beats = driver.table.telling, driver.table.session.beats(None)
        beat = next(beat for beat in reversed(beats) if beat.seat is not None)
        first = telling.rest(beat)
        telling.begins(beat, beat.view)
        assert telling.announced is not None
        assert telling.announced.earlier == ()
        assert telling.rest(beat) < first
        deeds = telling.announced.deeds
        telling.begins(beat, beat.view)
        assert telling.announced.earlier == deeds


def test_after_many_deeds_in_a_row_each_takes_less_time(tmp_path: Path) -> None:
    with watched(tmp_path) as driver:
        telling, beat = driver.table.telling, driver.table.session.beats(None)[-1]
        rests = []
        for _ in range(9):
            telling.begins(beat, beat.view)
            rests.append(telling.rest(beat))
        assert rests[-1] < rests[4] < rests[0]


def test_what_a_scoring_sequence_will_show_is_not_told_before_it(tmp_path: Path) -> None:
    """Of the entry that brings the scoring only the deed is told, and the points when they are counted."""
    session = begun(new_session("random", "random", "random"), 200)
    with driving(tmp_path, session, speed="normal") as driver:
        table = driver.table.board.table
        stages: list[Beat] = [stage for beat in session.beats(None) for stage in beat.stages]
        scored = [stage for stage in stages if table.scoring_sequences(stage)]
        assert scored
        for stage in scored:
            told = told_lines(table, stage)
            assert len(told) < len(table.narrate(stage))
            assert {line.seat for line in told} <= {stage.seat}

"""What lies around and over a scene: captions, which hide nothing, and a dialog's answers."""

from itertools import pairwise, product
from pathlib import Path

import pytest

from game.program import Program
from game.scenes.shell.dialog import Answer, DialogScene
from game.widgets.captions import Captions
from tests.breadth import wide
from tests.scenes.audit import DRAWINGS, FEWEST, Drawing, faults_of
from tests.scenes.driver import Driver, driving, new_session

BOXES = ("alhambra_cards", "alhambra", "maharaja", "ys")


def told(driver: Driver) -> str:
    driver.turn()
    return driver.node("captions").name


def test_what_sounds_mean_is_told_the_newest_first_even_without_sound(tmp_path: Path) -> None:
    with driving(tmp_path, new_session("human", "human"), captions=True, mute=True) as driver:
        play = driver.services.sound.play
        play("card")
        play("turn")
        play("glide_back")
        play("turn")
        words = driver.ui.words
        assert told(driver).split(". ")[:2] == [words("senses.cues.turn"), words("senses.cues.back")]


def test_nothing_is_drawn_on_the_strip_and_without_the_wish_there_is_none(tmp_path: Path) -> None:
    with driving(tmp_path, new_session("human", "human", box="alhambra")) as driver:
        high = driver.ui.canvas.h * driver.ui.canvas.k
        assert driver.ui.find("captions") is None
        driver.services.settings.change(captions=True)
        driver.turn()
        strip = driver.node("captions").rect
        assert strip.bottom == round(high)
        assert not [node.id for node in driver.ui.nodes if node.id != "captions" and node.visible.bottom > strip.top]


def test_no_caption_is_kept_while_nobody_wishes_any(tmp_path: Path) -> None:
    with driving(tmp_path, new_session("human", "human")) as driver:
        heard = Captions(driver.ui)
        heard.hear("turn")
        driver.ui.has_captions = True
        driver.turn()
        heard.draw()
        assert driver.ui.nodes[-1].name == driver.ui.words("senses.cues.none")


@pytest.mark.painted
@pytest.mark.parametrize(("drawing", "box"), wide([(FEWEST[0], "alhambra")], product(DRAWINGS, BOXES)), ids=str)
def test_a_table_above_the_strip_can_be_read(drawing: Drawing, box: str) -> None:
    def show(program: Program) -> None:
        program.services.settings.change(captions=True)
        program.services.navigation.start(
            program.services.routes.table, new_session("human", "human", "human", box=box)
        )

    assert faults_of(drawing, show) == []


def test_all_answers_lie_side_by_side(driver: Driver) -> None:
    answers = [Answer(label) for label in ("One", "Two", "Three")]
    driver.services.navigation.stack.push(DialogScene(driver.services, "Which?", "", answers))
    driver.turn()
    rects = [driver.node(f"dialog:{name}").rect for name in ("cancel", 2, 1, 0)]
    assert all(one.right < other.left for one, other in pairwise(rects))

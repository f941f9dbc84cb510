"""What a pointer finds on a table: buttons and parts of the board before the board itself."""

from pathlib import Path

import pytest

from tests.scenes.driver import driving, new_session


def test_a_button_on_a_board_is_pressed_and_not_the_board_below_it(tmp_path: Path) -> None:
    """The lens of a quarter of Ys lies on the sea, which can be dragged about."""
    with driving(tmp_path, new_session("human", "easy", "easy", box="ys")) as driver:
        driver.run(1)
        driver.click("table:lens:1")
        driver.run(1)
        assert not driver.table.board.zooming.shown.is_usual


@pytest.mark.parametrize(
    ("box", "kind"), [("maharaja", "character"), ("alhambra_cards", "building"), ("alhambra", "tile")]
)
def test_all_that_looks_like_a_part_of_a_choice_is_one(tmp_path: Path, box: str, kind: str) -> None:
    """The name and the words beside a portrait, the plate below what is on sale."""
    with driving(tmp_path, new_session("human", "random", "random", box=box), confirm_turn="always") as driver:
        driver.until(lambda: driver.is_asked, "asked")
        poses = dict(driver.table.board.stage.poses())
        item = next(i for i in poses if i.kind == kind and len(i.at) == 1 and i in driver.picker.open([i]))
        lying = driver.ui.canvas.rect(poses[item].box)
        beside = (lying.right + 20, lying.top + 12) if box == "maharaja" else (lying.centerx, lying.bottom + 12)
        driver.click_at(beside)
        assert item in driver.picker.touched

"""What a pointer finds on a table: buttons and parts of the board before the board itself."""

from pathlib import Path

from tests.scenes.driver import asking, driving, new_session


def test_a_button_on_a_board_is_pressed_and_not_the_board_below_it(tmp_path: Path) -> None:
    """The lens of a quarter of Ys lies on the sea, which can be dragged about."""
    with driving(tmp_path, new_session("human", "easy", "easy", box="ys")) as driver:
        driver.run(1)
        driver.click("table:lens:1")
        driver.run(1)
        assert not driver.table.board.zooming.shown.is_usual


def test_the_name_and_the_words_beside_a_portrait_are_a_part_of_the_choice(tmp_path: Path) -> None:
    with asking(tmp_path, new_session("human", "random", "random", box="maharaja"), confirm_turn="always") as driver:
        poses = dict(driver.table.board.stage.poses())
        item = next(i for i in poses if i.kind == "character" and i in driver.picker.open([i]))
        lying = driver.ui.canvas.rect(poses[item].box)
        driver.click_at((lying.right + 20, lying.top + 12))
        assert item in driver.picker.touched

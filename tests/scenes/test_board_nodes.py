"""What a pointer finds on a table: buttons and parts of the board before the board itself."""

from pathlib import Path

from tests.scenes.driver import driving, new_session


def test_a_button_on_a_board_is_pressed_and_not_the_board_below_it(tmp_path: Path) -> None:
    """The lens of a quarter of Ys lies on the sea, which can be dragged about."""
    with driving(tmp_path, new_session("human", "easy", "easy", box="ys")) as driver:
        driver.run(1)
        driver.click("table:lens:1")
        driver.run(1)
        assert not driver.table.board.zooming.shown.is_usual

"""What is said around a scoring: what led to it comes before, and what it told step by step is not said again."""

from pathlib import Path

import pytest

from game.access.announcing import Announcer
from game.access.outline import Outline
from game.scenes.table.narrating import Story
from tests.access.screens import BOXES
from tests.scenes.driver import begun, driving, new_session


class Ear:
    """Notes what is said by itself."""

    def __init__(self) -> None:
        self._announcer = Announcer()
        self.said: list[str] = []

    def hear(self, made: Outline) -> None:
        self.said += self._announcer.new(made)


@pytest.mark.parametrize("box", BOXES)
def test_what_led_to_a_scoring_is_said_before_it_and_nothing_twice(tmp_path: Path, box: str) -> None:
    with driving(tmp_path, new_session("human", "easy", "easy", box=box)) as driver:
        board = driver.table.board
        whole = begun(driver.table.session.branch(driver.table.session.number), 2000)
        beat = next(
            b for b in whole.beats(None) if sum(len(board.table.scoring_sequences(s)) > 0 for s in b.stages) == 1
        )
        stage = next(s for s in beat.stages if board.table.scoring_sequences(s))
        lines = {line.text: line.is_in_sequence for line in board.table.narrate(stage)}
        ear = Ear()
        driver.program.listen(ear)
        driver.run(1)
        ear.said.clear()
        board.play(stage)
        driver.until_scene("SequenceScene")
        driver.run(1)
        title = ear.said.index(driver.ui.reading.title)
        driver.scene.finish()
        driver.click("next")
        driver.until_scene("TableScene")
        driver.run(1)
    walked = [text for text, is_in_sequence in lines.items() if is_in_sequence]
    assert walked, "a scoring is told in the log as well"
    assert not set(walked) & set(ear.said)
    before = [*Story(board.table.narrate, [stage]).before_sequence.values()]
    assert ear.said[title - len(before) : title] == before
    assert all(ear.said.count(line) <= 1 for line in lines)

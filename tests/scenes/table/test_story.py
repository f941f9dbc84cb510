"""The log as it is read aloud is put into words once, though every move makes it longer."""

from pathlib import Path
from typing import Any

import pytest

from game.core.beat import Beat
from game.scenes.table.story import Story
from tests.scenes.driver import begun, driving, new_session


def test_what_was_told_is_not_put_into_words_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with driving(tmp_path, new_session("human", "easy", box="ys")) as driver:
        table = driver.table.board.table
        beats = begun(new_session("human", "easy", box="ys"), 20).beats(None)
        asked, narrate = [], table.narrate

        def note(beat: Beat) -> Any:
            asked.append(beat)
            return narrate(beat)

        monkeypatch.setattr(table, "narrate", note)
        story = Story(table, beats[:-1])
        asked.clear()
        longer = Story(table, beats, story)
        assert asked == [beats[-1]]
        assert longer.tells(beats)
        assert not longer.tells(beats[:-1])
        assert longer.sentences == Story(table, beats).sentences

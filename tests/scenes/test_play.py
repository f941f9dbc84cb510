"""What the options of `play` wish for at the table."""

from pathlib import Path

import pytest

from game.scenes.table.scene import TableScene
from game.tools import play
from game.tools.transcript import Keys


@pytest.mark.parametrize(("wish", "sits"), [("off", False), ("first", True)])
def test_the_coach_sits_at_the_table_only_where_that_is_wished(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, wish: str, sits: bool
) -> None:
    coaches: list[bool] = []

    class Asking(Keys):
        """Notes whether the coach sits there, and presses nothing."""

        def begin(self) -> None:
            super().begin()
            table = self._made.services.navigation.stack.top
            assert isinstance(table, TableScene)
            coaches.append(table.input.coach.is_on)

    monkeypatch.setattr(play, "Keys", Asking)
    file = tmp_path / "keys.txt"
    file.write_text("", encoding="utf-8")
    play.run(["alhambra_cards", "--keys", str(file), "--coach", wish])
    assert coaches == [sits]

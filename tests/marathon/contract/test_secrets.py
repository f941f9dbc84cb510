"""What tools tell of many games that go on, by the adviser that people ask."""

from itertools import product
from pathlib import Path

import pytest

from game.ai.levels import level
from tests.contract.test_secrets import compared, secret
from tests.contract.twins import CASTS, twins


@secret
def test_no_tool_tells_many_twins_apart(
    box: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.tools.hint.adviser", lambda: level("normal"))
    for seed, cast, share in product(range(2), CASTS, range(12)):
        compared(capsys, twins(tmp_path, box, cast, share / 12, seed))

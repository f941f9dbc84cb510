"""Racing where there are many moves."""

import pytest

from tests.ai.test_racing import race


def test_the_moves_are_the_same_as_without_racing(monkeypatch: pytest.MonkeyPatch) -> None:
    race("alhambra", monkeypatch)

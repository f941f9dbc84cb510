"""Advice in a hurry."""

from dataclasses import replace

import pytest

from game.ai import watching


@pytest.fixture
def few_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Has plans played on in few of the worlds in which advice is seen to hold; `test_watching` counts them."""
    every = watching.watching
    monkeypatch.setattr(watching, "watching", lambda box: (seen := every(box)) and replace(seen, worlds=20))

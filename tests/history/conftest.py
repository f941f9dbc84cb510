"""A history that is empty, and games to fill it with."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.history.history import History
from game.saves.paths import Paths
from tests.saves.conftest import shelf as shelf


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "home" / "games.db"


@pytest.fixture
def paths(path: Path) -> Paths:
    return Paths(path.parent)


@pytest.fixture
def history(path: Path) -> Iterator[History]:
    """A history in a file that was not there before."""
    made = History.open(path)
    yield made
    made.close()

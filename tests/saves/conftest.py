"""A home for games on the disk."""

from pathlib import Path

import pytest

from game.saves.paths import Paths
from game.saves.store import Store
from tests.session import pebbles


@pytest.fixture(autouse=True)
def shelf() -> None:
    pebbles.put_on_shelf()


@pytest.fixture
def places(tmp_path: Path) -> Paths:
    """The folders of a player who has none yet."""
    return Paths(tmp_path / "home")


@pytest.fixture
def store(places: Paths) -> Store:
    """The saves, games in progress and replays in those folders."""
    return Store(places)

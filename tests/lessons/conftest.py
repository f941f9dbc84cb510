"""The program for tests of lessons."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.scenes.driver import Driver


@pytest.fixture
def driver(tmp_path: Path) -> Iterator[Driver]:
    """The program with a home that is empty."""
    driver = Driver(tmp_path)
    yield driver
    driver.close()

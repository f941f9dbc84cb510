import pytest

from tests.session import pebbles


@pytest.fixture(autouse=True)
def shelf() -> None:
    pebbles.put_on_shelf()

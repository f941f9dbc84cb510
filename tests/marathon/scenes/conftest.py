"""Games of every box on the shelf."""

from functools import partial

import pytest

from tests.scenes.conftest import BOXES, blank_thumbnails, harbour, modules, saves_have_a_blank_picture  # noqa: F401  the same as every day
from tests.scenes.driver import NewGame, new_session


@pytest.fixture(params=BOXES)
def new(request: pytest.FixtureRequest) -> NewGame:
    """Makes games of each box."""
    return partial(new_session, box=request.param, **BOXES[request.param])


@pytest.fixture(params=["alhambra_cards", "alhambra"])
def hands(request: pytest.FixtureRequest) -> NewGame:
    """Makes games of each box in which people hold hidden money cards."""
    return partial(new_session, box=request.param, **BOXES[request.param])

"""Games for tests that hold in every box on the shelf."""

from functools import partial

import pytest

from tests.scenes.driver import NewGame, new_session

MODULES = dict.fromkeys(("vizier", "camps", "bazaars", "falcons"), True)
BOXES: dict[str, dict[str, bool]] = {"alhambra_cards": {}, "alhambra": MODULES}
"""The boxes that people play with the options that bring most into play."""


@pytest.fixture(params=BOXES)
def new(request: pytest.FixtureRequest) -> NewGame:
    """Makes games of each box."""
    return partial(new_session, box=request.param, **BOXES[request.param])


@pytest.fixture
def modules() -> NewGame:
    """Makes games of the tile game with all of its modules."""
    return partial(new_session, box="alhambra", **MODULES)

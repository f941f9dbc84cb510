"""Games that ship with the program are material for lessons and rulebooks: no list offers them, nor does Continue."""

import pytest

from game.core.resources import shipped
from tests.scenes.driver import Driver, new_session


@pytest.mark.parametrize("kind", ["load", "replays"])
def test_lists_hold_the_player_s_own_games_alone(driver: Driver, kind: str) -> None:
    assert [*shipped("positions").glob("*/*.kupola")]
    driver.services.store.save(new_session("human", "easy").record(), "Sunday")
    driver.start(driver.services.routes.saves, kind)
    assert [driver.scene.name_of(saved) for saved in driver.scene.games] == (["Sunday"] if kind == "load" else [])


def test_continue_offers_none_of_them(driver: Driver) -> None:
    driver.start(driver.services.routes.menu)
    assert driver.services.store.latest() is None
    assert driver.ui.find("continue") is None

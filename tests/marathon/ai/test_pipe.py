"""What crosses the pipe to the thinking process in the other boxes."""

import pytest

from tests.ai.test_pipe import (  # noqa: F401  asked here of other boxes
    Crossed,
    overheard,
    test_nothing_but_the_own_view_reaches_a_computer_player,
    test_nothing_but_the_own_view_reaches_who_advises_a_person,
    test_nothing_of_the_seed_is_sent,
    test_the_game_cannot_be_dealt_again_from_what_a_computer_player_is_told,
    test_what_is_sent_has_room_in_the_pipe_so_that_sending_never_waits,
)


@pytest.fixture(scope="module", params=["alhambra", "maharaja"])
def crossed(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Crossed:
    return overheard(request.param, tmp_path_factory.mktemp("home"))

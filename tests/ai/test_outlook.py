"""How likely everybody wins, at a glance: from what all can see, and more like what comes of it the later it is."""

import pytest

from game.ai.outlook import WORLDS, chances, decided, imagined, worths
from game.core.rules import Key, Result
from game.session.session import Session
from tests.golden.kept import finished

GAMES = ("alhambra_cards/three-no-reshuffle", "alhambra/three-falcons", "maharaja/four", "ys/four")


def looked(session: Session, part: float) -> tuple[float, ...]:
    """Returns the chances after a part of a game."""
    beats = session.beats(None)
    view = beats[round(part * (len(beats) - 1))].view
    starts = [0] * len(session.players)
    return chances(session.box, [worths(session.box, imagined(session.box, view, w), starts) for w in range(WORLDS)])


@pytest.mark.parametrize("name", GAMES)
def test_chances_are_parts_of_one_and_whoever_wins_is_found_before_the_end(name: str) -> None:
    session = finished(name)
    found = looked(session, 0.95)
    assert sum(found) == pytest.approx(1)
    places = session.result().places
    assert places[found.index(max(found))] == 1
    assert found == looked(session, 0.95), "the same position looks the same again"


def test_points_to_begin_with_are_part_of_it() -> None:
    session = finished("ys/four")
    world = imagined("ys", session.beats(None)[40].view, 0)
    plain, given = worths("ys", world, (0, 0, 0, 0)), worths("ys", world, (0, 12, 0, 0))
    assert [round(b - a, 6) for a, b in zip(plain, given, strict=True)] == [-12, 12, -12, -12]


def test_who_is_first_has_all_of_it_and_equals_share_it() -> None:
    assert decided(Result((), (9, 12, 12), (3, 1, 1), Key("end"))) == (0, 0.5, 0.5)
    assert decided(Result((), (9, 12), (2, 1), Key("end"))) == (0, 1)

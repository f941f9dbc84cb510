"""Points to begin with: seen at the table, in the log and at the result."""

from dataclasses import replace

import pytest

from game.core.rules import Seat
from game.program import Program
from game.scenes.after.result import ResultScene
from game.session.session import Session
from tests.scenes.audit import readable
from tests.scenes.driver import Driver, begun, new_session


def given(session: Session, seat: int, points: int) -> Session:
    players = list(session.players)
    players[seat] = replace(players[seat], start=points)
    session.players = tuple(players)
    return session


def over(points: int, box: str = "alhambra_cards") -> tuple[Session, int]:
    """Returns a finished game whose last player began with points, and who that is."""
    session = begun(new_session("human", "human", box=box), 900)
    seat = max(range(2), key=lambda seat: session.earned().places[seat])
    return given(session, seat, points), seat


def test_scales_above_the_table_say_who_began_with_what(driver: Driver) -> None:
    session = given(new_session("human", "random"), 1, 11)
    driver.services.navigation.start(driver.services.routes.table, session)
    driver.until(lambda: driver.ui.find("handicap"), "scales")
    told = driver.node("handicap").hint
    assert told.startswith(f"Begun with: {session.players[1].name} +11.") and "no records" in told
    driver.start(driver.services.routes.table, new_session("human", "random"))
    assert driver.ui.find("handicap") is None


def test_the_log_and_the_result_know_who_is_first_by_them(driver: Driver) -> None:
    session, seat = over(900)
    name, total = session.players[seat].name, session.result().totals[seat]
    assert session.result().places[seat] == 1 != session.earned().places[seat]
    driver.start(driver.services.routes.result, session)
    scene: ResultScene = driver.scene
    assert scene.outcome.best == [seat]
    for sheet in (scene.outcome.kinds, scene.outcome.moments):
        assert sheet.columns[-1].name == "Start points"
        row = next(row for row in sheet.rows if row.seat == seat)
        assert (row.shares[-1].points, row.total) == (900, total)
        assert sum(share.points for share in row.shares[: sheet.counted]) == row.total
    assert scene.outcome.history.totals[0][seat] == 900
    driver.open(driver.services.routes.log, session, None, session.numbers)
    (earned,) = (
        player.name for player, place in zip(session.players, session.earned().places, strict=True) if place == 1
    )
    told = f"The start points decide: {name} in first place. Without them it would be {earned}"
    assert told in " ".join(driver.texts)


@pytest.mark.parametrize("box", ["alhambra_cards", "alhambra", "maharaja", "ys"])
def test_without_them_a_result_is_what_the_rules_say(box: str) -> None:
    session, seat = over(3, box)
    earned, result = session.earned(), session.result()
    assert result.totals[seat] == earned.totals[seat] + 3
    assert result.lines[Seat(1 - seat)][-1].points == 0
    assert given(session, seat, 0).result() == earned


def with_start_points(made: Program) -> None:
    made.services.navigation.start(made.services.routes.result, over(25)[0])


test_nothing_is_cut_covered_or_faint = readable(with_start_points)

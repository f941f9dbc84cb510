"""The family's game stays where it is found again: whatever else is opened, and whatever its file says."""

import json
from pathlib import Path

import pytest

from game.saves.autosave import backup
from game.saves.record import signed
from game.saves.store import Store
from game.session.session import Session
from tests.scenes.driver import Driver, Mouse, begun, driving, late, new_session, play


def keep(driver: Driver, session: Session) -> Path:
    kept = driver.services.store.begin_autosave(session.box)
    kept.keep(session.record())
    kept.close()
    return kept.path


def rewrite(path: Path, **changes: object) -> None:
    """Changes the header as somebody would who knows how it is signed, or as an older version could have."""
    first, rest = path.read_bytes().split(b"\n", 1)
    backup(path, 1).unlink()
    path.write_bytes(json.dumps(signed(json.loads(first) | changes)).encode() + b"\n" + rest)


# ---------------------------------------------------------------------- finished games
def test_a_game_is_among_the_replays_before_its_last_walk_is_over(tmp_path: Path) -> None:
    session = late(lambda: new_session("human", "random", "random"), 2)
    with driving(tmp_path, session, speed="slow") as driver:
        play(driver, Mouse(), stop=lambda: session.is_over)
        assert driver.name != "ResultScene"
        assert len(Store(driver.services.paths).replays()) == 1
        assert not Store(driver.services.paths).unfinished()
        driver.services.settings.change(speed="instant")
        play(driver, Mouse())
        assert len(driver.services.store.replays()) == 1


def test_a_game_that_was_stopped_in_its_last_walk_is_found_among_the_replays(driver: Driver) -> None:
    path = keep(driver, begun(new_session("human", "random"), 400))
    driver.start(driver.services.routes.menu)
    assert driver.ui.find("continue") is None
    assert not path.exists()
    driver.start(driver.services.routes.saves, "replays")
    driver.click("game:0")
    driver.turn()
    assert driver.name == "ReplayScene"


# ---------------------------------------------------------------------- two windows
def test_a_game_that_is_open_in_another_window_says_so_and_stays(driver: Driver) -> None:
    path = keep(driver, begun(new_session("human", "human"), 6))
    elsewhere = Store(driver.services.paths).go_on(path)
    driver.start(driver.services.routes.menu)
    driver.click("continue")
    driver.turn()
    assert driver.name == "MenuScene" and driver.ui.find("continue")
    assert "another window" in driver.services.notices.waiting[0].text
    driver.start(driver.services.routes.saves, "load")
    driver.click("delete:0")
    driver.turn()
    assert driver.name == "SavesScene"
    assert "another window" in driver.services.notices.waiting[-1].text
    driver.click("game:0")
    driver.turn()
    assert any("another window" in text for text in driver.texts)
    assert not driver.ui.find("dialog:1")
    driver.click("dialog:0")
    elsewhere.close()
    driver.click("game:0")
    driver.turn()
    assert driver.table.session.number == 6


# ---------------------------------------------------------------------- odd headers
@pytest.mark.parametrize(
    "changes",
    [
        {"acting": [-100]}, {"acting": [99]}, {"name": "\0\ud83d"}, {"written": "\0"}, {"written": "\ud83d"},
        {"written": "yesterday"}, {"round": 10**4000}, {"name": "x" * 100_000}, {"box": "b" * 100_000},
        {"picture": "AAAA"},
    ],
    ids=str,
)  # fmt: skip
def test_the_menu_and_the_list_can_show_whatever_a_header_says(driver: Driver, changes: dict[str, object]) -> None:
    rewrite(keep(driver, begun(new_session("human", "human"), 6)), **changes)
    driver.start(driver.services.routes.menu)
    driver.start(driver.services.routes.saves, "load")
    assert driver.name == "SavesScene" and driver.ui.find("game:0")


@pytest.mark.parametrize(
    ("seat", "told"),
    [
        ({"colour": "cobalu"}, "colour of Bot 1"),
        ({"level": "norMal"}, "level of Bot 1"),
        ({"name": "B\0ot"}, "cannot be shown"),
        ({"name": "\ud83d"}, "cannot be shown"),
    ],
    ids=str,
)
def test_a_game_with_an_odd_player_goes_on_and_says_what_was_mended(
    driver: Driver, seat: dict[str, object], told: str
) -> None:
    session = begun(new_session("human", "easy"), 6)
    path = keep(driver, session)
    plain = [player.to_plain() for player in session.players]
    rewrite(path, players=[plain[0], plain[1] | seat])
    driver.start(driver.services.routes.menu)
    driver.click("continue")
    assert any(told in notice.text for notice in driver.services.notices.waiting)
    play(driver, Mouse(), stop=lambda: driver.table.session.number >= 10)
    driver.start(driver.services.routes.menu)
    driver.services.notices.waiting.clear()
    driver.click("continue")
    assert driver.services.notices.waiting == []

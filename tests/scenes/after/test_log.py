"""The log: of everybody or of one, a way back to every moment as its reader knew it, and text to take along."""

import re
from pathlib import Path

import pygame
import pytest

from game.core.rules import Seat
from game.scenes.after.log import LogScene
from game.scenes.table.narrating import as_text, log_of
from game.session.session import Refused, Session
from game.widgets import editing
from tests.golden.kept import finished
from tests.scenes.conftest import DAILY
from tests.scenes.driver import Driver, NewGame, asking, begun, driving, new_session, slider


def listed(driver: Driver) -> list[str]:
    """Returns the sentences of the log that is open."""
    assert driver.name == "LogScene"
    return [node.name for node in driver.ui.nodes if node.id.startswith("line:")]


def told(driver: Driver, session: Session, viewer: Seat | None) -> list[str]:
    """Returns what the log of a game tells a viewer."""
    return as_text(line for _, line in log_of(driver.services.words, session, viewer, session.numbers)).splitlines()


def test_a_sentence_leads_to_its_moment_as_its_reader_knew_it_and_back(tmp_path: Path, hands: NewGame) -> None:
    with driving(tmp_path, begun(hands("human", "human", "random"), 24)) as driver:
        seat = driver.until_asked()
        session = driver.table.session
        driver.click("log")
        lines = log_of(driver.services.words, session, seat, session.numbers)
        number = next(n for n, line in lines if n > 5 and line.seat is not None)
        name = f"line:{next(i for i, each in enumerate(lines) if each[0] == number)}"
        driver.steer(name)
        driver.press(pygame.K_RETURN)
        film = driver.scene
        assert (driver.name, slider(driver)) == ("RecapScene", (number, session.number))
        assert film.board.view == session.beats(seat, number)[0].view, "no more and no less than was known then"
        assert not film.is_running and not film.may_open and driver.ui.find("play_on") is None
        driver.press(pygame.K_ESCAPE)
        driver.turn()
        assert (driver.name, driver.ui.focus) == ("LogScene", name)
        driver.press(pygame.K_ESCAPE)
        assert (driver.name, session.number) == ("TableScene", film.session.number)


def test_a_masked_table_leads_back_to_what_everybody_saw(tmp_path: Path, hands: NewGame) -> None:
    """While a computer player is next at a table of several people, whoever looks is an onlooker."""
    session = begun(hands("human", "human", "random"), 3)
    with driving(tmp_path, session) as driver:
        driver.start(driver.services.routes.log, session, None, session.numbers[:-1])
        driver.click("line:0")
        assert (driver.name, slider(driver)) == ("RecapScene", (0, len(session.numbers) - 2)), "nothing that is to come"
        assert driver.scene.board.view == session.beats(None, driver.scene.board.number)[0].view


def test_the_log_tells_of_one_player_alone(tmp_path: Path) -> None:
    session = begun(new_session("human", "random", "random"), 30)
    with asking(tmp_path, session) as driver:
        driver.click("log")
        everything = listed(driver)
        driver.click("who:1")
        own = [
            line.text for _, line in log_of(driver.services.words, session, Seat(0), session.numbers) if line.seat == 1
        ]
        assert listed(driver) == own and own and all("Bot 1" in line for line in own)
        driver.click("who:all")
        assert listed(driver) == everything


@pytest.mark.parametrize("game", ["alhambra_cards/two-most", "ys/two", "maharaja/two"])
def test_the_log_tells_of_scorings_alone(tmp_path: Path, game: str) -> None:
    """They are what the scoring sequences told; the chronicle beside it, which has none, leaves them out."""
    session = finished(game)
    with driving(tmp_path, new_session("human", "random")) as driver:
        driver.start(driver.services.routes.log, session, None, session.numbers)
        everything = listed(driver)
        driver.click("who:scorings")
        lines = log_of(driver.services.words, session, None, session.numbers)
        assert listed(driver) == [line.aloud or line.text for _, line in lines if line.is_in_sequence]
        assert 0 < len(listed(driver)) < len(everything) / 2
        driver.click("who:1")
        assert not driver.node("who:scorings").is_on and any(line not in everything[:1] for line in listed(driver))
        driver.click("who:all")
        assert listed(driver) == everything
        driver.click("page:outlook")
        assert driver.ui.find("who:scorings") is None


def test_a_copy_holds_what_is_listed(tmp_path: Path) -> None:
    session = begun(new_session("human", "random"), 12)
    with asking(tmp_path, session) as driver:
        driver.click("log")
        driver.press(pygame.K_c, mod=pygame.KMOD_LCTRL)
        assert editing.pasted().splitlines() == told(driver, session, Seat(0))
        driver.click("who:0", "copy")
        assert editing.pasted().splitlines() == listed(driver)


def test_no_secret_of_one_person_is_left_on_the_clipboard_for_the_next(tmp_path: Path, hands: NewGame) -> None:
    with driving(tmp_path, hands("human", "human")) as driver:
        seat = driver.until_asked()
        driver.click("log")
        session = driver.table.session
        assert set(told(driver, session, seat)) - set(told(driver, session, None)), "one's own start money is listed"
        driver.click("copy")
        assert editing.pasted().splitlines() == told(driver, session, None)
        assert "everybody" in driver.services.notices.waiting[0].text


def test_in_a_replay_the_log_tells_the_whole_game_and_leads_through_it(tmp_path: Path) -> None:
    session = begun(new_session("human", "random", "random"), 500)
    with driving(tmp_path, new_session("human", "random")) as driver:
        driver.open(driver.services.routes.replay, session, 9)
        replay = driver.scene
        driver.click("log")
        assert isinstance(driver.scene, LogScene)
        assert listed(driver) == told(driver, session, None)
        here = [node.id for node in driver.ui.nodes if node.is_on and node.id.startswith("line:")]
        assert here and here[0] == driver.ui.focus, "the moment at which the replay stands"
        earlier = f"line:{int(here[0].removeprefix('line:')) - 2}"
        driver.click(earlier)
        assert driver.scene is replay and slider(driver)[0] < 9


def test_the_chronicle_lies_beside_the_log_leads_to_its_moments_and_is_copied(tmp_path: Path) -> None:
    session = begun(new_session("human", "random", "random"), 40)
    with asking(tmp_path, session) as driver:
        driver.click("log")
        driver.steer("page:chronicle")
        driver.press(pygame.K_RETURN)
        names = {node.id: node.name for node in driver.ui.nodes if node.id.startswith("line:")}
        assert all(name.startswith("Up to scoring A, ") for name in names.values())
        driver.click("copy")
        assert editing.pasted().splitlines() == [*names.values()]
        *_, last = names
        driver.click(last)
        assert driver.name == "RecapScene"
        driver.press(pygame.K_ESCAPE)
        driver.turn()
        assert (driver.scene.page, driver.ui.focus) == ("chronicle", last)
        driver.click("who:1")
        assert {node.id for node in driver.ui.nodes if node.id.startswith("line:")} == {n for n in names if ":1:" in n}


@pytest.mark.parametrize("box", DAILY)
def test_a_curve_tells_who_would_win_and_leads_to_its_moments(tmp_path: Path, box: str) -> None:
    session = begun(new_session("human", "random", "random", box=box), 40)
    with driving(tmp_path, session) as driver:
        driver.start(driver.services.routes.log, session, Seat(0), session.numbers)
        driver.click("page:outlook")
        driver.until(lambda: not driver.scene.needs_ticks, "looked back")
        names = [node.name for node in driver.ui.nodes if node.id.startswith("line:")]
        assert len(names) == 29
        for name in names:
            assert 97 <= sum(int(part) for part in re.findall(r"(\d+)%", name)) <= 103
        driver.click("copy")
        assert editing.pasted().splitlines() == names
        driver.steer("line:20")
        driver.press(pygame.K_RETURN)
        assert (driver.name, driver.scene.board.number) == ("RecapScene", session.numbers[20])


def test_in_the_replay_of_a_finished_game_the_curve_knows_everything_and_ends_with_the_winner(tmp_path: Path) -> None:
    session = finished("ys/two-shared-win")
    with driving(tmp_path, new_session("human", "random")) as driver:
        driver.start(driver.services.routes.replay, session)
        driver.click("log", "page:outlook")
        driver.until(lambda: not driver.scene.needs_ticks, "looked back")
        *_, last = (node.name for node in driver.ui.nodes if node.id.startswith("line:"))
        assert last.count("50%") == 2
    with pytest.raises(Refused):
        begun(new_session("human", "random"), 9).state(9)

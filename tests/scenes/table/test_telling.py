"""What a table tells large: the deeds of computer players on a plate, and great moments on a ribbon."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.core.rules import Seat
from game.paint.box import bounds
from game.paint.canvas import Canvas
from game.saves.settings import values_of
from game.session.session import Session
from game.tabletop import loading
from game.tabletop.moments import Moment
from game.tabletop.table import Appearance, Table
from tests.breadth import wide
from tests.scenes.bots import Bots, position
from tests.scenes.conftest import BOXES
from tests.scenes.driver import Driver, asking, begun, driving, new_session
from tests.scenes.table.test_undo import before_exact, exact


def table_of(session: Session, driver: Driver) -> Table:
    cast = [Appearance(player.name, player.colour, player.is_human) for player in session.players]
    made: Table = loading.table(session.box)(driver.services.words, cast, session.options)
    return made


def deed_of(driver: Driver, number: int) -> list[str]:
    """Returns what the log says of the mover of an entry."""
    session = driver.table.session
    beat = session.beats(driver.table.board.viewer, number)[0]
    lines = table_of(session, driver).narrate(beat)
    return [line.text for line in lines if line.seat == beat.seat] or [line.text for line in lines]


def to_plate(driver: Driver) -> str:
    """Lets time pass until a deed is told, and returns what a screen reader says of it."""
    driver.until(lambda: driver.ui.find("announcement"), "told large", 8)
    return driver.node("announcement").name


def watched(home: Path, box: str = "alhambra_cards", **settings: Any) -> Any:
    """Shows a game of computer players."""
    session = begun(new_session("random", "random", "random", box=box), 12)
    return driving(home, session, **({"speed": "normal"} | settings))


# ---------------------------------------------------------------------- deeds of computer players
@pytest.mark.parametrize("box", wide(["alhambra_cards"], BOXES))
def test_every_deed_is_told_with_the_words_of_the_log(tmp_path: Path, box: str) -> None:
    with watched(tmp_path, box, speed="fast") as driver:
        session, told = driver.table.session, {}
        first = session.number
        while session.number < first + 3:
            driver.turn()
            if (node := driver.ui.find("announcement")) and driver.table.board.number not in told:
                told[driver.table.board.number] = node.name
        for number in range(first + 1, session.number):
            beat = session.beats(None, number)[0]
            assert beat.seat is not None
            assert told[number].startswith(session.players[beat.seat].name)
            assert all(text in told[number] for text in deed_of(driver, number))


@pytest.mark.painted
@pytest.mark.parametrize("box", wide(["maharaja"], BOXES))
def test_while_a_deed_is_only_read_nothing_is_drawn_and_nothing_would_look_otherwise(tmp_path: Path, box: str) -> None:
    with watched(tmp_path, box) as driver:
        driver.frame = 0.03
        still = 0
        for _ in range(300):
            drawn = driver.drawn
            driver.turn()
            if driver.drawn > drawn or driver.ui.is_stale or not driver.table.board.stage.is_playing:
                continue
            still += 1  # the disc of a plan moves nothing, and its plate rises all the same
            before = pygame.image.tobytes(driver.ui.surface, "RGB")
            driver.program.draw()
            assert pygame.image.tobytes(driver.ui.surface, "RGB") == before
        assert still > 100


def test_the_plate_shows_who_and_what_to_the_eye(tmp_path: Path) -> None:
    with watched(tmp_path) as driver:
        spoken = to_plate(driver)
        beat = driver.table.session.beats(None, driver.table.board.number)[0]
        assert beat.seat is not None
        assert driver.table.session.players[beat.seat].name in driver.texts
        drawn = " ".join(driver.texts)
        assert all(word in drawn for word in spoken.split(": ", 1)[1].split(".")[0].split())


def test_the_plate_hides_nothing_that_moves(tmp_path: Path) -> None:
    with watched(tmp_path) as driver:
        for _ in range(3):
            to_plate(driver)
            plate, told = driver.node("announcement").rect, driver.table.telling.announced
            assert told is not None and told.moved
            assert not any(plate.colliderect(driver.ui.canvas.rect(box).inflate(-2, -2)) for box in told.moved)
            driver.until(lambda: not driver.ui.find("announcement"), "over")


@pytest.mark.parametrize("change", [{"announcements": "off"}, {"speed": "instant"}])
def test_nothing_is_told_large_to_whoever_does_not_wish_it(tmp_path: Path, change: dict[str, str]) -> None:
    with watched(tmp_path, **change) as driver:
        session = driver.table.session
        first = session.number
        while session.number < first + 3:
            driver.turn()
            assert driver.ui.find("announcement") is None


def test_a_longer_pace_takes_longer(tmp_path: Path) -> None:
    with watched(tmp_path) as driver:
        beat, rests = driver.table.session.beats(None)[-1], []
        for pace in values_of("announcements"):
            driver.services.settings.change(announcements=pace)
            rests.append(driver.table.telling.rest(beat))
        assert rests[0] == 0
        assert rests == sorted(set(rests))


def test_a_deed_of_a_kind_that_is_known_takes_less_time_and_a_quick_table_tells_quickly(tmp_path: Path) -> None:
    with watched(tmp_path) as driver:
        telling, beat = driver.table.telling, driver.table.session.beats(None)[-1]
        first = telling.rest(beat)
        for _ in range(2):
            telling.begins(beat, beat.view)
        known = telling.rest(beat)
        driver.services.settings.change(speed="fast")
        assert first > known == 2 * telling.rest(beat)


def test_a_deed_is_told_as_long_as_it_takes_to_read(tmp_path: Path) -> None:
    with watched(tmp_path) as driver:
        driver.frame = 0.03
        to_plate(driver)
        rest = driver.table.telling.rest(driver.table.session.beats(None, driver.table.board.number)[0])
        frames = 1
        while driver.ui.find("announcement"):
            driver.turn()
            frames += not driver.ui.is_stale  # no time passes while a picture is drawn in parts
        assert rest - 0.1 < frames * driver.frame < rest + 0.6


@pytest.mark.parametrize("way", ["space", "enter", "click"])
def test_a_key_or_click_skips_what_is_told(tmp_path: Path, way: str) -> None:
    with watched(tmp_path, announcements="long") as driver:
        to_plate(driver)
        number, bots = driver.table.board.number, driver.services.bot_worker
        assert isinstance(bots, Bots)
        bots.is_slow = True
        if way == "click":
            driver.click_at(driver.node("announcement").rect.center)
        else:
            driver.press(pygame.K_SPACE if way == "space" else pygame.K_RETURN)
        driver.turn()
        driver.turn()
        assert driver.ui.find("announcement") is None
        assert driver.table.board.number == number


def test_nobody_is_next_while_a_deed_is_told(tmp_path: Path) -> None:
    """The head names whoever does it until it has landed and been read."""
    session = begun(new_session("human", "random", seed=3), 8)
    with driving(tmp_path, session, speed="normal") as driver:
        if session.to_act() == {0}:
            driver.until_asked()
            driver.table.input.play(session.legal(Seat(0))[0])
        driver.until(lambda: driver.ui.find("announcement"), "told large", 30)
        turn = driver.ui.words("ui.table.turn", player=session.players[1].name)
        while driver.ui.find("announcement"):
            assert turn in driver.texts
            assert not driver.table.can_play
            driver.turn()


def test_the_next_computer_player_thinks_while_a_deed_is_told(tmp_path: Path) -> None:
    with watched(tmp_path, announcements="long") as driver:
        to_plate(driver)
        bots = driver.services.bot_worker
        assert isinstance(bots, Bots)
        assert position(bots.asked[-1])[1] in driver.table.session.to_act()


def test_in_step_mode_a_deed_stays_until_the_key(tmp_path: Path) -> None:
    with watched(tmp_path, step_mode=True) as driver:
        driver.until(lambda: driver.ui.find("step"), "waits for a key")
        driver.press(pygame.K_SPACE, " ")
        first = to_plate(driver)
        driver.until(lambda: driver.ui.find("step"), "waits for a key")
        driver.run(5)
        plate, button = driver.node("announcement"), driver.node("step")
        assert plate.name == first
        assert not plate.rect.colliderect(button.rect)
        driver.press(pygame.K_SPACE, " ")
        driver.until(lambda: (node := driver.ui.find("announcement")) and node.name != first, "the next deed")


def test_what_people_do_is_not_told_large(tmp_path: Path) -> None:
    session = new_session("human", "human", seed=3, open_hands=True)
    with asking(tmp_path, session, speed="normal") as driver:
        driver.table.input.play(session.legal(driver.table.turn.seat or Seat(0))[0])
        for _ in range(60):
            driver.turn()
            assert driver.ui.find("announcement") is None


def test_the_plate_stays_beside_the_decisions(tmp_path: Path) -> None:
    """It takes the place of the log and the action panel, which is empty meanwhile."""
    with watched(tmp_path) as driver:
        to_plate(driver)
        driver.run(0.5)
        panels = driver.table.board.panels
        home = driver.ui.canvas.rect(bounds((panels.log, panels.action)).grown(1))
        assert home.contains(driver.node("announcement").rect)


# ---------------------------------------------------------------------- great moments
def exactly() -> Session:
    """Returns a game in which the person can pay exactly, and has something to do then."""
    return before_exact("human", "random")[0]


def pay(driver: Driver) -> None:
    driver.until_asked()
    driver.table.input.play(exact(driver.table.session))


def said(driver: Driver) -> Iterator[str]:
    """Yields what a screen reader says of a great moment, frame by frame."""
    for _ in range(round(5 / driver.frame)):
        driver.turn()
        node = driver.ui.find("moment")
        yield node.name if node else ""


def test_an_exact_payment_is_celebrated_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with driving(tmp_path, exactly(), speed="normal") as driver:
        heard: list[str] = []
        monkeypatch.setattr(driver.services.sound, "play", heard.append)
        pay(driver)
        told = list(said(driver))
        assert set(told) == {"", "Exact! One more action"}
        assert heard.count("exact") == 1
        seconds = sum(map(bool, told)) * driver.frame
        assert 1 < seconds < 2.5


def test_nothing_waits_for_a_celebration(tmp_path: Path) -> None:
    session = exactly()
    with driving(tmp_path, session, speed="normal") as driver:
        pay(driver)
        driver.until(lambda: driver.ui.find("moment"), "celebrated")
        driver.until(lambda: driver.table.can_play, "can play", 1)
        number = session.number
        parts = driver.table.board.table.clicks(driver.table.board.view, session.legal(Seat(0))[0])
        driver.click(f"item:{parts[0]}")
        assert driver.ui.find("moment")
        assert driver.picker.touched or session.number > number


@pytest.mark.painted
def test_the_ribbon_hides_no_button(tmp_path: Path) -> None:
    with driving(tmp_path, exactly(), speed="normal") as driver:
        pay(driver)
        driver.until(lambda: driver.ui.find("moment"), "celebrated")
        driver.until(lambda: driver.table.can_play, "can play", 1)
        driver.turn()
        ribbon = driver.node("moment").rect
        buttons = [node for node in driver.ui.nodes if node.area in ("bar", "action") and node.act]
        assert buttons
        assert not any(ribbon.inflate(-20, -20).colliderect(node.rect) for node in buttons)


def test_taking_back_and_playing_again_celebrates_nothing(tmp_path: Path) -> None:
    with driving(tmp_path, exactly(), speed="normal") as driver:
        pay(driver)
        driver.until(lambda: driver.ui.find("moment"), "celebrated")
        for back, again in ((driver.table.input.undo, driver.table.input.redo),) * 2:
            back()
            assert not any(said(driver))
            again()
            assert not any(said(driver))


def test_at_instant_speed_nothing_is_celebrated(tmp_path: Path) -> None:
    with driving(tmp_path, exactly()) as driver:
        pay(driver)
        assert not any(said(driver))


@pytest.mark.parametrize("is_calm", [True, False])
def test_less_motion_keeps_the_meaning_without_sparks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_calm: bool
) -> None:
    drawn, put = [], Canvas.put

    def seen(canvas: Canvas, name: str, *args: Any, **named: Any) -> None:
        drawn.append(name)
        put(canvas, name, *args, **named)

    monkeypatch.setattr(Canvas, "put", seen)
    with driving(tmp_path, exactly(), speed="normal", reduced_motion=is_calm) as driver:
        pay(driver)
        assert "Exact! One more action" in set(said(driver))
    assert ("spark" in drawn) is not is_calm


def test_a_celebration_is_seen_before_a_curtain_falls_and_never_behind_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = new_session("human", "human", seed=3)
    with driving(tmp_path, session, speed="normal") as driver:
        driver.until_scene("CurtainScene")
        driver.run(1)
        driver.click("raise")
        driver.until_asked()
        seat = driver.table.turn.seat or Seat(0)
        monkeypatch.setattr(driver.table.board.table, "moments", lambda *_: [Moment("lead", seat, "Emma leads")])
        driver.table.input.play(next(move for move in session.legal(seat) if type(move).__name__ == "TakeMoney"))
        seen = []
        while driver.name == "TableScene":
            driver.turn()
            seen.append(driver.ui.find("moment") is not None and driver.name == "TableScene")
        assert sum(seen) * driver.frame > 1
        driver.run(1)
        assert driver.name == "CurtainScene"
        assert driver.ui.find("moment") is None
        assert not driver.table.telling.is_celebrating


@pytest.mark.parametrize("pace", ["off", "normal"])
def test_a_computer_players_exact_payment_is_a_part_of_its_deed(tmp_path: Path, pace: str) -> None:
    session = begun(new_session("random", "random", "random"), 40)
    beats = session.beats(None)
    paid = next(i for i, beat in enumerate(beats) if any(getattr(event, "exact", False) for event in beat.events))
    with driving(tmp_path, session, speed="normal", announcements=pace) as driver:
        driver.table.telling.lands(beats[paid], beats[:paid])
        assert driver.table.telling.is_celebrating is (pace == "off")

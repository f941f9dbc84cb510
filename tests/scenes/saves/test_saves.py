"""Saved games and replays: found again by picture and name, opened, renamed, deleted and brought back."""

import io
import os
from dataclasses import replace
from datetime import date
from functools import partial
from pathlib import Path
from struct import pack

import pygame
import pytest

from game.challenges.weekly import week_deal, week_of
from game.core.rules import Seat
from game.program import Program
from game.saves.record import Label
from game.saves.trouble import StoreError
from game.scenes.challenges.trial import session_of
from game.scenes.people.portraits import PORTRAITS
from game.scenes.saves.saved_game import decoded, moment
from game.scenes.saves.scene import SavesScene
from game.scenes.table.flow import Thumbnailer
from game.session.session import Session
from tests.scenes.audit import readable
from tests.scenes.driver import Driver, Hand, Keyboard, Mouse, new_session, players

HANDS = [Mouse(), Keyboard()]
LONG = "Vasárnap délután a nagymamánál, folytatás"


def played(session: Session, entries: int) -> Session:
    """Plays the first legal move so many times (to the end: -1)."""
    while session.to_act() and entries:
        seat = min(session.to_act())
        session.submit(seat, session.legal(seat)[0], session.number)
        entries -= 1
    return session


def save(program: Program, name: str, session: Session | None = None) -> Path:
    session = session or new_session("human", "easy")
    return program.services.store.save(session.record(), name, Thumbnailer(program.services, session).thumbnail())


def finish(program: Program) -> Session:
    session = played(new_session("human", "human"), -1)
    kept = program.services.store.begin_autosave(session.box)
    program.services.store.finish(kept, session.record())
    return session


def show(driver: Driver, kind: str = "load") -> None:
    driver.start(driver.services.routes.saves, kind)


def names(driver: Driver) -> list[str]:
    return [node.name for node in driver.ui.nodes if node.id.startswith("game:")]


@pytest.mark.parametrize("kind", ["load", "replays"])
def test_an_empty_list_leads_to_a_new_game(driver: Driver, kind: str) -> None:
    show(driver, kind)
    assert " games yet. " in " ".join(driver.texts)
    driver.press(pygame.K_RETURN)
    assert driver.name == "LobbyScene"


# ---------------------------------------------------------------------- layout
def empty(program: Program) -> None:
    program.services.navigation.start(program.services.routes.saves, "load")


def full(program: Program) -> None:
    save(program, LONG, new_session("human", *["normal"] * 5))
    kept = program.services.store.begin_autosave("alhambra_cards")
    kept.keep(new_session("human", "human").record())
    kept.close()
    for name in ("", "x"):
        save(program, name)
    program.services.navigation.start(program.services.routes.saves, "load")


def damaged(program: Program) -> None:
    folder = program.services.paths.saves
    folder.mkdir(parents=True)
    (folder / "torn.kupola").write_bytes(b"{torn")
    (folder / "newer.kupola").write_bytes(b'{"kupola": 9}\n')
    program.services.navigation.start(program.services.routes.saves, "load")


def deleted(program: Program) -> None:
    full(program)
    program.draw()
    scene = program.services.navigation.stack.top
    assert isinstance(scene, SavesScene)
    scene.delete(scene.games[0])


def copied(program: Program) -> None:
    for name, people in ((LONG, 6), ("Friday", 4)):
        path = save(program, name, new_session("human", *["normal"] * (people - 1)))
        for number in range(3):
            path.with_name(f"{name} {number}.kupola").write_bytes(path.read_bytes())
    program.services.navigation.start(program.services.routes.saves, "load")


def renamed(program: Program) -> None:
    full(program)
    program.draw()
    scene = program.services.navigation.stack.top
    assert isinstance(scene, SavesScene)
    scene.rename(scene.games[0])


def replays(program: Program) -> None:
    finish(program)
    program.services.navigation.start(program.services.routes.saves, "replays")


test_everything_can_be_read = readable(empty, full, damaged, deleted, copied, renamed, replays)


# ---------------------------------------------------------------------- pictures
def drawn(kind: str = "jpg", size: tuple[int, int] = (384, 225)) -> bytes:
    file, made = io.BytesIO(), pygame.Surface(size)
    made.fill("teal")
    pygame.image.save(made, file, f"x.{kind}")
    return file.getvalue()


def claiming(wide: int, tall: int, marker: int = 0xC0) -> bytes:
    """Returns a picture whose frame header says that it has another size, or is of another kind."""
    jpeg = drawn()
    at = jpeg.index(b"\xff\xc0")
    return jpeg[: at + 1] + bytes([marker]) + jpeg[at + 2 : at + 5] + pack(">HH", tall, wide) + jpeg[at + 9 :]


@pytest.mark.painted
def test_the_panel_ends_below_the_last_row(driver: Driver) -> None:
    save(driver.program, "Anna")
    show(driver)
    surface, row = driver.ui.surface, driver.node("game:0").rect
    ground = surface.get_at((row.centerx, surface.get_height() * 4 // 5))
    assert surface.get_at((row.centerx, row.bottom + 12)).r > 180
    assert ground.r < 100


@pytest.mark.painted
def test_the_picture_that_a_save_keeps_is_shown(driver: Driver) -> None:
    shown = decoded(Thumbnailer(driver.services, new_session("human", "easy")).thumbnail())
    assert shown and shown.get_size() == (384, 225)


@pytest.mark.parametrize(
    "picture",
    [
        claiming(30_000, 30_000), claiming(1001, 10), claiming(10, 65_535), claiming(0, 0), claiming(384, 225, 0xC2),
        drawn("png"), drawn("bmp"), drawn(size=(2000, 20)), drawn() + drawn()[drawn().index(b"\xff\xda"):],
        b"GIF89a" + bytes(900), b"RIFF\xff\xff\xff\x7fWEBPVP8 ", b"\xff\xd8", b"\xff\xd8\xff\xc0",
        drawn() + bytes(300_000),
    ],
)  # fmt: skip
def test_a_picture_that_we_would_not_write_is_never_unpacked(picture: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(pygame.image, "load")
    assert decoded(picture) is None


def test_a_picture_cut_off_anywhere_takes_nothing_with_it(driver: Driver) -> None:
    whole = drawn()
    for length in range(0, len(whole), 7):
        decoded(whole[:length])


# ---------------------------------------------------------------------- opening
@pytest.mark.parametrize("hand", HANDS, ids=["mouse", "keyboard"])
def test_a_saved_game_goes_on_where_it_was(driver: Driver, hand: Hand) -> None:
    session = played(new_session("human", "human"), 5)
    save(driver.program, "Friday", session)
    show(driver)
    hand.use(driver, "game:0")
    assert driver.table.session.number == 5
    assert driver.table.session.players == session.players
    assert [saved.head.label.name for saved in driver.services.store.saves() if saved.head] == ["Friday"]


def test_people_have_the_name_of_today_in_lists_and_at_the_table_unless_another_one_there_has_it(
    driver: Driver,
) -> None:
    people, session = driver.services.people, new_session("human", "human", "easy")
    known = [people.create(player.name, player.colour, PORTRAITS[0]) for player in session.players[:2]]
    for seat, person in enumerate(known):
        session.know(Seat(seat), person.name, person.id)
    save(driver.program, "", session)
    for person, name in zip(known, ("Zsófi", "Bot 2"), strict=True):
        people.change(person.id, partial(replace, name=name))
    show(driver)
    assert "Zsófi, Wojciech and Bot 2" in " ".join(driver.texts)
    driver.click("game:0")
    assert [player.name for player in driver.table.session.players] == ["Zsófi", "Wojciech", "Bot 2"]


def test_the_newest_game_comes_first_and_says_who_plays(driver: Driver) -> None:
    save(driver.program, "first")
    save(driver.program, "second", new_session("human", "normal", "easy"))
    show(driver)
    assert set(names(driver)) == {"first", "second"}
    said = " ".join(driver.texts)
    assert "Zsófia, Bot 1 and Bot 2" in said and "Before the 1st scoring · Bot 1 is next" in said


@pytest.mark.parametrize(
    ("kinds", "told"),
    [
        (("easy", "human", "easy"), "Wojciech is next"),
        (("human", "human", "easy"), "still to decide: Zsófia and Wojciech"),
        (("easy", "easy", "easy"), "Bot 0 is next"),
    ],
)
def test_of_those_who_bid_at_once_only_people_are_waited_for(driver: Driver, kinds: tuple[str, ...], told: str) -> None:
    head = new_session(*kinds, box="ys").record()
    assert len(head.acting) == 3
    assert told in moment(driver.services.words, head)[0]


def test_copies_of_a_game_are_told_apart(tmp_path: Path) -> None:
    """Programs that keep folders alike leave several under one name, as hands do; in one the game went on."""
    driver = Driver(tmp_path, (1280, 720), language="hu", reading="on")
    folder, words = driver.services.paths.saves, driver.services.words
    folder.mkdir(parents=True)
    game = new_session("human", "human")

    def write(name: str, session: Session, second: int, touched: float = 1e9) -> None:
        label = Label("Friday", f"2026-01-30T10:00:{second:02}.000+00:00")
        path = folder / f"{name}.kupola"
        path.write_bytes(replace(session.record(), label=label).to_bytes())
        os.utime(path, (touched, touched))

    for number, name in enumerate(["3 conflicted copy", "2 sync-conflict-20260130", "1 Copy"], 1):
        write(name, game, 20, 1e9 + number)
    write("4 older", game, 10, 2e9)
    write("0 newest", played(game, 2), 40)
    write("5 another game", new_session("human", "easy"), 5)
    show(driver)
    assert [saved.path.stem[0] for saved in driver.scene.games] == [*"012345"]
    date = words.date("2026-01-30T10:00:00.000+00:00")
    told = [
        f"{date} · {words('ui.saves.copy_newest', number=1, total=5)}",
        *(f"{date} · {words('ui.saves.copy', number=number, total=5)}" for number in range(2, 6)),
        date,
    ]
    for index, when in enumerate(told):
        driver.steer(f"game:{index}")
        assert driver.node(f"game:{index}").hint.removesuffix(".").endswith(when)
        assert when in driver.texts
    for saved in driver.scene.games[:4]:
        driver.services.store.delete(saved.path)
    show(driver)
    assert driver.texts.count(date) == 2, "one alone is no copy of anything"
    driver.close()


def test_a_torn_save_offers_its_last_intact_point(driver: Driver) -> None:
    path = save(driver.program, "torn", played(new_session("human", "human"), 4))
    path.write_bytes(b"".join(path.read_bytes().splitlines(keepends=True)[:3]))
    show(driver)
    driver.click("game:0")
    assert driver.name == "DialogScene"
    assert any("2 moves are lost" in text for text in driver.texts)
    driver.press(pygame.K_RETURN)
    assert driver.table.session.number == 2


@pytest.mark.parametrize(("data", "told"), [(b"{torn", "damaged"), (b'{"kupola": 9}\n', "newer version")])
def test_a_file_that_nobody_can_read_says_why_and_can_go_but_not_by_enter_alone(
    driver: Driver, data: bytes, told: str
) -> None:
    path = driver.services.paths.saves / "bad.kupola"
    path.parent.mkdir(parents=True)
    path.write_bytes(data)
    show(driver)
    assert any(told in text for text in driver.texts)
    driver.click("game:0")
    assert driver.name == "DialogScene"
    driver.press(pygame.K_RETURN)
    driver.until_scene("SavesScene")
    assert path.exists()
    driver.click("game:0", "dialog:0")
    assert driver.name == "SavesScene" and names(driver) == []


def test_a_game_of_an_unknown_box_is_told(driver: Driver) -> None:
    path = save(driver.program, "other")
    path.write_bytes(path.read_bytes().replace(b'"alhambra_cards"', b'"atlantis"', 1))
    show(driver)
    driver.click("game:0")
    assert any("atlantis" in text for text in driver.texts)
    driver.press(pygame.K_ESCAPE)
    assert names(driver) == ["other"]


# ---------------------------------------------------------------------- renaming, deleting
@pytest.mark.parametrize("by_key", [True, False], ids=["F2", "pencil"])
def test_a_save_gets_another_name(driver: Driver, by_key: bool) -> None:
    save(driver.program, "Friday")
    show(driver)
    if by_key:
        driver.press(pygame.K_F2)
    else:
        driver.click("rename:0")
    driver.press(pygame.K_END)
    driver.turn(pygame.event.Event(pygame.TEXTINPUT, text=" evening"))
    driver.press(pygame.K_RETURN)
    assert names(driver) == ["Friday evening"]


def test_esc_leaves_the_old_name(driver: Driver) -> None:
    save(driver.program, "Friday")
    show(driver)
    driver.press(pygame.K_F2)
    driver.turn(pygame.event.Event(pygame.TEXTINPUT, text=" evening"))
    driver.press(pygame.K_ESCAPE)
    assert names(driver) == ["Friday"]


@pytest.mark.parametrize("hand", HANDS, ids=["mouse", "keyboard"])
def test_a_deleted_game_comes_back(driver: Driver, hand: Hand) -> None:
    for name in ("one", "two"):
        save(driver.program, name)
    show(driver)
    before = names(driver)
    hand.use(driver, "delete:0")
    assert names(driver) == before[1:]
    hand.use(driver, "restore")
    assert names(driver) == before
    assert driver.ui.find("restore") is None


def test_all_games_that_nobody_has_saved_are_deleted_and_come_back_together(driver: Driver) -> None:
    deal = week_deal("alhambra_cards", week_of(date(2026, 11, 25))).deal
    driver.services.notes.begin("", deal.code, "2026-11-25T10:00:00.000+00:00", "lead")
    cast = tuple(players("human", *["normal"] * (deal.seats - 1)))
    for session in (new_session("human", "easy"), session_of(deal, cast)):
        kept = driver.services.store.begin_autosave(session.box)
        kept.keep(session.record())
        kept.close()
    save(driver.program, "own")
    show(driver)
    before = names(driver)
    assert sum(text == "autosave · challenge" for text in driver.texts) == 1, "the deal of the week is found among them"
    driver.click("delete_all")
    assert names(driver) == ["own"] and driver.ui.find("delete_all") is None
    driver.click("restore")
    assert names(driver) == before


def test_del_deletes_the_game_that_has_the_focus_and_the_next_gets_it(driver: Driver) -> None:
    for name in ("one", "two", "three"):
        save(driver.program, name)
    show(driver)
    before = names(driver)
    driver.press(pygame.K_DOWN)
    driver.press(pygame.K_DELETE)
    assert names(driver) == [before[0], before[2]]
    assert driver.ui.focus == "game:1"


def test_a_disk_that_refuses_is_told_and_the_game_stays(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    save(driver.program, "one")
    show(driver)

    def refuse(path: Path) -> Path:
        raise StoreError("ui.saves.error_read_only", folder="x")

    monkeypatch.setattr(driver.services.store, "delete", refuse)
    driver.press(pygame.K_DELETE)
    assert names(driver) == ["one"]
    assert any("cannot be written" in text for text in driver.said)

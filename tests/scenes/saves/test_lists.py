"""What lists and the menu say of a game: how far it is, who won, and whether it is the player's own."""

import json
import os
from dataclasses import replace
from itertools import count
from pathlib import Path

import pygame
import pytest

from game.core.resources import shipped
from game.core.rules import Key, Progress
from game.program import Program
from game.saves.parsing import parse, parse_header
from game.saves.record import STANDING, Standing, signed, text_line
from game.saves.store import Store
from game.saves.trouble import StoreError
from game.scenes.saves.saved_game import moment
from game.scenes.saves.scene import SavesScene
from game.session.session import Session
from tests.boxes.looking import words as spoken
from tests.golden.playing import random_session
from tests.scenes.driver import Driver, begun, new_session
from tests.scenes.saves.test_saves import names, played, save, show

GOLDEN = Path(__file__).parents[2] / "golden"


def older(program: Program, box: str, name: str) -> Path:
    """Puts a golden game among the replays, as a program wrote it that did not say how a game ended."""
    data = (GOLDEN / box / f"{name}.kupola").read_bytes()
    assert STANDING not in json.loads(data.splitlines()[0])
    folder = program.services.paths.replays
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{box} {name}.kupola"
    path.write_bytes(data)
    return path


def test_a_finished_game_says_at_once_who_won(driver: Driver) -> None:
    session = random_session("alhambra_cards", 2, 3, {})
    result, store = session.result(), driver.services.store
    store.finish(store.begin_autosave(session.box), session.record())
    head = store.replays()[0].head
    assert head and head.standing == Standing(result.totals, result.places)
    show(driver, "replays")
    assert not driver.scene.needs_ticks
    best = session.players[result.places.index(1)].name
    assert driver.node("game:0").value == f"Won by {best} with {max(result.totals)} points"
    assert driver.node("game:0").value in driver.texts


@pytest.mark.parametrize(
    ("box", "name", "told", "players"),
    [
        ("alhambra_cards", "three-shared-win", "Won by Anna and Csilla with 104 points", "Anna 104, Csilla 104"),
        ("alhambra", "four-shared-win", "Won by Anna and Dávid with 99 points", "Anna 99, Dávid 99"),
        ("maharaja", "two", "Won by Bence with 4 palaces", "Bence 4 and Anna 1"),
        ("ys", "two", "Won by Bence with 77 points", "Bence 77 and Anna 76"),
    ],
)
def test_an_older_replay_is_looked_into_once(driver: Driver, box: str, name: str, told: str, players: str) -> None:
    path = older(driver.program, box, name)
    before = parse(path.read_bytes())
    show(driver, "replays")
    driver.until(lambda: not driver.scene.needs_ticks, "looked into")
    driver.turn()
    assert told in driver.node("game:0").value
    assert any(text.startswith(players) for text in driver.texts)
    after = parse(path.read_bytes())
    session, notice = Session.resume(after)
    assert notice is None and after == replace(before, standing=after.standing)
    result = session.result()
    assert after.standing == Standing(result.totals, result.places)
    show(driver, "replays")
    assert not driver.scene.needs_ticks


def test_a_replay_that_cannot_be_written_says_all_the_same_who_won(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(store: Store, path: Path, standing: Standing) -> None:
        raise StoreError("ui.saves.error_gone")

    monkeypatch.setattr(Store, "keep_standing", refuse)
    older(driver.program, "ys", "two")
    show(driver, "replays")
    driver.until(lambda: not driver.scene.needs_ticks, "looked into")
    driver.turn()
    assert driver.node("game:0").value == "Won by Bence with 77 points"


def test_a_header_that_was_damaged_stays_so_when_the_end_is_noted(driver: Driver) -> None:
    path = older(driver.program, "ys", "two")
    whole = parse(path.read_bytes()).to_bytes()
    for data, is_damaged in ((whole, False), (whole.replace(b'"Anna"', b'"Anne"', 1), True)):
        path.write_bytes(data)
        show(driver, "replays")
        driver.until(lambda: not driver.scene.needs_ticks, "looked into")
        after = parse(path.read_bytes())
        assert after.standing and bool(after.mended) == is_damaged


@pytest.mark.parametrize("plain", [[[1], [1]], [[1, 2], [2, 2]], [[1, 2], [0, 1]], [["1", 2], [1, 2]], "x", [[], []]])
def test_an_end_that_cannot_be_is_none(plain: object) -> None:
    record = replace(played(new_session("human", "human"), -1).record(), standing=None)
    head = json.loads(record.to_bytes().splitlines()[0]) | {STANDING: plain}
    assert parse_header(text_line(signed(head)).encode()).standing is None


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("de", "Vor der 1. Wertung · Zsófia ist dran"),
        ("en", "Before the 1st scoring · Zsófia is next"),
        ("hu", "Az 1. értékelés előtt · Zsófia következik"),
        ("pl", "Przed 1. punktowaniem · kolej: Zsófia"),
    ],
)
def test_a_header_is_read_out_in_the_words_of_the_box(language: str, told: str) -> None:
    head = replace(new_session("human", "easy").record(), acting=(0,))
    assert moment(spoken(language), head)[0] == told


@pytest.mark.parametrize("progress", [None, Progress(Key("progress.turn"), 2)], ids=["older", "of another box"])
def test_without_a_stand_that_the_box_knows_it_is_only_said_who_is_next(progress: Progress | None) -> None:
    head = replace(begun(new_session("human", "easy"), 0).record(), acting=(0,), progress=progress)
    words = spoken()
    assert moment(words, head) == ("Zsófia is next",)
    assert moment(words, replace(head, acting=())) == ("in progress",)
    assert moment(words, replace(head, box="chess")) == ("Zsófia is next",)


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


# ---------------------------------------------------------------------- more files than are in sight
MANY = 300


def fill(driver: Driver, count: int = MANY) -> list[str]:
    """Puts copies of one save under names from the oldest to the newest, in files that all seem to be of one moment."""
    save(driver.program, "")
    folder = driver.services.paths.saves
    [path] = folder.iterdir()
    first, *rest = path.read_bytes().splitlines(keepends=True)
    path.unlink()
    for i in range(count):
        told = json.loads(first) | {"name": f"n{i:05}", "written": f"2020-01-01T00:{i // 60:02}:{i % 60:02}+00:00"}
        other = folder / f"{(i * 7919) % count}.kupola"
        other.write_bytes(b"".join([text_line(signed(told)).encode(), *rest]))
        os.utime(other, (1_500_000_000, 1_500_000_000))
    return [f"n{i:05}" for i in reversed(range(count))]


def test_of_many_games_those_in_sight_are_drawn_and_keys_reach_all(driver: Driver) -> None:
    expected = fill(driver)
    show(driver)
    assert len(names(driver)) < 20
    driver.until(lambda: not driver.scene.needs_ticks, "read")
    driver.turn()
    scene = driver.scene
    assert isinstance(scene, SavesScene)
    assert [scene.name_of(saved) for saved in scene.games] == expected
    for i in range(20):
        driver.press(pygame.K_DOWN)
        driver.turn()
        assert driver.ui.focus == f"game:{i + 1}" and driver.node(f"game:{i + 1}").name == expected[i + 1]
    assert len(names(driver)) < 20


def test_what_is_looked_at_stays_in_its_place_while_the_rest_is_read(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    fill(driver, 200)
    monkeypatch.setattr("game.scenes.saves.scene.monotonic", count().__next__)  # a second passes at every look
    show(driver)
    row = driver.node("game:1").rect.y - driver.node("game:0").rect.y
    driver.ui.scroll_to("games", 100 * row / driver.ui.canvas.k)
    driver.turn()
    seen = names(driver)[1:]
    driver.ui.focus = next(node.id for node in driver.ui.nodes if node.name == seen[3])
    monkeypatch.setattr("game.scenes.saves.scene.monotonic", lambda: 0.0)
    driver.until(lambda: not driver.scene.needs_ticks, "read")
    driver.turn()
    assert driver.node(str(driver.ui.focus)).name == seen[3]
    assert seen[1] in names(driver)


def test_a_game_is_deleted_that_changed_while_the_question_stood(driver: Driver) -> None:
    path = save(driver.program, "old")
    show(driver)
    scene = driver.scene
    assert isinstance(scene, SavesScene)
    [before] = scene.games
    save(driver.program, "new")
    scene.games = driver.services.store.saves()
    scene.delete(replace(before, stamp=(0, 0, 0)))
    assert not path.exists()

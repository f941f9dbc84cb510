"""A program killed at any moment loses nothing: each game is in exactly one list, as far as it was told to be kept."""

import os
import random
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from game.challenges.notes import Guest, NotesFile, read_notes
from game.core.resources import shipped
from game.locale.bringing import bring
from game.locale.languages import languages
from game.saves import autosave
from game.saves.evening import Evening, read_evening, write_evening
from game.saves.files import read_json
from game.saves.paths import Paths
from game.saves.people import People, Person
from game.saves.presets import SetUp, keep_preset, read_presets
from game.saves.progress import ProgressFile, read_progress
from game.saves.settings import change_settings, read_settings
from game.saves.store import Store
from game.saves.trouble import SaveError
from game.scenes.autosaver import Autosaver
from game.session.session import Session
from tests.session import pebbles
from tests.session.games import ANNA, BELA, new_game, play
from tests.trials.killing import Deeds, Say, killed_at

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="processes are forked")


@pytest.fixture(autouse=True)
def shelf() -> None:
    pebbles.put_on_shelf()


# ---------------------------------------------------------------------- deeds
def _near_the_end(seed: int, left: int) -> Session:
    """Returns a game that has so many entries before it."""
    whole = play(new_game(seed=seed), 400, seed)
    return whole.branch(whole.numbers[-1 - left])


def finish_a_game(seed: int) -> Deeds:
    def deeds(home: Path, say: Say) -> None:
        autosaver, session = Autosaver(Store(Paths(home))), _near_the_end(seed, 4)
        autosaver.begin(session)
        while True:
            assert autosaver.keep(session) is None
            say(f"kept {session.number}")
            if session.is_over:
                break
            play(session, 1, seed)
        say("over")
        autosaver.finish(session)
        autosaver.close()
        Store(Paths(home)).unfinished()

    return deeds


def move_saves_about(seed: int) -> Deeds:
    def deeds(home: Path, say: Say) -> None:
        store, session = Store(Paths(home)), play(new_game(seed=seed), 5, seed)
        path = store.save(session.record(), "Friday")
        say("listed")
        path = store.rename(path, "Saturday")
        store.save(play(session, 2, seed).record(), "Saturday", over=path)
        say("deleting")
        trashed = store.delete(path)
        say("gone")
        path = store.restore(trashed, path)
        say("listed")

    return deeds


def delete_a_game_in_progress(seed: int) -> Deeds:
    def deeds(home: Path, say: Say) -> None:
        store, session = Store(Paths(home)), new_game(seed=seed)
        kept = store.begin_autosave(session.box)
        for _ in range(3):
            kept.keep(play(session, 1, seed).record())
            kept.settle()
        kept.close()
        say("listed")
        say("deleting")
        trashed = store.delete(kept.path)
        say("gone")
        store.restore(trashed, kept.path)
        say("listed")

    return deeds


def note_everything(seed: int) -> Deeds:
    """Changes each of the small files of a home a few times, and brings a language into it."""

    def deeds(home: Path, say: Say) -> None:
        paths, place = Paths(home), shipped("locales") / "de"
        people, learned, notes = People(paths), ProgressFile(paths.progress), NotesFile(paths.challenges)
        anna = people.create("Anna", "crimson", "girl_plaits")
        for i in range(1, 4):
            change_settings(paths.settings, {"master": i})
            say(f"settings {i}")
            keep_preset(paths.presets, f"{i}", SetUp("pebbles", (ANNA, BELA)))
            say(f"presets {i}")
            people.change(anna.id, lambda person, i=i: replace(person, also=(f"A{i}",)))  # type: ignore[misc]
            say(f"people {i}")
            learned.end_lesson("pebbles", f"{i}")
            say(f"progress {i}")
            notes.add_guest("WXHJCBBK", Guest(f"{i}", i))
            say(f"challenges {i}")
            write_evening(paths.evening, Evening("e" * 16, (ANNA, BELA), ("pebbles",) * i))
            say(f"evening {i}")
        people.remove(anna.id)
        people.restore(anna.id)
        bring(place, make_folder(paths.locales))
        say("language 1")

    return deeds


def make_folder(path: Path) -> Path:
    path.mkdir(parents=True, exist_ok=True)
    return path


def _found(home: Path) -> Iterator[tuple[str, int]]:
    """Yields how far each small file has come; none of them may be damaged."""
    paths = Paths(home)
    settings, *notices = read_settings(paths.settings)
    yield "settings", settings.master if paths.settings.exists() else 0
    yield "presets", len(read_presets(paths.presets).named)
    people = People(paths)
    in_trash = [person for path in paths.trash.glob("*.json") if (person := Person.from_plain(read_json(path)))]
    [*there] = [*people.all(), *in_trash]
    yield "people", max((int(name[1:]) for person in there for name in person.also), default=0)
    progress, notice = read_progress(paths.progress)
    yield "progress", len(progress.of("pebbles").lessons)
    notes, other = read_notes(paths.challenges)
    yield "challenges", len(notes.guests.get("WXHJCBBK", ()))
    evening, third = read_evening(paths.evening)
    yield "evening", len(evening.boxes) if evening else 0
    assert [*filter(None, [*notices, notice, other, third, *people.notices])] == [] and len(there) <= 1
    found = languages((paths.locales,))
    yield "language", len(found)
    assert not found or len([*(paths.locales / "de").iterdir()]) > 10, "a part of a language"


def _check_the_notes(home: Path, words: list[str]) -> None:
    told = {name: int(number) for name, number in (word.split() for word in words)}
    for name, number in _found(home):
        assert number - told.get(name, 0) in (0, 1), f"{name}: {number}, told {told.get(name)}"


# ---------------------------------------------------------------------- what must hold after each
def _left_overs(home: Path) -> list[str]:
    """Returns files that belong to no game."""
    games = {path.stem for path in (home / "autosave").glob("*.kupola")}
    beside = [path for path in (home / "autosave").glob("*") if path.name.split(".")[0] not in games]
    return [path.name for path in (*beside, *home.rglob("*.tmp"))]


def _check_the_game(home: Path, words: list[str]) -> None:
    store = Store(Paths(home))
    found = [*store.unfinished(), *store.replays()]
    told = [int(word.split()[1]) for word in words if word.startswith("kept")]
    assert _left_overs(home) == []
    assert len(found) == 1 if told else len(found) <= 1, "a ghost, or nothing at all"
    for saved in found:
        session, notice = Session.resume(store.read(saved.path))
        assert notice is None
        assert session.number >= max(told, default=0)
        assert session.is_over == bool(store.replays())
    if "over" in words:
        assert len(store.replays()) == 1


def _check_the_lists(home: Path, words: list[str]) -> None:
    store, last = Store(Paths(home)), words[-1] if words else ""
    found = [*store.unfinished(), *store.saves()]
    assert _left_overs(home) == []
    assert len(found) <= 1, "a ghost"
    if last == "listed":
        assert len(found) == 1
    kept = bool(found) or any((home / "trash").glob("*.kupola"))
    assert kept or not words, "lost"
    for saved in found:
        session, notice = Session.resume(store.read(saved.path))
        assert notice is None and session.number >= (3 if words else 0)


TRIALS = [
    (finish_a_game, _check_the_game),
    (move_saves_about, _check_the_lists),
    (delete_a_game_in_progress, _check_the_lists),
    (note_everything, _check_the_notes),
]


def _rounds(home: Path, seed: int, step: int) -> Iterator[int]:
    """Kills each of the deeds at its first, second … operation until it comes through; yields the number of kills."""
    for make, check in TRIALS:
        number = 1 + seed % step
        while True:
            words, was_killed = killed_at(number, home, make(seed))
            check(home, words)
            shutil.rmtree(home, ignore_errors=True)
            if not was_killed:
                break
            yield 1
            number += step


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return tmp_path / "home"


def test_nothing_is_lost_whenever_the_program_is_killed(home: Path) -> None:
    assert sum(_rounds(home, seed=1, step=7)) > 15


@pytest.mark.marathon
@pytest.mark.timeout(1800)
def test_nothing_is_lost_around_every_single_operation(home: Path) -> None:
    kills = 0
    for seed in range(100):
        kills += sum(_rounds(home, seed, 1))
        if kills >= 2000:
            break
    print(f"\nkilled around single file operations: {kills}, lost 0, ghosts 0, left-overs 0")
    assert kills >= 2000


# ---------------------------------------------------------------------- the real program
def _demo(home: Path, seed: int) -> "subprocess.Popen[bytes]":
    command = [sys.executable, "main.py", "play", "alhambra_cards", "--demo", "--keep", "--size", "1024x600"]
    return subprocess.Popen(
        [*command, "--seats", "random,random", "--seed", str(seed)],
        cwd=ROOT,
        env=os.environ | {"KUPOLA_HOME": str(home)},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )


def _entries(home: Path) -> int:
    """Returns how many entries are on the disk now."""
    for path in home.glob("autosave/*.kupola"):
        try:
            return len(autosave.read(path).entries)
        except SaveError:  # it has just moved among the replays
            break
    return 10_000 if [*home.glob("replays/*.kupola")] else 0


def _kill_a_demo(home: Path, seed: int) -> None:
    process, wanted, seen = _demo(home, seed), random.Random(seed).choice([1, 5, 20, 40, 10_000]), 0
    while seen < wanted and process.poll() is None:
        seen = max(seen, _entries(home))
        time.sleep(random.Random(seed).random() / 50)
    process.send_signal(signal.SIGKILL)
    process.wait()
    store = Store(Paths(home))
    found = [*store.unfinished(), *store.replays()]
    assert len(found) == 1 and _left_overs(home) == []
    session, notice = Session.resume(store.read(found[0].path))
    assert notice is None
    assert session.is_over if seen == 10_000 else session.number >= seen
    assert session.is_over == bool(store.replays())


def test_a_demonstration_that_is_kept_goes_on_after_a_kill(home: Path) -> None:
    _kill_a_demo(home, 1)


@pytest.mark.marathon
@pytest.mark.timeout(1800)
def test_real_programs_are_killed(tmp_path: Path) -> None:
    for seed in range(24):
        _kill_a_demo(tmp_path / str(seed), seed)
    print("\nreal programs killed: 24, lost 0, ghosts 0")

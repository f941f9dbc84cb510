"""A program killed at any moment loses nothing: each game is in exactly one list, as far as it was told to be kept."""

import os
import shutil
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from game.challenges.notes import Guest, NotesFile, read_notes
from game.core.resources import shipped
from game.locale.languages import install_language, languages
from game.saves.evening import Evening, read_evening, write_evening
from game.saves.files import read_json
from game.saves.paths import Paths
from game.saves.people import People, Person
from game.saves.presets import SetUp, keep_preset, read_presets
from game.saves.progress import ProgressFile, read_progress
from game.saves.settings import change_settings, read_settings
from game.saves.store import Store
from game.session.session import Session
from tests.breadth import wide
from tests.session import pebbles
from tests.session.games import ANNA, BELA, new_game, play
from tests.trials.killing import Deeds, Say, killed_at, left_overs

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="processes are forked")


@pytest.fixture(autouse=True)
def shelf() -> None:
    pebbles.put_on_shelf()


# ---------------------------------------------------------------------- deeds


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
        install_language(place, make_folder(paths.locales))
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


def _check_the_lists(home: Path, words: list[str]) -> None:
    store, last = Store(Paths(home)), words[-1] if words else ""
    found = [*store.unfinished(), *store.saves()]
    assert left_overs(home) == []
    assert len(found) <= 1, "a ghost"
    if last == "listed":
        assert len(found) == 1
    kept = bool(found) or any((home / "trash").glob("*.kupola"))
    assert kept or not words, "lost"
    for saved in found:
        session, notice = Session.resume(store.read(saved.path))
        assert notice is None and session.number >= (3 if words else 0)


Trial = tuple[Callable[[int], Deeds], Callable[[Path, list[str]], None]]
TRIALS: dict[Trial, int] = {
    (move_saves_about, _check_the_lists): 7,
    (delete_a_game_in_progress, _check_the_lists): 7,
    (note_everything, _check_the_notes): 29,
}
"""What is done, what must hold afterwards, and before every which operation on files it is killed daily."""


def kills(home: Path, trial: Trial, seed: int, step: int) -> int:
    """Kills deeds at their first, second … operation until they come through; returns how often."""
    make, check = trial
    number = found = 0
    while True:
        words, was_killed = killed_at(1 + seed % step + number, home, make(seed))
        check(home, words)
        shutil.rmtree(home, ignore_errors=True)
        if not was_killed:
            return found
        found += 1
        number += step


@pytest.mark.timeout(1800)
@pytest.mark.parametrize("trial", TRIALS, ids=lambda trial: trial[0].__name__)
def test_nothing_is_lost_whenever_the_program_is_killed(tmp_path: Path, trial: Trial) -> None:
    home, daily = tmp_path / "home", [(1, TRIALS[trial])]
    found = [kills(home, trial, seed, step) for seed, step in wide(daily, ((seed, 1) for seed in range(8)))]
    print(f"\nkilled around single file operations: {sum(found)}, lost 0, ghosts 0, left-overs 0")
    assert min(found) > 3

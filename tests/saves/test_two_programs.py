"""Two running programs do not write the same game, and neither loses what the other one wrote."""

import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from game.engine.autosaver import Autosaver
from game.saves import evening, files, paths, players, settings, trouble
from game.saves.presets import Presets, SetUp, keep_last, keep_preset, read_presets
from game.saves.store import Store
from tests.session.games import new_game, play

TABLE = SetUp("ys", (players.Player("Anna", "jade", "human"), players.Player("Bot", "crimson", "computer", "easy")))
OTHER = """
import sys
from pathlib import Path
from game.saves.paths import Paths
from game.saves.store import Store

kept = Store(Paths(Path(sys.argv[1]))).go_on(Path(sys.argv[2]))
print("open", flush=True)
sys.stdin.read()
"""


def other(home: Path, path: Path) -> "subprocess.Popen[str]":
    """Returns another program that has a game open."""
    command = [sys.executable, "-c", OTHER, str(home), str(path)]
    root = Path(__file__).parents[2]
    process = subprocess.Popen(command, cwd=root, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert process.stdout and process.stdout.readline() == "open\n"
    return process


def test_a_game_that_another_program_has_open_is_left_alone_until_that_one_ends(tmp_path: Path) -> None:
    store = Store(paths.Paths(tmp_path))
    kept = store.begin_autosave("pebbles")
    kept.keep(play(new_game(), 5).record())
    kept.close()
    process = other(tmp_path, kept.path)
    for deed in (store.check_free, store.go_on, store.delete):
        with pytest.raises(trouble.InUse) as error:
            deed(kept.path)
        assert error.value.notice.key == "ui.saves.error_in_use"
    assert len(store.unfinished()) == 1
    process.kill()
    process.communicate()
    store.check_free(kept.path)
    store.go_on(kept.path).close()


def test_games_that_begin_in_the_same_second_have_files_of_their_own(tmp_path: Path) -> None:
    store = Store(paths.Paths(tmp_path))
    kept = [store.begin_autosave("pebbles") for _ in range(4)]
    assert len({each.path for each in kept}) == 4
    for each in kept:
        each.close()


def test_saves_of_one_name_in_one_moment_are_both_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each of two programs finds the name free and then writes."""
    store = Store(paths.Paths(tmp_path))
    free = iter([False, False, True])
    monkeypatch.setattr(files, "is_taken", lambda path: next(free, False))
    first, second = (store.save(play(new_game(), entries).record(), "Friday") for entries in (3, 5))
    assert first != second
    assert [len(store.read(path).entries) for path in (first, second)] == [3, 5]


def test_whoever_comes_second_goes_on_beside(tmp_path: Path) -> None:
    store = Store(paths.Paths(tmp_path))
    first, second, session = Autosaver(store), Autosaver(store), play(new_game(), 5)
    first.begin(session)
    first.keep(session)
    [saved] = store.unfinished()
    second.begin(session, saved.path)
    second.keep(play(session, 1))
    assert len(store.unfinished()) == 2
    assert len(store.read(saved.path).entries) == 5
    first.close()
    second.close()


def test_a_lock_without_a_game_does_not_stay(tmp_path: Path) -> None:
    store = Store(paths.Paths(tmp_path))
    store.begin_autosave("pebbles").close()
    store.unfinished()
    assert list((tmp_path / "autosave").iterdir()) == []


def test_what_another_program_set_is_not_written_over(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    settings.change_settings(path, {"language": "hu", "master": 10})
    settings.change_settings(path, {"language": "pl"})
    settings.change_settings(path, {"speed": "fast"})
    assert settings.read_settings(path)[0] == settings.Settings(language="pl", speed="fast", master=10)


def test_what_a_newer_program_wrote_stays_though_it_is_not_known_here(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"language": "pl", "hologram": [1, 2]}')
    settings.change_settings(path, {"speed": "fast"})
    assert json.loads(path.read_text()) == {"language": "pl", "hologram": [1, 2], "speed": "fast"}
    presets = tmp_path / "presets.json"
    presets.write_text('{"named": {"A": {"box": "atlantis", "players": 7}}, "last": {"box": "new"}, "more": 1}')
    keep_preset(presets, "B", TABLE)
    plain = json.loads(presets.read_text())
    assert plain["more"] == 1 and plain["last"] == {"box": "new"} and set(plain["named"]) == {"A", "B"}


def test_tables_that_two_programs_keep_are_both_there(tmp_path: Path) -> None:
    path = tmp_path / "presets.json"
    keep_preset(path, "Friday", TABLE)
    keep_last(path, TABLE)
    keep_preset(path, "Sunday", TABLE)
    assert read_presets(path) == Presets(TABLE, {"Friday": TABLE, "Sunday": TABLE})
    keep_preset(path, "Friday", None)
    assert read_presets(path) == Presets(TABLE, {"Sunday": TABLE})


@pytest.mark.parametrize("damage", [b"{", b"[]", b"null", b'{"named": 3, "last": []}', b"\xff"])
def test_over_a_damaged_file_the_change_is_kept_all_the_same(tmp_path: Path, damage: bytes) -> None:
    path = tmp_path / "presets.json"
    path.write_bytes(damage)
    keep_preset(path, "Friday", TABLE)
    assert read_presets(path).named == {"Friday": TABLE}
    path.write_bytes(damage)
    settings.change_settings(path, {"master": 3})
    assert settings.read_settings(path)[0].master == 3


def test_an_evening_that_another_program_began_is_neither_written_over_nor_ended(tmp_path: Path) -> None:
    path = tmp_path / "evening.json"
    mine, other = (evening.Evening.begin(TABLE.players, ["ys", box]) for box in ("alhambra", "maharaja"))
    evening.write_evening(path, other)
    for change in (evening.write_evening, evening.end_evening):
        with pytest.raises(trouble.InUse):
            change(path, mine)
        assert evening.read_evening(path) == (other, None)
    evening.write_evening(path, replace(other, boxes=("ys",)))
    evening.end_evening(path, other)
    assert evening.read_evening(path) == (None, None)

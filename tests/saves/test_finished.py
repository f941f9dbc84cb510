"""A finished game is in the list of replays from its last entry on, and nowhere else."""

import errno
import os
from pathlib import Path

import pytest

from game.engine.autosaver import Autosaver
from game.saves import autosave, files, paths, trouble
from game.saves.autosave import backup
from game.saves.store import Store
from game.session.session import Session
from tests.session.games import new_game, play


def finished() -> Session:
    return play(new_game(), 300)


def test_the_last_entry_makes_the_game_a_replay_at_once(store: Store, places: paths.Paths) -> None:
    autosaver, session = Autosaver(store), new_game()
    autosaver.begin(session)
    while not session.is_over:
        autosaver.keep(play(session, 1))
    assert len(store.replays()) == 1
    assert not store.unfinished()
    assert not list(places.autosave.iterdir())
    assert autosaver.finish(session) is None
    assert len(store.replays()) == 1


def test_a_finished_game_that_an_older_version_left_behind_becomes_a_replay(store: Store, places: paths.Paths) -> None:
    kept = store.begin_autosave("pebbles")
    kept.keep(finished().record())
    kept.close()
    assert not store.unfinished()
    [replay] = store.replays()
    assert store.read(replay.path).is_over
    assert not list(places.autosave.iterdir())
    assert len(store.replays()) == 1


def test_older_moments_of_a_game_whose_replay_is_there_are_no_game_in_progress(store: Store) -> None:
    session, kept = new_game(), store.begin_autosave("pebbles")
    for _ in range(3):
        kept.keep(play(session, 1).record())
        kept.settle()
    ghost = kept.path.read_bytes()
    store.finish(kept, play(session, 300).record())
    backup(kept.path, 2).write_bytes(ghost)
    assert store.unfinished() == []
    assert len(store.replays()) == 1
    assert not backup(kept.path, 2).exists()


def test_a_game_that_is_only_said_to_be_over_stays_under_continue(store: Store) -> None:
    kept = store.begin_autosave("pebbles")
    kept.keep(play(new_game(), 4).record())
    kept.close()
    kept.path.write_bytes(kept.path.read_bytes().replace(b'"over":false', b'"over":true', 1))
    assert [saved.path for saved in store.unfinished()] == [kept.path]
    session, notice = Session.resume(store.read(kept.path))
    assert notice and not session.is_over and session.number == 4


def test_a_disk_that_refuses_the_replay_is_asked_again(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    autosaver, session = Autosaver(store), play(new_game(), 3)
    autosaver.begin(session)
    autosaver.keep(session)

    def full(*_: object, **__: object) -> None:
        raise trouble.StoreError("ui.saves.error_disk_full", folder="x")

    with monkeypatch.context() as disk:
        disk.setattr(autosave, "replace_file", full)
        notice = autosaver.keep(play(session, 300))
        assert notice and notice.key == "ui.saves.error_disk_full"
    assert autosaver.finish(session) is None
    assert len(store.replays()) == 1


def test_on_a_full_disk_a_game_ends_in_the_room_of_its_own_backups(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    session, kept = new_game(), store.begin_autosave("pebbles")
    for _ in range(5):
        kept.keep(play(session, 1).record())
        kept.settle()
    write = files.replace_file

    def crowded(path: Path, data: bytes, *, durable: bool = True) -> None:
        if len(list(kept.path.parent.glob("*.bak"))) > room:
            raise trouble.StoreError("ui.saves.error_disk_full", folder="x")
        write(path, data, durable=durable)

    monkeypatch.setattr(autosave, "replace_file", crowded)
    room = 1
    kept.keep(play(session, 1).record())
    assert len(store.read(kept.path).entries) == 6
    room = 0
    target = store.finish(kept, play(session, 300).record())
    assert session.is_over and len(store.read(target).entries) == session.number
    assert not list(kept.path.parent.iterdir())


def test_what_was_left_half_written_is_removed_unless_somebody_writes_it(store: Store, places: paths.Paths) -> None:
    places.saves.mkdir(parents=True)
    dead, older = places.saves / "a.kupola.4194304999.tmp", places.home / "settings.json.tmp"
    alive = places.saves / f"b.kupola.{os.getpid()}.tmp"
    for path in (dead, older, alive):
        path.write_bytes(b"half")
    store.unfinished()
    assert [path.exists() for path in (dead, older, alive)] == [False, False, True]


def test_a_deleted_game_leaves_the_list_as_a_whole(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever stops the deleting in the middle, the game is still there with its last entry."""
    session, kept = new_game(), store.begin_autosave("pebbles")
    for _ in range(3):
        kept.keep(play(session, 1).record())
        kept.settle()
    kept.close()
    replace = Path.replace

    def stops(path: Path, target: Path) -> Path:
        if path == kept.path:
            raise OSError(errno.EIO, "no")
        return replace(path, target)

    monkeypatch.setattr(Path, "replace", stops)
    with pytest.raises(trouble.StoreError):
        store.delete(kept.path)
    [found] = store.unfinished()
    assert len(store.read(found.path).entries) == 3

"""Named saves, games in progress and replays on the disk."""

import errno
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from time import time

import pytest

from game.core.rules import Key, Progress
from game.core.text import clean
from game.saves.autosave import backup
from game.saves.files import replace_file
from game.saves.paths import Paths
from game.saves.record import Label
from game.saves.store import Store, file_name
from game.saves.trouble import DamagedSave, StoreError
from tests.letters import odd_texts
from tests.session.games import new_game, play

PNG = b"\x89PNG\r\n\x1a\n picture"


def names(store: Store) -> list[str]:
    return [saved.head.label.name for saved in store.saves() if saved.head]


def left(store: Store, *entries: int) -> Path:
    """Leaves a game in progress behind that was kept after so many entries, one time after another."""
    kept = store.begin_autosave("pebbles")
    for number in entries:
        kept.keep(play(new_game(), number).record())
        kept.settle()
    kept.close()
    return kept.path


def latest(store: Store) -> Path:
    """Returns the game that "Continue" offers."""
    found = store.latest()
    assert found
    return found.path


def refusing(code: int) -> Callable[..., None]:
    """Returns what the system does in place of what was asked."""

    def refuse(*_: object, **__: object) -> None:
        raise OSError(code, os.strerror(code))

    return refuse


def test_a_named_save_is_listed_with_what_the_player_needs_to_know_it_by(store: Store) -> None:
    session = play(new_game(), 5)
    store.save(session.record(), "Vasárnap / délután", PNG)
    [saved] = store.saves()
    head = saved.head
    assert head and (head.label.name, head.label.picture) == ("Vasárnap / délután", PNG)
    assert (head.players, head.box) == (session.players, "pebbles")
    assert head.progress == Progress(Key("progress.round"), 1)
    assert set(head.acting) == session.to_act()
    assert saved.written > "2020"
    assert store.read(saved.path).entries == session.record().entries


def test_two_saves_of_one_name_both_stay(store: Store) -> None:
    paths = {store.save(new_game().record(), "Game") for _ in range(3)}
    assert len(paths) == len(store.saves()) == 3


def test_writing_over_a_save_replaces_it(store: Store) -> None:
    path = store.save(new_game().record(), "Game")
    store.save(play(new_game(), 4).record(), "Game", over=path)
    assert len(store.saves()) == 1
    assert len(store.read(path).entries) == 4


def test_saves_are_listed_newest_first(store: Store) -> None:
    for name in ("first", "second", "third"):
        store.save(new_game().record(), name)
    written = [saved.written for saved in store.saves()]
    assert written == sorted(written, reverse=True)


def test_rename_changes_name_and_file_and_nothing_else(store: Store) -> None:
    path = store.save(play(new_game(), 6).record(), "Old", PNG)
    before = store.read(path)
    renamed = store.rename(path, "Új név")
    assert renamed.name == "Új név.kupola"
    assert names(store) == ["Új név"]
    after = store.read(renamed)
    assert (after.entries, after.snapshot, after.label.picture) == (before.entries, before.snapshot, PNG)


def test_deleted_games_lie_in_the_trash(store: Store, places: Paths) -> None:
    for _ in range(2):
        gone = store.delete(store.save(new_game().record(), "Game"))
        assert gone.parent == places.trash
        assert store.read(gone).box == "pebbles"
    assert store.saves() == []
    assert len(list(places.trash.iterdir())) == 2


@pytest.mark.parametrize(
    "name", ["", "..", "con", "LPT1", "a/b\\c:d*?", "x" * 400, ".hidden", "trail. ", "\n\0", "żółw"]
)
def test_any_name_makes_a_file_that_every_system_takes(name: str, store: Store) -> None:
    stem = file_name(name)
    assert stem
    assert len(stem) <= 60
    assert stem == stem.strip(" .")
    assert not set(stem) & set('/\\:*?"<>|\n\0')
    store.save(new_game().record(), name)
    assert names(store) == [clean(name, 200)]


def test_names_of_every_category_make_files(places: Paths) -> None:
    places.saves.mkdir(parents=True)
    for text in odd_texts(1):
        stem = file_name(text)
        assert 0 < len(stem.encode()) <= 201
        (places.saves / f"{stem}.kupola").touch()


def test_a_damaged_save_is_listed_with_what_is_wrong(store: Store) -> None:
    path = store.save(new_game().record(), "Broken")
    path.write_bytes(b"\0\1\2")
    [saved] = store.saves()
    assert saved.head is None
    assert saved.trouble
    assert saved.trouble.key == "ui.saves.error_damaged"
    with pytest.raises(DamagedSave):
        store.read(path)


def test_a_save_that_is_gone_is_told(store: Store, places: Paths) -> None:
    with pytest.raises(DamagedSave) as gone:
        store.read(places.saves / "x.kupola")
    assert gone.value.notice.key == "ui.saves.error_gone"
    with pytest.raises(StoreError):
        store.delete(places.saves / "x.kupola")


def test_three_backups_rotate_behind_the_autosave(store: Store) -> None:
    path = left(store, *range(1, 7))
    assert len(store.read(path).entries) == 6
    assert [backup(path, number).read_bytes().count(b"\n") - 2 for number in (1, 2, 3)] == [6, 5, 4]
    assert len(list(path.parent.glob("*pebbles.*"))) == 5, "with the lock"


def test_continue_offers_the_game_played_last(store: Store) -> None:
    assert store.latest() is None
    early = store.begin_autosave("pebbles")
    early.keep(new_game().record())
    late = store.begin_autosave("pebbles")
    late.keep(play(new_game(), 3).record())
    early.keep(play(new_game(), 8).record())
    early.close()
    late.close()
    assert latest(store) == early.path
    assert len(store.read(early.path).entries) == 8
    assert len(store.unfinished()) == 2


def in_progress(store: Store, written: str, touched: float, entries: int) -> Path:
    """Leaves a game behind that says when it was written, in a file of another time."""
    path = left(store)
    replace_file(path, replace(play(new_game(), entries).record(), label=Label(written=written)).to_bytes())
    os.utime(path, (touched, touched))
    return path


def test_continue_believes_games_rather_than_the_times_of_files(store: Store) -> None:
    tomorrow = time() + 86_400
    in_progress(store, "2026-01-02T10:00:00+00:00", tomorrow, 3)
    newer = in_progress(store, "2026-01-03T09:00:00+00:00", 1000.0, 4)
    in_progress(store, "2026-01-03T11:00:00+05:00", tomorrow, 5)
    assert latest(store) == newer


@pytest.mark.parametrize("written", ["9999-12-31T23:59:59+00:00", "9999-12-31T23:59:59-12:00", "2400-01-01", "", "x"])
def test_a_clock_that_was_put_back_hides_no_game_played_since(store: Store, written: str) -> None:
    in_progress(store, written, time() + 86_400, 3)
    newer = in_progress(store, "2026-01-03T09:00:00+00:00", 1000.0, 4)
    assert latest(store) == newer


def test_a_game_that_nobody_can_read_hides_no_older_one(store: Store) -> None:
    older = in_progress(store, "2026-01-03T09:00:00+00:00", 1000.0, 4)
    for name in ("b.kupola", "c (1).KUPOLA"):
        (older.parent / name).write_bytes(b"{torn")
    (older.parent / "closed.kupola").symlink_to(older.parent / "nowhere")
    assert latest(store) == older
    assert [saved.trouble is None for saved in store.unfinished()] == [True, False, False]


def test_a_header_is_read_once_as_long_as_its_file_stays_the_same(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = store.save(new_game().record(), "Game")
    store.saves()
    with monkeypatch.context() as once:
        once.setattr("game.saves.store.parse_header", None)
        assert names(store) == ["Game"]
    store.save(play(new_game(), 2).record(), "Other", over=path)
    assert names(store) == ["Other"]


@pytest.mark.parametrize("damage", [b"", b"{", None])
def test_a_damaged_autosave_comes_back_from_its_backup(store: Store, damage: bytes | None) -> None:
    path = left(store, 7)
    if damage is None:
        path.unlink()
    else:
        path.write_bytes(damage)
    assert len(store.read(latest(store)).entries) == 7


def test_a_torn_autosave_gives_way_to_a_fuller_backup(store: Store) -> None:
    path = left(store, 7)
    path.write_bytes(path.read_bytes()[:-400])
    assert store.read(path).lost == 0


def test_an_undo_is_not_undone_by_a_fuller_backup(store: Store) -> None:
    assert len(store.read(left(store, 7, 6)).entries) == 6


def test_a_deleted_game_in_progress_is_gone_with_its_backups_and_comes_back_whole(store: Store) -> None:
    path = left(store, 1, 2, 3)
    entries, trashed = store.read(path).entries, store.delete(path)
    assert not store.unfinished()
    assert store.restore(trashed, path) == path
    [found] = store.unfinished()
    assert store.read(found.path).entries == entries
    assert backup(path, 1).exists()


def test_a_full_disk_is_told_and_the_old_save_stays(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = store.begin_autosave("pebbles")
    kept.keep(play(new_game(), 2).record())
    kept.settle()
    with monkeypatch.context() as disk:
        disk.setattr(os, "replace", refusing(errno.ENOSPC))
        disk.setattr(Path, "replace", refusing(errno.ENOSPC))
        with pytest.raises(StoreError) as error:
            kept.keep(play(new_game(), 3).record())
        assert error.value.notice.key == "ui.saves.error_disk_full"
        assert error.value.notice.values["folder"] == str(kept.path.parent)
        kept.settle()
    assert len(store.read(kept.path).entries) == 2
    kept.keep(play(new_game(), 4).record())
    kept.close()
    assert len(store.read(kept.path).entries) == 4
    assert not list(kept.path.parent.glob("*.tmp"))


def test_a_folder_that_may_not_be_looked_into_keeps_nobody_from_playing(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("exists", "is_dir", "stat", "mkdir"):
        monkeypatch.setattr(Path, name, refusing(errno.EACCES))
    kept = store.begin_autosave("pebbles")
    with pytest.raises(StoreError) as error:
        kept.keep(new_game().record())
    assert error.value.notice.key == "ui.saves.error_read_only"
    assert store.unfinished() == store.replays() == []
    kept.close()


def test_a_computer_without_a_spare_thread_keeps_the_game_all_the_same(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(ThreadPoolExecutor, "submit", refuse)
    kept = store.begin_autosave("pebbles")
    kept.keep(play(new_game(), 5).record())
    kept.close()
    assert len(store.read(kept.path).entries) == 5


def test_a_disk_that_fills_up_while_writing_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "file"
    replace_file(path, b"old")
    monkeypatch.setattr(os, "fsync", refusing(errno.ENOSPC))
    with pytest.raises(StoreError):
        replace_file(path, b"new")
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


def test_a_read_only_disk_is_told(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "mkdir", refusing(errno.EROFS))
    for attempt in (
        lambda: store.save(new_game().record(), "Game"),
        lambda: store.begin_autosave("pebbles").keep(new_game().record()),
    ):
        with pytest.raises(StoreError) as error:
            attempt()
        assert error.value.notice.key == "ui.saves.error_read_only"
    assert store.saves() == []


@pytest.mark.parametrize(("times", "told"), [(1, ""), (3, ""), (99, "ui.saves.error_held")])
def test_on_windows_a_file_that_another_program_has_open_is_waited_for(
    store: Store, monkeypatch: pytest.MonkeyPatch, times: int, told: str
) -> None:
    def held(old: Path, new: Path) -> Path:
        """As whoever looks for viruses: opens what was just written, and lets go of it after a while."""
        tries.append(new)
        if len(tries) > times:
            return replaced(old, new)
        raise PermissionError(errno.EACCES, "Access is denied")

    tries, waits, replaced = list[Path](), list[float](), Path.replace
    path = store.save(new_game().record(), "Game")
    before = path.read_bytes()
    monkeypatch.setattr("sys.platform", "win32")
    monkeypatch.setattr("game.saves.files.sleep", waits.append)
    monkeypatch.setattr(Path, "replace", held)
    notice = ""
    try:
        store.save(play(new_game(), 3).record(), "Game", over=path)
    except StoreError as error:
        notice = error.notice.key
    assert (notice, path.read_bytes() == before) == (told, bool(told))
    assert 0 < sum(waits) < 0.3
    assert list(path.parent.iterdir()) == [path]


def test_elsewhere_nobody_waits_for_a_folder_that_is_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    waits = list[float]()
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setattr("game.saves.files.sleep", waits.append)
    monkeypatch.setattr(Path, "replace", refusing(errno.EACCES))
    with pytest.raises(StoreError) as error:
        replace_file(tmp_path / "file", b"")
    assert (error.value.notice.key, waits) == ("ui.saves.error_read_only", [])


def test_a_file_where_the_folder_should_be_is_told(tmp_path: Path) -> None:
    (tmp_path / "home").write_text("not a folder")
    store = Store(Paths(tmp_path / "home"))
    with pytest.raises(StoreError):
        store.save(new_game().record(), "Game")
    assert store.saves() == store.unfinished() == []

"""The history finds all finished games in the replays: after a kill, after damage, from an older version."""

import errno
import os
import sqlite3
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from game.core.rules import Seat
from game.history import database, replays
from game.history.history import History
from game.history.house import games_played
from game.history.keeper import Keeper
from game.saves.paths import Paths
from game.saves.players import Player
from game.saves.record import Label
from game.saves.reviews import game_key
from game.saves.store import Store
from game.saves.trouble import DamagedSave, StoreError
from game.session.session import Session
from tests.history.games import ANNA, BELA, over, person
from tests.session.games import new_game, play


def nothing(session: Session) -> tuple[()]:
    return ()


def finish(paths: Paths, session: Session) -> Path:
    store = Store(paths)
    return store.finish(store.begin_autosave(session.box), session.record())


def digests(history: History) -> list[str]:
    return [game.digest for game in history.games()]


def kept_by(paths: Paths, *finished: Path) -> tuple[list[str], list[str]]:
    """Lets a keeper begin, look at replays and end; returns the digests of all games and what it told."""
    keeper = Keeper(paths, nothing, lambda: {"anna": ANNA})
    keeper.begin()
    for path in finished:
        keeper.look(path)
    keeper.settle()
    found = keeper.ask(digests).result()
    keeper.close()
    return found or [], [notice.key for notice in keeper.notices]


# ---------------------------------------------------------------------- one replay
def test_a_replay_brings_its_game_its_seconds_and_when_it_ended(paths: Paths, history: History) -> None:
    session = over(7, person("Anna", ANNA), person("Béla", colour="cobalt"))
    session.seconds = 1234.4
    path = finish(paths, session)
    assert replays.look(history, path, lambda session: ({"laid": 1}, {"laid": 2}))
    [game] = history.games()
    record = Store(paths).read(path)
    assert (game.ended, game.seconds, game.reason) == (record.label.written, 1234, session.result().reason)
    assert [seat.kinds for seat in game.seats] == [{"laid": 1}, {"laid": 2}]
    assert game.entries == len(record.entries)
    assert not replays.look(history, path, nothing)


def test_a_renamed_replay_is_the_same_game(paths: Paths, history: History) -> None:
    path = finish(paths, over())
    replays.look(history, path, nothing)
    renamed = Store(paths).rename(path, "Friday")
    assert replays.unknown(history, paths.replays) == [renamed]
    assert not replays.look(history, renamed, nothing)
    assert replays.unknown(history, paths.replays) == []


@pytest.mark.parametrize("damage", [b"", b"{}", b"\0" * 100])
def test_a_damaged_replay_is_looked_at_once(paths: Paths, history: History, damage: bytes) -> None:
    path = finish(paths, over())
    path.write_bytes(damage)
    assert not replays.look(history, path, nothing)
    assert replays.unknown(history, paths.replays) == []


def test_a_replay_that_is_damaged_later_keeps_its_game(paths: Paths, history: History) -> None:
    path = finish(paths, over())
    replays.look(history, path, nothing)
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:-3]))
    assert not replays.look(history, path, nothing)
    assert len(digests(history)) == 1
    assert history.rows("SELECT game FROM files") == [(1,)]


def test_a_newer_replay_waits_for_the_newer_program(paths: Paths, history: History) -> None:
    path = finish(paths, over())
    path.write_bytes(replace(over().record(), rules_version=99).to_bytes())
    assert not replays.look(history, path, nothing)
    assert replays.unknown(history, paths.replays) == [path]


def test_a_game_that_goes_on_is_none(paths: Paths, history: History) -> None:
    paths.replays.mkdir(parents=True)
    path = paths.replays / "x.kupola"
    path.write_bytes(play(new_game(), 5).record().to_bytes())
    assert not replays.look(history, path, nothing)
    assert digests(history) == []


# ---------------------------------------------------------------------- the keeper
def test_games_of_before_are_found_at_the_start_and_new_ones_when_they_end(paths: Paths) -> None:
    for seed in (1, 2):
        finish(paths, over(seed))
    found, told = kept_by(paths)
    assert (len(found), told) == (2, [])
    assert len(kept_by(paths, finish(paths, over(3)))[0]) == 3
    assert kept_by(paths)[1] == []


def test_a_program_killed_between_replay_and_history_loses_nothing(paths: Paths) -> None:
    kept_by(paths, finish(paths, over(1)))
    finish(paths, over(2))
    assert len(kept_by(paths)[0]) == 2


@pytest.mark.parametrize("damage", ["header", "middle", "all"])
def test_a_damaged_history_is_set_aside_told_and_made_anew(paths: Paths, damage: str) -> None:
    games = [finish(paths, over(seed)) for seed in range(12)]
    before, _ = kept_by(paths)
    Store(paths).delete(games[0])
    data = bytearray(paths.history.read_bytes())
    spoilt = {"header": slice(0, 50), "middle": slice(len(data) // 2, len(data)), "all": slice(0, len(data))}[damage]
    data[spoilt] = b"\x5a" * len(data[spoilt])
    paths.history.write_bytes(data)
    found, told = kept_by(paths)
    assert told == ["history.notice_damaged"]
    assert sorted(found) == sorted(before)
    assert (paths.home / "games.bad").read_bytes() == data
    assert kept_by(paths) == (found, [])


def test_a_game_whose_replay_is_gone_is_read_from_the_damaged_database(paths: Paths) -> None:
    path = finish(paths, over())
    before, _ = kept_by(paths)
    path.unlink()
    history = History.open(paths.history)
    history.rows("DROP TABLE files")
    history.close()
    assert kept_by(paths) == (before, ["history.notice_damaged"])
    assert kept_by(paths) == (before, [])


@pytest.mark.parametrize("damage", ["page", "text"])
def test_damage_that_a_question_finds_is_set_aside_told_and_made_anew_at_once(paths: Paths, damage: str) -> None:
    games = [finish(paths, over(seed)) for seed in range(12)]
    before, _ = kept_by(paths)
    Store(paths).delete(games[0])
    keeper = Keeper(paths, nothing, dict)
    keeper.begin()
    keeper.settle()
    spoil(paths.history, damage)
    assert keeper.ask(lambda history: games_played(history, 100)).result() is not None
    keeper.look(finish(paths, over(99)))
    keeper.settle()
    found = keeper.ask(digests).result() or []
    keeper.close()
    assert [notice.key for notice in keeper.notices] == ["history.notice_damaged"]
    assert set(before) < set(found)
    assert len(found) == len(before) + 1
    assert (paths.home / "games.bad").exists()
    assert kept_by(paths) == (found, [])


def spoil(path: Path, damage: str) -> None:
    """Spoils a database that is open: a page of the table of seats, or a text of which SQLite knows nothing."""
    made = sqlite3.connect(path, isolation_level=None)
    if damage == "text":
        made.execute("UPDATE seats SET player = 'x' || substr(player, 2) WHERE game = 3")
    made.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    (size,) = made.execute("PRAGMA page_size").fetchone()
    (page,) = made.execute("SELECT rootpage FROM sqlite_master WHERE name = 'seats'").fetchone()
    made.close()
    if damage == "page":
        with path.open("r+b") as file:
            file.seek((page - 1) * size)
            file.write(b"\x5a" * size)


def test_a_newer_history_is_left_alone_and_told(paths: Paths) -> None:
    finish(paths, over())
    history = History.open(paths.history)
    history.rows("PRAGMA user_version = 99")
    history.close()
    data = paths.history.read_bytes()
    assert kept_by(paths) == ([], ["history.notice_newer"])
    assert paths.history.read_bytes() == data


@pytest.mark.parametrize("beside", ["", "-wal", "-shm", "-journal"])
@pytest.mark.parametrize("odd", [Path.mkdir, os.mkfifo])
def test_what_is_no_file_in_its_place_is_set_aside(paths: Paths, beside: str, odd: Callable[[Path], object]) -> None:
    before, _ = kept_by(paths, finish(paths, over()))
    if not beside:
        paths.history.unlink()
    odd(paths.home / f"games.db{beside}")
    assert kept_by(paths) == (before, ["history.notice_damaged"])
    assert kept_by(paths) == (before, [])


def test_a_disk_that_refuses_is_told_once(paths: Paths, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(name: object, *_: object, **__: object) -> None:
        raise OSError(errno.ENOSPC, "full")

    path = finish(paths, over())
    monkeypatch.setattr(os, "open", full)
    assert kept_by(paths, path, path) == ([], ["ui.saves.error_disk_full"])


@pytest.mark.parametrize("lock", ["BEGIN IMMEDIATE", "BEGIN EXCLUSIVE"])
def test_a_history_that_is_kept_locked_is_told_once_and_catches_up(
    paths: Paths, monkeypatch: pytest.MonkeyPatch, lock: str
) -> None:
    monkeypatch.setattr(database, "WAIT_SECONDS", 0)
    kept_by(paths, finish(paths, over(1)))
    other = sqlite3.connect(paths.history, isolation_level=None)
    other.execute(lock)
    keeper = Keeper(paths, nothing, dict)
    keeper.begin()
    for seed in (2, 3):
        keeper.look(finish(paths, over(seed)))
    keeper.ask(digests).result()
    other.execute("ROLLBACK")
    other.close()
    keeper.ask(digests).result()
    keeper.settle()
    found = keeper.ask(digests).result()
    keeper.close()
    assert len(found or ()) == 3
    assert [notice.key for notice in keeper.notices] == ["history.notice_busy"]


# ---------------------------------------------------------------------- import and rebuild
def test_games_of_another_folder_are_copied_and_added_once(paths: Paths, history: History, tmp_path: Path) -> None:
    other = Paths(tmp_path / "other")
    for seed in (1, 2):
        finish(other, over(seed))
    (other.replays / "odd.kupola").write_text("odd")
    replays.look(history, finish(paths, over(1)), nothing)
    *whole, odd = replays.offered(other.replays)
    with pytest.raises(DamagedSave):
        replays.bring(history, odd, paths, nothing)
    assert sorted(replays.bring(history, path, paths, nothing) for path in whole) == [False, True]
    assert not any(replays.bring(history, path, paths, nothing) for path in whole)
    assert len(digests(history)) == len(list(paths.replays.iterdir())) == 2
    assert replays.unknown(history, paths.replays) == []


def test_from_the_home_of_another_program_its_replays_are_taken_with_when_they_ended(
    paths: Paths, history: History, tmp_path: Path
) -> None:
    other = Paths(tmp_path / "other")
    path = finish(other, over(3))
    path.write_bytes(replace(over(3).record(), label=Label()).to_bytes())  # older versions did not write when
    os.utime(path, (1_500_000_000, 1_500_000_000))
    assert [replays.bring(history, each, paths, nothing) for each in replays.offered(other.home)] == [True]
    ended = history.game(1).ended
    assert ended.startswith("2017-07-14")
    replays.rebuild(history, paths, nothing)
    assert history.game(1).ended == ended
    with pytest.raises(StoreError):
        replays.offered(tmp_path / "nowhere")


def test_rebuilt_it_holds_what_replays_trash_and_itself_held(paths: Paths, history: History) -> None:
    files = [finish(paths, over(seed)) for seed in range(4)]
    for path in files[:3]:
        replays.look(history, path, nothing)
    files[0].unlink()
    Store(paths).delete(files[1])
    assert replays.rebuild(history, paths, lambda session: ({"laid": 5}, {"laid": 5})) == 4
    kinds = [game.seats[0].kinds for game in history.games()]
    assert sorted(map(bool, kinds)) == [False, True, True, True]
    assert replays.rebuild(history, paths, nothing) == 4


# ---------------------------------------------------------------------- whose game it was
def test_a_game_under_a_name_alone_becomes_a_persons_and_stays_so_when_all_is_made_anew(
    paths: Paths, history: History
) -> None:
    session = over(7, person("Anna"), person("Béla", colour="cobalt"))
    other = over(8, person("Anna"), person("Béla", colour="cobalt"))
    path, untouched = finish(paths, session), finish(paths, other)
    for each in (path, untouched):
        replays.look(history, each, nothing)
    replays.claim(history, paths, game_key(session.record()), "anna ", ANNA, nothing)
    assert [[seat.person for seat in game.seats] for game in history.games()] == [[ANNA, ""], ["", ""]]
    assert Session.resume(Store(paths).read(path))[1] is None, "the replay is whole"
    assert not replays.unknown(history, paths.replays)
    replays.rebuild(history, paths, nothing)
    assert sorted(seat.person for game in history.games() for seat in game.seats) == ["", "", "", ANNA]


def test_a_claim_finds_whoever_gave_the_seat_away_later_and_nobody_who_is_known(paths: Paths, history: History) -> None:
    session = play(new_game(person("Anna"), person("Anna", BELA, "cobalt"), seed=7), 8, 7)
    session.hand_over(Seat(0), Player("Robot", "jade", "computer", "easy"))
    play(session, 300, 7)
    path = finish(paths, session)
    replays.look(history, path, nothing)
    replays.claim(history, paths, game_key(session.record()), "Anna", ANNA, nothing)
    [game] = history.games()
    assert game.seats[0].player.name == "Anna" and [seat.person for seat in game.seats] == [ANNA, BELA]


def test_a_game_without_a_replay_can_be_claimed_too(paths: Paths, history: History) -> None:
    session = over(7, person("Anna"), person("Béla", colour="cobalt"))
    path = finish(paths, session)
    replays.look(history, path, nothing)
    path.unlink()
    replays.claim(history, paths, game_key(session.record()), "Béla", BELA, nothing)
    assert [seat.person for seat in next(history.games()).seats] == ["", BELA]

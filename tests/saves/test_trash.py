"""What was deleted stays for a while, is counted, and goes when somebody says so; nothing else ever does."""

import os
from datetime import timedelta
from pathlib import Path
from time import time

import pytest

from game.saves import autosave, files, paths, trouble
from game.saves.files import replace_file
from game.saves.people import People
from game.saves.store import Store
from game.saves.trash import DAYS, MOST_GAMES, Contents, empty, look
from tests.session.games import new_game, play

DAY = timedelta(days=1).total_seconds()


@pytest.fixture
def dates(monkeypatch: pytest.MonkeyPatch) -> None:
    """A disk on which only the time of writing tells anything, as it is on Windows: the other cannot be set here."""
    found = files.stamps

    def stamps(folder: Path, *endings: str) -> dict[Path, files.Stamp]:
        return {path: (written, size, 0) for path, (written, size, _) in found(folder, *endings).items()}

    monkeypatch.setattr("game.saves.autosave.stamps", stamps)


def fill(trash: Path, count: int, days: float) -> list[Path]:
    """Puts games with an older moment each into a trash, all deleted some days ago, the first of them longest ago."""
    made = [trash / f"{days} {number:03}.kupola" for number in range(count)]
    for number, path in enumerate(made):
        for place in (path, autosave.backup(path, 1)):
            replace_file(place, b"x", durable=False)
            moment = time() - days * DAY + number
            os.utime(place, (moment, moment))
    return made


def there(trash: Path) -> list[Path]:
    return sorted(trash.glob("*.kupola"))


@pytest.mark.usefixtures("dates")
def test_of_very_many_deleted_games_those_deleted_longest_ago_leave(store: Store, places: paths.Paths) -> None:
    old, new = fill(places.trash, 7, DAYS + 1), fill(places.trash, MOST_GAMES - 2, DAYS - 1)
    store.latest()
    assert there(places.trash) == sorted([*old[5:], *new])
    assert len([*places.trash.iterdir()]) == 2 * MOST_GAMES, "their older moments went with them"


@pytest.mark.usefixtures("dates")
@pytest.mark.parametrize(("count", "days"), [(MOST_GAMES, 999), (MOST_GAMES + 30, DAYS - 1), (MOST_GAMES + 30, -999)])
def test_few_games_and_young_ones_stay(store: Store, places: paths.Paths, count: int, days: float) -> None:
    fill(places.trash, count, days)
    store.latest()
    assert len(there(places.trash)) == count


@pytest.mark.usefixtures("dates")
def test_a_game_that_was_played_long_ago_and_deleted_today_stays(store: Store, places: paths.Paths) -> None:
    fill(places.trash, MOST_GAMES, DAYS - 1)
    path = store.save(play(new_game(), 5).record(), "long ago")
    os.utime(path, (1e9, 1e9))
    trashed = store.delete(path)
    store.latest()
    assert trashed.exists()
    assert len(store.read(store.restore(trashed, path)).entries) == 5


def test_a_disk_that_tells_when_a_file_was_moved_is_believed_too(store: Store, places: paths.Paths) -> None:
    """Games that an older program deleted have the times at which they were written."""
    fill(places.trash, MOST_GAMES + 1, 999)
    store.latest()
    assert len(there(places.trash)) == MOST_GAMES + 1


@pytest.mark.usefixtures("dates")
def test_thousands_leave_little_by_little(store: Store, places: paths.Paths) -> None:
    fill(places.trash, MOST_GAMES + 120, 999)
    left = []
    for _ in range(4):
        store.latest()
        left.append(len(there(places.trash)))
    assert left == [MOST_GAMES + 70, MOST_GAMES + 20, MOST_GAMES, MOST_GAMES]


def test_what_was_deleted_is_counted_and_what_others_put_there_is_not(store: Store, places: paths.Paths) -> None:
    assert look(places.trash) == Contents()
    kept = store.begin_autosave("pebbles")
    for entries in (3, 5):
        kept.keep(play(new_game(), entries).record())
        kept.settle()
    kept.close()
    store.delete(kept.path)
    people = People(places)
    people.remove(people.create("Anna", "crimson", "girl_plaits").id)
    size = sum(path.stat().st_size for path in places.trash.iterdir())
    for name in ("._x.kupola", "notes.txt", "~$x.kupola"):
        (places.trash / name).write_bytes(b"theirs")
    (places.trash / "folder.kupola").mkdir()
    assert look(places.trash) == Contents(games=1, people=1, size=size)
    empty(places.trash)
    assert look(places.trash) == Contents()
    assert len([*places.trash.iterdir()]) == 4


def test_emptying_takes_nothing_but_what_was_deleted(store: Store, places: paths.Paths) -> None:
    kept = store.begin_autosave("pebbles")
    kept.keep(new_game().record())
    kept.close()
    saved, gone = (store.save(new_game().record(), name) for name in ("stays", "goes"))
    trashed = store.delete(gone)
    empty(places.trash)
    assert kept.path.exists() and saved.exists()
    with pytest.raises(trouble.StoreError):
        store.restore(trashed, gone)


def test_a_file_that_goes_while_the_trash_is_emptied_is_gone(
    store: Store, places: paths.Paths, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another running program empties it too, or somebody brings a game back."""
    [first, second] = fill(places.trash, 2, 0)
    remove = Path.unlink

    def both(path: Path, missing_ok: bool = False) -> None:
        second.unlink() if path == first and second.exists() else None
        remove(path, missing_ok=missing_ok)

    monkeypatch.setattr(Path, "unlink", both)
    empty(places.trash)
    assert look(places.trash) == Contents()


def test_what_cannot_be_removed_is_told_once_and_everything_else_goes(
    store: Store, places: paths.Paths, monkeypatch: pytest.MonkeyPatch
) -> None:
    [held, *_] = fill(places.trash, 3, 0)
    remove = Path.unlink

    def refuse(path: Path, missing_ok: bool = False) -> None:
        if path == held:
            raise PermissionError(13, "in use", str(path))
        remove(path, missing_ok=missing_ok)

    monkeypatch.setattr(Path, "unlink", refuse)
    with pytest.raises(trouble.StoreError) as error:
        empty(places.trash)
    assert error.value.notice.key == "ui.settings.trash_refused"
    assert there(places.trash) == [held]


def test_a_trash_that_nobody_can_look_into_is_empty(store: Store, places: paths.Paths) -> None:
    places.home.mkdir()
    places.trash.write_text("in the way")
    assert look(places.trash) == Contents()
    empty(places.trash)
    store.latest()

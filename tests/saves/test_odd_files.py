"""Files that are damaged, odd, or not ours."""

import base64
import contextlib
import json
import os
import random
import socket
import zlib
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from game.ai.levels import LADDER
from game.boxes import NAMES
from game.core import resources, rules
from game.core.box import about
from game.saves import autosave, parsing, paths, presets, trouble
from game.saves.players import Player
from game.saves.record import Label
from game.saves.settings import Settings, read_settings
from game.saves.store import Saved, Store
from game.session.session import Session
from game.tools import replay
from tests.breadth import wide
from tests.session.games import new_game, play
from tests.trials.damaging import DAMAGES


def _pipe(path: Path) -> None:
    os.mkfifo(path)


def _endless(path: Path) -> None:
    path.symlink_to("/dev/zero")


def _folder(path: Path) -> None:
    path.mkdir()


def _loop(path: Path) -> None:
    path.symlink_to(path)


def _huge(path: Path) -> None:
    with path.open("wb") as file:
        file.truncate(9 << 20)


ODD = [_pipe, _endless, _folder, _loop, _huge]


def _socket(path: Path) -> None:
    with contextlib.chdir(path.parent), socket.socket(socket.AF_UNIX) as made:  # a socket's path may not be long
        made.bind(path.name)


def _listed(home: Path) -> list[Saved]:
    store = Store(paths.Paths(home))
    return [*store.saves(), *store.unfinished(), *store.replays()]


FOLDERS = ["saves", "autosave", "replays"]


@pytest.mark.parametrize("make", [_pipe, _socket, _endless, _folder, _loop])
@pytest.mark.parametrize("folder", FOLDERS)
def test_an_odd_thing_among_the_games_is_none_of_them(
    tmp_path: Path, folder: str, make: Callable[[Path], None]
) -> None:
    (tmp_path / folder).mkdir()
    make(tmp_path / folder / "odd.kupola")
    assert not _listed(tmp_path)
    with pytest.raises((trouble.StoreError, trouble.SaveError)):
        Store(paths.Paths(tmp_path)).read(tmp_path / folder / "odd.kupola")


@pytest.mark.parametrize("folder", FOLDERS)
def test_a_file_that_is_far_too_large_is_told_and_can_go(tmp_path: Path, folder: str) -> None:
    (tmp_path / folder).mkdir()
    _huge(tmp_path / folder / "odd.kupola")
    [found] = _listed(tmp_path)
    assert found.head is None and found.trouble and found.trouble.key == "ui.saves.error_no_save"
    Store(paths.Paths(tmp_path)).delete(found.path)
    assert not _listed(tmp_path)


@pytest.mark.parametrize("folder", FOLDERS)
def test_hidden_and_temporary_files_of_others_are_left_alone(tmp_path: Path, folder: str) -> None:
    (tmp_path / folder).mkdir()
    data = play(new_game(), 3).record().to_bytes()
    others = ["._a.kupola", ".a.kupola", "~$a.kupola", "~a.kupola", "a.kupola~", "a.tmp", "a.docx.tmp", ".a.tmp"]
    for name in (*others, "a.kupola.part", "a.kupola.4194304999.tmp"):
        (tmp_path / folder / name).write_bytes(data)
    assert not _listed(tmp_path)
    assert {path.name for path in (tmp_path / folder).iterdir()} == {*others, "a.kupola.part"}


@pytest.mark.parametrize("name", ["A.KUPOLA", "a.Kupola", "a (conflicted copy).kupola", "a~.kupola", "$.kupola"])
@pytest.mark.parametrize("folder", FOLDERS)
def test_endings_are_read_in_any_case(tmp_path: Path, folder: str, name: str) -> None:
    (tmp_path / folder).mkdir()
    (tmp_path / folder / name).write_bytes(play(new_game(), 3).record().to_bytes())
    [found] = _listed(tmp_path)
    store = Store(paths.Paths(tmp_path))
    assert found.head and store.read(found.path).entries
    store.restore(store.delete(found.path), found.path)
    assert [saved.path for saved in _listed(tmp_path)] == [found.path]


@pytest.mark.parametrize("make", ODD)
def test_an_odd_thing_in_the_place_of_settings_is_put_aside(tmp_path: Path, make: Callable[[Path], None]) -> None:
    make(tmp_path / "settings.json")
    make(tmp_path / "presets.json")
    settings, notice = read_settings(tmp_path / "settings.json")
    assert settings == Settings() and notice
    assert presets.read_presets(tmp_path / "presets.json") == presets.Presets()
    assert read_settings(tmp_path / "settings.json") == (Settings(), None)


@pytest.mark.parametrize("make", ODD)
def test_the_tool_tells_an_odd_thing_in_one_line(
    tmp_path: Path, make: Callable[[Path], None], capsys: pytest.CaptureFixture[str]
) -> None:
    make(tmp_path / "odd")
    assert replay.run([str(tmp_path / "odd")]) == 1
    out, err = capsys.readouterr()
    assert out == "" and err.count("\n") == 1
    assert "nothing was saved" not in err


def test_reading_is_not_saving(tmp_path: Path) -> None:
    """A folder in the place of a save was said not to have been saved."""
    with pytest.raises(trouble.StoreError) as error:
        autosave.read(tmp_path)
    assert error.value.notice.key == "ui.saves.error_no_save"


@cache
def _bomb(size: int) -> str:
    return base64.b64encode(zlib.compress(b"[" + b"1," * (size // 2) + b"1]", 9)).decode()


@pytest.mark.parametrize("key", ["seed", "start", "luck"])
def test_a_sealed_word_that_grows_without_end_is_refused(key: str) -> None:
    first, *rest = play(new_game(), 3).record().to_bytes().splitlines(keepends=True)
    bomb = json.dumps(json.loads(first) | {key: _bomb(8 << 20)}).encode()
    with pytest.raises(trouble.DamagedSave):
        parsing.parse(bomb + b"\n" + b"".join(rest))
    with pytest.raises(trouble.DamagedSave):
        parsing.parse_header(bomb)


def test_entries_and_a_snapshot_that_grow_without_end_are_lost(tmp_path: Path) -> None:
    lines = play(new_game(), 4).record().to_bytes().splitlines(keepends=True)
    lines[2] = json.dumps([_bomb(8 << 20), "x"]).encode() + b"\n"
    lines[-1] = json.dumps({"snapshot": _bomb(8 << 20)}).encode() + b"\n"
    session, notice = Session.resume(parsing.parse(b"".join(lines)))
    assert session.number == 1
    assert notice and notice.key == "ui.saves.notice_moves_lost"


@pytest.mark.parametrize("depth", [70, 900, 100_000])
def test_nesting_is_bounded(depth: int) -> None:
    first, *rest = play(new_game(), 3).record().to_bytes().splitlines(keepends=True)
    deep = b"[0," + b"[" * depth + b"]" * depth + b',[],"x"]\n'
    session, notice = Session.resume(parsing.parse(b"".join([first, deep, *rest[1:]])))
    assert notice and session.to_act()


def test_lines_without_end_are_not_all_read() -> None:
    data = play(new_game(), 3).record().to_bytes()
    head = data.splitlines(keepends=True)[0]
    assert len(parsing.parse(head + b'[0,["lay",0],[],"x"]\n' * 200_000).entries) < 10_000


BOXES = [name for name in NAMES if about(name).shelf]
DAILY = ("alhambra_cards", "ys")
"""What is read is the same for all boxes: one with hidden hands, one in which all decide at once."""
boxes = pytest.mark.parametrize("box", wide(DAILY, BOXES))
LENGTHS = {"begun": 12, "finished": 2000}


@cache
def whole(box: str, length: str) -> tuple[bytes, Session]:
    """Returns a save with two people and a computer player, some not asked everything, and its game."""
    seats = max(3, about(box).seats[0])
    players = [Player("Zsófia", "crimson", "human"), Player("Łukasz", "cobalt", "human")]
    players += [Player("Bot", "jade", "computer", "easy")] * (seats - 2)
    session = Session.new(box, players, {}, 5)
    for question in about(box).asked(session.options)[:1]:
        session.set_asked(rules.Seat(0), question, is_asked=False)
    play(session, LENGTHS[length], 5)
    assert session.is_over == (length == "finished")
    return replace(session.record(), label=Label("Friday", "2026-01-01", b"picture")).to_bytes(), session


def fate(data: bytes, box: str, length: str) -> str:
    """Opens a damaged save; returns whether it was "refused", "told" or came back "equal"."""
    undamaged, _ = whole(box, length)
    try:
        record = parsing.parse(data)
        back, notice = Session.resume(record)
    except trouble.SaveError as error:
        assert error.notice.key.startswith("ui.saves.error_")
        return "refused"
    assert {player.colour for player in back.players} <= set(resources.player_colours())
    assert {player.level for player in back.players if not player.is_human} <= {level.key for level in LADDER}
    assert all(0 <= seat < len(back.players) for seat in record.acting)
    play(back, 2)
    if notice is not None:
        return "told"
    assert record == parsing.parse(undamaged), "something differs and nothing was told"
    return "equal"


@pytest.mark.parametrize("damage", DAMAGES)
@boxes
def test_no_damage_is_taken_for_the_game(box: str, damage: str) -> None:
    dice, fates = random.Random(damage), Counter[str]()
    for _ in wide(range(1), range(64)):
        for length in LENGTHS:
            fates[fate(DAMAGES[damage](whole(box, length)[0], dice), box, length)] += 1
    print(f"\n{box}, {damage}: {fates.total()} damaged saves, {dict(fates)}, different and not told 0")


@pytest.mark.parametrize("damage", DAMAGES)
@boxes
def test_a_damaged_save_of_the_first_version_breaks_nothing(box: str, damage: str) -> None:
    """It has no digests: what it says is believed, but what nobody knows is mended and told."""
    dice = random.Random(damage)
    for path in sorted(resources.shipped("positions").glob(f"{box}/*.kupola")):
        try:
            back, _ = Session.resume(parsing.parse(DAMAGES[damage](path.read_bytes(), dice)))
        except trouble.SaveError:
            continue
        assert {player.colour for player in back.players} <= set(resources.player_colours())
        play(back, 5)

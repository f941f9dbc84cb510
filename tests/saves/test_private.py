"""What waits in a file is sealed, and only its owner may read it."""

import base64
import os
import stat
import zlib
from dataclasses import dataclass
from pathlib import Path

import pytest

from game.core import box as shelf
from game.core.codec import Plain
from game.saves import crash, parsing, paths, presets, settings
from game.saves.sealing import digest, load, seal, unseal
from game.saves.store import Store
from game.session.session import Session
from tests.session.games import ANNA, BELA, ROBOT, new_game, play


@pytest.mark.parametrize("box", ["alhambra", "alhambra_cards", "maharaja", "ys"])
def test_no_move_and_no_luck_of_a_game_in_progress_can_be_read(box: str) -> None:
    session = play(Session.new(box, (ANNA, BELA, ROBOT), {}, 3), 30)
    text = session.record().to_bytes().decode()
    for name in shelf.codec_table(box):
        assert f'"{name}"' not in text.partition("\n")[2]
    picks = ",".join(map(str, session.opening.luck))
    assert not picks or picks not in text
    back, notice = Session.resume(parsing.parse(text.encode()))
    assert notice is None and back.record() == session.record()


def test_the_moves_of_a_finished_game_can_be_read() -> None:
    text = play(new_game(), 300).record().to_bytes().decode()
    assert '["bid",' in text
    assert Session.resume(parsing.parse(text.encode()))[1] is None


@dataclass(frozen=True)
class Card:
    suit: str


@pytest.mark.parametrize(
    "error",
    [KeyError(4711), KeyError("ducats"), KeyError(Card("ducats")), ValueError("not [4711, 'ducats'] in 4711"),
     ValueError({"ducats": Card("ducats")}), AssertionError((Card("ducats"), 4711))],
)  # fmt: skip
def test_a_crash_tells_where_it_happened_and_nothing_of_what_is_hidden(tmp_path: Path, error: Exception) -> None:
    with pytest.raises(RuntimeError) as raised:
        try:
            raise error
        except type(error) as first:
            raise RuntimeError(f"{first}") from first
    path = crash.write_crash(paths.Paths(tmp_path), raised.value, play(new_game(), 4).record)
    assert path is not None
    text = path.read_text(encoding="utf-8")
    assert f"{type(error).__name__}: " in text and "RuntimeError: " in text and Path(__file__).name in text
    assert "4711" not in text and "ducats" not in text


posix = pytest.mark.skipif(os.name != "posix", reason="permissions as POSIX knows them")


def _modes(home: Path) -> set[tuple[bool, int]]:
    return {(path.is_dir(), stat.S_IMODE(path.stat().st_mode)) for path in (home, *home.rglob("*"))}


@posix
def test_files_are_for_the_player_alone(tmp_path: Path) -> None:
    places = paths.Paths(tmp_path / "data" / "kupola")
    store = Store(places)
    kept = store.begin_autosave("pebbles")
    for _ in range(3):
        kept.keep(new_game().record())
        kept.settle()
    kept.close()
    store.finish(store.begin_autosave("pebbles"), play(new_game(), 300).record())
    store.delete(store.save(new_game().record(), "Game"))
    store.save(new_game().record(), "Game")
    settings.change_settings(places.settings, {"mute": True})
    presets.keep_last(places.presets, presets.SetUp("pebbles", (ANNA, BELA)))
    crash.write_crash(places, RuntimeError("x"), new_game().record)
    assert _modes(tmp_path / "data") == {(True, 0o700), (False, 0o600)}


@posix
def test_the_folders_of_an_older_version_are_closed(tmp_path: Path) -> None:
    places = paths.Paths(tmp_path / "kupola")
    for folder in (places.home, places.saves, places.autosave):
        folder.mkdir()
        folder.chmod(0o755)
    store = Store(places)
    store.unfinished()
    assert [stat.S_IMODE(folder.stat().st_mode) for folder in (places.saves, places.autosave)] == [0o700, 0o700]
    store.save(new_game().record(), "Game")
    settings.change_settings(places.settings, {"mute": True})
    assert _modes(places.home) == {(True, 0o700), (False, 0o600)}


PLAIN: Plain = {"deck": [3, 1, 2], "names": ["Zsófia", "Łukasz"], "seed": 1 << 80, "none": None}
PRESSED = base64.b64decode(seal(PLAIN))


def word(data: bytes) -> str:
    return base64.b64encode(data).decode("ascii")


def test_what_was_sealed_comes_back_and_cannot_be_read_in_an_editor() -> None:
    assert unseal(seal(PLAIN)) == PLAIN
    assert "deck" not in seal(PLAIN)


@pytest.mark.parametrize(
    "damaged",
    [
        pytest.param(None, id="no word"),
        pytest.param("", id="empty"),
        pytest.param("not base64!", id="other letters"),
        pytest.param(word(b"noise"), id="nothing sealed"),
        pytest.param(word(PRESSED[:-1]), id="its end is missing"),
        pytest.param(word(PRESSED + b"x"), id="something behind its end"),
        pytest.param(word(PRESSED + PRESSED), id="twice"),
        pytest.param(word(zlib.compress(b"{")), id="no JSON"),
    ],
)
def test_a_damaged_word_is_refused(damaged: str | None) -> None:
    with pytest.raises(ValueError):
        unseal(damaged)


def test_a_word_may_hold_as_much_as_its_reader_allows_and_no_more() -> None:
    assert unseal(seal("x" * 98), 100) == "x" * 98
    with pytest.raises(ValueError):
        unseal(seal("x" * 99), 100)


def test_nesting_is_bounded() -> None:
    assert load(b"[" * 64 + b"]" * 64)
    with pytest.raises(ValueError):
        load(b"[" * 65 + b"]" * 65)


def test_equal_data_has_one_digest_in_whatever_order() -> None:
    assert digest({"a": 1, "b": [2]}) == digest({"b": [2], "a": 1}) != digest({"a": 1, "b": [3]})

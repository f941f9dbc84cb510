"""A sealed word comes back as it was sealed; any other is damaged, and nothing of it is believed."""

import base64
import zlib

import pytest

from game.core.codec import Plain
from game.saves.sealing import digest, load, seal, unseal

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

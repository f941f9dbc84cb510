"""Every test runs without a screen, without sound and without the player's own files."""

import os
from collections.abc import Iterator
from contextlib import nullcontext
from functools import cache
from pathlib import Path

import pytest

from game.core.resources import shipped
from game.locale.files import Document, read
from tests.blind import unpainted

_SHIPPED = shipped("locales")

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")


@pytest.fixture(autouse=True)
def canvas_is_blind(request: pytest.FixtureRequest) -> Iterator[None]:
    """Nothing is painted on the window, except for tests that are marked as looking at it."""
    with nullcontext() if request.node.get_closest_marker("painted") else unpainted():
        yield


@pytest.fixture(autouse=True, scope="session")
def shipped_texts_are_read_once() -> Iterator[None]:
    """Every test begins a program of its own, but all of them have the same shipped texts, which nobody changes."""
    with pytest.MonkeyPatch.context() as patch:
        for module in ("audit", "book", "languages", "words"):
            patch.setattr(f"game.locale.{module}.read", _read_once)
        yield


def _read_once(file: Path) -> Document:
    return _shipped(file) if file.is_relative_to(_SHIPPED) else read(file)


@cache
def _shipped(file: Path) -> Document:
    return read(file)

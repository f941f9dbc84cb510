"""Every test runs without a screen, without sound and without the player's own files."""

import gc
import os
import sys
from collections.abc import Generator, Iterator
from functools import _lru_cache_wrapper, cache
from pathlib import Path
from typing import Any

import hypothesis
import pytest

from game.core.resources import shipped
from game.locale.files import Document, read
from game.paint.cache import hand_back
from tests import breadth
from tests.blind import forget_pictures, painted, unpainted

_SHIPPED = shipped("locales")

hypothesis.settings.register_profile("any computer", deadline=None)  # no test measures how fast it is
hypothesis.settings.load_profile("any computer")
os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

_MANY = 30_000
"""So many objects more than after the last look are worth another."""


def pytest_addoption(parser: pytest.Parser, pluginmanager: pytest.PytestPluginManager) -> None:
    """Learns how much is asked, here and in the processes that share the work, before any test or conftest is read."""
    parser.addoption("--marathon", action="store_true", help="ask all that is asked before a release, not a part of it")
    config: Any = pluginmanager.get_plugin("pytestconfig")
    breadth.is_whole = "--marathon" in config.invocation_params.args or getattr(config.option, "marathon", False)


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """What is collected stays to the end: no garbage is looked for in it, and later between tests, seldom in them."""
    gc.disable()
    try:
        return (yield)
    finally:
        sweep()
        gc.set_threshold(30 * _MANY, 5, 5)
        gc.enable()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> Generator[None, object, object]:
    """Pictures are kept from one test that looks at them to the next of the same file, and for no other."""
    try:
        return (yield)
    finally:  # only now has the test let go of what its fixtures gave it
        is_last = nextitem is None or item.path != nextitem.path
        if _is_painted(item) and (is_last or not _is_painted(nextitem)):
            forget_pictures()
        if is_last:
            sweep()
        elif gc.get_count()[0] > _MANY:
            gc.collect()


def sweep() -> None:
    """Ends what nobody needs any more, such as programs with their windows, and looks no more at what is left."""
    _forget_positions()
    gc.collect()
    gc.freeze()
    hand_back()


def _forget_positions() -> None:
    """What computer players and rules remember of one file's games is worth nothing to the next file's."""
    for module in [each for name, each in sys.modules.items() if name.startswith("game.")]:
        for memo in vars(module).values():
            if isinstance(memo, _lru_cache_wrapper) and memo.cache_parameters()["maxsize"]:
                memo.cache_clear()


def _is_painted(item: pytest.Item | None) -> bool:
    return item is not None and item.get_closest_marker("painted") is not None


@pytest.fixture(autouse=True)
def canvas_is_blind(request: pytest.FixtureRequest) -> Iterator[None]:
    """Nothing is painted on the window, except for tests that are marked as looking at it."""
    with painted() if _is_painted(request.node) else unpainted():
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

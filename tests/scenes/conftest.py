"""Games for tests that hold in every box on the shelf."""

import io
from collections.abc import Iterator
from functools import cache, partial
from pathlib import Path

import pygame
import pytest

from game.core.resources import shipped
from game.locale.words import Words
from game.scenes.lobby.lineup import LineUp
from tests.breadth import wide
from tests.scenes.driver import Driver, NewGame, new_session

MODULES = dict.fromkeys(("vizier", "camps", "bazaars", "falcons"), True)
VARIANTS = dict.fromkeys(("yogi", "auction", "homes"), True)
BOXES: dict[str, dict[str, bool]] = {"alhambra_cards": {}, "alhambra": MODULES, "maharaja": VARIANTS, "ys": {}}
"""The boxes that people play with the options that bring most into play."""

DAILY = ("alhambra_cards", "ys")
"""One box with hidden hands and one with simultaneous secrets; before a release it is every box."""

LOBBY = "alhambra_cards"
"""The box that a first lobby shows."""


@cache
def _blank() -> bytes:
    file = io.BytesIO()
    pygame.image.save(pygame.Surface((384, 225)), file, "blank.jpg")
    return file.getvalue()


@pytest.fixture
def blank_thumbnails(monkeypatch: pytest.MonkeyPatch) -> None:
    """The board is not drawn again for each save."""
    monkeypatch.setattr("game.scenes.table.flow.Thumbnailer.thumbnail", lambda _self: _blank())


@pytest.fixture(autouse=True)
def saves_have_a_blank_picture(request: pytest.FixtureRequest) -> None:
    """Saves have a picture only in tests that look at pictures."""
    if not request.node.get_closest_marker("painted"):
        request.getfixturevalue("blank_thumbnails")


@pytest.fixture(autouse=True)
def disks_are_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """No test of the scenes pulls the plug."""
    monkeypatch.setattr("os.fsync", lambda _file: None)


@cache
def games(box: str, **options: bool) -> NewGame:
    """Returns what makes games of a box with options, the same each time, so that `met` keeps what it found."""
    return partial(new_session, box=box, **options)


@pytest.fixture(params=wide(DAILY, BOXES))
def new(request: pytest.FixtureRequest) -> NewGame:
    return games(request.param, **BOXES[request.param])


@pytest.fixture(params=wide(["alhambra_cards"], ["alhambra_cards", "alhambra"]))
def hands(request: pytest.FixtureRequest) -> NewGame:
    """Makes games in which people hold hidden money cards."""
    return games(request.param, **BOXES[request.param])


@pytest.fixture
def variants() -> NewGame:
    """Makes games of Maharaja with the variants that can be played together."""
    return games("maharaja", **VARIANTS)


@pytest.fixture
def harbour() -> NewGame:
    """Makes games of Ys with the king's favour, which add the throne room to what is hidden."""
    return games("ys", favour=True)


@pytest.fixture
def modules() -> NewGame:
    """Makes games of the tile game with all of its modules."""
    return games("alhambra", **MODULES)


@pytest.fixture
def driver(tmp_path: Path) -> Iterator[Driver]:
    """The program with a home that is empty."""
    driver = Driver(tmp_path)
    yield driver
    driver.close()


@pytest.fixture
def lobby(tmp_path: Path) -> Iterator[Driver]:
    """A program whose lobby is open for the first time, the first lesson already declined."""
    driver = Driver(tmp_path)
    driver.services.progress.offer(LOBBY)
    driver.start(driver.services.routes.lobby)
    yield driver
    driver.close()


@pytest.fixture
def words() -> Words:
    return Words("en", (shipped("locales"),))


@pytest.fixture
def lineup(words: Words) -> LineUp:
    """Who is seated where the lobby opens."""
    return LineUp(LOBBY, words)

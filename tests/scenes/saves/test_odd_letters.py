"""A home full of letters that anybody can bring: every list shows it, and nothing of it ends the program."""

import json
import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from game.core.text import visible
from game.saves.paths import Paths
from game.saves.people import People
from tests.breadth import wide
from tests.letters import PASTED, odd_texts
from tests.scenes.driver import Driver
from tests.trials.crafting import changed, language

GOLDEN = Path(__file__).parents[2] / "golden" / "alhambra_cards"
_ID = "0123456789abcdef"


def told(text: str) -> str:
    """A text as JSON and YAML hold it in quotes."""
    return json.dumps(text[:2000])


def fill(home: Path, text: str) -> None:
    """Puts a text wherever the program keeps what somebody brought or typed."""
    paths = Paths(home)
    game = changed("alhambra_cards", lambda head: (head.update(name=text), head["players"][0].update(name=text)))
    for folder in (paths.autosave, paths.saves, paths.replays):
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "odd.kupola").write_bytes(game)
    lines = sorted(GOLDEN.glob("*.kupola"))[0].read_text("utf-8").splitlines()
    head = json.loads(lines[0])
    head["players"][0]["name"] = head["name"] = text
    (paths.replays / "over.kupola").write_text("\n".join([json.dumps(head), *lines[1:]]) + "\n", "utf-8")
    who = People(paths).create("Zoe", "jade", "p01").id
    change(paths.people / f"{who}.json", name=text[:200] or "?", also=[text[:200], "Zoe"])
    change(paths.presets, named={text: None})
    player = {"name": text, "colour": "jade", "kind": "human", "level": "", "person": who}
    other = {"name": f"{text}2"[:100], "colour": "onyx", "kind": "computer", "level": "easy"}
    change(paths.evening, version=1, id=_ID, players=[player, other], boxes=["alhambra_cards", text[:40]])
    values = f"  language_name: {told(text)}\n  third_player: {told(text)}\n  alphabet: {told(text)}\n"
    language("xx", "common", f"xx:\n{values}", home)
    language("xx", "ui", f"xx:\n  menu:\n    new_game: {told(text)}\n    continue: {told(text)}\n", home)


def change(path: Path, **values: Any) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    plain = json.loads(path.read_text("utf-8")) if path.exists() else {}
    path.write_text(json.dumps(plain | values), "utf-8")


def visit(driver: Driver, *languages: str) -> Iterator[str]:
    """Opens everything that shows names, and yields all that is shown or told there."""
    services, routes = driver.services, driver.services.routes
    services.history.begin()
    services.history.settle()
    for spoken in languages:
        services.settings.change(language=spoken)
        start = services.navigation.start
        ways: list[Callable[[], object]] = [
            partial(start, routes.menu), partial(start, routes.saves, "load"), partial(start, routes.saves, "replays"),
            partial(start, routes.lobby), partial(services.navigation.open, routes.people, [], [], print),
            partial(start, routes.wall), partial(start, routes.settings), partial(start, routes.challenges),
        ]  # fmt: skip
        for go in ways:
            go()
            driver.run(0.1)
            yield from driver.said


@pytest.mark.parametrize("text", wide([PASTED, "\u200b\ufe0f\ud800"], odd_texts(1)))
def test_names_of_any_letters_are_shown_wherever_they_are_kept(tmp_path: Path, text: str) -> None:
    """In a home that is full of a text all that is said can be written, and the name is among it."""
    fill(tmp_path, text)
    driver = Driver(tmp_path)
    said = "\n".join(visit(driver, "hu", "xx"))
    assert said.encode().decode() == said
    assert visible(text)[:8].strip() in said
    driver.close()


def test_files_and_folders_of_any_name_are_listed(tmp_path: Path) -> None:
    fill(tmp_path, "Zoe")
    odd = "\u202e \u2764\ufe0f.kupola".encode()
    names = (b"\xff\xfe.kupola", odd, b"x\ny.kupola", b"\xff.json", b"\xff.ttf", b"\xff.yml")
    for folder in ("autosave", "saves", "replays", "people", "locales/xx", "locales/xx/fonts"):
        (tmp_path / folder).mkdir(exist_ok=True)
        for name in names:
            with suppress(OSError):  # not every system has names that are no text
                shutil.copy(tmp_path / "saves" / "odd.kupola", tmp_path / folder / os.fsdecode(name))
    driver = Driver(tmp_path)
    for said in visit(driver, "hu"):
        assert said.encode() is not None
    for name in (b"saves/\xff\xfe.kupola", b"saves/\xff.json", b"\xff", b"locales/\xff"):
        driver.program.open_file(tmp_path / os.fsdecode(name))
        driver.run(0.1)
        assert all(said.encode() is not None for said in driver.said)
    driver.close()

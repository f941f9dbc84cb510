"""A home full of letters that anybody can bring: every list shows it, and nothing of it ends the program."""

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.core.text import visible
from game.saves.paths import Paths
from game.saves.people import People
from tests.letters import PASTED, SEQUENCES, UNSEEN, odd_texts
from tests.scenes.driver import Driver
from tests.trials.crafting import changed, language

GOLDEN = Path(__file__).parents[1] / "golden" / "alhambra_cards"
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
    values = f'  language_name: {told(text)}\n  third_player: {told(text)}\n  alphabet: {told(text)}\n'
    language("xx", "common", f"xx:\n{values}", home)
    language("xx", "ui", f"xx:\n  menu:\n    new_game: {told(text)}\n    continue: {told(text)}\n", home)


def change(path: Path, **values: Any) -> None:
    """Writes some values into a file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    plain = json.loads(path.read_text("utf-8")) if path.exists() else {}
    path.write_text(json.dumps(plain | values), "utf-8")


def visit(driver: Driver) -> Iterator[str]:
    """Opens everything that shows names, and yields all that is shown or told there."""
    services, routes = driver.services, driver.services.routes
    services.history.begin()
    services.history.settle()
    for language_of_player in ("hu", "xx"):
        services.change(language=language_of_player)
        for open_it in (
            lambda: services.start(routes.menu),
            lambda: services.start(routes.saves, "load"),
            lambda: services.start(routes.saves, "replays"),
            lambda: services.start(routes.lobby),
            lambda: services.open(routes.people, [], [], lambda person: None),
            lambda: services.start(routes.wall),
            lambda: services.start(routes.settings),
            lambda: services.start(routes.challenges),
        ):
            open_it()
            driver.run(0.2)
            yield from driver.said


@pytest.mark.parametrize("text", [PASTED, *SEQUENCES[3:12], *UNSEEN[:3], "\u202eZoe", "x" * 5000])
def test_names_of_any_letters_are_shown_wherever_they_are_kept(tmp_path: Path, text: str) -> None:
    fill(tmp_path, text)
    driver = Driver(tmp_path)
    for said in visit(driver):
        assert said.encode() is not None
    driver.close()

"""What is drawn is also said: every text is in the words of what it is drawn on, or is a label of its own.

Where a screen is read by regions, a text beside all controls must be in the words of one of them. `unsaid.txt` lists
what is not said yet, by screen and by what it is drawn on, and why nobody misses it; that list may only become shorter.
"""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.access.outline import ROOT, Outline, faults, outline
from game.access.signs import said
from game.saves.settings import Settings
from game.tools.demo import program
from game.widgets.reading import holder
from game.widgets.ui import Ui
from tests.access.screens import ALL, BOXES, BRIEF, TABLES, screens
from tests.breadth import wide

_UNSAID = Path(__file__).parent / "unsaid.txt"
_NUMBER = re.compile(r"\d+")


def unsaid(ui: Ui, made: Outline) -> Iterator[tuple[str, str]]:
    """Yields what texts are drawn on that are not said, and the text."""
    everywhere = _plain(" | ".join(f"{thing.words} {thing.told}" for thing in made.things.values()))
    sayings = " | ".join(line for saying in made.sayings.values() for line in saying.lines.values())
    everywhere += _plain(sayings)
    controls = [node for node in ui.nodes if not node.id.startswith("text:") and node.rect.w]
    for text in ui.reading.heard:
        node = holder(controls, text)
        words = "" if node is None else _plain(f"{node.name} {node.value} {node.why} {node.told}")
        is_near = _is_in(text.text, words) or _is_in(said(ui.words, text.text), words)
        if is_near or ((node is None or ui.reading.regions) and _is_in(said(ui.words, text.text), everywhere)):
            continue
        yield _NUMBER.sub("#", node.id) if node else "", text.text


def _plain(words: str) -> str:
    return re.sub(r"[\s\u00a0]+", " ", words).casefold()


def _is_in(text: str, words: str) -> bool:
    wanted = _plain(text).strip(" .:…+×=–−→·")
    return re.search(rf"(?<![\w]){re.escape(wanted)}(?![\w])", words) is not None


SOME = [(BOXES[0], BRIEF), *((box, TABLES) for box in BOXES[1:])]


@pytest.mark.parametrize(("box", "names"), wide(SOME, ((box, ALL) for box in BOXES)), ids=str)
def test_what_is_drawn_is_said_and_every_outline_is_a_tree(box: str, names: tuple[str, ...]) -> None:
    listed = {line for line in _UNSAID.read_text(encoding="utf-8").splitlines() if line.startswith(f"{box} ")}
    listed = {line for line in listed if line.split()[1] in names}
    found: dict[str, str] = {}
    with program((1280, 720), Settings(language="en", speed="instant", reading="on"), headless=True) as made:
        ui = made.services.ui
        for name in screens(made, box, names):
            read = outline(ui)
            assert faults(read) == [], name
            nameless = [thing.id for thing in read.things.values() if thing.is_reachable and not thing.words]
            assert nameless == [], name
            assert read.focus != ROOT, f"{name}: the focus lies on nothing"
            assert read.title, f"{name} is called nothing"
            found |= {f"{box} {name} {on or 'beside'}": text for on, text in unsaid(ui, read)}
    new = {place: text for place, text in found.items() if place not in listed}
    assert not new, "\n".join(f"{place}   # {text}" for place, text in new.items())
    assert not listed - found.keys(), "said by now: take it off the list"

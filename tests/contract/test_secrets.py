"""What tools tell of a game that goes on: nothing that somebody at the table hides, in any box, by any tool.

Two files of games that differ only in what is hidden ("twins") must be told of in the same letters. What a tool may
speak of is what the only person at the table knows; where several play, or computer players alone, what all know.
"""

import ast
import json
from collections.abc import Sequence
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from game.ai import watching
from game.ai.levels import level
from game.boxes import NAMES
from game.core import box as shelf
from game.core.resources import shipped
from game.core.rules import Seat
from game.locale.words import Words
from game.saves.parsing import parse
from game.scenes.table.narrating import as_text, log_of
from game.session.session import Session
from game.tools import hint, replay, review
from tests.breadth import wide
from tests.contract.seals import CASTS, Twins, twins
from tests.contract.tables import OPEN
from tests.scenes.driver import begun, new_session

TOOLS = {"hint": hint.run, "replay": replay.run, "review": review.run}
WISHES: Sequence[tuple[str, ...]] = (("--lang", "de"), ("--lang", "hu", "--json"))
Told = tuple[int, str, str]
"""The exit code of a tool, and what it printed."""


def said(capsys: pytest.CaptureFixture[str], tool: str, path: Path, *wishes: str) -> Told:
    code = TOOLS[tool]([str(path), *wishes])
    out, err = capsys.readouterr()
    return code, out, err.replace(path.name, "FILE")


def compared(capsys: pytest.CaptureFixture[str], found: Twins) -> None:
    """Has every tool tell of twins; raises AssertionError where one tells them apart."""
    for tool in TOOLS:
        for wishes in WISHES:
            one, *others = (said(capsys, tool, path, *wishes) for path in found.files)
            assert all(other == one for other in others), (tool, wishes, found)
            assert one[1] or one[2]
            assert one[0] == 0 or (tool, found.cast) not in (("hint", "one"), ("replay", found.cast))


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Has somebody quick advise, who watches two worlds: who gives a hint knows no more or less by that."""
    all_worlds = watching.watching
    monkeypatch.setattr("game.tools.hint.adviser", lambda: level("baseline"))
    monkeypatch.setattr(watching, "watching", lambda box: (seen := all_worlds(box)) and replace(seen, worlds=2))


secret = pytest.mark.parametrize("box", [name for name in NAMES if name not in OPEN])


SOME = [(0, "one", 0.1), (1, "two", 0.4), (2, "none", 0.7), (3, "one", 0.9)]


@secret
def test_no_tool_tells_twins_apart(box: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for seed, cast, share in wide(SOME, product(range(2), CASTS, (number / 12 for number in range(12)))):
        compared(capsys, twins(tmp_path, box, cast, share, seed))


@secret
def test_with_all_the_twins_are_told_apart(box: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The tests above can fail. That all was asked for is said before anything else."""
    found = twins(tmp_path, box, "two", 0.6, 1)
    one, *others = (said(capsys, "replay", path, "--all", "--lang", "en") for path in found.files)
    assert any(other != one for other in others)
    assert one[1].startswith("Told with --all: the game is not over")
    assert said(capsys, "hint", found.files[0], "--all", "--lang", "en")[1].startswith("Told with --all")
    assert '"is_over": false, "all": true' in said(capsys, "hint", found.files[0], "--all", "--json")[1]


def test_standing_and_digest_of_a_game_that_goes_on_are_not_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Players came in the order of their hidden gold, and a digest of few possible states can be tried out."""
    found = twins(tmp_path, "maharaja", "two", 0.5, 2)
    code, out, err = said(capsys, "replay", found.files[0], "--json")
    assert (code, err) == (0, "") and '"is_over": false' in out
    assert not [word for word in ("places", "digest", "scores", "lines", "gold") if word in out]
    assert said(capsys, "replay", found.files[0], "--lang", "en")[1].startswith("The game is not over.")


@secret
def test_the_log_of_a_game_that_goes_on_is_what_everybody_was_told(
    box: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Asked for all or not: no seat's own money, plan or bid is in it."""
    words = Words("en", (shipped("locales"),))
    seats = min(3, shelf.about(box).seats[-1])
    session = begun(new_session(*["human"] * seats, box=box), 4 if box == "template" else 20)
    path = last_of(session, min(session.to_act()), tmp_path)
    open_lines, *own = (
        as_text(line for _, line in log_of(words, session, viewer, session.numbers))
        for viewer in (None, *map(Seat, range(seats)))
    )
    assert any(lines != open_lines for lines in own), "the test could not fail"
    for wish in ((), ("--all",)):
        assert said(capsys, "replay", path, "--log", "--lang", "en", *wish) == (0, open_lines, "")
    assert len(json.loads(said(capsys, "replay", path, "--log", "--json", "--lang", "en")[1])) == open_lines.count("\n")


def last_of(session: Session, seat: int, folder: Path) -> Path:
    """Returns the file of a game in which a seat is next."""
    while min(session.to_act()) != seat:
        begun(session, 1)
    path = folder / "game.kupola"
    path.write_bytes(session.record().to_bytes())
    return path


def test_a_hint_is_for_the_only_person_at_the_last_entry(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    session = begun(new_session("human", "easy", "easy"), 20)
    path = last_of(session, 0, tmp_path)
    assert said(capsys, "hint", path)[0] == said(capsys, "hint", path, "--entry", str(session.number))[0] == 0
    earlier = said(capsys, "hint", path, "--entry", "1", "--lang", "en")
    assert earlier[:2] == (1, "") and "last move only" in earlier[2]
    computer = said(capsys, "hint", last_of(session, 1, tmp_path), "--lang", "en")
    assert computer[:2] == (1, "") and "computer player’s secrets" in computer[2]


def test_a_hint_among_several_people_is_only_of_what_lies_open(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    covered = begun(new_session("human", "human"), 20)
    refused = said(capsys, "hint", last_of(covered, 1, tmp_path))
    assert refused[:2] == (1, "") and covered.players[1].name in refused[2] and "--all" in refused[2]
    laid_open = begun(new_session("human", "human", open_hands=True), 20)
    assert said(capsys, "hint", last_of(laid_open, 1, tmp_path))[0] == 0
    before_all = new_session("human", "human", box="maharaja")
    assert said(capsys, "hint", last_of(before_all, min(before_all.to_act()), tmp_path))[0] == 0


def test_a_person_who_decides_with_computer_players_is_advised_for_the_own_seat(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    session = new_session("easy", "human", "easy", box="maharaja")
    while len(session.to_act()) < 2:
        begun(session, 1)
    path = tmp_path / "game.kupola"
    path.write_bytes(session.record().to_bytes())
    assert '"seat": 1' in said(capsys, "hint", path, "--json")[1]


def test_what_is_known_of_a_game_holds_nothing_else(tmp_path: Path) -> None:
    """Neither its seed nor its entries: what is played on from there is another game."""
    session = begun(new_session("human", "human", "easy"), 20)
    known = session.as_known(Seat(0))
    assert (known.number, known.view(None), known.to_act()) == (session.number, session.view(None), session.to_act())
    assert known.seed != session.seed and len(known.numbers) == 1
    assert known.record().opening.played == session.number
    back, notice = Session.resume(parse(known.record().to_bytes()))
    assert notice is None and back.view(Seat(0)) == known.view(Seat(0))


def test_tools_come_to_saves_by_one_door() -> None:
    """A tool that reads a file by itself would print what it likes."""
    door, own = "saved.py", ("puzzle_pictures.py", "puzzle_search.py")
    found = {path.name for path in Path(hint.__file__).parent.rglob("*.py") if _reads(path)}
    assert found - {*own} == {door}


def _reads(path: Path) -> bool:
    names: set[Any] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module in ("game.saves.autosave", "game.saves.parsing"):
            names |= {each.name for each in node.names}
        if isinstance(node, ast.Attribute) and node.attr == "resume":
            names.add("resume")
    return bool(names & {"read", "recover", "parse", "resume"})

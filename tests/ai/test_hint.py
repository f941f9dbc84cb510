"""The tool `hint`: a move with its reasons at any position of a save, from what its player can know."""

import json
from pathlib import Path
from typing import Any

import pytest

from game.ai.levels import level
from game.session.session import Session
from game.tools.hint import run
from tests.breadth import wide
from tests.scenes.driver import begun, new_session

pytestmark = pytest.mark.usefixtures("few_worlds")
FIELDS = ["number", "seat", "move", "told", "look", "reasons", "as_good", "instead", "is_over", "all"]


@pytest.fixture(autouse=True)
def normal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Has Normal advise, whatever levels people may choose: it is known what it says."""
    monkeypatch.setattr("game.tools.hint.adviser", lambda: level("normal"))


def saved(folder: Path, session: Session) -> Path:
    path = folder / "game.kupola"
    path.write_bytes(session.record().to_bytes())
    return path


def figures(capsys: pytest.CaptureFixture[str], *words: object) -> dict[str, Any]:
    assert run([*map(str, words), "--json"]) == 0
    told: dict[str, Any] = json.loads(capsys.readouterr().out)
    return told


def test_the_object_has_exactly_the_agreed_fields(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = saved(tmp_path, begun(new_session("human", "human", box="kalah"), 8))
    told = figures(capsys, path, "--entry", 0, "--all", "--lang", "hu")
    assert list(told) == FIELDS
    assert (told["number"], told["seat"], told["move"]) == (0, 0, {"sow": {"pit": 2}})
    [reason] = told["reasons"]
    assert reason == {
        "key": "reasons.again",
        "fact": "Az utolsó mag a gyűjtőbe esik",
        "so": "Rögtön újra te vetsz.",
        "values": {"pit": 2},
    }
    assert "gyűjtőig" in told["look"]


def test_without_an_entry_it_speaks_of_the_last_one_in_words(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    session = new_session("human", "easy", box="kalah")
    assert run([str(saved(tmp_path, session)), "--lang", "pl"]) == 0
    told = capsys.readouterr().out
    assert session.players[0].name in told and "– Ostatnie nasiono wpada do spichlerza." in told


@pytest.mark.parametrize("box", wide(["alhambra_cards"], ["alhambra_cards", "alhambra", "maharaja", "ys"]))
def test_every_box_answers_and_twice_the_same(box: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    session = begun(new_session("human", "human", "human", box=box), 5)
    path = saved(tmp_path, session)
    told = figures(capsys, path, "--all")
    assert told["number"] == 5 and told["seat"] in session.to_act() and told == figures(capsys, path, "--all")


def test_where_nobody_decides_it_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = saved(tmp_path, begun(new_session("human", "human", box="kalah"), 1000))
    assert run([str(path)]) == 1 and capsys.readouterr().err.strip()
    with pytest.raises(SystemExit):
        run([str(path), "--entry", "5000"])
    (tmp_path / "other.kupola").write_text("no game", "utf-8")
    assert run([str(tmp_path / "other.kupola")]) == 1

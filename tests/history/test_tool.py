"""The tool `history`, and what it gives out."""

import csv
import io
import json
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from game.app import main
from game.core.resources import shipped
from game.history import replays
from game.history.export import exported, write_table
from game.history.history import History
from game.saves.parsing import parse
from game.saves.paths import Paths
from game.saves.people import People, Person
from game.saves.players import Player
from tests.history.games import ANNA, BELA, kept, made_up, over, person
from tests.letters import odd_texts

GOLDEN = Path(__file__).parents[1] / "golden"


BREAKS = {"score.gold", "score.character", "score.gems"}
"""Lines that add nothing to totals: they decide where these are equal."""
BOXES = ("alhambra", "alhambra_cards", "maharaja", "ys")


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Paths:
    """The home that the tool finds, with a finished game."""
    monkeypatch.setenv("KUPOLA_HOME", str(tmp_path / "home"))
    paths = Paths(tmp_path / "home")
    paths.replays.mkdir(parents=True)
    copy(paths, "alhambra_cards")
    return paths


def copy(paths: Paths, box: str) -> None:
    """Lays a short finished game of a box among the replays."""
    games = [path for path in (GOLDEN / box).glob("*.kupola") if b'"over":true' in path.read_bytes()[:4000]]
    path = min(games, key=lambda path: path.stat().st_size)
    (paths.replays / f"{box}.kupola").write_bytes(path.read_bytes())


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["history", *arguments]) == 0
    return capsys.readouterr().out


def test_games_of_every_box_with_points_by_kind(home: Paths, capsys: pytest.CaptureFixture[str]) -> None:
    for box in BOXES:
        copy(home, box)
    found = {game["box"]: game["seats"] for game in json.loads(told(capsys, "--json"))["games"]}
    assert sorted(found) == list(BOXES)
    for box, seats in found.items():
        for seat in seats:
            lines = sum(points for line, points in seat["lines"].items() if line not in BREAKS)
            assert lines == seat["total"] == sum(seat["kinds"].values()), box
            assert all(key.isascii() and key.islower() for key in seat["kinds"]), box
    assert {"pavilion", "tower"} <= set(found["alhambra"][0]["kinds"])
    told(capsys, "--rebuild", "--lang", "hu")
    again = json.loads(told(capsys, "--export", "json", "--lang", "pl"))["games"]
    assert {game["box"]: game["seats"] for game in again} == found


def test_people_are_told_with_how_they_fare(home: Paths, capsys: pytest.CaptureFixture[str]) -> None:
    anna = People(home).create("Anna", "crimson", "girl_plaits")
    [name, *_] = (player["name"] for player in json.loads(told(capsys, "--json"))["games"][0]["seats"])
    history = History.open(home.history)
    assert history.adopt(anna.id, name) > 0
    history.close()
    [plain] = json.loads(told(capsys, "--json"))["people"]
    assert (plain["name"], plain["games"]) == ("Anna", sum(plain["places"]))
    assert told(capsys, "--lang", "en").splitlines()[0] == "1 game"
    assert told(capsys, "--lang", "pl").splitlines()[1].startswith("Anna: ")


@pytest.mark.parametrize("asked", [("--json",), ("--export", "json"), ("--export", "csv")])
def test_what_other_programs_read_has_every_letter_whatever_the_system_uses(
    home: Paths, monkeypatch: pytest.MonkeyPatch, asked: tuple[str, ...]
) -> None:
    path = home.replays / "alhambra_cards.kupola"
    record = parse(path.read_bytes())
    players = (replace(record.players[0], name="Łucja"), *record.players[1:])
    path.write_bytes(replace(record, players=players).to_bytes())
    written = io.BytesIO()
    monkeypatch.setattr("sys.stdout", io.TextIOWrapper(written, encoding="cp1252"))
    assert main(["history", *asked]) == 0
    sys.stdout.flush()
    assert "Łucja" in written.getvalue().decode("utf-8")
    assert b"\r\r" not in written.getvalue()


def test_games_are_brought_in_once(home: Paths, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    home.replays.rename(tmp_path / "other")
    for path in (shipped("positions") / "alhambra_cards").glob("lesson_*"):
        (tmp_path / "other" / path.name).write_bytes(path.read_bytes())
    for count in (1, 0):
        assert told(capsys, "--import", str(tmp_path / "other"), "--lang", "pl").startswith(str(count))
    assert len(list(home.replays.iterdir())) == 1


def test_bringing_in_tells_how_far_it_is_and_what_cannot_be_read(
    home: Paths, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (game,) = home.replays.iterdir()
    other = tmp_path / "other"
    other.mkdir()
    for number in range(24):
        (other / f"{number:02}.kupola").write_bytes(game.read_bytes() if number else b"damaged")
    game.unlink()
    (lesson, *_) = sorted((shipped("positions") / "alhambra_cards").glob("lesson_*"))
    (other / "on.kupola").write_bytes(lesson.read_bytes())
    assert main(["history", "--import", str(other), "--lang", "en"]) == 0
    out, err = capsys.readouterr()
    assert err.splitlines() == ["File 10 of 25…", "File 20 of 25…"]
    assert out.splitlines()[:4] == [
        "1 new game is in the history.",
        "22 games were there already.",
        "1 file holds no finished game.",
        "1 file could not be read:",
    ]
    assert out.splitlines()[4].startswith("  00.kupola: ")


def test_bringing_in_that_is_broken_off_keeps_what_it_has_brought(
    home: Paths, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy(home, "ys")
    home.replays.rename(tmp_path / "other")
    bring = replays.bring

    def broken_off(*arguments: Any) -> bool:
        if list(home.replays.glob("*")):
            raise KeyboardInterrupt
        return bring(*arguments)

    with monkeypatch.context() as interrupted:
        interrupted.setattr(replays, "bring", broken_off)
        main(["history", "--import", str(tmp_path / "other"), "--lang", "en"])
    assert capsys.readouterr().out == "1 new game is in the history.\n"
    assert told(capsys, "--lang", "en").startswith("1 game\n")
    assert told(capsys, "--import", str(tmp_path / "other"), "--lang", "en").startswith("1 new game is")


def test_a_damaged_history_is_told_and_made_anew(home: Paths, capsys: pytest.CaptureFixture[str]) -> None:
    told(capsys)
    home.history.write_bytes(b"damaged")
    assert main(["history", "--rebuild", "--lang", "en"]) == 0
    out, err = capsys.readouterr()
    assert out == "The history was rebuilt: 1 game.\n"
    assert err.startswith("The history of your games was damaged")


@pytest.mark.parametrize("chosen", [("--json",), ("--export", "csv")], ids=" ".join)
def test_a_text_that_was_spoilt_is_told_and_read_anew(
    home: Paths, capsys: pytest.CaptureFixture[str], chosen: tuple[str, ...]
) -> None:
    before = told(capsys, *chosen, "--lang", "en")
    history = History.open(home.history)
    history.rows("UPDATE seats SET lines = 'x' || substr(lines, 2)")
    history.close()
    assert main(["history", *chosen, "--lang", "en"]) == 0
    out, err = capsys.readouterr()
    assert (out, err.count("was damaged")) == (before, 1)
    assert told(capsys, *chosen, "--lang", "en") == before


def test_a_newer_history_is_told_in_a_line(home: Paths, capsys: pytest.CaptureFixture[str]) -> None:
    told(capsys)
    history = History.open(home.history)
    history.rows("PRAGMA user_version = 99")
    history.close()
    assert main(["history", "--lang", "en"]) == 1
    assert capsys.readouterr().err.startswith("A newer Kupola")


def test_names_of_every_category_are_kept_and_given_out(history: History) -> None:
    texts = [text[:500] for text in odd_texts(1)][::20]
    for seed, text in enumerate(texts):
        history.add(kept(over(100 + seed, person(text), Player(text, "jade", "computer", "easy"))))
    file = io.StringIO(newline="")
    write_table(history, file, ";")
    rows = [*csv.reader(io.StringIO(file.getvalue(), newline=""), delimiter=";")]
    assert len(rows) == 1 + 2 * len(texts)
    assert {len(row) for row in rows} == {len(rows[0])}
    assert file.getvalue().encode()
    assert json.dumps(exported(history, []), ensure_ascii=False).encode()


def test_the_table_has_a_line_for_each_seat_and_no_formulas(history: History) -> None:
    history.add(kept(over(7, person("=1+1", ANNA), Player('Robot; "R",=1\nŐ, ł', "jade", "computer", "easy"))))
    file = io.StringIO(newline="")
    write_table(history, file, ";")
    mark, written = file.getvalue()[0], file.getvalue()[1:]
    head, *rows = csv.reader(io.StringIO(written, newline=""), delimiter=";")
    assert mark == "\ufeff"
    assert '"Robot; ""R"",=1' in written
    names = [dict(zip(head, row, strict=True)) for row in rows]
    assert [(row["seat"], row["name"], row["person"], row["level"]) for row in names] == [
        ("0", "'=1+1", ANNA, ""),
        ("1", 'Robot; "R",=1 Ő, ł', "", "easy"),
    ]
    assert {row["ended"] for row in names} == {"2026-11-23 20:15:00"}
    lines = json.loads(names[0]["lines"])
    assert sum(points for line, points in lines.items() if line not in BREAKS) == int(names[0]["total"])


def test_who_was_removed_is_in_the_games_alone(history: History) -> None:
    history.add(made_up(1, 3, 4))
    plain = exported(history, [Person(ANNA, "Anna", "crimson", "girl_plaits")])
    assert [each["id"] for each in plain["people"]] == [ANNA]
    assert [seat["person"] for seat in plain["games"][0]["seats"]] == [ANNA, BELA]


def test_the_trash_is_looked_at_only_by_a_history_that_is_empty(home: Paths, history: History) -> None:
    assert len(replays.found(history, home)) == 1
    home.replays.rename(home.trash)
    assert len(replays.found(history, home)) == 1
    replays.look(history, home.trash / "alhambra_cards.kupola", lambda session: ())
    (home.trash / "another.kupola").write_bytes(b"")
    assert replays.found(history, home) == []

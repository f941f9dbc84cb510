"""What is noted of challenges: first tries, others' results, puzzles; and what damage does to it."""

import json
from pathlib import Path

from game.challenges.notes import Guest, NotesFile, Solving, Tries

WEDNESDAY, THURSDAY, FRIDAY = (f"2026-11-{day}T20:00:00.000+00:00" for day in (25, 26, 27))


def test_a_deal_begun_again_counts_only_what_was_over_before(tmp_path: Path) -> None:
    file = NotesFile(tmp_path / "challenges.json")
    assert file.tries("anna", "CODE") == Tries() and Tries().counts(FRIDAY)
    for moment in (WEDNESDAY, THURSDAY, FRIDAY):
        file.begin("anna", "CODE", moment)
    kept = NotesFile(tmp_path / "challenges.json").tries("anna", "CODE")
    assert kept == Tries(WEDNESDAY, THURSDAY)
    assert kept.counts(WEDNESDAY) and not kept.counts(FRIDAY)
    assert file.tries("", "CODE") == Tries()


def test_two_programs_keep_what_the_other_noted(tmp_path: Path) -> None:
    one, other = NotesFile(tmp_path / "c.json"), NotesFile(tmp_path / "c.json")
    one.add_guest("CODE", Guest("Nowak", 61))
    other.add_guest("CODE", Guest("Kovács", 87))
    one.add_guest("CODE", Guest("Nowak", 70))
    assert sorted(each.points for each in NotesFile(tmp_path / "c.json").guests("CODE")) == [70, 87]


def test_a_puzzle_counts_misses_and_hints_until_it_is_solved(tmp_path: Path) -> None:
    file = NotesFile(tmp_path / "c.json")
    file.note_puzzle("anna", "ys/crowd", 0, is_solved=False)
    file.note_puzzle("anna", "ys/crowd", 2, is_solved=True)
    file.note_puzzle("anna", "ys/crowd", 0, is_solved=False)
    assert NotesFile(tmp_path / "c.json").solving("anna", "ys/crowd") == Solving(1, 2, is_solved=True)


def test_damage_is_put_aside_and_told(tmp_path: Path) -> None:
    path = tmp_path / "c.json"
    for damaged in ("{torn", '{"version": 9}', '{"version": 1, "tries": 3}', "[]"):
        path.write_text(damaged)
        file = NotesFile(path)
        assert file.notice is not None and file.notice.key == "challenges.notice_damaged"
        assert path.with_name("c.json.bad").read_text() == damaged
    tries, guests, puzzles = {"a": {"C": {"first": 3}}}, {"C": [{"name": 1}, 7]}, {"a": {"p": {"misses": -1}}}
    path.write_text(json.dumps({"version": 1, "tries": tries, "guests": guests, "puzzles": puzzles}))
    file = NotesFile(path)
    assert (file.notice, file.tries("a", "C"), list(file.guests("C")), file.solving("a", "p")) == (
        None,
        Tries(),
        [],
        Solving(),
    )


def test_a_number_that_nobody_reaches_is_none(tmp_path: Path) -> None:
    path = tmp_path / "c.json"
    huge = 10**4000
    guests = {"X": [{"name": "Ola", "points": huge}, {"name": "Jan", "points": 7}]}
    puzzles = {"": {"ys/a": {"misses": huge, "hints": huge, "solved": True}}}
    path.write_text(json.dumps({"version": 1, "tries": {}, "guests": guests, "puzzles": puzzles}))
    file = NotesFile(path)
    assert list(file.guests("X")) == [Guest("Jan", 7)]
    assert file.solving("", "ys/a") == Solving(0, 0, True)

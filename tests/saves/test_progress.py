"""What people have learned lies in a file of its own and survives whatever happens to it."""

import json
from pathlib import Path

import pytest

from game.saves.progress import Learned, ProgressFile
from game.saves.trouble import StoreError


def test_nobody_has_learned_anything_yet(tmp_path: Path) -> None:
    progress = ProgressFile(tmp_path / "progress.json")
    assert (progress.of("ys"), progress.notice) == (Learned(), None)


def test_what_was_learned_is_still_known_at_the_next_start(tmp_path: Path) -> None:
    progress = ProgressFile(tmp_path / "progress.json")
    progress.end_lesson("ys", "goal")
    progress.end_lesson("ys", "bid", 2)
    progress.count_coached("ys")
    progress.offer("maharaja")
    again = ProgressFile(tmp_path / "progress.json")
    assert again.of("ys") == Learned({"goal": 0, "bid": 2}, 1)
    assert again.of("maharaja") == Learned(was_offered=True)
    assert again.of("alhambra") == Learned()


def test_a_lesson_played_again_is_remembered_at_its_best(tmp_path: Path) -> None:
    progress = ProgressFile(tmp_path / "progress.json")
    for slips in (2, 1, 3):
        progress.end_lesson("ys", "bid", slips)
    assert ProgressFile(tmp_path / "progress.json").of("ys").lessons == {"bid": 1}


def test_each_person_learns_alone(tmp_path: Path) -> None:
    progress = ProgressFile(tmp_path / "progress.json")
    progress.end_lesson("ys", "goal", who="Anna")
    assert ProgressFile(tmp_path / "progress.json").of("ys", "Anna").lessons == {"goal": 0}
    assert progress.of("ys").lessons == progress.of("ys", "Pál").lessons == {}


@pytest.mark.parametrize(
    "data", [b"", b"{", b"[]", b"\xff\xfe", b'{"version": 2, "people": {}}', b'{"version": 1, "people": []}']
)
def test_a_damaged_or_newer_file_is_told_and_kept_aside(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "progress.json"
    path.write_bytes(data)
    progress = ProgressFile(path)
    assert progress.notice is not None
    progress.end_lesson("ys", "goal")
    assert (tmp_path / "progress.json.bad").read_bytes() == data
    assert ProgressFile(path).of("ys").lessons == {"goal": 0}


@pytest.mark.parametrize("wrong", [None, 1, [], {"lessons": 3, "coached": -1, "offered": 1}, {"lessons": {"goal": -1}}])
def test_what_cannot_be_understood_is_forgotten_alone(tmp_path: Path, wrong: object) -> None:
    path = tmp_path / "progress.json"
    path.write_text(json.dumps({"version": 1, "people": {"": {"ys": wrong, "maharaja": {"lessons": {"goal": 0}}}}}))
    progress = ProgressFile(path)
    assert (progress.notice, progress.of("ys")) == (None, Learned())
    assert progress.of("maharaja").lessons == {"goal": 0}


def test_a_disk_that_refuses_costs_nothing_but_the_next_start(tmp_path: Path) -> None:
    (tmp_path / "home").write_text("a file where the folder should be")
    progress = ProgressFile(tmp_path / "home" / "progress.json")
    with pytest.raises(StoreError):
        progress.end_lesson("ys", "goal")
    assert progress.of("ys").lessons == {"goal": 0}


def test_two_programs_keep_what_each_of_them_learned(tmp_path: Path) -> None:
    first, second = ProgressFile(tmp_path / "progress.json"), ProgressFile(tmp_path / "progress.json")
    first.end_lesson("ys", "goal", 2)
    second.end_lesson("ys", "goal", 1)
    second.end_lesson("ys", "bid", 3)
    first.count_coached("maharaja", "Anna")
    again = ProgressFile(tmp_path / "progress.json")
    assert again.of("ys").lessons == first.of("ys").lessons == {"goal": 1, "bid": 3}
    assert again.of("maharaja", "Anna").coached == 1


def test_a_file_damaged_meanwhile_costs_nothing_that_is_known(tmp_path: Path) -> None:
    progress = ProgressFile(tmp_path / "progress.json")
    progress.end_lesson("ys", "goal")
    (tmp_path / "progress.json").write_bytes(b"{")
    progress.end_lesson("ys", "bid")
    assert ProgressFile(tmp_path / "progress.json").of("ys").lessons == {"goal": 0, "bid": 0}


def test_a_person_takes_over_what_was_learned_before_there_were_people(tmp_path: Path) -> None:
    progress = ProgressFile(tmp_path / "progress.json")
    progress.end_lesson("ys", "goal", 1)
    progress.count_coached("ys")
    progress.pass_on("a" * 16)
    progress.end_lesson("ys", "bid", who="a" * 16)
    again = ProgressFile(tmp_path / "progress.json")
    assert again.of("ys", "a" * 16) == Learned({"goal": 1, "bid": 0}, 1)
    assert again.of("ys") == Learned({"goal": 1}, 1)


def test_a_number_that_nobody_reaches_is_none(tmp_path: Path) -> None:
    path, huge = tmp_path / "progress.json", 10**4000
    learned = {"lessons": {"first": huge, "second": 2}, "coached": huge}
    path.write_text(json.dumps({"version": 1, "people": {"": {"ys": learned}}}))
    assert ProgressFile(path).of("ys") == Learned({"second": 2})

"""Every game that a version wrote opens, replays and goes on, in the version of today.

The folders are called after versions; `keep.py` makes them, with the program of that version.
"""

import re
from itertools import pairwise
from pathlib import Path

import pytest

from game.core import box as shelf
from game.saves.parsing import parse
from game.session.session import Session
from tests.session.games import play

HERE = Path(__file__).parent
CHANGELOG = HERE.parents[1] / "CHANGELOG.md"
VERSIONS = sorted(
    (path for path in HERE.iterdir() if path.name[0].isdigit()), key=lambda path: [*map(int, path.name.split("."))]
)
CORRECTED = sorted((HERE / "corrected").glob("*.kupola"))
"""Finished games, written by the program as it was before the rule by which each ended was corrected."""
FILES = [file for version in VERSIONS for file in sorted(version.glob("*.kupola"))]


def boxes(version: Path, kind: str) -> set[str]:
    return {file.stem.removesuffix(f"-{kind}") for file in version.glob(f"*-{kind}.kupola")}


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_game_of_long_ago_opens_with_all_of_its_moves_unless_a_rule_was_corrected(file: Path) -> None:
    record = parse(file.read_bytes())
    session, notice = Session.resume(record)
    if notice:
        assert record.rules_version < shelf.about(record.box).rules_version
        assert notice.key == "ui.saves.notice_rules_changed"
    else:
        assert len(session.record().entries) == len(record.entries) >= 40
    assert session.is_over == file.stem.endswith("over")
    play(session, 12)
    back, notice = Session.resume(parse(session.record().to_bytes()))
    assert (back.record(), notice) == (session.record(), None)


@pytest.mark.parametrize("file", CORRECTED, ids=lambda file: file.stem)
def test_a_game_that_a_corrected_rule_would_end_otherwise_keeps_its_result(file: Path) -> None:
    record = parse(file.read_bytes())
    session, notice = Session.resume(record)
    assert notice is not None and notice.key == "ui.saves.notice_rules_changed"
    assert session.is_over and session.record().standing == record.standing
    again, notice = Session.resume(parse(session.record().to_bytes()))
    assert (again.result(), notice) == (session.result(), None)


def test_every_version_kept_both_kinds_of_every_box_that_the_one_before_had() -> None:
    assert boxes(VERSIONS[0], "over") == {"alhambra", "alhambra_cards", "maharaja", "ys"}
    for version in VERSIONS:
        assert boxes(version, "over") == boxes(version, "going_on")
    for older, newer in pairwise(VERSIONS):
        assert boxes(older, "over") <= boxes(newer, "over")


def test_no_version_is_released_without_games_of_its_own() -> None:
    """`packaging/release.py` gives the heading its day and keeps the games."""
    told = re.findall(r"^## (\S+) – (.+)$", CHANGELOG.read_text("utf-8"), re.MULTILINE)
    assert {version for version, day in told if day != "unreleased"} == {version.name for version in VERSIONS}


def test_every_version_says_what_becomes_of_older_saves() -> None:
    sections = re.split(r"^## ", CHANGELOG.read_text("utf-8"), flags=re.MULTILINE)[1:]
    assert all(section.partition("\n\n")[2].startswith("**Older saves:** ") for section in sections)

"""Whole trainings."""

import json
from pathlib import Path

from game.ai import linear
from game.tools.train import run

LINE = "alhambra_cards {} --seats 2 --generations 2 --games 1 --trials 1 --jobs {}"


def test_the_same_command_writes_the_same_file(tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("one", "other", "third")]
    for file, jobs, more in zip(files, (1, 2, 1), ("", "", "--seed 2"), strict=True):
        assert run([*LINE.format(file, jobs).split(), *more.split()]) == 0
    one, other, third = (file.read_text("utf-8") for file in files)
    assert one == other != third
    hand = linear.load("alhambra_cards").hand
    assert {group: len(row) for group, row in json.loads(one).items()} == {group: len(hand[group]) for group in hand}

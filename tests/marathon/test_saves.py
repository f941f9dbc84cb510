"""Saves damaged by the thousand are refused, or what differs is told, or they are the game that they were."""

import random
from collections import Counter

import pytest

from tests.saves import conftest
from tests.saves.test_odd_files import BOXES, DAILY, LENGTHS, bring_back, fate, open_damaged, whole
from tests.saves.test_record import flip_bits
from tests.trials.damaging import DAMAGES

EACH = 64


@pytest.mark.parametrize("length", LENGTHS)
@pytest.mark.parametrize("box", [box for box in BOXES if box not in DAILY])
def test_a_save_brings_back_everything_that_anybody_saw(box: str, length: str) -> None:
    bring_back(box, length)


@pytest.mark.timeout(1800)
@pytest.mark.parametrize("length", LENGTHS)
@pytest.mark.parametrize("box", BOXES)
def test_no_damage_of_thousands_is_taken_for_the_game(box: str, length: str) -> None:
    fates, data = Counter[str](), whole(box, length)[0]
    for name, damage in DAMAGES.items():
        for number in range(EACH):
            fates[fate(damage(data, random.Random(f"{name} {number}")), box, length)] += 1
    print(f"\n{box}, {length}: {fates.total()} damaged saves, {dict(fates)}, different and not told 0")
    assert fates.total() == EACH * len(DAMAGES)


@pytest.mark.parametrize("damage", DAMAGES)
@pytest.mark.parametrize("box", BOXES)
def test_a_damaged_save_of_the_first_version_breaks_nothing(box: str, damage: str) -> None:
    open_damaged(box, damage)


shelf = conftest.shelf


@pytest.mark.parametrize("entries", [8, 300], ids=["in progress", "finished"])
def test_a_flipped_bit_in_each_place_is_refused_or_told_or_changes_nothing(entries: int) -> None:
    flip_bits(entries, 1)

"""The pictures of the rulebook agree with the rules and with the sentences beside them."""

import re

import pytest

from game.boxes.alhambra_cards.figures import THIRD, drawing
from game.boxes.alhambra_cards.rules.data import THIRD_AT_START
from game.boxes.alhambra_family.figures import tie, types, values
from game.boxes.alhambra_family.rules.buildings import TYPES
from game.boxes.alhambra_family.rules.majorities import prizes
from game.boxes.alhambra_family.rules.market import LETTER_OF_PILE, OPEN_MONEY, PILES, SLOTS, TAKE_LIMIT
from game.core.resources import shipped
from game.locale.words import Words

LANGUAGES = ("de", "en", "hu", "pl")


def told(language: str, key: str) -> str:
    return Words(language, (shipped("locales"),))(f"rulebook_alhambra_cards.{key}")


def numbers(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_as_many_buildings_of_each_type_as_the_text_says(language: str) -> None:
    assert numbers(told(language, "parts.prices")) == [len(types.prices(kind)) for kind in TYPES]


def test_every_building_of_the_yard_exists_at_its_price() -> None:
    assert len(drawing.YARD) == len(SLOTS)
    for kind, price in drawing.YARD:
        assert price in types.prices(kind)


def test_open_cards_are_grouped_by_what_may_be_taken_together() -> None:
    values = [[value for _, value in group] for group in drawing.OPEN_MONEY]
    assert sum(map(len, values)) == OPEN_MONEY
    assert all(len(group) == 1 or sum(group) <= TAKE_LIMIT for group in values)
    assert all(min(one) + min(other) > TAKE_LIMIT for one in values for other in values if one is not other)


@pytest.mark.parametrize("language", LANGUAGES)
def test_taking_money_shows_the_values_of_the_caption(language: str) -> None:
    shown = sorted(value for group in drawing.OPEN_MONEY for _, value in group)
    assert sorted(numbers(told(language, "turn.take_figure"))) == shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_exact_payment_is_exact_and_that_of_the_caption(language: str) -> None:
    slot, values = drawing.EXACT
    assert sum(values) == drawing.YARD[slot][1]
    assert numbers(told(language, "buy.exact_figure")) == [drawing.YARD[slot][1], *values]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_overpayment_loses_one_as_the_caption_says(language: str) -> None:
    slot, values = drawing.OVER
    assert sum(values) - drawing.YARD[slot][1] == 1
    assert numbers(told(language, "buy.over_figure")) == [drawing.YARD[slot][1], *values]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tie_is_the_example(language: str) -> None:
    """Majorities: gardens 3, 3, 2, 2 in scoring C bring 16, 16, 2, 2."""
    assert [(award.count, award.share) for award in tie.tied() for _ in award.parties] == [
        (3, 16),
        (3, 16),
        (2, 2),
        (2, 2),
    ]
    pools = [[*award.prizes, sum(award.prizes), award.share] for award in tie.tied()]
    assert [number for number in numbers(told(language, "tie.example")) if number] == [
        n for pool in pools for n in pool
    ]
    example = told(language, "tie.example")
    assert all(told(language, f"tie.n{i}")[:3] in example for i in range(1, 5))


def test_the_table_pays_one_place_in_a_two_in_b_and_three_in_c() -> None:
    assert [letter for letter, _ in values.PLACES] == ["A", "B", "B", "C", "C", "C"]
    assert prizes("C", TYPES.index("tower"))[0] == 21


def test_the_third_player_shows_what_is_dealt_at_the_start() -> None:
    assert len(THIRD) == THIRD_AT_START
    assert list(THIRD) == sorted(THIRD, key=TYPES.index)


def test_scoring_cards_lie_in_the_second_and_the_fourth_of_five_piles() -> None:
    assert (PILES, LETTER_OF_PILE) == (5, {1: "A", 3: "B"})

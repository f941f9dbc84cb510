"""The pictures that both rulebooks have agree with the rules and with the sentences beside them."""

import re

import pytest

from game.boxes.alhambra import figures as tile_figures
from game.boxes.alhambra_cards.figures import THIRD, drawing
from game.boxes.alhambra_cards.rules.data import THIRD_AT_START
from game.boxes.alhambra_family.figures import tie, types, values
from game.boxes.alhambra_family.rules.buildings import PRICE, TYPES
from game.boxes.alhambra_family.rules.majorities import prizes
from game.boxes.alhambra_family.rules.market import LETTER_OF_PILE, OPEN_MONEY, PILES, SLOTS, TAKE_LIMIT
from tests.boxes.alhambra_family.games import BOTH, Game
from tests.boxes.looking import words
from tests.languages import shipped_languages

EVERY_LANGUAGE = pytest.mark.parametrize("language", shipped_languages())


def told(box: str, language: str, key: str) -> str:
    return words(language)(f"rulebook_{box}.{key}")


def numbers(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]


@BOTH
@EVERY_LANGUAGE
def test_there_are_as_many_buildings_of_each_type_as_the_text_says(game: Game, language: str) -> None:
    """Components."""
    assert numbers(told(game.box, language, "parts.prices")) == [len(types.prices(kind)) for kind in TYPES]


@BOTH
@EVERY_LANGUAGE
def test_the_exact_payment_is_exact_and_that_of_the_caption(game: Game, language: str) -> None:
    slot, paid = tile_figures.EXACT if game.is_tiles else drawing.EXACT
    price = PRICE[tile_figures.MARKET[slot]] if game.is_tiles else drawing.YARD[slot][1]
    assert sum(paid) == price
    assert numbers(told(game.box, language, "buy.exact_figure")) == [price, *paid]


@BOTH
@EVERY_LANGUAGE
def test_the_tie_is_the_example(game: Game, language: str) -> None:
    """Majorities: gardens 3, 3, 2, 2 in the last scoring bring 16, 16, 2, 2."""
    shares = [(award.count, award.share) for award in tie.tied() for _ in award.parties]
    assert shares == [(3, 16), (3, 16), (2, 2), (2, 2)]
    example = told(game.box, language, "tie.gardens" if game.is_tiles else "tie.example")
    sums = [number for award in tie.tied() for number in (*award.prizes, sum(award.prizes), award.share)]
    found = [number for number in numbers(example) if number]
    assert found == ([3, *sums] if game.is_tiles else sums)
    assert all(told(game.box, language, f"tie.n{i}")[:3] in example for i in range(1, 5))


# ---------------------------------------------------------------------- the card game
def test_every_building_of_the_yard_exists_at_its_price() -> None:
    assert len(drawing.YARD) == len(SLOTS)
    assert all(price in types.prices(kind) for kind, price in drawing.YARD)


def test_open_cards_are_grouped_by_what_may_be_taken_together() -> None:
    values = [[value for _, value in group] for group in drawing.OPEN_MONEY]
    assert sum(map(len, values)) == OPEN_MONEY
    assert all(len(group) == 1 or sum(group) <= TAKE_LIMIT for group in values)
    assert all(min(one) + min(other) > TAKE_LIMIT for one in values for other in values if one is not other)


@EVERY_LANGUAGE
def test_the_captions_of_the_card_game_name_what_is_taken_and_overpaid(language: str) -> None:
    shown = sorted(value for group in drawing.OPEN_MONEY for _, value in group)
    assert sorted(numbers(told("alhambra_cards", language, "turn.take_figure"))) == shown
    slot, paid = drawing.OVER
    assert sum(paid) - drawing.YARD[slot][1] == 1
    assert numbers(told("alhambra_cards", language, "buy.over_figure")) == [drawing.YARD[slot][1], *paid]


def test_the_table_pays_one_place_in_a_two_in_b_and_three_in_c() -> None:
    assert [letter for letter, _ in values.PLACES] == ["A", "B", "B", "C", "C", "C"]
    assert prizes("C", TYPES.index("tower"))[0] == 21


def test_the_third_player_shows_what_is_dealt_at_the_start() -> None:
    assert len(THIRD) == THIRD_AT_START and list(THIRD) == sorted(THIRD, key=TYPES.index)


def test_scoring_cards_lie_in_the_second_and_the_fourth_of_five_piles() -> None:
    assert (PILES, LETTER_OF_PILE) == (5, {1: "A", 3: "B"})

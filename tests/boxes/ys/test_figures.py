"""The pictures of the rulebook agree with the rules and with the sentences beside them."""

import pytest

from game.boxes.ys.figures import setting, tables
from game.boxes.ys.figures.setting import ANNA, BEN, CLARA, DAVID
from game.boxes.ys.rules.characters import AT_ONCE, COMMERCE_POINTS, MERCHANT_POINTS
from game.boxes.ys.rules.components import BLUE, CARD_NAMES, GIFT, GREEN, RED, WHITE, YELLOW, YELLOW_CARDS
from game.boxes.ys.rules.scoring import BLACK_POINTS, THRONE_POINTS
from game.boxes.ys.rules.setup import BROKERS, HARD_NEUTRAL, NEUTRAL
from tests.boxes.figures import EVERY_LANGUAGE, numbers
from tests.boxes.looking import words

BEFORE, AFTER = setting.QUOTES.before, setting.QUOTES.after
FRONTS = [sorted(setting.FRONTS[seat], reverse=True) for seat in (DAVID, BEN)]


@EVERY_LANGUAGE
@pytest.mark.parametrize(
    ("key", "part", "shown"),
    [
        ("parts.brokers", slice(len(BROKERS) + 2), [len(BROKERS), *BROKERS, sum(BROKERS)]),
        ("order.example", slice(8), [value for pair in setting.BIDS for value in sorted(pair, reverse=True)]),
        ("quarter.figure", slice(None), [setting.TOTALS[seat] for seat in setting.RANKING]),
        ("areas.tie", slice(None), [4, *FRONTS[0], sum(FRONTS[0]), *FRONTS[1], sum(FRONTS[1]), COMMERCE_POINTS]),
        ("values.example", slice(5), [BEFORE[BLUE], AFTER[BLUE], AFTER[RED], AFTER[GREEN], AFTER[YELLOW]]),
        ("values.example", slice(-1, None), [AFTER[GREEN] + 1]),
        ("duo.like", slice(None), [*sorted(NEUTRAL, reverse=True), *sorted(HARD_NEUTRAL, reverse=True)]),
        ("variant_aid.favour", slice(-4, None), [*THRONE_POINTS]),
    ],
)
def test_a_sentence_names_the_numbers_of_its_picture_or_table(
    language: str, key: str, part: slice, shown: list[int]
) -> None:
    """Components, the order, counting a quarter, ties, values, two players, the one-page aids."""
    assert numbers(words(language)(f"rulebook_ys.{key}"))[part] == shown


@EVERY_LANGUAGE
def test_the_tables_name_the_numbers_of_the_rules(language: str) -> None:
    """The one-page aids, and what characters do."""
    black = numbers(words(language)("rulebook_ys.aid.black"))
    assert sorted(black) == sorted([*BLACK_POINTS[1:], 1, len(BLACK_POINTS) - 1])
    for card, points in AT_ONCE.items():
        assert numbers(words(language)(f"ys.ability.{CARD_NAMES[card]}")) == [points]
    assert sorted(numbers(words(language)("ys.ability.merchant"))) == [COMMERCE_POINTS, MERCHANT_POINTS]
    assert sorted((*tables.PLACING, *tables.PAIR, *tables.COUNTING)) == [*YELLOW_CARDS, GIFT]


def test_the_pictures_show_the_examples_of_the_rulebook() -> None:
    """The order: Clara has most; of Ben and David the lower old card picks first; Anna is left with card 2."""
    assert (setting.OLD_ORDER, setting.NEW_ORDER) == ((1, 2, 3, 4), (2, 1, 4, 3))
    # Counting a quarter: Anna 9, David 8, Clara 6, Ben 5; two gems for the first, one for the second and the third.
    assert setting.RANKING == (ANNA, DAVID, CLARA, BEN)
    taken = [(taken.party, taken.gem) for taken in setting.GEMS_TAKEN]
    assert taken == [(ANNA, BLUE), (ANNA, RED), (DAVID, BLUE), (CLARA, GREEN)]
    # Ties: 3 + 2 + 1 beats 4 + 1 + 0.
    assert [(broker.party, broker.value) for broker in setting.TIED] == [(DAVID, 4), (BEN, 4)]
    assert setting.TIE_WINNER == DAVID
    # Counting the market: Ben takes a green gem for the white one, David the yellow, Clara the red one.
    assert (setting.ROW_WINNERS, setting.STALLS) == ((BEN, DAVID, CLARA), (WHITE, YELLOW, RED))
    assert (setting.WHITE_BECOMES, setting.BEST) == (GREEN, BEN)
    assert (setting.COLUMN_TOTALS, setting.COLUMN_COUNTS) == ((4, 4, 0, 4), (3, 1, 0, 3))
    assert (BEFORE, AFTER) == ((8, 8, 8, 8), (10, 7, 6, 9))
    # Three players: the large gem counts one; only the small ones come to the market, where row 1 is closed.
    assert setting.QUARTER.ships[0] == setting.SHIP
    assert len(setting.CARGO_OF_FOUR) == 4 and len(setting.CARGO_OF_THREE) == 3
    assert setting.STALLS_OF_THREE == (None, GREEN, RED)

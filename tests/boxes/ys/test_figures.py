"""The pictures of the rulebook agree with the rules and with the sentences beside them."""

from game.boxes.ys.figures import setting, tables
from game.boxes.ys.figures.setting import ANNA, BEN, CLARA, DAVID
from game.boxes.ys.rules.characters import AT_ONCE, COMMERCE_POINTS, MERCHANT_POINTS
from game.boxes.ys.rules.components import BLUE, CARD_NAMES, GIFT, GREEN, RED, WHITE, YELLOW, YELLOW_CARDS
from game.boxes.ys.rules.scoring import BLACK_POINTS, THRONE_POINTS
from game.boxes.ys.rules.setup import BROKERS, HARD_NEUTRAL, NEUTRAL
from tests.boxes.figures import EVERY_LANGUAGE, numbers
from tests.boxes.looking import words


def told(language: str, key: str) -> str:
    return words(language)(f"rulebook_ys.{key}")


# ---------------------------------------------------------------------- parts, the order
@EVERY_LANGUAGE
def test_the_brokers_are_those_of_the_list(language: str) -> None:
    """Components: 0, 0, 1, 1, 1, 2, 3, 3, 3, 4, 4, together 22."""
    assert numbers(told(language, "parts.brokers"))[: len(BROKERS) + 2] == [len(BROKERS), *BROKERS, sum(BROKERS)]


@EVERY_LANGUAGE
def test_the_bids_are_those_of_the_example(language: str) -> None:
    """The order: Clara has most; of Ben and David the lower old card picks first; Anna is left with card 2."""
    assert numbers(told(language, "order.example"))[:8] == [
        value for pair in setting.BIDS for value in sorted(pair, reverse=True)
    ]
    assert setting.OLD_ORDER == (1, 2, 3, 4)
    assert setting.NEW_ORDER == (2, 1, 4, 3)


# ---------------------------------------------------------------------- counting
@EVERY_LANGUAGE
def test_the_totals_of_the_quarter_are_those_of_the_caption(language: str) -> None:
    """Counting a quarter: Anna 9, David 8, Clara 6, Ben 5."""
    assert setting.RANKING == (ANNA, DAVID, CLARA, BEN)
    assert numbers(told(language, "quarter.figure")) == [setting.TOTALS[seat] for seat in setting.RANKING]


def test_the_gems_of_the_quarter_go_to_the_first_three() -> None:
    """Counting a quarter: two for the first, one for the second, one for the third."""
    taken = [(taken.party, taken.gem) for taken in setting.GEMS_TAKEN]
    assert taken == [(ANNA, BLUE), (ANNA, RED), (DAVID, BLUE), (CLARA, GREEN)]


@EVERY_LANGUAGE
def test_the_front_decides_the_tie(language: str) -> None:
    """Ties: 3 + 2 + 1 beats 4 + 1 + 0."""
    assert [(broker.party, broker.value) for broker in setting.TIED] == [(DAVID, 4), (BEN, 4)]
    assert setting.TIE_WINNER == DAVID
    fronts = [sorted(setting.FRONTS[seat], reverse=True) for seat in (DAVID, BEN)]
    caption = [4, *fronts[0], sum(fronts[0]), *fronts[1], sum(fronts[1]), COMMERCE_POINTS]
    assert numbers(told(language, "areas.tie")) == caption


# ---------------------------------------------------------------------- the market
def test_the_rows_are_won_as_in_the_example() -> None:
    """Counting the market: Ben takes a green gem for the white one, David the yellow, Clara the red one."""
    assert (setting.ROW_WINNERS, setting.STALLS) == ((BEN, DAVID, CLARA), (WHITE, YELLOW, RED))
    assert setting.WHITE_BECOMES == GREEN
    assert (setting.COLUMN_TOTALS, setting.COLUMN_COUNTS) == ((4, 4, 0, 4), (3, 1, 0, 3))
    assert setting.BEST == BEN


@EVERY_LANGUAGE
def test_the_quotations_move_as_in_the_example(language: str) -> None:
    """Values: blue 8 to 10, red to 9, green to 7, yellow to 6; then the best bidder raises green to 8."""
    before, after = setting.QUOTES.before, setting.QUOTES.after
    assert (before, after) == ((8, 8, 8, 8), (10, 7, 6, 9))
    said = numbers(told(language, "values.example"))
    assert said[:5] == [before[BLUE], after[BLUE], after[RED], after[GREEN], after[YELLOW]]
    assert said[-1] == after[GREEN] + 1


# ---------------------------------------------------------------------- fewer players, tables
def test_with_three_players_a_port_has_three_gems_and_row_1_is_closed() -> None:
    """Three players: the large gem counts one; only the small ones come to the market."""
    assert setting.QUARTER.ships[0] == setting.SHIP
    assert len(setting.CARGO_OF_FOUR) == 4 and len(setting.CARGO_OF_THREE) == 3
    assert setting.STALLS_OF_THREE == (None, GREEN, RED)


@EVERY_LANGUAGE
def test_the_neutral_brokers_are_those_of_the_text(language: str) -> None:
    """Two players: 4, 2, 1 and 0, or 4, 3, 1 and 0."""
    shown = [*sorted(NEUTRAL, reverse=True), *sorted(HARD_NEUTRAL, reverse=True)]
    assert numbers(told(language, "duo.like")) == shown


def test_every_character_is_in_one_of_the_three_tables() -> None:
    assert sorted((*tables.PLACING, *tables.PAIR, *tables.COUNTING)) == [*YELLOW_CARDS, GIFT]


@EVERY_LANGUAGE
def test_the_tables_name_the_numbers_of_the_rules(language: str) -> None:
    """The one-page aids, and what characters do."""
    assert sorted(numbers(told(language, "aid.black"))) == sorted([*BLACK_POINTS[1:], 1, len(BLACK_POINTS) - 1])
    assert numbers(told(language, "variant_aid.favour"))[-4:] == [*THRONE_POINTS]
    for card, points in AT_ONCE.items():
        assert numbers(words(language)(f"ys.ability.{CARD_NAMES[card]}")) == [points]
    merchant = sorted(numbers(words(language)("ys.ability.merchant")))
    assert merchant == [COMMERCE_POINTS, MERCHANT_POINTS]


# ---------------------------------------------------------------------- the book

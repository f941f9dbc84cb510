"""What the computer players of the card game know, reckon and say."""

import json
from importlib.resources import files
from itertools import combinations

import pytest

from game.ai.linear import Weights
from game.boxes.alhambra_cards.brain import BRAIN, EXPLAINING, GUIDE, WATCHING
from game.boxes.alhambra_cards.brain.features import NAMES, features, group
from game.boxes.alhambra_cards.brain.policy import considered
from game.boxes.alhambra_cards.rules import RULES
from game.boxes.alhambra_cards.rules.moves import Buy, Give, Keep, Move
from game.boxes.alhambra_cards.rules.state import State
from game.boxes.alhambra_family.brain.projection import gain, leads
from game.boxes.alhambra_family.brain.purse import ample, hauls, payment, purse
from game.boxes.alhambra_family.brain.reading import phase
from game.boxes.alhambra_family.rules.bank import Pile
from game.boxes.alhambra_family.rules.components import CURRENCY, PRICE, TYPE, money_card, total
from game.boxes.alhambra_family.rules.payment import purses
from game.boxes.alhambra_family.rules.taking import TakeMoney, takings
from game.core.rules import Seat
from tests.ai.positions import positions
from tests.boxes.alhambra_cards.positions import position
from tests.boxes.alhambra_family.pieces import cards, some

WEIGHTS: Weights = json.loads((files("game.boxes.alhambra_cards.brain") / "guide.json").read_text("utf-8"))
OWN = (
    *(f"{what}_{letter}" for what in ("now", "up", "down") for letter in "abc"),
    *("safe", "ahead", "soon_lead", "left_lead", "own_buildings"),
    *("total", "reach", "fits", "cards", "total_left", "reach_left", "fits_left", "richest_late"),
    *("best_exact", "best_payable", "sum_exact", "sum_payable", "best_unrivalled"),
)
"""What a seat's own move changes before luck and the others come in."""


def weights(state: State) -> dict[str, float]:
    return dict(zip(NAMES, WEIGHTS[group(state)], strict=True))


def worth(state: State, seat: Seat) -> float:
    """Returns the own parts of the learned value."""
    read = dict(zip(NAMES, features(state, seat), strict=True))
    return sum(weights(state)[name] * read[name] for name in OWN)


def changed(state: State, seat: Seat, move: Move) -> State:
    """Returns the position in which only what a move changes directly is changed."""
    after = state.copy()
    if isinstance(move, Buy):
        building = state.yard[move.slot]
        assert building is not None
        after.bought, after.yard[move.slot] = (*state.bought, building), None
        after.hands[seat] = tuple(card for card in state.hands[seat] if card not in move.cards)
    elif isinstance(move, TakeMoney):
        after.hands[seat] = tuple(sorted((*state.hands[seat], *move.cards)))
    return after


@pytest.mark.parametrize("seats", [2, 4])
def test_a_move_adds_what_the_learned_value_says(seats: int) -> None:
    """But for what two players give away, and for another building of the same type in the yard."""
    compared = 0
    for state, seat in positions("alhambra_cards", seats, seed=41, every=3):
        if state.pending:
            continue
        kinds = [TYPE[building] for building in state.yard if building is not None]
        for added, move in considered(state, seat, weights(state)):
            expected = worth(changed(state, seat, move), seat) - worth(state, seat)
            if isinstance(move, Buy):
                building = state.yard[move.slot]
                assert building is not None
                if seats == 2 or kinds.count(TYPE[building]) > 1:
                    continue
                if total(move.cards) == PRICE[building]:
                    expected += weights(state)["acts_again"]
            assert added == pytest.approx(expected)
            compared += 1
    assert compared > 100


def test_two_players_give_away_what_serves_them_better_there() -> None:
    settled: list[type[Move]] = []
    for seed in range(42, 48):
        for state, seat in positions("alhambra_cards", 2, seed):
            if state.pending:
                given = state.copy()
                building, *given.pending = state.pending
                given.buildings[2] = (*given.buildings[2], building)
                is_given = worth(given, seat) > worth(state, seat)
                (move,) = GUIDE.policy(state, seat)
                settled.append(type(move))
                assert isinstance(move, Give) == is_given
    assert set(settled) == {Keep, Give}


@pytest.mark.parametrize("price", [2, 7, 11, 13])
def test_the_best_payment_is_the_cheapest(price: int) -> None:
    """The slow twin: of all ways to pay the least, then what leaves most exact payments, then the fewest cards."""
    for state, _ in positions("alhambra_cards", 3, seed=43, every=7):
        for held in (held for hand in state.hands for held in purses(hand) if total(held) >= price):
            ways = [way for size in range(len(held) + 1) for way in combinations(held, size) if total(way) >= price]
            laid, rest = payment(held, price)
            assert laid in ways and sorted((*laid, *rest)) == list(held)
            left = {way: purse(tuple(card for card in held if card not in way)).fits for way in ways}
            assert (total(laid), -left[laid]) == min((total(way), -left[way]) for way in ways)


def test_open_money_is_taken_by_currency() -> None:
    for state, _ in positions("alhambra_cards", 3, seed=44, every=5):
        found = hauls(tuple(state.display))
        assert [taking for taking, _ in found] == ample(takings(state.display))
        for taking, parts in found:
            assert tuple(card for _, held in parts for card in held) == taking.cards
            assert all({CURRENCY[card] for card in held} == {currency} for currency, held in parts)


def test_who_overpays_is_told_what_pays_exactly() -> None:
    yard, owned = "pavilion 8, seraglio 9, palace 8, tower 11", (some(seraglio=3), some(palace=1), some(tower=1))
    state = position(["dirham 1 4 5", "", ""], buildings=owned, yard=yard, display="ducat 6, -, -, -")
    overpaid, exact = Buy(1, cards("dirham 1 4 5")), Buy(1, cards("dirham 4 5"))
    assert EXPLAINING.explain(RULES.view(state, Seat(0)), Seat(0), (exact,), (overpaid,))[0].key == "reasons.avoidable"


@pytest.mark.parametrize(("other", "is_told"), [("denar 9", True), ("denar 8", False)])
def test_who_pays_a_coin_too_much_is_not_told_so_beside_who_pays_as_much_too_much(other: str, is_told: bool) -> None:
    """The better purchase is that for 8 dirhams, with 9; the other one for 7 denars, with 9 or with 8."""
    yard = "pavilion 8, seraglio 8, palace 7, tower 11"
    state = position([f"dirham 9, {other}", "", ""], yard=yard, display="ducat 6, -, -, -")
    better, worse = (Buy(1, cards("dirham 9")),), (Buy(2, cards(other)),)
    found = EXPLAINING.explain(RULES.view(state, Seat(0)), Seat(0), better, worse)
    assert ("reasons.overpays" in {why.key for why in found}) == is_told


@pytest.mark.parametrize(
    ("hand", "keys"),
    [
        ("dirham 5 7", ["reasons.spares"]),
        ("dirham 4 5", ["reasons.idle"]),
        ("dirham 4 6", ["reasons.idle"]),
        ("dirham 5 7, denar 8", []),
        ("dirham 4 5, denar 8", []),
        ("dirham 4 5, ducat 4 9", ["reasons.idle"]),
    ],
)
def test_who_takes_money_instead_of_a_purchase_is_told_what_that_would_waste_or_that_it_brings_nothing(
    hand: str, keys: list[str]
) -> None:
    """For 9 dirhams there are 12, 9 or 10; somebody else has three of these buildings, and only the first is paid.

    Where another building fits as well, or better, neither says why nothing is bought.
    """
    yard, owned = "pavilion 8, seraglio 9, palace 8, tower 11", (some(palace=1), some(seraglio=3), some(tower=1))
    piles = Pile(9, "A"), Pile(9, "B")
    state = position([hand, "", ""], buildings=owned, yard=yard, display="ducat 6, -, -, -", piles=piles)
    money, bought = (TakeMoney(cards("ducat 6")),), (Buy(1, cards(hand.split(",")[0])),)
    found = EXPLAINING.explain(RULES.view(state, Seat(0)), Seat(0), money, bought)
    assert [why.key for why in found if not why.is_against] == keys


def test_two_exact_payments_in_one_turn_are_told_as_one_thing() -> None:
    """First 9 dirhams, then 8 denars; beside it the first alone has nothing to say, though it is exact, too."""
    state = position(["dirham 4 5, denar 8", "", ""], yard="-, seraglio 9, palace 8, -", display="ducat 6, -, -, -")
    view, one, two = RULES.view(state, Seat(0)), Buy(1, cards("dirham 4 5")), Buy(2, cards("denar 8"))
    both, alone = (
        {why.key.removeprefix("reasons.") for why in EXPLAINING.explain(view, Seat(0), plan, None)} & {"chain", "exact"}
        for plan in ((one, two), (one,))
    )
    assert both == {"chain"} and alone == {"exact"}
    assert "reasons.exact" not in {why.key for why in EXPLAINING.explain(view, Seat(0), (one,), (one, two))}


@pytest.mark.parametrize(("display", "is_told"), [("dirham 7, -, -, -", True), ("dirham 8, -, -, -", False)])
def test_nobody_looks_forward_to_paying_three_too_much(display: str, is_told: bool) -> None:
    state = position(["dirham 4", "", ""], yard="-, seraglio 9, -, -", display=display)
    found = EXPLAINING.explain(RULES.view(state, Seat(0)), Seat(0), (TakeMoney(cards(display.split(",")[0])),), None)
    assert ("reasons.affords" in {why.key for why in found}) == is_told


@pytest.mark.parametrize(("money", "is_told"), [("dirham 2 3", True), ("dirham 3", False), ("ducat 4", False)])
def test_whoever_is_told_what_a_taking_does_hears_that_none_is_worth_more_and_beside_another_one_nothing_of_it(
    money: str, is_told: bool
) -> None:
    state = position(["dirham 4", "", ""], yard="-, -, -, -", display="dirham 2, dirham 3, ducat 4, -")
    view, plan, other = RULES.view(state, Seat(0)), (TakeMoney(cards(money)),), (TakeMoney(cards("dirham 2")),)
    assert [why.key for why in EXPLAINING.explain(view, Seat(0), plan, None)] == ["reasons.money"] * is_told
    assert "reasons.money" not in {why.key for why in EXPLAINING.explain(view, Seat(0), plan, other)}


def test_what_a_purchase_takes_is_no_reason_to_take_money_instead() -> None:
    """Whoever buys has less money, fewer prices that it pays, and one building less on sale that fits."""
    traded = {each.key for each in WATCHING.watched if each.is_traded}
    assert traded == {"buildings", "exact", "fits", "money"}


# ---------------------------------------------------------------------- judging
GARDEN, TOWER = 4, 5


def coins(*values: int, currency: int = 0) -> tuple[int, ...]:
    return tuple(money_card(currency, value, copy) for copy, value in enumerate(values))


@pytest.mark.parametrize("name", ["baseline", "learned"])
def test_points_already_scored_are_good(name: str) -> None:
    after_a = [found for found in positions("alhambra_cards", 2, seed=23, every=20) if phase(found[0].piles)]
    assert after_a
    for state, seat in after_a:
        richer = state.copy()
        richer.points[seat] = (richer.points[seat][0] + 20, *richer.points[seat][1:])
        assert BRAIN.evaluators[name](richer, seat) > BRAIN.evaluators[name](state, seat)


def test_what_a_majority_is_worth() -> None:
    """Gardens 3, 3, 2, 2 in the last scoring pay 16, 16, 2, 2 (Scoring)."""
    assert leads(GARDEN, (3, 3, 2, 2), 0, seats=4)[2] == 16 - (16 + 2 + 2) / 3
    assert leads(TOWER, (1, 0, 2), 0, seats=2)[0] == 0
    assert gain(TOWER, (1, 0, 2), 0, seats=2, phase=2) == (21 + 13) // 2 - 13


def test_what_a_hand_can_pay() -> None:
    held = purse((*coins(2, 5, 9), *coins(4, currency=3)))
    assert held.sums == (16, 0, 0, 4)
    assert {amount for amount in range(17) if held.exact[0] >> amount & 1} == {0, 2, 5, 7, 9, 11, 14, 16}
    assert held.fits == len({2, 5, 7, 9, 11} & set(PRICE)) + 1
    assert (held.total, held.cards) == (20, 4)


def test_only_moves_that_another_one_beats_are_thought_away() -> None:
    for seats in (2, 4):
        for state, seat in positions("alhambra_cards", seats, seed=24, every=3):
            legal = RULES.legal(state, seat)
            kept = BRAIN.prune(state, seat, legal)
            assert kept and set(kept) <= set(legal)
            for move in set(legal) - set(kept):
                match move:
                    case Buy():
                        others = [other for other in kept if isinstance(other, Buy) and other.slot == move.slot]
                        assert 1 <= len(others) <= 3
                        assert total(move.cards) >= max(total(other.cards) for other in others)
                    case TakeMoney():
                        hauls = [other for other in kept if isinstance(other, TakeMoney)]
                        assert any(set(move.cards) < set(other.cards) for other in hauls)
                    case _:
                        raise AssertionError(move)

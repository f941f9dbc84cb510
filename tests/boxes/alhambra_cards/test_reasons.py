"""What is said first of a plan and of what it would spare."""

from game.boxes.alhambra_cards.brain import EXPLAIN
from game.boxes.alhambra_cards.rules import RULES
from game.boxes.alhambra_cards.rules.moves import Buy
from game.boxes.alhambra_family.rules.taking import TakeMoney
from game.core.rules import Seat
from tests.boxes.alhambra_cards.positions import building, card, cards, position, some


def test_a_building_that_brings_nothing_is_told_before_how_it_is_paid() -> None:
    yard = (building("pavilion", 8), building("seraglio", 9), building("palace", 8), building("tower", 11))
    owned = (some(seraglio=3), some(palace=1), some(tower=1))
    hand = cards("dirham 1", "dirham 4", "dirham 5")
    state = position([hand, (), ()], buildings=owned, yard=yard, display=(card("ducat 6"), None, None, None))
    view, taking = RULES.view(state, Seat(0)), TakeMoney((card("ducat 6"),))
    overpaid, exact = Buy(1, hand), Buy(1, hand[1:])
    keys = [reason.key for reason in EXPLAIN(view, Seat(0), (taking,), (overpaid,))]
    assert keys == ["reasons.nothing", "reasons.avoidable"]
    assert EXPLAIN(view, Seat(0), (exact,), (overpaid,))[0].key == "reasons.avoidable"

"""The worked examples of the card game's rulebook as positions."""

from collections.abc import Mapping, Sequence

from game.boxes.alhambra_cards.rules.moves import Buy
from game.boxes.alhambra_cards.rules.state import State
from game.boxes.alhambra_family.rules.bank import Pile
from game.boxes.alhambra_family.rules.buildings import BUILDINGS, TYPE, TYPES
from tests.boxes.alhambra_cards.positions import DUCAT_SLOT, building, cards, position, some
from tests.golden.example import Example

_BOX = "alhambra_cards"


def examples() -> list[Example]:
    """Returns the examples in the order of their names, which is that of the rulebook."""
    return [taking_money(), buying_too_dear(), paying_exactly(), last_scoring(), gift()]


def taking_money() -> Example:
    """Taking money: the two cards at the left together, or one of the two at the right."""
    hands = (
        cards("denar 9", "ducat 8", "florin 5"),
        cards("denar 3", "dirham 6", "dirham 7", "florin 8"),
        cards("denar 2", "dirham 4", "ducat 5", "ducat 7", "florin 6"),
    )
    state = position(
        hands,
        yard=(building("palace", 8), building("tower", 11), building("seraglio", 6), building("garden", 9)),
        display=(*cards("denar 2 b"), *cards("florin 3"), *cards("dirham 8"), *cards("ducat 6")),
        piles=(Pile(19, None), Pile(19, "A"), Pile(18, None), Pile(18, "B"), Pile(18, None)),
    )
    return Example(_BOX, "action_money", ("Gabi", "Pali", "Niki"), state)


def buying_too_dear() -> Example:
    """Buying: Gabi pays 11 for the garden of 10; no set of her denars is worth 10."""
    return Example(_BOX, "action_purchase", ("Gabi", "Pali", "Niki"), _before_the_garden("denar 5", "denar 6"))


def paying_exactly() -> Example:
    """Buying: had Gabi been able to pay exactly, she would act again."""
    return Example(_BOX, "exact_payment", ("Gabi", "Pali", "Niki"), _before_the_garden("denar 4", "denar 6"))


def _before_the_garden(*denars: str) -> State:
    hands = (
        cards(*denars, "ducat 4", "florin 7"),
        cards("denar 8", "dirham 5", "ducat 9", "florin 1"),
        cards("dirham 2", "dirham 9", "ducat 3", "florin 5", "florin 6"),
    )
    return position(
        hands,
        buildings=(some(garden=1), some(seraglio=1), some(tower=1)),
        yard=(building("arcades", 9), building("tower", 12), building("garden", 10), building("pavilion", 4)),
        display=(*cards("dirham 7"), *cards("florin 9"), *cards("ducat 6"), *cards("denar 2")),
        discard=cards("denar 3", "dirham 8", "ducat 2", "florin 4"),
        piles=(Pile(14, None), Pile(19, "A"), Pile(18, None), Pile(18, "B"), Pile(18, None)),
    )


def last_scoring() -> Example:
    """Scoring C: once Pali has bought his third garden, Pali and Niki have three each, Tomi and Kati two each.

    That purchase ends the game. Of what stays in the yard one building goes to Niki, one garden is left for a tie of
    florins, and nobody holds a ducat.
    """
    yard = (building("garden", 12), building("tower", 13), building("garden", 10), building("seraglio", 9))
    hands = (
        cards("denar 5", "denar 6", "dirham 2"),
        cards("dirham 7", "denar 1"),
        cards("florin 4", "denar 2", "dirham 1"),
        cards("florin 4 b", "dirham 3"),
    )
    shares = {
        "pavilion": (1, 2, 1, 3),
        "seraglio": (1, 1, 1, 3),
        "arcades": (2, 1, 4, 2),
        "palace": (1, 4, 3, 1),
        "garden": (2, 3, 2, 2),
        "tower": (4, 3, 2, 1),
    }
    state = position(
        hands,
        buildings=shared_out(shares, yard),
        yard=yard,
        display=(*cards("ducat 7"), *cards("denar 8"), *cards("dirham 9"), *cards("ducat 4")),
        discard=cards("denar 9", "dirham 5", "ducat 5", "ducat 8", "florin 6", "florin 9"),
        piles=(Pile(88, None),),
    )
    state.points = [(5, 25, 0), (6, 22, 0), (4, 17, 0), (6, 20, 0)]
    return Example(_BOX, "final_scoring", ("Pali", "Niki", "Tomi", "Kati"), state)


def shared_out(shares: Mapping[str, tuple[int, ...]], yard: Sequence[int]) -> list[list[int]]:
    """Deals the buildings that are not in the yard: to each party, by type, so many."""
    dealt: list[list[int]] = [[] for _ in shares["garden"]]
    for kind, numbers in shares.items():
        stock = [each for each in BUILDINGS if TYPES[TYPE[each]] == kind and each not in yard]
        for party, number in zip(dealt, numbers, strict=True):
            party += [stock.pop(0) for _ in range(number)]
    return dealt


def gift() -> Example:
    """Two players: Gabi has bought a tower, which she may give away.

    Pali and the third player have two towers each. If she keeps hers, those two share the points of the towers; if
    she gives it, the third player has them alone.
    """
    third = (*some(tower=4)[2:], *some(garden=1, palace=1, arcades=2))
    state = position(
        (
            cards("denar 4", "ducat 4", "ducat 6", "florin 6"),
            cards("denar 7", "dirham 5", "dirham 8", "ducat 2", "florin 3"),
        ),
        buildings=((*some(palace=2)[1:], *some(garden=2)[1:]), some(tower=2), third),
        yard=(building("garden", 9), building("pavilion", 3), building("seraglio", 6), building("tower", 9, 2)),
        display=(*cards("florin 8"), *cards("denar 5"), *cards("ducat 7"), *cards("dirham 9")),
        discard=cards("denar 3", "denar 9", "dirham 7", "dirham 4", "ducat 8", "florin 7", "florin 5"),
        piles=(Pile(5, None), Pile(12, "A"), Pile(12, None), Pile(12, "B"), Pile(11, None)),
    )
    return Example(_BOX, "gift_to_the_third", ("Gabi", "Pali"), state, (Buy(DUCAT_SLOT, cards("ducat 4", "ducat 6")),))

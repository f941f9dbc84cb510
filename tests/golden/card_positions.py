"""The worked examples of the card game's rulebook and the positions of its lessons."""

from game.boxes.alhambra_cards.rules.moves import Buy
from game.boxes.alhambra_cards.rules.state import State
from game.boxes.alhambra_family.rules.bank import Pile, make_piles
from game.boxes.alhambra_family.rules.components import BUILDINGS, TYPE, TYPES
from tests.boxes.alhambra_cards.positions import position
from tests.boxes.alhambra_family.pieces import DUCAT, cards, some, tiles
from tests.golden.example import Example

_BOX = "alhambra_cards"
_THREE = ("Gabi", "Toni", "Niki")


def examples() -> list[Example]:
    return [taking_money(), buying_too_dear(), paying_exactly(), last_scoring(), gift()]


def lessons() -> list[Example]:
    """Returns the positions in the order of the lessons; the reader is the first player of each."""
    return [start(), exact(), majorities(), scoring(), finish(), own_turn(), third(), open_hands()]


def _piles(*money: int) -> tuple[Pile, ...]:
    return tuple(Pile(number, letter) for number, letter in zip(money, (None, "A", None, "B", None), strict=True))


# ---------------------------------------------------------------------- worked examples
def taking_money() -> Example:
    """Taking money: the two cards at the left together, or one of the two at the right."""
    state = position(
        ["denar 9, ducat 8, florin 5", "denar 3, dirham 6 7, florin 8", "denar 2, dirham 4, ducat 5 7, florin 6"],
        yard="palace 8, tower 11, seraglio 6, garden 9",
        display="denar 2 b, florin 3, dirham 8, ducat 6",
        piles=_piles(19, 19, 18, 18, 18),
    )
    return Example(_BOX, "action_money", _THREE, state)


def buying_too_dear() -> Example:
    """Buying: Gabi pays 11 for the garden of 10; no set of her denars is worth 10."""
    return Example(_BOX, "action_purchase", _THREE, _before_the_garden("denar 5 6"))


def paying_exactly() -> Example:
    """Buying: had Gabi been able to pay exactly, she would act again."""
    return Example(_BOX, "exact_payment", _THREE, _before_the_garden("denar 4 6"))


def _before_the_garden(denars: str) -> State:
    return position(
        [f"{denars}, ducat 4, florin 7", "denar 8, dirham 5, ducat 9, florin 1", "dirham 2 9, ducat 3, florin 5 6"],
        buildings=(some(garden=1), some(seraglio=1), some(tower=1)),
        yard="arcades 9, tower 12, garden 10, pavilion 4",
        display="dirham 7, florin 9, ducat 6, denar 2",
        discard="denar 3, dirham 8, ducat 2, florin 4",
        piles=_piles(14, 19, 18, 18, 18),
    )


def last_scoring() -> Example:
    """Scoring C: once Toni has bought his third garden, Toni and Niki have three each, Tomi and Kati two each.

    That purchase ends the game. Of what stays in the yard one building goes to Niki, one garden is left for a tie of
    florins, and nobody holds a ducat.
    """
    yard = "garden 12, tower 13, garden 10, seraglio 9"
    shares = "pavilion 1213, seraglio 1113, arcades 2142, palace 1431, garden 2322, tower 4321"
    state = position(
        ["denar 5 6, dirham 2", "dirham 7, denar 1", "florin 4, denar 2, dirham 1", "florin 4 b, dirham 3"],
        buildings=_shared_out(shares, yard),
        yard=yard,
        display="ducat 7, denar 8, dirham 9, ducat 4",
        discard="denar 9, dirham 5, ducat 5 8, florin 6 9",
        piles=(Pile(88, None),),
    )
    state.points = [(5, 25, 0), (6, 22, 0), (4, 17, 0), (6, 20, 0)]
    return Example(_BOX, "final_scoring", ("Toni", "Niki", "Tomi", "Kati"), state)


def _shared_out(shares: str, yard: str) -> list[list[int]]:
    """Deals the buildings that are not in the yard: by type, to each party as many as its digit says."""
    dealt: list[list[int]] = []
    for kind, numbers in map(str.split, shares.split(", ")):
        stock = [each for each in BUILDINGS if TYPES[TYPE[each]] == kind and each not in tiles(yard)]
        dealt = dealt or [[] for _ in numbers]
        for party, number in zip(dealt, numbers, strict=True):
            party += [stock.pop(0) for _ in range(int(number))]
    return dealt


def gift() -> Example:
    """Two players: Gabi has bought a tower, which she may give away.

    Toni and the third player have two towers each. If she keeps hers, those two share the points of the towers; if
    she gives it, the third player has them alone.
    """
    third = (*some(tower=4)[2:], *some(garden=1, palace=1, arcades=2))
    state = position(
        ["denar 4, ducat 4 6, florin 6", "denar 7, dirham 5 8, ducat 2, florin 3"],
        buildings=((*some(palace=2)[1:], *some(garden=2)[1:]), some(tower=2), third),
        yard="garden 9, pavilion 3, seraglio 6, tower 9 NW",
        display="florin 8, denar 5, ducat 7, dirham 9",
        discard="denar 3 9, dirham 7 4, ducat 8, florin 7 5",
        piles=_piles(5, 12, 12, 12, 11),
    )
    return Example(_BOX, "gift_to_the_third", _THREE[:2], state, (Buy(DUCAT, cards("ducat 4 6")),))


# ---------------------------------------------------------------------- lessons
def _lesson(name: str, state: State, names: tuple[str, ...] = _THREE, *options: str) -> Example:
    return Example(_BOX, f"lesson_{name}", names, state, options=options)


def _early(state: State) -> State:
    """Puts the money deck into its five piles, as at the start of a game."""
    make_piles(state)
    return state


def start() -> Example:
    """With the open 5 dirhams the garden of 9 can be paid exactly; nothing else can be bought."""
    state = position(
        ["dirham 4, denar 3, florin 2, ducat 7, florin 4", "denar 7, florin 5, ducat 8", "dirham 8, denar 9, ducat 3"],
        yard="palace 9, garden 9, tower 11, arcades 10",
        display="denar 2, dirham 5, florin 1, ducat 6",
    )
    return _lesson("start", _early(state))


def exact() -> Example:
    """Two denars are one too much for the garden of 10; with the open 4 they are exact."""
    state = position(
        ["denar 5 6, florin 3, dirham 2", "dirham 7, florin 6, ducat 8", "dirham 5, ducat 9, florin 7"],
        yard="tower 11, palace 10, garden 10, arcades 10",
        display="denar 4, florin 1, ducat 3, dirham 8",
    )
    return _lesson("exact", _early(state))


def majorities() -> Example:
    """The reader leads in gardens, ties in towers, and can buy the second tower exactly."""
    state = position(
        ["florin 4 5, denar 3, ducat 2", "denar 8, dirham 6, ducat 7", "dirham 9, denar 5, florin 6"],
        buildings=(
            some(garden=2, tower=1),
            (*some(garden=3)[2:], *some(tower=2)[1:], *some(palace=2)),
            (*some(palace=3)[2:], *some(pavilion=1)),
        ),
        yard="tower 9, seraglio 6, arcades 9, garden 12",
        display="denar 7, florin 8, ducat 9, dirham 3",
    )
    return _lesson("majorities", _early(state))


def scoring() -> Example:
    """Of the second pile nothing is left but scoring card A: the next money that is needed brings it."""
    state = position(
        ["denar 4, florin 5, ducat 2", "denar 6, dirham 8", "dirham 4, ducat 7, florin 9"],
        buildings=(
            some(garden=2, tower=1),
            (*some(tower=2)[1:], *some(palace=2)),
            (*some(garden=3)[2:], *some(seraglio=1)),
        ),
        yard="tower 12, palace 11, garden 12, arcades 10",
        display="denar 3, florin 2, ducat 8, dirham 7",
    )
    left, more = divmod(len(state.money_deck), 3)
    state.piles = (Pile(0, "A"), Pile(left + more, None), Pile(left, "B"), Pile(left, None))
    return _lesson("scoring", state)


def finish() -> Example:
    """The deck of buildings is empty: whoever buys ends the game. The reader has the most florins for the tower."""
    yard = "tower 13, palace 11, garden 10, seraglio 9"
    shares = "pavilion 232, seraglio 123, arcades 432, palace 233, garden 334, tower 442"
    state = position(
        ["denar 4 6, florin 7", "dirham 6, denar 1", "florin 5, dirham 6 b"],
        buildings=_shared_out(shares, yard),
        yard=yard,
        display="ducat 7, denar 8, dirham 9, ducat 4",
        deck=(),
    )
    state.points = [(9, 38, 0), (8, 34, 0), (4, 30, 0)]
    return _lesson("finish", state)


def own_turn() -> Example:
    """A game as it is after its first turns: much can be done."""
    state = position(
        [
            "denar 3 5, dirham 7, florin 2, ducat 4",
            "denar 6, dirham 2, ducat 9, florin 3",
            "dirham 5, ducat 1 8, florin 6",
        ],
        buildings=(some(garden=1), some(palace=1), some(tower=1)),
        yard="palace 9, garden 9, pavilion 8, tower 10",
        display="dirham 1, ducat 6, florin 4, denar 9",
    )
    return _lesson("own_turn", _early(state))


def third() -> Example:
    """Two players, before the tower is bought that may be given away: the worked example, one move earlier."""
    return _lesson("third", gift().state, _THREE[:2])


def open_hands() -> Example:
    """Toni could pay the garden exactly as well; nobody else can pay the palace."""
    state = position(
        ["dirham 4 5, florin 9, denar 1", "dirham 9, denar 4, ducat 7", "dirham 6, ducat 2, florin 5"],
        yard="palace 9, garden 9, tower 12, seraglio 8",
        display="denar 7, florin 8, ducat 5, dirham 3",
        open_hands=True,
    )
    return _lesson("open_hands", _early(state), _THREE, "open_hands")

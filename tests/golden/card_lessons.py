"""The positions of the card game's lessons, written by `python -m tests.golden.card_lessons`."""

from game.boxes.alhambra_cards.rules.state import State
from game.boxes.alhambra_family.rules.bank import Pile, make_piles
from tests.boxes.alhambra_cards.positions import building, cards, position, some
from tests.golden.card_examples import gift, shared_out
from tests.golden.example import Example

_NAMES = ("Gabi", "Pali", "Niki")


def lessons() -> list[Example]:
    """Returns the positions in the order of the lessons; the reader is the first player of each."""
    return [start(), exact(), majorities(), scoring(), finish(), own_turn(), third(), open_hands()]


def _lesson(name: str, state: State, names: tuple[str, ...] = _NAMES, *, is_open: bool = False) -> Example:
    return Example("alhambra_cards", f"lesson_{name}", names, state, options=("open_hands",) if is_open else ())


def _early(state: State) -> State:
    """Puts the money deck into its five piles, as at the start of a game."""
    make_piles(state)
    return state


def start() -> Example:
    """With the open 5 dirhams the garden of 9 can be paid exactly; nothing else can be bought."""
    hands = (
        cards("dirham 4", "denar 3", "florin 2", "ducat 7", "florin 4"),
        cards("denar 7", "florin 5", "ducat 8"),
        cards("dirham 8", "denar 9", "ducat 3"),
    )
    yard = (building("palace", 9), building("garden", 9), building("tower", 11), building("arcades", 10))
    display = (*cards("denar 2"), *cards("dirham 5"), *cards("florin 1"), *cards("ducat 6"))
    return _lesson("start", _early(position(hands, yard=yard, display=display)))


def exact() -> Example:
    """Two denars are one too much for the garden of 10; with the open 4 they are exact."""
    hands = (
        cards("denar 5", "denar 6", "florin 3", "dirham 2"),
        cards("dirham 7", "florin 6", "ducat 8"),
        cards("dirham 5", "ducat 9", "florin 7"),
    )
    yard = (building("tower", 11), building("palace", 10), building("garden", 10), building("arcades", 10))
    display = (*cards("denar 4"), *cards("florin 1"), *cards("ducat 3"), *cards("dirham 8"))
    return _lesson("exact", _early(position(hands, yard=yard, display=display)))


def majorities() -> Example:
    """The reader leads in gardens, ties in towers, and can buy the second tower exactly."""
    hands = (
        cards("florin 4", "florin 5", "denar 3", "ducat 2"),
        cards("denar 8", "dirham 6", "ducat 7"),
        cards("dirham 9", "denar 5", "florin 6"),
    )
    owned = (
        some(garden=2, tower=1),
        (*some(garden=3)[2:], *some(tower=2)[1:], *some(palace=2)),
        (*some(palace=3)[2:], *some(pavilion=1)),
    )
    yard = (building("tower", 9), building("seraglio", 6), building("arcades", 9), building("garden", 12))
    display = (*cards("denar 7"), *cards("florin 8"), *cards("ducat 9"), *cards("dirham 3"))
    return _lesson("majorities", _early(position(hands, buildings=owned, yard=yard, display=display)))


def scoring() -> Example:
    """Of the second pile nothing is left but scoring card A: the next money that is needed brings it."""
    hands = (
        cards("denar 4", "florin 5", "ducat 2"),
        cards("denar 6", "dirham 8"),
        cards("dirham 4", "ducat 7", "florin 9"),
    )
    owned = (
        some(garden=2, tower=1),
        (*some(tower=2)[1:], *some(palace=2)),
        (*some(garden=3)[2:], *some(seraglio=1)),
    )
    yard = (building("tower", 12), building("palace", 11), building("garden", 12), building("arcades", 10))
    display = (*cards("denar 3"), *cards("florin 2"), *cards("ducat 8"), *cards("dirham 7"))
    state = position(hands, buildings=owned, yard=yard, display=display)
    left, more = divmod(len(state.money_deck), 3)
    state.piles = (Pile(0, "A"), Pile(left + more, None), Pile(left, "B"), Pile(left, None))
    return _lesson("scoring", state)


def finish() -> Example:
    """The deck of buildings is empty: whoever buys ends the game. The reader has the most florins for the tower."""
    yard = (building("tower", 13), building("palace", 11), building("garden", 10), building("seraglio", 9))
    hands = (
        cards("denar 4", "denar 6", "florin 7"),
        cards("dirham 6", "denar 1"),
        cards("florin 5", "dirham 6 b"),
    )
    shares = {
        "pavilion": (2, 3, 2),
        "seraglio": (1, 2, 3),
        "arcades": (4, 3, 2),
        "palace": (2, 3, 3),
        "garden": (3, 3, 4),
        "tower": (4, 4, 2),
    }
    display = (*cards("ducat 7"), *cards("denar 8"), *cards("dirham 9"), *cards("ducat 4"))
    state = position(hands, buildings=shared_out(shares, yard), yard=yard, display=display, deck=())
    state.points = [(9, 38, 0), (8, 34, 0), (4, 30, 0)]
    return _lesson("finish", state)


def own_turn() -> Example:
    """A game as it is after its first turns: much can be done."""
    hands = (
        cards("denar 3", "denar 5", "dirham 7", "florin 2", "ducat 4"),
        cards("denar 6", "dirham 2", "ducat 9", "florin 3"),
        cards("dirham 5", "ducat 1", "ducat 8", "florin 6"),
    )
    owned = (some(garden=1), some(palace=1), some(tower=1))
    yard = (building("palace", 9), building("garden", 9), building("pavilion", 8), building("tower", 10))
    display = (*cards("dirham 1"), *cards("ducat 6"), *cards("florin 4"), *cards("denar 9"))
    return _lesson("own_turn", _early(position(hands, buildings=owned, yard=yard, display=display)))


def third() -> Example:
    """Two players, before the tower is bought that may be given away: the worked example, one move earlier."""
    return _lesson("third", gift().state, ("Gabi", "Pali"))


def open_hands() -> Example:
    """Pali could pay the garden exactly as well; nobody else can pay the palace."""
    hands = (
        cards("dirham 4", "dirham 5", "florin 9", "denar 1"),
        cards("dirham 9", "denar 4", "ducat 7"),
        cards("dirham 6", "ducat 2", "florin 5"),
    )
    yard = (building("palace", 9), building("garden", 9), building("tower", 12), building("seraglio", 8))
    display = (*cards("denar 7"), *cards("florin 8"), *cards("ducat 5"), *cards("dirham 3"))
    state = position(hands, yard=yard, display=display, open_hands=True)
    return _lesson("open_hands", _early(state), is_open=True)


if __name__ == "__main__":
    for lesson in lessons():
        lesson.path.write_bytes(lesson.record().to_bytes())

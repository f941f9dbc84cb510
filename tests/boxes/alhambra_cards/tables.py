"""Tables and games for the tests of the table."""

from collections.abc import Iterator, Sequence

from game.boxes.alhambra_cards.about import ABOUT
from game.boxes.alhambra_cards.rules import RULES
from game.boxes.alhambra_cards.rules.moves import Buy
from game.boxes.alhambra_cards.rules.state import State
from game.boxes.alhambra_cards.table import CardTable
from game.core.beat import Beat
from game.core.rules import Seat, step
from game.tabletop.items import Item
from game.tabletop.picker import Picker
from game.tabletop.selection import Selection
from tests.boxes.looking import AREA, Luck, cast, selection_of, touch_only, words


def table(seats: int, language: str = "en", *, open_hands: bool = False) -> CardTable:
    return CardTable(words(language), cast(seats), {"open_hands": open_hands})


def played(seats: int, seed: int, *, open_hands: bool = False, eager: float = 0.7) -> Iterator[tuple[State, Beat]]:
    """Plays a random game and yields every position with what an onlooker learned; eager players rather buy."""
    luck = Luck(f"{seats} {seed}")
    news: list[object] = []
    options = ABOUT.complete({"open_hands": open_hands})
    state = RULES.setup(seats, options, luck, news.append)
    yield state, Beat(0, None, tuple(news), RULES.view(state, None))
    number = 0
    while acting := RULES.to_act(state):
        (seat,) = acting
        legal = RULES.legal(state, seat)
        buys = [move for move in legal if isinstance(move, Buy)]
        is_buying = len(buys) > 0 and luck.pick((True, False), (int(eager * 100), 100))
        move = luck.pick(buys if is_buying else legal)
        after = step(RULES, state, seat, move, luck)
        state, number = after.state, number + 1
        yield state, Beat(number, seat, after.events, RULES.view(state, None))


def picked(state: State, shown: CardTable, seat: Seat, items: Sequence[Item] = ()) -> Selection:
    """Returns the mood after a seat touched these items."""
    view = RULES.view(state, seat)
    picker = Picker(shown, view, RULES.legal(state, seat))
    for item in items:
        touch_only(picker, item)
    lying = tuple(shown.layout(view, AREA, Selection()))
    return selection_of(picker, seat, lying)

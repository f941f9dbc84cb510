"""Perft of Ys: how many courses a position has, so many decisions deep, with luck that draws the first."""

from collections.abc import Sequence
from typing import Any, Unpack

import pytest

from game.boxes.ys.rules import RULES
from game.boxes.ys.rules.components import START_COUNTING, START_PLACING
from game.boxes.ys.rules.moves import Place, PlaceNeutral
from game.boxes.ys.rules.state import State
from game.boxes.ys.rules.steps import AskForCards, AskForLooks, BeginCounting, BeginGo, OpenFronts, Step
from game.boxes.ys.rules.view import Effect
from game.core.rules import Seat
from game.core.values import put
from tests.boxes.ys.positions import BLUE, GREEN, Options, after, at, bid, card, counting, go_on, opening, placing
from tests.boxes.ys.test_conservation import VARIANTS
from tests.breadth import wide
from tests.contract.tables import Table, random_game
from tests.golden import ys_positions
from tests.perft.counting import Counting
from tests.perft.plain_ys import choice, choices

COUNTING = Counting(RULES, choice, choices)


def picking() -> State:
    """Four have bid alike: the old order cards say who picks first."""
    return bid(opening(4), (0, 1), (0, 1), (0, 1), (0, 1))[0]


def with_cards(state: State, *hands: Sequence[str]) -> State:
    """Gives the first seats characters that were won in earlier turns."""
    public = state.public
    for seat, names in enumerate(hands):
        numbers = tuple(sorted(map(card, names)))
        state.hands = put(state.hands, seat, numbers)
        public.hand_sizes = put(public.hand_sizes, seat, len(numbers))
        public.deck = tuple(number for number in public.deck if number not in numbers)
    return state


def last_go(*hands: Sequence[str], agenda: tuple[Step, ...] = (), **options: Unpack[Options]) -> State:
    """Two players: the last two goes of all, with two brokers and a neutral one behind each screen."""
    state = with_cards(placing(2, **options), *hands)
    public = state.public
    state.screens, public.behind = ((2, 4), (3, 3)), (2, 2)
    state.neutrals, public.neutral = ((2,), (4,)), (1, 1)
    public.agenda = (
        *agenda, BeginGo(Seat(0)), BeginGo(Seat(1)), AskForLooks(Seat(0)), AskForLooks(Seat(1)), OpenFronts(),
    )  # fmt: skip
    go_on(state)
    return state


def around_a_pair() -> State:
    """Magician and Soldier may follow the go that is just over; then the other one may close a quarter."""
    state = last_go(("magician", "soldier"), ("queen",))
    pair = (Place(False, True, 2, at("1 port")), Place(False, False, 4, at("row 2 red")))
    return after(state, *pair, PlaceNeutral(2, at("2 palace")))


def in_the_throne_room() -> State:
    """King's Favour: the Magician may swap with an own broker there, the Spy looks at those of others."""
    state = with_cards(placing(3, favour=True), ("magician", "soldier"))
    public = state.public
    public.effects = (Effect(card("spy"), Seat(1), 3),)
    public.throne, public.next_tag = ((90,), (91,), (92,)), 93
    state.hidden = ((90, 3), (91, 0), (92, 4))
    state.screens, public.behind = ((4, 4), (), ()), (2, 0, 0)
    public.agenda = (BeginGo(Seat(0)), AskForLooks(Seat(1)), OpenFronts())
    go_on(state)
    return state


def spying() -> State:
    """The first seat may play Spy, Bishop and Conjurer, but only two of them; the other one has placed before."""
    hands = (("spy", "bishop", "conjurer", "magician"), ("soldier", "queen"))
    return last_go(
        *hands, agenda=(AskForCards(Seat(0), START_PLACING), AskForCards(Seat(1), START_PLACING), BeginGo(Seat(1)))
    )


def counting_with_all() -> State:
    """Captain, Herald and Merchant of the first seat, the Intriguer of the second; the Queen has closed quarter 1.

    The Alchemist is not asked for yet.
    """
    brokers = {"1 port": [(0, 3), (1, 3)], "2 palace": [(0, 0)], "row 2 blue": [(1, 2)], "3 commerce": [(1, 4)]}
    hands = (("captain", "herald", "merchant"), ("intriguer", "alchemist"))
    position = counting(3, brokers, stalls=(None, BLUE, GREEN), effects=[("queen", 2)], three_quarters=True)
    state = with_cards(position, *hands)
    state.public.agenda = (AskForCards(Seat(0), START_COUNTING), AskForCards(Seat(1), START_COUNTING), BeginCounting())
    go_on(state)
    return state


def counting_over() -> State:
    """The market is counted: the best bidder, then Banker and Jeweler, Alchemist; then bids for the next turn."""
    state = with_cards(ys_positions.market_columns().state, ("banker", "jeweler"), ("alchemist",))
    state.public.quotes, state.public.gems = (1, 15, 8, 8), ((0,) * 5, (1, 0, 0, 0, 2), (0,) * 5, (0,) * 5)
    return state


@pytest.mark.parametrize(
    ("state", "counts"),
    [
        pytest.param(opening(2), (14, 196, 392, 60928), id="two"),
        pytest.param(opening(3), (14, 196, 2744, 8232), id="three"),
        pytest.param(opening(4), (14, 196, 2744, 38416), id="four"),
        pytest.param(opening(4, express=True), (14, 196, 2744, 38416), id="express"),
        pytest.param(picking(), (4, 12, 24, 5760), id="picking"),
        pytest.param(placing(), (240, 25944), id="placing"),
        pytest.param(last_go(), (68, 1124, 18084), id="last go"),
        pytest.param(around_a_pair(), (4, 42, 839, 13200), id="around a pair"),
        pytest.param(in_the_throne_room(), (40, 784, 4704, 14896), id="throne room"),
        pytest.param(spying(), (4, 46, 997, 16704), id="spying"),
        pytest.param(ys_positions.quarter_one().state, (3, 7, 12, 36), id="quarter"),
        pytest.param(counting_with_all(), (17, 120, 242, 612), id="before the counting"),
        pytest.param(counting_over(), (4, 8, 64, 720), id="after the counting"),
        pytest.param(ys_positions.throne_room().state, (8, 24, 72, 216), id="favour"),
    ],
)
def test_the_number_of_courses(state: State, counts: tuple[int, ...]) -> None:
    COUNTING.courses(state, counts)


@pytest.mark.parametrize(("seats", "options"), VARIANTS, ids=str)
def test_the_fast_lists_are_the_plain_ones_in_random_games(seats: int, options: dict[str, Any]) -> None:
    for seed in wide(range(2), range(10, 60)):
        for moment in random_game(Table("ys", seats, tuple(options.items())), seed)[0]:
            COUNTING.same(moment)

"""Setup: order cards, brokers, and what each turn begins with: characters, ships, the market (2, 3)."""

from game.boxes.ys.rules.components import SHIPS, WHITE, YELLOW_CARDS
from game.boxes.ys.rules.state import State
from game.boxes.ys.rules.steps import BeginTurn, Task
from game.boxes.ys.rules.turn import advance
from game.boxes.ys.rules.view import Public, Values, Variants
from game.core.chance import Chance
from game.core.rules import Emit, Options, Seat, no_listener

BROKERS = (0, 0, 1, 1, 1, 2, 3, 3, 3, 4, 4)
EXPRESS = (0, 0, 1, 1, 2, 3, 3, 4, 4)
NEUTRAL, HARD_NEUTRAL = (0, 1, 2, 4), (0, 1, 3, 4)
MIDDLE = 8
"""Where quotations begin, of 15 steps (1)."""


def new_game(seats: int, options: Options, chance: Chance, emit: Emit = no_listener) -> State:
    """Returns the game at the first secret bid.

    Takes 2 to 4 seats and the variants of `public.Variants`; those for another number of players are ignored (7).
    """
    more = seats > 2
    variants = Variants(
        favour=bool(options["favour"]) and more,
        express=bool(options["express"]) and more,
        three_quarters=bool(options["three_quarters"]) and seats == 3,
        hard_neutral=bool(options["hard_neutral"]),
        all_open=bool(options["all_open"]),
    )
    brokers, neutral = brokers_of(variants), () if more else neutrals_of(variants)
    state = State(
        public=_table(seats, variants, len(brokers), len(neutral), _orders(seats, chance)),
        screens=(brokers,) * seats,
        neutrals=(neutral,) * seats,
        bids=(None,) * seats,
        favours=(None,) * seats,
        hidden=(),
        known=(),
        seen=(),
        hands=((),) * seats,
        won=((),) * seats,
    )
    advance(state, chance, emit)
    return state


def brokers_of(variants: Variants) -> Values:
    """Returns the brokers of each player at the start (1, 7)."""
    return EXPRESS if variants.express else BROKERS


def neutrals_of(variants: Variants) -> Values:
    """Returns the neutral brokers of each player in a game for two (7)."""
    return HARD_NEUTRAL if variants.hard_neutral else NEUTRAL


def _orders(seats: int, chance: Chance) -> tuple[int, ...]:
    """Returns an order card for each seat at random."""
    left = list(range(1, seats + 1))
    return tuple([left.pop(chance.pick(range(len(left)))) for _ in range(seats)])


def _table(seats: int, variants: Variants, behind: int, neutral: int, order: tuple[int, ...]) -> Public:
    parties = seats + (seats == 2)
    return Public(
        seats=seats,
        variants=variants,
        task=Task.BID,
        acting=Seat(0),
        round=0,
        agenda=(BeginTurn(),),
        done=(),
        order=order,
        cards=(),
        chosen=(0,) * seats,
        front=((),) * seats,
        behind=(behind,) * seats,
        neutral=(neutral,) * seats,
        brokers=(),
        next_tag=0,
        go=(),
        throne=((),) * seats,
        ships=(None,) * 4,
        cargo=((),) * 4,
        stalls=(None,) * 3,
        quotes=(MIDDLE,) * 4,
        gems=((0, 0, 0, 0, 0),) * parties,
        points=(0,) * parties,
        shown=(None,) * 4,
        hand_sizes=(0,) * seats,
        fresh=(0,) * seats,
        played=(0,) * seats,
        effects=(),
        discard=(),
        ranked=(),
        counted=(),
        deck=tuple(YELLOW_CARDS),
        fleet=tuple(n for n, ship in enumerate(SHIPS) if not (variants.express and WHITE in ship)),
    )

"""Nothing is ever lost or doubled: brokers, neutral brokers, characters, order cards; gems against a ledger."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

import pytest

from game.boxes.ys.rules import RULES
from game.boxes.ys.rules.components import ALCHEMIST, BLACK, GIFT, JEWELER, PORT, WHITE, YELLOW_CARDS
from game.boxes.ys.rules.events import AreaWon, CardPlayed, ColourChosen, GemTaken, GiftTaken, RowWon
from game.boxes.ys.rules.setup import brokers_of, neutrals_of
from game.boxes.ys.rules.state import State
from game.session.dice import Dice
from tests.boxes.saying import game
from tests.breadth import wide
from tests.contract.tables import Table

VARIANTS: list[tuple[int, dict[str, bool | int]]] = [
    (2, {}), (2, {"hard_neutral": True}), (2, {"all_open": True}), (3, {}), (3, {"three_quarters": True}),
    (3, {"favour": True, "express": True}), (4, {}), (4, {"favour": True}), (4, {"express": True}),
    (4, {"all_open": True, "favour": True}),
]  # fmt: skip


def all_there(state: State) -> None:
    """Each has all brokers of its set, and a 2 for each in the throne room but the last; every card is somewhere."""
    public = state.public
    hidden = dict(state.hidden)
    out = [*public.brokers, *public.away]
    for seat in range(public.seats):
        own = [
            broker.value if broker.value is not None else hidden[broker.tag] for broker in out if broker.party == seat
        ]
        throne = [hidden[tag] for tag in public.throne[seat]]
        held = [*state.screens[seat], *public.front[seat], *(state.bids[seat] or ()), *own, *throne]
        assert sorted(held) == sorted([*brokers_of(public.variants), *[2] * min(3, len(throne))])
        bids = 0 if state.bids[seat] is None else 2
        assert public.behind[seat] == len(state.screens[seat]) + bids
    _neutrals(state, hidden)
    cards = [*public.deck, *(card for row in (*state.hands, *state.won) for card in row)]
    cards += [card for card in public.shown if card is not None and card != GIFT]
    cards += [card for card in public.discard if card != GIFT] + [effect.card for effect in public.effects]
    assert sorted(cards) == list(YELLOW_CARDS)
    assert sorted(public.order) == list(range(1, public.seats + 1))
    assert public.hand_sizes == tuple(map(len, state.hands)) and public.fresh == tuple(map(len, state.won))
    assert all(1 <= quote <= 15 for quote in public.quotes) and min(map(min, public.gems)) >= 0
    assert set(hidden) == {broker.tag for broker in public.brokers if broker.value is None}.union(*public.throne)


def _neutrals(state: State, hidden: dict[int, int]) -> None:
    public = state.public
    for seat in range(public.seats if public.neutral_party is not None else 0):
        placed = [b for b in (*public.brokers, *public.away) if b.party == 2 and b.placer == seat]
        values = [broker.value if broker.value is not None else hidden[broker.tag] for broker in placed]
        assert sorted([*state.neutrals[seat], *values]) == sorted(neutrals_of(public.variants))
        assert public.neutral[seat] == len(state.neutrals[seat])


def scoreboard(gems: list[Counter[int]], told: Iterable[Any]) -> None:
    """Books every gem that is named."""
    for event in told:
        match event:
            case GemTaken(party, _, _, colour) | GiftTaken(party, _, colour) | ColourChosen(party, colour):
                gems[party][colour] += 1
            case AreaWon(_, kind, _, winner) if kind == PORT and winner is not None:
                gems[winner][BLACK] += 1
            case RowWon(_, _, _, winner, colour) if winner is not None and colour is not None:
                gems[winner][colour] += 1
            case CardPlayed(seat, card, targets, _, _) if card == JEWELER:
                gems[seat].update(targets)
            case CardPlayed(seat, card, (given, colour), _, _) if card == ALCHEMIST:
                gems[seat][given] -= 1
                gems[seat][colour] += 1


each_variant = pytest.mark.parametrize(("seats", "options"), VARIANTS, ids=lambda value: str(value))


@each_variant
@pytest.mark.parametrize("seed", wide([1], range(100, 130)))
def test_in_random_games_of_every_variant(seats: int, options: dict[str, bool | int], seed: int) -> None:
    gems: list[Counter[int]] = [Counter() for _ in range(3 if seats == 2 else seats)]
    for _, _, after, news in game(Table("ys", seats, tuple(options.items())), seed):
        scoreboard(gems, news)
        all_there(after)
        assert [tuple(each[gem] for gem in range(WHITE)) for each in gems] == list(after.public.gems)


@each_variant
def test_an_imagined_game_is_complete_too(seats: int, options: dict[str, bool | int]) -> None:
    luck = Dice(4, "luck")
    for state, seat, _, _ in [*game(Table("ys", seats, tuple(options.items())), seed=4)][::9]:
        for view in (RULES.view(state, None), RULES.view(state, seat)):
            all_there(RULES.imagine(view, luck))
            all_there(RULES.imagine(RULES.forget(view), luck))

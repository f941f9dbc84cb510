"""Faults planted in the rules of the template and the card game: each check of the contract finds its own."""

import random
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import pytest

from game.boxes.alhambra_cards.rules import CardGame
from game.boxes.template.rules import Template
from game.boxes.template.rules.codes import CODES
from game.boxes.template.rules.moves import Lay
from game.boxes.template.rules.state import State
from game.core import box as shelf
from game.core.codec import Codec
from game.core.rules import Emit, Seat, Whisper, no_listener
from game.session.dice import Dice
from tests.contract import checks
from tests.contract.seals import permuted

EVEN = {"prize": "even"}
CODEC = Codec(CODES)
FAIR = Template()


def luck() -> Dice:
    return Dice(1)


def faulty(**methods: Callable[..., Any]) -> Any:
    """Returns the rules of the template with some of their methods replaced."""
    return type("Faulty", (Template,), methods)()


def start(seats: int = 3, seed: int = 1) -> State:
    return FAIR.setup(seats, EVEN, Dice(seed))


def caught(check: Callable[..., None], *told: Any) -> None:
    with pytest.raises(AssertionError):
        check(*told)


def test_a_view_that_shows_a_laid_card_is_found() -> None:
    def view(self: Template, state: State, seat: Seat | None) -> Any:
        laid = next((card for card in state.laid if card is not None), None)
        return replace(Template.view(self, state, seat), laid=laid)

    rules, state = faulty(view=view), start()
    rules.apply(state, Seat(0), rules.legal(state, Seat(0))[0], luck(), no_listener)
    caught(checks.consistent, rules, state, 3, luck())
    caught(checks.sealed, rules, state, Seat(1), permuted("template", state, Seat(1), luck()))


def test_an_onlooker_who_remembers_hands_is_found() -> None:
    class Nosy(CardGame):
        def view(self, state: Any, seat: Seat | None) -> Any:
            return replace(super().view(state, seat), hands=tuple(state.hands))

    rules = Nosy()
    state = rules.setup(3, shelf.about("alhambra_cards").complete({}), luck())
    caught(checks.sealed, rules, state, None, permuted("alhambra_cards", state, None, luck()))


def test_imagining_the_truth_or_wrong_sizes_is_found() -> None:
    def careless(self: Template, view: Any, chance: Any) -> State:
        world = Template.imagine(self, view, chance)
        world.hands[-1] = world.hands[-1][1:]
        return world

    omniscient = faulty(imagine=lambda self, view, chance: start())
    caught(checks.varied, omniscient, CODEC, start(), 3, luck())
    caught(checks.consistent, faulty(imagine=careless), start(), 3, luck())


def test_a_whisper_that_all_hear_is_found() -> None:
    def apply(self: Template, state: State, seat: Seat, move: Lay, chance: Any, emit: Emit) -> None:
        loud = lambda news: emit(news.event if type(news) is Whisper else news)  # noqa: E731
        Template.apply(self, state, seat, move, chance, loud)

    caught(checks.deaf, faulty(apply=apply), start(), 3, luck())


def test_a_copy_that_shares_a_list_is_found() -> None:
    class Shared(State):
        def copy(self) -> "Shared":
            return Shared(self.rising, self.round, self.hands[:], self.laid, self.played, self.points[:])

    fair = start()
    sharing = Shared(fair.rising, fair.round, fair.hands, fair.laid, fair.played, fair.points)
    caught(checks.unchanged, FAIR, Codec({**CODES, "shared": Shared}), sharing, 3, luck())


@pytest.mark.parametrize(
    "fault",
    [
        lambda moves: [*moves, moves[-1]],
        lambda moves: list(reversed(moves)),
        lambda moves: [],
        lambda moves: random.sample(list(moves), len(moves)),
    ],
    ids=["twice", "reversed", "none", "shuffled"],
)
def test_a_bad_list_of_moves_is_found(fault: Callable[[Sequence[Lay]], Sequence[Lay]]) -> None:
    rules, state = faulty(legal=lambda self, state, seat: fault(FAIR.legal(state, seat))), start(4)

    def check() -> None:
        for _ in range(20):
            checks.bounded(rules, CODEC, state)

    caught(check)


@pytest.mark.parametrize(
    "fault", [lambda moves: (*moves, moves[-1]), lambda moves: moves[1:]], ids=["one twice as often", "one never"]
)
def test_a_random_move_that_is_not_fair_is_found(fault: Callable[[Sequence[Lay]], Sequence[Lay]]) -> None:
    rules = faulty(sample=lambda self, state, seat, chance: chance.pick(fault(FAIR.legal(state, seat))))
    positions = [start(4, seed) for seed in range(6)]
    checks.sampled(FAIR, positions, luck())
    caught(checks.sampled, rules, positions, luck())


def test_a_random_move_that_is_not_legal_is_found() -> None:
    foreign = faulty(sample=lambda self, state, seat, chance: FAIR.sample(state, Seat(0), chance))
    caught(checks.sampled, foreign, [start(4)], luck())


def test_luck_from_elsewhere_is_found() -> None:
    def setup(self: Template, seats: int, options: Any, chance: Any, emit: Emit = no_listener) -> State:
        return Template.setup(self, seats, options, Dice(random.getrandbits(32)), emit)

    caught(checks.repeatable, faulty(setup=setup), 3, EVEN, luck(), (), None)


def test_a_dead_end_is_found() -> None:
    stuck = faulty(
        legal=lambda self, state, seat: FAIR.legal(state, seat) if len(state.hands[seat]) == 4 else [],
        to_act=lambda self, state: frozenset([Seat(0)]),
    )
    caught(checks.playable, stuck, start(2), luck())


def test_a_result_that_does_not_add_up_is_found() -> None:
    def result(self: Template, state: State) -> Any:
        fair = FAIR.result(state)
        return replace(fair, totals=(fair.totals[0] + 1, *fair.totals[1:]))

    caught(checks.told, faulty(result=result), start(2), 2)


def test_a_set_in_a_state_is_found() -> None:
    state = start(2)
    state.points = {0}  # type: ignore[assignment]
    with pytest.raises(ValueError):
        checks.coded(CODEC, state, [])

"""What each move does, and what happens next: steps are taken off the agenda until somebody has to decide."""

from collections.abc import Callable

from game.boxes.ys.rules import counting, moves, placing, scoring, steps, turn_start
from game.boxes.ys.rules.characters import CHARACTERS, choose_gift, look, looks, refill
from game.boxes.ys.rules.components import AFTER_PAIR
from game.boxes.ys.rules.events import CardPlayed
from game.boxes.ys.rules.legal import can_play
from game.boxes.ys.rules.state import State
from game.boxes.ys.rules.view import Effect, within, without
from game.core.chance import Chance
from game.core.rules import PAUSE, Emit, Seat
from game.core.values import put


def play(state: State, seat: Seat, move: moves.Move, chance: Chance, emit: Emit) -> None:
    """Plays a legal move and everything that follows without a decision."""
    DEEDS[type(move)](state, seat, move, emit)
    advance(state, chance, emit)


# ---------------------------------------------------------------------- moves
def _pass(state: State, seat: Seat, move: moves.Pass, emit: Emit) -> None:
    state.public.agenda = state.public.agenda[1:]


def _choose_colour(state: State, seat: Seat, move: moves.ChooseColour, emit: Emit) -> None:
    """Takes the gem of a blue card, or changes a white one of the market."""
    if isinstance(state.public.agenda[0], steps.ChooseGift):
        choose_gift(state.public, seat, move, emit)
    else:
        counting.choose_colour(state, seat, move, emit)
    emit(PAUSE)


def play_card(state: State, seat: Seat, move: moves.Play, emit: Emit) -> None:
    """Plays a character; those that work on are discarded later."""
    public, character = state.public, CHARACTERS[move.card]
    state.hands = put(state.hands, seat, without(state.hands[seat], move.card))
    public.hand_sizes = put(public.hand_sizes, seat, public.hand_sizes[seat] - 1)
    public.played = put(public.played, seat, public.played[seat] + 1)
    if character.until is None:
        public.discard = within(public.discard, move.card)
    else:
        public.effects = (*public.effects, Effect(move.card, seat, character.number(move.targets)))
    at = {broker.tag: broker.place for broker in public.brokers} if character.brokers else {}
    places = tuple([at.get(tag) for tag in move.targets[: character.brokers]])  # None is the throne room
    point = character.act(state, seat, move.targets)
    emit(CardPlayed(seat, move.card, move.targets, places, point))


DEEDS: dict[type, Callable[..., None]] = {
    moves.Bid: turn_start.set_bid,
    moves.PickOrder: turn_start.pick_order,
    moves.Pass: _pass,
    moves.Place: placing.place_broker,
    moves.Refill: refill,
    moves.PlaceNeutral: placing.place_neutral,
    moves.Look: look,
    moves.Play: play_card,
    moves.TakeGem: counting.take_gem,
    moves.ChooseColour: _choose_colour,
    moves.NextColumn: counting.put_column,
    moves.MoveQuote: counting.best_bid,
    moves.Favour: scoring.choose_favour,
}
"""What makes each kind of move; a table for speed, like `TAKERS`, and the same test holds it."""


# ---------------------------------------------------------------------- the agenda
def advance(state: State, chance: Chance, emit: Emit) -> None:
    """Takes steps until one needs a decision, and stays on the agenda, or the game is over."""
    public = state.public
    while agenda := public.agenda:
        step = agenda[0]
        public.agenda = agenda[1:]
        if TAKERS[type(step)](state, step, chance, emit):
            public.agenda = agenda
            return


def ask(state: State, step: steps.AskForCards, chance: Chance, emit: Emit) -> bool:
    """Asks a seat for characters at a window, if it could play one; after a pair also for the Spy's looks."""
    public, seat = state.public, step.seat
    public.task, public.acting = steps.ASK, seat
    if (hand := state.hands[seat]) and can_play(public, seat, hand, step.window):
        return True
    return bool(public.effects and step.window == AFTER_PAIR and looks(public, seat, state.known))


def ask_for_looks(state: State, step: steps.AskForLooks, chance: Chance, emit: Emit) -> bool:
    """Asks the Spy's player once more after the last pair of all **[ruling]**."""
    state.public.task, state.public.acting = steps.LOOK, step.seat
    return bool(looks(state.public, step.seat, state.known))


_TASKS: dict[type[steps.Waiting], steps.Task] = {
    steps.AwaitBroker: steps.PLACE,
    steps.AwaitRefill: steps.REFILL,
    steps.AwaitNeutral: steps.NEUTRAL,
    steps.ChooseGift: steps.COLOUR,
    steps.ChooseWhite: steps.COLOUR,
    steps.AwaitQuote: steps.QUOTE,
}


def _wait(state: State, step: steps.Waiting, chance: Chance, emit: Emit) -> bool:
    """Waits for a seat's decision."""
    state.public.task, state.public.acting = _TASKS[type(step)], step.seat
    return True


TAKERS: dict[type, Callable[..., bool]] = {
    steps.BeginTurn: turn_start.begin_turn,
    steps.CollectBids: turn_start.collect_bids,
    steps.OfferOrder: turn_start.offer_order,
    steps.BeginPlacing: placing.begin,
    steps.BeginGo: placing.begin_go,
    steps.OpenFronts: placing.open_fronts,
    steps.AskForCards: ask,
    steps.AskForLooks: ask_for_looks,
    steps.BeginCounting: counting.begin,
    steps.CountQuarter: counting.count_quarter,
    steps.PickGem: counting.offer_gem,
    steps.CountArea: counting.count_area,
    steps.SendHome: counting.send_home,
    steps.CountMarket: counting.begin_market,
    steps.CountRow: counting.count_row,
    steps.RankColumns: counting.rank_columns,
    steps.FindBestBidder: counting.find_best_bidder,
    steps.CollectFavours: scoring.collect_favours,
    steps.EndTurn: scoring.end_turn,
    **dict.fromkeys(_TASKS, _wait),
}
"""What takes each kind of step and returns whether somebody has to decide first.

A `match` over so many kinds would cost random games some 4 % of their speed; a test holds that kinds and functions fit.
"""

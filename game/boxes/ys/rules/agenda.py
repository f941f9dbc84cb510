"""What happens next: steps are taken off the agenda until somebody has to decide."""

from collections.abc import Callable

from game.boxes.ys.rules import arrivals, bidding, counting, ending, market, placing, plays, steps
from game.boxes.ys.rules.state import State
from game.boxes.ys.rules.tasks import COLOUR, NEUTRAL, PLACE, QUOTE, REFILL, Task
from game.core.chance import Chance
from game.core.rules import Emit


def advance(state: State, chance: Chance, emit: Emit) -> None:
    """Takes steps until one needs a decision, and stays on the agenda, or the game is over."""
    public = state.public
    while agenda := public.agenda:
        step = agenda[0]
        public.agenda = agenda[1:]
        if TAKERS[type(step)](state, step, chance, emit):
            public.agenda = agenda
            return


_TASKS: dict[type[steps.Waiting], Task] = {
    steps.AwaitBroker: PLACE,
    steps.AwaitRefill: REFILL,
    steps.AwaitNeutral: NEUTRAL,
    steps.ChooseGift: COLOUR,
    steps.ChooseWhite: COLOUR,
    steps.AwaitQuote: QUOTE,
}


def _wait(state: State, step: steps.Waiting, chance: Chance, emit: Emit) -> bool:
    """Waits for a seat's decision."""
    state.public.task, state.public.acting = _TASKS[type(step)], step.seat
    return True


TAKERS: dict[type, Callable[..., bool]] = {
    steps.BeginTurn: arrivals.begin_turn,
    steps.CollectBids: bidding.collect_bids,
    steps.OfferOrder: bidding.offer_order,
    steps.BeginPlacing: placing.begin,
    steps.BeginGo: placing.begin_go,
    steps.OpenFronts: placing.open_fronts,
    steps.AskForCards: plays.ask,
    steps.AskForLooks: plays.ask_for_looks,
    steps.BeginCounting: counting.begin,
    steps.CountQuarter: counting.count_quarter,
    steps.PickGem: counting.offer_gem,
    steps.CountArea: counting.count_area,
    steps.SendHome: counting.send_home,
    steps.CountMarket: market.begin,
    steps.CountRow: market.count_row,
    steps.RankColumns: market.rank_columns,
    steps.FindBestBidder: market.find_best_bidder,
    steps.CollectFavours: ending.collect_favours,
    steps.EndTurn: ending.end_turn,
    **dict.fromkeys(_TASKS, _wait),
}
"""What takes each kind of step and returns whether somebody has to decide first.

A `match` over so many kinds would cost random games some 4 % of their speed; a test holds that kinds and functions fit.
"""

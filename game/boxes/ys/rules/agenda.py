"""What happens next: steps are taken off the agenda until somebody has to decide."""

from typing import assert_never

from game.boxes.ys.rules import arrivals, bidding, counting, ending, market, placing, plays, steps
from game.boxes.ys.rules.public import Public
from game.boxes.ys.rules.state import State
from game.boxes.ys.rules.tasks import COLOUR, NEUTRAL, PLACE, QUOTE, REFILL, Task
from game.core.chance import Chance
from game.core.rules import Emit, Seat


def advance(state: State, chance: Chance, emit: Emit) -> None:
    """Takes steps until one needs a decision, and stays on the agenda, or the game is over."""
    public = state.public
    while agenda := public.agenda:
        public.agenda = agenda[1:]
        if _take(state, agenda[0], chance, emit):
            public.agenda = agenda
            return


def _take(state: State, step: steps.Step, chance: Chance, emit: Emit) -> bool:
    """Takes a step; returns whether somebody has to decide first. The commonest steps come first, for speed."""
    public = state.public
    match step:
        case steps.AwaitBroker():
            return _wait(public, step.seat, PLACE)
        case steps.AskForCards():
            return plays.ask(state, step.seat, step.window)
        case steps.BeginGo():
            placing.begin_go(public, step.seat)
        case steps.PickGem():
            return counting.offer_gem(public, step.party, step.quarter, emit)
        case steps.CountArea():
            counting.count_area(state, step.quarter, step.kind, emit)
        case steps.AskForLooks():
            return plays.ask_for_looks(state, step.seat)
        case steps.CountQuarter():
            counting.count_quarter(state, step.quarter, emit)
        case steps.SendHome():
            counting.send_home(public, step.quarter)
        case steps.CountRow():
            market.count_row(public, step.row, emit)
        case steps.AwaitNeutral():
            return _wait(public, step.seat, NEUTRAL)
        case steps.AwaitRefill():
            return _wait(public, step.seat, REFILL)
        case steps.ChooseGift() | steps.ChooseWhite():
            return _wait(public, step.seat, COLOUR)
        case steps.AwaitQuote():
            return _wait(public, step.seat, QUOTE)
        case _:
            return _take_seldom(state, step, chance, emit)
    return False


def _take_seldom(state: State, step: steps.Seldom, chance: Chance, emit: Emit) -> bool:
    """Takes a step that comes once or twice in a turn, see `_take`."""
    public = state.public
    match step:
        case steps.BeginTurn():
            arrivals.begin_turn(state, chance, emit)
        case steps.CollectBids():
            return bidding.collect_bids(state, emit)
        case steps.OfferOrder():
            return bidding.offer_order(public, step.seat, emit)
        case steps.BeginPlacing():
            placing.begin(public)
        case steps.OpenFronts():
            placing.open_fronts(state, emit)
        case steps.BeginCounting():
            counting.begin(public)
        case steps.CountMarket():
            market.begin(state, emit)
        case steps.RankColumns():
            return market.rank_columns(public, step.told, emit)
        case steps.FindBestBidder():
            market.find_best_bidder(public, emit)
        case steps.CollectFavours():
            return ending.collect_favours(state, emit)
        case steps.EndTurn():
            ending.end_turn(state, emit)
        case _:
            assert_never(step)
    return False


def _wait(public: Public, seat: Seat, task: Task) -> bool:
    """Waits for a seat's decision."""
    public.task, public.acting = task, seat
    return True

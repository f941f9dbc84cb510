"""What the others may have bid or may bid, in imagined games."""

from math import exp

from game.boxes.ys.brain.baseline import READING
from game.boxes.ys.brain.bids import MIXED, reading
from game.boxes.ys.rules.legal import bids_of
from game.boxes.ys.rules.state import State
from game.boxes.ys.rules.steps import BID
from game.boxes.ys.rules.turn_start import set_bid
from game.boxes.ys.rules.view import put, within
from game.core.chance import Chance
from game.core.rules import Seat, no_listener

_FINE = 1000


def guess(world: State, seat: Seat, chance: Chance) -> State:
    """Returns the imagined world in which the others have bid as Normal does, see `game.ai.brain.Guess`."""
    if world.public.task != BID:
        return world
    for rival in map(Seat, range(world.public.seats)):
        if rival != seat:
            _bid(world, rival, chance)
    return world


def _bid(world: State, rival: Seat, chance: Chance) -> None:
    public, screen = world.public, world.screens[rival]
    for value in world.bids[rival] or ():
        screen = within(screen, value)
    world.screens = put(world.screens, rival, screen)
    public.done = tuple(seat for seat in public.done if seat != rival)
    bids = bids_of(screen)
    shares = [_share(world, rival, bid.low + bid.high) for bid in bids]
    set_bid(world, rival, chance.pick(bids, shares), no_listener)


def _share(world: State, rival: Seat, total: int) -> int:
    """Returns how often a rival bids a total; for each pair that makes it."""
    public = world.public
    return round(_FINE * MIXED[public.seats][total] * exp(READING * reading(public, rival, total)))

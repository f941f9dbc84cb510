"""The true state of a game, what a seat may know of it, and the games that it could believe in (9)."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from game.boxes.maharaja.rules.actions import ACTIONS, Disc
from game.boxes.maharaja.rules.view import PLAN, Public, View
from game.core.chance import Chance
from game.core.rules import Seat
from game.core.values import copier, put


@dataclass(slots=True)
class State:
    """A game of Maharaja: what is public, the gold of each seat, and the discs of those still to reveal theirs."""

    public: Public
    gold: tuple[int, ...]
    discs: tuple[Disc | None, ...]

    def copy(self) -> "State":
        """Returns an independent copy."""
        return _copy(self)


_copy = copier(State)


def gain(state: State, seat: Seat, gold: int) -> None:
    """Gives a seat gold, or takes it with a negative amount."""
    state.gold = put(state.gold, seat, state.gold[seat] + gold)


def gain_all(state: State, gold: Iterable[int]) -> None:
    """Gives every seat its amount."""
    state.gold = tuple(map(int.__add__, state.gold, gold))


# ---------------------------------------------------------------------- what a seat knows
_BELIEVED_GOLD = range(31)
"""What somebody may have who does not tell, for whoever did not count along (9)."""


def view(state: State, seat: Seat | None) -> View:
    """Returns what a seat (None: an onlooker) may know: own gold and disc; all gold when it is open or at the end."""
    public = state.public.copy()
    is_open = public.variants.open_gold or public.is_over
    return View(
        seat=seat,
        public=public,
        gold=tuple([gold if is_open or owner == seat else None for owner, gold in enumerate(state.gold)]),
        discs=tuple([disc if owner == seat else None for owner, disc in enumerate(state.discs)]),
        counted=None if seat is None else state.gold,
    )


def forget(view: View) -> View:
    """Returns the view of a seat that did not count the gold of others along."""
    return replace(view, counted=None)


def imagine(view: View, chance: Chance) -> State:
    """Returns a game that fits the view: gold and discs that it does not know are anything."""
    known = view.gold if view.counted is None else view.counted
    return State(
        view.public.copy(),
        tuple([chance.pick(_BELIEVED_GOLD) if gold is None else gold for gold in known]),
        tuple([_disc(view.public, Seat(seat), disc, chance) for seat, disc in enumerate(view.discs)]),
    )


def _disc(public: Public, seat: Seat, known: Disc | None, chance: Chance) -> Disc | None:
    is_set = seat in public.planned if public.task == PLAN else seat in public.waiting
    if known is not None or not is_set:
        return known
    first, second = sorted((chance.pick(ACTIONS), chance.pick(ACTIONS)))
    return first, second

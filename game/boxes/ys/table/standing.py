"""What is in sight of the brokers somewhere: sums of the open ones, how many are hidden, and what the viewer knows."""

from collections.abc import Iterable
from dataclasses import dataclass

from game.boxes.ys.rules.characters import MARKED
from game.boxes.ys.rules.view import Broker, View

_FEW = 2
"""So many hidden brokers are shown as a question mark each."""


@dataclass(frozen=True, slots=True)
class Sum:
    """What a party has somewhere: the sum in sight, the brokers that the viewer does not know, and how many in all."""

    seen: int = 0
    hidden: int = 0
    brokers: int = 0

    @property
    def told(self) -> str:
        """Returns the sum with a question mark for each hidden broker, or their number where they are many."""
        if not self.hidden:
            return str(self.seen)
        marks = "?" * self.hidden if self.hidden <= _FEW else f"{self.hidden}?"
        return f"{self.seen}+{marks}" if self.seen else marks

    @property
    def short(self) -> str:
        """Returns the sum with a single question mark for hidden brokers."""
        return Sum(self.seen, min(1, self.hidden)).told


def value_of(view: View, broker: Broker) -> int | None:
    """Returns what a broker counts as far as the viewer knows; a marked one counts the same whatever it is."""
    if broker.marked:
        return MARKED
    return broker.value if broker.value is not None else secret(view, broker.tag)


def seen_broker(view: View, tag: int) -> Broker | None:
    """Returns a broker on the board or counted just now; None for one in the throne room."""
    public = view.public
    return next((broker for broker in (*public.brokers, *public.counted) if broker.tag == tag), None)


def secret(view: View, tag: int) -> int | None:
    """Returns the value of a hidden broker that the viewer is shown."""
    return next((value for other, value in view.values if other == tag), None)


def standing(view: View, brokers: Iterable[Broker]) -> dict[int, Sum]:
    """Returns the sums of some brokers by party, in the order of parties; whoever has none is not among them."""
    found: dict[int, Sum] = {}
    for broker in brokers:
        before, value = found.get(broker.party, Sum()), value_of(view, broker)
        found[broker.party] = Sum(before.seen + (value or 0), before.hidden + (value is None), before.brokers + 1)
    return dict(sorted(found.items()))


def together(sums: Iterable[Sum]) -> Sum:
    """Returns several sums as one."""
    listed = tuple(sums)
    return Sum(sum(s.seen for s in listed), sum(s.hidden for s in listed), sum(s.brokers for s in listed))

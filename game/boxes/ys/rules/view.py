"""What one seat, or an onlooker, may know of a game (5)."""

from game.boxes.ys.rules.public import Public
from game.boxes.ys.rules.state import Hand, Values
from game.core.rules import Seat
from game.core.values import value

Pairs = tuple[tuple[int, int], ...]


@value
class View:
    """A game as one seat (None: an onlooker) knows it; see `State` for what the fields mean.

    `screens`, `neutrals`, `bids`, `favours`, `hands` and `won` hold one's own, None for others. `values` are the
    face-down brokers and throne brokers that one knows, by tag: one's own, and what the Spy showed; at the end all.
    `recalled` are those that one only remembers: neutral brokers placed, brokers that lay open before; `held` the
    cards of each seat, in hand and won in this turn, as everybody saw them won. Both are None for an onlooker and for
    whoever does not remember (`RULES.forget`). `known` and `seen` tell who looked at which brokers: that is public.
    """

    seat: Seat | None
    public: Public
    screens: tuple[Values | None, ...]
    neutrals: tuple[Values | None, ...]
    bids: tuple[Values | None, ...]
    favours: tuple[int | None, ...]
    hands: tuple[Hand | None, ...]
    won: tuple[Hand | None, ...]
    values: Pairs
    known: Pairs
    seen: Pairs
    recalled: Pairs | None
    held: tuple[tuple[Hand, Hand], ...] | None

    @property
    def is_over(self) -> bool:
        """Tells whether the game is over."""
        return self.public.is_over

"""What one seat, or an onlooker, may know of a game (9)."""

from game.boxes.maharaja.rules.public import Disc, Public
from game.core.rules import Seat
from game.core.values import value


@value
class View:
    """A game as one seat (None: an onlooker) knows it.

    `gold` is one's own, everybody's when it is open or the game is over; else None. `discs` holds one's own until it
    is revealed, None for others. `counted` is what each seat must have after everything that was openly received and
    paid; it is None for an onlooker and for whoever does not count along (`RULES.forget`), and nothing shows it.
    """

    seat: Seat | None
    public: Public
    gold: tuple[int | None, ...]
    discs: tuple[Disc | None, ...]
    counted: tuple[int, ...] | None

    @property
    def is_over(self) -> bool:
        """Tells whether the game is over."""
        return self.public.is_over

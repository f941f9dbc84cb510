"""What was found out about a view: how the viewer stands anywhere, and what the columns of the market hold."""

from collections.abc import Iterable

from game.boxes.ys.rules.view import View
from game.boxes.ys.table.projection import Projection, columns
from game.boxes.ys.table.win_odds import WinOdds, outlook


class KnownOdds:
    """Remembers what was found out about the newest view: pictures of it are drawn again and again."""

    def __init__(self) -> None:
        self._view: View | None = None
        self._found: dict[tuple[int, ...], WinOdds | None] = {}
        self._columns: list[Projection] | None = None

    def at(self, view: View, places: Iterable[int]) -> WinOdds | None:
        """Returns how the viewer stands in some places together."""
        self._see(view)
        key = tuple(places)
        if key not in self._found:
            self._found[key] = outlook(view, [broker for broker in view.public.brokers if broker.place in key])
        return self._found[key]

    def columns(self, view: View) -> list[Projection]:
        """Returns what the columns of the market hold."""
        self._see(view)
        if self._columns is None:
            self._columns = columns(view)
        return self._columns

    def _see(self, view: View) -> None:
        if self._view is not view:
            self._view, self._found, self._columns = view, {}, None

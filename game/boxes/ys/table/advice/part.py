"""What all parts of the advice have in common."""

from abc import ABC, abstractmethod

from game.boxes.ys.rules.moves import Move
from game.boxes.ys.rules.view import View
from game.boxes.ys.table.evaluation import Evaluation
from game.boxes.ys.table.phrases import YsPlayers
from game.core.rules import Seat
from game.tabletop.items import Item
from game.tabletop.table import Preview

Line = tuple[str, str]
"""A sentence of the action panel and its tone."""


class Part(ABC):
    """Knows some kinds of moves: what is touched for one, and what it would do."""

    def __init__(self, players: YsPlayers, evaluation: Evaluation) -> None:
        self._players = players
        self._evaluation = evaluation
        self._say = players.say

    @abstractmethod
    def clicks(self, view: View, seat: Seat, move: Move) -> tuple[Item, ...] | None:
        """Returns the items of a legal move of a seat in the order in which one thinks of them; None for others'."""

    @abstractmethod
    def whole(self, view: View, seat: Seat, move: Move) -> Preview | None:
        """Returns what a move that is chosen would do; None for a move of another part."""

    def _line(self, key: str, tone: str = "plain", **values: object) -> Line:
        return self._say(f"preview.{key}", **values), tone

    def sprite(self, seat: Seat, side: str = "up") -> str:
        """Returns the picture of a broker of a seat."""
        return f"broker_{self._players.colour(seat)}_{side}"

"""What all characters have in common: what they are aimed at, what is asked for on the way, how they are told."""

from collections.abc import Iterator

from game.boxes.ys.rules.cards import NAMES
from game.boxes.ys.rules.events import CardPlayed
from game.boxes.ys.rules.view import View
from game.boxes.ys.table.phrases import YsPlayers, card_name
from game.core.rules import Seat
from game.tabletop.items import Item
from game.tabletop.table import Preview, Selection

Targets = tuple[int, ...]
Line = tuple[str, str]
"""A sentence of the action panel and its tone."""
Lines = Iterator[Line]


class Character:
    """A character that can be played; takes who sits at the table.

    Aims are touched after the card; `wanted` is the key of what the bar asks for once the first one is touched, and
    `panel` of what the panel says then where that differs. Until it is aimed a character may need `colours` laid out
    (once or twice), the viewer's brokers of the throne room, the ways of quotations, or quarters touched anywhere.
    """

    card: int
    is_aimed = True
    wanted = panel = ""
    colours = 0
    asks_throne = asks_quotation = asks_quarter = False

    def __init__(self, players: YsPlayers) -> None:
        self._players = players
        self._say = players.say

    @property
    def key(self) -> str:
        """Returns the key of its texts."""
        return NAMES[self.card]

    def clicks(self, targets: Targets) -> tuple[Item, ...]:
        """Returns the items that it is aimed at by a legal move."""
        return ()

    def lines(self, view: View, targets: Targets) -> Lines:
        """Yields what playing it would do."""
        yield self._ability("good")

    def told(self, event: CardPlayed) -> tuple[str, dict[str, object]]:
        """Returns the key of its sentence in the log and what that names."""
        return self.key, {}

    # ------------------------------------------------------------------ the panel and the bar
    def prompt(self, selection: Selection) -> str:
        """Returns what the bar asks for once the card is touched."""
        if selection.move is not None:
            return self._say("prompt.card.play")
        has_aim = self.wanted and len(selection.touched) > 1
        return self._say(f"prompt.card.{self.wanted if has_aim else self.key}")

    def preview(self, view: View, seat: Seat, selection: Selection, move: Targets | None) -> Preview:
        """Returns what it does where it is aimed at, or what it is still to be aimed at."""
        title, sprite = self._say("preview.card_title", card=card_name(self._players, self.card)), f"medal_{self.key}"
        if move is None:
            return Preview(title, tuple(self._open(selection)), sprite=sprite)
        number = self._line("card_number", number=1 + view.public.played[seat])
        return Preview(title, (*self.lines(view, move), number), self._say("button.play"), sprite=sprite)

    def _open(self, selection: Selection) -> Lines:
        if self.wanted and len(selection.touched) > 1:
            yield self._line(self.panel or f"card.{self.wanted}")
        elif self.is_aimed:
            yield self._line(f"card.{self.key}_choose")
        yield self._ability("plain")

    def _ability(self, tone: str) -> Line:
        return self._say(f"ability.{self.key}"), tone

    def _line(self, key: str, tone: str = "plain", **values: object) -> Line:
        return self._say(f"preview.{key}", **values), tone

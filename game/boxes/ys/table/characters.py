"""Previews of playing characters: what each does with what it is aimed at."""

from collections.abc import Callable, Iterator

from game.boxes.ys.rules import cards
from game.boxes.ys.rules.board import is_market
from game.boxes.ys.rules.cards import (
    ALCHEMIST,
    BANKER,
    BISHOP,
    CAPTAIN,
    CONJURER,
    HERALD,
    INTRIGUER,
    JEWELER,
    MAGICIAN,
    MERCHANT,
    QUEEN,
    SOLDIER,
    SPY,
)
from game.boxes.ys.rules.change import broker_of
from game.boxes.ys.rules.moves import Play
from game.boxes.ys.rules.view import View
from game.boxes.ys.table.phrases import YsPlayers, card_name, colour, counted, gem, quarter, spot
from game.boxes.ys.table.standing import secret
from game.tabletop.table import Preview, Selection

Line = tuple[str, str]
Lines = Iterator[Line]

_CHOOSE = frozenset({ALCHEMIST, BANKER, CAPTAIN, HERALD, JEWELER, MAGICIAN, SOLDIER, QUEEN})
_NEXT: dict[int, str] = {
    ALCHEMIST: "gem_white_choose",
    BANKER: "card.banker_down",
    CAPTAIN: "card.captain_second",
    HERALD: "card.herald_where",
    JEWELER: "card.jeweler_second",
    MAGICIAN: "card.magician_second",
}
"""What is still wanted once the first aim of a card is touched."""
_REMARK = {
    BISHOP: "bishop_line",
    SPY: "spy_line",
    CONJURER: "conjurer_line",
    INTRIGUER: "intriguer_line",
    MERCHANT: "merchant_line",
}


class CharacterAdvice:
    """Says what playing a character would do."""

    def __init__(self, players: YsPlayers) -> None:
        self._players = players
        self._say = players.say
        self._aimed: dict[int, Callable[[View, tuple[int, ...]], Lines]] = {
            ALCHEMIST: self._alchemist,
            BANKER: self._banker,
            CAPTAIN: self._captain,
            HERALD: self._herald,
            JEWELER: self._jeweler,
            MAGICIAN: self._magician,
            SOLDIER: self._soldier,
            QUEEN: self._queen,
        }

    def card(self, view: View, selection: Selection, card: int) -> Preview:
        """Returns what the touched character does, or what it is still to be aimed at."""
        title = self._say("preview.card_title", card=card_name(self._players, card))
        sprite = f"medal_{cards.NAMES[card]}"
        if not isinstance(selection.move, Play):
            return Preview(title, tuple(self._open(card, selection)), sprite=sprite)
        number = 1 + view.public.played[view.public.acting]
        lines = [*self._whole(view, selection.move), self._line("card_number", number=number)]
        return Preview(title, tuple(lines), self._say("button.play"), sprite=sprite)

    def _line(self, key: str, tone: str = "plain", **values: object) -> Line:
        return self._say(f"preview.{key}", **values), tone

    def _open(self, card: int, selection: Selection) -> Lines:
        """What is still to be chosen."""
        is_aimed = len(selection.touched) > 1
        if is_aimed and card in _NEXT:
            yield self._line(_NEXT[card])
        elif card in _CHOOSE:
            yield self._line(f"card.{cards.NAMES[card]}_choose")
        yield self._say(f"ability.{cards.NAMES[card]}"), "plain"

    def _whole(self, view: View, move: Play) -> Lines:
        if move.card in self._aimed:
            yield from self._aimed[move.card](view, move.targets)
            return
        yield self._say(f"ability.{cards.NAMES[move.card]}"), "good"
        if move.card in _REMARK:
            yield self._line(f"card.{_REMARK[move.card]}")

    # ------------------------------------------------------------------ by card
    def _alchemist(self, view: View, targets: tuple[int, ...]) -> Lines:
        if targets:
            yield self._line("card.alchemist", "good", gem=gem(targets[0]), new_gem=gem(targets[1]))
        else:
            yield self._line("card.alchemist_choose")
            yield self._line("card.alchemist_idle", "bad")

    def _banker(self, view: View, targets: tuple[int, ...]) -> Lines:
        quotes = view.public.quotes
        for number, step in zip(targets, (1, -1), strict=True):
            values = {"colour": colour(number), "before": quotes[number], "after": quotes[number] + step}
            yield self._line("card.banker_up_line", "good" if step > 0 else "plain", **values)

    def _captain(self, view: View, targets: tuple[int, ...]) -> Lines:
        first, second = targets
        for number, other in ((first, second), (second, first)):
            cargo = counted(view.public.cargo[other])
            yield self._line("card.captain_line", quarter=quarter(number), cargo=cargo)

    def _herald(self, view: View, targets: tuple[int, ...]) -> Lines:
        origin, goal = broker_of(view.public, targets[0]).place, targets[1]
        yield self._line("card.herald_line", old_spot=spot(origin))
        if is_market(goal):
            key, tone = ("herald_no_point", "plain") if is_market(origin) else ("herald_point", "good")
            yield self._line(f"card.{key}", tone)
        yield self._line("card.keeps_side")

    def _jeweler(self, view: View, targets: tuple[int, ...]) -> Lines:
        yield self._line("card.jeweler_line", "good", taken=counted(targets))

    def _magician(self, view: View, targets: tuple[int, ...]) -> Lines:
        public, (first, second) = view.public, targets
        where = spot(broker_of(public, first).place)
        if second in public.throne[public.acting]:
            yield self._line("card.magician_throne", spot=where)
            return
        yield self._line("card.magician_line", spot=where, old_spot=spot(broker_of(public, second).place))
        yield self._line("card.keeps_side")
        yield self._line("card.magician_no_point")

    def _soldier(self, view: View, targets: tuple[int, ...]) -> Lines:
        marked = broker_of(view.public, targets[0])
        value = marked.value if marked.value is not None else secret(view, marked.tag)
        yield self._line("card.soldier_line", "good", value=value if value is not None else "?")
        if marked.value is None:
            yield self._line("card.soldier_mark")

    def _queen(self, view: View, targets: tuple[int, ...]) -> Lines:
        yield self._line("card.queen_line", "good", quarter=quarter(targets[0]))
        yield self._line("card.queen_frozen")

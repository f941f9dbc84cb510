"""What happened, told for the log, for ears and in order of movement."""

from collections.abc import Iterator
from dataclasses import replace

from game.boxes.ys.rules.board import PALACE, PORT
from game.boxes.ys.rules.events import (
    AreaWon,
    BestBidder,
    BidsRevealed,
    BlackScored,
    BrokerPlaced,
    CardPlayed,
    CharacterShown,
    ColumnsCounted,
    ColumnsRanked,
    FavoursSent,
    FrontRefilled,
    FrontsOpened,
    GemsScored,
    GemTaken,
    GiftTaken,
    OrderPicked,
    QuarterCounted,
    Revealed,
    RowWon,
    ShipArrived,
    ThroneScored,
)
from game.boxes.ys.rules.gems import COLOURS
from game.boxes.ys.rules.view import View
from game.boxes.ys.table.items import broker_item, column_item, order_item, quarter_item, shown_item, stall_item
from game.boxes.ys.table.narration.counting import Counting
from game.boxes.ys.table.narration.market import Final, Market
from game.boxes.ys.table.narration.narrator import visible
from game.boxes.ys.table.narration.placing import Placing
from game.boxes.ys.table.narration.setting import Setting
from game.boxes.ys.table.phrases import YsPlayers
from game.boxes.ys.table.sequences.quarter import prizes_of
from game.core.beat import Beat
from game.stage.stage import Cue
from game.tabletop.items import Item
from game.tabletop.table import LogLine

_WALKED = (
    Revealed | QuarterCounted | AreaWon | RowWon | ColumnsCounted | ColumnsRanked | BestBidder
    | GemsScored | BlackScored | ThroneScored
)  # fmt: skip
"""What scoring sequences show."""


class Narrator:
    """Tells beats."""

    def __init__(self, players: YsPlayers) -> None:
        self._players = players
        self._narrators = [kind(players) for kind in (Setting, Placing, Counting, Market, Final)]

    def narrate(self, beat: Beat) -> list[LogLine]:
        """Returns a beat's sentences."""
        known = visible(beat)
        gifts = [prize.brought for prize in prizes_of(beat.events)]
        return [
            replace(line, is_walked=isinstance(event, _WALKED) or any(event is gift for gift in gifts))
            for event in beat.events
            for narrator in self._narrators
            for line in narrator.lines(event, known)
        ]

    def cues(self, beat: Beat) -> list[Cue[Item]]:
        """Returns the order and sounds of a beat's movements."""
        found = [cue for event in beat.events for cue in _movements(event)]
        view: View = beat.view
        public = view.public
        passed = public.acting != beat.seat and beat.seat is not None and not public.is_over
        if passed and self._players.cast[public.acting].is_human:
            found.append(Cue((), "turn"))
        return found


def _movements(event: object) -> Iterator[Cue[Item]]:
    match event:
        case CharacterShown(where, number):
            yield Cue((shown_item(where, number),), "card")
        case ShipArrived(where, _):
            yield Cue((quarter_item(where),), "ship")
        case BrokerPlaced(_, _, tag, _, _, _, _):
            yield Cue((broker_item(tag),), "tile")
        case Revealed(values):
            yield Cue(tuple(broker_item(tag) for tag, _ in values), "card")
        case CardPlayed():
            yield Cue(tuple(map(broker_item, event.targets)) if event.places else (), "card")
        case OrderPicked(_, number, _):
            yield Cue((order_item(number),), "card")
        case GemTaken() | GiftTaken():
            yield Cue((), "gem")
        case AreaWon(_, kind, _, winner, _, _) if winner is not None:
            yield Cue((), "card" if kind == PALACE else "gem" if kind == PORT else "coins")
        case RowWon(row, _, _, winner, _) if winner is not None:
            yield Cue((stall_item(row),), "gem")
        case ColumnsRanked():
            yield Cue(tuple(map(column_item, COLOURS)), "tile")
        case BidsRevealed() | FrontsOpened() | FrontRefilled() | FavoursSent():
            yield Cue((), "tile")

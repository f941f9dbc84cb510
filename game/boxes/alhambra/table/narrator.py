"""What happened, told for the log, for ears and in order of movement, and its great moments."""

from collections.abc import Iterator, Sequence

from game.boxes.alhambra.rules import events as ev
from game.boxes.alhambra.rules.scoring import wall
from game.boxes.alhambra.rules.tiles import CURRENCY as CURRENCY_OF
from game.boxes.alhambra.rules.view import View
from game.boxes.alhambra.table import items
from game.boxes.alhambra.table.phrases import falcon_term, falcon_terms, tile, tiles, where
from game.boxes.alhambra_family.rules.components import CURRENCIES, CURRENCY, VALUE
from game.boxes.alhambra_family.rules.events import LeftoverAwarded, MarketRanOut, ThirdDealt, TileOpened, TurnEnded
from game.boxes.alhambra_family.table.items import money
from game.boxes.alhambra_family.table.narrator import FamilyNarrator, shared_cues
from game.boxes.alhambra_family.table.phrases import THIRD, Players, amount
from game.boxes.alhambra_family.table.standings import exact
from game.core.beat import Beat
from game.core.rules import Seat
from game.locale.words import Term
from game.stage.stage import Cue
from game.tabletop.items import Item
from game.tabletop.moments import Moment
from game.tabletop.table import LogLine

_Moved = ev.TilePlaced | ev.TileReserved | ev.TileGiven | ev.TileBuilt | ev.TileStored | ev.TileSwapped
_MOVED = {
    ev.TilePlaced: "places",
    ev.TileReserved: "reserves",
    ev.TileGiven: "gives",
    ev.TileBuilt: "builds",
    ev.TileStored: "stores",
    ev.TileSwapped: "swaps",
}
_Module = ev.WallsScored | ev.CampsScored | ev.BazaarsScored | ev.FalconsScored
_SCORED = {ev.WallsScored: "wall", ev.CampsScored: "camp", ev.BazaarsScored: "bazaar", ev.FalconsScored: "falcon"}


class Narrator(FamilyNarrator):
    """Tells beats."""

    def _on_market(self, opened: Sequence[int]) -> LogLine:
        return LogLine(None, self._say("market_filled", tiles=tiles(opened)), tuple(map(items.tile, opened)))

    def _own(self, event: object, view: View) -> Iterator[LogLine]:
        """The sentences of one event; the end of a turn shows in the banner and needs none."""
        match event:
            case ev.TileBought():
                yield from self._bought(event)
            case (
                ev.TilePlaced()
                | ev.TileReserved()
                | ev.TileGiven()
                | ev.TileBuilt()
                | ev.TileStored()
                | ev.TileSwapped()
            ):
                yield self._moved(event)
            case ev.FalconPlaced() | ev.FalconsReturned():
                yield self._falcons(event)
            case ev.VizierWoken(seat) | ev.VizierDeclined(seat):
                key = "vizier_wakes" if isinstance(event, ev.VizierWoken) else "vizier_declines"
                yield LogLine(seat, self._say(key, player=self._players.name(seat)), (items.vizier(seat),))
            case ev.WallsScored():
                yield LogLine(None, self._begins(event.letter), is_walked=True)
                yield self._module(event)
            case ev.CampsScored() | ev.BazaarsScored() | ev.FalconsScored():
                yield self._module(event)
            case ev.BazaarOpened() | ThirdDealt() | MarketRanOut() | LeftoverAwarded():
                yield self._stock(event)

    def _stock(self, event: ev.BazaarOpened | ThirdDealt | MarketRanOut | LeftoverAwarded) -> LogLine:
        """The sentence about tiles that nobody moved."""
        match event:
            case ev.BazaarOpened(number):
                currency = Term(f"palaces.currency.{CURRENCIES[CURRENCY_OF[number]]}")
                return LogLine(None, self._say("bazaar_opened", currency=currency), (items.tile(number),))
            case ThirdDealt(dealt):
                return LogLine(None, self._say("third_dealt", third=THIRD, tiles=tiles(dealt)))
            case MarketRanOut():
                return LogLine(None, self._say("tiles_out"), (items.TILE_DECK,))
            case LeftoverAwarded(square, number, seat, amounts, reason):
                text = self._award(square, amounts, reason, tile=tile(number))
                return LogLine(seat, text, (items.tile(number),), is_walked=True)

    # ------------------------------------------------------------------ actions
    def _bought(self, event: ev.TileBought) -> Iterator[LogLine]:
        name, item = self._players.name(event.seat), (items.tile(event.tile),)
        currency = CURRENCY[event.cards[0]]
        key = "vizier_buys" if event.by_vizier else "buys_exactly" if event.exact else "buys_over"
        values = {"price": amount(currency, event.price), "paid": amount(currency, event.paid)}
        yield LogLine(event.seat, self._say(key, player=name, tile=tile(event.tile), **values), item)
        if event.by_vizier:
            yield LogLine(event.seat, self._say("vizier_sleeps", player=name), (items.vizier(event.seat),))

    def _moved(self, event: _Moved) -> LogLine:
        values: dict[str, object] = {"tile": tile(event.tile), "third": THIRD}
        about = [items.tile(event.tile)]
        if isinstance(event, ev.TileSwapped):
            values["stored"] = tile(event.stored)
            about.append(items.tile(event.stored))
        text = self._say(_MOVED[type(event)], player=self._players.name(event.seat), **values)
        aloud = ""
        if isinstance(event, ev.TilePlaced | ev.TileBuilt | ev.TileSwapped):
            aloud = self._players.words("access.pair", name=text, value=where(self._players, event.cell))
        return LogLine(event.seat, text, tuple(about), aloud=aloud)

    def _falcons(self, event: ev.FalconPlaced | ev.FalconsReturned) -> LogLine:
        if isinstance(event, ev.FalconsReturned):
            told = self._say("falcons_returned", falcons=falcon_terms(event.falcons))
            return LogLine(event.seat, told, tuple(map(items.falcon, event.falcons)))
        paid = amount(CURRENCY[event.card], VALUE[event.card])
        name = self._players.name(event.seat)
        text = self._say("falcon_placed", player=name, paid=paid, falcon=falcon_term(event.falcon))
        return LogLine(event.seat, text, (items.perched(event.seat, event.corner),))

    # ------------------------------------------------------------------ scoring
    def _begins(self, letter: str) -> str:
        if letter == "C":
            return self._say("last_scoring")
        return self._say("scoring_begins", scoring=self._players.scoring(letter))

    def _module(self, event: _Module) -> LogLine:
        kind = _SCORED[type(event)]
        scores = [self._score(seat, points) for seat, points in enumerate(event.points) if points]
        about = tuple(items.fountain(seat) for seat, points in enumerate(event.points) if points)
        text = self._say(f"{kind}_{'points' if scores else 'nobody'}", scores=scores)
        return LogLine(None, text, about, is_walked=True)

    # ------------------------------------------------------------------ movement and sound
    def cues(self, beat: Beat) -> list[Cue[Item]]:
        """Returns the order and sounds of a beat's movements."""
        found = [cue for event in beat.events for cue in _movements(event)]
        view: View = beat.view
        passed = any(isinstance(event, TurnEnded) for event in beat.events) or view.acting != beat.seat
        if passed and beat.seat is not None and not view.is_over and self._players.cast[view.acting].is_human:
            found.append(Cue((), "turn"))
        return found


def _movements(event: object) -> Iterator[Cue[Item]]:
    match event:
        case ev.TileBought():
            yield Cue(tuple(map(money, event.cards)), "coins")
            yield Cue((items.tile(event.tile),), "tile")
        case ev.TileSwapped():
            yield Cue((items.tile(event.tile), items.tile(event.stored)), "tile")
        case LeftoverAwarded() if event.seat is None:
            return
        case ev.FalconPlaced():
            yield Cue((money(event.card),), "coins")
            yield Cue((items.falcon(event.falcon), items.perched(event.seat, event.corner)), "tile")
        case ev.FalconsReturned():
            yield Cue(tuple(map(items.falcon, event.falcons)), "card")
        case ev.VizierWoken(seat):
            yield Cue((items.vizier(seat),), "card")
        case _ if isinstance(event, _Moved | TileOpened | ev.BazaarOpened | LeftoverAwarded):
            yield Cue((items.tile(event.tile),), "tile")
        case _:
            yield from shared_cues(event)


# ---------------------------------------------------------------------- great moments
LONG_WALL = 8
"""From how many segments on the longest wall of the table is worth a word."""


def moments(players: Players, beat: Beat, before: Sequence[Beat]) -> Iterator[Moment]:
    """Yields the great moments of a stage of an entry, but for those that both games have after scorings."""
    for event in beat.events:
        if isinstance(event, ev.TileBought) and event.exact and not event.by_vizier:
            yield from exact(players, beat, event.seat, items.tile(event.tile))
    view: View = beat.view
    if view.is_over or not before:
        return
    had: View = before[-1].view
    builder = _longest(view)
    if builder is not None and builder != _longest(had):
        yield _wall(players, view, builder)
    if had.tiles_left and not view.tiles_left:
        title, text = players.say("moment.last_tiles"), players.say("moment.last_tiles_text")
        yield Moment("last_round", None, title, text, (items.TILE_DECK,))


def _longest(view: View) -> Seat | None:
    """Whose wall is long, and longer than all the others."""
    walls = [wall(board) for board in view.boards]
    most = max(walls)
    return Seat(walls.index(most)) if most >= LONG_WALL and walls.count(most) == 1 else None


def _wall(players: Players, view: View, seat: Seat) -> Moment:
    title = players.say("moment.wall", player=players.name(seat))
    return Moment("wall", seat, title, players.say("moment.wall_text", count=wall(view.boards[seat])))

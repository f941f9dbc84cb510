"""What happened, told for the log, for ears and in order of movement."""

from collections.abc import Iterator, Sequence

from game.boxes.alhambra.rules.events import (
    BazaarOpened,
    BazaarsScored,
    CampsScored,
    FalconPlaced,
    FalconsReturned,
    FalconsScored,
    GameEnded,
    ThirdDealt,
    TileAwarded,
    TileBought,
    TileBuilt,
    TileGiven,
    TileOpened,
    TilePlaced,
    TileReserved,
    TilesRanOut,
    TileStored,
    TileSwapped,
    TurnEnded,
    TurnSkipped,
    VizierDeclined,
    VizierWoken,
    WallsScored,
)
from game.boxes.alhambra.rules.items import (
    FALCON,
    MONEY_DECK,
    TILE,
    TILE_DECK,
    fountain_item,
    perched_item,
    vizier_item,
)
from game.boxes.alhambra.rules.tiles import CURRENCY as CURRENCY_OF
from game.boxes.alhambra.rules.view import View
from game.boxes.alhambra.table.phrases import falcon, falcons, tile, tiles
from game.core.beat import Beat
from game.core.rules import Seat
from game.courtyard.phrases import THIRD, Company, amount, money, sums
from game.locale.words import Term
from game.palaces.buildings import TYPES
from game.palaces.events import (
    DeckReshuffled,
    FirstPlayerChosen,
    MoneyOpened,
    MoneyTaken,
    ScoringDone,
    ScoringDrawn,
    StartMoneyDealt,
    TypeScored,
)
from game.palaces.market import YARD_CURRENCY
from game.palaces.money import CURRENCIES, CURRENCY, VALUE, total
from game.palaces.money import ITEM as MONEY
from game.stage.stage import Cue
from game.widgets.table import LogLine

_Moved = TilePlaced | TileReserved | TileGiven | TileBuilt | TileStored | TileSwapped
_MOVED = {
    TilePlaced: "places",
    TileReserved: "reserves",
    TileGiven: "gives",
    TileBuilt: "builds",
    TileStored: "stores",
    TileSwapped: "swaps",
}
_Module = WallsScored | CampsScored | BazaarsScored | FalconsScored
_SCORED = {WallsScored: "wall", CampsScored: "camp", BazaarsScored: "bazaar", FalconsScored: "falcon"}


class Story:
    """Tells beats."""

    def __init__(self, company: Company) -> None:
        self._company = company

    def _say(self, key: str, **values: object) -> str:
        return self._company.say(f"log.{key}", **values)

    def narrate(self, beat: Beat) -> list[LogLine]:
        """Returns a beat's sentences; what is turned up one after the other shares one."""
        lines: list[LogLine] = []
        opened: list[MoneyOpened | TileOpened] = []
        for event in (*beat.events, None):
            if opened and type(event) is not type(opened[0]):
                lines.append(self._opened(opened))
                opened = []
            if isinstance(event, MoneyOpened | TileOpened):
                opened.append(event)
            elif event is not None:
                lines += self._told(event, beat.view)
        return lines

    def _opened(self, events: Sequence[MoneyOpened | TileOpened]) -> LogLine:
        cards = [event.card for event in events if isinstance(event, MoneyOpened)]
        if cards:
            return LogLine(None, self._say("money_opened", money=money(cards)), tuple(MONEY[card] for card in cards))
        new = [event.tile for event in events if isinstance(event, TileOpened)]
        return LogLine(None, self._say("market_filled", tiles=tiles(new)), tuple(TILE[number] for number in new))

    def _told(self, event: object, view: View) -> Iterator[LogLine]:
        """The sentences of one event; the end of a turn shows in the banner and needs none."""
        match event:
            case StartMoneyDealt() | FirstPlayerChosen() | ThirdDealt():
                yield self._setup(event, view)
            case MoneyTaken(seat, cards):
                text = self._say("takes", player=self._company.name(seat), money=money(cards))
                yield LogLine(seat, text, tuple(MONEY[card] for card in cards))
            case TileBought():
                yield from self._bought(event)
            case TilePlaced() | TileReserved() | TileGiven() | TileBuilt() | TileStored() | TileSwapped():
                yield self._moved(event)
            case FalconPlaced() | FalconsReturned():
                yield self._falcons(event)
            case VizierWoken(seat) | VizierDeclined(seat):
                key = "vizier_wakes" if isinstance(event, VizierWoken) else "vizier_declines"
                yield LogLine(seat, self._say(key, player=self._company.name(seat)), (vizier_item(seat),))
            case TurnSkipped(seat, bonus):
                key = "again_skipped" if bonus else "turn_skipped"
                yield LogLine(seat, self._say(key, player=self._company.name(seat)))
            case TurnEnded():
                return
            case _:
                yield from self._markets(event) or self._scoring(event, view)

    # ------------------------------------------------------------------ setup and markets
    def _setup(self, event: StartMoneyDealt | FirstPlayerChosen | ThirdDealt, view: View) -> LogLine:
        match event:
            case StartMoneyDealt(seat, cards):
                name = self._company.name(seat)
                if view.hands[seat] is None:
                    dealt = Term("common.count.cards", len(cards))
                    return LogLine(seat, self._say("start_cards", player=name, cards=dealt))
                return LogLine(seat, self._say("start_money", player=name, money=sums(cards), sum=total(cards)))
            case FirstPlayerChosen(seat, reason, _, held):
                text = self._say(f"first_{reason}", player=self._company.name(seat), sum=held[seat])
                return LogLine(seat, text)
            case ThirdDealt(dealt_tiles):
                return LogLine(None, self._say("third_dealt", third=THIRD, tiles=tiles(dealt_tiles)))

    def _markets(self, event: object) -> list[LogLine]:
        match event:
            case BazaarOpened(number):
                currency = Term(f"palaces.currency.{CURRENCIES[CURRENCY_OF[number]]}")
                return [LogLine(None, self._say("bazaar_opened", currency=currency), (TILE[number],))]
            case DeckReshuffled():
                return [LogLine(None, self._say("reshuffled"), (MONEY_DECK,))]
            case TilesRanOut():
                return [LogLine(None, self._say("tiles_out"), (TILE_DECK,))]
            case ScoringDrawn(letter):
                text = self._say("scoring_drawn", scoring=self._company.scoring(letter))
                return [LogLine(None, text, (f"scoring:{letter}",))]
            case TileAwarded():
                return [self._awarded(event)]
        return []

    def _awarded(self, event: TileAwarded) -> LogLine:
        currency = YARD_CURRENCY[event.square]
        most = max(event.amounts)
        holders = [seat for seat, held in enumerate(event.amounts) if held == most]
        text = self._say(
            f"award_{event.reason}",
            player=self._company.name(holders[0]),
            players=self._company.names(holders),
            tile=tile(event.tile),
            amount=amount(currency, most),
            currency=Term(f"palaces.currency.{CURRENCIES[currency]}"),
        )
        return LogLine(event.seat, text, (TILE[event.tile],))

    # ------------------------------------------------------------------ actions
    def _bought(self, event: TileBought) -> Iterator[LogLine]:
        name, item = self._company.name(event.seat), (TILE[event.tile],)
        currency = CURRENCY[event.cards[0]]
        key = "vizier_buys" if event.by_vizier else "buys_exactly" if event.exact else "buys_over"
        values = {"price": amount(currency, event.price), "paid": amount(currency, event.paid)}
        yield LogLine(event.seat, self._say(key, player=name, tile=tile(event.tile), **values), item)
        if event.by_vizier:
            yield LogLine(event.seat, self._say("vizier_sleeps", player=name), (vizier_item(event.seat),))

    def _moved(self, event: _Moved) -> LogLine:
        values: dict[str, object] = {"tile": tile(event.tile), "third": THIRD}
        items = [TILE[event.tile]]
        if isinstance(event, TileSwapped):
            values["stored"] = tile(event.stored)
            items.append(TILE[event.stored])
        text = self._say(_MOVED[type(event)], player=self._company.name(event.seat), **values)
        return LogLine(event.seat, text, tuple(items))

    def _falcons(self, event: FalconPlaced | FalconsReturned) -> LogLine:
        if isinstance(event, FalconsReturned):
            items = tuple(FALCON[number] for number in event.falcons)
            return LogLine(event.seat, self._say("falcons_returned", falcons=falcons(event.falcons)), items)
        paid = amount(CURRENCY[event.card], VALUE[event.card])
        name = self._company.name(event.seat)
        text = self._say("falcon_placed", player=name, paid=paid, falcon=falcon(event.falcon))
        return LogLine(event.seat, text, (perched_item(event.seat, event.corner),))

    # ------------------------------------------------------------------ scoring
    def _scoring(self, event: object, view: View) -> Iterator[LogLine]:
        match event:
            case WallsScored():
                yield LogLine(None, self._begins(event.letter))
                yield self._module(event)
            case CampsScored() | BazaarsScored() | FalconsScored():
                yield self._module(event)
            case TypeScored():
                yield self._type(event)
            case ScoringDone():
                yield from self._scored(event)
            case GameEnded():
                yield self._won(view)

    def _begins(self, letter: str) -> str:
        if letter == "C":
            return self._say("last_scoring")
        return self._say("scoring_begins", scoring=self._company.scoring(letter))

    def _module(self, event: _Module) -> LogLine:
        kind = _SCORED[type(event)]
        scores = [self._score(seat, points) for seat, points in enumerate(event.points) if points]
        items = tuple(fountain_item(seat) for seat, points in enumerate(event.points) if points)
        return LogLine(None, self._say(f"{kind}_{'points' if scores else 'nobody'}", scores=scores), items)

    def _type(self, event: TypeScored) -> LogLine:
        kind = self._company.words(f"palaces.type_name.{TYPES[event.kind]}")
        scores = [self._score(party, award.share) for award in event.awards for party in award.parties]
        return LogLine(None, self._say("type_points" if scores else "type_nobody", type=kind, scores=scores))

    def _score(self, party: int, points: int) -> str:
        return self._say("type_score", player=self._company.name(party), points=points)

    def _scored(self, event: ScoringDone) -> Iterator[LogLine]:
        scoring = self._company.scoring(event.letter)
        for party, gain in enumerate(event.gains):
            text = self._say("scoring_points", scoring=scoring, player=self._company.name(party), count=gain)
            yield LogLine(Seat(party) if party < len(self._company.cast) else None, text)

    def _won(self, view: View) -> LogLine:
        totals = [sum(points) for points in view.points]
        best = [seat for seat, points in enumerate(totals) if points == max(totals)]
        if len(best) == 1:
            return LogLine(Seat(best[0]), self._say("wins", player=self._company.name(best[0]), count=max(totals)))
        return LogLine(None, self._say("wins_shared", players=self._company.names(best), count=max(totals)))

    # ------------------------------------------------------------------ movement and sound
    def cues(self, beat: Beat) -> list[Cue]:
        """Returns the order and sounds of a beat's movements."""
        found = [cue for event in beat.events for cue in _movements(event)]
        view: View = beat.view
        passed = any(isinstance(event, TurnEnded) for event in beat.events) or view.acting != beat.seat
        if passed and beat.seat is not None and not view.is_over and self._company.cast[view.acting].is_human:
            found.append(Cue((), "turn"))
        return found


def _movements(event: object) -> Iterator[Cue]:
    match event:
        case MoneyTaken(_, cards) | StartMoneyDealt(_, cards):
            yield Cue(tuple(MONEY[card] for card in cards), "card")
        case MoneyOpened(_, card):
            yield Cue((MONEY[card],), "card")
        case TileBought():
            yield Cue(tuple(MONEY[card] for card in event.cards), "coins")
            yield Cue((TILE[event.tile],), "tile")
        case TileSwapped():
            yield Cue((TILE[event.tile], TILE[event.stored]), "tile")
        case TileAwarded() if event.seat is None:
            return
        case FalconPlaced():
            yield Cue((MONEY[event.card],), "coins")
            yield Cue((FALCON[event.falcon], perched_item(event.seat, event.corner)), "tile")
        case FalconsReturned():
            yield Cue(tuple(FALCON[number] for number in event.falcons), "card")
        case VizierWoken(seat):
            yield Cue((vizier_item(seat),), "card")
        case ThirdDealt():
            yield Cue((), "tile")
        case DeckReshuffled():
            yield Cue((MONEY_DECK,), "shuffle")
        case ScoringDrawn(letter):
            yield Cue((f"scoring:{letter}",), "score")
        case _ if isinstance(event, _Moved | TileOpened | BazaarOpened | TileAwarded):
            yield Cue((TILE[event.tile],), "tile")

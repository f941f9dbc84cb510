"""What happened, told for the log, for ears and in order of movement."""

from collections.abc import Iterator, Sequence

from game.boxes.alhambra_cards.rules.events import (
    BuildingAwarded,
    BuildingBought,
    BuildingOpened,
    BuildingPlaced,
    BuildingsRanOut,
    GameEnded,
    ThirdDealt,
    TurnEnded,
    TurnSkipped,
)
from game.boxes.alhambra_cards.rules.view import View
from game.boxes.alhambra_cards.table.layout import BUILDING_DECK, MONEY_DECK
from game.core.beat import Beat
from game.core.rules import Seat
from game.courtyard.phrases import THIRD, Company, amount, building, buildings, money, sums
from game.locale.words import Term
from game.palaces.buildings import ITEM as BUILDING
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
from game.palaces.money import CURRENCIES, total
from game.palaces.money import ITEM as MONEY
from game.stage.stage import Cue
from game.widgets.table import LogLine


class Story:
    """Tells beats."""

    def __init__(self, company: Company) -> None:
        self._company = company

    def _say(self, key: str, **values: object) -> str:
        return self._company.words(f"alhambra_cards.log.{key}", **values)

    def narrate(self, beat: Beat) -> list[LogLine]:
        """Returns a beat's sentences; cards turned up one after the other share one."""
        lines: list[LogLine] = []
        opened: list[MoneyOpened | BuildingOpened] = []
        for event in (*beat.events, None):
            if opened and type(event) is not type(opened[0]):
                lines.append(self._opened(opened))
                opened = []
            if isinstance(event, MoneyOpened | BuildingOpened):
                opened.append(event)
            elif event is not None:
                lines += self._told(event, beat.view)
        return lines

    def _opened(self, events: Sequence[MoneyOpened | BuildingOpened]) -> LogLine:
        cards = [event.card for event in events if isinstance(event, MoneyOpened)]
        if cards:
            return LogLine(None, self._say("money_opened", money=money(cards)), tuple(MONEY[card] for card in cards))
        new = [event.building for event in events if isinstance(event, BuildingOpened)]
        text = self._say("yard_filled", buildings=buildings(new))
        return LogLine(None, text, tuple(BUILDING[number] for number in new))

    def _told(self, event: object, view: View) -> Iterator[LogLine]:
        """The sentences of one event; the end of a turn shows in the banner and needs none."""
        match event:
            case StartMoneyDealt() | FirstPlayerChosen() | ThirdDealt():
                yield self._setup(event, view)
            case MoneyTaken(seat, cards):
                text = self._say("takes", player=self._company.name(seat), money=money(cards))
                yield LogLine(seat, text, tuple(MONEY[card] for card in cards))
            case BuildingBought() | BuildingPlaced():
                yield from self._building(event, view)
            case TurnSkipped(seat, bonus):
                key = "again_skipped" if bonus else "turn_skipped"
                yield LogLine(seat, self._say(key, player=self._company.name(seat)))
            case DeckReshuffled():
                yield LogLine(None, self._say("reshuffled"), (MONEY_DECK,))
            case BuildingsRanOut():
                yield LogLine(None, self._say("buildings_out"), (BUILDING_DECK,))
            case BuildingAwarded():
                yield self._awarded(event)
            case ScoringDrawn(letter):
                yield LogLine(None, self._say("scoring_drawn", scoring=self._letter(letter)), (f"scoring:{letter}",))
            case TypeScored():
                if event.letter == "C" and event.kind == 0:
                    yield LogLine(None, self._say("last_scoring"))
                yield self._type(event)
            case ScoringDone():
                yield from self._scored(event)
            case GameEnded():
                yield self._won(view)
            case TurnEnded():
                return

    def _letter(self, letter: str) -> str:
        return self._company.scoring(letter)

    def _setup(self, event: StartMoneyDealt | FirstPlayerChosen | ThirdDealt, view: View) -> LogLine:
        match event:
            case StartMoneyDealt(seat, cards):
                name = self._company.name(seat)
                if view.hands[seat] is None:
                    dealt = Term("common.count.cards", len(cards))
                    return LogLine(seat, self._say("start_cards", player=name, cards=dealt))
                return LogLine(seat, self._say("start_money", player=name, money=sums(cards), sum=total(cards)))
            case FirstPlayerChosen(seat, reason):
                return LogLine(seat, self._say(f"first_{reason}", player=self._company.name(seat)))
            case ThirdDealt(dealt_buildings):
                return LogLine(None, self._say("third_dealt", third=THIRD, buildings=buildings(dealt_buildings)))

    def _building(self, event: BuildingBought | BuildingPlaced, view: View) -> Iterator[LogLine]:
        item = (BUILDING[event.building],)
        match event:
            case BuildingBought(seat, slot, number, _, price, paid, exact):
                currency = YARD_CURRENCY[slot]
                key = "buys_exactly" if exact else "buys_over"
                values = {"price": amount(currency, price), "paid": amount(currency, paid)}
                name = self._company.name(seat)
                yield LogLine(seat, self._say(key, player=name, building=building(number), **values), item)
            case BuildingPlaced(buyer, owner, number) if view.third is not None:
                key = "gives" if owner is None else "keeps"
                name = self._company.name(buyer)
                yield LogLine(buyer, self._say(key, player=name, building=building(number), third=THIRD), item)

    def _awarded(self, event: BuildingAwarded) -> LogLine:
        currency = YARD_CURRENCY[event.slot]
        most = max(event.amounts)
        holders = [seat for seat, held in enumerate(event.amounts) if held == most]
        text = self._say(
            f"award_{event.reason}",
            player=self._company.name(holders[0]),
            players=self._company.names(holders),
            building=building(event.building),
            amount=amount(currency, most),
            currency=Term(f"palaces.currency.{CURRENCIES[currency]}"),
        )
        return LogLine(event.seat, text, (BUILDING[event.building],))

    def _type(self, event: TypeScored) -> LogLine:
        kind = self._company.words(f"palaces.type_name.{TYPES[event.kind]}")
        scores = [
            self._say("type_score", player=self._company.name(party), points=award.share)
            for award in event.awards
            for party in award.parties
        ]
        key = "type_points" if scores else "type_nobody"
        return LogLine(None, self._say(key, type=kind, scores=scores))

    def _scored(self, event: ScoringDone) -> Iterator[LogLine]:
        letter = self._letter(event.letter)
        for party, gain in enumerate(event.gains):
            text = self._say("scoring_points", scoring=letter, player=self._company.name(party), count=gain)
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
        found = [cue for event in beat.events for cue in _moved(event)]
        passed = any(isinstance(event, TurnEnded) for event in beat.events)
        if passed and not beat.view.is_over and self._company.cast[beat.view.turn].is_human:
            found.append(Cue((), "turn"))
        return found


def _moved(event: object) -> Iterator[Cue]:
    match event:
        case MoneyTaken(_, cards):
            yield Cue(tuple(MONEY[card] for card in cards), "card")
        case BuildingBought(_, _, number, cards):
            yield Cue(tuple(MONEY[card] for card in cards), "coins")
            yield Cue((BUILDING[number],), "tile")
        case BuildingPlaced(_, _, number) | BuildingOpened(_, number):
            yield Cue((BUILDING[number],), "tile")
        case BuildingAwarded(_, number, seat) if seat is not None:
            yield Cue((BUILDING[number],), "tile")
        case ThirdDealt():
            yield Cue((), "tile")
        case StartMoneyDealt(_, cards):
            yield Cue(tuple(MONEY[card] for card in cards), "card")
        case MoneyOpened(_, card):
            yield Cue((MONEY[card],), "card")
        case DeckReshuffled():
            yield Cue((MONEY_DECK,), "shuffle")
        case ScoringDrawn(letter):
            yield Cue((f"scoring:{letter}",), "score")

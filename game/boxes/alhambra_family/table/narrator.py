"""What happens with money and majorities in either Alhambra box, told for the log and for ears."""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from game.boxes.alhambra_family.rules import events as ev
from game.boxes.alhambra_family.rules.bank import MoneyView
from game.boxes.alhambra_family.rules.components import TYPES, total
from game.boxes.alhambra_family.table import items
from game.boxes.alhambra_family.table.phrases import Players, money, most_of, sums
from game.core.rules import Beat, Seat
from game.locale.words import Term
from game.stage.stage import Cue
from game.tabletop.items import Item
from game.tabletop.table import LogLine


class FamilyNarrator(ABC):
    """Tells beats; a box adds the events that only it has, and what is opened on its market."""

    def __init__(self, players: Players) -> None:
        self._players = players

    def _say(self, key: str, **values: object) -> str:
        return self._players.say(f"log.{key}", **values)

    def _line(self, seat: Seat | None, key: str, *things: Item, **values: object) -> LogLine:
        """Returns a sentence about a seat, whose name it gets as `player`."""
        named = values if seat is None else {"player": self._players.name(seat), **values}
        return LogLine(seat, self._say(key, **named), things)

    def _in_sequence(self, seat: Seat | None, key: str, *things: Item, **values: object) -> LogLine:
        """Returns a sentence about a seat that a scoring sequence tells as well."""
        return replace(self._line(seat, key, *things, **values), is_in_sequence=True)

    def narrate(self, beat: Beat) -> list[LogLine]:
        """Returns a beat's sentences; what is turned up one after the other shares one."""
        lines: list[LogLine] = []
        opened: list[ev.MoneyOpened | ev.TileOpened] = []
        for event in (*beat.events, None):
            if opened and type(event) is not type(opened[0]):
                lines.append(replace(self._opened(opened), is_aside=True))
                opened = []
            if isinstance(event, ev.MoneyOpened | ev.TileOpened):
                opened.append(event)
            elif event is not None:
                told = self._shared(event, beat.view) or self._own(event, beat.view)
                lines += map(self._introduced, told) if isinstance(event, ev.ThirdDealt) and beat.seat is None else told
        return lines

    def _introduced(self, line: LogLine) -> LogLine:
        """Says, where the imaginary third player is first heard of, who that is."""
        who = self._players.words("palaces.ending.third", third=self._players.name(None))
        return replace(line, aloud=f"{line.text}. {who}")

    @abstractmethod
    def _own(self, event: object, view: Any) -> Iterator[LogLine]:
        """Yields the sentences of an event that only this box has."""

    @abstractmethod
    def _on_market(self, opened: Sequence[int]) -> LogLine:
        """Returns the sentence about what was opened on this box's market."""

    @abstractmethod
    def cues(self, beat: Beat) -> list[Cue[Item]]:
        """Returns the order and sounds of a beat's movements."""

    def _opened(self, events: Sequence[ev.MoneyOpened | ev.TileOpened]) -> LogLine:
        cards = [event.card for event in events if isinstance(event, ev.MoneyOpened)]
        if not cards:
            return self._on_market([event.tile for event in events if isinstance(event, ev.TileOpened)])
        return self._line(None, "money_opened", *map(items.money, cards), money=money(cards))

    def _shared(self, event: object, view: MoneyView) -> list[LogLine]:
        match event:
            case ev.StartMoneyDealt(seat, cards) if view.hands[seat] is None:  # all saw them when they were dealt
                return [self._line(seat, "start_cards", cards=Term("common.count.cards", len(cards)))]
            case ev.StartMoneyDealt(seat, cards):
                return [self._line(seat, "start_money", money=sums(cards), sum=total(cards))]
            case ev.FirstPlayerChosen(seat, reason, _, held):
                return [self._line(seat, f"first_{reason}", sum=held[seat])]
            case ev.MoneyTaken(seat, cards):
                return [self._line(seat, "takes", *map(items.money, cards), money=money(cards))]
            case ev.DeckReshuffled():
                return [self._line(None, "reshuffled", items.MONEY_DECK)]
            case ev.TurnSkipped(seat, bonus):
                return [self._line(seat, "again_skipped" if bonus else "turn_skipped")]
            case ev.ScoringDrawn(letter):
                scoring = self._players.scoring(letter)
                return [self._line(None, "scoring_drawn", items.scoring(letter), scoring=scoring)]
            case ev.TypeScored(_, kind):
                name = self._players.words(f"palaces.type_name.{TYPES[kind]}")
                scores = [self._score(party, award.share) for award in event.awards for party in award.parties]
                return [self._in_sequence(None, "type_points" if scores else "type_nobody", type=name, scores=scores)]
            case ev.ScoringDone():
                return self._scored(event)
            case ev.GameEnded():
                return [self._won(view)]
        return []

    # ------------------------------------------------------------------ scoring and the end
    def _score(self, party: int, points: int) -> str:
        return self._say("type_score", player=self._players.name(party), points=points)

    def _scored(self, event: ev.ScoringDone) -> list[LogLine]:
        scoring, lines = self._players.scoring(event.letter), []
        for party, gain in enumerate(event.gains):
            text = self._say("scoring_points", scoring=scoring, player=self._players.name(party), count=gain)
            lines.append(LogLine(Seat(party) if party < len(self._players.cast) else None, text, is_in_sequence=True))
        return lines

    def _award(self, square: int, amounts: Sequence[int], reason: str, **thing: Term) -> str:
        """Tells who gets what was left on a square, by the currency of that square."""
        return self._say(f"award_{reason}", **most_of(self._players, square, amounts), **thing)

    def _won(self, view: MoneyView) -> LogLine:
        totals = [sum(points) for points in view.points]
        best = [seat for seat, points in enumerate(totals) if points == max(totals)]
        if len(best) == 1:
            return self._line(Seat(best[0]), "wins", count=max(totals))
        return self._line(None, "wins_shared", players=self._players.names(best), count=max(totals))


def shared_cues(event: object) -> Iterator[Cue[Item]]:
    """Yields the movements that an event of either box brings: of money, scoring cards and the third player's tiles."""
    match event:
        case ev.MoneyTaken(_, cards) | ev.StartMoneyDealt(_, cards):
            yield Cue(tuple(map(items.money, cards)), "card")
        case ev.MoneyOpened(_, card):
            yield Cue((items.money(card),), "card")
        case ev.DeckReshuffled():
            yield Cue((items.MONEY_DECK,), "shuffle")
        case ev.ThirdDealt():
            yield Cue((), "tile")
        case ev.ScoringDrawn(letter):
            yield Cue((items.scoring(letter),), "score")

"""What happened, told for the log, for ears and in order of movement."""

from collections.abc import Iterator
from dataclasses import replace

from game.boxes.maharaja.rules import events as ev
from game.boxes.maharaja.rules.scoring import palaces_built, ranked
from game.boxes.maharaja.rules.view import Public, View
from game.boxes.maharaja.table import items
from game.boxes.maharaja.table.phrases import action_name, box_of, character, city, gold, place, shares, village
from game.core.rules import Beat, Seat
from game.stage.stage import Cue
from game.tabletop.items import Item
from game.tabletop.players import Players
from game.tabletop.table import LogLine


class Narrator:
    """Tells beats."""

    def __init__(self, players: Players) -> None:
        self._players = players

    def narrate(self, beat: Beat) -> list[LogLine]:
        """Returns a beat's sentences; that a disc is set goes without saying where it is known or shown at once."""
        known = {event.seat for event in beat.events if isinstance(event, ev.DiscSet | ev.TurnBegun)}
        told = [event for event in beat.events if not (isinstance(event, ev.Planned) and event.seat in known)]
        return [line for event in told for line in self._opening(event, beat.view)]

    def _line(self, seat: Seat | None, key: str, *things: Item, **values: object) -> LogLine:
        """Returns a sentence about a seat, whose name it gets as `player`."""
        named = values if seat is None else {"player": self._players.name(seat), **values}
        return LogLine(seat, self._players.say(f"log.{key}", **named), things)

    # ------------------------------------------------------------------ opening
    def _opening(self, event: object, view: View) -> Iterator[LogLine]:
        match event:
            case ev.BidMade(seat, amount):
                yield self._line(seat, "bids" if amount else "bids_nothing", gold=gold(amount))
            case ev.BidderPassed(seat):
                yield self._line(seat, "passes")
            case ev.AuctionWon(seat, price):
                yield self._line(seat, "wins_bid" if price else "wins_bid_free", gold=gold(price))
            case ev.CharacterPicked(seat, number):
                yield self._line(seat, "picks", items.character(number), character=character(number))
                yield from self._order(seat, view.public)
            case ev.HouseFounded(seat, number):
                yield self._line(seat, "founds", items.village(number), village=village(number))
            case ev.SuppliesFilled(count):
                yield self._line(None, "supplies", count=count)
            case _:
                yield from self._course(event, view)

    # ------------------------------------------------------------------ the course of a round
    def _course(self, event: object, view: View) -> Iterator[LogLine]:
        match event:
            case ev.RoundBegun():
                yield from self._round(event)
            case ev.Planned(seat):
                yield self._line(seat, "plans")
            case ev.DiscSet(seat, disc):
                yield self._disc(seat, "plans", disc)
            case ev.TurnBegun(seat, disc, income, chits):
                yield self._disc(seat, "reveals", disc)
                if income:
                    yield self._line(seat, "trader_pays", gold=gold(income))
                if chits:
                    yield self._line(seat, "yogi_gives")
            case ev.TurnEnded(seat, compensation) if compensation:
                yield self._line(seat, "forgoes", gold=gold(compensation))
            case ev.GameEnded():
                gold_of = [0 if amount is None else amount for amount in view.gold]
                winner = Seat(ranked(view.public, gold_of).index(1))
                yield self._line(winner, "wins", count=palaces_built(view.public, winner))
            case ev.CityScored():
                yield from (replace(line, is_in_sequence=True) for line in self._city(event))
            case _:
                yield from self._building(event, view)

    def _round(self, event: ev.RoundBegun) -> Iterator[LogLine]:
        yield self._line(
            None, "round", items.MAHARAJA, items.city(event.city), number=event.round, city=city(event.city)
        )
        number = box_of(event.box)
        key, shown = ("governor_up_start", event.box + 1) if number is None else ("governor_up", number)
        yield self._line(None, key, items.governor(event.city), city=city(event.city), box=shown)
        if event.is_last:
            yield self._line(None, "last_round")

    def _disc(self, seat: Seat, key: str, disc: tuple[int, int]) -> LogLine:
        names = [action_name(self._players, action) for action in disc]
        if disc[0] == disc[1]:
            return self._line(seat, f"{key}_twice", action=names[0])
        return self._line(seat, "plans_these" if key == "plans" else key, actions=names)

    # ------------------------------------------------------------------ building
    def _building(self, event: object, view: View) -> Iterator[LogLine]:
        match event:
            case ev.Travelled():
                yield self._travelled(event)
            case ev.GoldTaken(seat, amount):
                yield self._line(seat, "takes_gold", gold=gold(amount))
            case ev.HouseBuilt(seat, where, price):
                key, item = ("builds_house" if price else "builds_house_free"), items.house(where, seat)
                yield self._line(seat, key, item, items.place(where), place=place(where), gold=gold(price))
            case ev.HouseLifted(seat, where, free):
                key = "lifts_house_free" if free else "lifts_house"
                yield self._line(seat, key, items.place(where), place=place(where))
            case ev.HouseMoved(seat, origin, where):
                things = (items.house(where, seat), items.place(origin), items.place(where))
                yield self._line(seat, "moves_house", *things, origin=place(origin), place=place(where))
            case ev.HousesFetched(seat, count):
                yield self._line(seat, "fetches", count=count)
            case ev.PalaceBuilt(seat, where, site, price, is_final):
                key = "builds_outer" if site else "builds_centre"
                yield self._line(seat, key, items.palace(where, site), city=city(where), gold=gold(price))
                if is_final:
                    yield self._line(seat, "last_palace")
            case _:
                yield from self._changing(event, view)

    def _travelled(self, event: ev.Travelled) -> LogLine:
        key = "travels" if not event.tolls else "travels_by_bank" if event.by_bank else "travels_paying"
        values = {"city": city(event.city), "tolls": shares(self._players, event.tolls)}
        return self._line(event.seat, key, items.architect(event.seat), items.city(event.city), **values)

    # ------------------------------------------------------------------ governors, characters, chits
    def _changing(self, event: object, view: View) -> Iterator[LogLine]:
        match event:
            case ev.GovernorLowered(seat, number, _, raised):
                yield self._line(seat, "lowers", items.governor(number), city=city(number))
                if raised:
                    things = [items.governor(other) for other in raised]
                    yield self._line(None, "raised", *things, cities=[city(other) for other in raised])
            case ev.CharacterTaken():
                yield self._taken(event)
            case ev.CharactersSwapped(seat, victim, wanted, given):
                swapped = {"wanted": character(wanted), "given": character(given)}
                swapped_items = (items.character(wanted), items.character(given))
                yield self._line(seat, "swaps", *swapped_items, victim=self._players.name(victim), **swapped)
                yield from self._order(victim, view.public)
            case ev.LureBegun(seat, victim):
                yield self._line(seat, "lures", victim=self._players.name(victim))
            case ev.CharacterLured(seat, victim, number):
                names = {"victim": self._players.name(victim), "character": character(number)}
                yield self._line(seat, "lured", items.character(number), **names)
                yield from self._order(victim, view.public)
            case ev.ChitUsed(seat, action):
                yield self._line(seat, "uses_chit", action=action_name(self._players, action))

    def _taken(self, event: ev.CharacterTaken) -> LogLine:
        item, taken = items.character(event.character), character(event.character)
        if event.returned is None:
            return self._line(event.seat, "gathers", item, character=taken)
        key = "takes_from_bank" if event.victim is None else "takes_from_player"
        victim = "" if event.victim is None else self._players.name(event.victim)
        returned = character(event.returned)
        return self._line(event.seat, key, item, character=taken, victim=victim, returned=returned)

    def _order(self, changed: Seat, public: Public) -> Iterator[LogLine]:
        """Tells who comes after whom when one of those still to come has another character (4)."""
        order = sorted(public.waiting, key=public.rank)
        if public.progress is not None and changed in order and len(order) > 1:
            yield self._line(None, "order", players=self._players.names(order))

    # ------------------------------------------------------------------ scoring
    def _city(self, event: ev.CityScored) -> Iterator[LogLine]:
        item, named = items.city(event.city), {"city": city(event.city)}
        if not event.ranking:
            yield self._line(None, "scored_nobody", item, **named)
            return
        points = [(self._players.name(seat), event.scores[seat].points) for seat in event.ranking]
        scores = [self._players.say("log.score", player=name, points=number) for name, number in points]
        yield self._line(None, "scored", item, **named, scores=scores)
        pay = [(seat, event.payouts[seat]) for seat in event.ranking if event.payouts[seat]]
        yield self._line(None, "pays", item, **named, payouts=shares(self._players, pay))
        if event.monopoly:
            yield self._line(event.ranking[0], "monopoly", item, **named, gold=gold(event.monopoly))

    # ------------------------------------------------------------------ movement and sound
    def cues(self, beat: Beat) -> list[Cue[Item]]:
        """Returns the order and sounds of a beat's movements."""
        found = [cue for event in beat.events for cue in _movements(event)]
        public = beat.view.public
        passed = (
            any(isinstance(event, ev.TurnBegun | ev.TurnEnded) for event in beat.events) or public.acting != beat.seat
        )
        if passed and beat.seat is not None and not public.is_over and self._players.cast[public.acting].is_human:
            found.append(Cue((), "turn"))
        return found


def _movements(event: object) -> Iterator[Cue[Item]]:
    match event:
        case ev.RoundBegun(_, number, _, _):
            yield Cue((items.MAHARAJA, items.governor(number)), "score")
        case ev.GovernorLowered(_, number, _, raised):
            yield Cue((items.governor(number), *(items.governor(other) for other in raised)), "tile")
        case ev.Travelled(seat, _, _, _, tolls, _):
            yield Cue((items.architect(seat),), "coins" if tolls else "tile")
        case ev.HouseBuilt(seat, where, _) | ev.HouseMoved(seat, _, where):
            yield Cue((items.house(where, seat),), "house")
        case ev.HouseFounded(seat, number):
            yield Cue((items.house(number, seat),), "house")
        case ev.HouseLifted(seat, where, _):
            yield Cue((items.house(where, seat),), "tile")
        case ev.PalaceBuilt(_, where, site, _, _):
            yield Cue((items.palace(where, site),), "palace")
        case ev.CharacterTaken(_, number, _, returned):
            yield Cue((items.character(number), *([] if returned is None else [items.character(returned)])), "card")
        case ev.CharactersSwapped(_, _, wanted, given):
            yield Cue((items.character(wanted), items.character(given)), "card")
        case ev.CharacterPicked(_, number) | ev.CharacterLured(_, _, number):
            yield Cue((items.character(number),), "card")
        case ev.GoldTaken() | ev.AuctionWon() | ev.CityScored():
            yield Cue((), "coins")
        case ev.HousesFetched() | ev.SuppliesFilled():
            yield Cue((), "tile")

"""What the actor can do now, and what the chosen items would do."""

from collections.abc import Sequence

from game.boxes.alhambra_cards.rules.moves import Buy
from game.boxes.alhambra_cards.rules.view import View
from game.boxes.alhambra_cards.table.scoring import majorities
from game.boxes.alhambra_cards.table.touches import BUILDING, GIVE, KEEP, Offer, best_purchase, offers
from game.boxes.alhambra_family.rules import components
from game.boxes.alhambra_family.rules.payment import added
from game.boxes.alhambra_family.rules.taking import TakeMoney
from game.boxes.alhambra_family.table.items import cards_among
from game.boxes.alhambra_family.table.paying import most_money, payment, taking
from game.boxes.alhambra_family.table.phrases import THIRD, Players, amount, building, building_name
from game.boxes.alhambra_family.table.standings import with_one_more
from game.tabletop.items import Selection
from game.tabletop.table import Preview, PreviewLine

_MOST_LINES = 4


class Advice:
    """Words for the action panel and the bar above the table."""

    def __init__(self, players: Players) -> None:
        self._players = players
        self._say = players.say

    # ------------------------------------------------------------------ prompt
    def prompt(self, view: View, selection: Selection) -> str:
        """Returns what the actor can do now."""
        if view.is_over:
            return self._say("end.buildings")
        if view.pending:
            return self._say("prompt.keep_or_give", building=building(view.pending[0]), third=THIRD)
        if selection.touched:
            return self._say("prompt.pay")
        kinds = {type(move) for move in selection.moves}
        if kinds == {TakeMoney}:
            return self._say("prompt.only_money")
        if kinds == {Buy}:
            return self._say("prompt.only_building")
        return self._say("prompt.again" if view.bought else "prompt.choose")

    # ------------------------------------------------------------------ preview
    def preview(self, view: View, selection: Selection) -> Preview:
        """Returns what the chosen items would do, or what can be done while nothing is chosen."""
        if view.is_over or selection.actor is None or (view.seat != view.turn):
            return Preview(self._idle_title(view))
        if view.pending:
            return self._settling(view, selection)
        chosen = [item.at[0] for item in selection.touched if item.kind == BUILDING]
        cards = cards_among(selection.touched)
        if chosen:
            return self._buying(view, selection, chosen[0], cards)
        if cards:
            if cards[0] not in view.display:
                return self._laying(view, cards)
            return taking(self._players, view.display, cards, is_whole=isinstance(selection.move, TakeMoney))
        return self._nothing(view, selection)

    def _idle_title(self, view: View) -> str:
        if view.is_over:
            return self._say("end.buildings")
        return self._say("prompt.choose_named", player=self._players.name(view.turn))

    def _nothing(self, view: View, selection: Selection) -> Preview:
        """What can be done: exact payments first, then the others, then taking money."""
        payable = [offer for offer in offers(view) if offer and not offer.missing]
        payable.sort(key=lambda offer: (not offer.is_exact, offer.lost))
        del payable[_MOST_LINES - 1 :]
        lines = [self._option(offer) for offer in payable]
        choices: list[object] = [best_purchase(selection.moves, offer.slot, offer.price) for offer in payable]
        if (most := most_money(selection.moves)) is not None:
            lines.append((self._say("action.option_take"), "plain"))
            choices.append(most)
        title = "again" if view.bought else "options"
        return Preview(self._say(f"action.{title}"), tuple(lines), choices=tuple(choices))

    def _option(self, offer: Offer) -> PreviewLine:
        name = self._name(offer.building)
        if offer.is_exact:
            return self._say("action.option_exact", building=name, sum=added(offer.cards)), "good"
        return self._say("action.option_over", building=name, sum=added(offer.cards), lost=offer.lost), "plain"

    def _name(self, number: int) -> str:
        return building_name(self._players.words, number)

    # ------------------------------------------------------------------ buying
    def _buying(self, view: View, selection: Selection, number: int, cards: components.Cards) -> Preview:
        slot = view.yard.index(number)
        price = amount(components.YARD_CURRENCY[slot], components.PRICE[number])
        title = self._say("action.price", building=self._name(number), price=price)
        sprite = f"tile_{components.TYPES[components.TYPE[number]]}"
        offer = offers(view)[slot]
        if isinstance(selection.move, Buy):
            lines = payment(self._players, view.turn, cards, components.PRICE[number])
            return Preview(title, lines, self._say("action.buy"), sprite)
        if cards:
            lines = (self._missing(slot, cards, components.PRICE[number]),)
        elif offer and offer.is_exact:
            lines = ((self._say("action.suggested", sum=added(offer.cards)), "good"),)
        else:
            lines = ()
        return Preview(title, (*lines, (self._say("action.choose_cards"), "plain")), sprite=sprite)

    def _missing(self, slot: int, cards: components.Cards, price: int) -> PreviewLine:
        missing = amount(components.YARD_CURRENCY[slot], price - components.total(cards))
        return self._say("action.missing", sum=added(cards), amount=missing), "plain"

    def _laying(self, view: View, cards: components.Cards) -> Preview:
        """Cards of the hand without a building: what they could pay for."""
        currency = components.CURRENCY[cards[0]]
        laid = amount(currency, components.total(cards))
        lines = [
            (self._say("action.could_buy", building=self._name(number), price=components.PRICE[number]), "plain")
            for slot, number in enumerate(view.yard)
            if number is not None and components.YARD_CURRENCY[slot] == currency
        ]
        title = self._say("action.choose_building", amount=laid)
        return Preview(title, tuple(lines), sprite=f"coin_{components.CURRENCIES[currency]}")

    # ------------------------------------------------------------------ keeping or giving
    def _settling(self, view: View, selection: Selection) -> Preview:
        number = view.pending[0]
        kind = components.TYPE[number]
        sprite = f"tile_{components.TYPES[kind]}"
        if selection.move is None:
            title = self._say("table.decide", building=self._name(number))
            return Preview(title, self._counts(view, kind, (view.turn, view.seats)), sprite=sprite)
        is_kept = KEEP in selection.touched
        key = (KEEP if is_kept else GIVE).kind
        owner = view.turn if is_kept else view.seats
        label = self._say(f"action.{key}", third=THIRD)
        counts = self._counts(view, kind, (owner,))
        return Preview(self._name(number), counts, label, sprite=sprite, repeated=len(counts))

    def _counts(self, view: View, kind: int, parties: Sequence[int]) -> tuple[PreviewLine, ...]:
        before = majorities(view).counts[kind]
        return tuple(
            (
                self._say(
                    "action.keep_count",
                    player=self._players.name(party),
                    before=before[party],
                    after=with_one_more(majorities(view), kind, party)[0][party],
                ),
                "plain",
            )
            for party in parties
        )

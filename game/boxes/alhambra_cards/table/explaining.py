"""What each thing on the table is for, and what it costs or pays now."""

from collections.abc import Sequence
from itertools import combinations

from game.boxes.alhambra_cards.rules.view import View
from game.boxes.alhambra_cards.table.illegal import reason
from game.boxes.alhambra_cards.table.scoring import majorities
from game.boxes.alhambra_cards.table.touches import BUILDING, BUILDING_DECK, GIVE, KEEP, SPACE, Offer, offers, own_hand
from game.boxes.alhambra_cards.table.touches import building as building_item
from game.boxes.alhambra_family.rules import components
from game.boxes.alhambra_family.rules.majorities import LETTERS
from game.boxes.alhambra_family.rules.payment import added, cheapest
from game.boxes.alhambra_family.table.explaining import Goods
from game.boxes.alhambra_family.table.items import BACK, MONEY, MONEY_DECK, SCORING, cards_among
from game.boxes.alhambra_family.table.phrases import THIRD, Players, amount, building, currency_name
from game.boxes.alhambra_family.table.standings import count_majorities, next_letter, with_one_more
from game.boxes.alhambra_family.table.zones import current_pile, front_seat, hidden_in
from game.locale.words import Term
from game.tabletop.explaining import page_about
from game.tabletop.items import Item, Selection


class Explainer:
    """Words for whoever asks what something is."""

    def __init__(self, players: Players) -> None:
        self._players = players
        self._say = players.say

    def explain(self, view: View, item: Item) -> str:
        """Returns what an item does, and what it costs or pays now."""
        match item.kind:
            case kind if kind == MONEY:
                (card,) = item.at
                return self._open(view, card) if card in view.display else self._held(view, card)
            case kind if kind == BUILDING:
                return self._building(view, item.at[0])
            case kind if kind == SCORING:
                return self._scoring_card(view, LETTERS[item.at[0]])
            case _:
                return self._other(view, item)

    def _other(self, view: View, item: Item) -> str:
        if item == MONEY_DECK:
            return self._money_deck(view)
        if item in (KEEP, GIVE):
            return self._answer(view, view.turn if item == KEEP else view.seats)
        keys = {BUILDING_DECK.kind: "building_deck", SPACE: "space", BACK: "back"}
        return self._say(f"explain.{keys[item.kind]}")

    # ------------------------------------------------------------------ money
    def _open(self, view: View, card: int) -> str:
        """What is taken with an open card, and what it would then pay exactly."""
        others = [other for other in view.display if other is not None and other != card]
        if with_others := _best_with(card, others):
            told = self._say("explain.take_with", sum=added(with_others))
        else:
            told = self._say("explain.take_alone" if others else "explain.take_last")
        return _joined(told, self._would_pay(view, card))

    def _would_pay(self, view: View, card: int) -> str:
        """What a hand could pay exactly with one more card, and cannot now."""
        hand, slot = own_hand(view), components.YARD_CURRENCY.index(components.CURRENCY[card])
        number, offer = view.yard[slot], offers(view)[slot]
        if hand is None or number is None or offer is None or offer.is_exact:
            return ""
        cards = cheapest((*hand, card), components.CURRENCY[card], components.PRICE[number])
        if components.total(cards) != components.PRICE[number]:
            return ""
        return self._say("explain.would_pay", building=building(number), sum=added(cards))

    def _held(self, view: View, card: int) -> str:
        """What a card of the hand in front pays for."""
        slot = components.YARD_CURRENCY.index(components.CURRENCY[card])
        number, hand = view.yard[slot], view.hands[front_seat(view)]
        if number is None or hand is None:
            return self._say("explain.held_empty")
        told = self._say("explain.held", building=building(number), price=components.PRICE[number])
        return _joined(told, self._payment(view, slot))

    def _money_deck(self, view: View) -> str:
        """How many cards are left where money is drawn from, and where the next scoring waits."""
        now = current_pile(view.piles)
        if not view.piles:
            return self._say("explain.deck_empty")
        left = Term("common.count.cards", view.piles[0].money)
        told = self._say("explain.deck", number=now + 1, cards=left)
        for letter in LETTERS[:2]:
            place = hidden_in(view.piles, letter)
            if place is not None:
                scoring = self._players.scoring(letter)
                key = "deck_here" if place == now else "deck_later"
                return _joined(told, self._say(f"explain.{key}", scoring=scoring, place=place + 1))
        return _joined(told, self._say("explain.deck_over"))

    def _scoring_card(self, view: View, letter: str) -> str:
        key = "scoring_over" if hidden_in(view.piles, letter) is None else "scoring"
        return self._say(f"explain.{key}_{letter.lower()}")

    # ------------------------------------------------------------------ buildings
    def _building(self, view: View, number: int) -> str:
        if number not in view.yard:
            if number in view.pending:
                key = "pending" if number == view.pending[0] else "pending_next"
                return self._say(f"explain.{key}", third=THIRD)
            return self._say("explain.bought")
        return _joined(self._payment(view, view.yard.index(number)), self.gain(view, number))

    def _payment(self, view: View, slot: int) -> str:
        """How the hand of whose eyes see it would pay for a building of the yard."""
        offer = offers(view)[slot]
        if offer is None:
            return self._say("explain.pay", currency=currency_name(self._players.words, components.YARD_CURRENCY[slot]))
        return self._offered(offer)

    def _offered(self, offer: Offer) -> str:
        if offer.missing:
            return self._say("explain.pay_missing", amount=amount(components.YARD_CURRENCY[offer.slot], offer.missing))
        if offer.is_exact:
            return self._say("explain.pay_exact", sum=added(offer.cards))
        return self._say("explain.pay_over", sum=added(offer.cards), lost=offer.lost)

    def gain(self, view: View, number: int) -> str:
        """Returns what one more of a type would bring whoever sees it; nothing for an onlooker."""
        if view.seat is None:
            return ""
        now, kind = count_majorities(view.owned, next_letter(view.piles)), components.TYPE[number]
        counts, points = with_one_more(now, kind, view.seat)
        values = {
            "type": self._type(kind),
            "count": counts[view.seat],
            "scoring": self._players.scoring(now.letter),
            "points": Term("common.count.points", points[view.seat]),
            "before": now.points[kind][view.seat],
        }
        key = "gain" if points[view.seat] > now.points[kind][view.seat] else "gain_none"
        return self._say(f"explain.{key}", **values)

    def _type(self, kind: int) -> str:
        return self._players.words(f"palaces.type_name.{components.TYPES[kind]}")

    def _answer(self, view: View, owner: int) -> str:
        """What the next scoring would pay everybody for the type if that party got the new building."""
        kind = components.TYPE[view.pending[0]]
        counts, points = with_one_more(majorities(view), kind, owner)
        return self._say(
            "explain.answer",
            type=self._type(kind),
            player=self._players.name(owner),
            count=counts[owner],
            scoring=self._players.scoring(majorities(view).letter),
            shares=self._shares(points),
        )

    def _shares(self, points: Sequence[int]) -> list[str]:
        scored = [(party, score) for party, score in enumerate(points) if score or not any(points)]
        return [self._say("log.type_score", player=self._players.name(party), points=score) for party, score in scored]


def _best_with(card: int, others: Sequence[int]) -> components.Cards:
    """Returns the open cards that are worth most with a card and may be taken with it, itself included; or none."""
    several = ((card, *more) for number in range(1, len(others) + 1) for more in combinations(others, number))
    allowed = [cards for cards in several if components.total(cards) <= components.TAKE_LIMIT]
    return max(allowed, key=lambda cards: (components.total(cards), len(cards)), default=())


def _joined(*sentences: str) -> str:
    return " ".join(sentence for sentence in sentences if sentence)


# ---------------------------------------------------------------------- pages of the rulebook
def page(view: View, selection: Selection) -> str:
    """Returns the title key of the page about what is being decided."""
    cards, about = cards_among(selection.touched), "turn"
    if view.is_over:
        about = "over"
    elif view.pending:
        about = "settle"
    elif (
        any(item.kind == BUILDING for item in selection.touched)
        or any(card not in view.display for card in cards)
        or (view.bought and not cards)
    ):
        about = "buy"
    return page_about("alhambra_cards", about)


def reason_page(view: View, selection: Selection, item: Item) -> str:
    """Returns the title key of the page with the rule for which an item cannot be touched."""
    why = reason(view, item)
    if item.kind == MONEY and not why:
        return page_about("alhambra_cards", "turn")
    return page_about("alhambra_cards", f"why_{why}") or page(view, selection)


# ---------------------------------------------------------------------- why a move is good
def _price(view: View, number: int) -> object:
    """Returns the price of a building, a sum of its currency while it lies in the yard."""
    price = components.PRICE[number]
    return amount(components.YARD_CURRENCY[view.yard.index(number)], price) if number in view.yard else price


reason_text = Goods(
    term=building,
    item=building_item,
    shown=lambda view: {*view.yard, *view.bought, *view.pending},
    price=_price,
    parts={"chain": "yard", "ends_game": "yard", "takes_less": "money"},
    picture="icon_coins_ink",
    further=lambda values: {"third": THIRD},
).told

"""Which items stand for which moves, what they are called, and why one cannot be touched."""

from collections.abc import Sequence
from typing import assert_never

from game.boxes.alhambra_cards.rules.illegal import illegal_reason as refusal
from game.boxes.alhambra_cards.rules.moves import Buy, Give, Keep, Move
from game.boxes.alhambra_cards.rules.view import View
from game.boxes.alhambra_cards.table.layout import BUILDING_DECK, GIVE, KEEP, MONEY_DECK
from game.boxes.alhambra_cards.table.offers import best_purchase, offers
from game.boxes.alhambra_family.rules.buildings import BUILDING_OF, PRICE, TYPE, TYPES
from game.boxes.alhambra_family.rules.buildings import ITEM as BUILDING
from game.boxes.alhambra_family.rules.market import SLOTS, YARD_CURRENCY
from game.boxes.alhambra_family.rules.money import CARD_OF, CURRENCIES, CURRENCY, VALUE
from game.boxes.alhambra_family.rules.money import ITEM as MONEY
from game.boxes.alhambra_family.rules.payment import covering
from game.boxes.alhambra_family.rules.taking import TakeMoney
from game.boxes.alhambra_family.table.paying import best_taking
from game.boxes.alhambra_family.table.phrases import THIRD, Players, amount
from game.boxes.alhambra_family.table.zones import current_pile, hidden_in
from game.tabletop.table import Selection


def clicks(view: View, move: Move) -> tuple[str, ...]:
    """Returns the items to touch for a move: a building, then the cards it is paid with; or what is taken."""
    match move:
        case TakeMoney(cards):
            return tuple(MONEY[card] for card in cards)
        case Buy(slot, cards):
            building = view.yard[slot]
            assert building is not None
            return (BUILDING[building], *(MONEY[card] for card in cards))
        case Keep():
            return (KEEP,)
        case Give():
            return (GIVE,)
        case _:
            assert_never(move)


def unlisted(view: View, items: Sequence[str]) -> Buy | None:
    """Returns the purchase of a touched building with the touched cards, needless ones too, and more if they must."""
    cards = tuple(CARD_OF[item] for item in items if item in CARD_OF)
    slots = [slot for slot, building in enumerate(view.yard) if building is not None and BUILDING[building] in items]
    if len(slots) != 1 or len(items) != 1 + len(cards) or view.pending:
        return None
    [slot] = slots
    building = view.yard[slot]
    assert building is not None
    paid = covering(view.hands[view.turn] or (), cards, YARD_CURRENCY[slot], PRICE[building])
    return Buy(slot, paid) if paid else None


def illegal_reason(view: View, selection: Selection, item: str) -> str:
    """Returns the key of why an item cannot be touched, or "": a touch that fits alone starts a new choice."""
    if item in selection.open or item in selection.touched:
        return ""
    return refusal(view, (item,)) or ""


def suggest(view: View, item: str, moves: Sequence[Move]) -> Buy | None:
    """Returns the purchase of a touched building that wastes least."""
    number = BUILDING_OF.get(item)
    if number is None or number not in view.yard:
        return None
    return best_purchase(moves, view.yard.index(number), PRICE[number])


def shortcuts(view: View, moves: Sequence[Move]) -> dict[str, tuple[str, ...]]:
    """Returns the choices by key: "1" to "4" buy, "5" to "8" take money, "k" and "g" keep and give."""
    found: dict[str, Move | None] = {}
    for slot in SLOTS:
        building = view.yard[slot]
        found[str(1 + slot)] = None if building is None else best_purchase(moves, slot, PRICE[building])
    for place, card in enumerate(view.display):
        found[str(5 + place)] = None if card is None else best_taking(moves, card)
    found["k"] = next((move for move in moves if isinstance(move, Keep)), None)
    found["g"] = next((move for move in moves if isinstance(move, Give)), None)
    return {key: clicks(view, move) for key, move in found.items() if move is not None}


class Names:
    """Says what items are, for tips and screen readers."""

    def __init__(self, players: Players) -> None:
        self._players = players
        self._words = players.words

    def describe(self, view: View, item: str) -> str:
        """Returns what an item is."""
        if item in CARD_OF:
            return self._card(view, CARD_OF[item])
        if item in BUILDING_OF:
            return self._building(view, BUILDING_OF[item])
        kind, _, rest = item.partition(":")
        match kind:
            case "yard":
                currency = self._words(f"palaces.currency_name.{CURRENCIES[YARD_CURRENCY[int(rest)]]}")
                return self._words("alhambra_cards.item.slot_empty", number=int(rest) + 1, currency=currency)
            case "back":
                seat = int(rest.partition(":")[0].removeprefix("seat"))
                return self._words("alhambra_cards.item.back", player=self._players.name(seat))
            case "keep" | "give":
                return self._words(f"alhambra_cards.item.{kind}", third=THIRD)
            case "scoring":
                return self._scoring(view, rest)
        return self._deck(view, item)

    def illegal_reason(self, view: View, selection: Selection, item: str) -> str:
        """Returns why an item cannot be touched now, as a sentence, or ""."""
        key = illegal_reason(view, selection, item)
        if key == "refuse.too_little":
            return self._shortage(view, item) or self._words(f"alhambra_cards.{key}")
        return self._words(f"alhambra_cards.{key}") if key else ""

    def _shortage(self, view: View, item: str) -> str:
        """Says how much a hand lacks for the building that is touched."""
        offer = next((offer for offer in offers(view) if offer and BUILDING[offer.building] == item), None)
        if offer is None or not offer.missing:
            return ""
        missing = amount(YARD_CURRENCY[offer.slot], offer.missing)
        return self._words("alhambra_cards.refuse.missing", amount=missing)

    def _card(self, view: View, card: int) -> str:
        key = "money" if card in view.display else "hand_card"
        return self._words(f"alhambra_cards.item.{key}", amount=amount(CURRENCY[card], VALUE[card]))

    def _building(self, view: View, number: int) -> str:
        name = self._words(f"palaces.building_name.{TYPES[TYPE[number]]}")
        if number not in view.yard:
            return self._words("alhambra_cards.item.owned", building=name, price=PRICE[number])
        price = amount(YARD_CURRENCY[view.yard.index(number)], PRICE[number])
        return self._words("alhambra_cards.item.building", building=name, price=price)

    def _scoring(self, view: View, letter: str) -> str:
        shown = self._players.scoring(letter)
        place = hidden_in(view.piles, letter)
        if place is None:
            return self._words("alhambra_cards.item.scoring_card", scoring=shown)
        return self._words("alhambra_cards.item.pile_scoring", number=place + 1, scoring=shown)

    def _deck(self, view: View, item: str) -> str:
        if item == BUILDING_DECK:
            return self._words("alhambra_cards.table.building_deck", count=view.buildings_left)
        if item == MONEY_DECK:
            return self._words("alhambra_cards.item.pile_current", number=current_pile(view.piles) + 1)
        return ""

"""What the items on the table are called, for tips and screen readers, and why one cannot be touched."""

from game.boxes.alhambra.rules.board import xy
from game.boxes.alhambra.rules.forbidden_falcon import missing
from game.boxes.alhambra.rules.items import (
    DECLINE,
    DIRK,
    DONE,
    FALCON_OF,
    MONEY_DECK,
    RESERVE,
    TILE_DECK,
    TILE_OF,
    place_of,
    seat_of,
)
from game.boxes.alhambra.rules.tiles import BAZAARS, CAMPS, COLOURS, PAIR, PRICE
from game.boxes.alhambra.rules.tiles import CURRENCY as CURRENCY_OF
from game.boxes.alhambra.rules.view import View
from game.boxes.alhambra.table import selecting
from game.boxes.alhambra.table.offers import offers
from game.boxes.alhambra.table.phrases import colours, falcon_name, sides, tile_name, where
from game.boxes.alhambra_family.rules.market import YARD_CURRENCY
from game.boxes.alhambra_family.rules.money import CARD_OF, CURRENCIES, CURRENCY, VALUE
from game.boxes.alhambra_family.table.phrases import THIRD, Players, amount
from game.boxes.alhambra_family.table.zones import current_pile, hidden_in
from game.tabletop.table import Selection


class Names:
    """Says what items are and why they cannot be touched."""

    def __init__(self, players: Players) -> None:
        self._players = players
        self._say = players.say

    def describe(self, view: View, item: str) -> str:
        """Returns what an item is."""
        if item in CARD_OF:
            return self._card(view, CARD_OF[item])
        if item in TILE_OF:
            return self._tile(view, TILE_OF[item])
        if item in FALCON_OF:
            falcon = FALCON_OF[item]
            pair = colours(self._players, PAIR[falcon])
            return self._say("item.falcon", falcon=falcon_name(self._players, falcon), colours=pair)
        if item in (RESERVE, DIRK, DONE, DECLINE):
            return self._say(f"item.{item}", third=THIRD)
        if (place := place_of(item)) is not None:
            kind = item.partition(":")[0]
            return self._say(f"item.{kind}", where=where(self._players, place, is_corner=kind == "corner"))
        return self._owned(view, item) or self._stock(view, item)

    def _card(self, view: View, card: int) -> str:
        key = "money" if card in view.display else "hand_card"
        return self._say(f"item.{key}", amount=amount(CURRENCY[card], VALUE[card]))

    # ------------------------------------------------------------------ tiles
    def _tile(self, view: View, tile: int) -> str:
        if tile in view.squares:
            price = amount(YARD_CURRENCY[view.squares.index(tile)], PRICE[tile])
            return self._looks(tile, price, "")
        if tile in view.beside:
            return self._bazaar(view, tile)
        looks = self._looks(tile, PRICE[tile], "_owned")
        if tile in view.waiting:
            return self._say("item.waiting", tile=looks)
        return self._say("item.reserved", tile=looks) if any(tile in own for own in view.reserves) else looks

    def _looks(self, tile: int, price: object, owned: str) -> str:
        """Says what is printed on a tile; `owned` is "" or "_owned"."""
        if tile in BAZAARS:
            return self._say("item.bazaar_owned", colours=colours(self._players, COLOURS[tile]))
        shown = sides(self._players, tile)
        if tile in CAMPS:
            return self._say(f"item.camp{owned}", price=price, sides=shown)
        key = ("owned" if owned else "building") + ("" if shown else "_open")
        return self._say(f"item.{key}", tile=tile_name(self._players, tile), price=price, sides=shown)

    def _bazaar(self, view: View, tile: int) -> str:
        shown = colours(self._players, COLOURS[tile])
        currency = CURRENCY_OF[tile]
        twin = view.squares[YARD_CURRENCY.index(currency)]
        if twin is None:
            return self._say("item.bazaar_no_price", colours=shown, currency=self._currency(currency))
        return self._say("item.bazaar", colours=shown, price=amount(currency, PRICE[twin]))

    def _currency(self, currency: int) -> str:
        return self._players.words(f"palaces.currency_name.{CURRENCIES[currency]}")

    # ------------------------------------------------------------------ the rest
    def _owned(self, view: View, item: str) -> str:
        """Says what a thing with an owner is, "" for others."""
        seat = seat_of(item)
        if seat is None:
            return ""
        kind, *rest = item.split(":")
        player = self._players.name(seat)
        match kind:
            case "perched":
                at = tuple(map(int, rest[1:]))
                falcon = next(falcon for corner, falcon in view.perched[seat] if xy(corner) == at)
                return self._say("item.perched", player=player, falcon=falcon_name(self._players, falcon))
            case "vizier":
                return self._say(f"item.vizier_{'awake' if view.awake[seat] else 'asleep'}", player=player)
            case "fountain" | "back":
                return self._say(f"item.{kind}", player=player)
            case _:
                return ""

    def _stock(self, view: View, item: str) -> str:
        kind, _, rest = item.partition(":")
        match kind:
            case "square":
                square = int(rest)
                key = "slot_empty" if view.squares[square] is None else "slot"
                return self._say(f"item.{key}", number=square + 1, currency=self._currency(YARD_CURRENCY[square]))
            case "scoring":
                return self._scoring(view, rest)
        if item == TILE_DECK:
            return self._say("table.tile_deck", count=view.tiles_left)
        if item == MONEY_DECK:
            return self._say("item.pile_current", number=current_pile(view.piles) + 1)
        return ""

    def _scoring(self, view: View, letter: str) -> str:
        shown = self._players.scoring(letter)
        place = hidden_in(view.piles, letter)
        if place is None:
            return self._say("item.scoring_card", scoring=shown)
        return self._say("item.pile_scoring", number=place + 1, scoring=shown)

    # ------------------------------------------------------------------ refusals
    def illegal_reason(self, view: View, selection: Selection, item: str) -> str:
        """Returns why an item cannot be touched now, as a sentence, or ""."""
        key = selecting.illegal_reason(view, selection, item)
        if key == "refuse.too_little":
            return self._shortage(view, item) or self._say(key)
        if key == "refuse.corner_colour":
            return self._say(key, colour=self._missing_colour(view, selection, item))
        return self._say(key) if key else ""

    def _shortage(self, view: View, item: str) -> str:
        """Says how much a hand lacks for the tile that is touched."""
        offer = offers(view).get(TILE_OF.get(item, -1))
        if offer is None or not offer.missing:
            return ""
        return self._say("refuse.missing", amount=amount(offer.currency, offer.missing))

    def _missing_colour(self, view: View, selection: Selection, item: str) -> str:
        falcon = next(FALCON_OF[touched] for touched in selection.touched if touched in FALCON_OF)
        corner = place_of(item)
        assert corner is not None
        return colours(self._players, missing(view, falcon, corner))[0]

"""What lies on the table does, costs and pays now, in one or two sentences."""

from collections.abc import Callable, Mapping

from game.boxes.alhambra.rules.board import at
from game.boxes.alhambra.rules.falcons import POINTS, touches
from game.boxes.alhambra.rules.legal import offers as prices
from game.boxes.alhambra.rules.moves import Task
from game.boxes.alhambra.rules.scoring import bazaar_scores, camp_rays
from game.boxes.alhambra.rules.tiles import BAZAARS, CAMPS, FEATHER, FOUNTAIN, PRICE, TYPE
from game.boxes.alhambra.rules.view import View
from game.boxes.alhambra.table import items
from game.boxes.alhambra.table.falcons import falcon_terms
from game.boxes.alhambra.table.offers import offers
from game.boxes.alhambra.table.phrases import colours, signed, tile_name
from game.boxes.alhambra.table.standing import changed, majorities, scoring_ahead
from game.boxes.alhambra_family.rules.components import CURRENCY, TAKE_LIMIT, TYPES, VALUE, YARD_CURRENCY
from game.boxes.alhambra_family.rules.majorities import LETTERS
from game.boxes.alhambra_family.rules.payment import added, cheapest
from game.boxes.alhambra_family.table.explaining import where_scorings_are
from game.boxes.alhambra_family.table.items import BACK, MONEY, MONEY_DECK, SCORING
from game.boxes.alhambra_family.table.phrases import THIRD, Players, amount, currency_name
from game.boxes.alhambra_family.table.zones import current_pile, front_seat, hidden_in
from game.core.rules import Seat
from game.locale.words import Term
from game.tabletop.items import Item


class Explanations:
    """Explains the items of the table."""

    def __init__(self, players: Players) -> None:
        self._players = players
        self._kinds: Mapping[str, Callable[[View, Item], str]] = {
            MONEY: self._money,
            BACK: lambda view, item: self._say("back", player=players.name(item.at[0])),
            MONEY_DECK.kind: self._deck,
            SCORING: self._scoring,
            items.TILE_DECK.kind: lambda view, item: self._say("tile_deck", count=view.tiles_left),
            items.SQUARE: self._square,
            items.TILE: self._tile,
            items.CELL: lambda view, item: self._say("cell"),
            items.CORNER: self._corner,
            items.PERCHED: self._perched,
            items.FALCON: self._falcon,
            items.VIZIER: self._vizier,
            items.RESERVE.kind: lambda view, item: self._say("reserve"),
            items.DIRK.kind: lambda view, item: self._say("third", third=THIRD),
            items.DONE.kind: lambda view, item: self._say("done"),
            items.DECLINE.kind: lambda view, item: self._say("decline"),
        }

    def __call__(self, view: View, item: Item) -> str:
        """Returns what an item does and what it costs or pays now."""
        return self._kinds[item.kind](view, item)

    def _say(self, key: str, **values: object) -> str:
        return self._players.say(f"explain.{key}", **values)

    # ------------------------------------------------------------------ money
    def _money(self, view: View, item: Item) -> str:
        (card,) = item.at
        if card not in view.display:
            return self._hand_card(view, card)
        if name := self._newly_exact(view, card):
            return self._say("money_exact", tile=name)
        return self._say("money_small" if VALUE[card] < TAKE_LIMIT else "money_alone")

    def _newly_exact(self, view: View, card: int) -> str:
        """The first tile that the hand in front could pay to the coin with this card more, and cannot without."""
        hand = view.hands[front_seat(view)] or ()
        for offer in offers(view).values():
            if offer.currency == CURRENCY[card] and not offer.is_exact:
                paid = cheapest((*hand, card), offer.currency, offer.price)
                if paid and sum(VALUE[each] for each in paid) == offer.price:
                    return tile_name(self._players, offer.tile)
        return ""

    def _hand_card(self, view: View, card: int) -> str:
        if view.task == Task.PAY:
            return self._say("hand_card_falcon")
        currency = CURRENCY[card]
        wanted = view.squares[YARD_CURRENCY.index(currency)]
        values = {"currency": currency_name(self._players.words, currency)}
        if wanted is None:
            return self._say("hand_card", **values)
        price = amount(currency, PRICE[wanted])
        return self._say("hand_card_for", tile=tile_name(self._players, wanted), price=price, **values)

    def _deck(self, view: View, item: Item) -> str:
        where = where_scorings_are(self._players, view)
        return self._say("money_deck", number=current_pile(view.piles) + 1, where=where)

    def _scoring(self, view: View, item: Item) -> str:
        letter = LETTERS[item.at[0]]
        key = "scoring_over" if hidden_in(view.piles, letter) is None else f"scoring_{letter.lower()}"
        return self._say(key)

    def _square(self, view: View, item: Item) -> str:
        (square,) = item.at
        return self._say("square", currency=currency_name(self._players.words, YARD_CURRENCY[square]))

    # ------------------------------------------------------------------ tiles
    def _tile(self, view: View, item: Item) -> str:
        tile = item.at[0]
        if tile == FOUNTAIN:
            return self._say("fountain")
        if tile in view.squares or tile in view.beside:
            return self._on_sale(view, tile)
        if tile in view.waiting or any(tile in tiles for _, tiles in view.receivers):
            return self._say("waiting")
        if any(tile in own for own in view.reserves):
            return self._say("reserved")
        return self._built(view, tile)

    def _on_sale(self, view: View, tile: int) -> str:
        return f"{self._price(view, tile)} {self._gain(view, tile)}"

    def _price(self, view: View, tile: int) -> str:
        """What it costs, and what the viewer's hand can do about it."""
        found = next(((at, price) for other, at, price in prices(view.squares, view.beside) if other == tile), None)
        if found is None:
            return self._say("no_price")
        price, offer = amount(*found), offers(view).get(tile)
        if offer is None:
            return self._say("costs", price=price)
        if offer.is_exact:
            key = "costs_vizier" if view.task == Task.INVITE else "costs_exact"
            return self._say(key, price=price, sum=added(offer.cards))
        if offer.cards:
            return self._say("costs_over", price=price, sum=added(offer.cards), lost=offer.lost)
        if offer.missing:
            return self._say("costs_missing", price=price, missing=offer.missing)
        return self._say("costs_only_exact", price=price)

    def _gain(self, view: View, tile: int) -> str:
        """What it would bring in the Alhambra of whoever has the hand in front."""
        kind, seat = TYPE[tile], front_seat(view)
        if kind is None:
            return self._say("brings_camp" if tile in CAMPS else "brings_bazaar")
        now, then = majorities(view), changed(view, seat, tile)
        change = then.points[kind][seat] - now.points[kind][seat]
        number = Term(f"palaces.buildings.{TYPES[kind]}", then.counts[kind][seat])
        key = "brings" if change else "brings_nothing"
        return self._say(key, buildings=number, change=signed(change), scoring=self._players.scoring(now.letter))

    def _built(self, view: View, tile: int) -> str:
        seat, cell = next(
            (seat, cell) for seat, board in enumerate(view.boards) for cell, built in board if built == tile
        )
        board, player = view.boards[seat], self._players.name(seat)
        if tile in CAMPS:
            met = sum(len(ray.cells) for ray in camp_rays(board) if ray.camp_cell == cell)
            return self._say("camp", points=Term("common.count.points", met))
        if tile in BAZAARS:
            found = next(each for each in bazaar_scores(board) if each.cell == cell)
            values = {"neighbours": len(found.neighbours), "colours": len(found.colours)}
            return self._say("bazaar", points=Term("common.count.points", found.points), **values)
        kind, now = TYPE[tile], majorities(view)
        assert kind is not None
        return self._players.say(
            "item.preview",
            player=player,
            type=Term(f"palaces.buildings.{TYPES[kind]}", now.counts[kind][seat]),
            scoring=self._players.scoring(scoring_ahead(view)),
            points=Term("common.count.points", now.points[kind][seat]),
        )

    # ------------------------------------------------------------------ falcons and viziers
    def _corner(self, view: View, item: Item) -> str:
        tiles = at(view.boards[view.acting])
        kinds = sorted({kind for cell in touches(item.at[0]) if (kind := TYPE[tiles[cell]]) is not None})
        return self._say("corner", colours=colours(self._players, kinds))

    def _perched(self, view: View, item: Item) -> str:
        seat, corner = item.at
        falcon = dict(view.perched[seat]).get(corner)
        return "" if falcon is None else self._flock(view, Seat(seat), falcon, "perched", 0)

    def _falcon(self, view: View, item: Item) -> str:
        return self._flock(view, front_seat(view), item.at[0], "falcon", 1)

    def _flock(self, view: View, seat: Seat, falcon: int, key: str, more: int) -> str:
        """What the falcons of a kind in an Alhambra score, with so many more of them."""
        kin = [other for _, other in view.perched[seat] if FEATHER[other] == FEATHER[falcon]]
        (told,) = falcon_terms([*kin, *[falcon] * more])
        before, after = POINTS[len(kin)], POINTS[len(kin) + more]
        return self._say(key, falcons=told, before=before, after=after)

    def _vizier(self, view: View, item: Item) -> str:
        return self._say("vizier_awake" if view.awake[item.at[0]] else "vizier_asleep")

"""What things and panels do, cost and pay now; which page explains what is decided or refused; reasons for moves."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from game.boxes.alhambra.rules.board import at
from game.boxes.alhambra.rules.falcons import POINTS, touches
from game.boxes.alhambra.rules.legal import offer_of
from game.boxes.alhambra.rules.moves import Stage, Task
from game.boxes.alhambra.rules.scoring import bazaar_scores, camp_rays, wall
from game.boxes.alhambra.rules.tiles import BAZAARS, CAMPS, FEATHER, FOUNTAIN, PRICE, TYPE
from game.boxes.alhambra.rules.view import View
from game.boxes.alhambra.table import items
from game.boxes.alhambra.table.illegal import reason_for
from game.boxes.alhambra.table.phrases import colours, falcon_sprite, falcon_terms, feather_sprite, tile_name
from game.boxes.alhambra.table.phrases import tile as tile_term
from game.boxes.alhambra.table.plan import DECK, HANDS, MAJORITIES, OTHERS, Plan, Plot
from game.boxes.alhambra.table.standing import changed, majorities, scoreboard, scoring_ahead
from game.boxes.alhambra.table.touches import FALCONRY, MARKET, OWN, offers, touch
from game.boxes.alhambra_family.rules.components import CURRENCY, SLOTS, TAKE_LIMIT, TYPES, VALUE, YARD_CURRENCY, worth
from game.boxes.alhambra_family.rules.majorities import LETTERS
from game.boxes.alhambra_family.rules.payment import added, cheapest
from game.boxes.alhambra_family.table import explaining as family
from game.boxes.alhambra_family.table import items as money_items
from game.boxes.alhambra_family.table.phrases import THIRD, Players, amount, currency_name
from game.boxes.alhambra_family.table.zones import current_pile, front_seat, hidden_in
from game.core.rules import Seat
from game.core.text import signed
from game.locale.words import Term
from game.paint.box import Box
from game.tabletop.explaining import page_about
from game.tabletop.items import Item, Selection
from game.tabletop.teaching import TablePart


class Explainer:
    """Explains the things on the table with the figures of a position."""

    def __init__(self, players: Players) -> None:
        self._players = players

    def explain(self, view: View, item: Item) -> str:
        """Returns what an item does and what it costs or pays now."""
        match item:
            case Item(money_items.MONEY, (card,)):
                return self._money(view, card)
            case Item(money_items.BACK, (seat, *_)):
                return self._say("back", player=self._players.name(seat))
            case money_items.MONEY_DECK:
                where = family.where_scorings_are(self._players, view)
                return self._say("money_deck", number=current_pile(view.piles) + 1, where=where)
            case Item(money_items.SCORING, (number,)):
                letter = LETTERS[number]
                key = "over" if hidden_in(view.piles, letter) is None else letter.lower()
                return self._say(f"scoring_{key}")
            case items.TILE_DECK:
                return self._say("tile_deck", count=view.tiles_left)
            case Item(items.SQUARE, (square,)):
                return self._say("square", currency=currency_name(self._players.words, YARD_CURRENCY[square]))
            case Item(items.TILE, (tile, *_)):
                return self._tile(view, tile)
            case Item(items.CORNER, (corner,)):
                tiles = at(view.boards[view.acting])
                kinds = sorted({kind for cell in touches(corner) if (kind := TYPE[tiles[cell]]) is not None})
                return self._say("corner", colours=colours(self._players, kinds))
            case Item(items.PERCHED, (seat, corner)):
                falcon = dict(view.perched[seat]).get(corner)
                return "" if falcon is None else self._flock(view, Seat(seat), falcon, "perched", 0)
            case Item(items.FALCON, (falcon,)):
                return self._flock(view, front_seat(view), falcon, "falcon", 1)
            case Item(items.VIZIER, (seat,)):
                return self._say("vizier_awake" if view.awake[seat] else "vizier_asleep")
            case items.DIRK:
                return self._say("third", third=THIRD)
        return self._say(item.kind)

    def _say(self, key: str, **values: object) -> str:
        return self._players.say(f"explain.{key}", **values)

    # ------------------------------------------------------------------ money
    def _money(self, view: View, card: int) -> str:
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

    # ------------------------------------------------------------------ tiles
    def _tile(self, view: View, tile: int) -> str:
        if tile == FOUNTAIN:
            return self._say("fountain")
        if tile in view.squares or tile in view.beside:
            return f"{self._price(view, tile)} {self.gain(view, tile)}"
        if tile in view.waiting or any(tile in tiles for _, tiles in view.receivers):
            return self._say("waiting")
        if any(tile in own for own in view.reserves):
            return self._say("reserved")
        return self._built(view, tile)

    def _price(self, view: View, tile: int) -> str:
        """What it costs, and what the viewer's hand can do about it."""
        found = offer_of(view.squares, view.beside, tile)
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

    def gain(self, view: View, tile: int) -> str:
        """Returns what a tile would bring in the Alhambra of whoever has the hand in front."""
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

    def _flock(self, view: View, seat: Seat, falcon: int, key: str, more: int) -> str:
        """What the falcons of a kind in an Alhambra score, with so many more of them."""
        kin = [other for _, other in view.perched[seat] if FEATHER[other] == FEATHER[falcon]]
        (told,) = falcon_terms([*kin, *[falcon] * more])
        before, after = POINTS[len(kin)], POINTS[len(kin) + more]
        return self._say(key, falcons=told, before=before, after=after)


# ---------------------------------------------------------------------- panels, or the tabs of those that are folded
def parts(players: Players, view: View, plan: Plan) -> list[TablePart]:
    """Returns the parts of the table, panels before what lies in them."""
    return [
        *_gardens(players, view, plan),
        *_market(players, view, plan),
        *_folded(family.money_parts(players, view, plan), ("deck",), plan.tabs.get(DECK)),
        *([family.part(players, "hands", plan.tabs[HANDS])] if HANDS in plan.tabs else ()),
        *_folded(family.scoreboard_parts(players, plan.scoreboard, scoreboard(view)), (), plan.tabs.get(MAJORITIES)),
        _part(players, "action", plan.action),
        _part(players, "log", plan.log),
    ]


def _part(players: Players, name: str, box: Box, key: str = "", **values: object) -> TablePart:
    texts = f"parts.{key or name}"
    return TablePart(name, box, players.say(f"{texts}.title", **values), players.say(f"{texts}.told", **values))


def _folded(found: Iterator[TablePart], names: Sequence[str], tab: Box | None) -> Iterator[TablePart]:
    """Brings parts, or just those with some names, to the tab of their panel, if it is folded."""
    for each in found:
        yield replace(each, box=tab) if tab and (not names or each.name in names) else each


def _gardens(players: Players, view: View, plan: Plan) -> Iterator[TablePart]:
    if OTHERS in plan.tabs:
        yield _part(players, "others", plan.tabs[OTHERS])
    for seat, plot in enumerate(plan.plots):
        length, tiles = wall(view.boards[seat]), Term("alhambra.tiles.any", len(view.boards[seat]) - 1)
        told = {"player": players.name(seat), "tiles": tiles, "length": length}
        yield _part(players, f"alhambra:{seat}", plot.box, "alhambra", **told)
        if plot.is_large:
            yield from _large(players, view, Seat(seat), plot)
    if plan.falcons:
        yield _part(players, "falcons", plan.falcons)


def _large(players: Players, view: View, seat: Seat, plot: Plot) -> Iterator[TablePart]:
    yield _part(players, "land", plot.land)
    yield _part(players, "reserve", plot.reserve)
    if view.waiting_of(seat):
        yield _part(players, "waiting", plot.waiting)


def _market(players: Players, view: View, plan: Plan) -> Iterator[TablePart]:
    yield _part(players, "market", plan.sold.box)
    hand = view.hands[front_seat(view)]
    for square in SLOTS:
        currency = YARD_CURRENCY[square]
        name = currency_name(players.words, currency)
        told = {"number": square + 1, "currency": name}
        key = "square"
        if hand is not None:
            told["amount"], key = amount(currency, worth(hand, currency)), "square_hand"
        yield _part(players, f"square:{square}", plan.sold.squares[square], key, **told)
    key = "side" if plan.has_bazaars else "tiles"
    yield _part(players, "tiles", plan.sold.side, key, tiles=Term("alhambra.tiles.any", view.tiles_left))


# ---------------------------------------------------------------------- pages of the rulebook
def page(view: View, selection: Selection) -> str:
    """Returns the title key of the page that explains what is being decided."""
    return page_about("alhambra", _about(view, selection))


def _about(view: View, selection: Selection) -> str:
    """What is being decided: a task or, of an action, what is touched for it."""
    if view.task == Task.PLACE and view.stage == Stage.END:
        return Task.OVER
    if view.task not in (Task.ACT, Task.AGAIN):
        return view.task
    touched = touch(view, selection.touched)
    if any(tile in BAZAARS for tile in touched.sale):
        return "bazaars"
    for kinds, about in (
        ({"open"}, "money"),
        (MARKET | {"sale"}, "buy"),
        (OWN, "redesign"),
        (FALCONRY, "falcons"),
        ({"vizier"}, "vizier"),
    ):
        if touched.kinds & kinds:
            return about
    return "buy" if view.task == Task.AGAIN else "turn"


def reason_page(view: View, selection: Selection, item: Item) -> str:
    """Returns the title key of the page with the rule for which an item cannot be touched."""
    why = reason_for(view, selection, item)
    return page_about("alhambra", f"why_{why}") or page(view, selection)


# ---------------------------------------------------------------------- reasons for moves
def _further(values: family.Values) -> Mapping[str, object]:
    if "falcon" in values:
        (term,) = falcon_terms([values["falcon"]])
        return {"flock": Term(term.key, values["number"])}
    return {"falcons": falcon_terms(values["falcons"])} if "falcons" in values else {}


def _sprite(key: str, values: family.Values) -> str:
    if "falcon" in values:
        return falcon_sprite(values["falcon"])
    if "falcons" in values:
        return feather_sprite(FEATHER[values["falcons"][0]])
    return "vizier_awake" if key in ("vizier", "vizier_next") else ""


reason_text = family.Goods(
    term=tile_term,
    item=items.tile,
    shown=lambda view: {*view.squares, *view.beside, *view.waiting},
    price=lambda view, tile: amount(*found) if (found := offer_of(view.squares, view.beside, tile)) else "",
    parts={
        **dict.fromkeys(("chain", "vizier", "ends_game"), "market"),
        **dict.fromkeys(("wall", "shortens", "camps", "bazaars", "flies_off"), "land"),
        "falcon": "falcons",
    },
    sprite=_sprite,
    further=_further,
).told

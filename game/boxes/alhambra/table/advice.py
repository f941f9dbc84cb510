"""What the actor can do now, and what the chosen items would do."""

from collections import Counter
from collections.abc import Sequence

from game.boxes.alhambra.rules import moves as mv
from game.boxes.alhambra.rules.falcons import POINTS
from game.boxes.alhambra.rules.moves import Stage, Task
from game.boxes.alhambra.rules.tiles import FEATHER
from game.boxes.alhambra.rules.view import View
from game.boxes.alhambra.table.building import BuildingAdvice
from game.boxes.alhambra.table.items import DECLINE
from game.boxes.alhambra.table.phrases import falcon_name, falcon_sprite, falcon_terms, sprite, tile_name
from game.boxes.alhambra.table.touches import FALCONRY, OWN, Offer, Touch, best_purchase, offers, touch
from game.boxes.alhambra_family.rules.components import CURRENCIES, CURRENCY, total
from game.boxes.alhambra_family.rules.payment import added
from game.boxes.alhambra_family.rules.taking import TakeMoney
from game.boxes.alhambra_family.table.paying import most_money, payment, taking
from game.boxes.alhambra_family.table.phrases import THIRD, Players, amount
from game.tabletop.items import Selection
from game.tabletop.table import Preview, PreviewLine

# ---------------------------------------------------------------------- buying
_MOST_OPTIONS = 3


class PayingAdvice:
    """Says what money could buy."""

    def __init__(self, players: Players) -> None:
        self._players = players
        self._say = players.say

    def _name(self, tile: int) -> str:
        return tile_name(self._players, tile)

    def options(self, view: View, moves: Sequence[object], most: int) -> list[tuple[PreviewLine, mv.Buy | None]]:
        """Returns what can be paid, to the coin before the rest, so many at most, each with the move that does it."""
        payable = [offer for offer in offers(view).values() if offer.cards]
        payable.sort(key=lambda offer: (not offer.is_exact, offer.lost))
        best = payable[: min(most, _MOST_OPTIONS)]
        return [(self._option(offer), best_purchase(moves, offer.tile)) for offer in best]

    def _option(self, offer: Offer) -> PreviewLine:
        name, paid = self._name(offer.tile), added(offer.cards)
        if offer.is_exact:
            return self._say("action.option_exact", tile=name, sum=paid), "good"
        return self._say("action.option_over", tile=name, sum=paid, lost=offer.lost), "plain"

    # ------------------------------------------------------------------ buying
    def buying(self, view: View, selection: Selection, touched: Touch) -> Preview:
        """Returns what the touched tile costs and the touched cards pay."""
        if not touched.sale:
            return self._laying(view, touched.hand)
        tile = touched.sale[0]
        offer = offers(view).get(tile)
        if offer is None:
            return Preview(self._name(tile), ((self._say("refuse.bazaar_empty"), "plain"),), sprite=sprite(tile))
        title = self._say("action.price", tile=self._name(tile), price=amount(offer.currency, offer.price))
        if isinstance(selection.move, mv.Buy):
            lines = self._whole(view, touched.hand, offer.price)
            return Preview(title, lines, self._say("action.buy"), sprite(tile))
        return Preview(title, self._part(offer, touched.hand), sprite=sprite(tile))

    def _part(self, offer: Offer, cards: Sequence[int]) -> tuple[PreviewLine, ...]:
        """A tile without enough money for it."""
        lines: list[PreviewLine] = []
        if cards:
            missing = amount(offer.currency, max(1, offer.price - total(cards)))
            lines.append((self._say("action.missing", sum=added(cards), amount=missing), "plain"))
        elif offer.is_exact:
            lines.append((self._say("action.suggested", sum=added(offer.cards)), "good"))
        if offer.exactly:
            lines.append((self._say("action.exact_only"), "plain"))
        return (*lines, (self._say("action.choose_cards"), "plain"))

    def _whole(self, view: View, cards: Sequence[int], price: int) -> tuple[PreviewLine, ...]:
        """What the whole payment that was touched does; the vizier pays exactly and acts no further."""
        if view.task == Task.INVITE:
            exact = self._say("action.exact", sum=added(cards))
            return (exact, "plain"), (self._say("action.falls_asleep"), "plain")
        return payment(self._players, view.acting, cards, price)

    def _laying(self, view: View, cards: Sequence[int]) -> Preview:
        """Cards of the hand without a tile: what they could pay for."""
        currency = CURRENCY[cards[0]]
        lines = [
            (self._say("action.could_buy", tile=self._name(offer.tile), price=offer.price), "plain")
            for offer in offers(view).values()
            if offer.currency == currency and offer.cards
        ]
        title = self._say("action.choose_tile", amount=amount(currency, total(cards)))
        return Preview(title, tuple(lines), sprite=f"coin_{CURRENCIES[currency]}")


_ONLY = {TakeMoney: "only_money", mv.Buy: "only_tile", mv.WakeVizier: "only_wake"}
_OTHERS = {
    "option_take": TakeMoney,
    "option_redesign": mv.Build | mv.Store | mv.Swap,
    "option_wake": mv.WakeVizier,
    "option_falcons": mv.PlaceFalcon,
}
"""What can be done besides buying: the keys of texts, and the moves."""
_MOST_LINES = 5
_REDESIGNS = {mv.Build, mv.Store, mv.Swap}


class Advice:
    """Words for the action panel and the bar above the table."""

    def __init__(self, players: Players) -> None:
        self._players = players
        self._say = players.say
        self._building = BuildingAdvice(players)
        self._paying = PayingAdvice(players)

    # ------------------------------------------------------------------ prompt
    def prompt(self, view: View, selection: Selection) -> str:
        """Returns what the actor can do now."""
        if view.is_over:
            return self._say("end.tiles")
        return self._say(f"prompt.{self._prompt(view, selection)}", third=THIRD)

    def _prompt(self, view: View, selection: Selection) -> str:
        match view.task:
            case Task.PLACE:
                return _placing(view, selection)
            case Task.PAY:
                return "falcon_pay"
            case Task.FLY:
                return "falcon" if selection.touched else "falcon_more"
            case Task.INVITE:
                return "pay" if {*selection.touched} - {DECLINE} else "vizier"
        return _touched(touch(view, selection.touched)) if selection.touched else _acting(view, selection)

    # ------------------------------------------------------------------ preview
    def preview(self, view: View, selection: Selection) -> Preview:
        """Returns what the chosen items would do, or what can be done while nothing is chosen."""
        if view.is_over or selection.actor is None or view.seat != view.acting:
            return Preview(self._idle_title(view))
        if view.task == Task.PLACE:
            return self._building.placing(view, selection)
        if view.task == Task.PAY:
            return self._paying_falcon(view, selection)
        return self._choosing(view, selection, touch(view, selection.touched))

    def _idle_title(self, view: View) -> str:
        if view.is_over:
            return self._say("end.tiles")
        key = {Task.PLACE: "place_named", Task.INVITE: "vizier_named"}.get(view.task, "choose_named")
        if view.task == Task.PLACE and view.stage == Stage.END:
            key = "receive_named"
        return self._say(f"prompt.{key}", player=self._players.name(view.acting))

    def _choosing(self, view: View, selection: Selection, touched: Touch) -> Preview:
        kinds = touched.kinds
        if kinds & {"sale", "hand"}:
            return self._paying.buying(view, selection, touched)
        if kinds & OWN:
            return self._building.redesigning(view, selection, touched)
        if kinds & FALCONRY:
            return self._choosing_falcon(view, selection, touched.falcons)
        if "open" in kinds:
            return taking(self._players, view.display, touched.open, is_whole=isinstance(selection.move, TakeMoney))
        if "vizier" in kinds:
            return self._ending("action.wake_title", "wake", "vizier_awake")
        if "done" in kinds:
            return self._ending("action.falcon_title", "done", "falcon_white")
        if "decline" in kinds:
            return Preview(self._say("item.decline"), label=self._say("action.decline"), sprite="vizier_awake")
        return self._nothing(view, selection)

    def _ending(self, title: str, label: str, sprite: str) -> Preview:
        """A move after which the turn is over and markets are filled up, so that it cannot be taken back."""
        lines = ((self._say("action.take_ends"), "plain"),)
        return Preview(self._say(title), lines, self._say(f"action.{label}"), sprite=sprite)

    def _nothing(self, view: View, selection: Selection) -> Preview:
        """What can be done: what can be paid, exactly before not, then the other actions."""
        if view.task == Task.FLY:
            return self._choosing_falcon(view, selection, ())
        others = _others(selection.moves)
        offered = self._paying.options(view, selection.moves, max(1, _MOST_LINES - len(others)))
        told = (key if move else f"{key}_touch" for key, move in others.items())
        lines = [*(line for line, _ in offered), *((self._say(f"action.{key}"), "plain") for key in told)]
        choices = (*(move for _, move in offered), *others.values())
        title = {Task.INVITE: "vizier_title", Task.AGAIN: "again"}.get(view.task, "options")
        return Preview(self._say(f"action.{title}"), tuple(lines), choices=choices)

    # ------------------------------------------------------------------ falcons
    def _choosing_falcon(self, view: View, selection: Selection, falcons: tuple[int, ...]) -> Preview:
        """Returns what the touched falcon would bring where it was sent, or what is still to be touched."""
        if not falcons:
            line = "choose_falcon_here" if selection.touched else "choose_falcon"
            return Preview(self._say("action.falcon_title"), ((self._say(f"action.{line}"), "plain"),))
        title, picture = falcon_name(self._players, falcons[0]), falcon_sprite(falcons[0])
        if selection.move is None:
            return Preview(title, ((self._say("action.choose_corner"), "plain"),), sprite=picture)
        return Preview(title, (self._worth(view, falcons[0]),), self._say("action.falcon"), sprite=picture)

    def _paying_falcon(self, view: View, selection: Selection) -> Preview:
        """Returns what the falcon that is being paid brings."""
        falcon, _ = view.pledged
        lines = (self._worth(view, falcon), (self._say("action.pay_falcon"), "plain"))
        label = self._say("action.pay") if selection.move else ""
        return Preview(falcon_name(self._players, falcon), lines, label, sprite=falcon_sprite(falcon))

    def _worth(self, view: View, falcon: int) -> tuple[str, str]:
        """What the falcons of this kind would score together with one more."""
        owned = [other for _, other in view.perched[view.acting] if FEATHER[other] == FEATHER[falcon]]
        (told,) = falcon_terms([*owned, falcon])
        before, after = POINTS[len(owned)], POINTS[len(owned) + 1]
        return self._say("action.falcon_worth", falcons=told, before=before, after=after), "good"


def _others(moves: Sequence[object]) -> dict[str, object]:
    """Returns what can be done besides buying, each with the move that it means where it can only mean one."""
    found = {key: [move for move in moves if isinstance(move, kind)] for key, kind in _OTHERS.items()}
    return {key: most_money(ways) or (ways[0] if len(ways) == 1 else None) for key, ways in found.items() if ways}


def _placing(view: View, selection: Selection) -> str:
    if view.stage == Stage.END:
        return "receive"
    if len(view.waiting) > 1:
        return "place_several"
    if view.third is not None:
        return "place_or_give"
    is_stuck = not selection.touched and {type(move) for move in selection.moves} == {mv.Reserve}
    return "must_reserve" if is_stuck else "place"


def _touched(touched: Touch) -> str:
    """The prompt once something is touched in one's own turn."""
    if touched.kinds & {"sale", "hand"}:
        return "pay"
    if touched.kinds & FALCONRY:
        return "falcon"
    if touched.stored:
        return "build"
    if touched.cells:
        return "build_here"
    if touched.built:
        return "store"
    return "reserve" if "reserve" in touched.kinds else "choose_more"


def _acting(view: View, selection: Selection) -> str:
    kinds = Counter(type(move) for move in selection.moves).keys()
    if kinds and kinds <= _REDESIGNS:
        return "only_redesign"
    only = next(iter(kinds)) if len(kinds) == 1 else None
    if only in _ONLY:
        return _ONLY[only]
    if view.task == Task.AGAIN:
        return "again"
    return "choose_more" if view.modules.vizier or view.modules.falcons else "choose"

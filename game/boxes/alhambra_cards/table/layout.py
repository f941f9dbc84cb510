"""Where every item lies, where new ones come from and where others go."""

from collections.abc import Iterator, Sequence

from game.boxes.alhambra_cards.rules.view import View
from game.boxes.alhambra_cards.table.geometry import Plan, plan
from game.boxes.alhambra_family.rules.buildings import BUILDING_OF, TYPE, count
from game.boxes.alhambra_family.rules.buildings import ITEM as BUILDING
from game.boxes.alhambra_family.rules.money import CARD_OF, DECK_ITEM
from game.boxes.alhambra_family.rules.money import ITEM as MONEY
from game.boxes.alhambra_family.table import hand_layout
from game.boxes.alhambra_family.table.zones import (
    current_pile,
    deck_box,
    discard,
    money_spot,
    pile,
    scoring_spots,
    shown_seat,
)
from game.paint.box import Box
from game.stage.stage import Pose
from game.tabletop.table import Selection

MONEY_DECK, BUILDING_DECK = DECK_ITEM, "deck:buildings"
KEEP, GIVE = "keep", "give"
BOUGHT = 34.0
"""The width of a bought building in its buyer's row."""


def poses(view: View, area: Box, selection: Selection) -> dict[str, Pose]:
    """Returns the pose of every item of a view."""
    zones = plan(view, area)
    found = {MONEY_DECK: Pose(deck_box(zones.deck), 1), BUILDING_DECK: Pose(building_deck(zones), 1)}
    found.update({f"scoring:{letter}": at for letter, at in scoring_spots(view.piles, zones.deck).items()})
    found.update(_yard(view, zones))
    found.update(_display(view, zones, selection))
    found.update(_hand(view, zones, selection))
    found.update(_bought(view, zones))
    return found


def _yard(view: View, zones: Plan) -> Iterator[tuple[str, Pose]]:
    for slot, building in enumerate(view.yard):
        item = f"yard:{slot}" if building is None else BUILDING[building]
        yield item, Pose(zones.spot(slot), 10)


def _display(view: View, zones: Plan, selection: Selection) -> Iterator[tuple[str, Pose]]:
    for place, card in enumerate(view.display):
        if card is not None:
            box = money_spot(zones.money, place)
            is_chosen = MONEY[card] in selection.touched
            yield MONEY[card], Pose(box.moved(0, -8) if is_chosen else box, 20 + place)


def _hand(view: View, zones: Plan, selection: Selection) -> Iterator[tuple[str, Pose]]:
    seat = shown_seat(view.seat, view.turn)
    hand = view.hands[seat]
    if hand is None:
        for i, box in enumerate(hand_layout.backs(view.hand_sizes[seat], zones.hand)):
            yield f"back:seat{seat}:{i}", Pose(box, 100 + i)
        return
    cards = [pair for group in hand_layout.fanned(hand, zones.hand) for pair in group.cards]
    for i, (card, box) in enumerate(cards):
        yield MONEY[card], Pose(hand_layout.lifted(box) if MONEY[card] in selection.touched else box, 100 + i)


def _bought(view: View, zones: Plan) -> Iterator[tuple[str, Pose]]:
    """Bought buildings wait in the buyer's row; the one to decide about lies large, with its two targets."""
    waiting = view.bought or view.pending
    for i, building in enumerate(waiting):
        x, y = zones.standings.cell(view.turn, TYPE[building])
        row = zones.standings.rows[view.turn]
        shift = 8.0 * sum(TYPE[other] == TYPE[building] for other in waiting[:i])
        if zones.standings.style.is_double:
            has_stack = bool(count(view.buildings[view.turn], TYPE[building]))
            top = row.bottom - BOUGHT if has_stack else row.cy - BOUGHT / 2
            box = Box(x - BOUGHT / 2 + shift, top, BOUGHT, BOUGHT)
        else:
            box = Box(x + zones.standings.step * 0.18 + shift, y - BOUGHT / 2, BOUGHT, BOUGHT)
        yield BUILDING[building], Pose(box, 60 + i)
    if view.pending and zones.decision:
        tile, keep, give = decision_boxes(zones.decision)
        yield BUILDING[view.pending[0]], Pose(tile, 70)
        yield KEEP, Pose(keep, 40)
        yield GIVE, Pose(give, 40)


def decision_boxes(box: Box) -> tuple[Box, Box, Box]:
    """Returns where the building to decide about and the targets to keep and to give it lie."""
    size = min(120.0, box.h * 0.3)
    top = box.y + 20 + size + 14
    wide = (box.w - 3 * 16) / 2
    targets = [Box(box.x + 16 + i * (wide + 16), top, wide, box.bottom - 16 - top) for i in range(2)]
    return Box(box.x + 20, box.y + 20, size, size), targets[0], targets[1]


def building_deck(zones: Plan) -> Box:
    """Returns where the deck of buildings stands."""
    if zones.decision is not None:
        return Box(zones.yard.x + 54, zones.yard.y + 46, 42, 42)
    return Box(zones.yard.right - (92 if zones.yard.w > 900 else 84), zones.yard.y + 36, 42, 42)


# ---------------------------------------------------------------------- comings and goings
def entrances(view: View, area: Box, items: Sequence[str]) -> dict[str, Pose]:
    """Returns where new items come from: money from the current pile, buildings from their deck."""
    zones = plan(view, area)
    money = Pose(pile(deck_box(zones.deck), current_pile(view.piles)))
    buildings = Pose(building_deck(zones))
    return {item: money if item in CARD_OF else buildings for item in items if item in CARD_OF or item in BUILDING_OF}


def exits(view: View, area: Box, items: Sequence[str]) -> dict[str, Pose]:
    """Returns where items go that are gone in a view: to their owner's row, paid money to the discard."""
    zones = plan(view, area)
    found = {}
    for item in items:
        if item in CARD_OF:
            taker = _taker(view, CARD_OF[item])
            found[item] = Pose(discard(zones.deck), alpha=0) if taker is None else _row(zones, taker)
        elif item in BUILDING_OF:
            found[item] = _home(view, zones, BUILDING_OF[item])
    return found


def _taker(view: View, card: int) -> int | None:
    """Returns whose hand a card went to, None when it was paid; an onlooker has only the order of turns to go by."""
    if card in view.discard:
        return None
    hands = view.known or view.hands
    before = view.turn if view.is_over else (view.turn - 1) % view.seats
    return next((seat for seat, hand in enumerate(hands) if hand and card in hand), before)


def _row(zones: Plan, party: int) -> Pose:
    row = zones.standings.rows[party]
    return Pose(Box(row.x + 10, row.cy - 24, 32, 48), 200, alpha=60)


def _home(view: View, zones: Plan, building: int) -> Pose:
    """Where a laid-open building is counted."""
    owned = [*view.buildings, view.third.buildings if view.third else ()]
    party = next((party for party, buildings in enumerate(owned) if building in buildings), view.turn)
    x, y = zones.standings.cell(party, TYPE[building])
    return Pose(Box(x - BOUGHT / 2, y - BOUGHT / 2, BOUGHT, BOUGHT), 60, alpha=90)

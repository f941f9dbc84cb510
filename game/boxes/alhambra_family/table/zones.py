"""Where money lies, given the panels it has: the display, the piles of the deck."""

from collections.abc import Sequence

from game.boxes.alhambra_family.rules.bank import Pile
from game.boxes.alhambra_family.rules.components import LETTER_OF_PILE, OPEN_MONEY, PILES
from game.boxes.alhambra_family.table import hand_layout
from game.boxes.alhambra_family.table.frame import PurseView
from game.core.rules import Seat
from game.paint.box import Box
from game.stage.stage import Pose

PILE_PLACE = {letter: place for place, letter in LETTER_OF_PILE.items()}
"""In which pile (0 to 4) each scoring card is hidden at first."""
CROWNED = 46.0
"""The height that the heading of the open money needs above the cards."""
TITLED = 150.0
"""The room that the heading of the open money needs beside the cards; with less there is none."""
FOLDED = 60.0
"""A tray of the deck that is less high is a tab."""
_BETWEEN = 12.0
"""What lies between two open cards."""


def open_card(box: Box, place: int) -> Box:
    """Returns where a card of the money display (place 0 to 3) lies in its tray: at the right, beside the heading."""
    card = _card_in(box)
    row = box.trimmed(right=14).cut_right(_row_width(card))[0]
    if row.x - box.x < TITLED:
        row = box.centred(row.w, box.h).moved(0, CROWNED / 2 - 6 if is_crowned(box) else 0)
    return row.centred(row.w, card * hand_layout.SHAPE).columns(OPEN_MONEY, _BETWEEN)[place]


def is_crowned(box: Box) -> bool:
    """Tells whether a tray of open money is so high and narrow that its heading stands above the cards."""
    card = _card_in(box)
    return box.w - 28 - _row_width(card) < TITLED and box.h - 20 - card * hand_layout.SHAPE >= CROWNED


def _card_in(box: Box) -> float:
    """The width of the open cards: as large as they all fit their tray."""
    return min((box.h - 28) / hand_layout.SHAPE, box.inset(14).columns(OPEN_MONEY, _BETWEEN)[0].w)


def _row_width(card: float) -> float:
    return OPEN_MONEY * (card + _BETWEEN) - _BETWEEN


def is_folded(deck: Box) -> bool:
    """Tells whether the deck's tray is so low that it is only a tab: its piles are not seen then."""
    return deck.h < FOLDED


def deck_box(box: Box) -> Box:
    """Returns the part of the deck's tray where the five piles stand, all of a tab."""
    if is_folded(box):
        return box
    return box.trimmed(14, 52 if box.h > 170 else 40, 14, 10)


def pile(box: Box, place: int) -> Box:
    """Returns where the lowest card of a pile (0 to 4) lies in the deck's box, above the pile's number."""
    if is_folded(box):
        return box.fit(hand_layout.SHAPE)
    column = box.columns(PILES)[place].trimmed(bottom=30)
    width = min(column.w * 0.66, (column.h - 34) / hand_layout.SHAPE, 62.0)
    height = width * hand_layout.SHAPE
    return column.cut_bottom(height)[0].centred(width, height).moved(-4, 0)


def current_pile(piles: Sequence[Pile]) -> int:
    """Returns the place of the pile that cards are drawn from (the last one when the deck is empty)."""
    return min(PILES - 1, PILES - len(piles))


def hidden_in(piles: Sequence[Pile], letter: str) -> int | None:
    """Returns the place of the pile (0 to 4) in which a scoring card still lies, None when it was drawn."""
    first = PILES - len(piles)
    return next((first + i for i, pile in enumerate(piles) if pile.scoring == letter), None)


def peek(card: Box) -> float:
    """Returns how far a scoring card peeks out above the lowest card of its pile."""
    return max(24.0, card.h * 0.36)


def scoring_cards(piles: Sequence[Pile], deck: Box) -> dict[str, Pose]:
    """Returns the poses of the scoring cards by letter: peeking out of their pile; once drawn where that pile was."""
    poses: dict[str, Pose] = {}
    if is_folded(deck):
        return poses
    for letter, place in PILE_PLACE.items():
        box = pile(deck_box(deck), place)
        if hidden_in(piles, letter) is not None:
            poses[letter] = Pose(box.moved(box.w * 0.34, -peek(box)), 0)
        elif place < current_pile(piles):
            poses[letter] = Pose(box, 2)
        else:
            poses[letter] = Pose(box.part(0.42, 0.4, 0.62, 0.62), 2)
    return poses


def discard(deck: Box) -> Box:
    """Returns where paid money goes."""
    box = pile(deck_box(deck), PILES - 1)
    return box.moved(box.w * 0.5, 0)


def front_seat(view: PurseView) -> Seat:
    """Returns whose hand lies in front: the viewer's, for an onlooker that of who acts."""
    return view.acting if view.seat is None else view.seat

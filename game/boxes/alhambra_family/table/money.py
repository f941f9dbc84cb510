"""Open money, the money deck, and the hand in front."""

from game.boxes.alhambra_family.rules.components import CURRENCIES, CURRENCY, PILES, VALUE, worth
from game.boxes.alhambra_family.table import hand_layout, zones
from game.boxes.alhambra_family.table.frame import ON_PLATE, PLATE, SharedPicture
from game.boxes.alhambra_family.table.phrases import amount, sums
from game.core.rules import Seat
from game.locale.words import Term
from game.paint import lettering
from game.paint.box import Box
from game.paint.palette import BRASS_LIGHT, CREAM, INK, LIGHT, PLAYER, SOFT
from game.paint.panels import tray

_BESIDE_COIN, _TOKEN = 50.0, 59.0
"""How far a coin reaches left of the middle of its cards, and how much of a hand's tray its owner's token takes."""
_RULE = 22.0
"""The size of what stands below or beside a heading."""


def paint_open_money(picture: SharedPicture) -> None:
    """Draws the tray of the money display and the rule of five."""
    canvas, box = picture.canvas, picture.plan.money
    tray(canvas, box)
    room = zones.open_card(picture.plan.money, 0).x - box.x - 34
    title, hint = picture.say("table.open_money"), picture.say("table.open_money_hint")
    if room + 34 >= zones.TITLED:
        _open_money_title(picture, title, (hint, picture.say("table.open_money_short")), room)
    elif zones.is_crowned(box):
        lettering.text(canvas, title, box.cx, box.y + 25, 28, BRASS_LIGHT, "display", "c", room=box.w - 36)
    picture.tell("money", f"{title}: {hint}", box)
    for place, card in enumerate(picture.view.display):
        if card is None:
            canvas.box(zones.open_card(picture.plan.money, place).part(0, 0, 0.94, 0.95), "#00000040", "#8A6A3A", 8, 2)


def _open_money_title(picture: SharedPicture, title: str, hints: tuple[str, ...], room: float) -> None:
    """The heading with the rule of five below it, in fewer words or smaller letters where there is little room."""
    canvas, box = picture.canvas, picture.plan.money
    widest = max(title.split(), key=len)
    sizes = [size for size in (28.0, 25.0, 22.0) if lettering.width(canvas, widest, size, "display") <= room] or [20.0]

    def height(size: float, hint: str) -> float:
        heading = lettering.paragraph_height(canvas, title, room, size, "display")
        return heading + 6 + lettering.paragraph_height(canvas, hint, room, _RULE)

    wordings = [(size, hint) for hint in hints for size in sizes]
    size, hint = next((each for each in wordings if height(*each) <= box.h - 20), wordings[-1])
    top = box.cy - height(size, hint) / 2
    y = lettering.paragraph(canvas, title, box.x + 18, top, room, size, BRASS_LIGHT, "display")
    lettering.paragraph(canvas, hint, box.x + 18, y + 6, room, _RULE, LIGHT)


# ---------------------------------------------------------------------- deck
def paint_deck(picture: SharedPicture) -> None:
    """Draws the tray of the money deck: heading, where the next scoring card is, and the numbers of the piles."""
    canvas, box = picture.canvas, picture.plan.deck
    tray(canvas, box)
    y = box.y + (30 if box.h > 170 else 24)
    title = lettering.fitting(canvas, (picture.say("table.money_deck"), ""), 28, "display", box.w - 36)
    used = lettering.text(canvas, title, box.x + 18, y, 28, BRASS_LIGHT, "display", room=box.w - 36)
    beside, room, below = box.w - used - 54, box.w - 32, _peeking(box) - y - 24
    for note in deck_notes(picture):
        width = lettering.width(canvas, note, _RULE)
        if width <= beside:
            lettering.text(canvas, note, box.right - 18 - width, y, _RULE, LIGHT)
            break
        if lettering.paragraph_height(canvas, note, room, _RULE) <= below:
            lettering.paragraph(canvas, note, box.x + 18, y + 22, room, _RULE, LIGHT)
            break
    now = zones.current_pile(picture.view.piles)
    for place in range(PILES):
        card = zones.pile(zones.deck_box(picture.plan.deck), place)
        number = str(place + 1)
        cy = card.bottom + 18
        if place == now and picture.view.piles:
            canvas.box(Box(card.cx - 23, cy - 16, 40, 32), BRASS_LIGHT, INK, 16, 2)
            lettering.text(canvas, number, card.cx - 3, cy - 1, lettering.FIGURE, INK, "bold", "c")
        else:
            lettering.text(canvas, number, card.cx - 3, cy - 1, lettering.FIGURE, SOFT, "semi", "c")


def _peeking(tray: Box) -> float:
    """Returns how high the scoring cards reach that peek out of the piles."""
    card = zones.pile(zones.deck_box(tray), 0)
    return card.y - zones.peek(card)


def deck_notes(picture: SharedPicture) -> tuple[str, ...]:
    """Returns where the next scoring card lies, or that both are over, in wordings from long to short."""
    for letter in ("A", "B"):
        place = zones.hidden_in(picture.view.piles, letter)
        if place is not None:
            values = {"scoring": picture.players.scoring(letter), "number": place + 1}
            return picture.say("table.scoring_in_pile", **values), picture.say("table.scoring_in_pile_short", **values)
    return (picture.say("table.scorings_over"),)


# ---------------------------------------------------------------------- hand
def paint_hand(picture: SharedPicture, seat: Seat) -> None:
    """Draws the tray of the hand that lies in front, in its owner's colour, with coin and sum of each currency."""
    canvas, box, view = picture.canvas, picture.plan.hand, picture.view
    tray(canvas, box, 150, is_lined=False)
    canvas.outline(box, BRASS_LIGHT, 14, 7)
    canvas.outline(box.grown(-1), PLAYER[picture.players.colour(seat)], 13, 5)
    hand = view.hands[seat]
    if not hand:
        _closed(picture, seat, is_hidden=hand is None)
        return
    groups = hand_layout.spread(hand, box)
    if not groups[0].is_small and groups[0].x - _BESIDE_COIN >= box.x + _TOKEN:
        picture.players.token(canvas, seat, box.x + 36, box.y + 34, 46)
    for group in groups:
        _sum(picture, group, worth(hand, group.currency))


def _closed(picture: SharedPicture, seat: Seat, *, is_hidden: bool) -> None:
    """The heading of a hand that shows no faces."""
    canvas, box = picture.canvas, picture.plan.hand
    picture.players.token(canvas, seat, box.x + 36, box.y + 34, 46)
    name = picture.players.name(seat)
    texts = (picture.say("table.hand", player=name), name, name.split()[0])
    title = lettering.fitting(canvas, texts, 28, "display", box.w * 0.5)
    used = lettering.text(canvas, title, box.x + 72, box.y + 32, 28, CREAM, "display", room=box.w * 0.5)
    if is_hidden:
        cards = Term("common.count.cards", picture.view.hand_sizes[seat])
        note = picture.say("table.hidden_hand", cards=cards)
    else:
        note = picture.say("table.empty_hand")
    room = box.w - 72 - used - 24 - 20
    note = lettering.fitting(canvas, (note, str(picture.view.hand_sizes[seat])), 24, "text", room)
    lettering.text(canvas, note, box.x + 72 + used + 24, box.y + 33, 24, LIGHT, room=room)


def _sum(picture: SharedPicture, group: hand_layout.Group, total: int) -> None:
    """Coin and sum of a currency."""
    canvas, coin, box = picture.canvas, f"coin_{CURRENCIES[group.currency]}", group.label
    size, text = (34, 27) if group.is_small else (44, 32)
    if group.is_beside and group.is_small:
        canvas.put(coin, box.x + 13, group.y, 25, centre=True)
        letters, room = lettering.figure(canvas, 22), box.right - box.x - 28
        lettering.text(canvas, str(total), box.x + 28, group.y - 1, letters, CREAM, "heavy", room=room)
    elif group.is_beside:
        canvas.put(coin, group.x, group.y - 16, 40, centre=True)
        lettering.text(canvas, str(total), group.x, group.y + 18, 28, CREAM, "heavy", "c")
    else:
        canvas.put(coin, group.x - size * 0.6, group.y, size, centre=True)
        lettering.text(canvas, str(total), group.x + 4, group.y - 1, text, CREAM, "heavy")
    told = picture.say("table.hand_sum", amount=amount(group.currency, total))
    picture.tell(f"sum:{group.currency}", told, box)


# ---------------------------------------------------------------------- open hands
def paint_open_hands(picture: SharedPicture, front: Seat) -> None:
    """Draws the money of everybody but the hand in front in short, where the option lays all hands open."""
    box, view = picture.plan.strip, picture.view
    if box is None:
        return
    tray(picture.canvas, box)
    others = [seat for seat in range(view.seats) if seat != front]
    rows = (len(others) + 1) // 2
    columns = box.inset(8).columns(2 if len(others) > 1 else 1)
    lines = [line.trimmed(right=8) for column in columns for line in column.rows(rows)]
    for seat, line in zip(others, lines, strict=False):
        _open_hand(picture, seat, line)


def _open_hand(picture: SharedPicture, seat: int, box: Box) -> None:
    """One hand on a line: the token, then the values by currency on small plates with their coin."""
    canvas, hand = picture.canvas, picture.view.hands[seat] or ()
    picture.players.token(canvas, seat, box.x + 20, box.cy, 34)
    held = [currency for currency in range(len(CURRENCIES)) if any(CURRENCY[card] == currency for card in hand)]
    chip = min(26.0, (box.w - 48 - len(held) * 38) / max(1, len(hand)))
    x, size = box.x + 46, lettering.FIGURE
    for currency in held:
        name = CURRENCIES[currency]
        canvas.put(f"coin_{name}", x + 14, box.cy, 30, centre=True)
        x += 32
        for card in hand:
            if CURRENCY[card] == currency:
                canvas.box(Box(x, box.cy - 15, chip - 2, 30), PLATE[name], INK, 5, 1.5)
                lettering.text(
                    canvas, str(VALUE[card]), x + chip / 2 - 1, box.cy - 1, size, ON_PLATE[name], "bold", "c"
                )
                x += chip
        x += 6
    if not hand:
        lettering.text(canvas, picture.say("table.empty_hand"), x, box.cy, 24, LIGHT)
    told = picture.say("item.open_hand", player=picture.players.name(seat), money=sums(hand) or "–")
    picture.tell(f"hand:{seat}", told, box)

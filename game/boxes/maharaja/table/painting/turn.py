"""The choice panel in a turn: what is left to do, what it costs, and what ending it now would give the others."""

from collections.abc import Sequence

from game.boxes.maharaja.rules import actions
from game.boxes.maharaja.rules.actions import ANYWHERE, BUILD, CITY_ONLY, FETCH, TAKE, TurnPart, turn_parts
from game.boxes.maharaja.rules.components import CITIES
from game.boxes.maharaja.rules.rounds import COMPENSATION
from game.boxes.maharaja.rules.turn import HOUSE_PRICE, TAKEN_GOLD, palace_price
from game.boxes.maharaja.rules.view import PLAN
from game.boxes.maharaja.table import choice_panel
from game.boxes.maharaja.table.items import BUILDER, DONE
from game.boxes.maharaja.table.painting import CARD, CARD_EDGE, FRAME, GAIN, PAPER, Picture, choosing, gold_of, sprite
from game.boxes.maharaja.table.touches import PanelMode, offers, panel_mode
from game.core.rules import Seat
from game.locale.words import Term
from game.paint import lettering
from game.paint.box import Box
from game.paint.fonts import Face
from game.paint.palette import BAD, GOOD, INK, MUTED
from game.paint.panels import panel

_LEAST_LINE = 34.0
"""A card with lower lines than this leaves the name of its action to the icon."""


def paint_choice_panel(picture: Picture) -> None:
    """Draws the panel with what it is about now."""
    panel(picture.canvas, picture.plan.choice, FRAME, choice_panel.RIM)
    match panel_mode(picture.view, picture.selection):
        case PanelMode.PLAN:
            choosing.paint_disc(picture)
        case PanelMode.AUCTION:
            choosing.paint_auction(picture)
        case PanelMode.CHOICE:
            choosing.paint_choice(picture)
        case PanelMode.FOUNDING:
            choosing.paint_founding(picture)
        case PanelMode.ROUTES:
            choosing.paint_routes(picture)
            _ending_below(picture)
        case PanelMode.CHIT:
            choosing.paint_fields(picture, is_chit=True)
            _ending_below(picture)
        case PanelMode.TURN:
            _turn(picture)
        case PanelMode.OVER:
            box = picture.plan.choice
            picture.canvas.put("logo", box.cx, box.cy, min(box.w, box.h) * 0.6, centre=True)


def heading(picture: Picture, seat: Seat, told: str) -> None:
    """Draws the line at the top: whose panel it is, with the gold as far as it is known."""
    canvas, line = picture.canvas, choice_panel.head(picture.plan.choice)
    picture.players.token(canvas, seat, line.x + 20, line.cy, 40)
    gold = gold_of(picture, seat)
    used = lettering.text(canvas, gold, line.right, line.cy, 30, INK, "heavy", "r")
    canvas.put("gold_coin", line.right - used - 24, line.cy, 32, centre=True)
    room = _extras(picture, line.right - used - 48, line.cy) - line.x - 56
    shown = lettering.fitting(canvas, (told, picture.players.name(seat)), 30, "display", room)
    lettering.text(canvas, shown, line.x + 48, line.cy, 30, INK, "display", room=room)


def _extras(picture: Picture, right: float, y: float) -> float:
    """The house in hand, and what the viewer planned and has still to reveal; returns where they begin."""
    canvas, public, viewer = picture.canvas, picture.view.public, picture.view.seat
    if public.lifted is not None:
        canvas.put(sprite(picture.players, "house", public.acting), right - 24, y, 42, centre=True)
        canvas.put("icon_hand_ink", right - 58, y, 28, centre=True)
        right -= 80
    disc = None if viewer is None or public.task == PLAN else picture.view.discs[viewer]
    if viewer is not None and disc:
        for action in reversed(disc):
            canvas.put(f"action_{actions.NAMES[action]}", right - 20, y, 40, centre=True)
            right -= 42
        picture.players.token(canvas, viewer, right - 16, y, 30)
        right -= 36
    return right


# ---------------------------------------------------------------------- the turn
def _turn(picture: Picture) -> None:
    progress = picture.view.public.progress
    if progress is None:
        _scored(picture)
        return
    parts = turn_parts(progress)
    boxes = choice_panel.cards(picture.plan.choice, parts)
    if choice_panel.has_heading(len(boxes)):
        left = undone(parts)
        name = picture.players.name(picture.view.public.turn)
        heading(picture, picture.view.public.turn, picture.say("turn.left", count=left) if left else name)
    cards = [[part for part in parts if part.slot == slot] for slot in range(len(boxes))]
    shown = [(box, len(card)) for box, card in zip(boxes, cards, strict=True) if not all(part.is_done for part in card)]
    titled = int(all(box.h >= (lines + 1) * _LEAST_LINE for box, lines in shown))
    step = min((box.h / (lines + titled + 0.1) for box, lines in shown), default=0.0)
    for slot, (box, card) in enumerate(zip(boxes, cards, strict=True)):
        _card(picture, box, slot, card, (titled, step))
    _ending(picture)


def _scored(picture: Picture) -> None:
    """The round is over and its city has been scored: which one, before everybody looks at how."""
    public, box = picture.view.public, choice_panel.body(picture.plan.choice)
    if public.city is None:
        return
    key = CITIES[public.city]
    badge = min(box.w, box.h) * 0.5
    picture.canvas.put(f"city_badge_{key}", box.cx, box.cy - 24, badge, centre=True)
    told = picture.say("walk.title", number=public.round, city=Term(f"maharaja.city.{key}"))
    y = box.cy + badge / 2 + 8
    lettering.text(picture.canvas, told, box.cx, y, 30, INK, "display", "c", room=box.w)


def _card(picture: Picture, box: Box, slot: int, parts: list[TurnPart], spacing: tuple[int, float]) -> None:
    """One action: its icon, its name, and its parts with a box to tick and their price.

    `spacing` is how many lines of every card are its name (0 or 1), and how high a line is.
    """
    canvas, action = picture.canvas, parts[0].action
    is_open = any(not part.is_done for part in parts)
    canvas.box(box, PAPER if is_open else CARD, CARD_EDGE, 10, 2)
    icon = min(84.0, box.h - 8)
    canvas.put(f"action_{actions.NAMES[action]}", box.x + 48, box.cy, icon, centre=True, alpha=255 if is_open else 150)
    name = picture.say(f"action_name.{actions.NAMES[action]}")
    key = "turn.chit" if slot == actions.CHIT_SLOT else "turn.action"
    told = picture.say(key, number=slot + 1, action=name)
    text = box.trimmed(left=98, right=12)
    if not is_open:
        _finished(picture, text, slot, parts, (told, name))
        return
    titled, step = spacing
    text = text.centred(text.w, step * (len(parts) + titled + 0.1))
    size = min(28.0, step * 0.84)
    told = lettering.fitting(canvas, (told, name), size, "display", text.w)
    if titled:
        lettering.text(canvas, told, text.x, text.y + step * 0.56, size, INK, "display", room=text.w)
    lines = text.trimmed(top=step * (titled + 0.06)).pile(len(parts), step)
    for i, (part, line) in enumerate(zip(parts, lines, strict=True)):
        _part(picture, part, line, min(27.0, step * 0.8))
        _tell(picture, slot, i, part, line)


def _finished(picture: Picture, text: Box, slot: int, parts: list[TurnPart], names: Sequence[str]) -> None:
    """An action with nothing left to do, in one line."""
    size = min(24.0, text.h * 0.7)
    done = lettering.fitting(picture.canvas, (picture.say("turn.done"), ""), size, "semi", text.w * 0.4)
    used = lettering.text(picture.canvas, done, text.right, text.cy, size, GAIN, "semi", "r")
    room = text.w - used - 12
    told = lettering.fitting(picture.canvas, names, size, "display", room)
    lettering.text(picture.canvas, told, text.x, text.cy, size, MUTED, "display", room=room)
    for i, (part, line) in enumerate(zip(parts, text.rows(len(parts)), strict=True)):
        _tell(picture, slot, i, part, line)


def _tell(picture: Picture, slot: int, number: int, part: TurnPart, line: Box) -> None:
    name = picture.say(f"action_name.{actions.NAMES[part.action]}")
    state = f" ({picture.say('turn.done')})" if part.is_done else ""
    told = picture.say(f"turn.part.{actions.PART_NAMES[part.part]}")
    picture.tell(f"part:{slot}:{number}", f"{name}: {told}{state}", line)


def undone(parts: Sequence[TurnPart]) -> int:
    """Returns how many parts of the plan are still to be done."""
    return sum(not part.is_done for part in parts if part.slot < actions.CHIT_SLOT)


def _part(picture: Picture, part: TurnPart, line: Box, size: float) -> None:
    canvas = picture.canvas
    tick = min(24.0, line.h - 4)
    is_lost = not part.is_done and lost(picture, part)
    edge = GOOD if part.is_done else MUTED if is_lost else INK
    canvas.box(line.cut_left(tick)[0].fit(1), GOOD if part.is_done else "#FFFFFF", edge, 4, 2)
    if part.is_done or is_lost:
        icon = "check_light" if part.is_done else "close_ink"
        canvas.put(f"icon_{icon}", line.x + tick / 2, line.cy, tick * 0.8, centre=True)
    used = _price(picture, part, line, size, is_lost=is_lost)
    name = actions.PART_NAMES[part.part]
    room = line.w - tick - used - 22
    told = picture.say(f"turn.part.{name}")
    if lettering.width(canvas, told, size, "semi") > room:  # in fewer words rather than smaller than its neighbours
        told = picture.say(f"turn.brief.{name}")
    face: Face = "text" if part.is_done or is_lost else "semi"
    tone = INK if face == "semi" else MUTED
    lettering.text(canvas, told, line.x + tick + 10, line.cy, size, tone, face, room=room)


def _price(picture: Picture, part: TurnPart, line: Box, size: float, *, is_lost: bool) -> float:
    """What a part costs, or its state, at the right end of its line; returns the width."""
    canvas = picture.canvas
    if part.is_done or is_lost:
        told = picture.say("turn.done" if part.is_done else "turn.lapsed")
        tone = GAIN if part.is_done else BAD
        return lettering.text(canvas, told, line.right, line.cy, size, tone, "semi", "r")
    price = price_of(picture, part)
    if not price:
        return 0.0
    used = lettering.text(canvas, str(price), line.right, line.cy, size, INK, "heavy", "r")
    canvas.put("gold_coin", line.right - used - 16, line.cy, 24, centre=True)
    return used + 30


def price_of(picture: Picture, part: TurnPart) -> int:
    """Returns the gold that a part costs whoever has the turn."""
    if part.part in (ANYWHERE, CITY_ONLY):
        return HOUSE_PRICE
    return palace_price(picture.view.public, picture.view.public.turn) if part.part == BUILD else 0


def lost(picture: Picture, part: TurnPart) -> bool:
    """Tells whether a part cannot be done any more, for the pieces it needs are used up."""
    public, seat = picture.view.public, picture.view.public.turn
    if part.part in (ANYWHERE, CITY_ONLY):
        return not public.supply[seat] and not public.quarry[seat]
    if part.part == FETCH:
        return not public.quarry[seat]
    return part.part == BUILD and not public.palaces[seat]


def _ending_below(picture: Picture) -> None:
    """The same below a list, which takes its room in a low panel."""
    if not choice_panel.is_low(picture.plan.choice):
        _ending(picture)


def _ending(picture: Picture) -> None:
    """What ending the turn now would mean, above its button; beside that what everything still open would cost."""
    progress, canvas = picture.view.public.progress, picture.canvas
    if progress is None:
        return
    line, parts = choice_panel.warning(picture.plan.choice), turn_parts(progress)
    left = undone(parts)
    if left:
        told = picture.say("turn.forgo", count=left, gold=Term("maharaja.gold", COMPENSATION))
    else:
        chit = "_chit" if any(not part.is_done for part in parts) else ""
        told = picture.say("turn.complete_builder" if BUILDER in offers(picture.view) else f"turn.complete{chit}")
    x, right = line.x + 44, line.right
    canvas.put("coin_stack" if left else "icon_check_ink", line.x + 18, line.cy, 38, centre=True)
    tone = GOOD if not left else BAD if picture.selection.hover == DONE else MUTED
    size = next((s for s in range(24, 18, -1) if _tall(picture, told, right - x, s) <= line.h), 18)
    height = _tall(picture, told, right - x, size)
    if height <= line.h + 4:
        lettering.paragraph(canvas, told, x, line.cy - height / 2, right - x, size, tone, "semi")
    elif left:
        _gifts(picture, line.trimmed(left=44))
        picture.tell("forgo", told, line)
    if not offers(picture.view):
        _cost(picture, [part for part in parts if not part.is_done])


def _gifts(picture: Picture, line: Box) -> None:
    """What the others would get, in pictures, where the sentence has no room."""
    canvas, public = picture.canvas, picture.view.public
    others = [Seat(seat) for seat in range(public.seats) if seat != public.turn]
    for seat, cell in zip(others, line.columns(len(others)), strict=True):
        picture.players.token(canvas, seat, cell.x + 20, cell.cy, 36)
        lettering.text(canvas, f"+{COMPENSATION}", cell.x + 44, cell.cy, lettering.FIGURE, BAD, "heavy")


def _tall(picture: Picture, told: str, room: float, size: float) -> float:
    return lettering.paragraph_height(picture.canvas, told, room, size, "semi")


def _cost(picture: Picture, parts: list[TurnPart]) -> None:
    """What the open parts cost together, at the left of the button, or how much of it is missing.

    Gold that one of them brings is counted in.
    """
    box = picture.plan.choice
    line, right = choice_panel.row(box), choice_panel.buttons(box, 0)[0].x - 12
    gold, purse = sum(price_of(picture, part) for part in parts), picture.view.gold[picture.view.public.turn]
    if gold:
        coming = TAKEN_GOLD * sum(part.part == TAKE for part in parts)
        missing = 0 if purse is None else max(0, gold - purse - coming)
        key, amount, tone = ("short", missing, BAD) if missing else ("cost", gold, INK)
        told = picture.say(f"turn.{key}", gold=amount)
        shown = lettering.fitting(
            picture.canvas, (told, f"−{missing}" if missing else str(gold)), 24, "semi", right - line.x - 44
        )
        picture.canvas.put("gold_coin", line.x + 18, line.cy, 34, centre=True)
        lettering.text(picture.canvas, shown, line.x + 44, line.cy, 24, tone, "semi", room=right - line.x - 44)

"""The controls that screens are made of; each draws itself and adds its nodes to the user interface."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial

from game.paint import lettering, pieces
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.paint.fonts import SMALLEST, Face
from game.paint.palette import BRASS, BRASS_DARK, CHOSEN, CREAM, FIELD, GOOD, INK, MUTED, TEAL
from game.widgets.badges import Cap, badge, badge_width, has_badge
from game.widgets.node import Node, Role
from game.widgets.ui import Ui

Choice = tuple[str, str]
"""A value's id and its translated label."""
_ENTRY, _TOLD, _TELLING = 58.0, 22.0, 560.0
"""How high an entry of a list is, the size of a sentence below its label, and how wide that may be."""
_TIGHT_EDGE = 12.0
"""What is free at either end of the label of a choice where there is little room."""


def button(
    ui: Ui,
    name: str,
    box: Box,
    label: str,
    act: Callable[[], None],
    *,
    colour: str = "walnut",
    size: float = 28,
    icon: str | None = None,
    key: int = 0,
    cap: str = "",
    is_enabled: bool = True,
    why: str = "",
    hint: str = "",
    spoken: str = "",
) -> None:
    """Draws a button that does `act`; `key` is its shortcut, `cap` the cap of that, `why` why it is disabled.

    The cap is seen as long as the key does press the button, and gives way to a label that would be much smaller.
    """
    room = badge_width(ui, cap, 18) + 18 if has_badge(ui, cap) else 0
    is_capped = room > 0 and pieces.has_room(ui.canvas, box.w, box.h, label, size, room)
    room = room if is_capped else 0
    at = box.right - room / 2 - min(34, box.h * 0.45)
    is_lit = ui.hover == name and is_enabled
    pieces.button(
        ui.canvas, box.x, box.y, box.w, box.h, label, colour, size,
        icon=icon, is_enabled=is_enabled, is_hovered=is_lit, is_pressed=ui.pressed == name, room=room,
    )  # fmt: skip
    rect = ui.canvas.rect(box)
    node = Node(name, Role.BUTTON, spoken or label, rect, act=act, is_enabled=is_enabled, why=why, hint=hint, key=key)
    if is_capped:
        node.badge = lambda: badge(ui, at, box.y + box.h * 0.51, cap, 18)
    ui.add(node)
    ui.ring(name, Box(box.x + 4, box.y + 2, box.w - 10, box.h - 2), 20)


def switch(
    ui: Ui, name: str, right: float, cy: float, is_on: bool, change: Callable[[bool], None], label: str, hint: str = ""
) -> None:
    """Draws an on/off switch whose right end and middle height are given; its label is drawn by the caller."""
    canvas, w, h = ui.canvas, 88.0, 46.0
    x, y = right - w, cy - h / 2
    canvas.box(Box(x, y, w, h), GOOD if is_on else "#8F7748", INK, h / 2, 3)
    canvas.disc(x + (65 if is_on else 23), cy, 17, FIELD, INK, 2)
    if is_on:
        canvas.put("icon_check_light", x + 28, cy, 26, centre=True)
    rect = canvas.rect(Box(x, y, w, h))
    node = Node(name, Role.SWITCH, label, rect, act=lambda: change(not is_on), is_on=is_on, hint=hint)
    node.adjust = lambda step: change(step > 0)
    ui.add(node)
    ui.ring(name, Box(x, y, w, h), h / 2)


def segments(
    ui: Ui,
    name: str,
    right: float,
    cy: float,
    choices: Sequence[Choice],
    value: str,
    choose: Callable[[str], None],
    room: float = 0,
    size: float = 26,
    hint: str = "",
    among: str = "",
    tells: Mapping[str, str] | None = None,
) -> float:
    """Draws choices side by side, ending at `right`, at most `room` wide, and returns where they begin.

    `hint` tells what they are about, `tells` what single ones mean, `among` is what stands beside them as their name.
    """
    canvas, h = ui.canvas, 54.0
    widths = segment_widths(ui, choices, size)
    while room and sum(widths) > room and lettering.pixels(canvas, size) > SMALLEST:
        size -= 1
        widths = segment_widths(ui, choices, size, _TIGHT_EDGE)
    if room and sum(widths) > room:
        widths = [w * room / sum(widths) for w in widths]
    x, y = right - sum(widths), cy - h / 2
    start = x
    canvas.box(Box(x, y, sum(widths), h), FIELD, BRASS_DARK, 10, 2)
    with ui.area(f"{name}"):
        for (key, label), w in zip(choices, widths, strict=True):
            node = Node(f"{name}:{key}", Role.CHOICE, label, canvas.rect(Box(x, y, w, h)))
            node.hint, node.among = (tells or {}).get(key, hint), among
            node.act, node.is_on = partial(choose, key), key == value
            _segment(ui, node, Box(x, y, w, h), size)
            x += w
    return start


def segment_widths(ui: Ui, choices: Sequence[Choice], size: float = 26, edge: float = 22.0) -> list[float]:
    """Returns how wide choices side by side would like to be, in units, with so much free at either end of a label."""
    return [lettering.width(ui.canvas, label, size, "bold") + 2 * edge for _, label in choices]


def _segment(ui: Ui, node: Node, box: Box, size: float) -> None:
    name, is_on = node.id, node.is_on
    if is_on:
        ui.canvas.box(box, TEAL, INK, 10, 3)
    elif ui.hover == name:
        ui.canvas.box(box.grown(-3), "#F2D48A80", None, 8)
    face: Face = "bold" if is_on else "text"
    tone = CREAM if is_on else INK
    lettering.text(ui.canvas, node.name, box.cx, box.cy - 1, size, tone, face, "c", room=box.w - 20)
    ui.add(node)
    if ui.is_focused(name):
        ui.later(lambda: ui.ring(name, box, 12))


def add_slider(
    ui: Ui, node: Node, x: float, w: float, value: int, bounds: tuple[int, int, int], change: Callable[[int], None]
) -> None:
    """Adds the node of a slider whose track begins at `x` and is `w` wide: dragged, or moved by arrows, a step each."""
    canvas, (low, high, step) = ui.canvas, bounds

    def drag(at: int) -> None:
        along = (at - canvas.px(x)) / max(1, canvas.px(w))
        change(max(low, min(high, low + round(along * (high - low) / step) * step)))

    node.drag = drag
    node.adjust = lambda direction: change(max(low, min(high, value + direction * step)))
    ui.add(node)


def slider(
    ui: Ui,
    name: str,
    box: Box,
    value: int,
    bounds: tuple[int, int, int],
    change: Callable[[int], None],
    label: str,
    shown: str,
    hint: str = "",
) -> None:
    """Draws a slider over (lowest, highest, step) with its value written at its right; arrows move it by a step."""
    canvas, (low, high, _) = ui.canvas, bounds
    w, cy = box.w - 104, box.cy
    part = (value - low) / (high - low)
    canvas.box(Box(box.x, cy - 8, w, 16), "#D9C08C", BRASS_DARK, 8, 2)
    if part > 0:
        canvas.box(Box(box.x, cy - 8, max(16, w * part), 16), TEAL, INK, 8, 2)
    knob = box.x + w * part
    for dx, dy, r, colour in ((2, 3, 25, "#5E3A10"), (0, 0, 25, INK), (0, 0, 21, "#E0B45A")):
        canvas.star(knob + dx, cy + dy, r, colour)
    canvas.disc(knob, cy, 9, CREAM, INK, 2)
    lettering.text(canvas, shown, box.right, cy - 1, 28, INK, "heavy", "r")
    reach = Box(box.x - 24, cy - 27, w + 48, 54)
    add_slider(
        ui, Node(name, Role.SLIDER, label, canvas.rect(reach), value=shown, hint=hint), box.x, w, value, bounds, change
    )
    ui.ring(name, Box(box.x - 20, cy - 26, w + 40, 52), 26)


def select(
    ui: Ui,
    name: str,
    box: Box,
    choices: Sequence[Choice],
    value: str,
    choose: Callable[[str], None],
    label: str,
    *,
    hint: str = "",
    tells: Mapping[str, str] | None = None,
) -> None:
    """Draws a closed list that shows its value and opens on activation.

    Left and right change the value without opening it. `tells` are sentences about values, for the open list.
    """
    canvas, values = ui.canvas, [key for key, _ in choices]
    shown = dict(choices).get(value, "")
    canvas.box(box, "#FFFFFF" if ui.hover == name else FIELD, BRASS_DARK, 10, 2)
    left = box.x + 16
    lettering.text(canvas, shown, left, box.cy - 1, 26, INK, "semi", room=box.right - left - 44)
    canvas.put("icon_down_ink", box.right - 26, box.cy + 1, 22, centre=True)

    def step(direction: int) -> None:
        at = values.index(value) if value in values else -1
        choose(values[(at + direction) % len(values)])

    node = Node(name, Role.SELECT, label, canvas.rect(box), value=shown, hint=hint)
    node.act, node.adjust = (lambda: open_list(ui, name, value)), step
    ui.add(node)
    ui.ring(name, box, 10)
    if ui.popup == name:
        ui.later(lambda: _popup(ui, box, _Listed(choices, value, choose, tells or {})))


def open_list(ui: Ui, name: str, value: str) -> None:
    """Opens the list of a node at the value in use."""
    ui.popup = name
    ui.focus = f"popup:{value}"


def drop_list(
    ui: Ui, name: str, box: Box, choices: Sequence[Choice], value: str, choose: Callable[[str], None]
) -> None:
    """Draws the list of a node that is drawn by the caller, while it is open."""
    if ui.popup == name:
        ui.later(lambda: _popup(ui, box, _Listed(choices, value, choose)))


@dataclass(frozen=True, slots=True)
class _Listed:
    """What an open list holds: choices, the value in use, what chooses, sentences about them."""

    choices: Sequence[Choice]
    value: str
    choose: Callable[[str], None]
    tells: Mapping[str, str] = field(default_factory=dict)

    def width(self, ui: Ui) -> float:
        """Returns how wide the list would like to be."""
        labels = max(lettering.width(ui.canvas, label, 26, "semi") for _, label in self.choices) + 64
        told = [lettering.width(ui.canvas, told, _TOLD) + 66 for told in self.tells.values()]
        return max(labels, min(_TELLING, max(told, default=0)))

    def row(self, ui: Ui, width: float) -> float:
        """Returns how high each entry is at a width."""
        room = width - 24
        told = [lettering.paragraph_height(ui.canvas, told, room, _TOLD) for told in self.tells.values()]
        return _ENTRY + max(told, default=0)


def _popup(ui: Ui, box: Box, listed: _Listed) -> None:
    """The open list, drawn on top; while it is open nothing else can be reached."""
    canvas = ui.canvas
    w = min(max(box.w, listed.width(ui)), canvas.w - 24)
    row = listed.row(ui, w - 34)
    content = row * len(listed.choices)
    h = min(content + 16, canvas.h - 24)
    x = min(box.x, canvas.w - w - 12)
    y = box.bottom + 6 if box.bottom + 6 + h < canvas.h else max(12, box.y - 6 - h)
    canvas.shadow(canvas.rect(Box(x, y, w, h)), 14, 180, 3, 8)
    canvas.box(Box(x, y, w, h), FIELD, INK, 12, 3)
    canvas.hide_letters(Box(x, y, w, h))
    ui.nodes = []
    with ui.area("popup"), ui.scrolled("popup", Box(x + 8, y + 8, w - 16, h - 16), content) as offset:
        _entries(ui, Box(x + 8, y + 8 - offset, w - 16 - (18 if content + 16 > h else 0), row), listed)


def _entries(ui: Ui, first: Box, listed: _Listed) -> None:
    canvas = ui.canvas

    def pick(key: str) -> None:
        ui.close_popup()
        listed.choose(key)

    for i, (key, label) in enumerate(listed.choices):
        line = first.moved(0, i * first.h)
        name, told, is_on = f"popup:{key}", listed.tells.get(key, ""), key == listed.value
        if is_on or ui.hover == name:
            canvas.box(line, "#FFF0BE", BRASS_DARK, 8, 2)
        y = line.y + 28 if told else line.cy - 1
        text = line.trimmed(left=16, right=8)
        lettering.text(canvas, label, text.x, y, 26, INK, "semi", room=text.w)
        lettering.paragraph(canvas, told, text.x, line.y + 48, text.w, _TOLD, MUTED)
        rect = canvas.rect(line)
        ui.add(Node(name, Role.CHOICE, label, rect, act=partial(pick, key), is_on=is_on, hint=told))
        ui.ring(name, line.grown(-6), 8)


def radio(
    ui: Ui, name: str, x: float, y: float, is_on: bool, act: Callable[[], None], label: str, hint: str = ""
) -> None:
    """Draws a round choice around a point; its star says that it is chosen."""
    ui.canvas.disc(x, y, 20, FIELD, BRASS_DARK, 3)
    if is_on:
        ui.canvas.star(x, y, 15, "#9C2B24")
    rect = ui.canvas.rect(Box(x - 22, y - 22, 44, 44))
    ui.add(Node(name, Role.CHOICE, label, rect, act=act, is_on=is_on, hint=hint))
    ui.ring(name, Box(x - 20, y - 20, 40, 40), 20)


def round_button(
    ui: Ui,
    name: str,
    x: float,
    y: float,
    icon: str,
    act: Callable[[], None],
    label: str,
    *,
    is_enabled: bool = True,
    why: str = "",
) -> None:
    """Draws a small round button with an icon around a point; its label is told when it is pointed at."""
    fill = "#F2D48A" if ui.hover == name and is_enabled else "#FFF9EA80"
    ui.canvas.box(Box(x - 22, y - 22, 44, 44), fill, BRASS_DARK, 22, 2)
    ui.canvas.put(f"icon_{icon}_ink", x, y, 24, centre=True, alpha=255 if is_enabled else 90)
    rect = ui.canvas.rect(Box(x - 22, y - 22, 44, 44))
    ui.add(Node(name, Role.BUTTON, label, rect, act=act, is_enabled=is_enabled, why=why, hint=label))
    ui.ring(name, Box(x - 22, y - 22, 44, 44), 22)


def key_help(ui: Ui, middle: float, y: float, pairs: Sequence[tuple[Cap, str]], room: float) -> None:
    """Draws which key does what, around a point, as many pairs as find room."""
    shown = [(cap, label, badge_width(ui, cap)) for cap, label in pairs if has_badge(ui, cap)]
    widths = [cap + 10 + lettering.width(ui.canvas, label, 22) + 40 for _, label, cap in shown]
    while sum(widths) > room and widths:
        widths.pop()
    x = middle - (sum(widths) - 40) / 2
    with ui.canvas.unheard():
        for (name, label, cap), w in zip(shown, widths, strict=False):
            badge(ui, x + cap / 2, y, name)
            lettering.text(ui.canvas, label, x + cap + 10, y, 22, "#FFF0CF")
            x += w


def heading(ui: Ui, label: str, x: float, y: float, size: float = 36, room: float | None = None) -> None:
    """Draws a panel's heading."""
    lettering.text(ui.canvas, label, x, y, size, INK, "display", room=room)


def explained(ui: Ui, label: str, sentence: str, x: float, y: float, w: float) -> float:
    """Draws a label in bold with its sentence below, both wrapped, and returns where they end."""
    y = lettering.paragraph(ui.canvas, label, x, y - 1, w, 27, INK, "bold")
    return lettering.paragraph(ui.canvas, sentence, x, y, w, 24, MUTED)


def explained_height(ui: Ui, label: str, sentence: str, w: float) -> float:
    """Returns how high a label with its sentence will be."""
    label_high = lettering.paragraph_height(ui.canvas, label, w, 27, "bold")
    return label_high - 1 + lettering.paragraph_height(ui.canvas, sentence, w, 24)


_MARGIN, _APART = 4.0, 5.0
"""How far its plate reaches beyond a sentence, above and below, in units, and in high contrast stays from others."""
ARROW = 28.0
"""What the arrow at its right end takes of a plate, in units."""


def plate_margin(canvas: Canvas) -> float:
    """Returns how much room a sentence has above and below for its plate, in high contrast also for an edge."""
    return _MARGIN + (_APART if canvas.is_high_contrast else 0.0)


def line_button(ui: Ui, name: str, box: Box, told: str, act: Callable[[], None]) -> None:
    """Draws the plate of a sentence that does something, and names it; the text on it is drawn by the caller."""
    is_lit = name in (ui.hover, ui.pressed)
    fill, line = (CHOSEN, BRASS_DARK) if is_lit else (FIELD, BRASS)
    apart = 1 + plate_margin(ui.canvas) - _MARGIN
    plate = Box(box.x, box.y + apart, box.w, box.h - 2 * apart)
    ui.canvas.box(plate, fill, line, 9, 2)
    ui.canvas.put("icon_right_ink", plate.right - ARROW / 2 - 2, plate.cy, 18, centre=True)
    ui.add(Node(name, Role.BUTTON, told, ui.canvas.rect(plate), act=act))
    ui.ring(name, plate.inset(6, 6), 9)

"""The options in the lobby, and the strip with remembered set-ups and the seed."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.core.box import Option
from game.paint import lettering
from game.paint.box import Box
from game.paint.panels import panel, sheet
from game.scenes.lobby.lineup import LONGEST_SEED, LineUp
from game.scenes.lobby.offers import Switch
from game.widgets.controls import Choice, explained, explained_height, heading, round_button, select, switch
from game.widgets.field import field
from game.widgets.ui import Ui

_TOP, _FOOT, _EDGE, _GAP, _SWITCH = 92.0, 36.0, 54.0, 14.0, 112.0
STRIP = 68.0
"""The height of the strip."""
_AROUND = 196.0
"""What the strip needs beside its list and its field."""


@dataclass(frozen=True, slots=True)
class OptionsState:
    """The remembered set-ups as the strip shows them: choices, the chosen one's key, and what can be done."""

    choices: Sequence[Choice]
    chosen: str
    choose: Callable[[str], None]
    keep: Callable[[], None]
    forget: Callable[[], None]


def options_height(ui: Ui, lineup: LineUp, offers: Sequence[Switch], w: float) -> float:
    """Returns how high the panel of options must be at a width to show everything at once."""
    return _TOP + _content(ui, _switches(ui, lineup, offers), w - 2 * _EDGE - 18) + _FOOT


def _content(ui: Ui, switches: Sequence[Switch], w: float) -> float:
    return sum(_switch_height(ui, each, w - _SWITCH) for each in switches)


def _switch_height(ui: Ui, each: Switch, w: float) -> float:
    return explained_height(ui, each.title, each.text, w) + _GAP


def _switches(ui: Ui, lineup: LineUp, offers: Sequence[Switch]) -> list[Switch]:
    """What the history offers, which is new every time, then the options of the box and how seats are ordered."""
    return [*offers, *(_option(ui, lineup, option) for option in lineup.asked), _order(ui, lineup)]


def draw_options(ui: Ui, box: Box, lineup: LineUp, offers: Sequence[Switch]) -> None:
    """Draws the panel of options, what the history offers on top; what does not fit scrolls inside."""
    panel(ui.canvas, box)
    heading(ui, ui.words("ui.lobby.options"), box.x + _EDGE, box.y + 62, 38, box.w - 2 * _EDGE)
    inner = Box(box.x + _EDGE - 12, box.y + _TOP, box.w - 2 * _EDGE + 24, box.h - _TOP - _FOOT)
    wide = box.w - 2 * _EDGE - 18
    switches = _switches(ui, lineup, offers)
    with ui.scrolled("options", inner, _content(ui, switches, wide)) as offset, ui.area("options"):
        at = Box(box.x + _EDGE, inner.y - offset, wide, 0)
        for each in switches:
            at = at.moved(0, _switch(ui, at, each))


def _option(ui: Ui, lineup: LineUp, option: Option) -> Switch:
    prefix = f"{lineup.box}.options.{option.key}"

    def change(is_on: bool) -> None:
        lineup.options[option.key] = is_on

    title, text = ui.words(f"{prefix}.title"), ui.words(f"{prefix}.text")
    return Switch(f"option:{option.key}", title, text, bool(lineup.options[option.key]), change)


def _order(ui: Ui, lineup: LineUp) -> Switch:
    def change(is_on: bool) -> None:
        lineup.random_order = is_on

    text = "ui.lobby.random_order_text" if lineup.random_order else "ui.lobby.chosen_order_text"
    return Switch("order", ui.words("ui.lobby.random_order"), ui.words(text), lineup.random_order, change)


def _switch(ui: Ui, at: Box, each: Switch) -> float:
    explained(ui, each.title, each.text, at.x, at.y, at.w - _SWITCH)
    switch(ui, each.name, at.right, at.y + 32, each.is_on, each.change, each.title, f"{each.text} {each.more}".strip())
    return _switch_height(ui, each, at.w - _SWITCH)


def draw_strip(ui: Ui, box: Box, lineup: LineUp, shelved: OptionsState) -> None:
    """Draws the strip: the list of remembered set-ups, keep, forget, and the seed."""
    sheet(ui.canvas, box, 14)
    words, cy, top = ui.words, box.cy, box.cy - 25
    label = dict(shelved.choices)[shelved.chosen]
    empty = words("ui.lobby.seed", seed=words("ui.lobby.seed_random"))
    list_w = 66 + max(lettering.width(ui.canvas, told, 26, "semi") for _, told in shelved.choices)
    seed_w = max(200.0, 36 + lettering.width(ui.canvas, empty, 26))
    seed_w *= max(1.0, box.w - _AROUND) / (list_w + seed_w)
    with ui.area("presets"):
        at = Box(box.x + 12, top, box.w - seed_w - _AROUND, 50)
        select(
            ui, "preset", at, shelved.choices, shelved.chosen, shelved.choose, label, hint=words("tips.lobby.preset")
        )
    with ui.area("presets:more"):
        round_button(ui, "keep", at.right + 32, cy, "save", shelved.keep, words("ui.lobby.preset_save"))
        round_button(
            ui, "forget", at.right + 80, cy, "trash", shelved.forget,
            words("ui.lobby.preset_delete", name=label),
            is_enabled=bool(shelved.chosen), why=words("ui.lobby.preset_none"),
        )  # fmt: skip
    ui.canvas.put("icon_dice_ink", box.right - seed_w - 38, cy, 32, centre=True)
    with ui.area("seed"):
        at = Box(box.right - seed_w - 12, top, seed_w, 50)
        shown = words("ui.lobby.seed", seed=lineup.seed or words("ui.lobby.seed_random"))
        field(
            ui, "seed", at, lineup.seed, lineup.sow, shown, LONGEST_SEED,
            empty=empty, hint=words("tips.lobby.seed"),
        )  # fmt: skip

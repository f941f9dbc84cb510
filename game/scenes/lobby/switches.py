"""Switches with a title and a sentence: options of the box, the order of seats, what the history offers."""

from game.core.box import Option
from game.paint.box import Box
from game.scenes.lobby.lineup import LineUp
from game.scenes.lobby.offers import Switch
from game.widgets.controls import explained, explained_height, switch
from game.widgets.ui import Translate, Ui

_SWITCH = 112.0


def option_switches(words: Translate, lineup: LineUp) -> list[Switch]:
    """Returns the options of the box for these people, and how seats are ordered."""
    return [*(_option(words, lineup, option) for option in lineup.asked), order_switch(words, lineup)]


def _option(words: Translate, lineup: LineUp, option: Option) -> Switch:
    prefix = f"{lineup.box}.options.{option.key}"

    def change(is_on: bool) -> None:
        lineup.options[option.key] = is_on

    title, text = words(f"{prefix}.title"), words(f"{prefix}.text")
    return Switch(f"option:{option.key}", title, text, bool(lineup.options[option.key]), change)


def order_switch(words: Translate, lineup: LineUp) -> Switch:
    """Returns what draws the order of seats by lot."""

    def change(is_on: bool) -> None:
        lineup.random_order = is_on

    text = "ui.lobby.random_order_text" if lineup.random_order else "ui.lobby.chosen_order_text"
    return Switch("order", words("ui.lobby.random_order"), words(text), lineup.random_order, change)


def switch_height(ui: Ui, each: Switch, w: float) -> float:
    """Returns how high a switch with its sentence is at a width."""
    return max(60.0, explained_height(ui, each.title, each.text, w - _SWITCH))


def draw_switch(ui: Ui, each: Switch, at: Box) -> None:
    """Draws a title, its sentence and the switch."""
    explained(ui, each.title, each.text, at.x, at.y, at.w - _SWITCH)
    switch(ui, each.name, at.right, at.y + 30, each.is_on, each.change, each.title, f"{each.text} {each.more}".strip())

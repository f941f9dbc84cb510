"""The switch of languages: all side by side while they are few, else a list."""

from collections.abc import Callable
from functools import partial

import pygame

from game.paint import lettering
from game.paint.box import Box
from game.paint.palette import BRASS, BRASS_LIGHT, INK, LIGHT
from game.saves.open_folder import open_folder
from game.scenes.shell.services import Services
from game.widgets.controls import select
from game.widgets.node import Node, Role
from game.widgets.ui import Ui

_MOST, _TALL, _GAP, _GLOBE, _LIST = 4, 52.0, 12.0, 54.0, 300.0


def language_switch(ui: Ui, services: Services, right: float, y: float, room: float) -> float:
    """Draws the switch, its right end and top given, at most `room` wide; returns where it begins."""
    names = services.language.names()
    widths = {code: lettering.width(ui.canvas, name, 26, "semi") + 44 for code, name in names.items()}
    with ui.area("language"):
        if len(names) > _MOST or sum(widths.values()) + _GAP * (len(names) - 1) + _GLOBE > room:
            x = right - min(_LIST, room)
            language_list(ui, services, Box(x, y, right - x, _TALL), icon="globe")
            return x
        x = right
        for code in reversed(names):
            x -= widths[code]
            _pill(ui, f"language:{code}", Box(x, y, widths[code], _TALL), names[code], services.language.code == code,
                  partial(services.settings.change, language=code))  # fmt: skip
            x -= _GAP
    ui.canvas.put("icon_globe_light", x - 24, y + _TALL / 2, 38, centre=True)
    return x - 24 - 19


def language_list(ui: Ui, services: Services, box: Box, icon: str | None = None) -> None:
    """Draws the languages as a list that opens."""
    choices, label = list(services.language.names().items()), ui.words("ui.menu.language")
    select(
        ui,
        "language",
        box,
        choices,
        services.language.code,
        lambda code: services.settings.change(language=code),
        label,
        icon=icon,
        hint=ui.words("tips.settings.language"),
    )


def _pill(ui: Ui, name: str, box: Box, label: str, is_on: bool, act: Callable[[], None]) -> None:
    is_lit = ui.hover == name
    fill = BRASS_LIGHT if is_on else ("#4A2440E0" if is_lit else "#1B0A1AC8")
    ui.canvas.box(box, fill, INK if is_on else BRASS, box.h / 2, 3 if is_on else 2)
    tone = INK if is_on else LIGHT
    lettering.text(ui.canvas, label, box.cx, box.cy - 1, 26, tone, "bold" if is_on else "semi", "c", room=box.w - 24)
    rect = ui.canvas.rect(box)
    ui.add(Node(name, Role.CHOICE, label, rect, act=act, is_on=is_on, hint=ui.words("tips.settings.language")))
    ui.ring(name, box, box.h / 2)


def show_languages(services: Services) -> None:
    """Opens the folder of the player's own languages and says where it is, for not every desktop shows one."""
    if pygame.display.get_driver() != "dummy":
        open_folder(services.paths.locales)
    services.notices.tell("ui.language.folder", folder=str(services.paths.locales))

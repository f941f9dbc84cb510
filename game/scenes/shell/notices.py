"""Notices: sentences near the bottom of the window, above everything, for a while or until they are closed."""

from functools import partial

import pygame

from game.paint import lettering
from game.paint.box import Box
from game.paint.palette import INK
from game.scenes.shell.services import Services
from game.widgets.node import Node, Role
from game.widgets.ui import Ui

_LETTERS, _EDGE, _SIGN = 28, 32.0, 44.0


def draw_notice(services: Services) -> None:
    """Shows the first notice, if there is any."""
    if services.notices:
        told = services.notices[0].text
        services.ui.reading.say("notice", told)
        services.ui.later(partial(_draw, services, told))


def age_notices(services: Services, seconds: float) -> None:
    """Lets time pass for the notice that is shown, unless whoever plays wishes to close it."""
    if not services.notices or services.settings.unhurried:
        return
    services.notices[0].seconds -= seconds
    if services.notices[0].seconds <= 0:
        _close(services)


def closes_notice(services: Services, event: pygame.Event) -> bool:
    """Takes an event and returns whether it closed a notice that waits for that."""
    is_closed = event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE and _waits(services)
    if is_closed:
        _close(services)
    return is_closed


def _waits(services: Services) -> bool:
    return services.settings.unhurried and bool(services.notices)


def _close(services: Services) -> None:
    del services.notices[:1]
    services.ui.renew()


def _draw(services: Services, told: str) -> None:
    ui, sign = services.ui, _SIGN if _waits(services) else 0.0
    canvas = ui.canvas
    wide = min(canvas.w - 160 - sign, lettering.width(canvas, told, _LETTERS, "semi") + 4)
    tall = lettering.paragraph_height(canvas, told, wide, _LETTERS, "semi")
    w, h = wide + 2 * _EDGE + sign, max(tall + 36, sign + 18)
    box = Box((canvas.w - w) / 2, canvas.h - h - 120, w, h)
    canvas.shadow(canvas.rect(box), 16, 190, 3, 8)
    canvas.box(box, "#FBF4E2", INK, 14, 3)
    lettering.paragraph(canvas, told, box.x + _EDGE, box.cy - tall / 2, wide + 2, _LETTERS, INK, "semi", "c")
    if sign:
        _add(services, ui, box, told)


def _add(services: Services, ui: Ui, box: Box, told: str) -> None:
    """Makes the notice something to close, by a press on it or by Esc."""
    ui.canvas.put("icon_close_ink", box.right - _EDGE - 4, box.cy, 28, centre=True)
    hint = ui.words("senses.notice_close")
    act = partial(_close, services)
    ui.add(Node("notice", Role.BUTTON, told, ui.canvas.rect(box), "notice", act=act, hint=hint))
    ui.ring("notice", box)

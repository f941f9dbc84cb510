"""The languages that can be spoken, as a list, and the folder of the player's own."""

import pygame

from game.paint.box import Box
from game.saves.paths import open_folder
from game.scenes.shell.services import Services
from game.widgets.controls import select
from game.widgets.ui import Ui


def language_list(ui: Ui, services: Services, box: Box) -> None:
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
        hint=ui.words("tips.settings.language"),
    )


def show_languages(services: Services) -> None:
    """Opens the folder of the player's own languages and says where it is, for not every desktop shows one."""
    if pygame.display.get_driver() != "dummy":
        open_folder(services.paths.locales)
    services.notices.tell("ui.language.folder", folder=str(services.paths.locales))

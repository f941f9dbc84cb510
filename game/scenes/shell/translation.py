"""The languages that can be spoken, and a translation that somebody drops on the window."""

from pathlib import Path

import pygame

from game.core.text import clean, short
from game.locale.languages import code_of, install_language, own_name
from game.paint.box import Box
from game.saves.paths import open_folder
from game.scenes.shell.dialog import Answer, DialogScene
from game.scenes.shell.services import Services
from game.widgets.controls import select
from game.widgets.ui import Ui


def language_list(ui: Ui, services: Services, box: Box) -> None:
    """Draws the languages as a list that opens."""
    choices, spoken = list(services.language.names().items()), services.language.code
    label, hint = ui.words("ui.menu.language"), ui.words("tips.settings.language")
    select(ui, "language", box, choices, spoken, lambda code: services.settings.change(language=code), label, hint=hint)


def show_languages(services: Services) -> None:
    """Opens the folder of the player's own languages and says where it is, for not every desktop shows one."""
    if pygame.display.get_driver() != "dummy":
        open_folder(services.paths.locales)
    services.notices.tell("ui.language.folder", folder=str(services.paths.locales))


def offer_translation(services: Services, path: Path) -> None:
    """Asks whether the program shall speak a language; takes the folder of its files, or one of them.

    A language that the player has files of already is not touched, for they may be the player's own work.
    """
    if not code_of(path) or (services.paths.locales / path.name).exists():
        _tell(services)
        return
    words = services.words
    text = words("ui.open.add_language", name=short(clean(own_name(path))) or path.name)
    add = Answer(words("ui.open.add"), lambda _: _bring(services, path), "check")
    services.navigation.stack.push(DialogScene(services, words("ui.settings.own_languages"), text, (add,)))


def _bring(services: Services, path: Path) -> None:
    try:
        install_language(path, services.paths.locales)
    except OSError:
        _tell(services)
        return
    services.language.reload()
    services.settings.change(language=path.name)


def _tell(services: Services) -> None:
    """Says where translations belong, with the way there."""
    words = services.words
    show = Answer(words("ui.settings.own_languages_open"), lambda _: show_languages(services), "right")
    title, text = words("ui.settings.own_languages"), words("ui.open.translation")
    services.navigation.stack.push(DialogScene(services, title, text, (show,)))

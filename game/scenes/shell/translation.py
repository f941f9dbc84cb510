"""A translation that somebody drops on the window: it is brought among the player's own, or told where it belongs."""

from pathlib import Path

from game.core.text import clean, short
from game.locale.install import install_language
from game.locale.languages import code_of, own_name
from game.scenes.shell.dialog import Answer, DialogScene
from game.scenes.shell.languages import show_languages
from game.scenes.shell.services import Services


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

"""The rules and the aid of the box that goes on, from wherever they are asked for."""

from game.boxes import NAMES
from game.saves.presets import read_presets
from game.scenes.shell.services import Services


def open_rules(services: Services) -> None:
    """Opens the rules at the page that explains what goes on, else those of the box that was played last."""
    navigation, routes = services.navigation, services.routes
    top = navigation.stack.top
    if top is None or top.is_help:
        return
    page = next((scene.rules_page for scene in reversed(navigation.stack.shown) if scene.rules_page), None)
    if page:
        navigation.open(routes.rules, *page)
    else:
        session = services.autosaver.session
        navigation.open(routes.rules, session.box if session else box_played_last(services))


def open_aid(services: Services) -> None:
    """Lays the aid of the box that is being played over the table."""
    top = services.navigation.stack.top
    if top is not None and not top.is_help and top.rules_page:
        services.navigation.open(services.routes.aid, top.rules_page[0])


def box_played_last(services: Services) -> str:
    """Returns the box of the game that waits, else of the table laid last, else the first on the shelf."""
    waiting, laid = services.store.latest(), read_presets(services.paths.presets).last
    found = waiting.head.box if waiting and waiting.head else laid.box if laid else ""
    return found if found in NAMES else NAMES[0]

"""Asks before something that nobody would find again is left for another game."""

from collections.abc import Callable

from game.scenes.shell.dialog import Answer, DialogScene
from game.scenes.shell.services import Services
from game.session.session import Session


def leave(services: Services, name: str, go: Callable[[], None], otherwise: str = "") -> None:
    """Goes to another game, after asking where something on the screen is kept nowhere.

    Takes what the other game is called, what goes there, and the key of what is asked where all is kept ("": nothing).
    """
    words, unkept = services.words, services.navigation.stack.unkept
    if asked := f"ui.open.leave_{unkept}" if unkept else otherwise:
        answer = Answer(words("ui.saves.load"), lambda _: go(), "right", is_loss=bool(unkept))
        services.navigation.stack.push(DialogScene(services, name, words(asked), (answer,)))
    else:
        go()


def play_on(services: Services, session: Session, number: int) -> None:
    """Begins a game of its own where a finished one stood after an entry, after asking as `leave` does."""
    branch = session.branch(number)
    branch.is_branch = True
    leave(
        services,
        services.words("ui.replay.play_on"),
        lambda: services.navigation.start(services.routes.table, branch),
    )


class _Quitting(DialogScene):
    """Asks whether the program shall end; whoever asks it to end once more means it."""


def leave_program(services: Services) -> None:
    """Ends the program, after asking where something on the screen is kept nowhere."""
    words, unkept = services.words, services.navigation.stack.unkept
    if not unkept or isinstance(services.navigation.stack.top, _Quitting):
        services.navigation.quit()
        return
    answer = Answer(words("ui.menu.quit"), lambda _: services.navigation.quit(), is_loss=True)
    services.navigation.stack.push(
        _Quitting(services, words("ui.menu.quit"), words(f"ui.open.quit_{unkept}"), (answer,))
    )

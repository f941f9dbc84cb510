"""Opens games from their files: those of the lists, and whatever file somebody hands to the program."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from game.core.text import clean, short
from game.history.replays import offered
from game.locale.languages import is_translation
from game.saves.autosave import SUFFIX
from game.saves.trouble import DamagedSave, InUse, Trouble
from game.scenes.saves.saved_game import opened
from game.scenes.shell.dialog import Answer, DialogScene, leave
from game.scenes.shell.services import Services
from game.scenes.shell.translation import offer_translation
from game.session.session import Session


def open_game(
    services: Services,
    path: Path,
    name: str,
    show: Callable[[Session], None],
    verb: str = "load",
    otherwise: Sequence[Answer] = (),
) -> None:
    """Shows the game of a file; one that is damaged only after asking, or not at all.

    Takes its file, what it is called, what shows it, the verb for that (the last part of its key), and what else can be
    done with a file that cannot be opened.
    """
    words = services.words
    try:
        session, notice = opened(services, path)
    except Trouble as trouble:
        _refuse(services, _why(services, path, trouble), () if isinstance(trouble, InUse) else otherwise)
        return
    if notice is None:
        show(session)
        return
    go_on = Answer(words(f"ui.saves.{verb}"), lambda _: show(session), "right")
    told = " ".join(words(each.key, **each.values) for each in notice.all)
    services.navigation.stack.push(DialogScene(services, name, told, (go_on,)))


def open_file(services: Services, path: Path) -> None:
    """Opens a file that was handed to the program, wherever it lies: nothing is ever done to the file itself.

    A game goes on as from the list, a finished one is watched; the finished games of a folder are taken in. Whoever
    sits at a table is asked before that game is put back among those in progress, and so is whoever would lose what is
    on the screen.
    """
    path = services.store.known(path)
    if is_translation(path, services.language.folders[0]):
        offer_translation(services, path)
    elif path == services.autosaver.path:
        services.notices.tell("ui.open.on_table")
    elif path.is_dir() and (files := offered(path)):
        _offer_games(services, path, files)
    else:
        open_game(services, path, _name(path.stem), partial(_show, services, path))


def _offer_games(services: Services, folder: Path, files: Sequence[Path]) -> None:
    """Asks whether the finished games of a folder shall stand on the wall, which is where one sees what came of it."""
    words, navigation = services.words, services.navigation

    def bring(_: str) -> None:
        services.history.bring(files)
        navigation.open(services.routes.wall)

    asked = words("ui.open.take_in", folder=_name(folder.name))
    navigation.stack.push(
        DialogScene(services, words("history.wall.title"), asked, (Answer(words("ui.open.add"), bring, "check"),))
    )


def _show(services: Services, path: Path, session: Session) -> None:
    own = path if services.store.is_in_progress(path) else None
    playing = services.autosaver.session
    if session.is_over:
        services.navigation.open(services.routes.replay, session)
    else:
        asked = "ui.open.leave_table" if playing and not playing.is_over else ""
        leave(services, _name(path.stem), lambda: services.navigation.start(services.routes.table, session, own), asked)


def _why(services: Services, path: Path, trouble: Trouble) -> str:
    """Returns what to tell of a file that cannot be opened: only what calls itself a save can be a damaged one."""
    if isinstance(trouble, DamagedSave) and path.suffix.casefold() != SUFFIX:
        return services.words("ui.open.foreign", file=_name(path.name))
    return services.words(trouble.notice.key, **trouble.notice.values)


def _refuse(services: Services, told: str, otherwise: Sequence[Answer]) -> None:
    words = services.words
    answers = otherwise or (Answer(words("common.word.back"), None, "left"),)
    title = words("ui.menu.trouble")
    services.navigation.stack.push(DialogScene(services, title, told, answers, can_cancel=bool(otherwise)))


def _name(name: str) -> str:
    return short(clean(name))

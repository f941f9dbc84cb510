"""Another game with the same people: the seats turn by one, so that whoever began last time sits last."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from game.core.rules import Seat
from game.saves.players import Player
from game.saves.presets import SetUp
from game.scenes.shell.dialog import Answer, DialogScene
from game.scenes.shell.services import Services
from game.session.session import Session
from game.widgets.ui import Translate

_YOUNGEST = "youngest"


def turned(players: Sequence[Player], first: Seat | None) -> tuple[Player, ...]:
    """Returns players with their seats turned, so that who began sits last; where nobody began alone, by one.

    A handicap is wished anew for every game.
    """
    after = (first or 0) + 1
    return _level((*players[after:], *players[:after]))


def _turned(session: Session) -> SetUp:
    return SetUp(session.box, turned(session.players, session.first), _options(session), random_order=False)


def _as_before(session: Session) -> SetUp:
    """Returns the table of a finished game as it was."""
    return SetUp(session.box, _level(session.players), session.options, random_order=False)


def _level(players: Sequence[Player]) -> tuple[Player, ...]:
    """Returns players without a handicap."""
    return tuple(replace(player, start=0) for player in players)


def _options(session: Session) -> Mapping[str, bool | int | str]:
    """Returns the options of a game; whoever sits first counts as the youngest, where that is asked."""
    return session.options | ({_YOUNGEST: 0} if _YOUNGEST in session.options else {})


def turning(words: Translate, began: str, first: Player) -> str:
    """Returns how the seats turn: takes the name of who began last time ("": nobody alone), and who sits first now."""
    return words("evening.turned" if began else "evening.turned_by_one", began=began, player=first.name)


def beginning(words: Translate, box: str, first: Player) -> str:
    """Returns what decides who begins in a box when somebody sits first."""
    return words(f"evening.begins.{box}", player=first.name)


def once_more(services: Services, session: Session) -> None:
    """Asks in a small dialog how the same people sit down again; Enter begins with the seats turned."""
    words, routes, table = services.words, services.routes, _turned(session)

    def begin(table: SetUp) -> None:
        services.navigation.start(routes.table, Session.new(table.box, table.players, table.options))

    answers = (
        Answer(words("evening.once_more.turned"), lambda _: begin(table)),
        Answer(words("evening.once_more.as_before"), lambda _: begin(_as_before(session))),
        Answer(words("evening.once_more.change"), lambda _: services.navigation.start(routes.lobby, laid=table)),
    )
    began = session.players[session.first].name if session.first is not None else ""
    first = table.players[0]
    text = f"{turning(words, began, first)} {beginning(words, session.box, first)}"
    services.navigation.stack.push(
        DialogScene(services, words("evening.once_more.title"), text, answers, can_cancel=False)
    )

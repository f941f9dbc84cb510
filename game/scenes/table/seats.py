"""Who plays on: a seat goes to the computer, to somebody else or back, or gets another name, over the pause."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial

from game.ai.levels import DEFAULT, OFFERED
from game.core.rules import Seat
from game.core.text import called
from game.paint import lettering
from game.paint.box import Box
from game.paint.palette import BRASS_DARK, INK, PLAYER
from game.saves.people import Person
from game.saves.players import Player
from game.scenes.people.portraits import Sitters
from game.scenes.shell.dialog import Answer, DialogScene, Field
from game.scenes.shell.services import Services
from game.scenes.shell.sheet import SheetScene, told
from game.scenes.table.narrating import level_name
from game.session.seats import LONGEST_NAME, is_same, people, told_apart
from game.session.session import Session
from game.widgets.controls import button, select
from game.widgets.node import Node, Role
from game.widgets.sheets import Part
from game.widgets.ui import Ui

_TAB, _BUTTON, _GAP, _LEVEL = 122.0, 64.0, 12.0, 270.0
_ALWAYS = 4
"""So much can be done with every seat, or is shown with why not."""


@dataclass(frozen=True, slots=True)
class _Way:
    """What can be done with a seat: id, icon, label and tip of its button, why it cannot be done now ("": it can).

    `has_level` tells whether the list of levels stands beside it.
    """

    name: str
    icon: str
    label: str
    hint: str
    act: Callable[[], None]
    why: str = ""
    has_level: bool = False


class SeatsScene(SheetScene):
    """Lets the seats of a game change hands; takes the seat that is chosen first (None: that of the first person).

    It covers the table like the pause, so that nothing of anybody's hand shows while people come and go. Who decides
    for a seat may change at any time before the game is over, for nobody is shown anything by that: the table asks
    whoever is next to come to the screen alone.
    """

    is_overlay = False

    def __init__(self, services: Services, session: Session, seat: Seat | None = None) -> None:
        super().__init__(services)
        self._session = session
        self.seat = Seat(0)
        self._level = next((player.level for player in session.players if not player.is_human), DEFAULT)
        self.choose(people(session.players)[0] if seat is None else seat)

    def choose(self, seat: Seat) -> None:
        """Shows what can be done with a seat."""
        self.seat, self.first = seat, f"seat:{seat}"
        self._level = self._player.level or self._level

    @property
    def _player(self) -> Player:
        return self._session.players[self.seat]

    @property
    def _others(self) -> list[Player]:
        return [player for seat, player in enumerate(self._session.players) if seat != self.seat]

    # ------------------------------------------------------------------ what can be done
    def _ways(self) -> Iterator[_Way]:
        words, player = self.services.words, self._player
        for i, gone in enumerate(self._gone(player)):
            label, hint = (words(f"seats.{key}", player=gone.name) for key in ("comes_back", "comes_back_hint"))
            yield _Way(f"return:{i}", "human", label, hint, partial(self._hand_over, gone))
        if player.is_human:
            is_last = people(self._session.players) == [self.seat]
            yield _Way(
                "computer", "computer", words("seats.to_computer"), words("seats.to_computer_hint", player=player.name),
                self.leave_to_computer, words("seats.last_person") if is_last else "", has_level=True,
            )  # fmt: skip
        yield _Way("person", "people", words("seats.to_person"), words("seats.to_person_hint"), self.ask_person)
        yield _Way("guest", "human", words("seats.to_guest"), words("seats.to_guest_hint"), self.ask_guest)
        if not player.is_human:
            why = words("seats.same_level") if self._level == player.level else ""
            label, hint = words("seats.new_level"), words("seats.new_level_hint")
            yield _Way("new_level", "computer", label, hint, self.change_level, why, has_level=True)
        yield _Way("rename", "pencil", words("seats.rename"), words("seats.rename_hint"), self.ask_name)

    def _gone(self, player: Player) -> list[Player]:
        """Who had a player's seat before and could come back, whoever went last in front."""
        found: list[Player] = []
        for who in (*reversed(player.away), *(stint.player for stint in reversed(player.stints))):
            here = (*found, *self._session.players)
            if who.is_human and not any(is_same(who, each) for each in here):
                found.append(who)
        return found

    def _knows_secrets(self, who: Player) -> bool:
        """Tells whether somebody has played another seat, and may know what it hides."""
        earlier = (stint.player for player in self._others for stint in player.stints)
        return not self._session.options.get("open_hands") and any(is_same(who, player) for player in earlier)

    # ------------------------------------------------------------------ deeds
    def leave_to_computer(self) -> None:
        """Lets a computer player of the chosen level decide."""
        names = (self.services.words(f"common.names.computer.n{i + 1}") for i in range(len(PLAYER)))
        taken = {called(player.name) for player in self._session.players}
        name = next(name for name in names if called(name) not in taken)
        self._hand_over(Player(name, "", "computer", self._level))

    def change_level(self) -> None:
        """Lets the computer player of the seat think at the chosen level."""
        self._hand_over(replace(self._player, level=self._level))

    def ask_person(self) -> None:
        """Asks who of the house takes the seat; whoever sits already cannot."""
        players = self._session.players
        seated, colours = [player.person for player in players if player.person], [player.colour for player in players]
        self.services.navigation.open(self.services.routes.people, seated, colours, self.sit)

    def sit(self, person: Person) -> None:
        """Lets somebody known take the seat."""
        name = told_apart(person.name, [player.name for player in self._others])
        self._take(Player(name, "", "human", person=person.id))

    def ask_guest(self) -> None:
        """Asks under which name somebody takes the seat."""
        words = self.services.words
        answer = Answer(words("seats.take"), lambda name: self._take(Player(name, "", "human")), "check")
        self._ask(words("seats.guest_title"), "", answer, lambda name: self._fault(name, self._session.players))

    def ask_name(self) -> None:
        """Asks for another name for whoever has the seat."""
        words = self.services.words
        answer = Answer(words("seats.change"), self.rename, "check")
        self._ask(words("seats.rename_title"), self._player.name, answer, lambda name: self._fault(name, self._others))

    def _ask(self, title: str, value: str, answer: Answer, fault: Callable[[str], str]) -> None:
        asked = Field(title, value, LONGEST_NAME, fault)
        self.services.navigation.stack.push(DialogScene(self.services, title, "", (answer,), asked))

    def _fault(self, name: str, players: list[Player] | tuple[Player, ...]) -> str:
        is_taken = any(called(player.name) == called(name) for player in players)
        return self.services.words("seats.name_taken") if is_taken else ""

    def rename(self, name: str) -> None:
        """Gives whoever has the seat another name."""
        self._session.rename(self.seat, name)
        self._keep()

    def _take(self, to: Player) -> None:
        if self._knows_secrets(to):
            self.services.notices.tell("seats.knows_secrets", player=to.name)
        else:
            self._hand_over(to)

    def _hand_over(self, to: Player) -> None:
        self._session.hand_over(self.seat, to)
        self._keep()
        self.services.ui.renew()  # other buttons are there now

    def _keep(self) -> None:
        if trouble := self.services.autosaver.keep(self._session):
            self.services.notices.tell(trouble.key, **trouble.values)
        self.choose(self.seat)

    # ------------------------------------------------------------------ drawing
    @property
    def title(self) -> str:
        return self.services.words("ui.pause.seats")

    def parts(self, ui: Ui, w: float) -> Sequence[Part]:
        """Returns the seats side by side, who has the chosen one, and what can be done with it."""
        lines, text = self._told(ui, self._player), ui.words("seats.text")
        ui.reading.say("seat", " ".join((*lines, text)))
        return [
            Part(_TAB, partial(self._seats, ui), 14), *(told(ui, line, w, 4) for line in lines),
            *(Part(_BUTTON + _GAP, partial(self._way, ui, way), _GAP) for way in self._ways()), told(ui, text, w),
        ]  # fmt: skip

    def least(self, ui: Ui, w: float) -> float:
        """Returns how high it is for the seat with which most can be done, so that the next seat keeps its place."""
        text = told(ui, ui.words("seats.text"), w).height
        lines = (sum(told(ui, line, w, 4).height for line in self._told(ui, each)) for each in self._session.players)
        ways = (_ALWAYS + len(self._gone(each)) for each in self._session.players)
        return _TAB + text + max(height + count * (_BUTTON + _GAP) for height, count in zip(lines, ways, strict=True))

    def _told(self, ui: Ui, player: Player) -> list[str]:
        """Who has a player's seat now, and who had it before."""
        words = ui.words
        key = "person" if player.is_human else "computer"
        now = words(f"seats.{key}", player=player.name, level=level_name(words, player))
        before = [words("seats.decided", player=s.player.name, count=s.decisions) for s in player.stints]
        return [now, *([words("seats.before", players=before)] if before else [])]

    def _seats(self, ui: Ui, box: Box) -> None:
        players = self._session.players
        sitters = Sitters(self._session.box, players, self.services.people.get)
        step = min(190.0, (box.w + 8) / len(players))
        with ui.area("seats"):
            for i, player in enumerate(players):
                name, at, is_on = f"seat:{i}", Box(box.x + i * step, box.y, step - 8, box.h), i == self.seat
                if is_on or ui.hover == name:
                    ui.canvas.box(at, "#FFFFFF80", BRASS_DARK if is_on else None, 14, 3)
                sitters.draw(ui.canvas, i, at.cx, at.y + 42, 66)
                lettering.text(ui.canvas, player.name, at.cx, at.bottom - 20, 24, INK, "semi", "c", room=at.w - 10)
                act = partial(self.choose, Seat(i))
                ui.add(Node(name, Role.CHOICE, player.name, ui.canvas.rect(at), act=act, is_on=is_on))
                ui.ring(name, at, 14)

    def _way(self, ui: Ui, way: _Way, at: Box) -> None:
        if way.has_level:
            level, at = at.cut_right(min(_LEVEL, at.w * 0.38), 12)
            levels = [(key, ui.words(f"ui.lobby.level.{key}")) for key in OFFERED]
            tells = {key: ui.words(f"ui.lobby.level_text.{key}") for key in OFFERED}
            select(
                ui, "level", level.inset(0, 5), levels, self._level, self._set_level, ui.words("seats.level"),
                hint=ui.words("seats.level_hint"), tells=tells,
            )  # fmt: skip
        button(
            ui, way.name, at, way.label, way.act, size=28, icon=way.icon,
            is_enabled=not way.why, why=way.why, hint=way.hint,
        )  # fmt: skip

    def _set_level(self, level: str) -> None:
        self._level = level

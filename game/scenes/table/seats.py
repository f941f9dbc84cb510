"""Who plays on: a seat goes to the computer, to somebody else or back, or gets another name, over the pause."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import partial

import pygame

from game.ai.levels import DEFAULT, OFFERED
from game.core.rules import Seat
from game.core.text import called
from game.paint import lettering
from game.paint.box import Box
from game.paint.palette import BRASS_DARK, INK, MUTED, PLAYER
from game.paint.panels import ground, panel
from game.saves.people import Person
from game.saves.players import Player
from game.scenes.people.faces import Sitters
from game.scenes.shell.dialog import Answer, DialogScene, Field
from game.scenes.shell.scene import Scene
from game.scenes.shell.services import Services
from game.scenes.table.narrating import level_name
from game.session.seats import LONGEST_NAME, people, told_apart
from game.session.session import Session
from game.session.stints import is_same
from game.widgets.controls import button, heading, select
from game.widgets.node import Node, Role
from game.widgets.ui import Ui

_EDGE, _HEAD, _FOOT, _TAB, _BUTTON, _GAP, _LINE = 56.0, 104.0, 122.0, 122.0, 64.0, 12.0, 34.0
_WIDEST, _LEVEL, _BAR = 1000.0, 270.0, 24.0
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


class SeatsScene(Scene):
    """Lets the seats of a game change hands; takes the seat that is chosen first (None: that of the first person).

    It covers the table like the pause, so that nothing of anybody's hand shows while people come and go. Who decides
    for a seat may change at any time before the game is over, for nobody is shown anything by that: the table asks
    whoever is next to come to the screen alone.
    """

    minimum = (760, 560)

    def __init__(self, services: Services, session: Session, seat: Seat | None = None) -> None:
        super().__init__(services)
        self._session = session
        self.seat = Seat(0)
        self._level = next((player.level for player in session.players if not player.is_human), DEFAULT)
        self.choose(people(session.players)[0] if seat is None else seat)

    def entered(self) -> None:
        """Puts the focus on the chosen seat."""
        self.services.ui.focus_first(f"seat:{self.seat}")

    def choose(self, seat: Seat) -> None:
        """Shows what can be done with a seat."""
        self.seat = seat
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
        for stint in reversed(player.stints):
            who, here = stint.player, (*found, *self._session.players)
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
    def draw(self, ui: Ui) -> None:
        """Draws the seats side by side and, below the chosen one, what can be done with it; that scrolls.

        The panel is as high for every seat, so that the next one stays where it is while one is looked at. Where that
        finds no room, the way back stands beside the title.
        """
        canvas, words = ui.canvas, ui.words
        ground(canvas, "wood", 190, "#280E0660")
        w = min(_WIDEST, canvas.w - 48)
        room = w - 2 * _EDGE
        lines, text = self._told(ui), words("seats.text")
        tall = lettering.paragraph_height(canvas, text, room, 23)
        content = max(map(self._height, self._session.players)) + tall
        h = min(_HEAD + _TAB + content + _FOOT, canvas.h - 24)
        is_tight = h < _HEAD + _TAB + content + _FOOT
        box = Box((canvas.w - w) / 2, (canvas.h - h) / 2, w, h)
        panel(canvas, box, "frame_plum")
        title = ui.reading.title = words("seats.title")
        back = self._place_of_back(ui, box, is_tight=is_tight)
        heading(ui, title, box.x + _EDGE, box.y + 66, 40, (back.x if is_tight else back.right) - box.x - _EDGE)
        ui.reading.say("seat", " ".join((*lines, text)))
        tabs, rest = Box(box.x + _EDGE, box.y + _HEAD, room, h - _HEAD - (_EDGE if is_tight else _FOOT)).cut_top(_TAB)
        self._seats(ui, tabs)
        content = self._height(self._player) + tall
        if content > rest.h:
            room -= _BAR
            content += lettering.paragraph_height(canvas, text, room, 23) - tall
        with ui.area("ways"), ui.scrolled("ways", rest, content) as offset:
            y = rest.y - offset
            for i, line in enumerate(lines):
                lettering.text(canvas, line, rest.x, y + 16, 23, MUTED if i else INK, "semi", room=room)
                y += _LINE
            y += 8
            for way in self._ways():
                self._way(ui, way, Box(rest.x, y, room, _BUTTON))
                y += _BUTTON + _GAP
            lettering.paragraph(canvas, text, rest.x, y, room, 23, MUTED)
        with ui.area("foot"):
            label, hint = words("common.word.back"), words("tips.back")
            button(ui, "back", back, label, self.back, colour="teal", size=30, key=pygame.K_RETURN, hint=hint)

    def _height(self, player: Player) -> float:
        """How high is what is told of a player's seat and can be done with it, without the text below."""
        lines, ways = 1 + bool(player.stints), _ALWAYS + len(self._gone(player))
        return lines * _LINE + 8 + ways * (_BUTTON + _GAP) + 8

    def _told(self, ui: Ui) -> list[str]:
        """Who has the chosen seat now, and who had it before."""
        words, player = ui.words, self._player
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
                name, at, is_on = f"seat:{i}", Box(box.x + i * step, box.y, step - 8, box.h - 14), i == self.seat
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

    def _place_of_back(self, ui: Ui, box: Box, *, is_tight: bool) -> Box:
        wide = max(240.0, 110 + lettering.width(ui.canvas, ui.words("common.word.back"), 30, "display"))
        return Box(box.right - _EDGE - wide, box.y + 30 if is_tight else box.bottom - 112, wide, 68)

"""The sheet of a seat: everything of whoever sits there, changed at once."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from game.ai.levels import DEFAULT, OFFERED
from game.paint import lettering, pieces
from game.paint.box import Box
from game.paint.palette import BAD, BRASS_DARK, CHOSEN, FIELD, INK, MUTED
from game.saves.people import Person
from game.saves.players import Player
from game.scenes.lobby.lineup import COLOURS, SURPRISE, LineUp
from game.scenes.lobby.seats import draw_face
from game.scenes.people.portraits import face, picture_of
from game.scenes.shell.services import Services
from game.scenes.shell.sheet import SheetScene, told
from game.session.seats import LONGEST_NAME
from game.widgets.controls import button, explained, explained_height, radio
from game.widgets.field import field
from game.widgets.node import Node, Role
from game.widgets.sheets import Part, tabs
from game.widgets.ui import Ui

_HEAD, _TABS, _CHIP, _MANNER, _COLOUR, _PLACES = 116.0, 68.0, 72.0, 142.0, 88.0, 76.0
_CHIP_WIDE, _GAP = 230.0, 10.0
_OWNER = 19.0
"""The size of the name of whoever has a colour."""


@dataclass(frozen=True, slots=True)
class _Chip:
    """Something to choose by its picture and label: name of its node, whether it is on, why it cannot be chosen."""

    name: str
    label: str
    hint: str
    paint: Callable[[Box], object]
    act: Callable[[], None]
    is_on: bool = False
    why: str = ""


class SeatSheet(SheetScene):
    """Changes a seat of a line-up: who sits there, how strong, in which colour and where; or it is left."""

    def __init__(self, services: Services, lineup: LineUp, seat: int) -> None:
        super().__init__(services)
        self.lineup, self.seat = lineup, seat
        self._before, self._starts = lineup.set_up(), [player.start for player in lineup.players]
        self.first = f"kind:{self._player.kind}"
        self._level = next((player.level for player in lineup.players if player.level), DEFAULT)

    @property
    def _player(self) -> Player:
        return self.lineup.players[self.seat]

    @property
    def title(self) -> str:
        return self.services.words("ui.lobby.seat_title", number=self.seat + 1)

    # ------------------------------------------------------------------ deeds
    def cancel(self) -> None:
        """Leaves the table as it was before the sheet was opened."""
        self.lineup.lay(self._before)
        self.lineup.begin_with(self._starts)
        self.back()

    def leave(self) -> None:
        """Takes the seat away."""
        self.lineup.remove(self.seat)
        self.back()

    def move(self, by: int) -> None:
        """Lets whoever sits here change places with a neighbour."""
        self.lineup.move(self.seat, by)
        self.seat += by

    def ask_who(self) -> None:
        """Asks who of the house sits here, or who is new."""
        others = [player for i, player in enumerate(self.lineup.players) if i != self.seat]
        seated, colours = [player.person for player in others if player.person], [player.colour for player in others]
        services = self.services
        services.navigation.open(services.routes.people, seated, colours, self.sit, self.lineup.typed(self.seat))

    def sit(self, person: Person) -> None:
        """Lets somebody known sit here."""
        self.lineup.sit(self.seat, person)

    def _be_guest(self) -> None:
        if self._player.person:
            self.lineup.be_guest(self.seat)
        self.services.ui.focus = "name"

    def _decide(self, kind: str) -> None:
        if kind != self._player.kind:
            self.lineup.decide(self.seat, self._level if kind == "computer" else "")

    def _set_level(self, level: str) -> None:
        self._level = level
        self.lineup.decide(self.seat, level)

    # ------------------------------------------------------------------ drawing
    def parts(self, ui: Ui, w: float) -> Sequence[Part]:
        """Returns name, who decides, and what belongs to that; then colour, age and place."""
        person = self._human(ui, w) if self._player.is_human else self._computer(ui, w)
        youngest = [self._youngest(ui, w)] if self.lineup.has_youngest else []
        kind, places = Part(_TABS, partial(self._kind, ui), 10), Part(_PLACES, partial(self._places, ui), 10)
        return [
            Part(_HEAD, partial(self._head, ui), 12), kind, *person, Part(_COLOUR, partial(self._colours, ui), 14),
            *youngest, places,
        ]  # fmt: skip

    def _head(self, ui: Ui, at: Box) -> None:
        """The face, and beside it the name, which can be typed, with what is wrong with it."""
        canvas, words, lineup = ui.canvas, ui.words, self.lineup
        portrait, rest = at.cut_left(at.h, 24)
        draw_face(canvas, lineup, self.services.people.get, self.seat, portrait.inset(4))
        faults = lineup.faulty()
        fault = words(faults[self.seat].key, **faults[self.seat].values) if self.seat in faults else ""
        line = rest.band(18, 58)
        with ui.area("name"):
            field(
                ui, "name", line, self._player.name, partial(lineup.call, self.seat),
                words("ui.lobby.name_of_seat", number=self.seat + 1), LONGEST_NAME,
                empty=words("ui.lobby.name_hint"), fault=fault, hint=words("tips.lobby.name"),
                is_answer=True,
            )  # fmt: skip
        lettering.text(canvas, fault, rest.x + 4, line.bottom + 20, 23, BAD, "semi", room=rest.w)

    def _kind(self, ui: Ui, at: Box) -> None:
        kinds = [("human", ui.words("ui.lobby.human")), ("computer", ui.words("ui.lobby.machine"))]
        tabs(ui, "kind", at, kinds, self._player.kind, self._decide, hint=ui.words("tips.lobby.kind"))

    def _human(self, ui: Ui, w: float) -> list[Part]:
        """Who of the house it is, a guest under a name alone, or somebody new."""
        words, player = ui.words, self._player
        taken = {other.person for seat, other in enumerate(self.lineup.players) if seat != self.seat}
        chips = [
            _Chip(
                f"sit:{person.id}", person.name, words("people.sit_hint", player=person.name),
                partial(_portrait, ui, person), partial(self.sit, person), person.id == player.person,
                words("people.seated", player=person.name) if person.id in taken else "",
            )
            for person in self.services.people.all()
        ]  # fmt: skip
        guest, hint, new = (words(f"ui.lobby.{key}") for key in ("guest", "guest_hint", "new_face"))
        chips += [
            _Chip("guest", guest, hint, partial(_icon, ui, "human"), self._be_guest, not player.person),
            _Chip("who", new, words("people.who_hint"), partial(_icon, ui, "plus"), self.ask_who),
        ]
        columns = max(1, int((w + _GAP) // (_CHIP_WIDE + _GAP)))
        rows = -(-len(chips) // columns)

        def draw(at: Box) -> None:
            with ui.area("people"):
                for chip, cell in zip(chips, at.grid(columns, rows, _GAP), strict=False):
                    _chip(ui, chip, cell)

        return [Part(rows * (_CHIP + _GAP) + 6, draw, 16)]

    def _computer(self, ui: Ui, w: float) -> list[Part]:
        """How strong a computer player is, and in which manner it plays."""
        words, player = ui.words, self._player
        levels = [(level, words(f"ui.lobby.level.{level}")) for level in OFFERED]

        def draw_levels(at: Box) -> None:
            tells = {level: words(f"ui.lobby.level_text.{level}") for level in OFFERED}
            tabs(ui, "level", at, levels, player.level, self._set_level, tells=tells)

        level = told(ui, words(f"ui.lobby.level_text.{player.level}"), w)
        return [Part(_TABS - 6, draw_levels, 6), level, *self._manners(ui, w)]

    def _manners(self, ui: Ui, w: float) -> list[Part]:
        """Whom a computer player can be, and what is said of the chosen one; nothing where there is nobody."""
        if not self.lineup.personalities:
            return []
        words, player, box = ui.words, self._player, self.lineup.box
        manners = [(key, *_texts(ui, f"{box}.personalities.{key}")) for key in self.lineup.personalities]
        manners += [
            (key, words(f"ui.lobby.{text}"), words(f"ui.lobby.{text}_text"))
            for key, text in ((SURPRISE, "surprise"), ("", "nobody"))
        ]
        chips = [
            _Chip(
                f"who:{key}", label, hint, partial(self._manner, ui, key), partial(self.lineup.take, self.seat, key),
                key == player.personality,
            )
            for key, label, hint in manners
        ]  # fmt: skip

        def draw(at: Box) -> None:
            with ui.area("manners"):
                for chip, cell in zip(chips, at.columns(len(chips), 8), strict=True):
                    _tile(ui, chip, cell)

        manner = next((hint for key, _, hint in manners if key == player.personality), "")
        return [Part(_MANNER + 8, draw, 8), told(ui, manner, w)]

    def _manner(self, ui: Ui, key: str, at: Box) -> None:
        if picture := picture_of(self.lineup.box, key):
            ui.canvas.put(picture, at.cx, at.cy, min(at.w, at.h), centre=True)
        else:
            _icon(ui, "dice" if key == SURPRISE else "computer", at)

    def _colours(self, ui: Ui, at: Box) -> None:
        words, player, high = ui.words, self._player, lettering.line_height(ui.canvas, _OWNER)
        with ui.area("colours"):
            for colour, cell in zip(COLOURS, at.columns(len(COLOURS), 8), strict=True):
                owner = next((other.name for other in self.lineup.players if other.colour == colour), "")
                chip = _Chip(
                    f"colour:{colour}", words(f"common.token.{colour}"), words("tips.lobby.colour"),
                    partial(_token, ui, colour), partial(self.lineup.colour, self.seat, colour),
                    colour == player.colour,
                )  # fmt: skip
                _framed(ui, chip, cell)
                chip.paint(cell.trimmed(bottom=high if owner else 0).inset(4))
                line = cell.bottom - 3 - high / 2
                with ui.canvas.unheard():
                    lettering.text(ui.canvas, owner, cell.cx, line, _OWNER, MUTED, at="c", room=cell.w - 8)

    def _youngest(self, ui: Ui, w: float) -> Part:
        words, lineup = ui.words, self.lineup
        title = words("ui.lobby.youngest_is", player=self._player.name)
        text = words(f"tips.lobby.youngest_{lineup.box}")

        def choose() -> None:
            lineup.youngest = self.seat

        def draw(at: Box) -> None:
            radio(ui, "youngest", at.x + 24, at.y + 30, lineup.youngest == self.seat, choose, title, text)
            explained(ui, title, text, at.x + 62, at.y, at.w - 62)

        return Part(max(64.0, explained_height(ui, title, text, w - 62)) + 16, draw, 16)

    def _places(self, ui: Ui, at: Box) -> None:
        words, lineup, name = ui.words, self.lineup, self._player.name
        end, last = words("ui.lobby.at_the_end"), len(lineup.players) - 1
        too_few = words("ui.lobby.error_too_few", least=lineup.least)
        ways: tuple[tuple[str, str, bool, Callable[[], None], str], ...] = (
            ("earlier", "left", self.seat > 0, partial(self.move, -1), end),
            ("later", "right", self.seat < last, partial(self.move, 1), end),
            ("leave", "door", last >= lineup.least, self.leave, too_few),
        )
        with ui.area("places"):
            for (key, icon, can, act, why), cell in zip(ways, at.columns(3, 12), strict=True):
                hint = words(f"ui.lobby.{key}_hint", player=name)
                button(
                    ui, key, cell, words(f"ui.lobby.{key}"), act, size=26, icon=icon, is_enabled=can, why=why, hint=hint
                )

    def foot(self, ui: Ui, at: Box) -> None:
        """Draws the way back, and at the left the way that undoes what was changed here."""
        label, hint = ui.words("common.word.cancel"), ui.words("ui.lobby.cancel_hint")
        button(ui, "cancel", at.cut_left(240)[0], label, self.cancel, size=26, icon="undo", hint=hint)
        super().foot(ui, at)


def _texts(ui: Ui, key: str) -> tuple[str, str]:
    return ui.words(f"{key}.name"), ui.words(f"{key}.text")


def _framed(ui: Ui, chip: _Chip, at: Box) -> None:
    """The ground and the node of something to choose."""
    is_lit = chip.is_on or ui.hover == chip.name
    ui.canvas.box(at, CHOSEN if is_lit else FIELD, BRASS_DARK, 12, 4 if chip.is_on else 2)
    node = Node(chip.name, Role.CHOICE, chip.label, ui.canvas.rect(at), act=chip.act, is_on=chip.is_on, hint=chip.hint)
    node.is_enabled, node.why = not chip.why, chip.why
    ui.add(node)
    ui.ring(chip.name, at, 12)


def _chip(ui: Ui, chip: _Chip, at: Box) -> None:
    """A picture with its label at the right."""
    _framed(ui, chip, at)
    picture, rest = at.inset(8).cut_left(at.h - 16, 12)
    chip.paint(picture)
    with ui.canvas.unheard():
        tone, size = MUTED if chip.why else INK, 26.0
        if lettering.width(ui.canvas, chip.label, size, "semi") > rest.w and " " in chip.label:
            size = 20.0
        height = lettering.paragraph_height(ui.canvas, chip.label, rest.w, size, "semi")
        lettering.paragraph(ui.canvas, chip.label, rest.x, rest.cy - height / 2, rest.w, size, tone, "semi")


def _tile(ui: Ui, chip: _Chip, at: Box) -> None:
    """A picture with its label below."""
    _framed(ui, chip, at)
    height = lettering.paragraph_height(ui.canvas, chip.label, at.w - 12, 20, "semi")
    foot = max(60.0, height + 10)
    chip.paint(at.trimmed(bottom=foot - 2).inset(6))
    with ui.canvas.unheard():
        top = at.bottom - (foot + height) / 2
        lettering.paragraph(ui.canvas, chip.label, at.x + 6, top, at.w - 12, 20, INK, "semi", "c")


def _portrait(ui: Ui, person: Person, at: Box) -> None:
    face(ui.canvas, person.portrait, person.colour, at.cx, at.cy, at.h)


def _icon(ui: Ui, icon: str, at: Box) -> None:
    ui.canvas.put(f"icon_{icon}_ink", at.cx, at.cy, min(at.w, at.h) * 0.62, centre=True)


def _token(ui: Ui, colour: str, at: Box) -> None:
    pieces.token(ui.canvas, colour, at.cx, at.cy, min(at.w, at.h))

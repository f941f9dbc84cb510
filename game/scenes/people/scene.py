"""Who is playing: a seat is taken with one press, or by somebody new with a face, a name and a colour."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from functools import partial

import pygame

from game.core.text import called
from game.history.keeper import HistoryQuery
from game.history.name_claims import NameClaim, claims
from game.paint import lettering
from game.paint.box import Box
from game.paint.palette import BRASS_LIGHT, CREAM, LIGHT, MUTED, SOFT
from game.paint.panels import ground, panel, tray
from game.saves.people import Person
from game.saves.trouble import StoreError
from game.scenes.people.draft import Draft, offered_names
from game.scenes.people.form import draw_form, form_height
from game.scenes.people.portraits import PORTRAITS, card, face
from game.scenes.shell.scene import Scene
from game.scenes.shell.services import Services
from game.widgets.controls import button, heading, round_button
from game.widgets.node import Node, Role
from game.widgets.sheets import page_title, way_back
from game.widgets.ui import Ui

_WIDE, _HIGH = 1500.0, 900.0
"""Units from which portraits and form stand side by side."""
_HEAD, _FOOT, _RIM, _GAP = 100.0, 112.0, 32.0, 20.0
_CHIP, _CHIP_WIDE, _TITLE = 108.0, 330.0, 330.0
_BESIDE, _ABOVE = 1400.0, 64.0
"""From which width on the heading of those who are known stands beside them, and how high it is above them."""
_CARD_SHAPE, _NARROWEST_CARD = 1.5, 132.0
_BAR = 16.0
"""How much of the portraits' width what scrolls them takes."""


class PeopleScene(Scene):
    """Asks who takes a seat.

    Takes the ids of those who sit already, the colours that they have, what to do with whoever is chosen, and the name
    that was typed. `is_claim` tells that no seat is taken, but asked whose one was.
    """

    minimum = (900, 540)

    def __init__(
        self,
        services: Services,
        seated: Collection[str],
        colours: Collection[str],
        take: Callable[[Person], None],
        name: str = "",
        *,
        is_claim: bool = False,
    ) -> None:
        super().__init__(services)
        self._name, self._asks = name, "people.whose_" if is_claim else "people."
        self._seated, self._colours, self._take = frozenset(seated), tuple(colours), take
        services.people.reread()
        self.draft = self._fresh()
        self._begun_with = replace(self.draft)
        self._claims = HistoryQuery[list[NameClaim]](services.history, list)
        self._is_led = False

    def _fresh(self) -> Draft:
        return Draft.fresh(self.services.people, self._name, self._colours)

    def entered(self) -> None:
        """Puts the focus on whoever may sit down, or into the field for a name where nobody is known yet."""
        free = next((person.id for person in self.services.people.all() if person.id not in self._seated), None)
        self.services.ui.focus_first(f"sit:{free}" if free else "name")
        self._is_led = not free

    @property
    def unkept(self) -> str:
        return "" if self.draft == self._begun_with else "typed"

    # ------------------------------------------------------------------ earlier games
    def _ask(self) -> None:
        """Asks which earlier games may be those of whoever is in the form."""
        self._claims.forget()
        if person := self.services.people.get(self.draft.who):
            who, names = person.id, (person.name, *person.also)
            self._claims.ask(lambda history: claims(history, who, names))

    @property
    def claims(self) -> Sequence[NameClaim]:
        """Returns the earlier games that may be those of whoever is in the form, as far as they are known."""
        return self._claims.answer

    @property
    def waits_for_other(self) -> bool:
        return self._claims.is_waiting

    def tick(self, seconds: float) -> bool:
        return self._claims.tick() and bool(self.claims)

    def decide(self, claim: NameClaim) -> None:
        """Makes the games of a name the person's who is in the form, or nobody's again."""
        people, history, who = self.services.people, self.services.history, self.draft.who

        def changed(person: Person) -> Person:
            others = tuple(name for name in person.also if called(name) != called(claim.name))
            return replace(person, also=others if claim.mine else (*others, claim.name))

        try:
            people.change(who, changed)
        except StoreError as error:
            self.services.notices.tell_trouble(error)
            return
        (history.disown if claim.mine else history.adopt)(who, claim.name)
        self._ask()

    # ------------------------------------------------------------------ deeds
    def sit(self, person: Person) -> None:
        """Lets a person take the seat."""
        self.back()
        self._take(person)

    def keep(self) -> None:
        """Keeps who was drafted; somebody new, or who has no seat yet, takes it."""
        is_new, is_first = not self.draft.who, not self.services.people.all()
        try:
            person = self.draft.keep(self.services.people, offered_names(self.services.language.folders))
            if is_first:
                self.services.progress.pass_on(person.id)
            if is_new and person.also:
                self.services.history.adopt(person.id, person.name)
        except StoreError as error:
            self.services.notices.tell_trouble(error)
            return
        if is_new:
            self.sit(person)
        else:
            self._draft(self._fresh())

    def change(self, person: Person) -> None:
        """Shows a person in the form."""
        self._draft(Draft.of(person))

    def _draft(self, draft: Draft) -> None:
        self.draft, self._begun_with = draft, replace(draft)
        self._ask()
        self.services.ui.renew()
        self.services.ui.focus, self._is_led = "name", True

    def begin(self) -> None:
        """Puts somebody new in the form."""
        self._draft(self._fresh())

    def remove(self) -> None:
        """Removes the person in the form; the games stay, and so does the way back."""
        try:
            self.services.people.remove(self.draft.who)
        except StoreError as error:
            self.services.notices.tell_trouble(error)
            return
        self._draft(self._fresh())
        self.services.ui.focus = "restore"

    def restore(self) -> None:
        """Brings back who was removed last."""
        assert self.services.people.removed is not None
        try:
            self.services.people.restore(self.services.people.removed.id)
        except StoreError as error:
            self.services.notices.tell_trouble(error)
            return
        self.entered()

    def choose_portrait(self, portrait: str) -> None:
        """Gives the draft a face."""
        self.draft.portrait = portrait

    # ------------------------------------------------------------------ drawing
    def draw(self, ui: Ui) -> None:
        """Draws who is known, the portraits and the form; in small windows they scroll below each other."""
        canvas = ui.canvas
        ground(canvas, "felt_teal", 190)
        self._head(ui)
        body = Box(_RIM, _HEAD, canvas.w - 2 * _RIM, canvas.h - _HEAD - _FOOT)
        if canvas.w >= _WIDE and canvas.h >= _HIGH:
            home, rest = body.cut_top(self._home_height(body.w, 2), _GAP)
            left, right = rest.cut_left(rest.w * 0.61, _GAP)
            self._home(ui, home)
            self._portraits(ui, left)
            self._form(ui, right)
        else:
            self._one_below_other(ui, body)
        self._foot(ui, Box(_RIM, canvas.h - _FOOT, canvas.w - 2 * _RIM, _FOOT))
        if self._is_led:
            ui.show("name")
            self._is_led = False

    def _one_below_other(self, ui: Ui, body: Box) -> None:
        width = body.w - 24
        form_high = form_height(ui, width, self.draft, self.claims)
        heights = (self._home_height(width), form_high, self._portraits_height(width))
        with ui.scrolled("people", body, sum(heights) + 2 * _GAP) as offset:
            home = Box(body.x, body.y - offset, width, heights[0])
            form = Box(body.x, home.bottom + _GAP, width, heights[1])
            self._home(ui, home)
            self._form(ui, form)
            self._portraits(ui, Box(body.x, form.bottom + _GAP, width, heights[2]))

    def _head(self, ui: Ui) -> None:
        title = ui.reading.title = ui.words(f"{self._asks}title")
        page_title(ui, title, "wall", ui.canvas.w - 2 * way_back(ui, self.back, _RIM).right - 20)

    # ------------------------------------------------------------------ who is known
    def _home_height(self, width: float, most: int = 1000) -> float:
        """Returns how high the chips are, at most so many rows of them."""
        people = len(self.services.people.all())
        rows = max(1, -(-people // self._chips(width)))
        return 28 + min(rows, most) * _CHIP + (0 if width >= _BESIDE else _ABOVE)

    def _chips(self, width: float) -> int:
        return int((width - 48 - (_TITLE if width >= _BESIDE else 0)) // _CHIP_WIDE)

    def _home(self, ui: Ui, box: Box) -> None:
        canvas, words, people = ui.canvas, ui.words, self.services.people.all()
        tray(canvas, box, 150)
        if box.w >= _BESIDE:
            title, inner = box.inset(28, 14).cut_left(_TITLE - 28)
            if people:
                told = words(f"{self._asks}home_text")
                lettering.paragraph(canvas, told, title.x, box.cy - 14, title.w - 16, 24, SOFT)
            y = box.cy - (36 if people else 2)
        else:
            title, inner = box.inset(28, 14).cut_top(_ABOVE)
            y = title.cy - 4
            if people:
                with ui.area("newcomer"):
                    left = self._newcomer(ui, title.right, title.cy - 4, 56)
                title = title.trimmed(right=title.right - left)
        lettering.text(canvas, words("people.home"), title.x, y, 34, BRASS_LIGHT, "display", room=title.w - 16)
        if not people:
            told = words("people.nobody")
            height = lettering.paragraph_height(canvas, told, inner.w - 20, 26)
            lettering.paragraph(canvas, told, inner.x, inner.cy - height / 2, inner.w - 20, 26, CREAM)
            return
        count = self._chips(box.w)
        width = (inner.w - 20) / count
        with ui.area("home"), ui.scrolled("home", inner, -(-len(people) // count) * _CHIP) as offset:
            for i, person in enumerate(people):
                row, column = divmod(i, count)
                x, y = inner.x + column * width, inner.y - offset + row * _CHIP
                self._chip(ui, person, Box(x, y, width - 12, _CHIP))

    def _chip(self, ui: Ui, person: Person, at: Box) -> None:
        canvas, words, name = ui.canvas, ui.words, f"sit:{person.id}"
        is_seated, is_drafted = person.id in self._seated, person.id == self.draft.who
        if ui.hover == name or is_drafted:
            canvas.box(at.inset(0, 4), "#FFFFFF1C", BRASS_LIGHT if is_drafted else None, 14)
        face(canvas, person.portrait, person.colour, at.x + 52, at.cy, 88)
        tone = SOFT if is_seated else CREAM
        lettering.text(canvas, person.name, at.x + 106, at.cy - 2, 28, tone, "semi", room=at.w - 106 - 52)
        token = words(f"common.token.{person.colour}")
        seat = canvas.rect(at.trimmed(right=52))
        ui.add(
            Node(
                name, Role.BUTTON, f"{person.name}, {token}", seat, act=partial(self.sit, person),
                is_enabled=not is_seated, why=words(f"{self._asks}seated", player=person.name),
                hint=words(f"{self._asks}sit_hint", player=person.name),
            )
        )  # fmt: skip
        ui.ring(name, at.trimmed(right=52), 14)
        edit = partial(self.change, person)
        canvas.disc(at.right - 26, at.cy, 22, SOFT)
        round_button(
            ui, f"change:{person.id}", at.right - 26, at.cy, "pencil", edit, words("people.change", player=person.name)
        )

    def _newcomer(self, ui: Ui, right: float, cy: float, height: float) -> float:
        """The way to the form for somebody new; returns where its button begins."""
        label, hint = ui.words("people.newcomer"), ui.words("people.newcomer_hint")
        width = lettering.width(ui.canvas, label, 26, "display") + 150
        at = Box(right - width, cy - height / 2, width, height)
        button(ui, "newcomer", at, label, self.begin, size=26, icon="plus", hint=hint)
        return at.x

    # ------------------------------------------------------------------ portraits
    def _cards(self, width: float) -> tuple[int, float]:
        """How many portraits stand side by side, and how wide each is."""
        room = width - 100 - _BAR
        count = next(n for n in (6, 4, 3, 2) if n == 2 or (room - 14 * (n - 1)) / n >= _NARROWEST_CARD)
        return count, min(162.0, (room - 14 * (count - 1)) / count)

    def _portraits_height(self, width: float) -> float:
        count, side = self._cards(width)
        return 112 + -(-len(PORTRAITS) // count) * (side * _CARD_SHAPE + 20) + 36

    def _portraits(self, ui: Ui, box: Box) -> None:
        canvas, words = ui.canvas, ui.words
        panel(canvas, box, "frame_teal")
        title = words("people.portrait")
        heading(ui, title, box.x + 52, box.y + 64, 38)
        left = box.x + 52 + lettering.width(canvas, title, 38, "display") + 28
        lettering.text(canvas, words("people.portrait_text"), left, box.y + 67, 24, MUTED, room=box.right - 52 - left)
        count, side = self._cards(box.w)
        inner = Box(box.x + 46, box.y + 100, box.w - 92, box.h - 136)
        content = -(-len(PORTRAITS) // count) * (side * _CARD_SHAPE + 20)
        start = inner.x + (inner.w - _BAR - count * side - 14 * (count - 1)) / 2
        with ui.area("portraits"), ui.scrolled("portraits", inner, content) as offset:
            for i, portrait in enumerate(PORTRAITS):
                row, column = divmod(i, count)
                y = inner.y + 8 - offset + row * (side * _CARD_SHAPE + 20)
                self._portrait(ui, portrait, Box(start + column * (side + 14), y, side, side * _CARD_SHAPE))

    def _portrait(self, ui: Ui, portrait: str, at: Box) -> None:
        canvas, words, name = ui.canvas, ui.words, f"portrait:{portrait}"
        is_on = portrait == self.draft.portrait
        owners = [person for person in self.services.people.all() if person.portrait == portrait]
        if not is_on and not owners:  # there is nothing to say below the picture
            at, _ = at.cut_top(at.w)
        card(canvas, portrait, at, is_on=is_on)
        y = at.y + at.w + (at.h - at.w) / 2 - 6
        if is_on:
            canvas.put("icon_check_brass", at.cx, y, 40, centre=True)
        elif owners:
            self._owner(ui, owners[0].name, at, y)
        told = words(f"people.portraits.{portrait}")
        has_it = words("people.has_it", players=[person.name for person in owners]) if owners else ""
        rect, act = canvas.rect(at), partial(self.choose_portrait, portrait)
        ui.add(Node(name, Role.CHOICE, told, rect, act=act, is_on=is_on, hint=f"{told}. {has_it}".strip()))
        ui.ring(name, at, 16)

    def _owner(self, ui: Ui, name: str, at: Box, y: float) -> None:
        """Who has a portrait; a name of several words may take two lines."""
        room = at.w - 10
        longest = max(lettering.width(ui.canvas, word, 24, "semi") for word in name.split())
        if longest <= room < lettering.width(ui.canvas, name, 24, "semi"):
            height = lettering.paragraph_height(ui.canvas, name, room, 24, "semi")
            lettering.paragraph(ui.canvas, name, at.x + 5, y - height / 2, room, 24, LIGHT, "semi", "c")
        else:
            lettering.text(ui.canvas, name, at.cx, y, 24, LIGHT, "semi", "c", room=room)

    # ------------------------------------------------------------------ form and foot
    def _form(self, ui: Ui, box: Box) -> None:
        draw_form(ui, box, self.draft, self.claims, self.decide)

    def _fault(self) -> str:
        """Returns why nobody can be made of the draft, "" where somebody can."""
        words, name = self.services.words, self.draft.name.strip()
        if not name:
            return words("people.needs_name")
        others = (each for each in self.services.people.all() if each.id != self.draft.who)
        is_twin = any(called(each.name) == called(name) and each.portrait == self.draft.portrait for each in others)
        return words("people.twin", player=name) if is_twin else ""

    def _foot(self, ui: Ui, box: Box) -> None:
        canvas, words = ui.canvas, ui.words
        is_new, is_wide = not self.draft.who, box.w >= _BESIDE
        label = words(f"{self._asks}take" if is_new else "people.keep")
        width = min(440.0, box.w * 0.36)
        at = Box(box.right - width, box.y + 14, width, 80)
        left = at.x
        with ui.area("foot"):
            why = self._fault()
            button(
                ui, "take", at, label, self.keep, colour="teal", size=38, icon="check", key=pygame.K_RETURN,
                is_enabled=not why, why=why,
            )  # fmt: skip
            if not is_new:
                left = at.x - 20 - 276
                gone, label, hint = Box(left, at.y + 5, 276, 70), words("people.remove"), words("people.remove_hint")
                button(ui, "remove", gone, label, self.remove, size=28, icon="trash", hint=hint)
                if is_wide:
                    left = self._newcomer(ui, left - 20, at.cy, 70)
            elif removed := self.services.people.removed:
                told, hint = words("ui.saves.restore"), words("people.restore", player=removed.name)
                left = at.x - 20 - max(276.0, lettering.width(ui.canvas, told, 28, "display") + 150)
                back = Box(left, at.y + 5, at.x - 20 - left, 70)
                button(ui, "restore", back, told, self.restore, size=28, icon="undo", hint=hint)
        told = words("people.privacy")
        room = left - 20 - box.x
        height = lettering.paragraph_height(canvas, told, room, 24)
        if height <= box.h - 16:
            lettering.paragraph(canvas, told, box.x, box.y + 54 - height / 2, room, 24, LIGHT)

"""A lesson: the host leads through a position on the table itself; nothing of it is kept but that it was learned."""

from collections.abc import Iterator, Mapping, Sequence
from copy import copy
from dataclasses import replace
from functools import partial
from typing import Any

import pygame

from game.core.resources import SpoiltFile
from game.lessons import parsing, telling
from game.lessons.lesson import LessonKind, LessonStep
from game.lessons.run import LessonRun
from game.paint.box import Box, bounds
from game.paint.spotlight import spotlight, together
from game.saves.trouble import StoreError
from game.scenes.lesson.bubble import Bubble, BubbleButton, draw_bubble, draw_host, draw_tail, rooms, times
from game.scenes.lesson.conduct import LessonConduct, leading, to_choose
from game.scenes.lesson.pointing import draw_finger, draw_way
from game.scenes.shell.dialog import Answer, DialogScene
from game.scenes.shell.services import Services
from game.scenes.table.board_layers import node_of
from game.scenes.table.card_places import CardPlace, best_place, of_lit, of_table
from game.scenes.table.conduct import UNSAVED_BUTTONS
from game.scenes.table.scene import TableScene
from game.tabletop.picker import Picker
from game.widgets.node import Node, Role
from game.widgets.ui import Ui

_VEIL = 178
_FREE = UNSAVED_BUTTONS | {"bubble"}
"""The nodes that stay what they are while the host speaks."""


def lesson_scene(services: Services, box: str, name: str) -> "LessonScene":
    """Returns the lesson of a box with that id; raises SpoiltFile when there is none."""
    lesson = parsing.school(box).find(name)
    if lesson is None:
        raise SpoiltFile(f"{box}/lessons.yml: {name}")
    return LessonScene(services, LessonRun(lesson))


class LessonScene(TableScene):
    """Plays a lesson at the table of its box."""

    def __init__(self, services: Services, run: LessonRun) -> None:
        self.run = run
        self.school = parsing.school(run.lesson.box)
        self._said = ""
        self._told: tuple[int, int] | None = None
        self._is_folded = self._is_passed_on = self._is_noted = False
        self._place: tuple[object, CardPlace] | None = None
        super().__init__(services, run.session, None, LessonConduct(services, run, self._refuse, self._ask_to_leave))

    # ------------------------------------------------------------------ time
    @property
    def is_told(self) -> bool:
        """Tells whether the present step is told: the table rests, and the others have played."""
        is_idle = self.run.step is None or not self.run.step.is_action
        is_ready = is_idle or self.run.seat not in self.session.to_act() or self.picker is not None
        return self.state.playback.is_settled and not self.run.waits_for_others and is_ready

    @property
    def needs_ticks(self) -> bool:
        """Tells whether items move or the others play; while the host speaks nothing does."""
        if not self.is_told or self._told != (self.run.at, self.session.number):
            return super().needs_ticks or self.is_told
        return self.telling.needs_ticks or self.board.zooming.is_moving

    @property
    def waits_for_other(self) -> bool:
        return not self.is_told and super().waits_for_other

    def tick(self, seconds: float) -> bool:
        """Lets time pass, and tells a step when it is due."""
        is_changed = super().tick(seconds)
        if self.is_told and self._told != (self.run.at, self.session.number):
            self._arrive()
            return True
        if self.picker and self.picker.touched and self.run.step and self.run.step.is_action:
            return self._look_at(self.picker) or is_changed
        return is_changed

    def _look_at(self, picker: Picker) -> bool:
        """Looks at what is chosen so far; returns whether something new is said of it."""
        was_said, self._said = self._said, ""
        if self._is_astray(picker):
            self._refuse(picker.candidates[0])
        return self._said != was_said

    def _arrive(self) -> None:
        is_new = self._told is None or self._told[0] != self.run.at
        self._told = (self.run.at, self.session.number)
        if not is_new:
            self._is_folded = self.run.step is not None and self.run.step.free is not None  # who plays on has read it
        else:
            self.run.arrive()
            self.board.unfolded = self.run.step.unfold if self.run.step else ""
            self._said, self._is_folded = "", False
            self.services.ui.focus, self.services.ui.is_stale = None, True
            self._listen()
            self.services.ui.hush()
            if self.run.is_done:
                self._note()

    def _is_astray(self, picker: Picker) -> bool:
        """Tells whether what was chosen by hand can become no move that is wanted."""
        if self.carrying.carry or picker.raised or not self.is_told:
            return False
        return not self.run.wanted_of(picker.candidates)

    def _note(self) -> None:
        """Notes that the lesson was learned."""
        if self._is_noted:
            return
        self._is_noted = True
        self.services.sound.play("win")
        try:
            self.services.progress.end_lesson(
                self.run.lesson.box, self.run.lesson.id, self.run.tries, self.services.learner
            )
        except StoreError as error:
            self.services.notices.tell_trouble(error)

    # ------------------------------------------------------------------ what the reader does
    def _refuse(self, move: Any) -> None:
        """Gives back what was chosen and says why something else is wanted."""
        key = self.run.wrong(move)
        self._say(
            self.services.words(self.run.lesson.key(key), **self.run.values()) if key else "", "ui.lessons.another"
        )
        self.input.clear()

    def _refuse_thing(self, why: str) -> None:
        """Says why something cannot be touched at all."""
        key = self.run.wrong()
        told = self.services.words(self.run.lesson.key(key), **self.run.values()) if key else why
        self._say(told, "ui.lessons.not_now")

    def _say(self, told: str, otherwise: str) -> None:
        self._said, self._is_folded = told or self.services.words(otherwise), False
        self.services.sound.play("error")
        self._listen()
        self.services.ui.hush()

    def _listen(self) -> None:
        """Puts the focus of whoever listens on the bubble, so that it is heard whatever else is said."""
        if self.services.ui.reading.is_on:
            self.services.ui.focus = "bubble"

    def _answer(self, chosen: int | str) -> None:
        """Takes an answer to a question."""
        step, lesson = self.run.step, self.run.lesson
        assert step is not None and step.ask is not None
        values = self.run.values()
        if self.run.answer(chosen):
            self.services.sound.play("exact")
            if not step.ask.said:
                self._next()
                return
            self._said = self.services.words(lesson.key(step.ask.said), **values)
            self._listen()
        else:
            wrong = step.wrong[0].say if step.wrong else ""
            self._say(self.services.words(lesson.key(wrong), **values) if wrong else "", "ui.lessons.not_right")
        self.services.ui.renew()

    def _next(self) -> None:
        """Goes on: to the next step, or away with the bubble where one plays freely."""
        if self.run.step and self.run.step.is_action:
            self._is_folded, self._said = True, ""
        else:
            self.run.next()
        self.services.ui.renew()

    def _back(self) -> None:
        self.run.back()
        self._go_on_with_run()

    def _skip(self) -> None:
        """Goes past the step; a move that is wanted is made for the reader."""
        step = self.run.step
        if step is None or not step.is_action:
            self._next()
        elif step.allow:
            self.input.play(self.run.wanted()[0])
        else:
            self.state.drop()
            self.run.solve()
            self._go_on_with_run()

    def _again(self) -> None:
        self.run.again()
        self._go_on_with_run()

    def _go_on_with_run(self) -> None:
        """Shows where the lesson stands now, on a table of its own where the game is another one."""
        self._told = None
        if self.run.session is self.session:
            self.services.ui.renew()
            return
        self._is_passed_on = True
        self.services.navigation.swap(partial(LessonScene, self.services, self.run))

    def left(self) -> None:
        if not self._is_passed_on:
            super().left()

    # ------------------------------------------------------------------ away
    def _ask_to_leave(self) -> None:
        words = self.services.words
        answers = (
            Answer(words("ui.lessons.leave"), lambda _: self._leave(), "door"),
            Answer(words("ui.lessons.again"), lambda _: self._again(), "again"),
        )
        text = words("ui.lessons.leave_text")
        self.services.navigation.stack.push(DialogScene(self.services, words("ui.lessons.leave_title"), text, answers))

    @property
    def unkept(self) -> str:
        return "" if self.run.is_done else "lesson"

    def _leave(self) -> None:
        """Goes back to where the lesson was begun."""
        self.services.navigation.stack.pop()

    def _begin(self, name: str) -> None:
        self.services.navigation.swap(partial(lesson_scene, self.services, self.run.lesson.box, name))

    def _set_table(self) -> None:
        self.services.navigation.start(self.services.routes.lobby, self.run.lesson.box)

    def back(self) -> None:
        """Folds panels and gives items back; else asks whether to leave."""
        if self.carrying.carry is None and (self.board.back() or self.input.clear()):
            return
        self._ask_to_leave()

    # ------------------------------------------------------------------ keys
    def key(self, event: pygame.Event) -> bool:
        """Takes the keys of the table while a move is wanted, those that only read it always."""
        if not self.is_told or (self.run.step is not None and self.run.step.is_action):
            return super().key(event)
        return self.reading.key(self.services.ui, event)

    def chord(self, event: pygame.Event) -> None:
        """Says what stands before a player; what was played is never taken back by keys."""
        self.reading.chord(self.services.ui, event)

    # ------------------------------------------------------------------ drawing
    def draw(self, ui: Ui, *, is_covered: bool = False) -> None:
        """Draws the table and, while it rests, what the host says of it: above all that the table draws."""
        super().draw(ui, is_covered=is_covered or self.is_told)
        if self.is_told:
            ui.later(partial(self._tell, ui))

    def _tell(self, ui: Ui) -> None:
        step = self.run.step
        if step is None or not step.is_action:
            self._disarm(ui)
        elif step.allow:
            self._catch(ui)
        if self._is_folded:
            self._draw_face(ui)
            return
        lit = self._lit(ui, step) if step else []
        if not self._is_open(ui, step):
            spotlight(ui.canvas, lit, _VEIL)
            ui.canvas.veiled = len(ui.canvas.audit or ())
        self._draw_bubble(ui, lit)

    def _is_open(self, ui: Ui, step: LessonStep | None) -> bool:
        """Tells whether all of the table may be used or has to be looked at, so that nothing of it dims.

        That is so, too, where what is spoken of lies in a panel that a small window folds away.
        """
        if step is None or (step.is_told and not step.point):
            return False
        if not step.is_action:
            return not any(_box(ui, name) for name in step.point)
        return step.free is not None or (not step.point and any(pattern.is_any for pattern in step.allow))

    def _disarm(self, ui: Ui) -> None:
        """Lets the table only be looked at."""
        ui.nodes = [copy(node) for node in ui.nodes]  # those of the board are kept for the next frame
        for node in ui.nodes:
            if node.id not in _FREE and not node.id.startswith("tab:") and node.role is not Role.SCROLL:
                node.role = Role.HEADING if node.role is Role.HEADING else Role.TEXT
                node.key, node.badge, node.grab, node.adjust = 0, None, None, None
                node.hint = node.hint or node.why or node.name
                node.act, node.is_enabled = None, True

    def _catch(self, ui: Ui) -> None:
        """Answers also for what cannot be touched at all."""
        ui.nodes = [copy(node) for node in ui.nodes]
        for node in ui.nodes:
            if node.role is Role.ITEM and not node.is_enabled:
                node.act, node.is_enabled = partial(self._refuse_thing, node.why), True
                node.hint, node.explain, node.why = node.why, None, ""

    # ------------------------------------------------------------------ light
    def _lit(self, ui: Ui, step: LessonStep) -> list[Box]:
        """Returns what is lit, most important first."""
        names = [*step.point] or to_choose(self.board, self.run)
        picker = self.picker
        if step.allow and picker and picker.touched:
            names += [node_of(item) for item in picker.touched]
            names = ["action", *names] if picker.move is not None and self.run.wants(picker.move) else names
        found = [self.board.panels.action if name == "action" else _box(ui, name) for name in names]
        return together([box.grown(4) for box in found if box])

    def wanted(self) -> Sequence[str]:
        """Returns what the finger points at and is still to be chosen, the answers, or the button that leads on."""
        return () if self._is_folded or not self.is_told else leading(self.board, self.run, self.picker)

    def _clear(self, ui: Ui, lit: list[Box]) -> list[Box]:
        """Returns what the bubble may never lie on: what is lit and, for a move that is wanted, all that it takes."""
        step = self.run.step
        names = ["pause", *to_choose(self.board, self.run)]
        action = [self.board.panels.action] if step and step.allow else []
        return [*lit, *action, *(box for name in names if (box := _box(ui, name)))]

    # ------------------------------------------------------------------ the bubble
    def _draw_bubble(self, ui: Ui, lit: list[Box]) -> None:
        bubble = self._done_bubble(ui) if self.run.step is None else self._bubble(ui, self.run.step)
        place = self._placed(ui, bubble, lit)
        if lit:
            if len(lit) == 2:
                draw_way(ui.canvas, lit[1], lit[0])
            draw_tail(ui.canvas, place.box, lit[0])
        draw_bubble(ui, bubble, place)
        ui.clear += map(ui.canvas.rect, lit)
        if lit and self.run.step and self.run.step.is_action:  # what is only told of is lit, that is enough
            draw_finger(ui.canvas, lit[0], [place.box, *lit[1:]])

    def _placed(self, ui: Ui, bubble: Bubble, lit: list[Box]) -> CardPlace:
        clear = self._clear(ui, lit)
        is_known = not self._said or self._said in {part for said in bubble.others for part in said}
        key = (self.run.at, is_known or self._said, ui.words, ui.canvas.w, ui.canvas.h, tuple(clear))
        if self._place is None or self._place[0] != key:
            near = bounds(lit[:1]) if lit else ui.canvas.area
            weights = of_lit(clear)
            if self._is_open(ui, self.run.step):
                weights += of_table(self.board, self.board.shown(self.selection()))
            self._place = (key, best_place(ui, partial(rooms, ui, bubble), times(ui.canvas), weights, near))
        return self._place[1]

    def _bubble(self, ui: Ui, step: LessonStep) -> Bubble:
        """What is said at a step."""
        words, lesson, values = ui.words, self.run.lesson, self.run.values()
        text, stress = telling.bubble(words, lesson, step, values)
        if self._said:
            text, stress = (text, self._said) if step.ask and not self.run.is_answered else (self._said, "")
        answers = tuple(
            BubbleButton(
                f"answer:{i}", telling.answer(words, lesson, step, answer, values), partial(self._answer, answer),
                pygame.K_0 + i,
            )
            for i, answer in enumerate(self.run.answers() if step.ask else [], start=1)
        )  # fmt: skip
        return replace(
            self._named(ui, text, stress),
            answers=() if self.run.is_answered else answers,
            kept=answers,
            reply=self._said,
            others=tuple(self._others(ui, step, values)),
            step=self.run.at + 1,
            back=BubbleButton("lesson_back", words("ui.lessons.back"), self._back, pygame.K_BACKSPACE, "",
                        "" if self.run.can_go_back else words("ui.lessons.no_back")),
            skip=BubbleButton("lesson_skip", words("ui.lessons.skip"), self._skip),
            go_on=self._go_on(ui, step),
        )  # fmt: skip

    def _others(self, ui: Ui, step: LessonStep, values: Mapping[str, object]) -> Iterator[tuple[str, str]]:
        """Yields all that may be said at a step, as a text and what matters of it."""
        text, stress = telling.bubble(ui.words, self.run.lesson, step, values)
        yield text, stress
        for wrong in step.wrong:
            said = ui.words(self.run.lesson.key(wrong.say), **values)
            yield (text, said) if step.ask else (said, "")
        if step.ask and step.ask.said:
            yield ui.words(self.run.lesson.key(step.ask.said), **values), ""

    def _go_on(self, ui: Ui, step: LessonStep) -> BubbleButton:
        words = ui.words
        if step.free or any(pattern.is_any for pattern in step.allow):
            return BubbleButton("lesson_next", words("ui.lessons.play"), self._next, pygame.K_RETURN, "play")
        why = "ui.lessons.do_it" if step.allow else "ui.lessons.answer"
        is_due = bool(step.allow) or (step.ask is not None and not self.run.is_answered)
        return BubbleButton(
            "lesson_next", words("ui.lessons.next"), self._next, pygame.K_RETURN, "right", words(why) if is_due else ""
        )

    def _named(self, ui: Ui, text: str, stress: str = "") -> Bubble:
        lesson, host = self.run.lesson, self.school.host
        name, title = ui.words(f"ui.lessons.hosts.{host}"), ui.words(lesson.key("title"))
        return Bubble(host, name, title, text, stress, steps=len(lesson.steps))

    def _done_bubble(self, ui: Ui) -> Bubble:
        """What is said at the end, with the ways that lead on."""
        words, lesson = ui.words, self.run.lesson
        after = self.school.after(lesson)
        school = BubbleButton("lesson_school", words("ui.lessons.school"), self._leave, 0 if after else pygame.K_RETURN)
        go_on, skip = school, None
        if after:
            go_on = BubbleButton(
                "lesson_next", words("ui.lessons.next_lesson"), partial(self._begin, after.id), pygame.K_RETURN, "right"
            )
            skip = school
        elif lesson.kind is LessonKind.BASIC:
            go_on = BubbleButton(
                "lesson_table", words("ui.lessons.set_table"), self._set_table, pygame.K_RETURN, "people"
            )
            skip = replace(school, key=0)
        return replace(
            self._named(ui, words(lesson.key("done"))),
            step=len(lesson.steps) + 1,
            back=BubbleButton("lesson_again", words("ui.lessons.again"), self._again),
            skip=skip,
            go_on=go_on,
        )

    def _draw_face(self, ui: Ui) -> None:
        """Draws the host's face in the bar, who says again what is to be done."""
        buttons = [box.x for name in UNSAVED_BUTTONS if (box := _box(ui, name))]
        right = min(buttons, default=ui.canvas.w) - 56
        at = Box(right - 34, 10, 68, 68)
        draw_host(ui.canvas, self.school.host, at.cx, at.cy, 34)
        label = ui.words("ui.lessons.unfold")
        ui.add(Node("host", Role.BUTTON, label, ui.canvas.rect(at), "bar", act=self._unfold, hint=label))
        ui.ring("host", at, 34)

    def _unfold(self) -> None:
        self._is_folded = False
        self.services.ui.is_stale = True


def _box(ui: Ui, name: str) -> Box | None:
    """Returns where a node of the picture is seen, in units."""
    node = ui.find(name)
    if node is None or not node.visible.w:
        return None
    k, rect = ui.canvas.k, node.visible
    return Box(rect.x / k, rect.y / k, rect.w / k, rect.h / k)

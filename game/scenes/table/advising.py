"""What is said at a table about the choice of a person: a hint in two steps, or a word of the coach."""

from collections.abc import Callable, Iterator
from functools import partial
from itertools import chain

from game.ai.advice import Advice, Critique
from game.paint.box import Box, bounds
from game.paint.spotlight import making_ready, spotlight, together
from game.saves.players import had_second_thoughts
from game.scenes.table.advice_card import AdviceCard, CardButton, draw_card, measure, placed
from game.scenes.table.card_places import CardPlace
from game.scenes.table.coach import CHANGE
from game.scenes.table.input import SHOW, TableInput
from game.scenes.table.state import FirstWords, Slip, TableState
from game.tabletop.items import Selection
from game.tabletop.teaching import ReasonText
from game.widgets.kept import unseen
from game.widgets.ui import Ui

_VEIL, _NO_VEIL = 96, 0


class Advising:
    """Lights what is spoken of, and draws the card that speaks."""

    def __init__(self, state: TableState, table_input: TableInput) -> None:
        self._state = state
        self._input = table_input
        self._place: CardPlace | None = None
        self._placed: object = None
        self._drawn_of = self._prepared_of = tuple[int, ...]()
        self._steps: Iterator[bool] = iter(())
        self._was_first = False
        self._told: tuple[object, tuple[ReasonText, ...]] | None = None
        self._plain: tuple[object, str] | None = None

    @property
    def is_silent(self) -> bool:
        """Tells whether no card is shown."""
        state = self._state
        said = state.hint or state.first_words or state.critique
        return state.slip is None and not (state.can_play and said)

    def draw_light(self, ui: Ui, selection: Selection) -> None:
        """Lights what is spoken of on a table that was drawn just now; a hint dims the rest."""
        if not self.is_silent:
            spotlight(ui.canvas, self._lit(selection), self._veil)

    @property
    def _veil(self) -> int:
        return _VEIL if self._is_hint else _NO_VEIL

    @property
    def _is_hint(self) -> bool:
        return self._state.hint is not None or self._state.first_words is not None

    def draw(self, ui: Ui, selection: Selection) -> None:
        """Draws the card above all else."""
        if self.is_silent:
            self._was_first = False
            return
        card = self._card(ui)
        place = self._found_room(ui, card, selection)
        self._drawn_of = self._said
        ui.later(partial(draw_card, ui, card, place))

    def prepare(self, ui: Ui, selection: Selection, draw_action: Callable[[], None]) -> bool:
        """Makes one of the things ready that a card needs which was not seen yet; returns whether there was any.

        `draw_action` draws the panel beside it.
        """
        if not self.is_new:
            return False
        if self._prepared_of != self._said:
            self._prepared_of, self._steps = self._said, self._prepared(ui, selection, draw_action)
        return next(self._steps, False)

    def _prepared(self, ui: Ui, selection: Selection, draw_action: Callable[[], None]) -> Iterator[bool]:
        """Finds words, sizes and room, then draws out of sight, so that what is costly is kept."""
        self._texts()
        yield True
        card = self._card(ui)
        measure(ui, card)
        yield True
        place = self._found_room(ui, card, selection)
        yield True
        for _ in making_ready(ui.canvas, self._lit(selection), self._veil):
            yield True
        for draw in (partial(self.draw_light, ui, selection), partial(draw_card, ui, card, place), draw_action):
            with unseen(ui):
                draw()
            yield True

    @property
    def is_new(self) -> bool:
        """Tells whether the card was not seen yet."""
        return not self.is_silent and self._drawn_of != self._said

    @property
    def _said(self) -> tuple[int, ...]:
        state = self._state
        return tuple(map(id, (state.hint, state.first_words, state.critique, state.slip)))

    def _found_room(self, ui: Ui, card: AdviceCard, selection: Selection) -> CardPlace:
        """Where a card lies, found once for what it says in a window of some size."""
        key = (card.spoken, ui.canvas.w, ui.canvas.h)
        if self._place is None or self._placed != key:
            lit = self._lit(selection)
            near = bounds(lit) if lit and self._is_hint else self._state.board.panels.action
            before = self._place if self._was_first else None
            self._place = placed(ui, card, self._state.board, selection, lit, near, before)
            self._placed, self._was_first = key, self._state.first_words is not None
        return self._place

    # ------------------------------------------------------------------ what is said
    def _card(self, ui: Ui) -> AdviceCard:
        if self._state.slip:
            return self._offer(ui, self._state.slip)
        if self._state.critique:
            return self._warning(ui, self._state.critique)
        leave, title = CardButton("hint_close", ui.words("ui.hint.close"), self._close), ui.words("ui.hint.look")
        texts = self._texts()
        if self._state.hint and self._state.hint.is_shown:
            plain, facts = self._said_before(self._state.hint.advice), tuple((text, False) for text in texts)
            return AdviceCard("hint_card", ui.words("ui.hint.why"), "icon_hint_ink", leave, None, plain, facts)
        first_words = self._state.first_words
        look = self._said_before(first_words) if first_words else next(text.look for text in texts if text.look)
        show = CardButton(SHOW, ui.words("ui.hint.show"), self._input.hint, "play")
        return AdviceCard("hint_card", title, "icon_hint_ink", leave, show, look)

    def _warning(self, ui: Ui, critique: Critique) -> AdviceCard:
        anyway = CardButton("coach_anyway", ui.words("ui.coach.anyway"), self._input.submit)
        change = CardButton(CHANGE, ui.words("ui.coach.change"), self._close, "undo")
        title = ui.words("ui.coach.title")
        return AdviceCard("coach_card", title, "icon_hint_ink", anyway, change, "", self._facts(critique))

    def _offer(self, ui: Ui, slip: Slip) -> AdviceCard:
        leave = CardButton("coach_anyway", ui.words("ui.coach.leave"), self._close)
        again = CardButton(CHANGE, ui.words("ui.coach.again"), self._input.try_again, "undo")
        is_free = self._state.controller.can_undo or had_second_thoughts(self._state.session.players)
        title, cost = ui.words("ui.coach.again_title"), "" if is_free else ui.words("ui.coach.again_text")
        return AdviceCard("coach_card", title, "icon_hint_ink", leave, again, cost, self._facts(slip.critique))

    def _facts(self, critique: Critique) -> tuple[tuple[ReasonText, bool], ...]:
        return tuple(zip(self._texts(), (reason.is_against for reason in critique.reasons), strict=True))

    def _close(self) -> None:
        self._input.hush()

    def _texts(self) -> tuple[ReasonText, ...]:
        """The reasons in words, found once for what is said: every frame asks."""
        board, hint, slip = self._state.board, self._state.hint, self._state.slip
        advice = hint.advice if hint else None
        said = slip.critique if slip else self._state.critique or self._state.first_words or advice
        if said is None:
            return ()
        key = (id(said), id(board.view), id(board.table))
        if self._told is None or self._told[0] != key:
            self._told = key, () if isinstance(said, FirstWords) else self._reasoned(said)
        return self._told[1]

    def _reasoned(self, said: Critique | Advice) -> tuple[ReasonText, ...]:
        plan = said.played if isinstance(said, Critique) else said.plan
        return tuple(self._state.decision.reasoned(plan, said.reasons))

    def _said_before(self, said: Advice | FirstWords) -> str:
        """What is said before the reasons of a hint, or before there are any, found once they were told."""
        key, is_ready = (self._told and self._told[0], self._said), self._state.hint is not None
        if self._plain is None or self._plain[0] != key:
            decision = self._state.decision
            if isinstance(said, FirstWords):
                self._plain = key, decision.at_first(said.moves, is_ready=is_ready)
            else:
                self._plain = key, decision.told(said)
        return self._plain[1]

    # ------------------------------------------------------------------ what is lit
    def _lit(self, selection: Selection) -> list[Box]:
        """Where the things lie that are spoken of: for a direction only those that it names, for a move all."""
        board, hint, texts = self._state.board, self._state.hint, self._texts()
        shown = board.shown(selection)
        is_direction = hint is not None and not hint.is_shown and self._state.first_words is None
        if is_direction:
            texts = next((text,) for text in texts if text.look)
        items = {item for text in texts for item in (text.items[:1] if is_direction else text.items)}
        items |= self._state.first_words.items if self._state.first_words else self._state.hinted
        parts = set(chain.from_iterable(text.parts if is_direction else text.parts + text.revealing for text in texts))
        found = [part.box for part in board.table.parts(board.view, board.area, shown) if part.name in parts]
        for item, pose in board.stage.poses():
            if item in items:
                clip = board.table.clip(board.view, board.area, shown, item)
                found += [seen] if (seen := pose.box.common(clip) if clip else pose.box) else []
        return together([box.grown(4) for box in found])

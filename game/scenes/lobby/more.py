"""The sheets behind the lobby's buttons: all options; and tables that were saved, or come by a code."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from game.challenges.deals import LONGEST
from game.core.box import Option
from game.paint import lettering
from game.paint.box import Box
from game.paint.palette import BAD, MUTED
from game.scenes.lobby.lineup import LineUp
from game.scenes.lobby.offers import Switch
from game.scenes.shell.services import Services
from game.scenes.shell.sheet import SheetScene, told
from game.widgets.controls import Choice, button, explained, explained_height, select, switch
from game.widgets.field import field
from game.widgets.sheets import Part
from game.widgets.ui import Translate, Ui

_SWITCH = 112.0


def option_switches(words: Translate, lineup: LineUp) -> list[Switch]:
    """Returns the options of the box for these people, and how seats are ordered."""
    return [*(_option(words, lineup, option) for option in lineup.asked), order_switch(words, lineup)]


def _option(words: Translate, lineup: LineUp, option: Option) -> Switch:
    prefix = f"{lineup.box}.options.{option.key}"

    def change(is_on: bool) -> None:
        lineup.options[option.key] = is_on

    title, text = words(f"{prefix}.title"), words(f"{prefix}.text")
    return Switch(f"option:{option.key}", title, text, bool(lineup.options[option.key]), change)


def order_switch(words: Translate, lineup: LineUp) -> Switch:
    """Returns what draws the order of seats by lot."""

    def change(is_on: bool) -> None:
        lineup.random_order = is_on

    text = "ui.lobby.random_order_text" if lineup.random_order else "ui.lobby.chosen_order_text"
    return Switch("order", words("ui.lobby.random_order"), words(text), lineup.random_order, change)


def switch_height(ui: Ui, each: Switch, w: float) -> float:
    """Returns how high a switch with its sentence is at a width."""
    return max(60.0, explained_height(ui, each.title, each.text, w - _SWITCH))


def draw_switch(ui: Ui, each: Switch, at: Box) -> None:
    """Draws a title, its sentence and the switch."""
    explained(ui, each.title, each.text, at.x, at.y, at.w - _SWITCH)
    switch(ui, each.name, at.right, at.y + 30, each.is_on, each.change, each.title, f"{each.text} {each.more}".strip())


_LINE, _GAP = 64.0, 14.0


class OptionsSheet(SheetScene):
    """Shows every option as a switch; takes what tells them."""

    def __init__(self, services: Services, switches: Callable[[], Sequence[Switch]]) -> None:
        super().__init__(services)
        self._switches, self.first = switches, switches()[0].name

    @property
    def title(self) -> str:
        return self.services.words("ui.lobby.options")

    def parts(self, ui: Ui, w: float) -> Sequence[Part]:
        return [
            Part(switch_height(ui, each, w) + _GAP, partial(draw_switch, ui, each), _GAP) for each in self._switches()
        ]


@dataclass(frozen=True, slots=True)
class SavedTablesState:
    """The tables that were saved: choices, the chosen one's key, and what can be done."""

    choices: Sequence[Choice]
    chosen: str
    choose: Callable[[str], None]
    keep: Callable[[], None]
    forget: Callable[[], None]


class MoreSheet(SheetScene):
    """Shows the tables that were saved, and the code; takes what tells the first, and what takes the second."""

    first = "preset"

    def __init__(
        self, services: Services, lineup: LineUp, saved: Callable[[], SavedTablesState], sow: Callable[[str], None]
    ) -> None:
        super().__init__(services)
        self._lineup, self._saved_tables, self._sow = lineup, saved, sow

    @property
    def title(self) -> str:
        return self.services.words("ui.lobby.more")

    def parts(self, ui: Ui, w: float) -> Sequence[Part]:
        """Returns the tables with what can be done with them, then the code, each with its sentence."""
        return [
            Part(_LINE, partial(self._preset, ui), 12), Part(_LINE + 8, partial(self._keeping, ui), 12),
            told(ui, ui.words("tips.lobby.preset"), w, 26),
            Part(_LINE, partial(self._seed, ui), 12), self._sown(ui, w), told(ui, ui.words("tips.lobby.seed"), w),
        ]  # fmt: skip

    def _sown(self, ui: Ui, w: float) -> Part:
        """What came of the code: what is wrong with it, what it laid, or that this is no longer so."""
        words, lineup = ui.words, self._lineup
        told, tone = "", MUTED
        if wrong := lineup.wrong:
            told = words(wrong.notice.key, **wrong.notice.values)
            tone = MUTED if wrong.is_unfinished else BAD
        elif deal := lineup.dealt:
            players = words("common.count.players", count=deal.seats)
            told = words("ui.lobby.code_laid", box=words(f"{deal.box}.title"), players=players)
        elif lineup.code != lineup.seed:
            told = words("ui.lobby.code_changed")
        ui.reading.say("code", told)

        def draw(at: Box) -> None:
            lettering.paragraph(ui.canvas, told, at.x, at.y, at.w, 24, tone, "semi")

        return Part(lettering.paragraph_height(ui.canvas, told, w, 24, "semi") + 12 if told else 0, draw, 12)

    def _preset(self, ui: Ui, at: Box) -> None:
        saved = self._saved_tables()
        label = dict(saved.choices)[saved.chosen]
        hint = ui.words("tips.lobby.preset")
        with ui.area("presets"):
            select(ui, "preset", at, saved.choices, saved.chosen, saved.choose, label, hint=hint)

    def _keeping(self, ui: Ui, at: Box) -> None:
        words, saved = ui.words, self._saved_tables()
        label = dict(saved.choices)[saved.chosen]
        keep, forget = at.columns(2, 12)
        with ui.area("presets:more"):
            button(ui, "keep", keep, words("ui.lobby.preset_save"), saved.keep, size=26, icon="save")
            button(
                ui, "forget", forget, words("ui.saves.delete"), saved.forget, size=26, icon="trash",
                spoken=words("ui.lobby.preset_delete", name=label), is_enabled=bool(saved.chosen),
                why=words("ui.lobby.preset_none"),
            )  # fmt: skip

    def _seed(self, ui: Ui, at: Box) -> None:
        words, seed = ui.words, self._lineup.code
        empty = words("ui.lobby.seed", seed=words("ui.lobby.seed_random"))
        label = words("ui.lobby.seed", seed=seed) if seed else empty
        ui.canvas.put("icon_dice_ink", at.x + 24, at.cy, 34, centre=True)
        width = min(at.w - 56, 60 + max(560.0, lettering.width(ui.canvas, empty, 26)))
        wrong = self._lineup.wrong
        fault = words(wrong.notice.key, **wrong.notice.values) if wrong and not wrong.is_unfinished else ""
        with ui.area("seed"):
            field(
                ui, "seed", Box(at.x + 56, at.y, width, at.h), seed, self._sow, label, LONGEST,
                empty=empty, fault=fault,
            )  # fmt: skip

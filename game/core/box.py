"""A box on the shelf: its rules, what it says about itself, and how the other layers find its parts by name."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from importlib.resources import files

from game.core.achievements import Achievement
from game.core.rules import AnyRules, Options


@dataclass(frozen=True, slots=True)
class Option:
    """One option of a box: its key (texts under `options.<key>` of the box's domain), default and allowed values.

    Booleans are switches; other values are choices with texts under `options.<key>.<value>`. `seats` are the player
    counts for which it is offered (empty: all). `asked` tells whether the lobby shows it; what it finds out otherwise
    (who is the youngest) it fills in by itself. `people` is how many must sit at the screen for it to matter: such an
    option is about the evening, and the rules do not know it (0: they do).
    """

    key: str
    default: bool | int | str
    values: tuple[bool | int | str, ...] = (False, True)
    seats: frozenset[int] = frozenset()
    asked: bool = True
    people: int = 0


@dataclass(frozen=True, slots=True)
class Question:
    """Something that a box asks again and again and that a person may wish not to be asked (see `Table.auto_pass`).

    Its texts are `questions.<key>` of the box's domain. `option` names the switch without which it never comes up.
    """

    key: str
    option: str = ""


@dataclass(frozen=True, slots=True)
class About:
    """What a box says before it is opened; `boxes/<name>/about.py` holds one as ABOUT and imports no rules.

    `minutes` is the usual length per player. `progress` are the locale keys, relative to the box's domain, that tell
    how far a game is (see `Rules.progress`). `rules_version` rises when a fix changes how saved games replay. `shelf`
    tells whether players see it (the template is for developers). `weight` is how much there is to think of, from 1 to
    5, `best` the numbers of players with which it is at its best (empty: all alike). `ways` are named ways to play: for
    each, the options that differ from the usual ones. The key "first" is that of a first game; others have texts under
    `ui.lobby.ways`, or those of the one option of that key. `personalities` are the keys of those that computer players
    may have (`TASTES` of its brain, texts under `personalities.<key>` of the box's domain). `deal_mark`, from 1 to 7,
    stands for the box in the codes of deals and is never given to another one (0: its deals have no codes).
    """

    name: str
    seats: range
    rules_version: int
    minutes: int
    options: tuple[Option, ...] = ()
    shelf: bool = True
    questions: tuple[Question, ...] = ()
    progress: tuple[str, ...] = ()
    weight: int = 1
    best: tuple[int, ...] = ()
    ways: Mapping[str, Options] = field(default_factory=dict)
    personalities: tuple[str, ...] = ()
    deal_mark: int = 0

    def complete(self, chosen: Options) -> dict[str, bool | int | str]:
        """Returns every option's value, defaults filled in; raises ValueError for an unknown key or value."""
        known = {option.key: option for option in self.options}
        for key, value in chosen.items():
            if key not in known or value not in known[key].values:
                raise ValueError(f"{key}={value}")
        return {key: chosen.get(key, option.default) for key, option in known.items()}

    def asked(self, options: Options) -> tuple[str, ...]:
        """Returns the keys of the questions that come up with some options."""
        return tuple(question.key for question in self.questions if options.get(question.option, not question.option))


def about(name: str) -> About:
    """Returns what the box of that name says about itself, without importing its rules."""
    found: About = import_module(f"game.boxes.{name}.about").ABOUT
    return found


def rules(name: str) -> AnyRules:
    """Returns the rules of the box of that name (`RULES` of boxes/<name>/rules)."""
    found: AnyRules = import_module(f"game.boxes.{name}.rules").RULES
    return found


def codec_table(name: str) -> Mapping[str, type]:
    """Returns the box's short names for everything that a save may hold (`CODES` of boxes/<name>/rules/codes.py)."""
    found: Mapping[str, type] = import_module(f"game.boxes.{name}.rules.codes").CODES
    return found


def achievements(name: str) -> Sequence[Achievement]:
    """Returns what can be achieved in the box of that name (`ACHIEVEMENTS` of boxes/<name>/achievements.py), if any."""
    module = f"game.boxes.{name}.achievements"
    try:
        found: Sequence[Achievement] = import_module(module).ACHIEVEMENTS
    except ModuleNotFoundError as missing:
        if missing.name is None or not module.startswith(missing.name):  # the box has them, and they lack something
            raise
        return ()
    return found


def rulebook(name: str) -> str:
    """Returns the structure of the box's rulebook as YAML text (boxes/<name>/rulebook.yml)."""
    return (files(f"game.boxes.{name}") / "rulebook.yml").read_text(encoding="utf-8")


def lessons(name: str) -> str | None:
    """Returns the lessons of the box as YAML text (boxes/<name>/lessons.yml), None when it has none."""
    return _text(name, "lessons.yml")


def has_lessons(name: str) -> bool:
    """Tells whether the box has lessons, without looking into them."""
    return (files(f"game.boxes.{name}") / "lessons.yml").is_file()


def challenges(name: str) -> str | None:
    """Returns the goals and puzzles of the box as YAML text (boxes/<name>/challenges.yml), None when it has none."""
    return _text(name, "challenges.yml")


def ratings(name: str) -> str | None:
    """Returns what tools found out about goals and puzzles of the box as JSON text (boxes/<name>/ratings.json)."""
    return _text(name, "ratings.json")


def _text(name: str, file: str) -> str | None:
    found = files(f"game.boxes.{name}") / file
    return found.read_text(encoding="utf-8") if found.is_file() else None

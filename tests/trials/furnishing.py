"""A home in which something waits behind every door: people, games begun, saved and finished, an evening."""

from collections.abc import Sequence
from itertools import count
from pathlib import Path
from unittest.mock import patch

from game.boxes import NAMES
from game.challenges.deals import Deal
from game.challenges.notes import Guest, NotesFile
from game.core.box import about
from game.engine.autosaver import Autosaver
from game.saves import players, presets, progress, settings
from game.saves.evening import Evening, write_evening
from game.saves.paths import Paths
from game.saves.people import People
from game.saves.store import Store
from game.scenes.people.portraits import PORTRAITS
from game.session.session import Session
from tests.scenes.driver import begun, late
from tests.trials import crafting, odd

BOXES = [name for name in NAMES if about(name).shelf]
_NAMES = (("Łucja", "jade"), ("Ödön", "cobalt"), ("Ms %{Brown}", "saffron"))
DROPS = "drops"
"""The folder of the home with files that a hand may drop on the window."""


def furnish(home: Path, boxes: Sequence[str] = BOXES) -> None:
    """Fills a home with what was done in some boxes; it is always the same but for dates."""
    ids = count(1)
    with patch("secrets.token_hex", lambda _: f"{next(ids):016x}"):
        _furnish(home, boxes)


def _furnish(home: Path, boxes: Sequence[str]) -> None:
    paths, people = Paths(home), People(Paths(home))
    known = [people.create(name, colour, PORTRAITS[i]) for i, (name, colour) in enumerate(_NAMES)]
    family = [players.Player(each.name, each.colour, "human", person=each.id) for each in known[:2]]
    evenings = [Evening.begin(family, boxes[:2]), Evening.begin(family, boxes)]
    for number, box in enumerate(boxes):
        _save(paths, box, family)
        for seed in range(3):
            _finish(paths, box, family, seed, evenings[seed].id if seed < 2 and number < 2 else "")
    write_evening(paths.evening, evenings[1])
    settings.change_settings(paths.settings, {"language": "en", "speed": "instant"})
    laid = presets.SetUp(boxes[0], tuple(family))
    presets.keep_last(paths.presets, laid)
    presets.keep_preset(paths.presets, "Friday", laid)
    _learn(paths, boxes[0], known[0].id)
    _drops(home)


def _learn(paths: Paths, box: str, who: str) -> None:
    """Notes lessons that somebody ended, deals begun, results told by others, and a puzzle."""
    learned, notes = progress.ProgressFile(paths.progress), NotesFile(paths.challenges)
    learned.end_lesson(box, "start", 2, who)
    learned.count_coached(box, who)
    deal = Deal(box, 3, 7)
    notes.begin(who, deal.code, "2026-11-23T20:15:00.000+00:00", "points")
    notes.add_guest(deal.code, Guest("Kowalscy", 77))
    notes.note_puzzle(who, f"{box}/ahead", 1, is_solved=False)


def _save(paths: Paths, box: str, family: list[players.Player]) -> None:
    """Leaves games of a box in the middle and near the end, one of them in progress."""
    table = [*family, players.Player("Bot", "onyx", "computer", "random")]
    store = Store(paths)
    for left in (2, 6, 40):
        store.save(late(lambda: Session.new(box, table, {}, 5), left).record(), f"{box}, {left} left")
    store.save(Session.new(box, table[1:], {}, 9).record(), f"{box}, begun")
    kept = Autosaver(store)
    session = begun(Session.new(box, table, {}, 6), 5)
    kept.begin(session)
    kept.keep(session)
    kept.close()


def _finish(paths: Paths, box: str, family: list[players.Player], seed: int, evening: str) -> None:
    """Plays a game of a box to its end."""
    session = begun(Session.new(box, [*family, players.Player("Bot", "onyx", "computer", "random")], {}, seed), 2000)
    session.evening = evening
    kept = Autosaver(Store(paths))
    kept.begin(session)
    kept.keep(session)
    kept.close()


def _drops(home: Path) -> None:
    """Lays files beside that somebody may drop: games, games that somebody broke, and what is no game."""
    folder = home / DROPS
    folder.mkdir()
    for path in [*sorted(Paths(home).saves.iterdir())[:4], *sorted(Paths(home).replays.iterdir())[:2]]:
        (folder / path.name).write_bytes(path.read_bytes())
    (folder / "nothing.kupola").write_bytes(b"")
    (folder / "picture.PNG").write_bytes(b"\x89PNG")
    (folder / "folder.kupola").mkdir()
    for name, text in odd.TEXTS.items():
        data = crafting.changed("alhambra_cards", lambda head, text=text: head.update(name=text))  # type: ignore[misc]
        (folder / f"{name}.kupola").write_bytes(data)

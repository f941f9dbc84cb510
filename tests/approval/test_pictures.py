"""Every scene and every kind of table is drawn to the pixel as it was approved."""

import gc
from collections.abc import Iterator

import pytest

from game.tools.approve import PictureSet, difference, drawn_by, parts, read
from game.tools.pictures import pictures, posed
from tests.blind import forget_pictures
from tests.breadth import wide

pytestmark = pytest.mark.painted

_SHOWN = 12
_OFTEN = (100_000, 1, 1)
"""How often garbage is looked for: programs that are over hold their pictures until then."""


@pytest.fixture(autouse=True)
def games_are_looked_at_and_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """No list shows the small pictures that tables make of themselves."""
    monkeypatch.setattr("game.scenes.table.conduct.Conduct.portray", lambda *_: None)


@pytest.fixture(autouse=True)
def each_part_begins_with_nothing() -> Iterator[None]:
    """Dozens of programs' pictures are a lot to keep from one part to the next, and in a part to its end."""
    seldom = gc.get_threshold()
    gc.set_threshold(*_OFTEN)
    yield
    gc.set_threshold(*seldom)
    gc.collect()
    forget_pictures()


@pytest.mark.timeout(1800)
@pytest.mark.parametrize("part", wide(parts(is_brief=True), parts(is_brief=False)), ids=str)
def test_pictures_are_as_approved(part: PictureSet) -> None:
    found = difference(part)
    if not found:
        return
    box, before = part.room, read(part.room)[0]
    lines = [f"{how}: {key}" for key, how in found.items()]
    told = [f"{len(found)} pictures are not as approved:", *lines[:_SHOWN], *(["…"] if len(lines) > _SHOWN else [])]
    if before != drawn_by():
        told.append(f"They were approved with{before[1:]}; this is{drawn_by()[1:]}, which may draw otherwise.")
    told += [
        f"See them: python main.py approve --box {box} --against HEAD --out DIR   (before, after, difference)",
        f"Approve them, if that was meant: python main.py approve --box {box} --write",
    ]
    pytest.fail("\n".join(told), pytrace=False)


def test_a_new_box_is_shown_that_has_neither_rulebook_nor_positions_nor_kept_games() -> None:
    with posed((1024, 600), "hu") as made:
        names = {*pictures(made, "kalah", is_brief=True)}
    assert {f"played/{name}" for name in ("decision", "chosen0", "log", "pause", "result", "review/course")} <= names

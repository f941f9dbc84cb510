"""The documents tell what is there: files they link to, commands and modules they name; the site is built of them."""

import re
from collections import Counter
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

from game.cli import TOOLS

ROOT = Path(__file__).parents[2]
PAGES = [
    *ROOT.glob("*.md"),
    *ROOT.glob("docs/**/*.md"),
    *(ROOT / name for name in ("game/README.md", "assets/README.md", "assets/CREDITS.md", "saves/README.md")),
]
_CODE = re.compile(r"```.*?```|`[^`]*`", re.DOTALL)
_LINK = re.compile(r"\]\(([^)\s]+)\)")
_HEADING = re.compile(r"^#+ (.*)$", re.MULTILINE)


def _named(pattern: str) -> Iterator[tuple[Path, str]]:
    """What code in the pages names."""
    for page in PAGES:
        for code in _CODE.findall(page.read_text(encoding="utf-8")):
            yield from ((page, name) for name in re.findall(pattern, code))


def _anchors(page: Path) -> list[str]:
    """What a link may name in a page, as forges derive it from the headings."""
    plain = (
        re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", head) for head in _HEADING.findall(page.read_text(encoding="utf-8"))
    )
    return [re.sub(r"[^\w -]", "", head).lower().replace(" ", "-") for head in plain]


def test_every_link_leads_somewhere() -> None:
    links = [
        (page, *link.partition("#")[::2])
        for page in PAGES
        for link in _LINK.findall(_CODE.sub("", page.read_text(encoding="utf-8")))
        if "://" not in link
    ]
    there = [(page, page.parent / path if path else page, anchor) for page, path, anchor in links]
    assert not [(page.name, to) for page, to, _ in there if not to.exists()]
    assert not [(page.name, to.name, anchor) for page, to, anchor in there if anchor and anchor not in _anchors(to)]


def test_every_command_is_one() -> None:
    tools = [*_named(r"(?:\bkupola|main\.py) ([a-z][a-z-]+)(?![a-z./:])")]
    assert len(tools) > 30
    assert not [(page.name, name) for page, name in tools if name not in TOOLS]


def test_every_file_of_the_quick_part_is_there() -> None:
    """One name that is there no more keeps all the others from being asked."""
    assert [name for name in (ROOT / "tests/quick.txt").read_text("utf-8").split() if not (ROOT / name).exists()] == []


def test_every_module_is_there() -> None:
    modules = [*_named(r"-m ((?:game|tests|assets|docs)\.[a-z_.]+[a-z])")]
    assert len(modules) > 15
    assert not [(page.name, name) for page, name in modules if find_spec(name) is None]


def test_every_source_is_there() -> None:
    where = ("main.py", "game/**/*.py", "tests/**/*.py", "assets/src/*.py", "docs/*.py", "packaging/**/*.py")
    there = [path.as_posix() for each in where for path in ROOT.glob(each)]
    sources = [*_named(r"^`([a-z_/]+\.py)`$")]
    assert len(sources) > 50
    assert not [(page.name, name) for page, name in sources if not any(path.endswith(f"/{name}") for path in there)]


def test_every_constant_class_and_member_is_there() -> None:
    sources = [file for folder in ("game", "tests", "packaging") for file in (ROOT / folder).rglob("*.py")]
    words = {word for file in sources for word in re.findall(r"\w+", file.read_text("utf-8"))}
    names = [*_named(r"^`([A-Z]\w+(?:\.\w+)?)`$")]
    assert len(names) > 50
    assert not [(page.name, name) for page, name in names if not {*name.split(".")} <= words]


def test_a_class_is_called_like_no_other() -> None:
    """Outside the boxes, in which an action or a piece may bear the name that its own rules give it."""
    files = [file for file in ROOT.glob("game/**/*.py") if "boxes" not in file.parts]
    named = Counter(name for file in files for name in re.findall(r"(?m)^ *class (\w+)", file.read_text("utf-8")))
    assert not [name for name, times in named.items() if times > 1]

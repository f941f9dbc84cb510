"""What was played of a ladder, kept line by line, so that a run that was cut off goes on."""

import hashlib
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import game
from game.boxes import NAMES

_ROOT = Path(game.__file__).parent
_CODE, _KINDS = ("ai", "boxes", "core"), (".py", ".json", ".yml")


class OtherLadder(Exception):
    """A file holds deals of another ladder, or of computer players or rules as they were."""


class LadderFile:
    """The deals of a ladder by rung and number.

    Takes the file (None: nothing is kept) and what the ladder is; raises OtherLadder for a file of another one. A last
    line that was cut off is left out.
    """

    def __init__(self, path: Path | None, ladder: Mapping[str, Any]) -> None:
        self._path = path
        self._deals: dict[str, dict[int, dict[str, Any]]] = {}
        head = json.dumps({**ladder, "code": _fingerprint(ladder["box"])} if path else ladder, sort_keys=True)
        if path is None:
            return
        lines = [head]
        if path.exists() and (text := path.read_text("utf-8")):
            lines = text.split("\n")[:-1]
            if not lines or lines[0] != head:
                raise OtherLadder(str(path))
            for line in lines[1:]:
                self._take(json.loads(line))
        path.write_text("\n".join(lines) + "\n", "utf-8")

    def deals(self, rung: str) -> Mapping[int, Mapping[str, Any]]:
        """Returns the deals of a rung that are kept, by number."""
        return self._deals.get(rung, {})

    def add(self, rung: str, number: int, deal: Mapping[str, Any]) -> None:
        """Keeps a deal."""
        line = {"rung": rung, "number": number, "deal": dict(deal)}
        self._take(line)
        if self._path:
            with self._path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(line) + "\n")

    def _take(self, line: Mapping[str, Any]) -> None:
        self._deals.setdefault(line["rung"], {})[line["number"]] = line["deal"]


def deciding(box: str) -> list[Path]:
    """Returns the files, below the package, that decide how a game of a box goes: rules, players and their weights.

    What several boxes share is among them, other boxes are not.
    """
    files = [file.relative_to(_ROOT) for folder in _CODE for file in (_ROOT / folder).rglob("*")]
    others = {Path("boxes", name) for name in NAMES if name != box}
    return sorted(file for file in files if file.suffix in _KINDS and others.isdisjoint(file.parents))


def _fingerprint(box: str) -> str:
    """Returns a hash of the files that decide how a game of a box goes."""
    found = hashlib.sha256()
    for file in deciding(box):
        found.update(file.as_posix().encode() + b"\0" + (_ROOT / file).read_bytes())
    return found.hexdigest()[:16]

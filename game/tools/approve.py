"""The tool `approve`: tells which pictures are not as approved, shows before and after, and approves them."""

import argparse
import subprocess
import sys
import tempfile
from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pygame

from game.tools import approved
from game.tools.approved import PictureSet
from game.tools.pictures import ROOMS, file_name

_CHECKOUT = Path(__file__).parents[2]
_MARK = "#FF00A0"
_GAP = 8


def run(arguments: Sequence[str]) -> int:
    """Runs `approve [--box B] [--brief] [--write] [--against COMMIT_OR_FOLDER] [--out DIR] [--only FILE]`.

    Returns 0, or 1 with a line for each picture that is not as approved, unless they are approved now.
    """
    chosen = _read(arguments)
    parts = [part for part in approved.parts(is_brief=chosen.brief) if part.room in (chosen.box or ROOMS)]
    if chosen.only:
        _export(parts, frozenset(chosen.only.read_text("utf-8").splitlines()), chosen.out)
        return 0
    if chosen.write:
        for room in dict.fromkeys(part.room for part in parts):
            hashes = {key: made for part in parts if part.room == room for key, made in part.hashes().items()}
            approved.write(room, hashes)
            print(f"{room}: {len(hashes)} pictures approved")
        return 0
    told = {key: how for part in parts for key, how in approved.difference(part).items()}
    for key, how in told.items():
        print(f"{how}: {key}")
    changed = frozenset(key for key, how in told.items() if how != "gone")
    if changed and chosen.out:
        _export(parts, changed, chosen.out / "after")
        if chosen.against:
            with _before(chosen.against, parts, changed) as before:
                _beside(before, chosen.out)
    return 1 if told else 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="kupola approve", description="Compares pictures with the approved ones.")
    parser.add_argument("--box", choices=ROOMS, action="append", help="only this one; house: the scenes of no box")
    parser.add_argument("--brief", action="store_true", help="only the few pictures that every run of the tests draws")
    group = parser.add_mutually_exclusive_group()
    group.add_argument("--write", action="store_true", help="approve all pictures as they are now")
    group.add_argument("--against", metavar="COMMIT_OR_FOLDER", help="what to show beside; a folder is one of --out")
    group.add_argument("--only", type=Path, metavar="FILE", help="only draw the pictures that a file lists into --out")
    parser.add_argument("--out", type=Path, metavar="DIR", help="where pictures that differ are written")
    return parser


def _read(arguments: Sequence[str]) -> argparse.Namespace:
    parser = _parser()
    chosen = parser.parse_args(arguments)
    if (chosen.against or chosen.only) and not chosen.out:
        parser.error("--against and --only need --out DIR")
    if chosen.write and chosen.brief:
        parser.error("--write approves all pictures")
    return chosen


def _export(parts: Sequence[PictureSet], keys: Collection[str], folder: Path) -> None:
    """Draws the pictures of these keys into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for part in parts:
        if not any(key.endswith(f" {part.window}") for key in keys):
            continue
        for key, surface in part.draw():
            if key in keys:
                pygame.image.save(surface, folder / file_name(key))


@contextmanager
def _before(against: str, parts: Sequence[PictureSet], keys: Collection[str]) -> Iterator[Path]:
    """Yields a folder with the pictures as they were: one that was kept, or drawn by the program of a commit."""
    if Path(against).is_dir():
        kept = Path(against)
        yield kept / "after" if (kept / "after").is_dir() else kept
        return
    with tempfile.TemporaryDirectory(prefix="kupola-") as home:
        names, drawn, tree = Path(home, "names.txt"), Path(home, "before"), Path(home, "tree")
        names.write_text("\n".join(keys), "utf-8")
        git = ["git", "-C", str(_CHECKOUT), "worktree"]
        subprocess.run([*git, "add", "--quiet", "--detach", str(tree), against], check=True)
        try:
            rooms = [word for room in dict.fromkeys(part.room for part in parts) for word in ("--box", room)]
            words = [sys.executable, "main.py", "approve", *rooms, "--only", str(names), "--out", str(drawn)]
            subprocess.run(words, cwd=tree, check=True)
            yield drawn
        finally:
            subprocess.run([*git, "remove", "--force", str(tree)], check=True)


def _beside(before: Path, out: Path) -> None:
    """Writes before, after and what differs side by side, and tells where the difference lies."""
    for path in sorted((out / "after").glob("*.png")):
        if not (before / path.name).is_file():
            print(f"nothing before: {path}")
            continue
        was, now = pygame.image.load(before / path.name), pygame.image.load(path)
        if was.get_size() != now.get_size():
            print(f"another size before: {path}")
            continue
        marked, where = _marked(was, now)
        wide, tall = was.get_size()
        sheet = pygame.Surface((3 * wide + 2 * _GAP, tall))
        for i, picture in enumerate((was, now, marked)):
            sheet.blit(picture, (i * (wide + _GAP), 0))
        pygame.image.save(sheet, out / path.name)
        print(f"{out / path.name}: {where}")


def _marked(was: pygame.Surface, now: pygame.Surface) -> tuple[pygame.Surface, str]:
    """Returns what is now, darkened, with every pixel that differs in a glaring colour, and where these are."""
    more, less = was.copy(), now.copy()
    more.blit(now, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    less.blit(was, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    more.blit(less, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    differing = pygame.mask.from_threshold(more, "black", (1, 1, 1, 255))
    differing.invert()
    marked = now.copy()
    marked.fill("#606060", special_flags=pygame.BLEND_RGB_MULT)
    differing.to_surface(marked, setcolor=_MARK, unsetcolor=None)
    boxes = differing.get_bounding_rects()
    if not boxes:
        return marked, "the same here"
    return marked, f"{differing.count()} pixels in {boxes[0].unionall(boxes[1:])}"

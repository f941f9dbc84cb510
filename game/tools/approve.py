"""The tool `approve`: tells which pictures are not as approved, shows before and after, and approves them."""

import argparse
import hashlib
import subprocess
import sys
import tempfile
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pygame

from game.tools.pictures import ROOMS, file_name, pictures, posed

FOLDER = Path(__file__).parents[2] / "tests" / "approval"


@dataclass(frozen=True, slots=True)
class Window:
    """A window in which pictures are drawn: its size in pixels, the language and the user's scale in per cent."""

    size: tuple[int, int]
    language: str
    scale: int

    def __str__(self) -> str:
        return f"{self.size[0]}x{self.size[1]} {self.language} {self.scale}"


WINDOWS = (
    Window((1024, 600), "hu", 100),
    Window((1280, 720), "pl", 100),
    Window((1920, 1080), "en", 100),
    Window((3840, 2160), "hu", 100),
    Window((1024, 600), "en", 200),
    Window((1920, 1080), "pl", 200),
)
_BRIEF = WINDOWS[1:2]


@dataclass(frozen=True, slots=True)
class PictureSet:
    """The pictures of one room in one window; a brief part holds few of them."""

    room: str
    window: Window
    is_brief: bool = False

    def __str__(self) -> str:
        return f"{self.room}-{str(self.window).replace(' ', '-')}"

    def draw(self) -> Iterator[tuple[str, pygame.Surface]]:
        """Draws the pictures and yields the key of each, as it stands in the file, and its surface until the next."""
        window = self.window
        with posed(window.size, window.language, window.scale) as made:
            for name in pictures(made, self.room, WINDOWS.index(window), is_brief=self.is_brief):
                if made.services.ui.is_stale:
                    made.draw()
                yield f"{name} {window}", made.services.ui.surface

    def hashes(self) -> dict[str, str]:
        """Draws the pictures and returns the hash of each by its key; raises ValueError if two of a key differ."""
        found: dict[str, str] = {}
        for key, surface in self.draw():
            made = hashed(surface)
            if found.setdefault(key, made) != made:
                raise ValueError(f"two pictures: {key}")
        return found


def parts(*, is_brief: bool) -> list[PictureSet]:
    """Returns the parts of all rooms: the few pictures that are drawn often, or all of them."""
    windows = _BRIEF if is_brief else WINDOWS
    return [PictureSet(room, window, is_brief) for room in ROOMS for window in windows]


def hashed(surface: pygame.Surface) -> str:
    """Returns 16 hexadecimal digits of the SHA-256 of a picture's raw RGB."""
    return hashlib.sha256(pygame.image.tobytes(surface, "RGB")).hexdigest()[:16]


def drawn_by() -> str:
    """Returns what draws the pictures: a file's first line."""
    sdl, ttf = (".".join(map(str, v)) for v in (pygame.get_sdl_version(), pygame.font.get_sdl_ttf_version()))
    return f"# pygame-ce {pygame.version.ver}, SDL {sdl}, SDL_ttf {ttf}"


def read(room: str) -> tuple[str, dict[str, str]]:
    """Returns by what a room's approved pictures were drawn, and their hashes; nothing where there are none."""
    path = FOLDER / f"{room}.txt"
    if not path.exists():
        return "", {}
    first, *lines = path.read_text("utf-8").splitlines()
    return first, dict(line.rsplit("  ", 1) for line in lines)


def write(room: str, hashes: Mapping[str, str]) -> None:
    """Approves a room's pictures."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    lines = [drawn_by(), *(f"{key}  {value}" for key, value in sorted(hashes.items()))]
    (FOLDER / f"{room}.txt").write_text("\n".join(lines) + "\n", "utf-8")


def difference(part: PictureSet) -> dict[str, str]:
    """Draws a part anew and returns, by key, what is different: "changed", "new" or "gone" (in a whole part only)."""
    _, approved = read(part.room)
    drawn = part.hashes()
    told = {key: "changed" if key in approved else "new" for key, value in drawn.items() if approved.get(key) != value}
    if not part.is_brief:
        told |= {key: "gone" for key in approved if key.endswith(f" {part.window}") and key not in drawn}
    return told


_CHECKOUT = Path(__file__).parents[2]
_MARK = "#FF00A0"
_GAP = 8


def run(arguments: Sequence[str]) -> int:
    """Runs `approve [--box B] [--brief] [--write] [--against COMMIT_OR_FOLDER] [--out DIR] [--only FILE]`.

    Returns 0, or 1 with a line for each picture that is not as approved, unless they are approved now.
    """
    chosen = _read(arguments)
    wished = [part for part in parts(is_brief=chosen.brief) if part.room in (chosen.box or ROOMS)]
    if chosen.only:
        _export(wished, frozenset(chosen.only.read_text("utf-8").splitlines()), chosen.out)
        return 0
    if chosen.write:
        for room in dict.fromkeys(part.room for part in wished):
            hashes = {key: made for part in wished if part.room == room for key, made in part.hashes().items()}
            write(room, hashes)
            print(f"{room}: {len(hashes)} pictures approved")
        return 0
    told = {key: how for part in wished for key, how in difference(part).items()}
    for key, how in told.items():
        print(f"{how}: {key}")
    changed = frozenset(key for key, how in told.items() if how != "gone")
    if changed and chosen.out:
        _export(wished, changed, chosen.out / "after")
        if chosen.against:
            with _before(chosen.against, wished, changed) as before:
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
        width, height = was.get_size()
        sheet = pygame.Surface((3 * width + 2 * _GAP, height))
        for i, picture in enumerate((was, now, marked)):
            sheet.blit(picture, (i * (width + _GAP), 0))
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

"""Approved pictures: what is drawn in which windows, and the files of hashes that it is compared with."""

import hashlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

import pygame

from game.tools.pictures import ROOMS, pictures, posed

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

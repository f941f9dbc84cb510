"""Sprites: committed masters, scaled once per size and kept."""

import json
import logging
from dataclasses import dataclass
from functools import cache, lru_cache

import pygame

from game.core.resources import SpoiltFile, shipped
from game.paint.cache import SurfaceCache

_LOG = logging.getLogger(__name__)
_SCALED = SurfaceCache(40 << 20)
_MASTERS = SurfaceCache(16 << 20)  # what was scaled needs none any more
_GROUNDS = SurfaceCache(48 << 20)  # of boards that are near: larger than all others, and wanted again at every move
_MISSING = "#B0208A"


@dataclass(frozen=True, slots=True)
class SpriteInfo:
    """Where a sprite's masters lie, its size in units and the pixels per unit that they come in."""

    folder: str
    w: float
    h: float
    masters: tuple[int, ...]


@cache
def manifest() -> dict[str, SpriteInfo]:
    """Returns every sprite that assets/manifest.json lists, by name; raises SpoiltFile when that cannot be read."""
    path = shipped("assets") / "manifest.json"
    try:
        found = json.loads(path.read_text(encoding="utf-8"))["sprites"]
        return {
            name: SpriteInfo(entry["folder"], entry["w"], entry["h"], tuple(sorted(entry["masters"])))
            for name, entry in found.items()
        }
    except (OSError, ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
        raise SpoiltFile(path.name) from error


def aspect(name: str) -> float:
    """Returns height divided by width of a sprite (1 for an unknown one)."""
    info = manifest().get(name)
    return info.h / info.w if info else 1.0


def master(name: str, width: int, kept: SurfaceCache = _MASTERS) -> pygame.Surface:
    """Returns the smallest master that is at least `width` pixels wide, premultiplied; or a placeholder."""
    info = manifest().get(name)
    if info is None:
        return kept.get((name, 0), lambda: _placeholder(name))
    factor = next((m for m in info.masters if m * info.w >= width), info.masters[-1])
    return kept.get((name, factor), lambda: _load(name, info.folder, factor))


def part(
    name: str, width: float, field: tuple[float, float, float, float], size: tuple[int, int], *, is_near: bool = False
) -> pygame.Surface:
    """Returns a part of a sprite as an opaque surface at a size in pixels, from a master that is large enough.

    Takes how wide the whole is in units of its own, and the part (x, y, width, height) in these; `is_near` tells that
    another part will soon be wanted, so that the master is kept until `forget_grounds`.
    """
    x, y, w, h = field
    whole = master(name, round(size[0] / w * width), _GROUNDS if is_near else _MASTERS)
    k = whole.get_width() / width
    cut = pygame.Rect(round(x * k), round(y * k), round(w * k), round(h * k))
    return pygame.transform.smoothscale(whole.subsurface(cut.clip(whole.get_rect())), size).convert()


def _load(name: str, folder: str, factor: int) -> pygame.Surface:
    path = shipped("assets") / folder / f"{name}@{factor}.webp"
    try:
        made = pygame.image.load(path).convert_alpha()
    except (OSError, pygame.error):
        return _placeholder(name)
    made.premul_alpha_ip()
    return made


def _placeholder(name: str) -> pygame.Surface:
    """A loud chequered square keeps the game playable when a picture is missing."""
    _LOG.error("sprite missing: %s", name)
    surface = pygame.Surface((64, 64), pygame.SRCALPHA)
    for x in range(0, 64, 16):
        for y in range(0, 64, 16):
            surface.fill(_MISSING if (x + y) % 32 else "#F8E6F4", (x, y, 16, 16))
    return surface


def sprite(name: str, width: int, height: int) -> pygame.Surface:
    """Returns a sprite at a size in real pixels, premultiplied, scaled once and kept."""
    size = (max(1, width), max(1, height))
    return _SCALED.get((name, size), lambda: pygame.transform.smoothscale(master(name, size[0]), size))


@lru_cache(2)  # what is made of them is kept elsewhere
def texture(name: str) -> pygame.Surface:
    """Returns a ground texture at its own size, opaque; a plain colour if it is missing."""
    for path in sorted((shipped("assets") / "kit").glob(f"tex_{name}.*")):
        try:
            return pygame.image.load(path).convert()
        except (OSError, pygame.error):
            break
    _LOG.error("texture missing: %s", name)
    plain = pygame.Surface((64, 64)).convert()
    plain.fill("#3D2618")
    return plain


def forget_sizes() -> None:
    """Drops everything that was scaled or loaded, as after a resize or a new video mode."""
    _SCALED.clear()
    _MASTERS.clear()
    forget_grounds()
    texture.cache_clear()


def forget_grounds() -> None:
    """Drops what parts of near boards were cut from."""
    _GROUNDS.clear()

"""Turns drawings into committed picture files (needs resvg-py, Pillow and numpy)."""

import io
from collections.abc import Iterator, Mapping
from pathlib import Path

import resvg_py
from PIL import Image

from assets.src import textures
from assets.src.sprite import Sprite

_LOSSLESS_BELOW = 100 * 100  # units; small pictures stay exact, big ones would be heavy
_BOARD_FROM = 1600 * 1200  # units; a whole board is never seen from so near


def rasterised(sprite: Sprite, width: int) -> Image.Image:
    """Returns a drawing as pixels, `width` pixels wide."""
    data = resvg_py.svg_to_bytes(svg_string=sprite.svg(), width=width, skip_system_fonts=True)
    return Image.open(io.BytesIO(bytes(data))).convert("RGBA")


def write(sprite: Sprite, files: Mapping[int, Path]) -> None:
    """Writes a drawing's masters, one for each number of pixels per unit."""
    area = sprite.w * sprite.h
    exact = area < _LOSSLESS_BELOW
    quality = 100 if exact else 86 if area > _BOARD_FROM else 92
    for factor, file in files.items():
        picture = rasterised(sprite, round(sprite.w * factor))
        file.parent.mkdir(exist_ok=True)
        picture.save(file, lossless=exact, quality=quality, alpha_quality=100, method=6)


def write_textures(folder: Path) -> None:
    """Computes the grounds and the curtain's velvet."""
    for name, compute in textures.TEXTURES.items():
        Image.fromarray(compute().astype("uint8")).save(folder / f"tex_{name}.jpg", quality=88)
    Image.fromarray(textures.velvet().astype("uint8")).save(folder / "velvet@1.webp", quality=88, method=6)


def write_app_icons(sprites: Mapping[int, Sprite], folder: Path) -> None:
    """Writes the program's icon in the sizes that task bars ask for."""
    for size, sprite in sprites.items():
        rasterised(sprite, size).save(folder / f"icon_{size}.png", optimize=True)


def leftovers(assets: Path, sprites: Mapping[str, object]) -> Iterator[Path]:
    """Yields masters of sprites that no longer exist."""
    return (file for file in assets.glob("*/*.webp") if file.stem.rpartition("@")[0] not in sprites)

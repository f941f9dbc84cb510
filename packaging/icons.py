"""Draws the program's icon in every size and format that desktops ask for: `icons.py FOLDER`."""

import io
import sys
from pathlib import Path

import resvg_py
from PIL import Image

TOP = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(TOP))
from assets.src.logo import icon, logo  # noqa: E402 - the drawing code is no package that could be installed

SIZES = (16, 22, 24, 32, 48, 64, 96, 128, 256, 512, 1024)
_PLAIN_TO = 64  # pixels: below, the full sign would be mud
_WINDOWS = (16, 24, 32, 48, 64, 128, 256)


def drawn(size: int) -> Image.Image:
    """Returns the icon as pixels, `size` wide and high."""
    sprite = icon() if size <= _PLAIN_TO else logo()
    data = resvg_py.svg_to_bytes(svg_string=sprite.svg(), width=size, skip_system_fonts=True)
    return Image.open(io.BytesIO(bytes(data))).convert("RGBA")


def write(folder: Path) -> None:
    """Writes `<size>.png`, `kupola.svg`, `kupola.ico` and `kupola.icns` into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    pictures = {size: drawn(size) for size in SIZES}
    for size, picture in pictures.items():
        picture.save(folder / f"{size}.png", optimize=True)
    (folder / "kupola.svg").write_text(logo().svg(), "utf-8")
    small = [pictures[size] for size in _WINDOWS]
    small[-1].save(folder / "kupola.ico", sizes=[(size, size) for size in _WINDOWS], append_images=small[:-1])
    pictures[1024].save(folder / "kupola.icns", append_images=[*pictures.values()])


if __name__ == "__main__":
    write(Path(sys.argv[1]))

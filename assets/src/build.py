"""Rebuilds every picture: `python -m assets.src.build` (needs the extra `art`); `--check` only compares.

Drawings become SVG text, resvg turns it into pixels, the masters are kept as WebP at one and two pixels per unit.
`assets/manifest.json` remembers the hash of each SVG text, so only what was changed is drawn again.
"""

import argparse
import hashlib
import json
import sys
from pathlib import Path

from assets.src.catalogue import catalogue
from assets.src.sprite import Sprite

ASSETS = Path(__file__).resolve().parent.parent
MANIFEST = ASSETS / "manifest.json"
TEXTURE_CODE = Path(__file__).with_name("textures.py")
TEXTURE_SIDE = 1024
TEXTURES = ("felt_crimson", "felt_plum", "felt_teal", "parchment", "wood")
MASTERS = (1, 2)
VELVET = {"folder": "kit", "w": 1920, "h": 1080, "masters": [1]}
APP_ICONS = {32: "icon", 48: "icon", 64: "icon", 256: "logo"}


def digest(text: str) -> str:
    """Returns the hash by which a drawing is recognised."""
    return hashlib.sha256(text.encode()).hexdigest()


def drawn_manifest(drawings: dict[str, tuple[str, Sprite]]) -> dict[str, dict[str, dict[str, object]]]:
    """Returns the manifest that fits the drawing code; textures carry the hash of the code that computes them."""
    sprites: dict[str, dict[str, object]] = {
        name: {"folder": folder, "w": s.w, "h": s.h, "masters": list(MASTERS), "sha256": digest(s.svg())}
        for name, (folder, s) in drawings.items()
    }
    code = digest(TEXTURE_CODE.read_text("utf-8"))
    sprites["velvet"] = {**VELVET, "sha256": code}
    size = {"folder": "kit", "w": TEXTURE_SIDE, "h": TEXTURE_SIDE, "sha256": code}
    textures = {name: {"file": f"tex_{name}.jpg", **size} for name in TEXTURES}
    return {"sprites": dict(sorted(sprites.items())), "textures": textures}


def draw_all() -> dict[str, tuple[str, Sprite]]:
    """Returns folder and drawing of every sprite, by name."""
    return {name: (folder, draw()) for name, (folder, draw) in catalogue().items()}


def master_path(name: str, folder: object, factor: int) -> Path:
    """Returns where a sprite's master of `factor` pixels per unit lies."""
    return ASSETS / str(folder) / f"{name}@{factor}.webp"


def stale(wanted: dict[str, dict[str, dict[str, object]]]) -> list[str]:
    """Returns the names whose committed masters are missing or were drawn by other code."""
    known = json.loads(MANIFEST.read_text("utf-8")) if MANIFEST.exists() else {"sprites": {}, "textures": {}}
    names = []
    for name, entry in wanted["sprites"].items():
        factors = entry["masters"]
        assert isinstance(factors, list)
        there = all(master_path(name, entry["folder"], factor).exists() for factor in factors)
        if not there or known["sprites"].get(name) != entry:
            names.append(name)
    for name, entry in wanted["textures"].items():
        if not (ASSETS / "kit" / str(entry["file"])).exists() or known["textures"].get(name) != entry:
            names.append(name)
    return names


def main() -> int:
    """Rebuilds what changed, or with --check says what would be rebuilt; returns 1 if the masters are out of date."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="compare only; exit code 1 if anything is out of date")
    parser.add_argument("--all", action="store_true", help="draw everything again")
    options = parser.parse_args()
    drawings = draw_all()
    wanted = drawn_manifest(drawings)
    names = [*wanted["sprites"], *wanted["textures"]] if options.all else stale(wanted)
    if options.check:
        print("\n".join(names) or "every master fits the drawing code")
        return bool(names)
    from assets.src import masters  # needs resvg and Pillow, which checking does not

    for name in names:
        print(name, flush=True)
        if name in drawings:
            folder, sprite = drawings[name]
            masters.write(sprite, {factor: master_path(name, folder, factor) for factor in MASTERS})
    if {"velvet", *wanted["textures"]} & set(names):
        masters.write_textures(ASSETS / "kit")
    if {"icon", "logo"} & set(names):
        masters.write_app_icons({size: drawings[name][1] for size, name in APP_ICONS.items()}, ASSETS / "kit")
    for leftover in masters.leftovers(ASSETS, wanted["sprites"]):
        leftover.unlink()
    MANIFEST.write_text(json.dumps(wanted, indent=1) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())

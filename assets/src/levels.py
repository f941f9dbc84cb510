"""Measures every sound: `python -m assets.src.levels`; exit code 1 if one is outside its limits."""

import os
import sys
from dataclasses import fields
from pathlib import Path

from assets.src import cues, loudness, music, pieces

_SOUNDS = Path(__file__).resolve().parent.parent / "sounds"
_COLUMNS = (
    "sound",
    "rank",
    "seconds",
    "LUFS",
    "dBTP",
    "clipped",
    "Hz",
    ">4k%",
    ">8k%",
    "ms",
    "floor",
    "end",
    "DC",
    "seam",
)
_HEAD = "{:<22}{:<9}{:>8}{:>7}{:>7}{:>8}{:>6}{:>6}{:>6}{:>6}{:>6}{:>6}{:>6}{:>6}"
_FORMAT = "{:<22}{:<9}{:>8.2f}{:>7.1f}{:>7.1f}{:>8d}{:>6.0f}{:>6.1f}{:>6.2f}{:>6.0f}{:>6.0f}{:>6.0f}{:>6.0f}{:>6.0f}"


def wanted() -> dict[str, tuple[str, float]]:
    """Returns rank and loudness in LUFS of every sound there should be."""
    ranks = {name: (rank, cues.LOUDNESS[rank]) for name, (rank, _) in cues.CUES.items()}
    return ranks | dict.fromkeys(pieces.PIECES, ("music", music.LOUDNESS))


def main() -> int:
    """Prints the measures of every sound and what is out of bounds; returns 1 if anything is."""
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    import pygame

    pygame.mixer.init(loudness.RATE, -16, 2, allowedchanges=0)
    print(_HEAD.format(*_COLUMNS))
    wrong = 0
    for name, (rank, level) in wanted().items():
        measures = loudness.measure(loudness.decode(_SOUNDS / f"{name}.ogg"), is_music=rank == "music")
        found = loudness.faults(measures, level, is_music=rank == "music")
        print(_row(name, rank, measures), *found, flush=True)
        wrong += bool(found)
    return int(wrong > 0)


def _row(name: str, rank: str, measures: loudness.Measures) -> str:
    shown = {field.name: getattr(measures, field.name) for field in fields(measures)}
    shown |= {share: 100 * shown[share] for share in ("above_4k", "above_8k")}
    return _FORMAT.format(name, rank, *shown.values())


if __name__ == "__main__":
    sys.exit(main())

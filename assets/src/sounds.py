"""Computes every sound from nothing: `python -m assets.src.sounds`, or only those that are named (extra `art`).

The same code writes the same bytes. `python -m assets.src.levels` measures what was written.
"""

import argparse
from pathlib import Path

from assets.src import ogg
from assets.src.cues import CUES, cue
from assets.src.music import music
from assets.src.pieces import PIECES

FOLDER = Path(__file__).resolve().parent.parent / "sounds"
_CUE_QUALITY, _MUSIC_QUALITY = 0.4, 0.2


def main() -> None:
    """Writes sounds to assets/sounds, and removes files that no code makes if all are written."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "names", nargs="*", choices=[[], *CUES, *PIECES], help="what to compute; without any, everything"
    )
    names = parser.parse_args().names or [*CUES, *PIECES]
    for name in names:
        print(name, flush=True)
        file = FOLDER / f"{name}.ogg"
        if name in CUES:
            ogg.write(file, cue(name), _CUE_QUALITY)
        else:
            ogg.write(file, music(PIECES[name]), _MUSIC_QUALITY)
    if len(names) == len(CUES) + len(PIECES):
        for file in FOLDER.glob("*.ogg"):
            if file.stem not in names:
                file.unlink()


if __name__ == "__main__":
    main()

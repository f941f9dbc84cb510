"""What is seen and heard: sounds as the code makes them, pieces to every kind of sight."""

import numpy as np
import pygame
import pytest

from assets.src import loudness
from assets.src.cues import CUES, cue
from assets.src.music import music
from assets.src.pieces import PIECES
from tests.art import test_sounds as sounds
from tests.art.test_sounds import SOUNDS, WANTED
from tests.paint.colour_sight import KINDS
from tests.paint.test_colour_sight import FAMILIES, nearest_pieces, palette

mixer = sounds.mixer


@pytest.mark.parametrize("name", PIECES)
def test_a_piece_of_music_is_quiet_and_soft_and_has_no_seam(name: str) -> None:
    measures = loudness.measure(loudness.decode(SOUNDS / f"{name}.ogg"), is_music=True)
    assert loudness.faults(measures, WANTED[name][1], is_music=True) == []


@pytest.mark.parametrize("name", [*CUES, *PIECES])
def test_the_code_writes_every_shipped_sound_again(name: str) -> None:
    made = music(PIECES[name]) if name in PIECES else np.array([cue(name)] * 2)
    shipped = loudness.decode(SOUNDS / f"{name}.ogg")
    assert shipped.shape == made.shape
    assert np.sqrt(((shipped - made) ** 2).mean() / (made**2).mean()) < 0.35, "paper is coded the loosest"


_LEAST_PIECE, _LEAST_ORNAMENT = 9.0, 5.0
"""How far apart pieces look at least as they are drawn, and those that mostly show an ornament of their own."""
_ORNAMENTED = ("screen_*", "coin_*")


@pytest.mark.painted
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(("group", "family"), [(group, name) for group, names in FAMILIES.items() for name in names])
def test_no_two_pieces_of_a_family_look_alike(group: str, family: str, kind: str) -> None:
    pygame.display.set_mode((64, 64))
    least, one, other = nearest_pieces(family, palette()[group], kind)
    assert least >= (_LEAST_ORNAMENT if family in _ORNAMENTED else _LEAST_PIECE), (one, other)

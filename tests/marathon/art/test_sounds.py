"""All committed sounds, music too, are those that the code makes, and as they should sound."""

import numpy as np
import pytest

from assets.src import loudness
from assets.src.cues import CUES, cue
from assets.src.music import music
from assets.src.pieces import PIECES
from tests.art import test_sounds as sounds
from tests.art.test_sounds import SOUNDS, WANTED

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

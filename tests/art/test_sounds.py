"""The committed sounds are those that the code makes, as loud as their rank, soft, and clean; nobody has to listen."""

import re
import struct
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import pairwise
from pathlib import Path

import numpy as np
import pygame
import pytest

from assets.src import levels, loudness, ogg
from assets.src.cues import CUES, cue
from assets.src.loudness import RATE, Channels, Measures
from assets.src.music import LOUDNESS, Note, Piece, compose, music
from assets.src.pieces import PIECES

pytestmark = pytest.mark.painted

ROOT = Path(__file__).resolve().parents[2]
SOUNDS, GAME = ROOT / "assets" / "sounds", ROOT / "game"
MOST_BYTES, LEAST_SECONDS = 1_500_000, 120
WANTED = levels.wanted()


@pytest.fixture(scope="module", autouse=True)
def mixer() -> Iterator[None]:
    pygame.mixer.init(RATE, -16, 2, allowedchanges=0)
    yield
    pygame.mixer.quit()


# ---------------------------------------------------------------------- the shipped files
def test_every_sound_is_shipped_and_no_other() -> None:
    assert sorted(file.stem for file in SOUNDS.iterdir()) == sorted(WANTED)


def test_every_game_on_the_shelf_has_music_of_its_own_and_every_cue_that_is_named_is_shipped() -> None:
    code = "\n".join(file.read_text("utf-8") for file in sorted(GAME.rglob("*.py")))
    assert sorted(re.findall(r'music = "(\w+)"', code)) == sorted(PIECES)
    calls = re.findall(r"(?:sound\.play|_sound|\.sound|Cue)\((.*)\)", code)
    named = {name for call in calls for name in re.findall(r'"(\w+)"', call)}
    boxes = "\n".join(file.read_text("utf-8") for file in sorted((GAME / "boxes").rglob("*.py")))
    moments = set(re.findall(r'Moment\(\s*"(\w+)"', boxes))
    assert len(named) > 10
    assert len(moments) >= 5
    assert named | moments <= set(CUES)


@cache
def measured_cue(name: str) -> Measures:
    return loudness.measure(loudness.decode(SOUNDS / f"{name}.ogg"), is_music=False)


@pytest.mark.parametrize("name", CUES)
def test_a_cue_is_as_loud_as_its_rank_and_not_shrill_and_clean(name: str) -> None:
    assert loudness.faults(measured_cue(name), WANTED[name][1], is_music=False) == []


@pytest.mark.parametrize("name", PIECES)
def test_a_piece_of_music_is_long_and_its_file_small(name: str) -> None:
    pages = (SOUNDS / f"{name}.ogg").read_bytes()
    assert length(pages) == seconds(PIECES[name])
    assert length(pages) > LEAST_SECONDS
    assert len(pages) < MOST_BYTES


def length(pages: bytes) -> int:
    """The whole seconds that the last page of an Ogg file says there are."""
    samples: int = struct.unpack_from("<q", pages, pages.rindex(b"OggS") + 6)[0]
    return samples // RATE


def seconds(piece: Piece) -> int:
    bars = sum(len(piece.themes[section.theme].bars) for section in piece.sections)
    return int(bars * piece.beats * 60 / piece.tempo)


@pytest.mark.parametrize("name", ["tile", "error", "exact"])
def test_a_shipped_cue_is_the_one_that_the_code_makes_now(name: str) -> None:
    made = cue(name)
    shipped = loudness.decode(SOUNDS / f"{name}.ogg")[0]
    assert len(shipped) == len(made)
    assert np.sqrt(((shipped - made) ** 2).mean() / (made**2).mean()) < 0.2


def test_what_answers_a_hand_is_softer_than_a_deed_and_a_great_moment_louder() -> None:
    loud = dict(WANTED.values())
    assert 6 <= loud["deed"] - loud["touch"] <= 8
    assert loud["whisper"] < loud["touch"] < loud["deed"] < loud["moment"]
    assert -28 <= loud["music"] <= -24


def test_suspense_rises_from_one_revealed_broker_to_the_next() -> None:
    attacks = [measured_cue(name).attack for name in ("reveal", "reveal_2", "reveal_3", "reveal_4")]
    assert attacks == sorted(set(attacks))


# ---------------------------------------------------------------------- the notes
@pytest.mark.parametrize("name", PIECES)
def test_every_bar_of_a_theme_is_full(name: str) -> None:
    piece = PIECES[name]
    for theme in piece.themes.values():
        for bar in theme.bars:
            assert sum(float(note.split("/")[1]) for note in bar.split()) == piece.beats


@pytest.mark.parametrize("name", PIECES)
def test_a_melody_never_comes_back_twice_running_and_breathes(name: str) -> None:
    piece = PIECES[name]
    assert all(one.theme != other.theme for one, other in pairwise(piece.sections))
    notes = score(piece)
    assert len(notes) / seconds(piece) < 2.5
    assert sum(section.is_silent for section in piece.sections) >= 3


def test_games_sound_different() -> None:
    assert len({piece.scale for piece in PIECES.values()}) == len(PIECES)
    assert len({frozenset(piece.voices) for piece in PIECES.values()}) == len(PIECES)


@pytest.mark.parametrize("name", PIECES)
def test_the_seed_alone_decides_how_a_piece_is_varied(name: str) -> None:
    piece = PIECES[name]
    assert score(piece) == score(piece)
    assert score(piece) != score(replace(piece, seed=piece.seed + 1))


def score(piece: Piece) -> list[Note]:
    return list(compose(piece, np.random.default_rng(piece.seed)))


def test_a_piece_is_as_loud_as_wished_and_its_end_meets_its_beginning() -> None:
    wave = music(replace(PIECES["music_ys"], sections=2 * PIECES["music_ys"].sections[:1]))
    assert loudness.whole(wave) == pytest.approx(LOUDNESS, abs=0.1)
    assert loudness.decibels(np.abs(wave[:, 0] - wave[:, -1]).max()) < -60


# ---------------------------------------------------------------------- measuring
def tone(f: float, decibels: float, seconds: float = 4.0) -> Channels:
    wave = 10 ** (decibels / 20) * np.sin(2 * np.pi * f * np.arange(int(seconds * RATE)) / RATE)
    return np.array([wave, wave])


def measured(wave: Channels) -> Measures:
    return loudness.measure(wave, is_music=True)


@pytest.mark.parametrize("level", [-23.0, -33.0])
def test_loudness_is_that_of_the_standard(level: float) -> None:
    """EBU Tech 3341, cases 1 and 2: a tone of 1 kHz on both speakers is as loud as its level."""
    assert loudness.whole(tone(1000, level)) == pytest.approx(level, abs=0.1)


def test_gates_leave_out_what_is_far_below_the_rest() -> None:
    """EBU Tech 3341, case 3, in short: quiet passages before and after change nothing."""
    quiet, loud = tone(1000, -36, 2), tone(1000, -23, 12)
    assert loudness.whole(np.hstack((quiet, loud, quiet))) == pytest.approx(-23, abs=0.1)


def test_ears_hear_deep_tones_less_and_high_ones_more() -> None:
    deep, middle, high = (loudness.whole(tone(f, -23)) for f in (40, 1000, 5000))
    assert deep < middle - 3
    assert high > middle + 2.5


def test_a_short_cue_is_less_loud_than_a_long_one() -> None:
    assert loudness.momentary(tone(1000, -23, 0.04)) == pytest.approx(-33, abs=0.5)
    assert loudness.momentary(tone(1000, -23, 1)) == pytest.approx(-23, abs=0.1)


def test_a_peak_between_the_samples_is_found() -> None:
    wave = np.array([np.sin(np.pi / 4 + np.pi / 2 * np.arange(RATE // 10))])
    assert np.abs(wave).max() < 0.71
    assert measured(np.vstack((wave, wave))).peak > -0.5


@pytest.mark.parametrize(
    ("spoilt", "fault"),
    [
        (tone(6000, -20), "above_4k"),
        (np.clip(tone(300, 12), -1, 1), "clipped"),
        (tone(300, -20) + 0.01, "constant"),
        (tone(300, -20)[:, : RATE + 40], "end"),
        (tone(300, -40), "loudness"),
    ],
)
def test_a_spoilt_sound_is_told(spoilt: Channels, fault: str) -> None:
    assert fault in loudness.faults(loudness.measure(spoilt, is_music=False), -20, is_music=False)


def test_a_click_where_a_loop_begins_again_is_told() -> None:
    wave = tone(300.2, -23)
    assert "seam" in loudness.faults(measured(wave[:, 40:]), -23, is_music=True)


@pytest.mark.parametrize("name", ["click", "music_maharaja"])
def test_a_file_depends_on_the_sound_alone(name: str) -> None:
    """The encoder draws a number for each file; the checksum of every page covers it."""
    pages = (SOUNDS / f"{name}.ogg").read_bytes()
    assert ogg.without_chance(pages.replace(b"\1\0\0\0", b"\7\7\7\7", 1)) == pages

"""Plays pieces of music: themes with their harmony, varied each time they come back, over broken chords or a drone.

A piece is a list of sections; each plays a theme, or rests while the accompaniment goes on. The seed of a piece decides
what is ornamented, thinned out or left to silence, so that it is always the same piece.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from assets.src import loudness
from assets.src.waves import RATE, Chance, Wave, faded, room, softened, tone

Play = Callable[[float, float, Chance, float], Wave]
"""Makes a note of a frequency, the seconds that it is held, chances, and the frequency of the note before."""
Motive = tuple[tuple[float, int | None], ...]
"""The notes of a bar: how many beats and which step of the scale, None to rest."""
Stereo = NDArray[np.float64]

LOUDNESS = -26.0
"""Of every piece as a whole, in LUFS."""
_TAIL, _SEAM, _HASTE = 6.0, 0.03, 0.008
_DULL_ABOVE = 4200.0


@dataclass(frozen=True, slots=True)
class Voice:
    """An instrument: what plays it, how loud, and where it stands, from -1 (left) to 1 (right)."""

    play: Play
    loud: float
    side: float = 0.0


@dataclass(frozen=True, slots=True)
class Theme:
    """Bars of a melody and the step of the scale that each stands on.

    A bar is text: for each note its step of the scale (a dot rests) and its beats, such as `3/1.5 4/.5 ./2`.
    """

    bars: tuple[str, ...]
    roots: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Section:
    """What is played now: a theme, by a voice, octaves higher or lower, over an accompaniment.

    `is_silent` leaves the melody out.
    """

    theme: str
    voice: str
    accompaniment: str
    octave: int = 0
    is_silent: bool = False


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece of music.

    Takes its scale in semitones, its ground note in Hz, beats a minute and a bar, its seed, voices, themes,
    accompaniments and sections. An accompaniment gives, for a voice, beats and steps above the root of the bar.
    `raised` tells which step is half a tone higher over which root.
    """

    scale: tuple[int, ...]
    base: float
    tempo: float
    beats: int
    seed: int
    voices: Mapping[str, Voice]
    themes: Mapping[str, Theme]
    accompaniments: Mapping[str, tuple[tuple[str, float, int, float], ...]]
    sections: tuple[Section, ...]
    raised: Mapping[int, int] = field(default_factory=dict)
    wet: float = 0.28


@dataclass(frozen=True, slots=True)
class Note:
    """One note of a piece: voice, beat from its beginning, beats held, frequency, and loudness."""

    voice: str
    at: float
    beats: float
    f: float
    loud: float


def music(piece: Piece) -> Stereo:
    """Returns a piece for two speakers; the end runs into the beginning."""
    chance, beat = np.random.default_rng(piece.seed), 60 / piece.tempo
    length = int(RATE * beat * piece.beats * sum(len(piece.themes[s.theme].bars) for s in piece.sections))
    dry = np.zeros((2, length + int(RATE * _TAIL)))
    before: dict[str, float] = {}
    for note in compose(piece, chance):
        voice = piece.voices[note.voice]
        wave = voice.play(note.f, note.beats * beat, chance, before.get(note.voice, note.f)) * note.loud * voice.loud
        before[note.voice] = note.f
        start = max(0, int(RATE * (note.at * beat + chance.normal(0, _HASTE))))
        wave = wave[: dry.shape[1] - start]
        angle = (voice.side + 1) * np.pi / 4
        dry[:, start : start + len(wave)] += np.outer((np.cos(angle), np.sin(angle)), wave)
    wet = (room(softened(speaker, _DULL_ABOVE), 2.2, piece.wet, piece.seed + i) for i, speaker in enumerate(dry))
    heard = np.array([_looped(speaker, length) for speaker in wet])
    heard *= 10 ** ((LOUDNESS - loudness.whole(heard)) / 20)
    return heard


def _looped(wave: Wave, length: int) -> Wave:
    """Returns a sound whose echo goes on at its beginning."""
    looped, rest = wave[:length].copy(), wave[length:]
    looped[: len(rest)] += rest
    return faded(looped, _SEAM, _SEAM)


# ---------------------------------------------------------------------- notes
def compose(piece: Piece, chance: Chance) -> Iterator[Note]:
    """Yields the notes of a piece."""
    bar, heard = 0, set[str]()
    for section in piece.sections:
        theme = piece.themes[section.theme]
        for i, (text, root) in enumerate(zip(theme.bars, theme.roots, strict=True)):
            start = float(bar * piece.beats)
            yield from _accompanied(piece, section, root, start, chance)
            if not section.is_silent:
                motive = _read(text)
                if section.theme in heard and 0 < i < len(theme.bars) - 1:
                    motive = _varied(motive, chance)
                yield from _sung(piece, section, motive, root, start, chance)
            bar += 1
        if not section.is_silent:
            heard.add(section.theme)


def _read(text: str) -> Motive:
    notes = (word.split("/") for word in text.split())
    return tuple((float(beats), None if step == "." else int(step)) for step, beats in notes)


def _accompanied(piece: Piece, section: Section, root: int, start: float, chance: Chance) -> Iterator[Note]:
    for voice, at, step, beats in piece.accompaniments[section.accompaniment]:
        if at == 0 or chance.random() < 0.88:
            loud = (1.0 if at == 0 else 0.75) * chance.uniform(0.8, 1.0)
            yield Note(voice, start + at, beats, _frequency(piece, root + step, root), loud)


def _sung(piece: Piece, section: Section, motive: Motive, root: int, start: float, chance: Chance) -> Iterator[Note]:
    at = 0.0
    for beats, step in motive:
        if step is not None:
            f = _frequency(piece, step + len(piece.scale) * section.octave, root)
            loud = (1.0 if at == 0 else 0.85) * chance.uniform(0.82, 1.0)
            yield Note(section.voice, start + at, beats, f, loud)
        at += beats


def _frequency(piece: Piece, step: int, root: int) -> float:
    octave, degree = divmod(step, len(piece.scale))
    is_raised = piece.raised.get(root % len(piece.scale)) == degree
    return tone(piece.scale[degree] + 12 * octave + is_raised, piece.base)


def _varied(motive: Motive, chance: Chance) -> Motive:
    """Returns a bar as it comes back: as it was, with a turn, with fewer notes, or after a breath."""
    vary = (lambda same: same, _turned, _thinned, _late)[chance.choice(4, p=(0.25, 0.35, 0.25, 0.15))]
    return vary(motive)


def _turned(motive: Motive) -> Motive:
    """The longest note goes by way of the one above it."""
    longest = max(range(len(motive)), key=lambda i: motive[i][0] if motive[i][1] is not None else 0)
    beats, step = motive[longest]
    if step is None or beats < 1:
        return motive
    turn = ((beats / 2, step), (beats / 4, step + 1), (beats / 4, step))
    return (*motive[:longest], *turn, *motive[longest + 1 :])


def _thinned(motive: Motive) -> Motive:
    """The shortest note is left to the one before it."""
    shortest = min(range(1, len(motive)), key=lambda i: motive[i][0], default=0)
    if not shortest:
        return motive
    beats, step = motive[shortest - 1]
    return (*motive[: shortest - 1], (beats + motive[shortest][0], step), *motive[shortest + 1 :])


def _late(motive: Motive) -> Motive:
    """The first note waits for half of its time."""
    beats, step = motive[0]
    return ((beats / 2, None), (beats / 2, step), *motive[1:])

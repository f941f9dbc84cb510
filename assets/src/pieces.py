"""The pieces of music, one for each game: a mood, instruments and a mode of its own; all melodies are original."""

import numpy as np

from assets.src.music import Piece, Section, Theme, Voice
from assets.src.timbres import blown, drum, plucked
from assets.src.waves import RATE, Chance, Wave, softened


# ---------------------------------------------------------------------- instruments
def _lute(f: float, seconds: float, chance: Chance, before: float) -> Wave:
    """Two strings side by side, not quite in tune, touched one after the other."""
    course = [plucked(f * detuned, seconds + 1.4, chance, 0.35, 0.9965) for detuned in (1, 1.0016)]
    late = int(RATE * 0.007)
    course[0][late:] += 0.6 * course[1][: len(course[0]) - late]
    return softened(course[0], 2600)


def _vihuela(f: float, seconds: float, chance: Chance, before: float) -> Wave:
    return softened(plucked(f, seconds + 1.0, chance, 0.55, 0.996), 3400)


def _harp(f: float, seconds: float, chance: Chance, before: float) -> Wave:
    return softened(plucked(f, seconds + 2.2, chance, 0.30, 0.9982), 2400)


def _sitar(f: float, seconds: float, chance: Chance, before: float) -> Wave:
    """A string over a wide bridge: its upper tones come a moment later and stay."""
    string = plucked(f, seconds + 1.8, chance, 0.55, 0.9985)
    late = int(RATE * 0.03)
    bright = np.concatenate((np.zeros(late), plucked(2 * f, seconds + 1.8, chance, 0.6, 0.9975)))[: len(string)]
    return softened(string + 0.28 * bright, 3000)


def _tanpura(f: float, seconds: float, chance: Chance, before: float) -> Wave:
    """A long string whose overtones swell one after another."""
    t = np.arange(int(RATE * (seconds + 4.0))) / RATE
    wave = np.zeros(len(t))
    for k in range(1, 9):
        swell = np.minimum(1, t / (0.02 + 0.06 * k)) * np.exp(-t * (0.55 + 0.10 * k))
        wave += np.sin(2 * np.pi * k * f * t + chance.uniform(0, 6.28)) * swell / k**1.15
    return wave * np.minimum(1, (len(t) / RATE - t) / 0.3) / 2.2


def _bansuri(f: float, seconds: float, chance: Chance, before: float) -> Wave:
    return blown(f, seconds * 1.02 + 0.12, chance, before, 0.03)


def _whistle(f: float, seconds: float, chance: Chance, before: float) -> Wave:
    return blown(f, seconds * 0.96 + 0.06, chance, f * 0.985, 0.02)


def _frame_drum(f: float, seconds: float, chance: Chance, before: float) -> Wave:
    return drum(92, chance)


# ---------------------------------------------------------------------- the tile game: a lute at dusk
_ALHAMBRA = Piece(
    scale=(0, 1, 3, 5, 7, 8, 10),  # E phrygian; over E itself the third is major
    raised={0: 2},
    base=164.81,
    tempo=69,
    beats=4,
    seed=21,
    voices={"lute": Voice(_lute, 0.50, 0.15), "bass": Voice(_lute, 0.30, -0.25)},
    themes={
        "fall": Theme(
            ("10/1.5 11/.5 12/1 11/1", "11/1.5 10/.5 9/2", "10/1 9/.5 8/.5 9/1 8/1", "9/1 8/.5 7/2.5"), (3, 2, 1, 0)
        ),
        "answer": Theme(
            ("12/1.5 13/.5 14/1 13/1", "13/1 12/.5 11/2.5", "10/1 12/1 11/.5 10/.5 8/1", "9/.5 8/.5 7/3"), (3, 2, 1, 0)
        ),
        "height": Theme(
            ("14/2 13/1 12/1", "13/1.5 12/.5 11/2", "12/1 11/.5 10/.5 12/1 11/1", "11/1 9/1 8/.5 7/1.5"), (5, 2, 3, 0)
        ),
        "shade": Theme(("./1 7/1 10/2", "8/1 10/1 ./2", "./1 10/.5 11/.5 12/1 10/1", "8/1 7/2 ./1"), (3, 1, 3, 0)),
        "water": Theme(
            ("./.5 10/.5 12/1 14/2", "11/1 13/1 11/1 9/1", "12/.5 10/.5 8/1 10/2", "9/.5 8/.5 9/1 7/2"), (3, 2, 1, 0)
        ),
        "rest": Theme(("7/4", "8/4"), (0, 0)),
        "breath": Theme(("./4",), (0,)),
    },
    accompaniments={
        "none": (),
        "broken": (("bass", 0, 0, 2), ("bass", 1, 4, 1), ("bass", 2, 7, 1), ("bass", 3, 4, 1)),
        "slow": (("bass", 0, 0, 3), ("bass", 2, 4, 2)),
        "rocking": (("bass", 0, 0, 1.5), ("bass", 1.5, 4, 1), ("bass", 2.5, 9, 1), ("bass", 3.5, 7, 0.5)),
    },
    sections=(
        Section("rest", "lute", "slow", is_silent=True),
        Section("fall", "lute", "slow"),
        Section("answer", "lute", "broken"),
        Section("rest", "lute", "broken", is_silent=True),
        Section("height", "lute", "broken"),
        Section("fall", "lute", "rocking"),
        Section("shade", "lute", "slow", -1),
        Section("water", "lute", "rocking"),
        Section("answer", "lute", "rocking"),
        Section("rest", "lute", "slow", is_silent=True),
        Section("height", "lute", "slow", -1),
        Section("shade", "lute", "broken"),
        Section("water", "lute", "broken"),
        Section("fall", "lute", "slow"),
        Section("breath", "lute", "none", is_silent=True),
    ),
)

# ---------------------------------------------------------------------- the card game: a lilting vihuela
_CARDS = Piece(
    scale=(0, 2, 3, 5, 7, 9, 10),  # D dorian
    base=146.83,
    tempo=144,
    beats=6,
    seed=12,
    voices={
        "vihuela": Voice(_vihuela, 0.46, 0.2),
        "second": Voice(_vihuela, 0.24, -0.3),
        "drum": Voice(_frame_drum, 0.16, 0.05),
    },
    themes={
        "dance": Theme(("7/3 11/2 10/1", "8/3 9/2 8/1", "9/2 10/1 11/2 9/1", "8/4 ./2"), (0, -1, 0, -3)),
        "home": Theme(("11/3 14/2 13/1", "11/2 10/1 8/3", "9/2 8/1 7/2 6/1", "7/5 ./1"), (0, -1, -3, 0)),
        "window": Theme(("11/2 12/1 13/3", "13/2 11/1 10/3", "10/2 11/1 12/3", "11/2 9/1 8/3"), (2, -1, 3, -3)),
        "stair": Theme(("14/3 13/2 11/1", "13/2 12/1 10/3", "11/2 9/1 8/2 6/1", "7/5 ./1"), (2, -1, -3, 0)),
        "coin": Theme(("./3 7/1 8/1 9/1", "10/3 8/3", "./3 9/1 8/1 7/1", "8/3 ./3"), (0, 3, 2, -3)),
        "rest": Theme(("7/6", "7/6"), (0, -1)),
        "breath": Theme(("./6", "./6"), (0, 0)),
    },
    accompaniments={
        "none": (),
        "lilt": (("second", 0, 0, 3), ("second", 2, 4, 1), ("second", 3, 7, 2), ("second", 5, 4, 1)),
        "bare": (("second", 0, 0, 4), ("second", 3, 4, 3)),
        "dance": (
            ("second", 0, 0, 2),
            ("drum", 0, 0, 1),
            ("second", 2, 4, 1),
            ("second", 3, 9, 2),
            ("drum", 5, 0, 1),
            ("second", 5, 7, 1),
        ),
    },
    sections=(
        Section("rest", "vihuela", "bare", is_silent=True),
        Section("dance", "vihuela", "bare"),
        Section("home", "vihuela", "lilt"),
        Section("rest", "vihuela", "lilt", is_silent=True),
        Section("window", "vihuela", "lilt"),
        Section("stair", "vihuela", "lilt"),
        Section("coin", "vihuela", "bare"),
        Section("dance", "vihuela", "dance"),
        Section("home", "vihuela", "dance"),
        Section("rest", "vihuela", "dance", is_silent=True),
        Section("coin", "vihuela", "lilt", -1),
        Section("window", "vihuela", "bare"),
        Section("coin", "vihuela", "lilt"),
        Section("stair", "vihuela", "dance"),
        Section("rest", "vihuela", "lilt", is_silent=True),
        Section("dance", "vihuela", "lilt", -1),
        Section("window", "vihuela", "dance"),
        Section("home", "vihuela", "bare"),
        Section("breath", "vihuela", "none", is_silent=True),
    ),
)

# ---------------------------------------------------------------------- Maharaja: evening, a flute over a drone
_MAHARAJA = Piece(
    scale=(0, 2, 4, 6, 7, 9, 11),  # the steps of Yaman, an evening raga
    base=130.81,
    tempo=54,
    beats=4,
    seed=33,
    voices={
        "flute": Voice(_bansuri, 0.125, 0.1),
        "sitar": Voice(_sitar, 0.36, 0.3),
        "drone": Voice(_tanpura, 0.20, -0.15),
    },
    themes={
        "dawn": Theme(("6/1 8/1 9/2", "9/2 8/1 ./1", "6/.5 8/.5 9/1 10/1 9/1", "8/1 7/2 ./1"), (0, 0, 0, 0)),
        "climb": Theme(("9/1 10/1 12/2", "13/1.5 12/.5 11/2", "10/1 9/1 10/1 12/1", "11/3 ./1"), (0, 0, 0, 0)),
        "peak": Theme(
            ("10/.5 12/.5 13/1 14/2", "14/1 13/.5 12/.5 13/2", "12/1 11/1 10/1 9/1", "8/1 9/2 ./1"), (0, 0, 0, 0)
        ),
        "reply": Theme(
            ("9/.5 10/.5 12/.5 10/.5 9/1 ./1", "8/.5 9/.5 10/.5 9/.5 8/1 ./1", "6/.5 8/.5 9/1 8/1 6/1", "7/2 ./2"),
            (0, 0, 0, 0),
        ),
        "still": Theme(("./1 11/2 ./1", "10/1 9/2 ./1", "./1 8/1 6/1 8/1", "7/3 ./1"), (0, 0, 0, 0)),
        "rest": Theme(("7/4", "7/4"), (0, 0)),
        "breath": Theme(("./4", "./4"), (0, 0)),
    },
    accompaniments={
        "none": (),
        "drone": (("drone", 0, -3, 1), ("drone", 1, 0, 1), ("drone", 2, 0, 1), ("drone", 3, -7, 1)),
    },
    sections=(
        Section("rest", "flute", "drone", is_silent=True),
        Section("dawn", "flute", "drone"),
        Section("reply", "sitar", "drone"),
        Section("climb", "flute", "drone"),
        Section("rest", "flute", "drone", is_silent=True),
        Section("dawn", "sitar", "drone"),
        Section("peak", "flute", "drone"),
        Section("reply", "sitar", "drone"),
        Section("still", "flute", "drone"),
        Section("rest", "flute", "drone", is_silent=True),
        Section("climb", "sitar", "drone"),
        Section("dawn", "flute", "drone"),
        Section("breath", "flute", "none", is_silent=True),
    ),
    wet=0.34,
)

# ---------------------------------------------------------------------- Ys: a harp at the quay, a whistle from a ship
_YS = Piece(
    scale=(0, 2, 4, 5, 7, 9, 10),  # D mixolydian
    base=146.83,
    tempo=76,
    beats=3,
    seed=8,
    voices={
        "harp": Voice(_harp, 0.42, -0.15),
        "low": Voice(_harp, 0.20, -0.3),
        "whistle": Voice(_whistle, 0.12, 0.3),
    },
    themes={
        "tide": Theme(("11/1.5 10/.5 9/1", "8/2 6/1", "10/1.5 11/.5 12/1", "11/2 ./1"), (0, -1, 3, 0)),
        "quay": Theme(("14/1.5 13/.5 11/1", "13/1 12/.5 11/.5 10/1", "10/1 9/.5 8/.5 6/1", "7/2 ./1"), (0, -1, 3, 0)),
        "sail": Theme(("12/1 11/.5 12/.5 14/1", "13/2 11/1", "12/1 10/1 8/1", "9/1.5 8/.5 7/1"), (3, -1, -3, 0)),
        "gull": Theme(("14/1 ./2", "15/.5 14/.5 13/1 ./1", "12/1 10/.5 12/.5 11/1", "9/2 ./1"), (0, -1, 3, 0)),
        "deep": Theme(("7/1 9/1 11/1", "10/2 8/1", "./1 8/1 9/1", "7/2 ./1"), (0, 3, -1, 0)),
        "rest": Theme(("7/3", "7/3"), (0, -1)),
        "breath": Theme(("./3", "./3"), (0, 0)),
    },
    accompaniments={
        "none": (),
        "waves": (("low", 0, 0, 1), ("low", 0.5, 4, 1), ("low", 1, 7, 1), ("low", 1.5, 9, 1), ("low", 2, 7, 1)),
        "calm": (("low", 0, 0, 2), ("low", 1, 4, 2)),
        "swell": (("low", 0, 0, 2), ("low", 1, 7, 1), ("low", 2, 4, 1)),
    },
    sections=(
        Section("rest", "harp", "calm", is_silent=True),
        Section("tide", "harp", "calm"),
        Section("quay", "harp", "swell"),
        Section("rest", "harp", "waves", is_silent=True),
        Section("tide", "whistle", "waves"),
        Section("sail", "whistle", "swell"),
        Section("deep", "harp", "calm"),
        Section("rest", "harp", "swell", is_silent=True),
        Section("gull", "whistle", "calm"),
        Section("quay", "harp", "waves"),
        Section("sail", "harp", "swell", -1),
        Section("rest", "harp", "calm", is_silent=True),
        Section("deep", "harp", "waves"),
        Section("tide", "harp", "waves"),
        Section("gull", "harp", "swell"),
        Section("quay", "whistle", "waves"),
        Section("rest", "harp", "swell", is_silent=True),
        Section("sail", "whistle", "calm"),
        Section("deep", "harp", "calm", -1),
        Section("tide", "harp", "calm"),
        Section("breath", "harp", "none", is_silent=True),
    ),
)

PIECES = {
    "music_alhambra": _ALHAMBRA,
    "music_alhambra_cards": _CARDS,
    "music_maharaja": _MAHARAJA,
    "music_ys": _YS,
}

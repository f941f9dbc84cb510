"""Every cue: short, soft, wooden. Each draws its noise from a generator seeded with its name, so it is always the same.

Cues of a rank are equally loud, measured as `loudness.py` does: what only answers a hand is quiet, deeds are heard,
great moments stand out.
"""

import zlib
from collections.abc import Callable, Iterable
from functools import partial

import numpy as np

from assets.src import loudness
from assets.src.timbres import bell, coin, drum, glass, plucked, stone, swish, tap, wood
from assets.src.waves import (
    RATE,
    Chance,
    Placed,
    Wave,
    band,
    instants,
    levelled,
    noise,
    room,
    softened,
    together,
    tone,
)

LOUDNESS = {"whisper": -35.0, "touch": -29.0, "deed": -22.0, "moment": -19.0}
"""Of each rank, in LUFS."""
_HIJAZ = (0, 1, 4, 5, 7, 8, 10)  # a scale in semitones
_A3, _D4, _A4 = 220.0, 293.66, 440.0
_DULL_ABOVE = 6500.0


# ---------------------------------------------------------------------- what answers a hand
def _click(c: Chance) -> Wave:
    return together((0, wood(980, c), 0.8), (0, tap(0.02, 1200, 4500, 0.001, 6, c), 0.08))


def _hover(c: Chance) -> Wave:
    return wood(1180, c)


def _error(c: Chance) -> Wave:
    return together((0, wood(230, c), 0.9), (0.13, wood(194, c), 0.9))


def _card(c: Chance) -> Wave:
    slide = (0.0, swish(0.20, 700, 5200, c), 0.45)
    return together(slide, (0.12, tap(0.05, 500, 3200, 0.002, 7, c), 0.18), (0.12, wood(420, c), 0.24))


def _shuffle(c: Chance) -> Wave:
    def rustle(i: int) -> Placed:
        start = i * 0.055 + c.uniform(0, 0.01)
        return start, swish(0.09, 900, 5600, c, 0.3) * c.uniform(0.6, 1), 0.4

    return together(*(rustle(i) for i in range(9)))


def _lift(c: Chance) -> Wave:
    """Felt lets go of a piece."""
    return together((0, swish(0.14, 350, 2000, c, 0.6), 0.3), (0.01, wood(620, c), 0.3))


def _drop(c: Chance) -> Wave:
    """A piece comes to rest."""
    return together((0, wood(310, c), 0.8), (0, tap(0.05, 200, 1800, 0.002, 7, c), 0.15))


def _glide_back(c: Chance) -> Wave:
    """A piece slides back over the wood to where it came from."""
    slide = swish(0.30, 450, 2200, c, 0.4)[::-1]
    return together((0, slide, 0.35), (0.25, wood(240, c), 0.45))


def _zoom(c: Chance) -> Wave:
    return swish(0.22, 300, 1500, c, 0.5)


# ---------------------------------------------------------------------- deeds
def _coins(c: Chance) -> Wave:
    drops = ((0, 1720, 0.5), (0.055, 2030, 0.42), (0.12, 1580, 0.38), (0.165, 2280, 0.25))
    ringing = together(*((start, coin(f, c), loud) for start, f, loud in drops), (0.0, wood(380, c), 0.25))
    return room(ringing, 0.4, 0.10)


def _tile(c: Chance) -> Wave:
    thud = (0.0, stone(210, c), 0.9)
    return room(
        together(
            thud, (0, tap(0.06, 300, 3600, 0.0015, 7.2, c), 0.25), (0, wood(460, c), 0.3), (0.045, stone(320, c), 0.22)
        ),
        0.35,
        0.10,
    )


def _house(c: Chance) -> Wave:
    beams = ((0, wood(520, c), 0.8), (0.11, wood(610, c), 0.9))
    return room(together(*beams, (0.11, stone(180, c), 0.3)), 0.3, 0.10)


def _palace(c: Chance) -> Wave:
    """A heavy stone is set, dust falls, bells answer."""
    block = ((0, stone(130, c), 1.0), (0.02, tap(0.2, 150, 2200, 0.002, 20 / 3, c), 0.22))
    rise = ((0.10, 392, 1.2, 0.26), (0.22, 587, 1.2, 0.22), (0.34, 784, 1.4, 0.18))
    return room(together(*block, *((start, bell(f, seconds, c), loud) for start, f, seconds, loud in rise)), 0.9, 0.22)


def _gem(c: Chance) -> Wave:
    rise = ((0, 1046, 0.9, 0.5), (0.07, 1318, 0.9, 0.45), (0.14, 1568, 1.1, 0.42))
    return room(together(*((start, glass(f, seconds, c), loud) for start, f, seconds, loud in rise)), 0.6, 0.18)


def _ship(c: Chance) -> Wave:
    """A wave runs along the hull while the ship's bell is struck twice."""
    t = instants(1.3)
    water = levelled(band(noise(1.3, c), 180, 1400))
    swell = (0.5 + 0.5 * np.sin(2 * np.pi * 1.1 * t - 1.2)) * np.exp(-1.2 * t) * np.minimum(1, t / 0.15)
    strokes = ((0.10, bell(660, 1.3, c), 0.42), (0.42, bell(660, 1.3, c), 0.36))
    return room(together((0, water * swell, 0.30), *strokes), 0.7, 0.16)


def _score(c: Chance) -> Wave:
    steps = (*(_HIJAZ[k] for k in (0, 2, 4)), 12)
    return room(together(*_strings(_D4, ((i * 0.085, n, 0.42) for i, n in enumerate(steps)), 0.9, 0.45, c)), 0.7, 0.20)


def _turn(c: Chance) -> Wave:
    return room(together(*_strings(_D4, ((0, 0, 0.5), (0.13, 7, 0.5)), 1.0, 0.45, c)), 0.6, 0.18)


def _reveal(step: int, c: Chance) -> Wave:
    """Fingers roll on a drum and a string answers: from step to step the roll is longer and the string higher."""
    strokes = 2 + step
    roll = [(i * 0.07, drum(98 + 4 * step, c), 0.25 + 0.4 * i / strokes) for i in range(strokes)]
    answer = (strokes * 0.07, (0, 1, 5, 7)[step], 0.5)
    return room(together(*roll, *_strings(_D4, (answer,), 0.8, 0.4, c)), 0.6, 0.18)


# ---------------------------------------------------------------------- great moments
def _exact(c: Chance) -> Wave:
    """The last coin fits: two coins, a quick run up a string, and a small bell."""
    money = ((0.0, coin(1720, c), 0.35), (0.07, coin(2280, c), 0.30))
    run = _strings(_D4, ((0.13 + 0.065 * i, n, 0.38) for i, n in enumerate((0, 4, 7, 12, 16))), 1.1, 0.45, c)
    return room(together(*money, *run, (0.46, bell(880, 1.2, c), 0.16)), 0.8, 0.22)


def _lead(c: Chance) -> Wave:
    """Somebody steps to the front: a drum, then fifth upon fifth."""
    rise = ((0.0, 0, 0.5), (0.16, 7, 0.45), (0.32, 12, 0.5), (0.32, 7, 0.3))
    strings = _strings(_D4, rise, 1.5, 0.45, c)
    return room(together((0, drum(92, c), 0.6), *strings, (0.32, drum(110, c), 0.4)), 0.9, 0.22)


def _wall(c: Chance) -> Wave:
    """Stones in a row, each a little higher, and a low string below the last."""
    row = [(i * 0.10, stone(170 + 22 * i, c), 0.5 + 0.08 * i) for i in range(6)]
    close = _strings(_D4 / 2, ((0.55, 0, 0.5), (0.55, 7, 0.35), (0.66, 12, 0.4)), 1.6, 0.4, c)
    return room(together(*row, *close), 0.9, 0.22)


def _city(c: Chance) -> Wave:
    """A gate falls shut, and the bells of a city answer."""
    gate = ((0, stone(110, c), 1.0), (0, drum(82, c), 0.7))
    peal = ((0.14, 294, 0.34), (0.34, 440, 0.28), (0.54, 587, 0.24), (0.74, 440, 0.22), (0.94, 740, 0.18))
    return room(together(*gate, *((start, bell(f, 1.7, c), loud) for start, f, loud in peal)), 1.1, 0.24)


def _last_round(c: Chance) -> Wave:
    """A large bell, struck three times."""
    return room(together(*((i * 0.75, bell(233, 2.4, c), 0.5 - 0.06 * i) for i in range(3))), 1.2, 0.22)


def _win(c: Chance) -> Wave:
    """A fanfare of strings over drums that ends in a full chord and a bell."""
    call = ((0, 0), (0.16, 4), (0.32, 7), (0.48, 12), (0.80, 11), (0.96, 12), (1.12, 14), (1.44, 16))
    melody = _strings(_D4, ((start, n, 0.42) for start, n in call), 1.6, 0.45, c)
    chord = _strings(_D4 / 2, ((1.44 + 0.03 * i, n, 0.32) for i, n in enumerate((0, 7, 12, 16, 19))), 2.6, 0.4, c)
    beats = [(start, drum(88, c), loud) for start, loud in ((0, 0.5), (0.48, 0.45), (0.96, 0.4), (1.44, 0.6))]
    return room(together(*melody, *chord, *beats, (1.44, bell(587, 2.2, c), 0.16)), 1.2, 0.24)


def _end(c: Chance) -> Wave:
    fall = ((i * 0.16, n, 0.42) for i, n in enumerate((12, 10, 8, 7)))
    return room(together(*_strings(_A3, fall, 1.4, 0.40, c)), 0.9, 0.22)


def _strings(
    base: float, notes: Iterable[tuple[float, int, float]], seconds: float, bright: float, c: Chance
) -> list[Placed]:
    """Returns plucked strings. Takes start, semitones above the base, and loudness of each."""
    return [(start, plucked(tone(n, base), seconds, c, bright), loud) for start, n, loud in notes]


CUES: dict[str, tuple[str, Callable[[Chance], Wave]]] = {
    "hover": ("whisper", _hover),
    "zoom": ("whisper", _zoom),
    "click": ("touch", _click),
    "error": ("touch", _error),
    "card": ("touch", _card),
    "shuffle": ("touch", _shuffle),
    "lift": ("touch", _lift),
    "drop": ("touch", _drop),
    "glide_back": ("touch", _glide_back),
    "coins": ("deed", _coins),
    "tile": ("deed", _tile),
    "house": ("deed", _house),
    "palace": ("deed", _palace),
    "gem": ("deed", _gem),
    "ship": ("deed", _ship),
    "score": ("deed", _score),
    "turn": ("deed", _turn),
    "reveal": ("deed", partial(_reveal, 0)),
    "reveal_2": ("deed", partial(_reveal, 1)),
    "reveal_3": ("deed", partial(_reveal, 2)),
    "reveal_4": ("deed", partial(_reveal, 3)),
    "exact": ("moment", _exact),
    "lead": ("moment", _lead),
    "wall": ("moment", _wall),
    "city": ("moment", _city),
    "last_round": ("moment", _last_round),
    "win": ("moment", _win),
    "end": ("moment", _end),
}
"""Rank and making of every cue."""


def cue(name: str) -> Wave:
    """Returns a cue as loud as its rank, nothing sharp in it, its silence cut off and its end faded."""
    rank, make = CUES[name]
    wave = softened(make(np.random.default_rng(zlib.crc32(name.encode()))), _DULL_ABOVE)
    wave = wave - wave.mean()
    wave = wave[: np.nonzero(np.abs(wave) > 1e-3 * np.abs(wave).max())[0][-1] + 1]
    fade = min(RATE // 40, len(wave))
    wave[-fade:] *= np.linspace(1, 0, fade)
    ranked: Wave = wave * 10 ** ((LOUDNESS[rank] - loudness.momentary(np.array([wave, wave]))) / 20)
    return ranked

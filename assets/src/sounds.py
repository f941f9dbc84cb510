"""Every sound, computed from nothing: struck wood and stone, plucked strings, coins; `python -m assets.src.sounds`.

Needs numpy and soundfile. Each cue draws its noise from a generator seeded with its name, so it is always the same.
"""

import zlib
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

Wave = NDArray[np.float64]
Chance = np.random.Generator
Placed = tuple[float, Wave, float]  # start in seconds, sound, loudness

RATE = 44100
_HIJAZ = (0, 1, 4, 5, 7, 8, 10)  # scales in semitones
_DORIAN, _MIXOLYDIAN = (0, 2, 3, 5, 7, 9, 10), (0, 2, 4, 5, 7, 9, 10)
_LOUDEST = {"hover": 0.25, "click": 0.45, "card": 0.55, "shuffle": 0.5, "error": 0.5}  # peaks; the others 0.7
_C4, _D4, _E4 = 261.63, 293.66, 329.63


def _time(seconds: float) -> Wave:
    return np.arange(int(RATE * seconds)) / RATE


def _noise(seconds: float, chance: Chance) -> Wave:
    return chance.standard_normal(int(RATE * seconds))


def _band(wave: Wave, low: float, high: float) -> Wave:
    """Returns what of a sound lies between two frequencies."""
    spectrum, frequency = np.fft.rfft(wave), np.fft.rfftfreq(len(wave), 1 / RATE)
    passing = 1 / (1 + (low / np.maximum(frequency, 1)) ** 6) / (1 + (frequency / high) ** 6)
    return np.fft.irfft(spectrum * passing, len(wave))


def _levelled(wave: Wave) -> Wave:
    """Returns a sound whose loudest sample is 1."""
    levelled: Wave = wave / np.abs(wave).max()
    return levelled


def _tap(seconds: float, low: float, high: float, attack: float, curve: float, chance: Chance) -> Wave:
    """Returns a short burst of noise, the contact of a piece with the table."""
    burst = _band(_noise(seconds, chance), low, high)
    t = np.arange(len(burst)) / RATE
    return burst * np.minimum(1, t / attack) * np.exp(-curve * t / seconds)


def _struck(seconds: float, modes: list[tuple[float, float, float]], chance: Chance) -> Wave:
    """Returns a struck body: modes of frequency, loudness and decay in seconds."""
    t = _time(seconds)
    tones = (a * np.exp(-t / decay) * np.sin(2 * np.pi * f * t + chance.uniform(0, 6.28)) for f, a, decay in modes)
    body: Wave = np.sum(list(tones), axis=0)
    return body * np.minimum(1, t / 0.0008)


def _wood(f: float, chance: Chance) -> Wave:
    return _struck(
        0.28, [(f, 1, 0.045), (f * 2.76, 0.5, 0.022), (f * 5.4, 0.28, 0.012), (f * 8.9, 0.12, 0.007)], chance
    )


def _stone(f: float, chance: Chance) -> Wave:
    return _struck(0.30, [(f, 1, 0.035), (f * 1.51, 0.7, 0.03), (f * 2.3, 0.5, 0.018), (f * 3.9, 0.4, 0.010)], chance)


def _coin(f: float, chance: Chance) -> Wave:
    modes = ((1, 1, 0.16), (1.52, 0.7, 0.22), (2.43, 0.55, 0.12), (3.36, 0.35, 0.08), (4.6, 0.25, 0.05))
    return _struck(0.7, [(f * ratio, a, decay) for ratio, a, decay in modes], chance)


def _glass(f: float, seconds: float, chance: Chance) -> Wave:
    modes = ((1, 1, 0.35), (2.32, 0.5, 0.20), (4.25, 0.3, 0.10), (6.63, 0.15, 0.05))
    return _struck(seconds, [(f * ratio, a, seconds * decay) for ratio, a, decay in modes], chance)


def _bell(f: float, seconds: float, chance: Chance) -> Wave:
    modes = ((0.5, 0.45, 0.55), (1, 1, 0.42), (1.19, 0.5, 0.30), (1.5, 0.35, 0.25), (2, 0.5, 0.20), (2.74, 0.25, 0.12))
    tones = [(f * ratio, a, seconds * decay) for ratio, a, decay in (*modes, (3.76, 0.18, 0.07))]
    return _struck(seconds, tones, chance)


def _plucked(f: float, seconds: float, chance: Chance, bright: float = 0.5, damping: float = 0.996) -> Wave:
    """Returns a plucked string (Karplus and Strong), tuned exactly by resampling."""
    period = RATE / f
    n, length = int(period - 0.5), int(RATE * seconds)
    string = chance.uniform(-1, 1, n)
    string = string - np.roll(string, max(1, int(n * 0.18)))  # where the finger picks
    for _ in range(int(3 * (1 - bright)) + 1):
        string = 0.5 * (string + np.roll(string, 1))
    wave = np.zeros(length + n + 2)
    wave[:n] = string
    for start in range(n, length + n, n):
        end = min(start + n, length + n)
        before = wave[start - n - 1] if start > n else 0.0
        shifted = np.concatenate(([before], wave[start - n : end - n - 1]))
        wave[start:end] = damping * 0.5 * (wave[start - n : end - n] + shifted)
    samples = np.arange(length)
    tuned = np.interp(samples * (n + 0.5) / period, samples, wave[:length], right=0.0)
    return _levelled(tuned) * np.minimum(1, samples / RATE / 0.001)


def _swish(seconds: float, low: float, high: float, chance: Chance, peak: float = 0.35) -> Wave:
    """Returns paper sliding over paper."""
    wave = _noise(seconds, chance)
    t = np.linspace(0, 1, len(wave))
    wave = _band(wave, low, high * 0.6) * (1 - t) + _band(wave, low * 1.8, high) * t
    return _levelled(wave) * np.exp(-(((t - peak) / 0.20) ** 2))


def _room(wave: Wave, seconds: float, wet: float, seed: int = 1) -> Wave:
    """Returns a sound with the echo of a room."""
    echo = np.random.default_rng(seed).standard_normal(int(RATE * seconds)) * np.exp(-_time(seconds) * 6.9 / seconds)
    echo = _band(echo, 180, 5200)
    echo /= np.sqrt((echo**2).sum())
    length = len(wave) + len(echo) - 1
    size = 1 << (length - 1).bit_length()
    heard = np.fft.irfft(np.fft.rfft(wave, size) * np.fft.rfft(echo, size), size)[:length] * wet
    heard[: len(wave)] += wave * (1 - wet * 0.4)
    return heard


def _together(*parts: Placed) -> Wave:
    wave = np.zeros(max(int(RATE * start) + len(part) for start, part, _ in parts))
    for start, part, loudness in parts:
        first = int(RATE * start)
        wave[first : first + len(part)] += part * loudness
    return wave


def _note(semitones: float, base: float) -> float:
    return base * 2 ** (semitones / 12)


def _click(c: Chance) -> Wave:
    return _together((0, _wood(1250, c), 0.8), (0, _tap(0.02, 2000, 9000, 0.0005, 6, c), 0.15))


def _hover(c: Chance) -> Wave:
    return _wood(1900, c) * 0.35


def _card(c: Chance) -> Wave:
    slide = (0.0, _swish(0.20, 900, 7000, c), 0.55)
    return _together(slide, (0.12, _tap(0.05, 700, 5000, 0.001, 7, c), 0.22), (0.12, _wood(420, c), 0.18))


def _shuffle(c: Chance) -> Wave:
    def rustle(i: int) -> Placed:
        start = i * 0.055 + c.uniform(0, 0.01)
        return start, _swish(0.09, 1200, 8000, c, 0.3) * c.uniform(0.6, 1), 0.4

    return _together(*(rustle(i) for i in range(9)))


def _coins(c: Chance) -> Wave:
    drops = ((0, 3150, 0.5), (0.055, 3720, 0.42), (0.12, 2890, 0.38), (0.165, 4180, 0.25))
    return _room(_together(*((start, _coin(f, c), loudness) for start, f, loudness in drops)), 0.4, 0.10)


def _tile(c: Chance) -> Wave:
    thud = (0.0, _stone(210, c), 0.9)
    return _room(
        _together(thud, (0, _tap(0.06, 300, 4200, 0.0008, 7.2, c), 0.30), (0.045, _stone(320, c), 0.22)), 0.35, 0.10
    )


def _house(c: Chance) -> Wave:
    beams = ((0, _wood(520, c), 0.8), (0.11, _wood(610, c), 0.9))
    return _room(_together(*beams, (0.11, _stone(180, c), 0.3)), 0.3, 0.10)


def _palace(c: Chance) -> Wave:
    """A heavy stone is set, dust falls, bells answer."""
    stone = ((0, _stone(130, c), 1.0), (0.02, _tap(0.2, 150, 2200, 0.002, 20 / 3, c), 0.22))
    rise = ((0.10, 784, 1.2, 0.26), (0.22, 1175, 1.2, 0.22), (0.34, 1568, 1.4, 0.18))
    bells = [(start, _bell(f, seconds, c), loudness) for start, f, seconds, loudness in rise]
    return _room(_together(*stone, *bells), 0.9, 0.22)


def _gem(c: Chance) -> Wave:
    rise = ((0, 2093, 0.9, 0.5), (0.07, 2637, 0.9, 0.45), (0.14, 3136, 1.1, 0.42))
    rings = [(start, _glass(f, seconds, c), loudness) for start, f, seconds, loudness in rise]
    return _room(_together(*rings), 0.6, 0.18)


def _ship(c: Chance) -> Wave:
    """A wave runs along the hull while the ship's bell is struck twice."""
    t = _time(1.3)
    water = _band(_noise(1.3, c), 180, 1400)
    swell = (0.5 + 0.5 * np.sin(2 * np.pi * 1.1 * t - 1.2)) * np.exp(-1.2 * t) * np.minimum(1, t / 0.15)
    strokes = ((0.10, _bell(880, 1.3, c), 0.42), (0.42, _bell(880, 1.3, c), 0.36))
    return _room(_together((0, water / np.abs(water).max() * swell, 0.30), *strokes), 0.7, 0.16)


def _score(c: Chance) -> Wave:
    steps = (_HIJAZ[k] for k in (0, 2, 4))
    rise = [*steps, 12]
    return _room(
        _together(*((i * 0.085, _plucked(_note(n, _D4), 0.9, c, 0.55), 0.42) for i, n in enumerate(rise))), 0.7, 0.20
    )


def _turn(c: Chance) -> Wave:
    return _room(_together((0, _plucked(_D4, 0.9, c, 0.6), 0.5), (0.13, _plucked(440, 1.1, c, 0.6), 0.5)), 0.6, 0.18)


def _error(c: Chance) -> Wave:
    return _together((0, _wood(190, c), 0.9), (0.13, _wood(160, c), 0.9))


def _win(c: Chance) -> Wave:
    melody = ((0, 0), (0.14, 4), (0.28, 7), (0.42, 12), (0.62, 11), (0.76, 12), (0.96, 16))
    notes = [(start, _plucked(_note(n, _D4), 1.4, c, 0.65), 0.40) for start, n in melody]
    notes += [(0.96, _plucked(_note(n, _D4 / 2), 2.0, c, 0.5), 0.30) for n in (0, 7, 12)]
    return _room(_together(*notes, (0.96, _bell(1174.7, 1.8, c), 0.14)), 1.0, 0.24)


def _end(c: Chance) -> Wave:
    fall = enumerate((12, 10, 8, 7))
    return _room(_together(*((i * 0.16, _plucked(_note(n, 220), 1.4, c, 0.45), 0.42) for i, n in fall)), 0.9, 0.22)


CUES: dict[str, Callable[[Chance], Wave]] = {
    "click": _click,
    "hover": _hover,
    "card": _card,
    "shuffle": _shuffle,
    "coins": _coins,
    "tile": _tile,
    "house": _house,
    "palace": _palace,
    "gem": _gem,
    "ship": _ship,
    "score": _score,
    "turn": _turn,
    "error": _error,
    "win": _win,
    "end": _end,
}


def cue(name: str) -> Wave:
    """Returns a cue, its silence cut off and its end faded."""
    wave = CUES[name](np.random.default_rng(zlib.crc32(name.encode())))
    wave = wave - wave.mean()
    wave = wave[: np.nonzero(np.abs(wave) > 1e-3 * np.abs(wave).max())[0][-1] + 1]
    fade = min(441, len(wave))
    wave[-fade:] *= np.linspace(1, 0, fade)
    return _levelled(wave) * _LOUDEST.get(name, 0.7)


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece of music: its scale, ground note in Hz, beats per minute, bars, beats in a bar, and its drone.

    `density` is how often a beat has a note (half beats have fewer), `seed` that of its chances.
    """

    scale: tuple[int, ...]
    base: float
    tempo: int
    bars: int
    beats: int
    seed: int
    density: float = 0.62
    drone: tuple[int, ...] = (0, 7)


PIECES = {
    "music_alhambra": Piece(_HIJAZ, _D4, 84, 12, 4, 21),
    "music_maharaja": Piece(_DORIAN, _C4, 72, 10, 4, 33, 0.58, (0, 7, 12)),
    "music_ys": Piece(_MIXOLYDIAN, _E4, 96, 12, 6, 8, 0.66),
}


def music(piece: Piece) -> Wave:
    """Returns quiet bars on plucked strings over a drone; the end runs into the beginning."""
    chance, beat, base, scale = np.random.default_rng(piece.seed), 60 / piece.tempo, piece.base, piece.scale
    length = int(RATE * beat * piece.beats * piece.bars)
    wave, degree = np.zeros(length + RATE * 6), 4
    for bar in range(piece.bars):
        for half in range(piece.beats * 2):
            start = int(RATE * (bar * piece.beats + half / 2) * beat + chance.normal(0, 0.006) * RATE * (half > 0))
            if half == 0:
                bass = _plucked(base / 2, 3.2, chance, 0.35, 0.998)
                wave[start : start + len(bass)] += bass * 0.30
            if chance.random() < (piece.density * 0.45 if half % 2 else piece.density):
                degree = int(np.clip(degree + chance.choice([-2, -1, -1, 1, 1, 2]), 0, len(scale) + 3))
                octave, step = divmod(degree, len(scale))
                string = _plucked(_note(scale[step] + 12 * octave, base), 2.2, chance, 0.5, 0.997)
                start = max(0, start)
                wave[start : start + len(string)] += string * (0.24 if half else 0.34)
    drone = _drone(length, base / 2, piece.drone, chance)
    wave = _room(wave, 1.6, 0.30, piece.seed)
    wave[: len(wave) - length] += wave[length:]
    wave = wave[:length] + _levelled(drone) * 0.10
    return _levelled(wave) * 0.6


def _drone(length: int, base: float, tones: tuple[int, ...], chance: Chance) -> Wave:
    t, drone = np.arange(length) / RATE, np.zeros(length)
    for semitones in tones:
        f = round(_note(semitones, base) * length / RATE) * RATE / length  # whole waves, so that the loop is seamless
        for h in range(1, 6):
            tone = np.sin(2 * np.pi * f * h * t + chance.uniform(0, 6)) / h**1.7
            drone += tone * (0.5 + 0.5 * np.sin(2 * np.pi * (h + 1) * t * RATE / length + chance.uniform(0, 6)))
    return drone


def main() -> None:
    """Writes every sound to assets/sounds."""
    import soundfile

    folder = Path(__file__).resolve().parent.parent / "sounds"
    sounds = {name: (cue(name), 0.6) for name in CUES}
    sounds |= {name: (music(piece), 0.75) for name, piece in PIECES.items()}
    for name, (wave, compression) in sounds.items():
        file = folder / f"{name}.ogg"
        with soundfile.SoundFile(
            file, "w", RATE, 1, format="OGG", subtype="VORBIS", compression_level=compression
        ) as stream:
            for start in range(0, len(wave), RATE):  # libsndfile fails on long writes
                stream.write(wave[start : start + RATE].astype("float32"))


if __name__ == "__main__":
    main()

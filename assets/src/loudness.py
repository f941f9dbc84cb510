"""Measures a sound as it is heard, and says what of it is out of bounds; `levels.py` does so with all of them.

Loudness follows ITU-R BS.1770-4 and EBU R 128 (needs numpy and pygame, which decodes the files). A piece of music is
measured as a whole with its gates, a cue by its loudest 400 ms, silence around it included: so long hears an ear a
short sound. Both speakers count, because a sound of one channel is played on both.
"""

from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

Channels = NDArray[np.float64]
"""Samples from -1 to 1: a row for each speaker."""
Response = NDArray[np.complex128]

RATE = 44100
_SILENCE = -120.0
_BLOCK, _HOP = int(0.4 * RATE), int(0.1 * RATE)
_ABSOLUTE_GATE, _RELATIVE_GATE, _OFFSET = -70.0, -10.0, -0.691
_CHUNK, _MARGIN = 1 << 16, 1 << 10


@dataclass(frozen=True, slots=True)
class Measures:
    """What can be told of a sound without hearing it.

    Loudness in LUFS, its true peak in dBTP, how many samples are clipped, the middle of its spectrum in Hz, the shares
    of energy above 4 and 8 kHz, the milliseconds from a tenth to nine tenths of its height, the level of its quietest
    and of its last 20 ms, its constant part and the jump from its last sample to its first in dB of full scale.
    """

    seconds: float
    loudness: float
    peak: float
    clipped: int
    centre: float
    above_4k: float
    above_8k: float
    attack: float
    floor: float
    end: float
    constant: float
    seam: float


def decode(file: Path) -> Channels:
    """Returns what the program's mixer makes of a file; the mixer must be open with 44.1 kHz and two channels."""
    import pygame

    samples = pygame.sndarray.samples(pygame.mixer.Sound(file))
    return samples.T.astype(np.float64) / 32768


def measure(wave: Channels, *, is_music: bool) -> Measures:
    """Returns the measures of a sound; of music those of the whole, of a cue those of its loudest moment."""
    middle, above_4k, above_8k = _spectrum(wave)
    levels = _levels(wave)
    return Measures(
        seconds=wave.shape[1] / RATE,
        loudness=whole(wave) if is_music else momentary(wave),
        peak=decibels(_true_peak(wave)),
        clipped=int((np.abs(wave) >= 32767 / 32768).sum()),
        centre=middle,
        above_4k=above_4k,
        above_8k=above_8k,
        attack=_attack(wave),
        floor=decibels(float(levels.min())),
        end=decibels(float(levels[-1])),
        constant=decibels(float(np.abs(wave.mean(axis=1)).max())),
        seam=decibels(float(np.abs(wave[:, 0] - wave[:, -1]).max())),
    )


def whole(wave: Channels) -> float:
    """Returns the loudness of a piece in LUFS: neither silence counts nor what is far below the rest."""
    powers = _block_powers(_weighted(wave))
    heard = powers[powers > _power(_ABSOLUTE_GATE)]
    if not len(heard):
        return _SILENCE
    return _lufs(float(heard[heard > _power(_lufs(float(heard.mean())) + _RELATIVE_GATE)].mean()))


def momentary(wave: Channels) -> float:
    """Returns the loudness of the loudest 400 ms of a cue in LUFS."""
    return _lufs(float(_block_powers(np.pad(_weighted(wave), ((0, 0), (_BLOCK, _BLOCK)))).max()))


def decibels(amplitude: float) -> float:
    """Returns an amplitude in decibels of full scale; silence is -120."""
    return max(_SILENCE, 20 * float(np.log10(max(amplitude, 1e-12))))


# ---------------------------------------------------------------------- loudness
def _weighted(wave: Channels) -> Channels:
    """Returns a sound as the head and the ear weigh it: the two filters of BS.1770, computed for this rate."""
    size = 2 * _CHUNK
    z = np.exp(-2j * np.pi * np.fft.rfftfreq(size))
    response = _shelf(z) * _high_pass(z)
    weighted = np.zeros_like(wave)
    for start in range(0, wave.shape[1], _CHUNK):
        first = max(0, start - _CHUNK // 2)  # the filters have forgotten by then what was before
        part = np.fft.irfft(np.fft.rfft(wave[:, first : start + _CHUNK], size) * response, size)
        there = weighted[:, start : start + _CHUNK]
        there[:] = part[:, start - first : start - first + there.shape[1]]
    return weighted


def _shelf(z: Response) -> Response:
    k, q = float(np.tan(np.pi * 1681.974450955533 / RATE)), 0.7071752369554196
    high = 10 ** (3.999843853973347 / 20)
    bend = high**0.4996667741545416 * k / q
    above: Response = high + bend + k * k + 2 * (k * k - high) * z + (high - bend + k * k) * z * z
    return above / _poles(k, q, z)


def _high_pass(z: Response) -> Response:
    k, q = float(np.tan(np.pi * 38.13547087602444 / RATE)), 0.5003270373238773
    above: Response = (1 + k / q + k * k) * (1 - z) ** 2
    return above / _poles(k, q, z)


def _poles(k: float, q: float, z: Response) -> Response:
    poles: Response = 1 + k / q + k * k + 2 * (k * k - 1) * z + (1 - k / q + k * k) * z * z
    return poles


def _block_powers(wave: Channels) -> NDArray[np.float64]:
    """Returns the power of each 400 ms, a tenth of a second apart, both speakers together."""
    sums = np.concatenate(([0.0], np.cumsum((wave**2).sum(axis=0))))
    starts = np.arange(0, max(1, wave.shape[1] - _BLOCK + 1), _HOP)
    ends = np.minimum(starts + _BLOCK, wave.shape[1])
    powers: NDArray[np.float64] = np.maximum(0.0, sums[ends] - sums[starts]) / _BLOCK
    return powers


def _lufs(power: float) -> float:
    return _OFFSET + 10 * float(np.log10(max(power, 1e-12)))


def _power(lufs: float) -> float:
    return float(10 ** ((lufs - _OFFSET) / 10))


# ---------------------------------------------------------------------- shape
def _true_peak(wave: Channels) -> float:
    """Returns the highest point between the samples, found at four times the rate."""
    highest = float(np.abs(wave).max())
    for start in range(0, wave.shape[1], _CHUNK):
        part = wave[:, max(0, start - _MARGIN) : start + _CHUNK + _MARGIN]
        if np.abs(part).max() > 0.5 * highest:
            part = np.pad(part, ((0, 0), (_MARGIN, _MARGIN)))
            n = part.shape[1]
            fine = 4 * np.fft.irfft(np.fft.rfft(part), 4 * n)
            highest = max(highest, float(np.abs(fine).max()))
    return highest


def _spectrum(wave: Channels) -> tuple[float, float, float]:
    """Returns the middle of the spectrum in Hz and the shares of its energy above 4 and 8 kHz."""
    power = np.zeros(_CHUNK // 2 + 1)
    for start in range(0, wave.shape[1], _CHUNK):
        power += (np.abs(np.fft.rfft(wave[:, start : start + _CHUNK], _CHUNK)) ** 2).sum(axis=0)
    frequency = np.fft.rfftfreq(_CHUNK, 1 / RATE)
    total = float(power.sum())
    above_4k, above_8k = (float(power[frequency > least].sum()) / total for least in (4000, 8000))
    return float((power * frequency).sum()) / total, above_4k, above_8k


def _levels(wave: Channels, seconds: float = 0.02) -> NDArray[np.float64]:
    """Returns the amplitude of each stretch of a sound, the last one whole."""
    length = int(seconds * RATE)
    power = (wave**2).mean(axis=0)
    stretches = power[len(power) % length :].reshape(-1, length)
    levels: NDArray[np.float64] = np.sqrt(stretches.mean(axis=1))
    return levels


def _attack(wave: Channels) -> float:
    """Returns the milliseconds in which a sound rises."""
    levels = _levels(wave, 0.001)
    top = int(levels.argmax())
    rising = levels[: top + 1] / levels[top]
    return float((rising >= 0.9).argmax() - (rising >= 0.1).argmax())


# ---------------------------------------------------------------------- limits
def faults(measures: Measures, loudness: float, *, is_music: bool) -> list[str]:
    """Returns the names of the measures that are out of bounds. Takes the loudness that the sound's rank has."""
    bounds = {
        "loudness": (loudness - 1, loudness + 1),
        "peak": (_SILENCE, -1.0),
        "clipped": (0, 0),
        "centre": (100, 2600),
        "above_4k": (0, 0.08),
        "above_8k": (0, 0.005),
        "constant": (_SILENCE, -60.0),
        "end": (_SILENCE, -50.0),
        **({"seconds": (120.0, 240.0), "seam": (_SILENCE, -60.0)} if is_music else {"seconds": (0.05, 5.0)}),
    }
    return [name for name, (least, most) in bounds.items() if not least <= getattr(measures, name) <= most]

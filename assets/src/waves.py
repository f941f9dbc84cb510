"""Arithmetic of sounds: noise, bands, echoes, and putting sounds together; a sound is a row of samples."""

import numpy as np
from numpy.typing import NDArray

Wave = NDArray[np.float64]
Chance = np.random.Generator
Placed = tuple[float, Wave, float]
"""Start in seconds, sound, loudness."""

RATE = 44100


def instants(seconds: float) -> Wave:
    """Returns the time of each sample in seconds."""
    return np.arange(int(RATE * seconds)) / RATE


def noise(seconds: float, chance: Chance) -> Wave:
    """Returns white noise."""
    return chance.standard_normal(int(RATE * seconds))


def band(wave: Wave, low: float, high: float) -> Wave:
    """Returns what of a sound lies between two frequencies."""
    spectrum, frequency = np.fft.rfft(wave), np.fft.rfftfreq(len(wave), 1 / RATE)
    passing = 1 / (1 + (low / np.maximum(frequency, 1)) ** 6) / (1 + (frequency / high) ** 6)
    return np.fft.irfft(spectrum * passing, len(wave))


def softened(wave: Wave, above: float) -> Wave:
    """Returns a sound that grows dull above a frequency, as behind cloth: 12 dB an octave."""
    size = 1 << (len(wave) + RATE // 20).bit_length()
    frequency = np.fft.rfftfreq(size, 1 / RATE)
    return np.fft.irfft(np.fft.rfft(wave, size) / (1 + (frequency / above) ** 2), size)[: len(wave)]


def levelled(wave: Wave) -> Wave:
    """Returns a sound whose loudest sample is 1."""
    height: Wave = wave / np.abs(wave).max()
    return height


def together(*parts: Placed) -> Wave:
    """Returns sounds that start one after another."""
    wave = np.zeros(max(int(RATE * start) + len(part) for start, part, _ in parts))
    for start, part, loudness in parts:
        first = int(RATE * start)
        wave[first : first + len(part)] += part * loudness
    return wave


def room(wave: Wave, seconds: float, wet: float, seed: int = 1) -> Wave:
    """Returns a sound with the echo of a room."""
    fading = np.exp(-instants(seconds) * 6.9 / seconds)
    echo = band(np.random.default_rng(seed).standard_normal(len(fading)) * fading, 180, 4200)
    echo /= np.sqrt((echo**2).sum())
    length = len(wave) + len(echo) - 1
    size = 1 << (length - 1).bit_length()
    heard = np.fft.irfft(np.fft.rfft(wave, size) * np.fft.rfft(echo, size), size)[:length] * wet
    heard[: len(wave)] += wave * (1 - wet * 0.4)
    return heard


def faded(wave: Wave, first: float, last: float) -> Wave:
    """Returns a sound that comes out of silence and goes into it within some seconds."""
    shaped = wave.copy()
    rising, falling = (int(RATE * seconds) for seconds in (first, last))
    shaped[:rising] *= 0.5 - 0.5 * np.cos(np.linspace(0, np.pi, rising))
    shaped[len(shaped) - falling :] *= 0.5 + 0.5 * np.cos(np.linspace(0, np.pi, falling))
    return shaped


def tone(semitones: float, base: float) -> float:
    """Returns the frequency so many semitones above another."""
    return float(base * 2 ** (semitones / 12))

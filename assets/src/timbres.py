"""Bodies that sound: struck wood, stone, metal, glass and skin, paper, plucked strings, wooden pipes."""

from collections.abc import Sequence

import numpy as np

from assets.src.waves import RATE, Chance, Wave, band, instants, levelled, noise


def tap(seconds: float, low: float, high: float, attack: float, curve: float, chance: Chance) -> Wave:
    """Returns a short burst of noise, the contact of a piece with the table."""
    burst = band(noise(seconds, chance), low, high)
    t = np.arange(len(burst)) / RATE
    return burst * np.minimum(1, t / attack) * np.exp(-curve * t / seconds)


def struck(seconds: float, modes: Sequence[tuple[float, float, float]], chance: Chance) -> Wave:
    """Returns a struck body: modes of frequency, loudness and decay in seconds."""
    t = instants(seconds)
    tones = (a * np.exp(-t / decay) * np.sin(2 * np.pi * f * t + chance.uniform(0, 6.28)) for f, a, decay in modes)
    body: Wave = np.sum(list(tones), axis=0)
    return body * np.minimum(1, t / 0.0015)


def wood(f: float, chance: Chance) -> Wave:
    """Returns a wooden piece."""
    modes = ((1, 1, 0.045), (2.76, 0.4, 0.022), (5.4, 0.12, 0.012))
    return struck(0.28, [(f * ratio, a, decay) for ratio, a, decay in modes], chance)


def stone(f: float, chance: Chance) -> Wave:
    """Returns a stone set down."""
    modes = ((1, 1, 0.035), (1.51, 0.7, 0.03), (2.3, 0.5, 0.018), (3.9, 0.4, 0.010))
    return struck(0.30, [(f * ratio, a, decay) for ratio, a, decay in modes], chance)


def coin(f: float, chance: Chance) -> Wave:
    """Returns a coin on leather, which takes the edge from it."""
    modes = ((1, 1, 0.11), (1.52, 0.5, 0.10), (2.43, 0.18, 0.05), (3.36, 0.06, 0.03))
    return struck(0.6, [(f * ratio, a, decay) for ratio, a, decay in modes], chance)


def glass(f: float, seconds: float, chance: Chance) -> Wave:
    """Returns a gem that rings."""
    modes = ((1, 1, 0.30), (2.32, 0.30, 0.15), (4.25, 0.08, 0.06))
    return struck(seconds, [(f * ratio, a, seconds * decay) for ratio, a, decay in modes], chance)


def bell(f: float, seconds: float, chance: Chance) -> Wave:
    """Returns a bell with its hum below the stroke."""
    modes = ((0.5, 0.45, 0.55), (1, 1, 0.42), (1.19, 0.4, 0.30), (1.5, 0.3, 0.25), (2, 0.4, 0.20), (2.74, 0.15, 0.10))
    return struck(seconds, [(f * ratio, a, seconds * decay) for ratio, a, decay in modes], chance)


def drum(f: float, chance: Chance) -> Wave:
    """Returns a frame drum touched with the fingers."""
    modes = ((1, 1, 0.16), (1.59, 0.5, 0.09), (2.14, 0.3, 0.06), (2.65, 0.2, 0.04))
    skin = struck(0.7, [(f * ratio, a, decay) for ratio, a, decay in modes], chance)
    finger = tap(0.05, 200, 1800, 0.002, 6, chance)
    skin[: len(finger)] += 0.15 * finger
    return skin


def swish(seconds: float, low: float, high: float, chance: Chance, peak: float = 0.35) -> Wave:
    """Returns paper sliding over paper."""
    wave = noise(seconds, chance)
    t = np.linspace(0, 1, len(wave))
    wave = band(wave, low, high * 0.6) * (1 - t) + band(wave, low * 1.8, high) * t
    return levelled(wave) * np.exp(-(((t - peak) / 0.20) ** 2))


def plucked(f: float, seconds: float, chance: Chance, bright: float = 0.5, damping: float = 0.996) -> Wave:
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
    return levelled(tuned) * np.minimum(1, samples / RATE / 0.001) * np.minimum(1, (length - samples) / RATE / 0.05)


def blown(f: float, seconds: float, chance: Chance, come_from: float, breath: float = 0.02) -> Wave:
    """Returns a note of a wooden pipe that glides from another frequency, swells, and trembles as it is held."""
    t = instants(seconds)
    glide = np.exp(-t / 0.05)
    tremble = 1 + 0.006 * np.minimum(1, t / 0.9) * np.sin(2 * np.pi * 4.6 * t + chance.uniform(0, 6.28))
    phase = 2 * np.pi * np.cumsum(f * (come_from / f) ** glide * tremble) / RATE
    overtones = ((1, 1.0), (2, 0.22), (3, 0.09), (4, 0.02))
    pipe: Wave = np.sum([a * np.sin(k * phase) for k, a in overtones], axis=0)
    air = band(noise(seconds, chance), f * 0.8, f * 3)
    shape = np.minimum(1, t / 0.11) * np.minimum(1, (seconds - t) / 0.18) * (0.8 + 0.2 * np.sin(np.pi * t / seconds))
    return (pipe + breath * air) * shape / 1.2

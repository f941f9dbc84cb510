"""Grounds that repeat both ways, and the velvet of the curtain: filtered noise, the same for the same seed."""

import itertools
from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

Field = NDArray[np.float64]
Stops = list[tuple[float, str]]
_SIDE = 1024

_WALNUT: Stops = [
    (0, "#160C06"),
    (0.25, "#2A180D"),
    (0.45, "#432817"),
    (0.6, "#583620"),
    (0.8, "#774C2D"),
    (1, "#9C6B42"),
]
_PARCHMENT: Stops = [(0, "#C9AC74"), (0.3, "#E2CC9C"), (0.55, "#F1E3C0"), (0.75, "#F8EED4"), (1, "#FFF9EA")]
_VELVET: Stops = [(0, "#18061A"), (0.336, "#4E143E"), (0.68, "#84285C"), (1, "#C45C82")]
_LIT_EDGE = np.array([1, 0.72, 0.45])


def _noise(chance: np.random.Generator, across: float, down: float, slope: float) -> Field:
    """Returns noise that repeats at the edges; `across` and `down` are its grain in pixels, `slope` its smoothness."""
    spectrum = np.fft.rfft2(chance.standard_normal((_SIDE, _SIDE)))
    fy, fx = np.fft.fftfreq(_SIDE)[:, None], np.fft.rfftfreq(_SIDE)[None]
    weight = 1 / (1 + (fx * across) ** 2 + (fy * down) ** 2) ** (slope / 2)
    weight[0, 0] = 0
    field = np.fft.irfft2(spectrum * weight, s=(_SIDE, _SIDE))
    noise: Field = (field - field.mean()) / field.std()
    return noise


def _colour(text: str) -> Field:
    return np.array([int(text[i : i + 2], 16) for i in (1, 3, 5)], float)


def _coloured(shade: Field, stops: Stops) -> Field:
    """Returns a picture whose colours follow `shade` (0 to 1) along the stops."""
    places, colours = [place for place, _ in stops], np.array([_colour(text) for _, text in stops])
    return np.stack([np.interp(np.clip(shade, 0, 1), places, colours[:, band]) for band in range(3)], -1)


def wood() -> Field:
    """Returns five dark planks."""
    chance, planks = np.random.default_rng(11), 5
    fields = {
        name: _noise(chance, *grain)
        for name, grain in {
            "warp": (420, 46, 3.2),
            "fine": (160, 1.3, 1.6),
            "fibre": (60, 0.8, 1.2),
            "pores": (26, 0.7, 1.1),
            "blot": (300, 200, 3),
        }.items()
    }
    height = _SIDE // planks
    ends = [*(i * height for i in range(planks)), _SIDE]
    rows = [slice(top, foot) for top, foot in itertools.pairwise(ends)]
    planed: Field = np.concatenate([_plank(chance, fields, part, height) for part in rows])
    return np.clip(planed, 0, 255)


def _plank(chance: np.random.Generator, fields: dict[str, Field], rows: slice, height: int) -> Field:
    cut, shift = chance.integers(0, _SIDE), chance.integers(0, _SIDE)
    frequency, tone, centre = chance.uniform(0.045, 0.075), chance.uniform(-0.05, 0.05), chance.uniform(-0.6, 0.6)
    y = np.arange(rows.stop - rows.start)[:, None]
    from_heart = y - height * (0.5 + centre)
    rings = np.sign(from_heart) * np.abs(from_heart) ** 0.92 * frequency
    rings = np.sin(2 * np.pi * (rings + np.roll(fields["warp"], shift, 1)[rows] * 0.95))
    rings = np.sign(rings) * np.abs(rings) ** 0.8
    shade = 0.46 + tone + 0.085 * rings + 0.045 * np.roll(fields["fine"], shift * 3, 1)[rows]
    shade = shade + 0.03 * fields["fibre"][rows] + 0.045 * fields["blot"][rows]
    plank = _coloured(shade, _WALNUT) * (1 - 0.30 * np.clip(fields["pores"][rows] - 1.35, 0, 1))[..., None]
    groove = np.exp(-np.minimum(y, y[::-1]) / 1.6) * 0.75
    plank = plank * (1 - groove)[..., None] + (np.exp(-(((y - 4) / 1.3) ** 2)) * 16)[..., None] * _LIT_EDGE
    x = np.arange(_SIDE)[None]
    joint = np.abs((x - cut + _SIDE // 2) % _SIDE - _SIDE // 2)
    plank = plank * (1 - 0.75 * np.exp(-joint / 1.5))[..., None]
    lit: Field = plank + (np.exp(-((((x - cut) % _SIDE - 4) / 1.2) ** 2)) * 12)[..., None] * _LIT_EDGE
    return lit


def parchment() -> Field:
    """Returns a mottled sheet."""
    chance = np.random.default_rng(5)
    blot, cloud = _noise(chance, 170, 150, 3.0), _noise(chance, 46, 40, 2.4)
    fibres = _noise(chance, 22, 1.2, 1.4) + _noise(chance, 1.2, 22, 1.4)
    grain = _noise(chance, 1.2, 1.2, 1)
    sheet = _coloured(0.60 + 0.075 * blot + 0.035 * cloud + 0.018 * fibres + 0.016 * grain, _PARCHMENT)
    flecks = np.clip(_noise(chance, 5, 1.2, 1.6) - 3.0, 0, 1)
    return np.clip(sheet * (1 - 0.35 * flecks)[..., None], 0, 255)


def leather(colour: str, seed: int) -> Field:
    """Returns grained leather of a colour."""
    chance = np.random.default_rng(seed)
    grain, blot = _noise(chance, 7, 7, 2.2), _noise(chance, 140, 140, 3)
    gy, gx = (np.roll(grain, -1, axis) - np.roll(grain, 1, axis) for axis in (0, 1))
    light = 0.5 + 0.16 * (gx + gy) / np.hypot(gx, gy).std() + 0.05 * blot
    dyed: Field = _colour(colour) * (0.72 + 0.55 * light)[..., None]
    return np.clip(dyed, 0, 255)


def velvet(w: int = 1920, h: int = 1080) -> Field:
    """Returns the drawn curtain, w by h pixels: folds gathered towards the sides, lamp light in the middle."""
    x, y = np.linspace(0, 1, w)[None], np.linspace(0, 1, h)[:, None]
    side = np.abs(x - 0.5) * 2
    phase = 2 * np.pi * 15 * side**0.92 + 0.35 * np.sin(3 * y + 4 * x) + 0.25 * np.sin(2 * np.pi * 5 * side)
    fold = 0.62 * (0.5 + 0.5 * np.sin(phase)) ** 1.4
    fold = fold + 0.25 * (0.5 + 0.5 * np.sin(phase * 2.7 + 1)) * (0.4 + 0.6 * y)
    fold = fold + 0.13 * (0.5 + 0.5 * np.sin(phase * 0.37))
    light = (0.30 + 0.80 * fold) * (0.62 + 0.52 * np.exp(-(((x - 0.5) / 0.34) ** 2) - ((y - 0.42) / 0.55) ** 2))
    light = light * (1 - 0.45 * np.exp(-(((x - 0.5) / 0.0022) ** 2)))  # where the halves meet
    light = light + np.random.default_rng(3).normal(0, 0.010, (h, w))
    return _coloured(light / 1.25, _VELVET)


TEXTURES: dict[str, Callable[[], Field]] = {
    "wood": wood,
    "parchment": parchment,
    "felt_teal": lambda: leather("#1F3F44", 8),
    "felt_plum": lambda: leather("#4A2A44", 9),
    "felt_crimson": lambda: leather("#4C2019", 10),
}

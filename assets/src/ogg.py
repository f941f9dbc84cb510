"""Writes sounds as Ogg Vorbis whose bytes depend on the sound alone (needs soundfile)."""

import struct
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from assets.src.waves import RATE

_SERIAL_AT, _CHECKSUM_AT, _COUNT_AT = 14, 22, 26
_POLYNOMIAL = 0x04C11DB7


def write(file: Path, wave: NDArray[np.float64], quality: float) -> None:
    """Writes a sound: a row of samples, or one for each speaker. Takes a quality from 0 to 1."""
    import soundfile

    samples = np.atleast_2d(wave).T.astype("float32")
    with soundfile.SoundFile(
        file, "w", RATE, samples.shape[1], format="OGG", subtype="VORBIS", compression_level=1 - quality
    ) as stream:
        for start in range(0, len(samples), RATE):  # libsndfile fails on long writes
            stream.write(samples[start : start + RATE])
    file.write_bytes(without_chance(file.read_bytes()))


def without_chance(pages: bytes) -> bytes:
    """Returns a file with 1 in place of the number that the encoder draws by chance, its pages' checksums mended."""
    mended, at = bytearray(pages), 0
    while at < len(mended):
        count = mended[at + _COUNT_AT]
        lengths = mended[at + _COUNT_AT + 1 : at + _COUNT_AT + 1 + count]
        end = at + _COUNT_AT + 1 + count + sum(lengths)
        struct.pack_into("<I", mended, at + _SERIAL_AT, 1)
        struct.pack_into("<I", mended, at + _CHECKSUM_AT, 0)
        struct.pack_into("<I", mended, at + _CHECKSUM_AT, _checksum(mended[at:end]))
        at = end
    return bytes(mended)


def _shifted(byte: int) -> int:
    value = byte << 24
    for _ in range(8):
        value = (value << 1) ^ (_POLYNOMIAL if value & 0x80000000 else 0)
    return value & 0xFFFFFFFF


_TABLE = [_shifted(byte) for byte in range(256)]


def _checksum(page: bytes | bytearray) -> int:
    """Returns the checksum of a page as the Ogg format has it."""
    value = 0
    for byte in page:
        value = (value << 8 & 0xFFFFFFFF) ^ _TABLE[value >> 24 ^ byte]
    return value

"""What a file's picture claims to be, looked at before anybody unpacks it: a few bytes may claim gigabytes."""

LARGEST_SIDE = 1000
"""Pixels; our own pictures are 384 wide."""
MOST_BYTES = 128 << 10
"""Ours have a tenth of it."""
_START, _SCAN = b"\xff\xd8", b"\xff\xda"
_BASELINE = (0xC0, 0xC1)


def is_bearable(picture: bytes) -> bool:
    """Tells whether a picture is one that we could have written: a plain JPEG of one scan and of a bearable size.

    Progressive ones and those of many scans are none: each scan of a few bytes costs as much as the whole picture.
    """
    if len(picture) > MOST_BYTES or not picture.startswith(_START) or picture.count(_SCAN) != 1:
        return False
    wide, tall = _size(picture)
    return 0 < wide <= LARGEST_SIDE and 0 < tall <= LARGEST_SIDE


def _size(picture: bytes) -> tuple[int, int]:
    """Returns width and height as the first frame header claims them, zeros where there is none of the plain kind."""
    at = len(_START)
    while picture[at : at + 1] == b"\xff" and at + 9 <= len(picture):
        marker, length = picture[at + 1], int.from_bytes(picture[at + 2 : at + 4])
        if marker in _BASELINE:
            return int.from_bytes(picture[at + 7 : at + 9]), int.from_bytes(picture[at + 5 : at + 7])
        at += 2 + max(2, length)
    return 0, 0

"""Words that nobody reads by accident, digests, and plain data within bounds.

Sealing keeps honest people honest; an offline program cannot do more.
"""

import base64
import hashlib
import json
import zlib
from typing import Any

from game.core.codec import Plain

_LARGEST = 4 << 20
_DEEPEST = 64


def seal(plain: Plain) -> str:
    """Returns plain data as one word that cannot be read in an editor."""
    return base64.b64encode(zlib.compress(json.dumps(plain, separators=(",", ":")).encode())).decode("ascii")


def unseal(word: Any, largest: int = _LARGEST) -> Any:
    """Returns what was sealed, which may have so many bytes; raises ValueError when the word is damaged."""
    if not isinstance(word, str):
        raise ValueError("seal")
    stream = zlib.decompressobj()
    try:
        data = stream.decompress(base64.b64decode(word, validate=True), largest)
    except zlib.error as error:
        raise ValueError("seal") from error
    if not stream.eof or stream.unused_data:
        raise ValueError("seal")
    return load(data)


def load(data: bytes) -> Any:
    """Returns the value of a JSON text; raises ValueError for one that is damaged or nested too deeply."""
    try:
        value = json.loads(data)
    except RecursionError as error:
        raise ValueError("depth") from error
    level = [value]
    for _ in range(_DEEPEST):
        level = [part for parts in level for part in _parts(parts)]
        if not level:
            return value
    raise ValueError("depth")


def _parts(value: Any) -> Any:
    if isinstance(value, dict):
        return value.values()
    return value if isinstance(value, list) else ()


def digest(value: Any) -> str:
    """Returns 16 hexadecimal digits that are equal for equal plain data, on every machine and in every run."""
    text = json.dumps(value, separators=(",", ":"), ensure_ascii=True, sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:16]

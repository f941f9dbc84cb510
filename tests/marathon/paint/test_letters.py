"""Every letter of Unicode is drawn as wide as it is measured, in every face and chain of fonts."""

import sys

import pytest

from game.locale.typesetting import Typesetting
from game.paint.fonts import Face
from tests.paint import test_letters as letters
from tests.paint.test_letters import FACES, draw

pytestmark = pytest.mark.painted
typesetting = letters.typesetting


@pytest.mark.parametrize("language", ["hu", "ja", "he"])
@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("before", ["", "Zoe ", "א"])
def test_every_letter_of_unicode_is_drawn(face: Face, before: str, typesetting: Typesetting) -> None:
    for code in range(sys.maxunicode + 1):
        if code < 0x3000 or code % 13 == 0 or 0xA000 <= code < 0x20000 or 0xE0000 <= code < 0xE0200:
            draw(face, before + chr(code), typesetting)

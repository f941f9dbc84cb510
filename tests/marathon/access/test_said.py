"""What is drawn on any screen of any box is also said."""

import pytest

from tests.access.screens import ALL, BOXES
from tests.access.test_said import check


@pytest.mark.parametrize("box", BOXES)
def test_what_is_drawn_anywhere_is_said(box: str) -> None:
    check(box, ALL)

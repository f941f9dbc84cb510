"""Every picture of every window is drawn to the pixel as it was approved."""

import pytest

from game.tools.approved import Part, parts
from tests.approval.test_pictures import check


@pytest.mark.painted
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("part", parts(is_brief=False), ids=str)
def test_every_picture_is_as_approved(part: Part) -> None:
    check(part)

"""Notices: they lie over nothing that is asked at the same moment."""

from pathlib import Path

import pytest

from game.scenes.shell.dialog import Answer, DialogScene
from tests.scenes.driver import Driver, asking, new_session

TITLE = "Jeszcze nie tym razem, ale blisko"
QUESTION = "Po tej turze miej najwięcej budynków ze wszystkich w co najmniej 4 rodzajach. Tak jest: pięć rodzajów. " * 2


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720)])
@pytest.mark.parametrize("scale", [100, 200])
def test_a_notice_covers_no_word_of_a_dialog(tmp_path: Path, size: tuple[int, int], scale: int) -> None:
    with asking(tmp_path, new_session("human", "easy"), size=size, scale=scale, language="pl") as driver:
        services = driver.services
        services.navigation.stack.push(DialogScene(services, TITLE, QUESTION, (Answer("Dalej", None),)))
        services.notices.tell("ui.saves.saved", name="Alhambra")
        assert covered(driver) == []


def covered(driver: Driver) -> list[str]:
    """Returns the texts of a dialog that the notice lies over."""
    told = driver.services.notices.waiting[0].text
    driver.turn()
    driver.program.draw()
    marks = (driver.ui.canvas.audit or [])[driver.ui.canvas.veiled :]
    notice = [mark.rect.inflate(0, 30) for mark in marks if mark.text in told]
    assert notice
    return [mark.text for mark in marks if mark.text not in told and mark.rect.collidelist(notice) >= 0]

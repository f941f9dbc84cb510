"""What the program does for whoever translates it: keys, files read anew, the folder, how much is done."""

from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.core.resources import shipped
from game.locale.coverage import stage_of
from game.locale.origin import origin
from game.locale.skeleton import write_skeleton
from game.paint import lettering
from game.program import Program
from game.saves.paths import find_paths
from game.saves.settings import Settings
from game.scenes.rulebook.pages import CREDITS
from game.tools import play, screenshots
from game.tools.demo import language, program
from game.tools.fits import KeyListener, cut_texts, faulty
from game.tools.moments import shown
from game.tools.pictures import HOUSE, pictures
from tests.boxes.looking import ui
from tests.scenes.driver import Driver


def write(home: Path, language: str, domain: str, text: str) -> None:
    file = home / "locales" / language / f"{domain}.yml"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(f"{language}:\n{text}", "utf-8")


def notices(driver: Driver) -> list[str]:
    return [notice.text for notice in driver.services.notices.waiting]


@pytest.fixture
def settings(driver: Driver) -> Driver:
    driver.start(driver.services.routes.settings)
    return driver


@pytest.mark.parametrize(("written", "right"), [("{count}", "%{count}"), ("%{cuont}", "%{count}")])
def test_f5_names_a_placeholder_that_cannot_be_filled_in(settings: Driver, written: str, right: str) -> None:
    settings.services.settings.change(language="hu")
    write(settings.home, "hu", "ui", f'  field:\n    full: "{written} jel fér el."\n')
    settings.press(pygame.K_F5)
    named, counted = notices(settings)
    assert counted.startswith("1 hiba")
    assert written in named and right in named and "ui.yml" in named


def test_while_keys_are_shown_the_card_says_where_the_text_under_the_pointer_comes_from(
    settings: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings.services.settings.change(language="hu")
    settings.press(pygame.K_F6)
    at = next(mark for mark in settings.services.ui.canvas.audit or () if "ui.settings.scale" in mark.line).rect.center
    monkeypatch.setattr(pygame.mouse, "get_pos", lambda: at)
    copied: list[str] = []
    monkeypatch.setattr(pygame.scrap, "put_text", copied.append)
    settings.turn(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(0, 0, 0)))
    settings.press(pygame.K_c, mod=pygame.KMOD_CTRL)
    (card,) = copied
    key, english, own, comment, place = card.split("\n")
    assert (key, english, own) == ("ui.settings.scale", "Size", "Méret")
    assert "names of settings at most 26" in comment
    file, _, line = place.rpartition(":")
    assert "Méret" in Path(file).read_text("utf-8").splitlines()[int(line) - 1]
    settings.press(pygame.K_F6)
    settings.press(pygame.K_c, mod=pygame.KMOD_CTRL)
    assert len(copied) == 1


def test_a_text_that_waits_for_its_translation_is_found_where_it_is_to_be_written(tmp_path: Path) -> None:
    write_skeleton("cs", shipped("locales"), tmp_path / "cs")
    found = origin("ui.settings.scale", "cs", [shipped("locales"), tmp_path])
    assert found and (found.english, found.own) == ("Size", "")
    file, _, line = found.place.rpartition(":")
    assert file == str(tmp_path / "cs" / "ui.yml")
    assert Path(file).read_text("utf-8").splitlines()[int(line) - 1] == '    scale: ""'
    assert "own languages" not in found.comment, "what is said of the texts above"


def test_the_settings_say_where_translations_lie(settings: Driver) -> None:
    settings.node("own_languages").act()  # type: ignore[misc]
    assert notices(settings) == [f"Your translations lie here: {settings.home / 'locales'}"]


def test_a_language_that_is_not_complete_shows_how_much_of_it_is_done_from_the_first_texts_on(settings: Driver) -> None:
    folder = settings.home / "locales" / "cs"
    write_skeleton("cs", shipped("locales"), folder)
    for domain in ("common", "ui"):
        file = folder / f"{domain}.yml"
        file.write_text(file.read_text("utf-8").replace(': ""\n', ': "Nic"\n', 7), "utf-8")
    settings.press(pygame.K_F5)
    assert settings.services.language.names() == {
        "cs": "Čeština 0,2\N{NO-BREAK SPACE}%", "de": "Deutsch", "en": "English", "hu": "Magyar", "pl": "Polski",
    }  # fmt: skip


def test_while_keys_are_shown_the_switch_tells_the_language_and_choosing_one_shows_its_texts(settings: Driver) -> None:
    write_skeleton("cs", shipped("locales"), settings.home / "locales" / "cs")
    settings.press(pygame.K_F5)
    settings.services.settings.change(language="hu")
    settings.press(pygame.K_F6)
    assert settings.node("language").value == "Magyar"
    assert "ui.settings.scale" in settings.texts
    settings.click("language", "popup:hu")
    assert settings.node("scale").name.startswith("Méret")


def test_f5_speaks_and_reads_the_language_while_keys_are_shown(
    settings: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(settings.home, "hu", "ui", '  settings:\n    scale: "Nagyság"\n')
    settings.services.settings.change(language="hu")
    settings.press(pygame.K_F6)
    at = next(mark for mark in settings.services.ui.canvas.audit or () if "ui.settings.scale" in mark.line).rect.center
    monkeypatch.setattr(pygame.mouse, "get_pos", lambda: at)
    settings.turn(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(0, 0, 0)))
    assert "Nagyság" in settings.texts
    write(settings.home, "hu", "ui", '  settings:\n    scale: "Nagysága"\n')
    settings.press(pygame.K_F5)
    assert notices(settings) == ["A nyelvi fájlok újra beolvasva."]
    assert "Nagysága" in settings.texts and "Nagyság" not in settings.texts
    write(settings.home, "hu", "ui", '  settings:\n    scale: "Nagysága\n')
    for _ in range(2):  # it is told again as long as it is there
        settings.services.notices.waiting.clear()
        settings.press(pygame.K_F5)
        assert "ui.yml" in notices(settings)[0], "first of all what is wrong, and where"
        assert "A nyelvi fájlok újra beolvasva." not in notices(settings)
    settings.services.notices.waiting.clear()
    write(settings.home, "hu", "ui", '  settings:\n    scale: "Nagysága"\n')
    settings.press(pygame.K_F5)
    assert notices(settings) == ["A nyelvi fájlok újra beolvasva."], "nothing more of what is mended"


def test_whoever_translated_the_texts_is_named_in_the_rules(driver: Driver) -> None:
    write(driver.home, "en", "common", '  translators: "English by Ada and Bob."\n')
    driver.services.language.reload()
    driver.start(driver.services.routes.rules, "ys", CREDITS)
    assert any("Ada and Bob" in text for text in driver.texts), driver.texts


def test_tools_that_show_the_program_read_the_players_languages(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("KUPOLA_HOME", str(tmp_path))
    write(tmp_path, "cs", "ui", '  settings:\n    title: "Nastavení"\n')
    assert language("cs") == "cs"
    with program((1024, 600), Settings(language="cs"), headless=True, locales=find_paths().locales) as made:
        assert made.services.words("ui.settings.title") == "Nastavení"
    for run in (screenshots.run, play.run):
        with pytest.raises(SystemExit):
            run(["ys", "--lang", "xx"])
        assert "xx: cs, de, en, hu, pl" in capsys.readouterr().err


@pytest.mark.painted
def test_a_text_that_has_no_room_is_found_where_it_is_drawn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The second of two screens shows it; before a release and for translators all are drawn."""

    def two(made: Program, *asked: Any, **how: Any) -> Iterator[str]:
        made.services.navigation.start(made.services.routes.settings)
        yield "settings"
        yield from islice(pictures(made, *asked, **how), 1)

    monkeypatch.setattr("game.tools.fits.pictures", two)
    write(tmp_path, "hu", "ui", f'  menu:\n    tagline: "{"Minden játék egy helyen, " * 4}"\n')
    (found,) = cut_texts("hu", [shipped("locales"), tmp_path / "locales"], [HOUSE])
    assert (found.key, found.line, found.values["screen"]) == ("ui.menu.tagline", 3, "house/menu")
    assert found.values["shown"].endswith("…")


@pytest.mark.parametrize(
    ("x", "y", "lost"), [(100, 300, []), (110, 104, ["Play"]), (1800, 300, ["Settings"]), (100, -4, ["Settings"])]
)
def test_a_text_that_leaves_the_window_or_lies_over_another_has_no_room(x: int, y: int, lost: list[str]) -> None:
    on = ui((1024, 600))
    canvas = on.begin((900, 560))
    canvas.audit = []
    lettering.text(canvas, "Play", 100, 100)
    lettering.text(canvas, "Settings", x, y)
    assert [mark.text for mark in faulty("menu", on)] == lost


def test_only_what_a_language_has_is_drawn_and_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody who begins with the card game waits for Ys, or is asked to write its English texts shorter."""
    write(tmp_path, "cs", "alhambra_cards", '  title: "Alhambra: karetní hra"\n')
    write(tmp_path, "cs", "ys", '  title: ""\n')
    drawn = []

    def cut(language: str, folders: object, room: str) -> Iterator[tuple[str, str, str]]:
        drawn.append(room)
        yield "table", "alhambra_cards.title", "Alham…"
        yield "table", "alhambra_cards.tagline", "Towers…"

    monkeypatch.setattr("game.tools.fits.cut_on_screens", cut)
    found = cut_texts("cs", [shipped("locales"), tmp_path / "locales"])
    assert drawn == [HOUSE, "alhambra_cards"] and [each.key for each in found] == ["alhambra_cards.title"]


def test_a_first_game_shows_no_text_of_a_later_stage() -> None:
    """From menu and lobby to the result; other games have their names only, and rules and settings come later."""
    with program((1024, 600), Settings(language="en", speed="instant", coach="off"), headless=True) as made:
        heard = KeyListener("en", (shipped("locales"),))
        made.services.language.speak(heard)
        found = set()
        for name, show in shown(made, "alhambra_cards"):
            show()
            made.services.ui.canvas.audit = []
            made.draw()
            if name not in ("rules", "load"):
                found |= {heard.keys.get(mark.line, "") for mark in made.services.ui.canvas.audit or ()}
    later = {key for key in found if key and stage_of(key.partition(".")[0]) != "game" and not key.endswith(".title")}
    assert len(found) > 100 and later == set()

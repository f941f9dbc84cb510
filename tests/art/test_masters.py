"""The committed pictures and fonts are there, readable and those that the drawing code makes."""

from pathlib import Path

import pygame
import pytest

from assets.src import build, catalogue
from assets.src.sprite import Sprite
from game.paint.palette import contrast
from tests.art.pictures import ASSETS, MANIFEST
from tests.art.pictures import picture as master

pytestmark = pytest.mark.painted

Drawings = dict[str, tuple[str, Sprite]]
PIECES: tuple[str, ...] = ("token_", "tile_", "coin_", "camp_", "bazaar_", "square_", "seal_", "falcon_", "vizier_")
PIECES += ("house_", "palace_", "architect_", "governor_", "city_badge_", "character_", "gold_coin", "disc_")
PIECES += ("broker_", "gem_", "medal_", "ys_icon_", "screen_", "points", "soldier_mark")
FONTS = sorted((ASSETS / "fonts").glob("*.ttf"))
HUNGARIAN = "aábcdeéfghiíjklmnoóöőpqrstuúüűvwxyz"
POLISH = "aąbcćdeęfghijklłmnńoópqrsśtuvwxyzźż"
SIGNS = "0123456789 .,:;!?()[]+-−–—×÷=%„”“’‘«»…•/&→←↑↓"


@pytest.fixture(scope="module")
def drawings() -> Drawings:
    """All drawings, made in the opposite order of the build's: none may depend on what was drawn before it."""
    return {name: (folder, draw()) for name, (folder, draw) in reversed(catalogue.catalogue().items())}


def test_every_picture_is_the_one_that_the_drawing_code_makes_now(drawings: Drawings) -> None:
    assert build.stale(build.drawn_manifest(drawings)) == []
    assert build.drawn_manifest(drawings) == MANIFEST


def test_a_changed_drawing_is_noticed(drawings: Drawings) -> None:
    folder, sprite = drawings["coin_florin"]
    changed = type(sprite)(sprite.w, sprite.h)
    assert build.stale(build.drawn_manifest({**drawings, "coin_florin": (folder, changed)})) == ["coin_florin"]


def test_every_master_has_the_size_that_the_manifest_promises() -> None:
    wrong = []
    for name, entry in MANIFEST["sprites"].items():
        for factor in entry["masters"]:
            found = size_of(ASSETS / entry["folder"] / f"{name}@{factor}.webp")
            if found != (round(entry["w"] * factor), round(entry["h"] * factor)):
                wrong.append((name, factor, found))
    assert wrong == []


def size_of(webp: Path) -> tuple[int, int]:
    """Returns width and height as the first bytes of a picture tell them, which is all that is read of it."""
    with webp.open("rb") as file:
        head = file.read(30)
    assert (head[:4], head[8:12]) == (b"RIFF", b"WEBP"), webp
    match head[12:16]:
        case b"VP8X":  # both less one, in three bytes each
            return 1 + int.from_bytes(head[24:27], "little"), 1 + int.from_bytes(head[27:30], "little")
        case b"VP8L":  # both less one, in fourteen bits each
            both = int.from_bytes(head[21:25], "little")
            return 1 + (both & 0x3FFF), 1 + (both >> 14 & 0x3FFF)
        case b"VP8 ":  # in fourteen bits of two bytes each
            return int.from_bytes(head[26:28], "little") & 0x3FFF, int.from_bytes(head[28:30], "little") & 0x3FFF
    pytest.fail(f"{webp}: {head[12:16]!r}")


def test_no_master_lies_about_without_a_drawing() -> None:
    listed = {
        f"{entry['folder']}/{name}@{factor}.webp"
        for name, entry in MANIFEST["sprites"].items()
        for factor in entry["masters"]
    }
    assert {file.relative_to(ASSETS).as_posix() for file in ASSETS.glob("*/*.webp")} == listed


def test_the_grounds_repeat_without_a_seam() -> None:
    for name, entry in MANIFEST["textures"].items():
        picture = pygame.image.load(ASSETS / entry["folder"] / entry["file"])
        w, h = picture.get_size()
        assert (w, h) == (entry["w"], entry["h"])
        steps = [column_step(picture, x, (x + 1) % w) for x in (*range(7, w - 1, 97), w - 1)]
        assert steps[-1] < 1.6 * max(steps[:-1]), name


def column_step(picture: pygame.Surface, left: int, right: int) -> float:
    """Returns how much two columns differ, in levels of red per pixel."""
    rows = range(0, picture.get_height(), 4)
    return sum(abs(picture.get_at((left, y)).r - picture.get_at((right, y)).r) for y in rows) / len(rows)


@pytest.mark.parametrize("size", [32, 48, 64, 256])
def test_the_program_icon_comes_in_the_sizes_of_task_bars(size: int) -> None:
    assert pygame.image.load(ASSETS / "kit" / f"icon_{size}.png").get_size() == (size, size)


def test_dark_pieces_have_a_light_rim() -> None:
    """Onyx tokens, arcades tiles and dirham coins would drown on walnut and plum (contrast below 3:1)."""
    for name in MANIFEST["sprites"]:
        if name.startswith(PIECES) or name == "maharaja":
            picture = master(name, 2)
            y = round(picture.get_height() * 0.45)
            edge = next(x for x in range(picture.get_width()) if picture.get_at((x, y)).a > 220)
            rim = [picture.get_at((edge + dx, y)) for dx in range(4)]
            assert max(contrast((dot.r, dot.g, dot.b), (0, 0, 0)) for dot in rim) > 8, name


@pytest.mark.parametrize("file", FONTS, ids=lambda file: file.stem)
def test_fonts_write_hungarian_and_polish(file: Path) -> None:
    pygame.font.init()
    font = pygame.font.Font(file, 20)
    wanted = HUNGARIAN + HUNGARIAN.upper() + POLISH + POLISH.upper() + SIGNS
    assert [letter for letter, metrics in zip(wanted, font.metrics(wanted), strict=True) if metrics is None] == []


def test_digits_of_the_display_face_are_equally_wide() -> None:
    """Scores that count up must not tremble."""
    pygame.font.init()
    for file in FONTS:
        if file.stem.startswith("YsPlayers"):
            font = pygame.font.Font(file, 60)
            assert len({advance for *_, advance in filter(None, font.metrics("0123456789"))}) == 1


def test_each_font_has_its_licence_beside_it() -> None:
    credits = (ASSETS / "CREDITS.md").read_text("utf-8")
    for licence in ("OFL-Alegreya.txt", "OFL-SourceSans3.txt"):
        assert "SIL OPEN FONT LICENSE" in (ASSETS / "fonts" / licence).read_text("utf-8")
        assert licence in credits


@pytest.mark.parametrize(("folder", "most"), [("ys", 6.0), ("maharaja", 6.0), ("alhambra_tiles", 2.5)])
def test_the_pictures_of_a_game_stay_light(folder: str, most: float) -> None:
    assert sum(file.stat().st_size for file in (ASSETS / folder).iterdir()) < most * 1e6

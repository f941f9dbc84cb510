"""Tiles with their walls, towers, bastions and prices, as they lie in the market, a reserve or an Alhambra."""

import pygame

from game.boxes.alhambra.rules.tiles import BAZAARS, CAMPS, FOUNTAIN, PRICE, WALLS
from game.boxes.alhambra.table.phrases import kind_of, sprite
from game.paint import pieces, sprites
from game.paint.box import Box
from game.paint.canvas import Canvas, changed

SIDE = "nesw"
_BADGE = 0.3
"""How wide the badge with the price is for the width of a tile."""
NUMBERED = 62.0
"""A tile less wide than this, in units, is drawn without its price."""
_LEAST_BADGE = 24
GHOST = 230
"""How opaque a tile or falcon is that would come where it is pointed at."""


def tile_picture(canvas: Canvas, tile: int, px: int, *, is_priced: bool, alpha: int = 255) -> pygame.Surface:
    """Returns a tile as a premultiplied surface, so many pixels wide, with its price if wanted."""
    key = ("alhambra", tile, px, is_priced, alpha)
    return canvas.made.get(
        key, lambda: changed(_tile(tile, px, is_priced, is_high_contrast=canvas.is_high_contrast), 0, alpha)
    )


def _tile(tile: int, px: int, is_priced: bool, *, is_high_contrast: bool) -> pygame.Surface:
    made = sprites.sprite(sprite(tile), px, px).copy()
    for name in wall_sprites(tile):
        _lay(made, f"wall_{name}", px)
    if is_priced and tile not in BAZAARS and tile != FOUNTAIN:
        _price(made, tile, px, is_high_contrast=is_high_contrast)
    return made


def wall_sprites(tile: int) -> list[str]:
    """Returns the names of the walls of a tile and, after them, of the towers where two of them meet."""
    sides = [SIDE[side] for side in range(4) if WALLS[tile] >> side & 1]
    corners = [one + other for one, other in (("n", "e"), ("e", "s"), ("s", "w"), ("n", "w"))]
    return [*sides, *(corner for corner in corners if corner[0] in sides and corner[1] in sides)]


def _lay(made: pygame.Surface, name: str, px: int) -> None:
    made.blit(sprites.sprite(name, px, px), (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)


def _price(made: pygame.Surface, tile: int, px: int, *, is_high_contrast: bool) -> None:
    """The badge in the upper left corner; inside a wall that runs there."""
    wide = max(_LEAST_BADGE, round(px * _BADGE))
    name = "badge_camp" if tile in CAMPS else f"badge_{kind_of(tile)}"
    at = (round(px * (0.1 if WALLS[tile] & 8 else 0.03)), round(px * (0.1 if WALLS[tile] & 1 else 0.03)))
    made.blit(sprites.sprite(name, wide, wide), at, special_flags=pygame.BLEND_PREMULTIPLIED)
    numeral = pieces.numerals(PRICE[tile], max(10, round(wide * 0.46)), is_high_contrast=is_high_contrast)
    x = at[0] + round(wide * 0.48 - numeral.get_width() / 2)
    y = at[1] + round(wide * 0.47 - numeral.get_height() / 2)
    made.blit(numeral, (x, y), special_flags=pygame.BLEND_PREMULTIPLIED)


def pixels(canvas: Canvas, wide: float) -> int:
    """Returns a width in whole pixels, even ones, so that a flight makes few pictures and neighbours leave no gap."""
    px = canvas.px(wide)
    return max(4, px + px % 2)


def ghost(canvas: Canvas, tile: int, px: int, alpha: int) -> pygame.Surface:
    """Returns the walls alone of a tile, faded, to show how they would stand."""
    return canvas.made.get(("alhambra walls", tile, px, alpha), lambda: _walls(tile, px, alpha))


def _walls(tile: int, px: int, alpha: int) -> pygame.Surface:
    made = pygame.Surface((px, px), pygame.SRCALPHA)
    made.fill((0, 0, 0, 0))
    for name in wall_sprites(tile):
        _lay(made, f"wall_{name}", px)
    return changed(made, 0, alpha)


def paint_tile(canvas: Canvas, tile: int, box: Box) -> None:
    """Draws a tile with its price in a box, as high as that."""
    canvas.shadow(canvas.rect(Box(box.x, box.y, box.h, box.h)), 8, 130, 3, 5, 6)
    canvas.stamp(tile_picture(canvas, tile, pixels(canvas, box.h), is_priced=True), box.x, box.y)

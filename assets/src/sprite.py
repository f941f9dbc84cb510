"""A picture in the making: shapes, gradients, clips and filters that end up as one SVG text."""

import re
from collections.abc import Iterator
from contextlib import contextmanager

from assets.src.colours import BRASS_SHEEN, Stops, lit, shaded

_SHADE_MATRIX = "0 0 0 0 .11 0 0 0 0 .05 0 0 0 0 .01 0 0 0 {} 0"
_GRAIN = (
    '<feTurbulence type="fractalNoise" baseFrequency=".7" numOctaves="2" seed="7" result="n"/>'
    '<feColorMatrix in="n" values="0 0 0 0 .30 0 0 0 0 .16 0 0 0 0 .06 .34 0 0 0 -.14" result="dark"/>'
    '<feColorMatrix in="n" values="0 0 0 0 1 0 0 0 0 .97 0 0 0 0 .88 0 .26 0 0 -.11" result="light"/>'
    '<feMerge result="m"><feMergeNode in="SourceGraphic"/><feMergeNode in="dark"/><feMergeNode in="light"/></feMerge>'
    '<feComposite in="m" in2="SourceGraphic" operator="in"/>'
)
_FILTERS = {
    # a wide soft shadow and a tight contact shadow of a piece that lies on the table
    "drop": '<filter id="drop" color-interpolation-filters="sRGB" x="-25%" y="-25%" width="150%" height="160%">'
    '<feGaussianBlur in="SourceAlpha" stdDeviation="5"/><feOffset dx="4" dy="7"/>'
    f'<feColorMatrix values="{_SHADE_MATRIX.format(".5")}" result="wide"/>'
    '<feGaussianBlur in="SourceAlpha" stdDeviation="1.4"/><feOffset dx="1" dy="2"/>'
    f'<feColorMatrix values="{_SHADE_MATRIX.format(".45")}" result="contact"/>'
    '<feMerge><feMergeNode in="wide"/><feMergeNode in="contact"/><feMergeNode in="SourceGraphic"/></feMerge></filter>',
    "small": '<filter id="small" color-interpolation-filters="sRGB" x="-30%" y="-30%" width="170%" height="170%">'
    '<feGaussianBlur in="SourceAlpha" stdDeviation="1.8"/><feOffset dx="2" dy="3"/>'
    f'<feColorMatrix values="{_SHADE_MATRIX.format(".55")}"/>'
    '<feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge></filter>',
    "blur2": '<filter id="blur2" x="-40%" y="-40%" width="180%" height="180%">'
    '<feGaussianBlur stdDeviation="2"/></filter>',
    "blur5": '<filter id="blur5" x="-40%" y="-40%" width="180%" height="180%">'
    '<feGaussianBlur stdDeviation="5"/></filter>',
    "blur9": '<filter id="blur9" x="-40%" y="-40%" width="180%" height="180%">'
    '<feGaussianBlur stdDeviation="9"/></filter>',
    # gouache grain: fine two-octave noise inside the silhouette
    "grain": '<filter id="grain" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">'
    f"{_GRAIN}</filter>",
    # the same, and a light line around the silhouette: its blurred shape, cut off sharply again a little further out
    "piece": '<filter id="piece" x="-10%" y="-10%" width="120%" height="120%" color-interpolation-filters="sRGB">'
    f'{_GRAIN.removesuffix("/>")} result="grained"/><feGaussianBlur in="SourceAlpha" stdDeviation="2"/>'
    '<feColorMatrix values="0 0 0 0 .92 0 0 0 0 .84 0 0 0 0 .64 0 0 0 9 -.55"/>'
    '<feMerge><feMergeNode/><feMergeNode in="grained"/></feMerge></filter>',
}

Box = tuple[float, float, float, float]
Point = tuple[float, float]
DOWN: Box = (0, 0, 0, 1)
ACROSS: Box = (0, 0, 1, 0)
DIAGONAL: Box = (0, 0, 1, 1)


def number(value: float) -> str:
    """Returns a coordinate with at most two decimals, so that equal drawings give equal texts everywhere."""
    return f"{round(value, 2) + 0.0:g}"


def _attributes(**values: float | str | None) -> str:
    pairs = ((key.replace("_", "-"), value) for key, value in values.items() if value is not None)
    return " ".join(f'{key}="{value if isinstance(value, str) else number(value)}"' for key, value in pairs)


def path(d: str, fill: str = "none", stroke: str | None = None, width: float = 2, **more: float | str) -> str:
    """Returns a path with round joins; `width` is the stroke's, in units, and only counts with a stroke."""
    line = (
        _attributes(stroke=stroke, stroke_width=width, stroke_linejoin="round", stroke_linecap="round")
        if stroke
        else ""
    )
    return f'<path d="{d}" fill="{fill}" {line} {_attributes(**more)}/>'


def rect(
    x: float,
    y: float,
    w: float,
    h: float,
    fill: str = "none",
    stroke: str | None = None,
    width: float = 2,
    radius: float = 0,
    **more: float | str,
) -> str:
    """Returns a rectangle with its upper left corner at (x, y) and corners rounded by `radius`."""
    line = _attributes(stroke=stroke, stroke_width=width, stroke_linejoin="round") if stroke else ""
    return f"<rect {_attributes(x=x, y=y, width=w, height=h, rx=radius, fill=fill)} {line} {_attributes(**more)}/>"


def circle(
    x: float, y: float, r: float, fill: str = "none", stroke: str | None = None, width: float = 2, **more: float | str
) -> str:
    """Returns a circle around (x, y)."""
    line = _attributes(stroke=stroke, stroke_width=width) if stroke else ""
    return f"<circle {_attributes(cx=x, cy=y, r=r, fill=fill)} {line} {_attributes(**more)}/>"


def ellipse(
    x: float,
    y: float,
    rx: float,
    ry: float,
    fill: str = "none",
    stroke: str | None = None,
    width: float = 2,
    **more: float | str,
) -> str:
    """Returns an ellipse around (x, y)."""
    line = _attributes(stroke=stroke, stroke_width=width) if stroke else ""
    return f"<ellipse {_attributes(cx=x, cy=y, rx=rx, ry=ry, fill=fill)} {line} {_attributes(**more)}/>"


def turned(shape: str, angle: float, x: float, y: float) -> str:
    """Returns a shape turned clockwise by `angle` degrees around (x, y)."""
    return f'<g transform="rotate({number(angle)} {number(x)} {number(y)})">{shape}</g>'


def mirrored(shape: str, x: float) -> str:
    """Returns a shape drawn around x = 0 as its mirror image around `x`."""
    return f'<g transform="translate({number(x)} 0) scale(-1 1)">{shape}</g>'


class Sprite:
    """One picture in design units; 256 units are the side of an Alhambra tile, light comes from the upper left."""

    def __init__(self, w: float, h: float) -> None:
        self.w, self.h = w, h
        self._definitions: list[str] = []
        self._body: list[str] = []
        self._filters: set[str] = set()
        self._ids = 0

    def _define(self, text: str) -> str:
        """Takes a definition with `{}` for its id and returns a reference to it."""
        self._ids += 1
        self._definitions.append(text.replace("{}", f"g{self._ids}", 1))
        return f"url(#g{self._ids})"

    def add(self, *shapes: str) -> None:
        """Puts shapes on top of what is drawn already."""
        self._body.extend(shapes)

    @contextmanager
    def group(self, *attributes: str, **more: float | str) -> Iterator[None]:
        """Wraps what is drawn inside the `with` block: clip and filter references, opacity, transform."""
        self._body.append(f"<g {' '.join(attributes)} {_attributes(**more)}>")
        yield
        self._body.append("</g>")

    def linear(self, stops: Stops, line: Box = DOWN, absolute: bool = False) -> str:
        """Returns a fill that changes along a line, given in shares of the shape or, if absolute, in units."""
        ends = _attributes(**dict(zip(("x1", "y1", "x2", "y2"), line, strict=True)))
        return self._gradient("linearGradient", ends, stops, absolute)

    def radial(self, stops: Stops, at: tuple[float, float, float] = (0.4, 0.35, 0.75), absolute: bool = False) -> str:
        """Returns a fill that changes from a centre outwards; `at` is centre and radius."""
        return self._gradient(
            "radialGradient", _attributes(**dict(zip(("cx", "cy", "r"), at, strict=True))), stops, absolute
        )

    def _gradient(self, kind: str, place: str, stops: Stops, absolute: bool) -> str:
        units = ' gradientUnits="userSpaceOnUse"' if absolute else ""
        return self._define(f'<{kind} id="{{}}" {place}{units}>{"".join(map(_stop, stops))}</{kind}>')

    def ramp(self, colour: str, light: float, shade: float, line: Box = ACROSS) -> str:
        """Returns the three-stop fill of a lit face: warm light, the colour itself, violet-brown shade."""
        return self.linear([(0, lit(colour, light)), (0.5, colour), (1, shaded(colour, shade))], line)

    def brass(self) -> str:
        """Returns the fill of polished brass."""
        return self.linear(BRASS_SHEEN, (0, 0, 0.9, 1))

    def clip(self, *shapes: str) -> str:
        """Returns the attribute that shows a group only inside the given shapes."""
        return f'clip-path="{self._define(f"""<clipPath id="{{}}">{"".join(shapes)}</clipPath>""")}"'

    def pattern(self, w: float, h: float, shape: str, scale: float = 1) -> str:
        """Returns a fill that repeats a shape every w by h units."""
        size = _attributes(width=w, height=h, patternTransform=f"scale({number(scale)})")
        return self._define(f'<pattern id="{{}}" {size} patternUnits="userSpaceOnUse">{shape}</pattern>')

    def filter(self, name: str) -> str:
        """Returns the attribute that applies one of the common filters to a group."""
        if name not in self._filters:
            self._filters.add(name)
            self._definitions.append(_FILTERS[name])
        return f'filter="url(#{name})"'

    def tint(self, matrix: str) -> str:
        """Returns the attribute that applies a 5 by 4 colour matrix to a group."""
        box = 'color-interpolation-filters="sRGB" x="-10%" y="-10%" width="120%" height="120%"'
        return f'filter="{self._define(f"""<filter id="{{}}" {box}><feColorMatrix values="{matrix}"/></filter>""")}"'

    def embed(self, guest: "Sprite", x: float, y: float, scale: float = 1, *attributes: str) -> None:
        """Draws another sprite with its upper left corner at (x, y)."""
        self._ids += 1
        prefix = rf"\g<1>e{self._ids}"  # gradients of two guests must never collide

        def renamed(lines: list[str]) -> list[str]:
            return [re.sub(r'(id="|url\(#)', prefix, line) for line in lines]

        self._definitions.extend(renamed(guest._definitions))
        with self.group(*attributes, transform=f"translate({number(x)} {number(y)}) scale({number(scale)})"):
            self.add(*renamed(guest._body))

    def svg(self) -> str:
        """Returns the picture as SVG text."""
        size = f'viewBox="0 0 {number(self.w)} {number(self.h)}" {_attributes(width=self.w, height=self.h)}'
        lines = [f'<svg xmlns="http://www.w3.org/2000/svg" {size}>', "<defs>", *self._definitions, "</defs>"]
        return "\n".join([*lines, *self._body, "</svg>", ""])


def _stop(stop: tuple[float, str]) -> str:
    """Returns a gradient stop; a colour of eight hex digits carries its opacity."""
    offset, colour = stop
    opacity = f"{int(colour[7:9], 16) / 255:.3f}" if len(colour) > 7 else None
    return f"<stop {_attributes(offset=offset, stop_color=colour[:7], stop_opacity=opacity)}/>"

"""One-colour icons, 64 x 64: drawn lines of one width, some parts filled."""

from dataclasses import dataclass

from assets.src.colours import NEUTRAL
from assets.src.ornament import ticks
from assets.src.shapes import polygon, star
from assets.src.sprite import Point, Sprite, circle, path

TONES = {"ink": NEUTRAL["ink"], "light": NEUTRAL["textLight"], "brass": NEUTRAL["brassLight"]}
_LINE = 5.4


@dataclass(frozen=True, slots=True)
class Icon:
    """What is drawn as a line, what is filled (and gets the same line around it) and where a dot is set."""

    line: str = ""
    solid: str = ""
    dots: tuple[Point, ...] = ()
    dot: float = 3.8  # radius


def _ring(x: float, y: float, r: float) -> str:
    return f"M{x - r} {y}a{r} {r} 0 1 0 {2 * r} 0a{r} {r} 0 1 0 {-2 * r} 0z"


_PERSON = "M32 32a11 11 0 1 0 0-22a11 11 0 0 0 0 22zM12 56a20 18 0 0 1 40 0z"
_DISC = _ring(32, 32, 24)
_SPEAKER = "M10 24H20L34 12V52L20 40H10z"
_EYE = "M5 32Q32 4 59 32Q32 60 5 32z"

ICONS = {
    # moving about
    "left": Icon("M40 14L22 32L40 50"),
    "right": Icon("M24 14L42 32L24 50"),
    "up": Icon("M14 40L32 22L50 40"),
    "down": Icon("M14 24L32 42L50 24"),
    "arrow": Icon("M8 32H52M36 16L54 32L36 48"),
    "home": Icon("M8 32L32 10L56 32M16 28V54H48V28"),
    "menu": Icon("M10 16H54M10 32H54M10 48H54"),
    "more": Icon(dots=((14, 32), (32, 32), (50, 32)), dot=5),
    "door": Icon("M14 56V18Q32 2 50 18V56M6 56H58", dots=((41, 38),)),
    "close": Icon("M16 16L48 48M48 16L16 48"),
    "check": Icon("M12 34L26 48L52 16"),
    "plus": Icon("M32 12V52M12 32H52"),
    "minus": Icon("M12 32H52"),
    "search": Icon(_ring(28, 28, 18) + "M42 42L56 56"),
    # playing
    "undo": Icon("M14 28H38a13 13 0 0 1 0 26H24M14 28L28 16M14 28L28 40"),
    "redo": Icon("M50 28H26a13 13 0 0 0 0 26H40M50 28L36 16M50 28L36 40"),
    "hint": Icon("M24 44a17 17 0 1 1 16 0v6H24zM26 57h12M32 44V34M27 30l5 4 5-4"),
    "pause": Icon("M22 14V50M42 14V50"),
    "play": Icon(solid="M20 13L50 32L20 51z"),
    "step": Icon("M48 14V50", "M16 16L36 32L16 48z"),
    "step_back": Icon("M16 14V50", "M48 16L28 32L48 48z"),
    "skip": Icon("M55 16V48", "M9 18L25 32L9 46zM31 18L47 32L31 46z"),
    "skip_back": Icon("M9 16V48", "M55 18L39 32L55 46zM33 18L17 32L33 46z"),
    "again": Icon("M50 22A22 22 0 1 0 54 36M52 8V22H38"),
    "film": Icon("M10 12H54V52H10zM18 12V52M46 12V52M28 24L38 32L28 40z"),
    "tempo_slow": Icon("M26 16L42 32L26 48"),
    "tempo_normal": Icon("M16 16L32 32L16 48M33 16L49 32L33 48"),
    "tempo_fast": Icon("M8 18L21 32L8 46M25 18L38 32L25 46M42 18L55 32L42 46"),
    "tempo_instant": Icon("M5 18L17 32L5 46M20 18L32 32L20 46M35 18L47 32L35 46M57 14V50"),
    "speed": Icon("M10 46a24 24 0 1 1 44 0M32 40L44 22"),
    "auto": Icon("M12 32a20 20 0 0 1 36-12M52 32a20 20 0 0 1-36 12M48 8V20H36M16 56V44H28"),
    "hand": Icon(
        "M22 56L12 36q-2-6 4-5l6 8V14q4-5 7 0V30V10q4-5 7 0V30V14q4-5 7 0V32V22q4-4 7 0V42q0 10-6 14z",
    ),
    "swap": Icon("M10 20H52M43 11L52 20L43 29M54 44H12M21 35L12 44L21 53"),
    "bell": Icon("M14 46H50L45 37V28a13 13 0 0 0-26 0V37zM27 53a5 5 0 0 0 10 0"),
    "hourglass": Icon(
        "M14 8H50M14 56H50M20 8C20 22 29 26 29 32C29 38 20 42 20 56M44 8C44 22 35 26 35 32C35 38 44 42 44 56",
        "M27 51L32 46L37 51z",
    ),
    "scales": Icon(
        "M32 10V54M20 55H44M10 17H54M10 17L3 37M10 17L17 37M54 17L47 37M54 17L61 37M3 37q7 8 14 0zM47 37q7 8 14 0z",
    ),
    "clock": Icon(_DISC + "M32 18V32L42 38"),
    "coins": Icon(
        "M12 20a20 9 0 1 0 40 0a20 9 0 1 0-40 0M12 20V44a20 9 0 0 0 40 0V20M12 32a20 9 0 0 0 40 0",
    ),
    "cards": Icon("M10 18L34 10L46 46L22 54zM42 14L54 17L48 40"),
    "curtain": Icon("M6 10H58M12 10V54M52 10V54M31 10Q29 34 12 40M33 10Q35 34 52 40"),
    "eye": Icon(_EYE, dots=((32, 32),), dot=7.5),
    "eye_off": Icon("M20 20Q11 25 5 32Q32 60 48 45M26 15Q45 11 59 32L53 38M12 10L54 54"),
    # people and the set-up of a game
    "human": Icon(solid=_PERSON),
    "people": Icon(
        "M44 12a9 9 0 0 1 0 18M48 38q11 4 11 16",
        "M24 30a9 9 0 1 0 0-18a9 9 0 0 0 0 18zM7 54a17 15 0 0 1 34 0z",
    ),
    "computer": Icon("M10 14H54V44H10zM24 54H40M32 44V54M22 26v4M42 26v4M25 36q7 5 14 0"),
    "youngest": Icon(
        solid="M32 44a9 9 0 1 0 0-18a9 9 0 0 0 0 18zM18 58a14 11 0 0 1 28 0zM23 18L21 7L28 12L32 5L36 12L43 7L41 18z",
    ),
    "crown": Icon(solid="M10 48L8 20L22 32L32 12L42 32L56 20L54 48z"),
    "trophy": Icon(
        "M20 10H44V26a12 12 0 0 1-24 0zM20 15H9q0 14 13 15M44 15H55q0 14-13 15M32 38V48",
        "M20 55Q32 44 44 55z",
    ),
    "star": Icon(solid=polygon([(round(x, 1), round(y, 1)) for x, y in star(32, 34, 24, 10.5, 5)])),
    "dice": Icon(
        "M16 10H48Q54 10 54 16V48Q54 54 48 54H16Q10 54 10 48V16Q10 10 16 10z",
        dots=((23, 23), (32, 32), (41, 41)),
    ),
    "shuffle": Icon("M6 20H16L42 46H56M48 37L57 46L48 55M6 46H16L23 39M35 27L42 20H56M48 11L57 20L48 29"),
    "gift": Icon(
        "M12 28V56H52V28M7 18H57V28H7zM32 18V56M32 18C20 18 17 7 24 7Q30 7 32 18C34 7 40 7 40 7C47 7 44 18 32 18",
    ),
    "flag": Icon("M16 57V9H52L43 21L52 33H16"),
    # saved games, books and lists
    "save": Icon("M28 56H12V8H46V26M21 20H37M21 31H30", _ring(44, 41, 7) + "M40 50L39 60L44 56L49 60L48 50z"),
    "bookmark": Icon("M18 8H46V56L32 44L18 56z"),
    "chest": Icon("M8 28Q8 12 24 12H40Q56 12 56 28V52H8zM8 30H26M38 30H56M27 25H37V38H27z"),
    "folder": Icon("M8 14H26L32 22H56V52H8z"),
    "pencil": Icon("M10 54L14 38L42 10L54 22L26 50zM35 17L47 29"),
    "trash": Icon("M10 18H54M24 18V9H40V18M16 18L20 56H44L48 18M27 28V46M37 28V46"),
    "log": Icon("M14 10H50V54H14zM22 22H42M22 32H42M22 42H34"),
    "book": Icon("M32 16C24 9 14 9 7 11V51C14 49 24 49 32 56C40 49 50 49 57 51V11C50 9 40 9 32 16V56"),
    "chart": Icon("M10 10V54H56M19 43L30 30L39 37L54 17"),
    "lock": Icon("M12 28H52V56H12zM20 28V20a12 12 0 0 1 24 0V28", dots=((32, 42),)),
    # settings and messages
    "gear": Icon(_ring(32, 32, 15) + ticks(32, 32, 18, 25, 8), dots=((32, 32),), dot=5),
    "sliders": Icon("M8 20H26M46 20H56M8 44H18M38 44H56" + _ring(36, 20, 7) + _ring(28, 44, 7)),
    "globe": Icon("M32 8a24 24 0 1 0 0 48a24 24 0 1 0 0-48M8 32H56M32 8c-16 14-16 34 0 48M32 8c16 14 16 34 0 48"),
    "monitor": Icon("M8 12H56V44H8zM22 56H42M32 44V56"),
    "fullscreen": Icon("M8 24V8H24M40 8H56V24M56 40V56H40M24 56H8V40"),
    "windowed": Icon("M24 8V24H8M40 8V24H56M56 40H40V56M8 40H24V56"),
    "scale": Icon("M8 20V56H44V20zM28 36L56 8M40 8H56V24"),
    "motion": Icon("M8 22H36M14 34H42M8 46H36M46 22q10 12 0 24"),
    "key": Icon("M8 16H56V48H8zM16 26h4M26 26h4M36 26h4M46 26h2M18 38H46"),
    "sound": Icon(_SPEAKER + "M42 24q6 8 0 16M49 17q12 15 0 30"),
    "mute": Icon(_SPEAKER + "M43 26L55 38M55 26L43 38"),
    "music": Icon("M24 48V14L52 8V42M24 48a8 7 0 1 1-8-7a8 7 0 0 1 8 7M52 42a8 7 0 1 1-8-7a8 7 0 0 1 8 7"),
    "warning": Icon("M32 8L59 54H5zM32 25V37", dots=((32, 45),)),
    "info": Icon(_DISC + "M32 31V45", dots=((32, 20),)),
    "question": Icon(_DISC + "M24 25a8 8 0 1 1 11.5 7.200q-3.500 1.800-3.500 5.800", dots=((32, 46),)),
}


def icon(name: str, tone: str) -> Sprite:
    """Returns an icon in ink, light or brass."""
    s, drawing, colour = Sprite(64, 64), ICONS[name], TONES[tone]
    if drawing.line:
        s.add(path(drawing.line, "none", colour, _LINE))
    if drawing.solid:
        s.add(path(drawing.solid, colour, colour, _LINE))
    s.add(*(circle(x, y, drawing.dot, colour) for x, y in drawing.dots))
    return s

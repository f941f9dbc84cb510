"""Plays in this process by what is spoken alone: `python -m tests.access.by_ear game ys` prints what it cost to hear.

`lesson` plays the first lesson of a box instead; `.ci/access ear` does both over the accessibility bus.
"""

import sys
from collections.abc import Iterator

from game.lessons.parsing import school
from game.saves.settings import Settings
from game.scenes.lesson.scene import LessonScene
from game.session.session import Session
from game.tools.demo import players, program
from game.tools.transcript import KeyPresser, Stroke, Transcript, strokes
from tests.access.ear import Ear

_MOST = 1500
_ASKED = Settings(language="en", speed="instant", reading="on", coach="off", confirm_turn="always")


def listen(what: str, box: str, seed: int = 11) -> tuple[Ear, bool]:
    """Plays a game against Easy, or the first lesson of a box; returns who heard it, and whether it came to its end."""
    ear, heard, ends = Ear(), list[str](), list[str]()
    with program((1280, 720), _ASKED, headless=True) as made:
        services = made.services
        session = Session.new(box, players(services.words, ["human", "easy"]), {}, seed)

        def is_over() -> bool:
            top = services.navigation.stack.top
            return top.run.is_done if isinstance(top, LessonScene) else type(top).__name__ == "ResultScene"

        def keys() -> Iterator[Stroke]:
            for _ in range(_MOST):
                if is_over():
                    ends.append(what)
                    return
                key = ear.key(heard)
                heard.clear()
                yield from strokes(key)

        made.listen(Transcript(heard.append))
        presser = KeyPresser(made, session, keys(), str)
        first = school(box).lessons[0].id
        lesson = lambda: services.navigation.start(services.routes.lesson, box, first)  # noqa: E731
        made.run(lesson if what == "lesson" else presser.begin, presser.clock)
    return ear, bool(ends)


if __name__ == "__main__":
    for name in sys.argv[2:]:
        listened, is_over = listen(sys.argv[1], name)
        print(f"{sys.argv[1]} of {name}{'' if is_over else ' (not to its end)'}: {listened}", flush=True)

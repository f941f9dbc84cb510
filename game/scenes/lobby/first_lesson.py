"""Offers the first lesson of a box to whoever never played it: once, and never again."""

from collections.abc import Callable
from itertools import chain

from game.lessons.lesson import LessonKind
from game.lessons.reading import has_school, school
from game.saves.trouble import StoreError
from game.scenes.lesson.course import minutes_of
from game.scenes.shell.dialog import Answer, DialogScene
from game.scenes.shell.services import Services


def is_new(services: Services, box: str) -> bool:
    """Tells whether a box is new here: no game of it is kept, no lesson was learned, and none was ever offered."""
    learned = services.progress.of(box, services.learner)
    if learned.was_offered or learned.lessons or not (has_school(box) and school(box).of(LessonKind.BASIC)):
        return False
    store = services.store
    kept = chain(store.listed("load"), store.listed("replays"))
    called = sorted(kept, key=lambda saved: box not in saved.path.stem)  # what is called after it is looked into first
    return all(saved.head is None or saved.head.box != box for saved in map(store.glance, called))


def offer(services: Services, box: str, play: Callable[[], None]) -> None:
    """Asks in a small dialog whether to learn or to `play` at once."""
    words, first = services.words, school(box).of(LessonKind.BASIC)[0]
    try:
        services.progress.offer(box, services.learner)
    except StoreError as error:
        services.notices.tell_trouble(error)

    def learn() -> None:
        services.navigation.open(services.routes.school, box)
        services.navigation.open(services.routes.lesson, box, first.id)

    answers = (
        Answer(words("ui.lobby.lessons.learn"), lambda _: learn(), "hint"),
        Answer(words("ui.lobby.lessons.play"), lambda _: play(), "right"),
    )
    text = words("ui.lobby.lessons.text", count=minutes_of(words, first))
    services.navigation.stack.push(
        DialogScene(services, words("ui.lobby.lessons.title"), text, answers, can_cancel=False)
    )

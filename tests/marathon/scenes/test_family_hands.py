"""Every screen that a family sees of itself, used by keys, a controller and a finger alone."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pygame

from game.tools.hands.hand import PointerHand, Steerer, Steps, finger, line, pushed, rest, see, tapped
from game.tools.house_pictures import family_pictures
from game.widgets.node import Node, Pixel, Role
from tests.scenes.driver import Driver

SCENES = {f"{name}Scene" for name in ("People", "Wall", "PastCup", "EveningPlan", "Cup", "Challenges", "Result")}
_DRAGS = 40
"""Movements of a finger after which what it looks for cannot be scrolled to."""


def screens(driver: Driver) -> Iterator[str]:
    """Shows every screen and yields its name."""
    seen = set[str]()
    driver.services.history.begin()
    for name in family_pictures(driver.program, is_brief=True):
        if name.startswith("puzzle"):
            continue  # a table, which is tried elsewhere
        driver.services.ui.is_stale = True  # no press has led here
        driver.turn()
        seen.add(driver.name)
        yield name
    assert seen == SCENES


def pressed(driver: Driver) -> list[str]:
    return [node.id for node in driver.ui.nodes if node.act and node.is_enabled and node.role is not Role.TEXT]


def counts(driver: Driver, name: str, hand: Steps) -> bool:
    """Tells whether what a hand does next presses something, and only that; nothing comes of it."""
    done: list[str] = []
    for node in driver.ui.nodes:
        if node.act:
            node.act = partial(done.append, node.id)
    driver.act(hand)
    driver.services.ui.is_stale = True
    driver.turn()
    return done == [name]


def test_keys_reach_everything_in_every_screen(tmp_path: Path) -> None:
    driver = Driver(tmp_path, size=(1024, 600))
    for name in screens(driver):
        assert {*pressed(driver)} <= driver.ways().keys(), name
    driver.close()


def test_a_controller_presses_everything_and_leads_back(tmp_path: Path) -> None:
    driver, pad = Driver(tmp_path, size=(1024, 600)), Steerer(pushed)
    for screen in screens(driver):
        for name in pressed(driver):
            driver.act(pad.steer(driver, name))
            assert counts(driver, name, pad.press(driver, pygame.K_RETURN)), (screen, name)
    driver.close()


def drawn(driver: Driver, start: Pixel, end: Pixel) -> Steps:
    """Draws a finger from one point to another."""
    yield (finger(driver, pygame.FINGERDOWN, start),)
    for pos in line(start, end, 4):
        yield (finger(driver, pygame.FINGERMOTION, pos),)
    yield (finger(driver, pygame.FINGERUP, end),)


def bring(driver: Driver, name: str) -> None:
    """Draws a list by a finger until something in it can be tapped."""
    for _ in range(_DRAGS):
        node = driver.node(name)
        if not node.scroll or node.visible.h >= min(node.rect.h, 20):
            return
        inside = driver.ui.scrolls[node.scroll].rect
        far = round(inside.h * 0.3) * (1 if node.rect.centery < inside.centery else -1)
        start = (bare(driver, inside), inside.centery)
        driver.act(drawn(driver, start, (start[0], start[1] + far)))
    raise AssertionError(driver.stuck(f"no finger brings {name}"))


def bare(driver: Driver, inside: pygame.Rect) -> int:
    """Returns where, across the middle of a list, a finger drags nothing but the list."""
    found = ((x, driver.ui.at((x, inside.centery))) for x in range(inside.left + 4, inside.right - 20, 8))
    return next(x for x, node in found if node is None or not (node.drag or node.edit or node.grab))


def rested(driver: Driver, pos: Pixel) -> Steps:
    """Lets a finger rest on a point until it asks what lies there."""
    yield from see(driver, lambda: driver.ui.at(pos))
    yield (finger(driver, pygame.FINGERDOWN, pos),)
    yield from rest(driver, 0.7)
    yield (finger(driver, pygame.FINGERUP, pos),)


def asked(driver: Driver, node: Node) -> bool:
    """Tells whether a finger that rests on something has it explained, and presses nothing."""
    is_quiet = not counts(driver, node.id, rested(driver, driver.spot(node.id)))
    is_told, driver.ui.explained = driver.ui.explained == node.id, None
    return is_quiet and is_told


def test_a_finger_scrolls_to_everything_asks_and_taps_it(tmp_path: Path) -> None:
    driver, touch = Driver(tmp_path, size=(1024, 600)), PointerHand(tapped)
    for screen in screens(driver):
        for name in pressed(driver):
            bring(driver, name)
            assert asked(driver, driver.node(name)), (screen, name)
            assert counts(driver, name, touch.use(driver, name)), (screen, name)
    driver.close()

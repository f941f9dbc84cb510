"""What a family comes back for, in a real window: people, an evening to its cup, rematch, week's deal, code, puzzle.

`python -m tests.trials.family --lang hu --hand mouse` needs Xvfb, openbox and xdotool, and ImageMagick for pictures.
Games are played by hand at their end; what comes before is made up. It prints the steps with how long each took; the
exit code is 1 when something stopped somebody.
"""

import argparse
import tempfile
import time
from pathlib import Path
from typing import Any

import pygame

from game.boxes import NAMES
from game.challenges.deals import deal_of
from game.challenges.puzzles import Puzzle, puzzle
from game.cli import size
from game.session.session import Session
from tests.scenes.driver import Hand, begun, play
from tests.trials.evening import ClumsyMouse, Keys
from tests.trials.screen import ScreenDriver, virtual_screen

BOX = "alhambra_cards"
_LEFT = 4
"""So many moves of a game are left to be made by hand."""


class Walk:
    """Somebody's way through the program; tells each step with how long it took and takes a picture of it."""

    def __init__(self, driver: ScreenDriver, hand: Hand, folder: Path) -> None:
        self.driver, self.hand, self._folder = driver, hand, folder
        self._since = time.monotonic()
        self._count = 0

    def told(self, step: str) -> None:
        """Tells a step that was made."""
        now = time.monotonic()
        self._count += 1
        self.driver.picture(self._folder / f"{self._count:02}_{step.replace(' ', '_')}.png")
        print(f"{self._count:3} {step}: {now - self._since:.1f} s", flush=True)
        self._since = time.monotonic()

    def use(self, name: str, *scenes: str) -> None:
        """Presses something, and waits for one of the scenes that it leads to."""
        self.driver.until(lambda: name in {node.id for node in self.driver.ui.nodes}, f"sees {name}")
        self.hand.use(self.driver, name)
        if scenes:
            self.driver.until_scene(*scenes)

    def enter(self, field: str) -> None:
        """Goes into a field to type there; Enter would leave it again."""
        if isinstance(self.hand, Keys):
            self.driver.steer(field)
        else:
            self.use(field)

    def table(self) -> Session:
        """Returns the game on the table, played on until a few moves before its end."""
        session = self.driver.table.session
        copy, _ = Session.resume(session.record())
        copy.evening = session.evening
        return begun(copy, begun(Session.resume(session.record())[0], 1000).number - session.number - _LEFT)

    def to_result(self) -> None:
        """Plays the game on the table to its end: what is made up first, the last moves by hand."""
        services, session = self.driver.services, self.table()

        def lay() -> None:
            services.navigation.start(services.routes.menu)
            for path in services.paths.autosave.iterdir():
                path.unlink()  # the game as far as it was played by hand goes on no more
            services.navigation.start(services.routes.table, session)

        self.driver.at_rest(lay)
        play(self.driver, self.hand)


def evening(walk: Walk) -> None:
    """Two people move in and play two games to the cup; somebody is removed and brought back."""
    driver = walk.driver
    walk.use("evening", "EveningPlanScene")
    for seat, person in enumerate(driver.services.people.all()):
        walk.use(f"seat:{seat}", "SeatSheet")
        walk.use(f"sit:{person.id}", "SeatSheet")
        walk.use("done", "EveningPlanScene")
    walk.told("two people sit down")
    for _ in range(2):
        walk.use(f"add_box:{BOX}")
    walk.use("begin", "CupScene")
    walk.told("cup before the first game")
    for number in ("first", "second"):
        walk.use("next", "LobbyScene")
        walk.told(f"table of the {number} game")
        walk.use("start", "TableScene", "CurtainScene", "DialogScene")
        if driver.name == "DialogScene":
            walk.told("the first lesson is offered")
            walk.use("dialog:1", "TableScene", "CurtainScene")
        walk.to_result()
        walk.told(f"result of the {number} game")
        walk.use("again", "CupScene")
        walk.told(f"cup after the {number} game")
    walk.use("next", "MenuScene")
    driver.until(lambda: not driver.services.paths.evening.exists(), "ends the evening")


def rematch(walk: Walk) -> None:
    """A game outside an evening, and once more with the seats turned."""
    services = walk.driver.services
    session = begun(Session.new(BOX, people(walk), {}, 3), 1)
    walk.driver.at_rest(lambda: services.navigation.start(services.routes.table, session))
    walk.to_result()
    walk.told("result")
    walk.use("again", "DialogScene")
    walk.told("once more")
    walk.driver.press(pygame.K_RETURN)
    walk.driver.until_scene("TableScene", "CurtainScene")
    names = [player.name for player in walk.driver.table.session.players]
    assert session.first is not None and names[-1] == session.players[session.first].name, names
    walk.told("seats turned")


def people(walk: Walk) -> list[Any]:
    """Returns two people as they sit down; they move in first."""
    from game.saves.players import Player
    from game.scenes.people.portraits import PORTRAITS

    known = walk.driver.services.people
    if not known.all():
        for name, colour, portrait in (("Łucja", "jade", PORTRAITS[0]), ("Ödön", "cobalt", PORTRAITS[1])):
            known.create(name, colour, portrait)
    return [Player(each.name, each.colour, "human", person=each.id) for each in known.all()]


def puzzled(walk: Walk, wanted: Puzzle) -> None:
    """A puzzle that is missed first and then solved."""
    walk.use("leaf:puzzles")
    walk.told("puzzles")
    walk.use(f"puzzle:{wanted.id}", "DialogScene")
    walk.use("dialog:0", "PuzzleScene")
    for is_right in (False, True):
        session = walk.driver.table.session
        moves = wanted.solution if is_right else session.legal(wanted.seat)[:1]
        for move in moves:
            walk.driver.until(lambda: walk.driver.is_asked, "is asked")
            walk.hand.play(walk.driver, move)
        walk.driver.until_scene("DialogScene", "SequenceScene")
        if walk.driver.name == "SequenceScene":
            time.sleep(1)  # a press within its first moment does not count
            walk.use("skip", "DialogScene")
        walk.told("solved" if is_right else "missed")
        walk.use("dialog:0", "ChallengesScene" if is_right else "PuzzleScene")


def dealt(walk: Walk) -> None:
    """The deal of the week for somebody, and the same deal by its code, typed."""
    driver, services = walk.driver, walk.driver.services
    who = services.people.all()[0]
    walk.use("who", "PeopleScene")
    walk.use(f"sit:{who.id}", "ChallengesScene")
    walk.use("play", "DialogScene")
    walk.use("dialog:0", "TableScene", "CurtainScene")
    walk.told("deal of the week")
    session = driver.table.session
    deal = next(deal for code in services.notes.begun(who.id) if (deal := deal_of(code, NAMES)).seed == session.seed)
    walk.to_result()
    walk.told("result of the deal")
    driver.at_rest(lambda: services.navigation.start(services.routes.challenges))
    walk.use("leaf:code")
    walk.enter("code_field")
    driver.write(deal.code.lower())
    walk.told("code typed")
    walk.use("play_code", "TableScene", "DialogScene")
    if driver.name == "DialogScene":
        walk.told("asked before the same deal again")
        walk.use("dialog:0", "TableScene")
    assert driver.table.session.seed == session.seed
    walk.told("the same deal")


def main() -> int:
    """Walks everything once and prints the steps."""
    parser = argparse.ArgumentParser(description="Walks through what a family comes back for, in a real window.")
    parser.add_argument("--lang", default="hu")
    parser.add_argument("--hand", choices=("mouse", "keys"), default="mouse")
    parser.add_argument("--size", type=size, default=(1280, 720))
    parser.add_argument("--display", type=int, default=83, help="the number of the virtual screen")
    parser.add_argument("--pictures", type=Path)
    chosen = parser.parse_args()
    folder = chosen.pictures or Path(tempfile.mkdtemp(prefix="family-"))
    folder.mkdir(parents=True, exist_ok=True)
    with virtual_screen(chosen.display):
        driver = ScreenDriver(Path(tempfile.mkdtemp(dir=folder)), chosen.size, language=chosen.lang, speed="instant")
        walk = Walk(driver, ClumsyMouse(1) if chosen.hand == "mouse" else Keys(1), folder)
        code = driver.run_with(lambda: begin(walk), lambda: family(walk))
    print(f"longest round of the loop {driver.slowest:.2f} s, longest wait {driver.waited:.1f} s; pictures in {folder}")
    return code


def begin(walk: Walk) -> None:
    """Opens the program with two people who are known."""
    services = walk.driver.services
    services.history.begin()
    people(walk)
    services.navigation.start(services.routes.menu)


def family(walk: Walk) -> None:
    """Walks everything once."""
    driver = walk.driver
    walk.told("menu")
    evening(walk)
    rematch(walk)
    walk.driver.at_rest(lambda: driver.services.navigation.start(driver.services.routes.menu))
    walk.use("wall", "WallScene")
    walk.told("wall")
    driver.press(pygame.K_ESCAPE)
    driver.until_scene("MenuScene")
    walk.use("challenges", "ChallengesScene")
    walk.told("challenges")
    puzzled(walk, puzzle(BOX, "ahead"))
    dealt(walk)


if __name__ == "__main__":
    raise SystemExit(main())

"""The base of every scene: a screen that uses the services of the program."""

from game.scenes.shell.services import Services
from game.scenes.shell.stack import Screen


class Scene(Screen):
    """One screen of the program; takes what every scene may use."""

    def __init__(self, services: Services) -> None:
        self.services = services

    def back(self) -> None:
        self.services.navigation.stack.pop()

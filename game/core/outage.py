"""What keeps the program from going on at all: said in one line, never shown as a traceback."""


class Outage(Exception):
    """Says why the program cannot go on: a full locale key with its values, and the exit code."""

    def __init__(self, key: str, code: int = 1, **values: str) -> None:
        super().__init__(f"{key} {values}")
        self.key = key
        self.code = code
        self.values = values

"""The clipboard of the desktop: text goes there and comes from there, whatever other programs left in it."""

import pygame


def copy(text: str) -> bool:
    """Puts text into the clipboard and tells whether the desktop took it."""
    try:
        pygame.scrap.put_text(text)
    except (pygame.error, ValueError):  # no clipboard; halves of letters in the name of a file
        return False
    return True


def pasted() -> str:
    """Returns the text in the clipboard, "" where there is none that can be read."""
    try:
        return pygame.scrap.get_text()
    except (pygame.error, ValueError):  # no clipboard; bytes that are no text
        return ""

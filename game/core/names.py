"""Which names of files are ours: folders that people keep and copy hold other programs' files, too."""

_OTHERS = (".", "~")
"""What names of hidden and temporary files begin with, as sticks, office programs and synchronizers leave them."""


def is_ours(name: str, *endings: str) -> bool:
    """Tells whether a file's name has one of some endings (in lower case), in whatever case, and is no hidden one."""
    return not name.startswith(_OTHERS) and name.casefold().endswith(endings)

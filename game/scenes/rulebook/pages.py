"""The structure of a rulebook: pages of blocks, read from the box's rulebook.yml."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import Any

import yaml

from game.core import box as shelf
from game.core.resources import DAMAGE, SpoiltFile

AID, GLOSSARY, CREDITS = "aid.title", "glossary.title", "credits.title"
"""The headings of the pages that every rulebook has: everything on one page, the terms, and who made it."""


class BlockKind(StrEnum):
    """What a block is: how its texts are set, or that it is drawn by the box."""

    HEADING = "heading"
    TEXT = "text"
    LIST = "list"
    STEPS = "steps"
    TERMS = "terms"
    EXAMPLE = "example"
    NOTE = "note"
    FIGURE = "figure"
    TABLE = "table"


@dataclass(frozen=True, slots=True)
class PageBlock:
    """One block of a page.

    `names` are keys of texts, or the single name of a figure or table; `caption` is a key or empty; `is_wide` tells
    whether the block spans all columns. `icons` are the pictures before the entries of a list (none: stars).
    """

    kind: BlockKind
    names: tuple[str, ...]
    caption: str = ""
    is_wide: bool = False
    icons: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Page:
    """One page: the key of its title and its blocks in reading order.

    What nobody needs in order to play, such as rulings and credits, `is_more`: it folds away behind the rules.
    """

    title: str
    blocks: tuple[PageBlock, ...]
    is_more: bool = False

    @property
    def has_pictures(self) -> bool:
        """Tells whether the page holds a figure or a table."""
        return any(block.kind in (BlockKind.FIGURE, BlockKind.TABLE) for block in self.blocks)

    @property
    def keys(self) -> Iterator[str]:
        """Yields the keys of all texts of the page, relative to the rulebook's domain."""
        yield self.title
        for block in self.blocks:
            if block.kind not in (BlockKind.FIGURE, BlockKind.TABLE):
                yield from block.names
            if block.caption:
                yield block.caption


@cache
def pages(box: str) -> tuple[Page, ...]:
    """Returns the pages of a box's rulebook, what folds away last.

    Raises SpoiltFile when they are missing or damaged.
    """
    try:
        read = tuple(sorted(map(_page, yaml.safe_load(shelf.rulebook(box))), key=lambda page: page.is_more))
        if not read:
            raise ValueError("pages")
    except (*DAMAGE, yaml.YAMLError) as error:
        raise SpoiltFile(f"{box}/rulebook.yml") from error
    return read


def _page(found: list[dict[str, Any]]) -> Page:
    head, *rest = (dict(entry) for entry in found)
    is_more, _ = head.pop("more", False), head.pop("explains", ())
    return Page(_block(head).names[0], tuple(map(_block, rest)), is_more)


def number_of(box: str, title: str) -> int:
    """Returns the number of the page with a title key, from 0; that of the first page where none has it."""
    return next((number for number, page in enumerate(pages(box)) if page.title == title), 0)


def _block(entry: dict[str, Any]) -> PageBlock:
    caption, is_wide, icons = entry.pop("caption", ""), entry.pop("wide", False), tuple(entry.pop("icons", ()))
    ((kind, names),) = entry.items()
    return PageBlock(BlockKind(kind), tuple(names) if isinstance(names, list) else (names,), caption, is_wide, icons)

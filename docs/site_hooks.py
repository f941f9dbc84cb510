"""What MkDocs is told so that the site holds the documents where they lie: beside the code as well as under docs/.

Every page keeps its path below the checkout, so one and the same link works on a forge and on the site. A link to code
or to a folder, which a forge shows and the site does not hold, becomes its text.
"""

import re
from pathlib import Path, PurePosixPath
from posixpath import join, normpath

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

_ELSEWHERE = (
    "README.md", "CONTRIBUTING.md", "CHANGELOG.md", "CODE_OF_CONDUCT.md", "SECURITY.md", "LICENSE",
    "game/README.md", "assets/README.md", "assets/CREDITS.md", "saves/README.md", "locales/*/STYLE.md",
)  # fmt: skip
_BESIDE = ("docs/**/*.md", "docs/**/*.webp", "docs/**/*.svg", "docs/peers.py")
_LINK = re.compile(r"(?<!!)\[((?:[^\[\]]|\[[^\]]*\])*)\]\(([^)#:\s]+)\)")


def anchor(title: str, separator: str) -> str:
    """Returns the anchor of a heading as forges make it."""
    return re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", separator)


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Sets how anchors are made."""
    config.mdx_configs.setdefault("toc", {})["slugify"] = anchor
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Returns the files of the theme, and all documents under their paths below the checkout."""
    root, docs = Path(config.config_file_path).parent, Path(config.docs_dir)
    theme = [file for file in files if not Path(file.abs_src_path or "/").is_relative_to(docs)]
    found = sorted({path for pattern in (*_ELSEWHERE, *_BESIDE) for path in root.glob(pattern)})
    ours = [path.relative_to(root).as_posix() for path in found]
    return Files([*theme, *(File(path, str(root), config.site_dir, config.use_directory_urls) for path in ours)])


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Returns a page without its links to what the site does not hold, if the checkout holds it."""
    root, folder = Path(config.config_file_path).parent, PurePosixPath(page.file.src_uri).parent

    def kept(link: re.Match[str]) -> str:
        target = normpath(join(folder, link[2]))
        is_code = (root / target).exists() and files.get_file_from_path(target) is None
        return link[1] if is_code else link[0]

    return _LINK.sub(kept, markdown)

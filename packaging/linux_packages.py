"""What Linux desktops install: the tree that all of them expect, a .deb of it, and an AppImage."""

import gzip
import os
import re
import shutil
import subprocess
import textwrap
from email.utils import formatdate
from pathlib import Path

import notes

NAME = "io.github.kupola.Kupola"
DATA = Path(__file__).with_name("linux")
_GLIBC = re.compile(r"GLIBC_(\d+)\.(\d+)")
_SMALLER_THAN = 1024  # pixels: themes have no folder for larger icons
_COMMON = Path("/usr/share/common-licenses")
_MAINTAINER = "The Kupola team <kupola@users.noreply.github.com>"
_CONTROL = """\
Package: kupola
Version: {version}
Architecture: {architecture}
Maintainer: {maintainer}
Installed-Size: {kilobytes}
Depends: libc6 (>= {glibc}), libx11-6, libxext6{shared}
Recommends: libxcursor1, libxi6, libxrandr2, libpulse0 | libasound2
Section: games
Priority: optional
Description: board games of palaces and harbours
 Four Euro board games around one computer, without any network: Alhambra,
 Alhambra the card game, Maharaja and Ys, with computer players of five levels,
 a school for every game and a review of how each game went.
"""


_WHOLE = {
    "GPL-2": r"GNU GENERAL PUBLIC LICENSE\s+Version 2,.*?END OF TERMS AND CONDITIONS",
    "Apache-2.0": r"Apache License\s+Version 2\.0,.*?END OF TERMS AND CONDITIONS",
}
"""Licences that packages bring whole."""
_POSTINST = """\
#!/bin/sh
set -e
if [ "$1" = configure ]; then
    /usr/lib/kupola/kupola --byte-code
fi
"""
_PRERM = """\
#!/bin/sh
set -e
find /usr/lib/kupola -type d -name __pycache__ -prune -exec rm -rf {} +
"""


def tree(packed: Path, icons: Path, root: Path) -> Path:
    """Lays out a packed program as it is installed.

    Takes its folder, that of the icons, and where `usr` shall come into being. Returns the latter.
    """
    shutil.rmtree(root, ignore_errors=True)
    share = root / "usr" / "share"
    shutil.copytree(packed, root / "usr" / "lib" / "kupola", symlinks=True)
    (root / "usr" / "bin").mkdir()
    (root / "usr" / "bin" / "kupola").symlink_to("../lib/kupola/kupola")
    placed = {
        DATA / f"{NAME}.desktop": f"applications/{NAME}.desktop",
        DATA / f"{NAME}.metainfo.xml": f"metainfo/{NAME}.metainfo.xml",
        DATA / f"{NAME}.mime.xml": f"mime/packages/{NAME}.xml",
        packed / "LICENCES.txt": "doc/kupola/copyright",
        icons / "kupola.svg": f"icons/hicolor/scalable/apps/{NAME}.svg",
    }
    for picture in icons.glob("*.png"):
        if (size := int(picture.stem)) < _SMALLER_THAN:
            placed[picture] = f"icons/hicolor/{size}x{size}/apps/{NAME}.png"
    for source, place in placed.items():
        (share / place).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, share / place)
    return root


def deb(packed: Path, version: str, work: Path, out: Path) -> Path:
    """Makes a .deb of a packed program.

    Takes its folder and version, the folder to work in, which holds the icons, and where the package goes.
    Returns the package.
    """
    root = tree(packed, work / "icons", work / "deb")
    shared = the_systems(root / "usr" / "lib" / "kupola" / "_internal")
    for folder in [*root.rglob("__pycache__")]:  # made again where it is installed
        shutil.rmtree(folder)
    (root / "usr" / "bin").rename(root / "usr" / "games")
    documents(root / "usr" / "share", version)
    asked = ["dpkg", "--print-architecture"]
    control = {
        "version": version,
        "architecture": subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip(),
        "maintainer": _MAINTAINER,
        "kilobytes": sum(file.lstat().st_size for file in root.rglob("*")) // 1024,
        "glibc": glibc(packed),
        "shared": "".join(f", {package}" for package in shared),
    }
    (root / "DEBIAN").mkdir()
    (root / "DEBIAN" / "control").write_text(_CONTROL.format_map(control), "utf-8")
    plain_rights(root)
    for name, text in (("postinst", _POSTINST), ("prerm", _PRERM)):
        (root / "DEBIAN" / name).write_text(text, "utf-8")
        (root / "DEBIAN" / name).chmod(0o755)
    path = out / f"kupola_{version}_{control['architecture']}.deb"
    subprocess.run(
        ["dpkg-deb", "--root-owner-group", "-Zxz", "-z9", "--build", root, path], check=True, capture_output=True
    )
    return path


def the_systems(folder: Path) -> list[str]:
    """Leaves out the libraries that came from this system's packages; returns the packages, to be depended on.

    The packed program looks in its own folder first, so that older copies there would go before the system's.
    """
    owners = set[str]()
    for file in sorted(folder.glob("lib*.so*")):
        asked = ["dpkg", "--search", f"*/{file.name}"]
        told = subprocess.run(asked, capture_output=True, text=True).stdout.splitlines()
        owner = {line.partition(":")[0] for line in told if line.endswith(f"-linux-gnu/{file.name}")}
        if owner and not file.name.startswith("libpython"):
            owners |= owner
            file.unlink()
    return sorted(owners)


def documents(share: Path, version: str) -> None:
    """Adds what Debian expects of every package, below `usr/share`: changelog, manual, licences by reference."""
    date = formatdate(int(os.environ["SOURCE_DATE_EPOCH"]))
    told = notes.notes(version, notes.CHANGELOG.read_text("utf-8")).replace("**", "")
    bullets = re.split(r"\n(?:- |### )", told)
    lines = [textwrap.fill(one, 78, initial_indent="  * ", subsequent_indent="    ") for one in bullets]
    changes = "\n".join(
        [f"kupola ({version}) unstable; urgency=medium", "", *lines, "", f" -- {_MAINTAINER}  {date}", ""]
    )
    manual = (DATA / "kupola.6").read_text("utf-8").replace("@VERSION@", version)
    for place, text in (("doc/kupola/changelog.gz", changes), ("man/man6/kupola.6.gz", manual)):
        (share / place).parent.mkdir(parents=True, exist_ok=True)
        (share / place).write_bytes(gzip.compress(text.encode(), mtime=0))
    overrides = share / "lintian" / "overrides" / "kupola"
    overrides.parent.mkdir(parents=True)
    shutil.copyfile(DATA / "lintian-overrides", overrides)
    held = share / "doc" / "kupola" / "copyright"
    held.write_text(by_reference(held.read_text("utf-8")), "utf-8")


def by_reference(text: str) -> str:
    """Returns what `licences.py` told, with a reference in place of each licence that every Debian holds."""
    rule = "\n" + "=" * 100 + "\n"
    parts = text.split(rule)
    for number, part in enumerate(parts):
        name = part.partition("\n")[0].removeprefix("Licence: ")
        if part.startswith("Licence: ") and (_COMMON / name).exists():
            parts[number] = f"Licence: {name}\n\n{_referred(name)}\n"
    text = rule.join(parts)
    for name, whole in _WHOLE.items():
        text = re.sub(whole, _referred(name), text, flags=re.DOTALL)
    return text


def _referred(licence: str) -> str:
    return f"The text of {licence} is in {_COMMON / licence} on every Debian system."


def appimage(packed: Path, work: Path, runtime: Path, path: Path) -> Path:
    """Makes an AppDir of a packed program under the folder to work in, and an AppImage of it.

    Takes the runtime that goes in front, and the path of the AppImage, which is returned.
    """
    root = tree(packed, work / "icons", work / "Kupola.AppDir")
    (root / "AppRun").symlink_to("usr/bin/kupola")
    shutil.copyfile(DATA / f"{NAME}.desktop", root / f"{NAME}.desktop")
    shutil.copyfile(work / "icons" / "256.png", root / f"{NAME}.png")
    (root / ".DirIcon").symlink_to(f"{NAME}.png")
    plain_rights(root)
    places = (str(root), str(path), "-offset", str(runtime.stat().st_size))
    how = ("-noappend", "-all-root", "-comp", "zstd", "-Xcompression-level", "22", "-quiet", "-no-progress")
    # the time comes from SOURCE_DATE_EPOCH
    subprocess.run(["mksquashfs", *places, *how], check=True)
    with path.open("r+b") as image:
        image.write(runtime.read_bytes())
    path.chmod(0o755)
    return path


def plain_rights(root: Path) -> None:
    """Gives a tree the rights that a package should have, whatever the umask here is."""
    for path in [root, *root.rglob("*")]:
        if not path.is_symlink():
            is_started = path.stat().st_mode & 0o100 and ".so" not in path.name
            path.chmod(0o755 if path.is_dir() or is_started else 0o644)


def glibc(packed: Path) -> str:
    """Returns the C library that a packed program needs at least, as its files say."""
    needed = (2, 17)
    for file in packed.rglob("*"):
        if file.is_file() and not file.is_symlink() and (".so" in file.name or file.name == "kupola"):
            told = subprocess.run(["objdump", "-T", file], capture_output=True, text=True).stdout
            needed = max([needed, *((int(major), int(minor)) for major, minor in _GLIBC.findall(told))])
    return ".".join(map(str, needed))

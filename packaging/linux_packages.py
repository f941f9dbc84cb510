"""What Linux desktops install: the tree that all of them expect, a .deb of it, and the image of an AppImage."""

import os
import re
import shutil
import subprocess
from pathlib import Path

NAME = "io.github.kupola.Kupola"
DATA = Path(__file__).with_name("linux")
_GLIBC = re.compile(r"GLIBC_(\d+)\.(\d+)")
_SMALLER_THAN = 1024  # pixels: themes have no folder for larger icons
_CONTROL = """\
Package: kupola
Version: {version}
Architecture: {architecture}
Maintainer: The Kupola team
Installed-Size: {kilobytes}
Depends: libc6 (>= {glibc}), libx11-6, libxext6
Recommends: libxcursor1, libxi6, libxrandr2, libpulse0 | libasound2
Section: games
Priority: optional
Description: board games of palaces and harbours
 Four Euro board games around one computer, without any network: Alhambra,
 Alhambra the card game, Maharaja and Ys, with computer players of five levels,
 a school for every game and a review of how each game went.
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
    asked = ["dpkg", "--print-architecture"]
    architecture = subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip()
    kilobytes = sum(file.lstat().st_size for file in root.rglob("*")) // 1024
    control = {"version": version, "architecture": architecture, "kilobytes": kilobytes, "glibc": glibc(packed)}
    (root / "DEBIAN").mkdir()
    (root / "DEBIAN" / "control").write_text(_CONTROL.format_map(control), "utf-8")
    plain_rights(root)
    path = out / f"kupola_{version}_{architecture}.deb"
    subprocess.run(
        ["dpkg-deb", "--root-owner-group", "-Zxz", "-z9", "--build", root, path], check=True, capture_output=True
    )
    return path


def squashfs(packed: Path, work: Path, path: Path) -> Path:
    """Makes an AppDir of a packed program under the folder to work in, and its image at a path, which is returned.

    With an AppImage runtime in front (KUPOLA_APPIMAGE_RUNTIME names the file) the image is an AppImage.
    """
    root = tree(packed, work / "icons", work / "Kupola.AppDir")
    (root / "AppRun").symlink_to("usr/bin/kupola")
    shutil.copyfile(DATA / f"{NAME}.desktop", root / f"{NAME}.desktop")
    shutil.copyfile(work / "icons" / "256.png", root / f"{NAME}.png")
    (root / ".DirIcon").symlink_to(f"{NAME}.png")
    plain_rights(root)
    runtime = os.environ.get("KUPOLA_APPIMAGE_RUNTIME")
    path = path.with_suffix(".AppImage") if runtime else path
    command = [
        "mksquashfs",
        str(root),
        str(path),
        "-noappend",
        "-all-root",
        "-comp",
        "zstd",
        "-Xcompression-level",
        "22",
        "-quiet",
        "-no-progress",
    ]
    if runtime:
        shutil.copyfile(runtime, path)
        command += ["-offset", str(path.stat().st_size)]
    # the time comes from SOURCE_DATE_EPOCH
    subprocess.run(command, check=True)
    if runtime:
        with path.open("r+b") as image:
            image.write(Path(runtime).read_bytes())
        path.chmod(0o755)
    return path


def plain_rights(root: Path) -> None:
    """Gives a tree the rights that a package should have, whatever the umask here is."""
    for path in [root, *root.rglob("*")]:
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path.stat().st_mode & 0o100 else 0o644)


def glibc(packed: Path) -> str:
    """Returns the C library that a packed program needs at least, as its files say."""
    needed = (2, 17)
    for file in packed.rglob("*"):
        if file.is_file() and not file.is_symlink() and (".so" in file.name or file.name == "kupola"):
            told = subprocess.run(["objdump", "-T", file], capture_output=True, text=True).stdout
            needed = max([needed, *((int(major), int(minor)) for major, minor in _GLIBC.findall(told))])
    return ".".join(map(str, needed))

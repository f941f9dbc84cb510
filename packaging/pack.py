"""Builds everything that this system can build of Kupola: `python packaging/pack.py`.

Everywhere sdist, wheel and an archive of the packed program; on Linux a .deb, and an AppImage where
KUPOLA_APPIMAGE_RUNTIME names the runtime that goes in front of one; on Windows an installer where makensis is. An
environment with the build tools is made under build/pack, and kept; what is built lies in dist/, with SHA256SUMS.
"""

import argparse
import hashlib
import os
import platform
import shutil
import subprocess
import sys
import tarfile
import venv
import zipfile
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import linux_packages
import wheels

TOP = Path(__file__).resolve().parents[1]
HERE = TOP / "packaging"
WORK = TOP / "build" / "pack"
_TOOLS = HERE / "requirements-build.txt"


@dataclass(frozen=True)
class Packed:
    """A packed program: where it was packed, its version, the system it is for, and where archives of it go."""

    work: Path
    version: str
    system: str
    out: Path

    @property
    def folder(self) -> Path:
        """Returns the folder that holds the program."""
        return self.work / "dist" / ("Kupola.app" if self.system.startswith("macos") else "Kupola")

    def named(self, ending: str) -> Path:
        """Returns where an archive of it goes, without what is there."""
        path = self.out / f"kupola-{self.version}-{self.system}{ending}"
        path.unlink(missing_ok=True)
        return path


def this_system() -> str:
    """Returns what archives for this system are called, for example linux-x86_64."""
    name = {"win32": "windows", "darwin": "macos"}.get(sys.platform, sys.platform)
    return f"{name}-{platform.machine().lower()}"


def main() -> int:
    """Builds, tells the sizes, and returns 0."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, default=TOP / "dist", help="where everything goes (default: dist)")
    parser.add_argument("--folder-only", action="store_true", help="pack the program, but nothing to be downloaded")
    chosen = parser.parse_args()
    chosen.out = chosen.out.absolute()
    WORK.mkdir(parents=True, exist_ok=True)
    os.environ["SOURCE_DATE_EPOCH"] = str(wheels.epoch())
    python = environment()
    _, wheel = wheels.build(chosen.out, python)
    packed = Packed(WORK, wheel.name.split("-")[1], this_system(), chosen.out)
    program(python, wheel, packed)
    if not chosen.folder_only:
        with ThreadPoolExecutor() as pool:  # compressing lets go of the interpreter
            for made in pool.map(lambda make: make(packed), _archives()):
                print(f"{made.stat().st_size / 1e6:7.1f} MB  {made.name}", flush=True)
        checksums(chosen.out)
    return 0


def environment() -> str:
    """Makes an environment with the build tools, anew where their list has changed; returns its interpreter."""
    folder = WORK / "venv"
    python = folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    mark = folder / _TOOLS.name
    if not mark.exists() or mark.read_bytes() != _TOOLS.read_bytes():
        venv.create(folder, clear=True, with_pip=True)
        _run(python, "-m", "pip", "install", "--quiet", "-r", _TOOLS)
        shutil.copyfile(_TOOLS, mark)
    return str(python)


def program(python: str, wheel: Path, packed: Packed) -> None:
    """Packs what a wheel installs, with the licences of all of it.

    Takes the interpreter of an environment with the build tools, the wheel, and what shall come of it.
    """
    _run(python, "-m", "pip", "install", "--quiet", f"{wheel}[screenreader]")
    _run(python, "-m", "pip", "install", "--quiet", "--no-deps", "--force-reinstall", wheel)
    icons = packed.work / "icons"
    _run(environment(), HERE / "icons.py", icons)
    os.environ["KUPOLA_ICONS"] = str(icons)
    places = ("--distpath", packed.folder.parent, "--workpath", packed.work / "work")
    _run(python, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN", *places, HERE / "kupola.spec")
    _run(python, HERE / "tables.py", packed.folder)
    _run(python, "-m", "compileall", "-q", "--invalidation-mode", "unchecked-hash", packed.folder)
    _run(python, HERE / "licences.py", packed.folder)
    if sys.platform == "darwin":  # the licences broke the seal; "-" seals it again without saying whose it is
        entitled = ("--entitlements", HERE / "macos" / "entitlements.plist", "--options", "runtime")
        _run("codesign", "--force", "--deep", *entitled, "--sign", os.environ.get("KUPOLA_SIGN", "-"), packed.folder)


def _archives() -> Iterator[Callable[[Packed], Path]]:
    """Yields what makes each thing that a player can download for this system."""
    if sys.platform.startswith("linux"):
        yield tarball
        if shutil.which("dpkg-deb"):
            yield lambda packed: linux_packages.deb(packed.folder, packed.version, packed.work, packed.out)
        if runtime := os.environ.get("KUPOLA_APPIMAGE_RUNTIME"):
            yield lambda packed: linux_packages.appimage(
                packed.folder, packed.work, Path(runtime), packed.named(".AppImage")
            )
        return
    yield zipped
    if shutil.which("makensis"):
        yield installer


def tarball(packed: Packed) -> Path:
    """Packs the folder as .tar.xz and returns that."""
    path = packed.named(".tar.xz")
    with tarfile.open(path, "w:xz", preset=9) as archive:
        archive.add(packed.folder, f"kupola-{packed.version}", filter=wheels.plain)
    return path


def zipped(packed: Packed) -> Path:
    """Packs the folder as .zip and returns that; on macOS by the system's tool, which keeps links and signatures."""
    path = packed.named(".zip")
    if sys.platform == "darwin":
        _run("ditto", "-c", "-k", "--keepParent", packed.folder, path)
        return path
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for file in sorted(packed.folder.rglob("*")):
            archive.write(file, Path(f"kupola-{packed.version}") / file.relative_to(packed.folder))
    return path


def installer(packed: Packed) -> Path:
    """Makes the installer for Windows and returns it."""
    path = packed.named("-setup.exe")
    told = {
        "VERSION": packed.version,
        "PROGRAM": packed.folder,
        "OUT": path,
        "ICON": packed.work / "icons" / "kupola.ico",
    }
    defined = [f"-D{name}={text}" for name, text in told.items()]
    _run("makensis", "-V2", "-INPUTCHARSET", "UTF8", *defined, HERE / "windows" / "kupola.nsi")
    return path


def checksums(folder: Path) -> None:
    """Writes the file SHA256SUMS of everything in a folder, as `sha256sum --check` reads it."""
    files = sorted(file for file in folder.iterdir() if file.is_file() and file.name != "SHA256SUMS")
    lines = [f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in files]
    (folder / "SHA256SUMS").write_text("".join(lines), "utf-8")


def _run(*command: str | Path) -> None:
    words: Sequence[str | Path] = command
    # not in the checkout, whose egg-info would pass for the installed wheel
    subprocess.run([*words], check=True, cwd=WORK)


if __name__ == "__main__":
    sys.exit(main())

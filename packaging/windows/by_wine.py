"""Builds and tries the packages for Windows on Debian, by wine: `python packaging/windows/by_wine.py`.

For where no Windows is at hand. Wine is not Windows: what is built here is for trying, and releases are built on
Windows. Needs CPython 3.11, the network, and from Debian wine64, gcc-mingw-w64-x86-64-win32, nsis and xvfb. A Python
for Windows is put together of what PyPI holds under build/wine, and kept; what is built lies in dist/wine.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
import zipfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

import first_picture  # noqa: E402 - lies beside this folder
import pack  # noqa: E402
import wheels  # noqa: E402

WORK = pack.TOP / "build" / "wine"
PREFIX = WORK / "prefix"
INSTALLED = PREFIX / "drive_c/users" / os.environ.get("USER", "root") / "AppData/Local/Programs/Kupola"
_DISPLAY, _PATIENCE = 79, 120
# Its wheel carries the DLL and the modules of python.org's CPython 3.11.9, which it packs games with.
_PYTHON_DLLS = "panda3d==1.10.15"
_COMPILER = ("x86_64-w64-mingw32-gcc", "-O2")
_STARTER = """\
#include <wchar.h>
__declspec(dllimport) int Py_Main(int, wchar_t **);
int wmain(int count, wchar_t **words) { return Py_Main(count, words); }
"""
# AccessKit asks Windows for randomness in a way that wine 8 does not know yet.
_RANDOM = """\
#include <windows.h>
#include <ntsecapi.h>
__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE place, SIZE_T count) { return RtlGenRandom(place, count); }
"""
_EXPORTED = re.compile(r"^\s*\[ *\d+\] .*?(\w+)$", re.MULTILINE)
# Under wine 8 a Python whose output is a file ends at once: it gets a pipe.
_INTERPRETER = """\
#!/bin/bash
set -o pipefail
{through} "{python}" "$@" < /dev/null 2>&1 | cat
"""
_ENVIRONMENT = {
    "WINEPREFIX": str(PREFIX),
    "WINEDEBUG": "-all",
    # neither .NET nor a browser: wine would ask whether to fetch them
    "WINEDLLOVERRIDES": "mscoree,mshtml=",
    "LC_ALL": "C.UTF-8",
    "PYTHONDONTWRITEBYTECODE": "1",
    "PIP_NO_WARN_SCRIPT_LOCATION": "1",
}


def main() -> int:
    """Builds, tries what was built, tells the sizes, and returns 0."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, default=pack.TOP / "dist" / "wine", help="default: dist/wine")
    parser.add_argument("--try-only", action="store_true", help="play with what was built before")
    parser.add_argument("--languages", default="hu,pl,de", help="those that games are played in (default: hu,pl,de)")
    chosen = parser.parse_args()
    chosen.out = chosen.out.absolute()
    os.environ |= _ENVIRONMENT | {"SOURCE_DATE_EPOCH": str(wheels.epoch())}
    os.environ |= {"DISPLAY": f":{_DISPLAY}", "SDL_AUDIODRIVER": "dummy"}
    with first_picture.screen(_DISPLAY) as picture, wine() as through:
        if not chosen.try_only:
            build(through, chosen.out)
        (setup,) = chosen.out.glob("*-setup.exe")
        smoke = (sys.executable, HERE.parent / "smoke.py", "--through", f"env LC_ALL=C.UTF-8 {through}")
        _run(*smoke, "--languages", chosen.languages, WORK / "dist" / "Kupola" / "kupola-cli.exe")
        install(through, setup)
        double_click(through, picture)
        _run(*smoke, "--installed", "--languages", "hu", INSTALLED / "program" / "kupola-cli.exe")
        uninstall(through)
    return 0


@contextmanager
def wine() -> Iterator[str]:
    """Yields the command that starts programs for Windows; in the end nothing of wine runs on."""
    path = os.pathsep.join([os.environ["PATH"], "/usr/lib/wine"])  # where Debian's wine64 is, without its `wine`
    command, server = shutil.which("wine64", path=path), shutil.which("wineserver64", path=path)
    if not command or not server or sys.version_info[:2] != (3, 11):
        raise SystemExit(__doc__)
    WORK.mkdir(parents=True, exist_ok=True)
    if not PREFIX.exists():
        _run(command, "wineboot", "--init")
        _library(PREFIX / "drive_c/windows/system32/bcryptprimitives.dll", _RANDOM, "-ladvapi32")
    nothing = subprocess.DEVNULL
    # One program runs all the time: the first one starts wine's services, and they would never let go of its output.
    with subprocess.Popen([command, "cmd"], stdin=subprocess.PIPE, stdout=nothing, stderr=nothing):
        try:
            subprocess.run([command, "cmd", "/c", "exit"], check=True, stdin=nothing, stdout=nothing, stderr=nothing)
            yield command
        finally:
            subprocess.run([server, "--kill"])


def build(through: str, out: Path) -> None:
    """Packs the program, as an archive and in an installer. Takes the command of wine, and where both go."""
    _, wheel = wheels.build(out, pack.environment())
    packed = pack.Packed(WORK, wheel.name.split("-")[1], "windows-amd64", out)
    pack.program(python(through), wheel, packed)
    for made in (pack.zipped(packed), pack.installer(packed)):
        print(f"{made.stat().st_size / 1e6:7.1f} MB  {made.name}", flush=True)


def python(through: str) -> str:
    """Puts a Python for Windows together where there is none, with the build tools.

    Takes the command of wine. Returns a script that starts it like any interpreter.
    """
    folder = WORK / "python"
    script = WORK / "python.sh"
    if not script.exists():
        shutil.rmtree(folder, ignore_errors=True)
        _libraries(folder)
        shutil.copytree(sysconfig.get_path("stdlib"), folder / "Lib", ignore=_not_for_windows)
        (WORK / "python.c").write_text(_STARTER, "utf-8")
        _run(*_COMPILER, "-municode", "-o", folder / "python.exe", WORK / "python.c", folder / "python311.dll")
        _stable(folder)
        _run(pack.environment(), "-m", "pip", "install", "--quiet", "--target", folder / "Lib/site-packages", "pip")
        script.write_text(_INTERPRETER.format(through=through, python=folder / "python.exe"), "utf-8")
        script.chmod(0o755)
    _run(script, "-m", "pip", "install", "--quiet", "-r", pack.HERE / "requirements-build.txt")
    return str(script)


def _libraries(folder: Path) -> None:
    """Takes the DLLs and modules of a CPython for Windows out of the wheel that has them."""
    asked = ("--platform", "win_amd64", "--python-version", "3.11", "--only-binary=:all:", "--no-deps")
    _run(pack.environment(), "-m", "pip", "download", "--quiet", *asked, "--dest", WORK, _PYTHON_DLLS)
    (wheel,) = WORK.glob("*.whl")
    (folder / "DLLs").mkdir(parents=True)
    with zipfile.ZipFile(wheel) as archive:
        for name in archive.namelist():
            file = Path(name)
            # wine has the C library that Windows has
            if file.parts[0] == "deploy_libs" and not file.name.startswith("api-ms-"):
                beside = file.name in ("python311.dll", "VCRUNTIME140.dll")
                (folder / ("" if beside else "DLLs") / file.name).write_bytes(archive.read(name))
    wheel.unlink()


def _stable(folder: Path) -> None:
    """Makes the library that modules of no particular Python ask for: it hands all on to that of this one."""
    told = ("x86_64-w64-mingw32-objdump", "--private-headers", folder / "python311.dll")
    listed = subprocess.run([*told], capture_output=True, text=True, check=True).stdout
    names = _EXPORTED.findall(listed[listed.index("[Ordinal/Name Pointer] Table") :])
    definition = WORK / "python3.def"
    definition.write_text("EXPORTS\n" + "".join(f"{name} = python311.{name}\n" for name in names), "utf-8")
    _library(folder / "python3.dll", "", str(definition))


def _library(path: Path, code: str, *more: str) -> None:
    """Makes a DLL of a little C."""
    source = WORK / f"{path.stem}.c"
    source.write_text(code, "utf-8")
    _run(*_COMPILER, "-shared", "-o", path, source, *more)


def _not_for_windows(folder: str, names: list[str]) -> set[str]:
    """Returns what of a standard library on Linux is no use, for shutil.copytree."""
    return {"__pycache__", "site-packages", "lib-dynload", "test", "ensurepip", "idlelib"} & {*names}


def install(through: str, setup: Path) -> None:
    """Installs as the installer does when nobody is asked, and looks whether games open with the program."""
    _run(through, setup, "/S")
    asked = (through, "reg", "query", r"HKCU\Software\Classes\Kupola.Game\shell\open\command", "/ve")
    told = subprocess.run([*asked], capture_output=True, text=True, check=True).stdout
    if r"\program\Kupola.exe" not in told:
        raise SystemExit(f"a saved game would not be opened by Kupola: {told}")
    print("installed", flush=True)


def double_click(through: str, picture: Path) -> None:
    """Opens a game as Windows does whose file was clicked twice; takes the command of wine and the screen's picture."""
    for key in (".kupola", "Kupola.Game"):  # wine 8 does not look for types of files among those of one user
        _run(through, "reg", "copy", rf"HKCU\Software\Classes\{key}", rf"HKLM\Software\Classes\{key}", "/s", "/f")
    game = next((pack.TOP / "saves" / "ys").glob("*.kupola"))
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
        subprocess.Popen([through, "start", "/unix", game], env=os.environ | {"KUPOLA_HOME": home})
        _wait("the window that a double click opens", lambda: first_picture.is_painted(picture))
        _wait("a game in it", lambda: any(Path(home).glob("autosave/*.kupola")))
        _run(through, "taskkill", "/f", "/im", "Kupola.exe")
    print("a double click on a saved game opens it", flush=True)


def uninstall(through: str) -> None:
    """Removes what was installed and looks whether anything stays."""
    _run(through, INSTALLED / "uninstall.exe", "/S")
    _wait("its removal", lambda: not INSTALLED.exists())  # the uninstaller goes on as a copy of itself
    print("removed: nothing is left", flush=True)


def _wait(what: str, is_so: Callable[[], bool]) -> None:
    end = time.monotonic() + _PATIENCE
    while not is_so():
        if time.monotonic() > end:
            raise SystemExit(f"waited {_PATIENCE} seconds for {what}")
        time.sleep(0.5)


def _run(*command: str | Path) -> None:
    pipe, both = subprocess.PIPE, subprocess.STDOUT
    with subprocess.Popen([*command], stdin=subprocess.DEVNULL, stdout=pipe, stderr=both, text=True) as process:
        for line in process.stdout or ():
            print(line, end="", flush=True)
    if process.returncode:
        raise SystemExit(f"{' '.join(map(str, command))}: exit code {process.returncode}")


if __name__ == "__main__":
    sys.exit(main())

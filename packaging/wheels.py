"""Builds sdist and wheel so that the same source always gives the same bytes: `wheels.py FOLDER`."""

import gzip
import io
import os
import subprocess
import sys
import tarfile
from pathlib import Path

TOP = Path(__file__).resolve().parents[1]


def epoch() -> int:
    """Returns the time that everything packed is dated: SOURCE_DATE_EPOCH, the last commit, or that of an sdist."""
    if told := os.environ.get("SOURCE_DATE_EPOCH"):
        return int(told)
    if (TOP / ".git").exists():
        asked = ["git", "-C", str(TOP), "log", "-1", "--format=%ct"]
        return int(subprocess.run(asked, capture_output=True, text=True, check=True).stdout)
    return int((TOP / "PKG-INFO").stat().st_mtime)


def plain(member: tarfile.TarInfo) -> tarfile.TarInfo:
    """Returns a member of an archive without what differs between machines: owner, time, and all rights but `x`."""
    member.uid = member.gid = 0
    member.uname = member.gname = ""
    member.mtime = epoch()
    member.mode = 0o755 if member.isdir() or member.mode & 0o100 else 0o644
    return member


def normalise(sdist: Path) -> None:
    """Writes an sdist anew: in the order of names, with nothing in it that differs between machines."""
    data = io.BytesIO()
    with tarfile.open(sdist) as old, tarfile.open(fileobj=data, mode="w", format=tarfile.PAX_FORMAT) as new:
        for member in sorted(old.getmembers(), key=lambda each: each.name):
            content = old.extractfile(member) if member.isfile() else None
            member.pax_headers = {}  # they hold fractions of a second
            new.addfile(plain(member), content)
    sdist.write_bytes(gzip.compress(data.getvalue(), mtime=epoch()))


def build(folder: Path, python: str = sys.executable) -> tuple[Path, Path]:
    """Builds both into a folder, the wheel from the sdist.

    Takes the folder and the interpreter of an environment that holds `build`. Returns sdist and wheel.
    """
    environment = os.environ | {"SOURCE_DATE_EPOCH": str(epoch())}
    folder.mkdir(parents=True, exist_ok=True)
    for old in [*folder.glob("kupola-*.tar.gz"), *folder.glob("kupola-*.whl")]:
        old.unlink()
    quietly = [python, "-m", "build", "--quiet", "--sdist", "--outdir", str(folder), str(TOP)]
    subprocess.run(quietly, check=True, env=environment)
    (sdist,) = folder.glob("kupola-*.tar.gz")
    normalise(sdist)
    wheel = [python, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-cache-dir", "--wheel-dir", str(folder)]
    subprocess.run([*wheel, str(sdist)], check=True, env=environment, umask=0o022)  # rights are kept in it
    (built,) = folder.glob("kupola-*.whl")
    return sdist, built


if __name__ == "__main__":
    build(Path(sys.argv[1]))

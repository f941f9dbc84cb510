"""Shows a folder of the player in the system's own file manager."""

import os
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

_OPENERS = {"darwin": "open"}


def open_folder(folder: Path) -> None:
    """Opens a folder, which is made if need be, in the system's file manager, if there is one."""
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
        if sys.platform == "win32":
            os.startfile(folder)
        else:
            opener = _OPENERS.get(sys.platform, "xdg-open")
            subprocess.Popen(
                [opener, str(folder)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True
            )

"""What a language is called: the same for the folders that are listed and for the setting that remembers one."""

import re
from typing import Final

LANGUAGE_CODE: Final = re.compile(r"[a-z]{2,3}([_-][A-Za-z0-9]{2,8})*")
"""The code of a language, with a script or region where it needs one: `hu`, `pl_PL`, `es_419`, `zh-Hant-TW`."""

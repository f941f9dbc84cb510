"""Leaves out of Babel's tables, in a packed program, what Kupola never asks them: `tables.py FOLDER`.

Every language stays, with its plurals, numbers, lists, dates and names of languages; units, currencies, time zones and
the like go. They are two thirds of the tables, and a twelfth of a download.
"""

import pickle
import sys
from pathlib import Path

UNUSED = {
    "compact_currency_formats",
    "compact_decimal_formats",
    "compound_unit_patterns",
    "currency_formats",
    "currency_names",
    "currency_names_plural",
    "currency_symbols",
    "currency_unit_patterns",
    "date_fields",
    "datetime_skeletons",
    "interval_formats",
    "measurement_systems",
    "meta_zones",
    "scientific_formats",
    "time_zones",
    "unit_display_names",
    "unit_patterns",
    "zone_formats",
}


def shorten(folder: Path) -> None:
    """Writes the tables anew that lie anywhere in a folder; needs Babel, whose values are in them."""
    for file in folder.rglob("locale-data/*.dat"):
        table = pickle.loads(file.read_bytes())
        file.write_bytes(pickle.dumps({name: told for name, told in table.items() if name not in UNUSED}, 2))


if __name__ == "__main__":
    shorten(Path(sys.argv[1]))

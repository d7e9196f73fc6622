#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The icons have the sizes of their folders and stand alone: test-icons.py HICOLOR-FOLDER"""

import re
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

APP_ID = "io.github.sumi_reversi.Sumi"
SIZES = {
    f"scalable/apps/{APP_ID}.svg": "128",
    f"symbolic/apps/{APP_ID}-symbolic.svg": "16",
}


def main():
    hicolor = Path(sys.argv[1])
    for name, size in SIZES.items():
        text = (hicolor / name).read_text(encoding="utf-8")
        root = ElementTree.fromstring(text)
        assert root.tag == "{http://www.w3.org/2000/svg}svg", root.tag
        assert (root.get("width"), root.get("height")) == (size, size), name
        assert root.get("viewBox") == f"0 0 {size} {size}", name
        ids = {element.get("id") for element in root.iter()}
        for reference in re.findall(r"url\(#([^)]*)\)", text):
            assert reference in ids, f"{name}: {reference} is not there"
        assert "href" not in text, f"{name}: refers to another file"


main()

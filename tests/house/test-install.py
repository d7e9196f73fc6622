#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What is installed is complete, and runs: test-install.py MESON BUILD-FOLDER PREFIX BINDIR DATADIR
LOCALEDIR MANDIR

The files go below a folder of their own and not to the prefix itself, so the programs are told
where the packs lie."""

import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

APP_ID = "io.github.sumi_reversi.Sumi"


def list_expected(bindir, datadir, localedir, mandir):
    return (
        f"{bindir}/sumi",
        f"{bindir}/sumi-tool",
        f"{datadir}/applications/{APP_ID}.desktop",
        f"{datadir}/glib-2.0/schemas/{APP_ID}.gschema.xml",
        f"{datadir}/icons/hicolor/scalable/apps/{APP_ID}.svg",
        f"{datadir}/icons/hicolor/symbolic/apps/{APP_ID}-symbolic.svg",
        f"{datadir}/metainfo/{APP_ID}.metainfo.xml",
        f"{datadir}/mime/packages/{APP_ID}.xml",
        f"{datadir}/sumi/puzzles/README.md",
        f"{datadir}/sumi/puzzles/leaflet.sumi.json",
        f"{datadir}/sumi/sounds/move.wav",
        f"{datadir}/sumi/sumi.book",
        f"{datadir}/sumi/sumi.weights",
        f"{localedir}/es/LC_MESSAGES/sumi.mo",
        f"{localedir}/es/LC_MESSAGES/sumi-packs.mo",
        f"{mandir}/man1/sumi.1",
        f"{mandir}/man1/sumi-tool.1",
    )


def main():
    meson, build, prefix, bindir, datadir, localedir, mandir = sys.argv[1:]
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([meson, "install", "-C", build, "--no-rebuild", "--quiet",
                        "--destdir", folder], check=True)
        root = Path(folder + prefix)
        missing = [name for name in list_expected(bindir, datadir, localedir, mandir)
                   if not (root / name).is_file()]
        assert not missing, f"not installed: {missing}"

        packs = root / datadir / "sumi" / "puzzles"
        environment = dict(os.environ, SUMI_PACKS_DIR=str(packs))
        for command in ([root / bindir / "sumi", "--help"],
                        [root / bindir / "sumi-tool", "--help"],
                        [root / bindir / "sumi-tool", "check", packs]):
            subprocess.run(command, check=True, env=environment, stdout=subprocess.DEVNULL)
        versions = [subprocess.check_output([root / bindir / program, "--version"], text=True)
                    for program in ("sumi", "sumi-tool")]
        assert re.fullmatch(r"sumi ([0-9.]+)\nsumi-tool \1\n", "".join(versions)), versions


main()

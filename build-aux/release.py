#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes a release of what is committed: release.py VERSION SENTENCE...

The SENTENCEs say what is new for those who use Sumi. Writes the version, the metainfo and the
changelog of the packages, takes the pictures, commits and tags that; then makes the tarball, with
its tests, and the packages, as packages.sh does. Nothing is published: what is to be lies in
build-release/meson-dist and build-packages/out at the end."""

import datetime
import os
import re
import subprocess
import sys
import textwrap
from pathlib import Path
from xml.sax.saxutils import escape

SOURCE = Path(__file__).resolve().parent.parent
BUILD = SOURCE / "build-release"
METAINFO = SOURCE / "data" / "io.github.sumi_reversi.Sumi.metainfo.xml.in"


def run(*command):
    print("+", *command, flush=True)
    subprocess.run(command, cwd=SOURCE, check=True)


def read(*command):
    return subprocess.run(command, cwd=SOURCE, check=True, capture_output=True,
                          text=True).stdout.strip()


def replace(path, pattern, text):
    """Replaces the first match of PATTERN in the file PATH by TEXT, and fails without one."""
    old = path.read_text(encoding="utf-8")
    new, n = re.subn(pattern, lambda _: text, old, count=1)
    if n == 0:
        sys.exit(f"{path}: no {pattern}")
    path.write_text(new, encoding="utf-8")


def set_version(version):
    replace(SOURCE / "meson.build", r"version: '[^']*',\n  license", f"version: '{version}',\n"
            "  license")


def add_release(version, sentences, today):
    paragraphs = "\n".join(f"          {escape(sentence)}" for sentence in sentences)
    replace(METAINFO, "  <releases>\n", f"""  <releases>
    <release version="{version}" date="{today:%Y-%m-%d}">
      <description translatable="no">
        <p>
{paragraphs}
        </p>
      </description>
    </release>
""")


def add_changes(version, sentences, today):
    path = SOURCE / "debian" / "changelog"
    # Lintian warns of lines that are longer than 80 characters.
    changes = "\n".join(textwrap.fill(sentence, width=79, initial_indent="  * ",
                                      subsequent_indent="    ") for sentence in sentences)
    maintainer = re.search(r"^ -- (.*>)", path.read_text(encoding="utf-8"), re.MULTILINE).group(1)
    replace(path, "^", f"""sumi ({version}-1) unstable; urgency=medium

{changes}

 -- {maintainer}  {today:%a, %d %b %Y %H:%M:%S} +0000

""")


def main():
    version, *sentences = sys.argv[1:]
    if not re.fullmatch(r"\d+\.\d+\.\d+", version) or not sentences:
        sys.exit(__doc__)
    if read("git", "status", "--porcelain"):
        sys.exit("there is something that is not committed")
    today = datetime.datetime.now(datetime.timezone.utc)
    before = read("git", "rev-parse", "HEAD")
    set_version(version)
    add_release(version, sentences, today)
    add_changes(version, sentences, today)
    if not (BUILD / "build.ninja").exists():
        run("meson", "setup", str(BUILD), "--werror")
    run("ninja", "-C", str(BUILD), "release-screenshots")
    run("git", "commit", "--all", "--message", f"Release {version}")
    run("git", "tag", f"v{version}")
    run("meson", "dist", "-C", str(BUILD), "--formats", "xztar")
    os.environ.setdefault("SUMI_BEFORE", before)
    run("build-aux/packages.sh")
    print(f"released {version}: push the branch and the tag v{version}, and publish "
          f"{BUILD}/meson-dist and {SOURCE}/build-packages/out")


main()

#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The man pages format without a warning, have their sections, and name every option that the
tool's own help names: test-man-pages.py MAN FOLDER TOOL"""

import os
import re
import subprocess
import sys
from pathlib import Path

SECTIONS = {
    "sumi.1": ("NAME", "SYNOPSIS", "DESCRIPTION", "ENVIRONMENT", "SEE ALSO"),
    "sumi-tool.1": ("NAME", "SYNOPSIS", "DESCRIPTION", "COMMANDS", "OPTIONS", "EXIT STATUS"),
}
COMMANDS = ("check", "solve", "exact", "perft", "show", "sheet", "bench", "match", "mine", "rate",
            "results", "review", "book", "train", "translate", "learner")


def list_options(tool):
    options = set()
    for command in COMMANDS:
        text = subprocess.run([tool, command, "--help"], check=True, capture_output=True,
                              text=True, env=dict(os.environ, LC_ALL="C.UTF-8")).stdout
        options |= set(re.findall(r"--[a-z][a-z-]*", text))
    assert "--json" in options, options
    return options


def main():
    man, folder, tool = sys.argv[1], Path(sys.argv[2]), sys.argv[3]
    environment = dict(os.environ, LC_ALL="C.UTF-8", MANROFFSEQ="", MANWIDTH="80")
    for name, sections in SECTIONS.items():
        command = [man, "--warnings", "--encoding=UTF-8", "--local-file", folder / name]
        page = subprocess.run(command, check=True, capture_output=True, text=True,
                              env=environment)
        assert page.stderr == "", page.stderr
        lines = page.stdout.splitlines()
        for section in sections:
            assert section in lines, f"{name} has no section {section}"
        if name == "sumi-tool.1":
            text = page.stdout.replace("\u2010", "-").replace("\u2212", "-")
            for option in list_options(tool):
                assert option in text, f"{name} does not name {option}"


main()

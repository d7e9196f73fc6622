#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Compares how fast two programs solve endgames: both are run in turn on each OBF file, and the
table has the processor time that each took, start-up included, and the ratio of the other to ours.
"{}" in a command stands for the file. With Edax, from the folder where it finds its data:

    compare-engines.py --other 'edax -solve {} -level 60 -n-tasks 1' FILE.obf...

Ours is sumi-tool unless --ours gives another command, such as the tool of another build. A program
that fails ends the comparison."""

import argparse
import os
import shlex
import statistics
import subprocess
import sys


def run(command, source):
    """The processor time of the command in seconds."""
    words = [word.replace("{}", source) for word in shlex.split(command)]
    with subprocess.Popen(words, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                          stderr=subprocess.DEVNULL) as process:
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode != 0:
        sys.exit(f"{shlex.join(words)}: exit status {process.returncode}")
    return usage.ru_utime + usage.ru_stime


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--other", required=True, help="command of the other program")
    parser.add_argument("--ours", default="sumi-tool exact {} --score", help="our command")
    parser.add_argument("--rounds", type=int, default=3, help="how often each is run (3)")
    parser.add_argument("files", nargs="+", metavar="FILE", help="positions to solve, as OBF")
    options = parser.parse_args()

    print("| positions | ours, s | other, s | other ÷ ours |")
    print("|---|---|---|---|")
    for source in options.files:
        times = [(run(options.ours, source), run(options.other, source))
                 for _ in range(options.rounds)]
        ours, others = zip(*times)
        ratio = statistics.median(other / our for our, other in times)
        print(f"| {os.path.basename(source)} | {statistics.median(ours):.2f} "
              f"| {statistics.median(others):.2f} | {ratio:.2f} |", flush=True)


if __name__ == "__main__":
    main()

#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Each sound that the program plays is made, short, and the same each time:
test-sounds.py MAKE-SOUNDS SUMI-SOUNDS.C"""

import array
import re
import subprocess
import sys
import tempfile
import wave
from pathlib import Path


def make():
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([sys.executable, sys.argv[1], folder], check=True)
        return {path.name: path.read_bytes() for path in Path(folder).iterdir()}, \
               {path.stem: read(path) for path in Path(folder).iterdir()}


def read(path):
    with wave.open(str(path)) as file:
        assert (file.getnchannels(), file.getsampwidth()) == (1, 2), path
        return file.getframerate(), array.array("h", file.readframes(file.getnframes()))


def main():
    source = Path(sys.argv[2]).read_text(encoding="utf-8")
    names = set(re.findall(r'\[SUMI_SOUND_\w+\] = "(\w+)"', source))
    files, sounds = make()

    assert names and set(sounds) == names, (sorted(sounds), sorted(names))
    for name, (rate, samples) in sounds.items():
        peak = max(map(abs, samples))
        assert len(samples) < 1.5 * rate, f"{name}: {len(samples) / rate:.1f} s"
        assert 0.45 < peak / 32767 < 0.55, f"{name}: {peak}"
        # Begins and ends without a click.
        assert abs(samples[0]) < 0.05 * peak and abs(samples[-1]) < 0.05 * peak, name
    assert make()[0] == files


main()

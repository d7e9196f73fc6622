#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes the sounds of Sumi: make-sounds.py FOLDER

Each is a sum of partials that die away, written to FOLDER as a WAV file (mono, 16 bits). The same
formulas always give the same files."""

import math
import pathlib
import struct
import sys
import wave

RATE = 22050  # samples a second
PEAK = 0.5    # of what a sample can hold, so that no sound is much louder than others

# By name: partials as (start in seconds, frequency in Hz, loudness, seconds to fall to 1/e).
SOUNDS = {
    # A disc that is set down: wood, with a hard edge.
    'move': [(0, 420, 1, 0.022), (0, 1130, 0.5, 0.012), (0, 2710, 0.25, 0.006)],
    # Discs that turn, just after that.
    'turn': [(0.06, 880, 0.5, 0.014), (0.10, 990, 0.4, 0.014), (0.14, 1110, 0.3, 0.014)],
    # Two notes up, two notes down, and three that come to rest.
    'right': [(0, 659.3, 0.8, 0.09), (0, 1318.5, 0.2, 0.05),
              (0.11, 880, 0.8, 0.14), (0.11, 1760, 0.2, 0.07)],
    'wrong': [(0, 293.7, 0.8, 0.08), (0.13, 246.9, 0.8, 0.12)],
    'end': [(0, 523.3, 0.7, 0.16), (0.15, 659.3, 0.7, 0.16),
            (0.30, 784, 0.8, 0.18), (0.30, 523.3, 0.4, 0.18)],
}


def make_samples(partials):
    """Yields samples from -1 to 1, until the last partial has died away."""
    end = max(start + 5 * fall for start, _, _, fall in partials)
    loudest = sum(loudness for _, _, loudness, _ in partials)

    for i in range(int(end * RATE)):
        sample = 0
        for start, frequency, loudness, fall in partials:
            t = i / RATE - start
            if t >= 0:
                # The attack takes 2 ms: without it one hears a click.
                attack = min(1, t / 0.002)
                swing = math.sin(math.tau * frequency * t)
                sample += loudness * attack * math.exp(-t / fall) * swing
        yield sample / loudest


def main():
    folder = pathlib.Path(sys.argv[1])

    for name, partials in SOUNDS.items():
        samples = list(make_samples(partials))
        scale = 32767 * PEAK / max(map(abs, samples))
        with wave.open(str(folder / f'{name}.wav'), 'wb') as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(b''.join(struct.pack('<h', round(scale * s)) for s in samples))


main()

#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""How much is lost when the program is killed while somebody types in its editor: the text of a
step grows by a character at a time until a moment by chance, and what the next start would find is
compared with when each character was typed.

Arguments: the program, how many kills. No test of each run: it needs a start a kill."""

import json
import os
import random
import sys
import tempfile
import time

from driver import Driver  # (needs a display)

PROGRAM = sys.argv[1]
N_KILLS = int(sys.argv[2])

MAX_LIFE_S = 5
MAX_LOSS_S = 2
TEXT = "a"
PACK = {"format": "sumi-pack/1", "id": "mine", "title": "Mine", "language": "en", "items": [
    {"kind": "lesson", "id": "lesson", "title": "Lesson", "steps": [
        {"text": TEXT, "position": {"moves": "f5"}}]}]}


def read_text(path):
    """What is found: the copy beside the file if there is one, which is newer."""
    for name in (path + ".autosave", path):
        if os.path.exists(name):
            with open(name, encoding="utf-8") as pack:
                return json.load(pack)["items"][0]["steps"][0]["text"]
    return None


def kill_once(path, chance):
    """For how long the oldest character that is lost had been there, in seconds; 0 if none is."""
    with open(path, "w", encoding="utf-8") as pack:
        json.dump(PACK, pack)
    driver = Driver(PROGRAM, path)
    driver.wait_for_text("^Mine$")
    driver.press("ctrl+shift+e")
    driver.wait_for_focus("^Lesson")
    driver.press("Down", "F6")
    driver.wait_for_focus("^[a-h][1-8], ")
    driver.press("F6")
    driver.wait_for_focus("^Text of the step")
    driver.press("ctrl+End")
    typed = []
    end = time.monotonic() + chance.uniform(0, MAX_LIFE_S)
    while time.monotonic() < end:
        driver.type("x")
        typed.append(time.monotonic())
    killed = time.monotonic()
    driver.kill()
    text = read_text(path)
    if os.path.exists(path + ".autosave"):
        os.remove(path + ".autosave")
    if text is None or not text.startswith(TEXT):
        return float("inf"), len(typed)
    kept = len(text) - len(TEXT)
    return killed - typed[kept] if kept < len(typed) else 0, len(typed)


def main():
    chance = random.Random(14)
    losses, n_typed = [], 0
    with tempfile.TemporaryDirectory() as folder:
        for _ in range(N_KILLS):
            loss, n = kill_once(os.path.join(folder, "mine.sumi.json"), chance)
            losses.append(loss)
            n_typed += n
    n_old = sum(loss > MAX_LOSS_S for loss in losses)
    print(f"{N_KILLS} kills, {n_typed} characters typed: {losses.count(float('inf'))} packs lost, "
          f"{n_old} times something older than {MAX_LOSS_S} s, at most {max(losses):.2f} s lost")
    return 1 if n_old else 0


sys.exit(main())

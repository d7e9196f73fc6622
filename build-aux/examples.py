# SPDX-License-Identifier: GPL-3.0-or-later
"""What the pictures show of somebody who has used Sumi for some weeks: a learner with puzzles,
lessons and games, and the results of a class. All of it is made of the packs, and the same each
time but for its dates."""

import datetime
import hashlib
import json
import random
import subprocess

NAME = "Mika"
OTHERS = ("Ada", "Grace", "Edsger", "Sumi")
N_DAYS = 35
N_PUZZLES_A_DAY = 4
N_GAMES = 24
THEMES = {"mobility": "mobility", "corners": "corner"}
PUPILS = ("Ada", "Grace", "Edsger", "Barbara", "Donald", "Frances", "Alan", "Radia", "Niklaus",
          "Katherine", "Ken", "Margaret")
# The start of a game, as GGF writes it.
BOARD = "8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *"
EPOCH = datetime.date(1970, 1, 1)


def read_pack(packs, name):
    with open(packs / f"{name}.sumi.json", encoding="utf-8") as file:
        return json.load(file)


def make_time(date, minute):
    return f"{date}T18:{minute % 60:02}:00.000000Z"


def make_step(lessons, number, date):
    """The step after the first NUMBER of all."""
    steps = [(item["id"], str(n)) for item in lessons["items"]
             for n in range(1, len(item["steps"]) + 1)]
    item, step = steps[number]
    return {"time": make_time(date, 0), "day": (date - EPOCH).days, "kind": "step",
            "pack": lessons["id"], "item": item, "step": step, "solved": True,
            "milliseconds": 20000}


def make_try(pack, theme, item, date, minute, is_right):
    # What went wrong has no position, under which it would come back for review.
    known = {"position": hashlib.md5(item["id"].encode()).hexdigest(), "task": "example"}
    return {"time": make_time(date, minute), "day": (date - EPOCH).days, "kind": "puzzle",
            "pack": pack["id"], "item": item["id"], **(known if is_right else {}),
            "themes": [theme], "rating": 1200 + 100 * item["difficulty"],
            "tries": 1 if is_right else 2, "solved": True, "milliseconds": 25000}


def make_outcomes(packs, today, source):
    """A step of a lesson and some puzzles each day, but for one in the week; the puzzles go better
    and better."""
    pool = []
    for name, theme in THEMES.items():
        pack = read_pack(packs, name)
        pool += [(pack, theme, item) for item in pack["items"]]
    source.shuffle(pool)
    lessons = read_pack(packs, "lessons-1-first-steps")
    outcomes = []
    for number in range(N_DAYS):
        date = today - datetime.timedelta(N_DAYS - number)
        if number % 7 == 5:
            continue
        outcomes.append(make_step(lessons, number, date))
        for minute in range(1, N_PUZZLES_A_DAY + 1):
            is_right = source.random() < 0.45 + 0.01 * number
            outcomes.append(make_try(*pool.pop(), date, minute, is_right))
    return outcomes


def make_game(moves, date, side, other):
    names = (NAME, other) if side == "black" else (other, NAME)
    squares = [moves[i:i + 2] for i in range(0, len(moves), 2)]
    turns = "".join(f"{'BW'[i % 2]}[{'PA' if square == '--' else square.upper()}]"
                    for i, square in enumerate(squares))
    return f"(;GM[Othello]DT[{date}]PB[{names[0]}]PW[{names[1]}]TY[8]BO[{BOARD}]{turns};)"


def make_games(packs, today, source):
    """Games that puzzles of the end are from."""
    records = [item["record"] for item in read_pack(packs / "themes", "win")["items"]]
    games = []
    for number, moves in enumerate(source.sample(records, N_GAMES)):
        date = today - datetime.timedelta(N_GAMES - number)
        side = ("black", "white")[number % 2]
        games.append({"time": make_time(date, 40), "side": side,
                      "text": make_game(moves, date, side, source.choice(OTHERS))})
    return games


def make_learner(tool, packs, data):
    """Makes the learner in DATA, the folder of a user's data, by TOOL from PACKS."""
    today = datetime.date.today()
    source = random.Random(1)
    path = data / "learner.json"
    path.write_text(json.dumps({"format": "sumi-learner/1", "name": NAME,
                                "outcomes": make_outcomes(packs, today, source),
                                "games": make_games(packs, today, source)}), encoding="utf-8")
    subprocess.run([tool, "learner", "import", str(path), "--folder",
                    str(data / "sumi" / "learners")], check=True, stdout=subprocess.DEVNULL)
    path.unlink()


def make_class(packs, folder):
    """Saves in FOLDER what each pupil did with the puzzles of the leaflet."""
    pack = read_pack(packs, "leaflet")
    source = random.Random(2)
    for number, pupil in enumerate(PUPILS):
        entries = []
        for item in pack["items"]:
            tries = source.choice((0, 1, 1, 1, 2, 3))
            entries.append({"item": item["id"], "title": item["title"], "first": tries == 1,
                            "solved": tries > 0, "shown": False, "tries": tries,
                            "hints": int(tries == 3), "seconds": 20 * tries})
        results = {"format": "sumi-results/1", "pupil": pupil, "set": pack["id"],
                   "title": pack["title"], "saved": f"2026-11-{number + 10}T10:00:00Z",
                   "exercises": entries}
        text = json.dumps(results, separators=(",", ":"), ensure_ascii=False)
        results["sum"] = hashlib.sha256(text.encode()).hexdigest()
        (folder / f"{pupil}.sumi-results.json").write_text(json.dumps(results), encoding="utf-8")

#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes the packs of plain practice, from which the tests of the first chapters draw:

    build-aux/make-practice.py TOOL FOLDER

Positions are taken from the middle of the games in FOLDER/themes, or from games with handicap that
are played here. Nothing is claimed of them: sumi-tool TOOL finds the answers, and what it cannot
decide is left out. The packs are written into FOLDER/themes, and are the same as long as the other
packs are.
"""

import json
import random
import re
import subprocess
import sys
import tempfile
from pathlib import Path

EMPTY, BLACK, WHITE = ".", "X", "O"
DIRECTIONS = [(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)]
CORNERS = {0, 7, 56, 63}
START = {27: WHITE, 28: BLACK, 35: BLACK, 36: WHITE}
SOURCES = {
    "games": "Found in games that Sumi played against itself.",
    "handicap": "Made of games by lot, with corners given before the first move.",
}


def name(square):
    return "abcdefgh"[square % 8] + str(square // 8 + 1)


def other(side):
    return WHITE if side == BLACK else BLACK


def flips(board, side, square):
    """The discs that SIDE turns by playing on SQUARE, by direction; none: it is not legal."""
    found = []
    if board[square] != EMPTY:
        return found
    for down, right in DIRECTIONS:
        row, column, line = square // 8 + down, square % 8 + right, []
        while 0 <= row < 8 and 0 <= column < 8 and board[row * 8 + column] == other(side):
            line.append(row * 8 + column)
            row, column = row + down, column + right
        if line and 0 <= row < 8 and 0 <= column < 8 and board[row * 8 + column] == side:
            found.append(line)
    return found


def legal(board, side):
    return [square for square in range(64) if flips(board, side, square)]


def play(board, side, square):
    """The position after the move; a side that cannot move passes."""
    after = list(board)
    for line in flips(board, side, square):
        for disc in line:
            after[disc] = side
    after[square] = side
    return after, other(side) if legal(after, other(side)) else side


def replay(board, turn, moves):
    """The boards of a game, each with the side to move: before the first move, and after each."""
    yield board, turn
    for column, row in re.findall(r"([a-h])([1-8])", moves):
        square = "abcdefgh".index(column) + 8 * (int(row) - 1)
        board, turn = play(board, turn if flips(board, turn, square) else other(turn), square)
        yield board, turn


def start(corners=()):
    board = [EMPTY] * 64
    for square, disc in START.items():
        board[square] = disc
    for corner in corners:
        board[corner] = BLACK
    return board


def frontier(board, side):
    def is_beside_empty(square):
        return any(0 <= square // 8 + down < 8 and 0 <= square % 8 + right < 8
                   and board[(square // 8 + down) * 8 + square % 8 + right] == EMPTY
                   for down, right in DIRECTIONS)
    return [square for square in range(64) if board[square] == side and is_beside_empty(square)]


def make_key(board, turn):
    """The same for positions that look alike mirrored, turned, or with the colours exchanged."""
    rows = ["".join(board[i:i + 8]) for i in range(0, 64, 8)]
    if turn == WHITE:
        rows = [row.translate(str.maketrans("XO", "OX")) for row in rows]
    keys = []
    for _ in range(4):
        rows = ["".join(column) for column in zip(*rows[::-1])]
        keys += ["".join(rows), "".join(row[::-1] for row in rows)]
    return min(keys)


def read_games(folder):
    """Lists of (board, side to move, moves so far) of each game of the packs of themes, in an order
    by lot."""
    games = []
    for path in sorted((folder / "themes").glob("*.sumi.json")):
        for item in json.loads(path.read_text(encoding="utf-8"))["items"]:
            if "rating" not in item:  # plain practice
                continue
            record = item["record"].replace("-", "")
            boards = list(replay(start(), BLACK, record))[:-1]
            games.append([(*board, record[:2 * i]) for i, board in enumerate(boards)])
    random.Random(13).shuffle(games)
    return games


def play_handicap_games():
    """The same for games with one to four corners given to Black, who moves first. Moves are by lot
    among the half that leaves the fewest replies."""
    lot = random.Random(31)
    for number in range(400):
        board, turn = start((0, 63, 56, 7)[:number % 4 + 1]), BLACK
        game = []
        while legal(board, turn):
            game.append((board, turn, None))
            moves = legal(board, turn)
            lot.shuffle(moves)
            moves.sort(key=lambda move: len(legal(play(board, turn, move)[0], other(turn))))
            board, turn = play(board, turn, lot.choice(moves[:(len(moves) + 1) // 2]))
        yield game


# Each of these makes a task about a position, or None where it is not worth asking.

def ask_legal_moves(board, turn, lot):
    return {"type": "mark", "set": "legal-moves"} if 4 <= len(legal(board, turn)) <= 9 else None


def pick_move(board, turn, lot, least):
    moves = [move for move in legal(board, turn) if len(flips(board, turn, move)) >= least]
    return name(lot.choice(moves)) if moves else None


def ask_flips(board, turn, lot):
    move = pick_move(board, turn, lot, 2)
    return {"type": "mark", "set": "flips", "move": move} if move else None


def ask_flip(board, turn, lot):
    move = pick_move(board, turn, lot, 1)
    return {"type": "flip", "move": move} if move else None


def ask_count(board, turn, lot):
    return {"type": "count", "quantity": lot.choice(["black", "white", "margin"])}


def ask_pass(board, turn, lot):
    moves = legal(board, turn)
    n_right = 0
    for move in moves:
        after, following = play(board, turn, move)
        n_right += following == turn and bool(legal(after, turn))
    if n_right != 1 or len(moves) < 4:
        return None
    return {"type": "force", "goal": {"pass": True}, "within": 1}


def ask_stable(board, turn, lot):
    if not any(board[corner] != EMPTY for corner in CORNERS):
        return None
    return {"type": "mark", "set": "stable"}


def ask_gifts(board, turn, lot):
    if any(set(legal(board, side)) & CORNERS for side in (BLACK, WHITE)):
        return None
    n = sum(bool(set(legal(play(board, turn, move)[0], other(turn))) & CORNERS)
            for move in legal(board, turn))
    return {"type": "mark", "set": "corner-gifts"} if 2 <= n <= 5 else None


def ask_frontier(board, turn, lot):
    return {"type": "mark", "set": "frontier"} if 3 <= len(frontier(board, turn)) <= 9 else None


def find_gap(board, turn, measure):
    """By how much the best move is better than the next."""
    values = sorted(measure(play(board, turn, move)[0]) for move in legal(board, turn))
    return values[1] - values[0] if len(values) > 3 else 0


def ask_best_frontier(board, turn, lot):
    if find_gap(board, turn, lambda after: len(frontier(after, turn))) < 2:
        return None
    return {"type": "best", "measure": "frontier"}


def ask_fewest(board, turn, lot):
    if find_gap(board, turn, lambda after: len(legal(after, other(turn)))) < 2:
        return None
    return {"type": "best", "measure": "mobility"}


# Of each pack: tag, title, summary, where its positions come from, and its tasks, each with the
# title of its puzzles, how many, from how many discs to how many, how hard, and tags of their own
# where they are not that of the pack.
PACKS = [
    ("rules", "The rules, practised", "Legal moves, the discs that turn, passing, counting.",
     "games", [
         (ask_legal_moves, "Legal moves", 20, (8, 24), 1, ["rules", "legal-moves"]),
         (ask_flips, "The discs that turn", 20, (12, 34), 1, ["rules", "flips"]),
         (ask_flip, "A move to carry out", 20, (8, 28), 1, ["notation"]),
         (ask_count, "Who is ahead", 14, (10, 22), 1, ["rules", "counting"]),
         (ask_pass, "A forced pass", 16, (40, 60), 2, ["rules", "passing"]),
     ]),
    ("stable", "Stable discs", "Which discs can never be turned again?", "games", [
        (ask_stable, "Stable discs", 36, (40, 60), 2, []),
    ]),
    ("corner-gifts", "Moves that give a corner", "Which moves hand your opponent a corner?",
     "games", [
         (ask_gifts, "Moves that give a corner", 36, (24, 48), 2, []),
     ]),
    ("frontier", "Frontier discs", "See the frontier, and keep your own small.", "games", [
        (ask_frontier, "Frontier discs", 24, (10, 24), 2, []),
        (ask_best_frontier, "The smallest frontier", 24, (14, 36), 3, []),
    ]),
    ("handicap", "With corners given",
     "Positions from games that began with corners given to Black.", "handicap", [
         (ask_stable, "Stable discs", 18, (24, 44), 2, []),
         (ask_fewest, "The fewest replies", 18, (16, 36), 2, []),
     ]),
]


def read_openings(folder):
    """Names and moves, of the table that the program has."""
    table = folder.parent / "src" / "task" / "include" / "sumi-named-openings.h"
    return re.findall(r'NC_\("opening", "([^"]+)"\), "([a-h1-8]+)"',
                      table.read_text(encoding="utf-8"))


def turn(moves, half, mirrored):
    """The same moves seen from another side, by the symmetries that keep the start."""
    turned = ""
    for i in range(0, len(moves), 2):
        column, row = "abcdefgh".index(moves[i]), int(moves[i + 1]) - 1
        if mirrored:
            column, row = row, column
        if half:
            column, row = 7 - column, 7 - row
        turned += "abcdefgh"[column] + str(row + 1)
    return turned


def make_openings(folder, seen):
    """For each opening of up to twelve moves that no lesson shows, which one it is."""
    lot = random.Random("openings")
    table = [line for line in read_openings(folder) if len(line[1]) <= 24]
    items = []
    for name, moves in sorted(table, key=lambda line: len(line[1])):
        key = make_key(*read_position({"moves": moves}))
        if key in seen:
            continue
        seen.add(key)
        alike = sorted((line[0] for line in table if line[0] != name),
                       key=lambda other: (abs(len(dict(table)[other]) - len(moves)), other))
        options = lot.sample(alike[:8], 3) + [name]
        lot.shuffle(options)
        items.append({
            "kind": "puzzle",
            "id": f"{len(items) + 1:04}",
            "title": "Which opening is this?",
            "tags": ["opening"],
            "difficulty": 2 if len(moves) <= 10 else 3,
            "position": {"moves": turn(moves, lot.random() < 0.5, lot.random() < 0.5)},
            "prompt": "Which opening is this?",
            "task": {"type": "choose", "options": options, "answer": options.index(name)},
        })
    return items


def make_lines(folder, seen, items):
    """For openings of up to twelve moves, the line itself, from a position without a name in which
    at least three moves are still to be played. They follow ITEMS."""
    lot = random.Random("lines")
    lines = []
    for name, moves in sorted(read_openings(folder), key=lambda line: len(line[1])):
        n_moves = len(moves) // 2
        if n_moves > 12:
            continue
        for n_played in range(2, n_moves - 2):
            turned = turn(moves, lot.random() < 0.5, lot.random() < 0.5)[:2 * n_played]
            key = make_key(*read_position({"moves": turned}))
            if key in seen:
                continue
            seen.add(key)
            lines.append({
                "kind": "puzzle",
                "id": f"{len(items) + len(lines) + 1:04}",
                "title": "Play an opening",
                "tags": ["opening"],
                "difficulty": 3 if n_moves - n_played <= 4 else 4,
                "position": {"moves": turned},
                "task": {"type": "line", "opening": name},
            })
            break
    return lines


def make_item(tag, title, difficulty, tags, position, task):
    board, turn, record = position
    item = {
        "kind": "puzzle",
        "id": "",
        "title": title,
        "tags": tags or [tag],
        "difficulty": difficulty,
        "position": {
            "board": ["".join(board[i:i + 8]) for i in range(0, 64, 8)],
            "turn": "black" if turn == BLACK else "white",
        },
        "task": task,
    }
    if record:
        item["record"] = record
    return item


def is_decided(tool, item):
    pack = {"format": "sumi-pack/1", "id": "practice", "title": "Practice", "language": "en",
            "items": [{**item, "id": "one"}]}
    with tempfile.NamedTemporaryFile("w", suffix=".sumi.json") as file:
        json.dump(pack, file)
        file.flush()
        return subprocess.run([tool, "check", file.name], capture_output=True).returncode == 0


def find_items(tool, games, lot, seen, pack):
    """Positions that no other puzzle has, one of each game."""
    tag, tasks = pack[0], pack[4]
    items = []
    for ask, title, count, (least, most), difficulty, tags in tasks:
        found = []
        while len(found) < count:
            game = next(games)
            choice = [position for position in game
                      if least <= sum(disc != EMPTY for disc in position[0]) <= most]
            lot.shuffle(choice)
            for position in choice:
                key = make_key(*position[:2])
                task = None if key in seen else ask(*position[:2], lot)
                if task is None:
                    continue
                item = make_item(tag, title, difficulty, tags, position, task)
                if is_decided(tool, item):
                    seen.add(key)
                    found.append(item)
                    break
        items += found
    for number, item in enumerate(items, 1):
        item["id"] = f"{number:04}"
    return items


def read_position(position):
    rows = position.get("board")
    board = list("".join(rows)) if rows else start()
    turn = WHITE if position.get("turn") == "white" else BLACK
    return list(replay(board, turn, position.get("moves", "")))[-1]


def list_keys(folder):
    """What the other packs ask or show. A step of a lesson begins where the one before it ended."""
    for path in sorted(folder.rglob("*.sumi.json")):
        if path.parent.name == "themes" and path.name.split(".")[0] in {
                "opening", *(p[0] for p in PACKS)}:
            continue
        for item in json.loads(path.read_text(encoding="utf-8"))["items"]:
            place = read_position(item.get("position", {}))
            for part in item.get("steps", [item]):
                place = read_position(part["position"]) if "position" in part else place
                yield make_key(*place)
                place = list(replay(*place, part.get("show", {}).get("moves", "")))[-1]
                yield make_key(*place)


def write_pack(folder, tag, title, summary, source, items):
    content = {
        "format": "sumi-pack/1",
        "id": f"practice-{tag}",
        "title": title,
        "summary": summary,
        "authors": ["The authors of Sumi"],
        "license": "CC-BY-SA-4.0",
        "source": source,
        "language": "en",
        "items": items,
    }
    (folder / "themes" / f"{tag}.sumi.json").write_text(
        json.dumps(content, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


def main():
    tool, folder = sys.argv[1], Path(sys.argv[2])
    seen = set(list_keys(folder))
    openings = make_openings(folder, seen)
    openings += make_lines(folder, seen, openings)
    games = {"games": iter(read_games(folder)), "handicap": iter(play_handicap_games())}
    for pack in PACKS:
        tag, title, summary, source, _ = pack
        write_pack(folder, tag, title, summary, SOURCES[source],
                   find_items(tool, games[source], random.Random(tag), seen, pack))
    write_pack(folder, "opening", "Openings by name",
               "Know a line by its name, however it is turned, and play it.",
               "The names and moves are those that players use.", openings)


main()

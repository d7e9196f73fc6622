#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Takes a picture of every page, wide and narrow, light and dark, and of the pages that one meets
first in other sizes and looks: screenshots.py PROGRAM TOOL FOLDER [--release]

With --release only those that stand in README.md and in the metainfo, into data/screenshots.
Drives the real program by keys, on a display and a session bus of its own. `meson compile
screenshots` does it with everything in its place, and writes into screenshots/ of the build
folder."""

import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

SOURCE = Path(__file__).resolve().parent.parent
PACKS = SOURCE / "puzzles"
sys.path.insert(0, str(SOURCE / "tests" / "ui"))

import examples  # noqa: E402
from driver import Driver  # noqa: E402  (its folder has to be known first)

SIZES = {"wide": (1000, 700), "narrow": (360, 640)}
OTHER_SIZES = {"800": (800, 600), "1280": (1280, 800), "2560": (2560, 1440)}
SCREEN = "2560x1440x24"
SCHEMES = {"light": "prefer-light", "dark": "prefer-dark"}

# Discs turn, the ring spreads, pages slide; pictures are taken when all is still.
SETTLE_S = 1.2

BROKEN_PACK = """{
  "format": "sumi-pack/1",
  "id": "my-first-pack",
  "title": "My first pack",
  "language": "en",
  "items": [
    {
      "kind": "puzzle",
      "id": "p1",
      "titel": "A corner",
      "position": {"board": ["XO......"], "turn": "blak"},
      "task": {"type": "force", "goal": {"corner": "any"}, "within": 40}
    }
  ]
}
"""


# A step of each kind, in the order of LESSON_STEPS; then a board for the overlays.
LESSON_PACK = """{
  "format": "sumi-pack/1",
  "id": "my-lessons",
  "title": "All kinds of steps",
  "language": "en",
  "items": [
    {
      "kind": "lesson",
      "id": "all",
      "title": "Every kind of step",
      "summary": "See what a lesson is made of.",
      "steps": [
        {"text": "Black may play d3: it outflanks d4.",
         "show": {"squares": ["d3"], "arrows": [["d3", "d5"]]}},
        {"text": "A game begins.", "show": {"moves": "d3c5f6f5"}},
        {"text": "Mark White's legal moves.", "position": {"moves": "d3"},
         "task": {"type": "mark", "set": "legal-moves"}},
        {"text": "How many discs are black?", "position": {"moves": "d3"},
         "task": {"type": "count", "quantity": "black"}},
        {"text": "Turn the discs that d3 outflanks.",
         "position": {"board": ["........", "........", "........", "...OX...", "...XO...",
                                "........", "........", "........"], "turn": "black"},
         "task": {"type": "flip", "move": "d3"}},
        {"text": "Which disc can never be turned?", "position": {"moves": "d3"},
         "task": {"type": "choose",
                  "options": ["A disc in the middle", "A disc in the corner", "Every disc"],
                  "answer": 1}},
        {"text": "Leave your opponent the fewest moves.", "position": {"moves": "f5d6c3"},
         "task": {"type": "best", "measure": "mobility"}},
        {"text": "Play it out, and win.", "position": {"moves": "f5d6c3"},
         "task": {"type": "play", "opponent": 1, "aim": "win"}},
        {"text": "Look at the whole board.",
         "position": {"moves": "f5d6c3d3c4g5e3d2c5f4c6b4e6f7f6e7f3b6e8d8c8d7c7g3"}}
      ]
    }
  ]
}
"""
LESSON_STEPS = ("still", "demonstration", "mark", "count", "flip", "choose", "best", "play")
OVERLAYS = ("legal-moves", "frontier", "stable", "openness", "regions", "mobility")


# Black's b7 gives a corner here; after White's c1, Black must pass; one move is left.
GAME_BEFORE_MISTAKE = "d3c3b3e3f3c5f6g2b5c6f4a5"
GAME_BEFORE_PASS = "d3c3e6d2d1e1b2"
GAME_BEFORE_END = ("f5f6e6f4g6d7c3c5d3g4c6c4e8g7f3c7h4b2g5h3b4f2e7e3g8a4c2c8b5d6"
                   "a2c1b1h8d1a5h2e2b7a6g3f7g2h5d2b6h7g1h6a1a7d8f1h1b3e1b8a8a3")
GAME_LAST_MOVE = "f8"


# What else there is beside sizes and colour schemes: settings of the program or of its environment.
OTHER_LOOKS = {
    "text-150": {"text-size": "larger"},
    "text-200": {"text-size": "huge"},
    "high-contrast": {"ADW_DEBUG_HIGH_CONTRAST": "1"},
    "high-contrast-dark": {"ADW_DEBUG_HIGH_CONTRAST": "1",
                           "ADW_DEBUG_COLOR_SCHEME": "prefer-dark"},
}
# The pictures of a release, and what they are called.
RELEASE = {"wrong": "puzzle", "learn": "learn", "lesson": "lesson", "play-why": "game"}
SETTINGS = "[io/github/sumi_reversi/Sumi]\ntext-size='{}'\n"


class Pages:
    """One run of the program, in one size and one look. Where NAMES is given only those pictures
    are taken, under the names that it gives them."""

    def __init__(self, driver, folder, look, size, names=None):
        self.driver, self.folder, self.suffix = driver, folder, f"{size}-{look}"
        self.names = names
        width, height = {**SIZES, **OTHER_SIZES}[size]
        driver.display.place(driver.window, 0, 0, width, height)
        time.sleep(SETTLE_S)

    def take(self, name, window=None):
        if self.names is not None and name not in self.names:
            return
        file = f"{self.names[name] if self.names else f'{name}-{self.suffix}'}.png"
        time.sleep(SETTLE_S)
        subprocess.run(["import", "-window", str(window or self.driver.window), "-strip",
                        str(self.folder / file)], check=True)

    def take_dialog(self, name):
        """A picture of the window above the main one, which is closed then."""
        time.sleep(SETTLE_S)
        dialog = next(window for window in self.driver.list_windows()
                      if window != self.driver.window)
        self.take(name, window=dialog)
        self.driver.focus_window(dialog)
        self.driver.press("Escape")
        self.driver.focus_window()

    def play(self, square):
        self.driver.press(square[0], square[1], "space")

    def take_way_to_puzzle(self):
        """The list of lessons, that of packs, and one pack; ends at its first puzzle."""
        driver = self.driver
        driver.press("alt+2")
        driver.wait_for_text("^First steps$")
        self.take("learn")
        driver.press("alt+3")
        driver.wait_for_text("Five corner puzzles")
        self.take("packs")
        driver.press_until_focus("Tab", "Five corner puzzles")
        driver.press("Return")
        driver.press_until_focus("Tab", "The squeeze")
        driver.wait_for_text("^The squeeze")
        self.take("pack")
        driver.press("Return")
        driver.wait_for_text("Puzzle 1 of 5")

    def take_puzzle(self):
        driver = self.driver
        driver.press("s")
        self.take("solution-question")
        driver.press("s")
        driver.wait_for_text("^Move by move$")
        self.take("solution")
        driver.press("period", "period")
        self.take("proof")
        driver.press("Escape", "r", "ctrl+l", "i")
        self.take("hint")
        driver.press("ctrl+l", "r")
        self.play("g2")
        driver.wait_for_text("^g2 hands")
        self.take("wrong")
        driver.press("r")
        self.play("h2")
        driver.wait_for_text("White answers h7")
        self.take("answered")
        self.play("h8")
        driver.wait_for_text("Solved!")
        self.take("solved")

    def take_lesson(self):
        """Each kind of step, an answer that lacks something, and what can be laid over a board."""
        driver = self.driver
        driver.wait_for_text("All kinds of steps")
        driver.press("alt+2")
        driver.press_until_focus("Tab", r"^1\. Every kind")
        self.take("own-lessons")
        driver.press("Return")
        driver.wait_for_text("^Step 1 of")
        for name in LESSON_STEPS:
            self.take(f"lesson-{name}")
            if name == "mark":
                self.play("c3")
                self.play("a1")
                driver.press("ctrl+Return")
                driver.wait_for_text("missing")
                self.take("lesson-marked")
                driver.press("w")
                self.take("lesson-missing")
            elif name == "count":
                driver.press("9", "Return")
                self.take("lesson-counted")
                driver.press("Tab", "Tab")
            elif name == "choose":
                driver.press("1", "2")
                self.take("lesson-chosen")
            driver.press("n")
            time.sleep(0.3)
        for key, name in enumerate(OVERLAYS, start=1):
            driver.press(f"ctrl+{key}")
            self.take(f"overlay-{name}")
        driver.press("ctrl+0", "ctrl+g")
        self.take("glossary")

    def start_game(self, moves, choices=()):
        """A new game from MOVES; CHOICES: rows of its page, and how far down their choice is."""
        driver = self.driver
        driver.press("ctrl+n")
        driver.wait_for_focus("Start$")
        driver.press("alt+m")
        for row, downs in choices:
            driver.press_until_focus("Tab", row)
            driver.press("space")
            time.sleep(0.5)
            driver.press(*["Down"] * downs, "Return")
            time.sleep(0.5)
        driver.press_until_focus("Tab", "^Position or game")
        driver.press("ctrl+a", "Delete")
        driver.type(moves or " ")
        driver.press("ctrl+Return")
        driver.wait_for(lambda: driver.focused("table cell"), "the board")

    def take_play(self):
        """A game with its help, and what is to be seen of passes and of the end."""
        driver = self.driver
        driver.press("alt+4")
        self.take("play-empty")
        driver.press("ctrl+n")
        self.take("new-game")
        driver.press("alt+m")
        self.take("new-game-more")
        driver.press_until_focus("Tab", "^Position or game")
        driver.type("f5d6a1")
        self.take("new-game-error")
        driver.press("ctrl+a", "Delete", "Escape")
        self.start_game(GAME_BEFORE_MISTAKE)
        driver.press("v", "i")
        self.take("play-hint")
        driver.press("w")
        self.take("play-why")
        driver.press("v")
        self.play("b7")
        driver.wait_for_text("^b7 hands")
        self.take("play-warned")
        driver.press("Escape")
        self.take("play-withdrawn")
        self.start_game(GAME_BEFORE_PASS, [("^Who plays", 1)])
        self.play("c1")
        self.take("play-pass")
        self.start_game(GAME_BEFORE_END, [("^How many games", 1)])
        driver.press("v")
        self.take("play-exact")
        driver.press("v")
        self.play(GAME_LAST_MOVE)
        driver.wait_for_text("wins by|draw")
        self.take("play-over")

    def leave(self, pattern):
        """Goes back until PATTERN, which is on the page, is on none any more."""
        self.driver.wait_for_text(pattern)
        self.driver.press_until("Escape", lambda: not self.driver.find_text(pattern),
                                "the way back")

    def take_learner(self):
        """What is there for somebody who has used Sumi for some weeks."""
        driver = self.driver
        driver.wait_for_text("^Go on with the lesson$")
        self.take("today-later")
        driver.press("alt+5")
        driver.wait_for_text("^Solved: ")
        self.take("statistics")
        self.leave("^Solved: ")
        driver.press("alt+8")
        driver.wait_for_text("^The start of the game$")
        self.take("my-openings")
        self.leave("^The start of the game$")
        driver.press("alt+7")
        driver.wait_for_focus("^Which Discs Turn")
        self.take("drills")
        driver.press("Return")
        driver.wait_for_focus("^Begin a Round$")
        self.take("drill")
        self.leave("^Begin a Round$")
        driver.press("alt+6")
        driver.wait_for_focus("^Search the games$")
        self.take("my-games")
        driver.press("Tab", "Return")
        driver.wait_for_text("^The Game as a Whole$")
        self.take("review")
        driver.press("n")
        driver.wait_for_text("^Practise$")
        self.take("review-mistake")
        self.leave("^Search the games$")
        driver.press("alt+6")
        driver.press_until_focus("Tab", "^More$")
        driver.press("Return", "Return")
        driver.wait_for_focus("^Mika$")
        self.take("my-names")
        self.leave("^A game is yours if")
        self.leave("^Search the games$")
        driver.press("alt+3", "F10", "l")
        driver.wait_for_focus("Mika")
        self.take("learners")
        self.leave("^Add a learner$")

    def take_teacher(self, results):
        """What a class needs; RESULTS: the folder with theirs."""
        driver = self.driver
        driver.press("alt+3")
        driver.press_until_focus("Down", "^Find puzzles$")
        driver.press("Return")
        driver.wait_for_text(r"^\d+ puzzles$")
        self.take("find")
        driver.press("ctrl+p")
        driver.wait_for_text(r"^Page 1 of \d+$")
        self.take("worksheet")
        self.leave("^Boards on a page$")
        self.leave(r"^\d+ puzzles$")
        driver.press("ctrl+shift+o")
        driver.wait_for_focus("^Code")
        self.take("code")
        self.leave("^Solve Them$")
        driver.press("F10", "u")
        driver.focus_new_window()
        driver.press_until("ctrl+l", lambda: driver.focused("text"), "the path")
        driver.type(str(results))
        driver.press_until("Return", driver.has_one_window, "the dialog gone")
        driver.focus_window()
        driver.wait_for_text("^Ada; ")
        self.take("class")
        self.leave("^Ada; ")
        driver.press("ctrl+shift+n")
        driver.wait_for_text("^Choose Something, or Add It$")
        self.take("editor-new")
        self.leave("^Choose Something, or Add It$")
        driver.press_until_focus("Tab", "^Five corner puzzles")
        driver.press("Return")
        driver.wait_for_text("^Bait")
        driver.press("ctrl+shift+e")
        driver.wait_for_text("^Proved: ")
        self.take("editor")

    def take_all(self):
        driver = self.driver
        driver.wait_for_focus("^I am new")
        self.take("today")
        self.take_way_to_puzzle()
        self.take("puzzle")
        self.take_puzzle()
        driver.press("F1")
        driver.wait_for_focus("^How do I play a move")
        self.take("help")
        driver.press("Escape", "ctrl+question")
        self.take_dialog("shortcuts")
        driver.press("ctrl+comma")
        self.take_dialog("preferences")
        driver.press("F10", "Up", "Return")
        self.take_dialog("about")

    def take_first_pages(self):
        """What a newcomer meets, in one go."""
        driver = self.driver
        driver.wait_for_focus("^I am new")
        self.take("today")
        driver.press("Return")
        driver.wait_for_text("^Step 1 of")
        self.take("lesson")
        driver.press("Escape")
        self.take_way_to_puzzle()
        self.play("g2")
        driver.wait_for_text("^g2 hands")
        self.take("wrong")
        driver.press("r")
        self.play("h2")
        driver.wait_for_text("White answers h7")
        self.play("h8")
        driver.wait_for_text("Solved!")
        self.take("solved")
        driver.press("alt+4", "ctrl+n")
        driver.wait_for_focus("Start$")
        self.take("new-game")
        driver.press("Return", "i")
        self.take("game")
        driver.press("F1")
        driver.wait_for_focus("^How do I play a move")
        self.take("help")
        driver.press("Escape", "ctrl+comma")
        self.take_dialog("preferences")


def take_looks(program, folder):
    """The first pages in other sizes, and in other looks, narrow and wide."""
    looks = [(size, "light", {}) for size in OTHER_SIZES]
    looks += [(size, look, settings) for size in SIZES for look, settings in OTHER_LOOKS.items()]
    for size, look, settings in looks:
        settings = dict(settings)
        text_size = settings.pop("text-size", "normal")
        with tempfile.TemporaryDirectory() as config:
            keys = Path(config, "glib-2.0", "settings", "keyfile")
            keys.parent.mkdir(parents=True)
            keys.write_text(SETTINGS.format(text_size), encoding="utf-8")
            driver = Driver(program, XDG_CONFIG_HOME=config, GSETTINGS_BACKEND="keyfile",
                            **settings)
            Pages(driver, folder, look, size).take_first_pages()
            driver.close()


def take_release(program, folder):
    """What a stranger sees of the program first."""
    for take in (Pages.take_first_pages, Pages.take_play):
        driver = Driver(program)
        take(Pages(driver, folder, "light", "wide", RELEASE))
        driver.close()


def take_used(program, tool, folder, scheme, size, work):
    """The pages of a learner and of a teacher, each with what they have."""
    data, results = Path(work, "data"), Path(work, "results")
    for made in (data, results):
        shutil.rmtree(made, ignore_errors=True)
        made.mkdir()
    examples.make_learner(tool, PACKS, data)
    examples.make_class(PACKS, results)
    for take, arguments in ((Pages.take_learner, ()), (Pages.take_teacher, (results,))):
        driver = Driver(program, ADW_DEBUG_COLOR_SCHEME=SCHEMES[scheme], XDG_DATA_HOME=str(data))
        take(Pages(driver, folder, scheme, size), *arguments)
        driver.close()


def run_inside(program, tool, folder):
    """Everything that needs the display and the bus."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as work:
        broken = Path(work, "my-first-pack.sumi.json")
        broken.write_text(BROKEN_PACK, encoding="utf-8")
        lessons = Path(work, "my-lessons.sumi.json")
        lessons.write_text(LESSON_PACK, encoding="utf-8")
        for scheme, value in SCHEMES.items():
            for size in SIZES:
                driver = Driver(program, ADW_DEBUG_COLOR_SCHEME=value)
                Pages(driver, folder, scheme, size).take_all()
                driver.close()
                driver = Driver(program, str(broken), ADW_DEBUG_COLOR_SCHEME=value)
                pages = Pages(driver, folder, scheme, size)
                driver.wait_for_text("mistakes in")
                pages.take("mistakes")
                driver.close()
                driver = Driver(program, ADW_DEBUG_COLOR_SCHEME=value)
                Pages(driver, folder, scheme, size).take_play()
                driver.close()
                driver = Driver(program, str(lessons), ADW_DEBUG_COLOR_SCHEME=value)
                Pages(driver, folder, scheme, size).take_lesson()
                driver.close()
                take_used(program, tool, folder, scheme, size, work)
    take_looks(program, folder)
    print(f"{len(list(folder.glob('*.png')))} pictures in {folder}")


def main():
    program, tool, folder = sys.argv[1], sys.argv[2], Path(sys.argv[3])
    if os.environ.get("SUMI_SCREENSHOTS_INSIDE"):
        if "--release" in sys.argv:
            take_release(program, folder)
        else:
            run_inside(program, tool, folder)
        return 0
    on_display = SOURCE / "tests" / "ui" / "on-display.py"
    environment = dict(os.environ, SUMI_SCREENSHOTS_INSIDE="1", SUMI_TEST_SCREEN=SCREEN)
    return subprocess.run([sys.executable, on_display, sys.executable, *sys.argv],
                          env=environment).returncode


sys.exit(main())

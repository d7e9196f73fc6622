#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A whole lesson in the real program, by keys and the accessibility tree alone: from the Learn page
through every step to the next lesson, and back to where it was left.

What is right is found out by the tool, not written down here. Arguments: the program, the tool, the
pack. Skipped without a display.

The way from the first lesson to a solved puzzle is gone in other scripts too; what is said there is
known from the catalogues."""

import gettext
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import unittest

if not os.environ.get("DISPLAY"):
    print("no display")
    sys.exit(77)

from driver import Driver  # noqa: E402  (needs a display)

PROGRAM, TOOL, PACK = sys.argv[1:4]

# The lesson that is walked, in which there are exercises of many kinds; one goes before it.
NUMBER = 2

# From right to left, and without spaces.
LANGUAGES = ("he", "ja")

# Of a mouse, by its number.
BACK_BUTTON = 8

# By squares; those are handed over.
MARKED = ("mark", "flip")


def read_lessons():
    with open(PACK, encoding="utf-8") as pack:
        return json.load(pack)["items"]


def solve(lesson):
    """The right answers of the exercises of LESSON, by the number of their step."""
    found = subprocess.run([TOOL, "solve", PACK, "--item", lesson["id"], "--json"],
                           capture_output=True, text=True, check=True).stdout
    return {int(item["id"].split("/")[1]): item["right"] for item in json.loads(found)["items"]}


def choose(driver, square):
    driver.press(*square)
    driver.wait_for_focus(rf"^\W*{square}\b")
    driver.press("space")


def read_outcomes(data):
    """What was recorded of the only learner in the folder DATA."""
    def run(*arguments):
        return subprocess.run([TOOL, "learner", *arguments, "--json", "--folder",
                               os.path.join(data, "sumi", "learners")],
                              capture_output=True, text=True, check=True).stdout

    learner, = json.loads(run("list"))["learners"]
    return json.loads(run("export", learner["name"]))["outcomes"]


class LessonTest(unittest.TestCase):
    def start(self, **settings):
        driver = Driver(PROGRAM, **settings)
        self.addCleanup(driver.close)
        return driver

    def open_lesson(self, driver, lesson):
        driver.press("alt+2")
        driver.wait_for_text(rf"^{NUMBER}\. {lesson['title']}")
        driver.press_until_focus("Tab", rf"^{NUMBER}\. {lesson['title']}")
        row = driver.focused()
        self.assertIn(lesson["summary"], row.description)
        self.assertRegex(row.description, r"\d+ steps, about \d+ minutes?")
        driver.press("Return")

    def wait_for_step(self, driver, number, lesson):
        driver.wait_for_text(rf"^Step {number} of {len(lesson['steps'])}$")
        text = lesson["steps"][number - 1]["text"]
        driver.wait_for(lambda: any(text in shown for shown in driver.texts()),
                        f"the text of step {number}")

    def answer_by_squares(self, driver, kind, squares):
        """First an answer that lacks one square, and is told so; then the right one."""
        for square in squares[:-1]:
            choose(driver, square)
        if kind == "mark" and len(squares) > 1:
            driver.wait_for(lambda: driver.find(rf"{squares[0]}, .*marked"), "a marked square")
            driver.wait_for_text(rf"^{len(squares) - 1} squares? marked$")
            driver.press_for_text("missing", "ctrl+Return")
            self.assertIsNone(driver.find("Solved", "label"))
            driver.press_for_text("This one was missing", "w")
        choose(driver, squares[-1])
        driver.press("ctrl+Return")

    def answer(self, driver, kind, right):
        if kind in MARKED:
            self.answer_by_squares(driver, kind, right)
        elif kind == "count":
            driver.wait_for_focus("^Your number$")
            driver.type(str(right))
            driver.press("Return")
        elif kind == "choose":
            driver.press(str(right + 1))
        else:
            choose(driver, right[0])
        driver.wait_for(lambda: driver.find("Solved", "label"), "the step as solved")

    def test_lesson(self):
        lessons = read_lessons()
        lesson, following = lessons[NUMBER - 1:NUMBER + 1]
        answers = solve(lesson)
        driver = self.start()
        self.open_lesson(driver, lesson)
        kinds = set()
        for number, step in enumerate(lesson["steps"], start=1):
            self.wait_for_step(driver, number, lesson)
            if "task" in step:
                kinds.add(step["task"]["type"])
                self.answer(driver, step["task"]["type"], answers[number])
            elif "moves" in step.get("show", {}):
                # To the end, whether it plays itself or not.
                n_moves = len(step["show"]["moves"]) // 2
                driver.press_until("period", lambda: driver.find(f"Move {n_moves} of {n_moves}"),
                                   "the last move")
                driver.press("comma")
                driver.wait_for_text(f"^Move {n_moves - 1} of {n_moves}$")
            driver.press("n")
        self.assertTrue({"mark", "flip", "choose"} <= kinds, kinds)

        # It says what was learnt, leads to the next lesson, and is ticked in the list.
        driver.wait_for_text("^What you can do now: ")
        driver.wait_for_focus("^Next Lesson")
        self.assertIsNone(driver.find("Still to be answered"))
        driver.press("Return")
        driver.wait_for_text(rf"^Step 1 of {len(following['steps'])}$")
        driver.press("n")
        self.wait_for_step(driver, 2, following)
        driver.press("Escape")
        def find_finished():
            row = driver.find(rf"{NUMBER}\. {lesson['title']}", "list item")
            return row and "Finished." in row.description

        driver.wait_for(find_finished, "the lesson as finished")

        # What was open last can be gone on with.
        driver.wait_for_text(rf"^{re.escape(following['title'])}, step 2 of")
        driver.press_until_focus("shift+Tab", "^Continue")
        driver.press("Return")
        self.wait_for_step(driver, 2, following)

    def test_end_of_session(self):
        """What went wrong in a step that is still open is recorded."""
        lesson = read_lessons()[0]
        number = next(i for i, step in enumerate(lesson["steps"], start=1) if "task" in step)
        wrong = 1 - solve(lesson)[number]
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        driver = self.start(XDG_DATA_HOME=folder.name)
        driver.wait_for_focus("I am new to Reversi")
        driver.press("Return", *["n"] * (number - 1))
        self.wait_for_step(driver, number, lesson)
        driver.press_for_text("^No: ", str(wrong + 1))
        driver.process.send_signal(signal.SIGTERM)
        self.assertEqual(driver.process.wait(), 0)
        outcome = read_outcomes(folder.name)[-1]
        self.assertEqual((outcome["item"], outcome["step"], outcome["tries"]),
                         (lesson["id"], str(number), 1))
        self.assertNotIn("solved", outcome)

    def test_overlays_and_terms(self):
        driver = self.start()
        self.open_lesson(driver, read_lessons()[NUMBER - 1])
        self.assertEqual(driver.find("d3, empty").description, "")
        driver.press_for_text(r"^Filled: where Black could play.*Black: 4, White: 4", "ctrl+6")
        self.assertEqual(driver.find("d3, empty").description, "Filled.")
        driver.press("ctrl+0")
        driver.wait_for(lambda: driver.find("d3, empty").description == "", "a bare board")

        driver.press("ctrl+g")
        driver.wait_for_focus("^Search the terms$")
        self.assertTrue(driver.find("corner", "list item"))
        driver.type("stable")
        driver.wait_for(lambda: driver.find("stable disc", "list item"), "the term")
        driver.wait_for(lambda: not driver.find("corner", "list item"), "the others gone")
        driver.press("Escape", "Escape", "n")
        driver.wait_for_text("^Step 2 of")


class LanguagesTest(unittest.TestCase):
    def go_back(self, driver, arrow, pages):
        """Alt with the arrow that points back does, by one page, and so do the key and the button
        of a mouse that are called so. PAGES are the titles of the help and the glossary."""
        driver.press("Escape")
        for go in (lambda: driver.press(arrow), lambda: driver.press("XF86Back"),
                   lambda: driver.press_button(BACK_BUTTON)):
            for key, title in zip(("F1", "ctrl+g"), pages):
                driver.press(key)
                driver.wait_for(lambda: driver.find(title, "frame"), title)
            go()
            driver.wait_for(lambda: driver.find(pages[0], "frame"), "the page before")
            driver.press("Escape")
            driver.wait_for(lambda: driver.find("Sumi", "frame"), "the first page")

    def walk_in(self, driver, language, translations):
        """From the first start to a solved puzzle."""
        catalogue = gettext.translation("sumi", translations, [language])
        ui = catalogue.gettext
        packs = gettext.translation("sumi-packs", os.path.join(translations, "packs"), [language],
                                    fallback=True).gettext

        def pattern_of(text):
            """An item may be shown in English, which is its own language."""
            return f"^(?:{re.escape(packs(text))}|{re.escape(text)})"

        # The name of the square may be isolated.
        answered = re.escape(ui("%s, white disc")).replace("%s", "h7[^ ]?")
        lesson = read_lessons()[0]
        driver.wait_for_focus(re.escape(ui("I am new to Reversi")))
        driver.press("Return")
        for number in (1, 2):
            place = ui("Step %u of %u") % (number, len(lesson["steps"]))
            driver.wait_for_text(f"^{re.escape(place)}$")
            driver.wait_for_text(pattern_of(lesson["steps"][number - 1]["text"]))
            driver.press("n")
        self.go_back(driver, "alt+Right" if language == "he" else "alt+Left",
                     [catalogue.pgettext("title", title) for title in ("Help", "Glossary")])
        driver.press("alt+3")
        driver.press_until_focus("Tab", pattern_of("Five corner puzzles"))
        driver.press("Return")
        driver.press_until_focus("Tab", pattern_of("The squeeze"))
        driver.press("Return")
        driver.wait_for_text(re.escape(ui("Puzzle %u of %u") % (1, 5)))
        choose(driver, "h2")
        driver.wait_for_text(answered)
        choose(driver, "h8")
        driver.wait_for_text(re.escape(ui("Solved!")))

    def test_languages(self):
        translations = os.environ["SUMI_LOCALE_DIR"]
        for language in LANGUAGES:
            driver = Driver(PROGRAM, LANGUAGE=language)
            try:
                self.walk_in(driver, language, translations)
            finally:
                driver.close()


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[4:]], verbosity=2)

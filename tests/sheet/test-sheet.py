#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes worksheets without a display, and reads them back with other programs. Arguments: the tool,
the folder of packs, pdftotext, pdfinfo, the folder of translations."""

import json
import os
import re
import shutil
import struct
import subprocess
import sys
import tempfile
import unittest
import xml.etree.ElementTree

TOOL, PUZZLES, PDFTOTEXT, PDFINFO, TRANSLATIONS = sys.argv[1:6]
LEAFLET = os.path.join(PUZZLES, "leaflet.sumi.json")
CORNERS = os.path.join(PUZZLES, "corners.sumi.json")
LESSONS = os.path.join(PUZZLES, "lessons-1-first-steps.sumi.json")
FIRST_QUESTION = "Force a corner on your next move."
BOARD = ["...OOO..", ".....O..", "OOOOOOX.", "OOOXXXXO",
         ".OOXXXXO", ".OOOOOXX", "..OOO...", "..O....."]
RTL = {
    "format": "sumi-pack/1", "id": "ivrit", "title": "חידות פינה", "language": "he",
    "items": [{"kind": "puzzle", "id": "a", "title": "אחת",
               "position": {"board": BOARD, "turn": "black"}, "prompt": "תפסו פינה במהלך הבא",
               "task": {"type": "force", "goal": {"corner": "any"}, "within": 2}}],
}


def run(*arguments, **more):
    environment = {**os.environ, "LC_ALL": "C.UTF-8", **more}
    environment.pop("DISPLAY", None)
    return subprocess.run([TOOL, "sheet", *arguments], capture_output=True, text=True, timeout=120,
                          env=environment)


class SheetTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = folder.name

    def path(self, name):
        return os.path.join(self.folder, name)

    def make(self, *arguments, name="sheet.pdf", status=0, **more):
        """The answer of the tool, which wrote the file NAME."""
        result = run(*arguments, "--json", "--output", self.path(name), **more)
        self.assertEqual(result.returncode, status, result.stderr)
        return json.loads(result.stdout)

    def read(self, name="sheet.pdf", page=None, order="-layout"):
        pages = [] if page is None else ["-f", str(page), "-l", str(page)]
        return subprocess.run([PDFTOTEXT, order, *pages, self.path(name), "-"], check=True,
                              capture_output=True, text=True).stdout

    def info(self, *options, name="sheet.pdf"):
        result = subprocess.run([PDFINFO, *options, self.path(name)], check=True,
                                capture_output=True, text=True)
        self.assertEqual(result.stderr, "")
        return result.stdout

    def read_bytes(self, path):
        with open(path, "rb") as file:
            return file.read()

    def solve(self, pack):
        result = subprocess.run([TOOL, "solve", "--json", pack], check=True, capture_output=True,
                                text=True)
        return json.loads(result.stdout)["items"]

    def import_learner(self, *outcomes):
        """A folder of learners with Ada, who did OUTCOMES: each an item, its step, the tries."""
        file, learners = self.path("ada.json"), self.path("learners")
        with open(file, "w", encoding="utf-8") as export:
            json.dump({"format": "sumi-learner/1", "name": "Ada", "outcomes": [
                {"time": f"2026-03-01T10:00:{second:02}.000000Z", "day": 20500,
                 "pack": pack, "item": item, "tries": tries, "solved": True,
                 **({"kind": "step", "step": step} if step else {"kind": "puzzle"})}
                for second, (pack, item, step, tries) in enumerate(outcomes)]}, export)
        subprocess.run([TOOL, "learner", "--folder", learners, "import", file], check=True)
        return learners

    def test_mistakes_of_a_learner(self):
        lesson = next(item for item in json.loads(self.read_bytes(LESSONS))["items"]
                      if any("task" in step for step in item["steps"]))
        step = next(index + 1 for index, step in enumerate(lesson["steps"]) if "task" in step)
        learners = self.import_learner(
            ("corners", "001", None, 1), ("corners", "002", None, 2), ("corners", "003", None, 3),
            ("corners", "004", None, 2), ("corners", "004", None, 1),
            ("lessons-1-first-steps", lesson["id"], str(step), 2))
        whose = ("--folder", learners, "--learner")
        self.assertEqual(self.make(CORNERS, LESSONS, *whose, "Ada")["code"],
                         f"corners:002,003 lessons-1-first-steps:{lesson['id']}/{step}")
        self.assertEqual(self.make(CORNERS, *whose, "Ada", "--count", "1")["code"], "corners:002")
        # A lesson is one of them if any of its steps is.
        self.assertEqual(self.make(LESSONS, *whose, "Ada", "--kind", "lesson")["code"],
                         f"lessons-1-first-steps:{lesson['id']}")
        for arguments, says in (((LEAFLET, *whose, "Ada"), "Ada got none of it wrong"),
                                ((CORNERS, *whose, "Ben"), 'there is no learner "Ben"')):
            result = run(*arguments, "--output", self.path("none.pdf"))
            self.assertEqual(result.returncode, 2)
            self.assertIn(says, result.stderr)

    def test_twelve_boards_are_read_back(self):
        answer = self.make(CORNERS, "--boards", "12", "--count", "14")
        self.assertEqual((answer["pages"], answer["exercises"]), (3, 14))
        self.assertEqual(answer["code"], "corners:001..014")
        self.assertEqual((answer["undecided"], answer["unsolved"]), ([], []))
        self.assertRegex(self.info(), r"(?m)^Pages: +3$")
        first, second, answers = (self.read(page=page) for page in (1, 2, 3))
        self.assertEqual(len(re.findall(r"\b(?:Black|White) to move", first)), 12)
        self.assertEqual(len(re.findall(r"\b(?:Black|White) to move", second)), 2)
        self.assertEqual(len(re.findall(r"Force a corner", first)), 12)
        self.assertEqual(len(re.findall(r"a +b +c +d +e +f +g +h", first)), 12)
        for number in range(1, 15):
            self.assertRegex(first if number <= 12 else second,
                             rf"\b{number} +(Black|White) to move")
        for page in (first, second):
            self.assertRegex(page, r"Name: .*Date:")
            self.assertIn("CC-BY-SA-4.0", page)
        self.assertIn("Sumi code: corners:001..012", first)
        self.assertIn("Sumi code: corners:013,014", second)
        self.assertNotIn("Tempting", first + second)
        for number, item in enumerate(self.solve(CORNERS)[:14], 1):
            self.assertRegex(answers, rf"(?m)(^|  ){number} +{' '.join(item['right'])}( |$)")
        self.assertEqual(len(re.findall("Tempting, but wrong:", answers)), 14)

    def test_the_refutation_is_the_one_that_was_found(self):
        self.make(LEAFLET)
        # Column by column, as it was drawn.
        text = " ".join(self.read(page=2, order="-raw").split())
        for item in self.solve(LEAFLET):
            (move, refutation), = re.findall(
                rf"\b\d {item['right'][0]} (?:(?!Tempting).)*Tempting, but wrong: (\w\d) "
                r"(?:gives|hands|leaves) White (?:the corner )?(\w\d)\b", text)
            self.assertFalse(item["moves"][move]["right"])
            self.assertEqual(item["moves"][move]["refutation"], refutation)

    def test_language_is_that_of_the_user_or_another(self):
        settings = {"LANGUAGE": "es", "SUMI_LOCALE_DIR": TRANSLATIONS}
        for arguments, question in (((), "Fuerza una esquina para tu siguiente movida."),
                                    (("--language", "de"), "Erzwinge eine Ecke mit deinem"),
                                    (("--language", "pt-BR"), "Force um canto na próxima jogada"),
                                    (("--language", "en"), FIRST_QUESTION)):
            result = run(LEAFLET, "--no-answers", "--output", self.path("sheet.pdf"), *arguments,
                         **settings)
            self.assertEqual(result.returncode, 0, result.stderr)
            self.assertIn("1 página", result.stdout)
            self.assertIn(question, self.read())
        result = run(LEAFLET, "--output", self.path("none.pdf"), "--language", "Deutsch")
        self.assertEqual(result.returncode, 2)
        self.assertIn("--language must be the tag", result.stderr)

    def test_answers_can_be_left_out(self):
        self.assertEqual(self.make(LEAFLET, "--no-answers")["pages"], 1)
        self.assertNotIn("Tempting", self.read())

    def test_what_was_not_decided_is_said(self):
        answer = self.make(LEAFLET, "--nodes", "1", status=1)
        self.assertEqual(answer["undecided"], ["p1", "p2", "p3", "p4", "p5"])
        self.assertEqual(self.read(page=2).count("Not decided within the budget"), 5)

    def test_every_kind_of_question_is_asked_and_answered(self):
        answer = self.make(LESSONS, "--boards", "6")
        with open(LESSONS, encoding="utf-8") as file:
            tasks = {f"{item['id']}/{i}": step.get("task") for item in json.load(file)["items"]
                     for i, step in enumerate(item["steps"], 1)}
        items = self.solve(LESSONS)
        questions, answers = self.read().split("Answers", 1)
        self.assertEqual(answer["exercises"], len(items))
        kinds = set()
        for number, item in enumerate(items, 1):
            task, right = tasks[item["id"]], item["right"]
            kinds.add(task["type"])
            self.assertRegex(questions, rf"\b{number} +(Black|White) to move")
            if task["type"] == "choose":
                said = task["options"][right].split()[0]
            elif task["type"] == "play":
                said = "To be played"
            elif task["type"] == "count":
                said = str(right)
            else:
                said = min(right, default="–")
            self.assertRegex(answers, rf"(?m)(^|  ){number} +{re.escape(said)}")
        self.assertEqual(kinds, {"mark", "count", "choose", "flip", "force", "win", "play"})

    def test_same_bytes(self):
        for name in ("a.pdf", "a.svg", "a.png"):
            files = self.make(LEAFLET, name=name)["files"]
            before = [self.read_bytes(path) for path in files]
            self.make(LEAFLET, name=name, TZ="Asia/Tokyo")
            self.assertEqual([self.read_bytes(path) for path in files], before)
        # Else the clock would make a difference, if only in the next second.
        self.assertRegex(self.info(name="a.pdf"), r"CreationDate: .* 2000\b")

    def test_metadata_outline_and_fonts(self):
        self.make(LEAFLET)
        info = self.info()
        self.assertRegex(info, r"Title: +Five corner puzzles")
        self.assertRegex(info, r"Author: +The authors of Sumi")
        self.assertRegex(info, r"Keywords: +leaflet-corners")
        self.assertRegex(info, r"Tagged: +yes")
        self.assertIn("Figure", self.info("-struct"))
        data = self.read_bytes(self.path("sheet.pdf"))
        self.assertIn(b"/Title (Exercises)", data)
        self.assertIn(b"/Title (Answers)", data)
        self.assertIn(b"/FontFile2", data)
        self.make(LEAFLET, "--title", "Monday")
        self.assertRegex(self.info(), r"Title: +Monday")

    def test_papers(self):
        for paper, size in (("a4", "595.276 x 841.89"), ("letter", "612 x 792")):
            self.make(LEAFLET, "--paper", paper)
            self.assertIn(size, self.info())

    def test_pictures(self):
        answer = self.make(LEAFLET, name="p.svg")
        self.assertEqual(answer["files"], [self.path("p-1.svg"), self.path("p-2.svg")])
        for path in answer["files"]:
            root = xml.etree.ElementTree.parse(path).getroot()
            self.assertTrue(root.tag.endswith("svg"))
            self.assertEqual(root.findall(".//{http://www.w3.org/2000/svg}image"), [])
        os.symlink("elsewhere.png", self.path("p.PNG"))
        answer = self.make(LEAFLET, "--no-answers", name="p.PNG")
        self.assertTrue(os.path.islink(self.path("p.PNG")))
        self.assertEqual(answer["files"], [self.path("p.PNG")])
        data = self.read_bytes(self.path("p.PNG"))
        self.assertEqual(struct.unpack(">8x4x4xII", data[:24]), (2481, 3508))

    def test_selections_and_codes(self):
        self.assertEqual(self.make(LEAFLET, "--item", "p3", "--item", "p1")["code"],
                         "leaflet-corners:p3,p1")
        self.assertEqual(self.make(LEAFLET, "--tag", "x-square")["exercises"], 1)
        answer = self.make(CORNERS, LEAFLET, "--difficulty", "2", "--count", "5")
        again = self.make(CORNERS, LEAFLET, "--code", answer["code"], name="again.pdf")
        self.assertEqual(again["code"], answer["code"])
        self.assertEqual(self.read(), self.read("again.pdf"))
        self.make(CORNERS, "--difficulty", "1-2")
        self.make(PUZZLES, "--tag", "corner", "--no-answers")

    def test_lessons(self):
        answer = self.make(LESSONS, "--kind", "lesson", "--item", "outflanking")
        text = " ".join(self.read().split())
        self.assertEqual(answer["code"], "lessons-1-first-steps:outflanking")
        self.assertIn("Reversi is a game for two", text)
        # The step asks in its own words, and nothing else does.
        self.assertIn("play b7. Mark the discs that turn.", text)
        self.assertNotIn("Mark every disc that b7 turns.", text)
        self.assertIn("Answers", text)
        self.assertRegex(text, r"\b2 c6 d5\b")

    def test_record_and_blank(self):
        self.assertEqual(self.make("--kind", "record", "--boards", "4", "--pages", "3")["pages"], 3)
        text = self.read()
        self.assertEqual((text.count("Black:"), text.count("Result:")), (12, 12))
        self.make("--kind", "blank", "--boards", "9")
        self.assertEqual(self.read().count("White to move"), 9)

    def test_right_to_left(self):
        path = self.path("rtl.sumi.json")
        with open(path, "w", encoding="utf-8") as file:
            json.dump(RTL, file)
        self.make(path)
        text = self.read()
        for word in "חידות פינה תפסו במהלך".split():
            self.assertIn(word, text)
        self.assertRegex(text, r"a +b +c +d +e +f +g +h")

    def test_errors(self):
        out = ["--output", self.path("x.pdf")]
        copy = shutil.copy(LEAFLET, self.path("copy.sumi.json"))
        for arguments, pattern in (
                ([LEAFLET], "--output"),
                ([LEAFLET, "--output", self.path("x.doc")], "--output"),
                ([LEAFLET, "--output", self.path("none/x.pdf")], "none/x.pdf"),
                ([*out], "PATH"),
                ([LEAFLET, "--boards", "5", *out], "--boards"),
                ([LEAFLET, "--boards", "-1", *out], "--boards"),
                ([LEAFLET, "--boards", "0", *out], "--boards"),
                ([LEAFLET, "--count", "-1", *out], "--count"),
                ([LEAFLET, "--count", "0", *out], "--count"),
                ([LEAFLET, "--paper", "a5", *out], "--paper"),
                ([LEAFLET, "--kind", "poem", *out], "--kind"),
                ([LEAFLET, "--kind", "blank", *out], "PATH"),
                ([LEAFLET, "--kind", "lesson", *out], "no lesson"),
                ([LEAFLET, "--difficulty", "9", *out], "--difficulty"),
                ([LEAFLET, "--difficulty", "3-1", *out], "--difficulty"),
                ([LEAFLET, "--pages", "0", *out], "--pages"),
                ([LEAFLET, "--item", "p9", *out], '"p9"'),
                ([LEAFLET, "--tag", "none", *out], "no exercise"),
                ([LEAFLET, "--code", "other:p1", *out], '“other”'),
                ([LEAFLET, "--code", "leaflet-corners:p1..p9", *out], r'“p1\.\.p9”'),
                ([LEAFLET, "--code", "leaflet-corners", "--item", "p1", *out], "--code"),
                ([LEAFLET, copy, *out], '"leaflet-corners"'),
                ([self.path("none.sumi.json"), *out], r"none\.sumi\.json"),
                ([LEAFLET, "--guess", *out], "--guess")):
            with self.subTest(arguments=arguments):
                result = run(*arguments)
                self.assertEqual((result.returncode, result.stdout), (2, ""))
                self.assertRegex(result.stderr, pattern)
                self.assertFalse(os.path.exists(self.path("x.pdf")))

    def test_no_pack_is_replaced(self):
        """Whatever it is called, and by whatever way it is named."""
        packs = self.path("packs")
        os.mkdir(packs)
        pack = shutil.copy(LEAFLET, self.path("packs/leaflet.pdf"))
        os.symlink("leaflet.pdf", self.path("packs/link.sumi.json"))
        os.symlink("packs/leaflet.pdf", self.path("link.pdf"))
        before = self.read_bytes(pack)
        for named in (pack, self.path("packs/link.sumi.json"), packs):
            for output in pack, self.path("link.pdf"):
                result = run(named, "--output", output)
                self.assertEqual((result.returncode, result.stdout), (2, ""))
                self.assertIn(f"sheet: --output would replace {output}, which is read",
                              result.stderr)
        self.assertEqual(self.read_bytes(pack), before)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1], verbosity=2)

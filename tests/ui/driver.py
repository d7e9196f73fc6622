# SPDX-License-Identifier: GPL-3.0-or-later
"""Drives the real program as a person with a keyboard and a screen reader would: it sees what the
accessibility tree says, and acts by keys alone.

Needs an X display and a session bus of its own; see on-display.py. No clock decides whether a test
fails: what is waited for has not come when the program was given far more processor time than it
takes, or has long answered that it has nothing to do."""

import os
import re
import signal
import subprocess
import tempfile
import time

import gi

gi.require_version("Gio", "2.0")
from gi.repository import GLib  # noqa: E402  (the version has to be set first)

import reader  # noqa: E402
import x11  # noqa: E402

# Far more than anything takes, in processor time, with sanitizers as without.
MAX_WORK_S = 300

# How often a program that waited for nothing but us is asked again, and the pause between.
MAX_IDLE_LOOKS = 1200
PAUSE_MS = 50
START_PAUSE_S = 0.05

# How often a key is pressed that may need it, and how long each is given to do something.
MAX_PRESSES = 60
N_LOOKS_PER_KEY = 10

# A place of the screen at which there is a window: without a window manager they begin at 0, 0.
IN_WINDOW = 400, 400

# A key takes one turn of the main loop when it is pressed, and one when it is let go; so do the
# modifiers. One more for what is done afterwards.
TURNS_PER_KEY = 6

# Without animations everything is at its place at once.
GTK_SETTINGS = "[Settings]\ngtk-enable-animations=false\n"

TICKS_PER_S = os.sysconf("SC_CLK_TCK")


class Patience:
    """How long a program is waited for, counted in what the program did meanwhile."""

    def __init__(self, pid):
        self.folder = f"/proc/{pid}/task"
        self.start = self.last = self._look()[0]
        self.n_idle = 0

    def _look(self):
        """The processor time of all threads, in ticks, and whether one could use more of it."""
        n_ticks, is_busy = 0, False
        for thread in os.listdir(self.folder):
            try:
                with open(f"{self.folder}/{thread}/stat", encoding="utf-8") as stat:
                    fields = stat.read().rpartition(")")[2].split()
            except (FileNotFoundError, ProcessLookupError):
                continue  # it ended meanwhile
            n_ticks += int(fields[11]) + int(fields[12])  # user and system time
            is_busy = is_busy or fields[0] in "RD"  # runs or could run, or waits for a disk
        return n_ticks, is_busy

    def is_over(self):
        """To be called after each look that did not find what it looked for."""
        now, is_busy = self._look()
        self.n_idle += now == self.last and not is_busy
        self.last = now
        return self.n_idle > MAX_IDLE_LOOKS or now - self.start > MAX_WORK_S * TICKS_PER_S


class Driver:
    """One run of the program, started with ARGUMENTS; SETTINGS are added to its environment."""

    def __init__(self, program, *arguments, has_animations=False, **settings):
        self.home = tempfile.TemporaryDirectory()
        folders = {f"XDG_{name}_HOME": os.path.join(self.home.name, name)
                   for name in ("CACHE", "CONFIG", "DATA")}
        if not has_animations:
            self._write_settings(os.path.join(folders["XDG_CONFIG_HOME"], "gtk-4.0"))
        environment = {**os.environ, **folders, "HOME": self.home.name, "GTK_A11Y": "atspi",
                       "GSETTINGS_BACKEND": "memory", "GSK_RENDERER": "cairo",
                       "LC_ALL": "C.UTF-8", "SUMI_UNHURRIED": "1", **settings}
        self.display = x11.Display()
        self.process = subprocess.Popen([program, *arguments], env=environment)
        self.reader = reader.Reader(self.process.pid)
        self._wait_for(self.reader.find_program, "the program on the bus",
                       lambda: time.sleep(START_PAUSE_S))
        self.window = self.wait_for(self._find_window, "a window")
        self.focus_window()

    def _write_settings(self, folder):
        os.makedirs(folder)
        with open(os.path.join(folder, "settings.ini"), "w", encoding="utf-8") as settings:
            settings.write(GTK_SETTINGS)

    def _end(self):
        self.process.wait()
        self.reader.close()
        self.display.close()
        self.home.cleanup()

    def _find_misnamed(self):
        """The names of what can be pressed that are said twice, or with the mark of a key. (The
        buttons of toasts are named twice by libadwaita 1.2.)"""
        return [node.name for node in self.nodes() if node.role != "label"
                and (re.search(r"\b_\w", node.name)
                     or (node.role != "push button" and re.fullmatch(r"(.{2,}) \1", node.name)))]

    def close(self):
        """Ends the program as a log-out would. One that ended by itself meanwhile has failed, and
        so has one with names that a screen reader reads badly."""
        status = self.process.poll()
        misnamed = self._find_misnamed() if status is None else []
        if status is None:
            self.process.send_signal(signal.SIGTERM)
        self._end()
        if status not in (None, 0, -signal.SIGKILL):
            raise AssertionError(f"the program ended with {status}")
        if misnamed:
            raise AssertionError(f"misnamed: {misnamed}")

    def kill(self):
        """Ends the program as a power cut would."""
        self.process.kill()
        self.process.wait()

    # What there is: everything that is not hidden itself, also on pages that lie behind others

    def list_windows(self):
        return self.display.list_windows(self.process.pid)

    def _find_window(self):
        return next(iter(self.list_windows()), None)

    def has_one_window(self):
        return len(self.list_windows()) == 1

    def nodes(self):
        """Every accessible object that is shown, a parent before its children."""
        return self.reader.read()

    def texts(self):
        """All names and descriptions on the screen."""
        return [text for node in self.nodes() for text in (node.name, node.description) if text]

    def find(self, pattern, role=None):
        """The first object whose name matches PATTERN as a whole; None without one."""
        for node in self.nodes():
            if ((role is None or node.role == role)
                    and re.fullmatch(pattern, node.name, re.DOTALL)):
                return node
        return None

    def find_button(self, name):
        """The button NAME if it can be pressed; None otherwise."""
        return next((node for node in self.nodes() if node.role == "push button"
                     and node.name == name and reader.SENSITIVE in node.states), None)

    def find_text(self, pattern):
        """The first text on the screen in which PATTERN is found; None without one."""
        return next((text for text in self.texts() if re.search(pattern, text)), None)

    def focused(self, role=None):
        """The object that has the keyboard; None while there is none, or none of ROLE."""
        node = self.reader.read_focused()
        return node if node and role in (None, node.role) else None

    def _focused_as(self, pattern):
        node = self.focused()
        # GTK names what nobody named after its type.
        if node and re.fullmatch(r"(Adw|Gtk|Sumi)[A-Z]\w+", node.name):
            raise AssertionError(f"a screen reader says of what has the focus: {node}")
        return node if node and re.search(pattern, node.name) else None

    # Waiting and acting

    def _wait_for(self, look, what, pause):
        patience = Patience(self.process.pid)
        while True:
            try:
                found = look()
                if found:
                    return found
                pause()
            except GLib.Error as error:
                # It may have ended in the middle of an answer.
                if self.process.poll() is None:
                    raise AssertionError(f"{error}, waiting for {what}") from error
            if self.process.poll() is not None:
                raise AssertionError(f"the program ended with {self.process.returncode}, "
                                     f"waiting for {what}")
            if patience.is_over():
                shown = "\n".join(self.texts()) if self.reader.program else ""
                raise AssertionError(f"no {what}; on the screen:\n{shown}")

    def wait_for(self, look, what):
        """What LOOK returns, as soon as it is something."""
        return self._wait_for(look, what, lambda: self.reader.pause(PAUSE_MS))

    def wait_for_text(self, pattern):
        """The first text on the screen in which PATTERN is found."""
        return self.wait_for(lambda: self.find_text(pattern), f"text /{pattern}/")

    def wait_to_hear(self, pattern):
        """The first name or description matching PATTERN as a whole that was given to something
        since this was called last, though it may be gone again."""
        def listen():
            self.reader.settle()
            return next((name for name in self.reader.heard if re.fullmatch(pattern, name)), None)

        found = self.wait_for(listen, f"news /{pattern}/")
        self.reader.heard.clear()
        return found

    def press_for_text(self, pattern, *keys):
        """Presses KEYS, and waits for the first text in which PATTERN is found. It must not be on
        the screen before: a test would wait for nothing."""
        already = self.find_text(pattern)
        if already:
            raise AssertionError(f"/{pattern}/ is on the screen before {keys}: {already}")
        self.press(*keys)
        return self.wait_for_text(pattern)

    def press_for_news(self, key):
        """Presses KEY, and waits for labels that say something that none said before: what they
        say."""
        before = {node.name for node in self.nodes()}
        self.press(key)
        return self.wait_for(lambda: [node.name for node in self.nodes() if node.role == "label"
                                      and node.name not in before], f"news after {key}")

    def wait_for_focus(self, pattern):
        """The focused object, once its name matches PATTERN."""
        return self.wait_for(lambda: self._focused_as(pattern), f"focus on /{pattern}/")

    def focus_window(self, window=None):
        """Gives the keyboard to WINDOW, or the first one: there may be no window manager."""
        window = window or self.window

        def try_focus():
            self.display.set_focus(window)
            return self.display.get_focus() == window

        self.wait_for(try_focus, "the keyboard")

    def focus_new_window(self):
        """Waits for a second window, such as a dialog, and gives it the keyboard."""
        self.focus_window(self.wait_for(
            lambda: next((w for w in self.list_windows() if w != self.window), None),
            "a second window"))

    def type(self, text):
        """Types TEXT as on a keyboard."""
        for character in text:
            self.display.type(character)
        self.reader.settle(TURNS_PER_KEY * len(text))

    def paste(self, text):
        """Pastes TEXT on the page in sight, which is a home page, by way of a field in which it is
        written and copied, as there is no other program here."""
        self.press("ctrl+g")
        self.wait_for_focus("^Search the terms$")
        self.type(text)
        self.press("ctrl+a", "ctrl+c", "Escape", "Escape")
        self.wait_for(lambda: not self.find_text("^Search the terms$"), "the page as before")
        self.press("ctrl+v")

    def press(self, *keys):
        """Presses keys by their X names, one after the other: press("ctrl+o", "Return"). What they
        do at once is done when this returns."""
        for key in keys:
            self.display.press(key)
            self.reader.settle(TURNS_PER_KEY)

    def press_button(self, button):
        """Presses a button of the mouse, by its number, in the window."""
        self.display.press_button(button, *IN_WINDOW)
        self.reader.settle(TURNS_PER_KEY)

    def _press_until(self, key, look, what):
        for _ in range(MAX_PRESSES):
            found = look()
            if found:
                return found
            self.press(key)
        raise AssertionError(f"{key} never leads to {what}; on the screen:\n"
                             + "\n".join(self.texts()))

    def press_until(self, key, look, what):
        """Presses KEY until LOOK returns something, and returns that; each time the program has a
        while to do what the key asks for."""
        def look_for_a_while():
            patience = Patience(self.process.pid)
            while patience.n_idle < N_LOOKS_PER_KEY:
                found = look()
                if found:
                    return found
                self.reader.pause(PAUSE_MS)
                patience.is_over()
            return None

        return self._press_until(key, look_for_a_while, what)

    def press_until_focus(self, key, pattern):
        """Presses KEY until the name of the focused object matches PATTERN; the focus moves at
        once."""
        return self._press_until(key, lambda: self._focused_as(pattern), f"focus on /{pattern}/")

# SPDX-License-Identifier: GPL-3.0-or-later
"""Drives the real program as a person with a keyboard and a screen reader would: it sees what the
accessibility tree says, and acts by keys alone.

Needs an X display and a session bus of its own; see build-aux/test.sh."""

import os
import re
import signal
import subprocess
import tempfile
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi  # noqa: E402  (the version has to be set first)

# Generous, for machines that are busy and builds with sanitizers.
PATIENCE_S = 60


class Driver:
    """One run of the program, started with ARGUMENTS; SETTINGS are added to its environment."""

    def __init__(self, program, *arguments, **settings):
        self.home = tempfile.TemporaryDirectory()
        folders = {f"XDG_{name}_HOME": os.path.join(self.home.name, name)
                   for name in ("CACHE", "CONFIG", "DATA")}
        environment = {**os.environ, **folders, "HOME": self.home.name, "GTK_A11Y": "atspi", "GSETTINGS_BACKEND": "memory",
                       "GSK_RENDERER": "cairo", "LC_ALL": "C.UTF-8", **settings}
        self.process = subprocess.Popen([program, *arguments], env=environment)
        self.application = self.wait_for(self._find_application, "the program on the bus")
        self.window = self.wait_for(self._find_window, "a window")
        self.focus_window()

    def close(self):
        """Ends the program as a log-out would; its exit status."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        status = self.process.wait(timeout=PATIENCE_S)
        self.home.cleanup()
        return status

    # What there is

    def _find_application(self):
        desktop = Atspi.get_desktop(0)
        for index in range(desktop.get_child_count()):
            child = desktop.get_child_at_index(index)
            if child is not None and child.get_process_id() == self.process.pid:
                return child
        return None

    def _list_windows(self):
        found = subprocess.run(["xdotool", "search", "--onlyvisible", "--pid",
                                str(self.process.pid)], capture_output=True, text=True)
        return found.stdout.split()

    def _find_window(self):
        return next(iter(self._list_windows()), None)

    def has_one_window(self):
        return len(self._list_windows()) == 1

    def walk(self, node=None):
        """Every accessible object that is shown, a parent before its children."""
        node = node or self.application
        try:
            count = node.get_child_count()
            children = [node.get_child_at_index(index) for index in range(count)]
        except gi.repository.GLib.Error:
            return  # it went away meanwhile
        for child in children:
            if child is None:
                continue
            try:
                is_shown = (child.get_role() == Atspi.Role.FRAME
                            or child.get_state_set().contains(Atspi.StateType.VISIBLE))
            except gi.repository.GLib.Error:
                continue
            if is_shown:
                yield child
                yield from self.walk(child)

    def texts(self):
        """All names and descriptions on the screen."""
        found = []
        for node in self.walk():
            try:
                found += [node.get_name(), node.get_description()]
            except gi.repository.GLib.Error:
                continue
        return [text for text in found if text]

    def find(self, pattern, role=None):
        """The first object whose name matches PATTERN as a whole; None without one."""
        for node in self.walk():
            try:
                if ((role is None or node.get_role_name() == role)
                        and re.fullmatch(pattern, node.get_name() or "", re.DOTALL)):
                    return node
            except gi.repository.GLib.Error:
                continue
        return None

    def focused(self, role=None):
        """The object that has the keyboard; None while there is none, or none of ROLE."""
        for node in self.walk():
            try:
                if (node.get_state_set().contains(Atspi.StateType.FOCUSED)
                        and (role is None or node.get_role_name() == role)):
                    return node
            except gi.repository.GLib.Error:
                continue
        return None

    def _focused_as(self, pattern):
        node = self.focused()
        return node if node and re.search(pattern, node.get_name() or "") else None

    # Waiting and acting

    def wait_for(self, look, what):
        """What LOOK returns, as soon as it is something."""
        end = time.monotonic() + PATIENCE_S
        while True:
            found = look()
            if found:
                return found
            if self.process.poll() is not None:
                raise AssertionError(f"the program ended with {self.process.returncode}, "
                                     f"waiting for {what}")
            if time.monotonic() > end:
                shown = "\n".join(self.texts()) if hasattr(self, "application") else ""
                raise AssertionError(f"no {what} in {PATIENCE_S} s; on the screen:\n{shown}")
            time.sleep(0.05)

    def wait_for_text(self, pattern):
        """The first text on the screen in which PATTERN is found."""
        return self.wait_for(lambda: next((text for text in self.texts()
                                           if re.search(pattern, text)), None),
                             f"text /{pattern}/")

    def wait_for_focus(self, pattern):
        """The focused object, once its name matches PATTERN."""
        return self.wait_for(lambda: self._focused_as(pattern), f"focus on /{pattern}/")

    def focus_window(self, window=None):
        """Gives the keyboard to WINDOW, or the first one: there may be no window manager."""
        subprocess.run(["xdotool", "windowfocus", "--sync", window or self.window], check=True,
                       timeout=PATIENCE_S)

    def focus_new_window(self):
        """Waits for a second window, such as a dialog, and gives it the keyboard."""
        self.focus_window(self.wait_for(
            lambda: next((w for w in self._list_windows() if w != self.window), None),
            "a second window"))

    def type(self, text):
        """Types TEXT as on a keyboard."""
        subprocess.run(["xdotool", "type", "--clearmodifiers", text], check=True,
                       timeout=PATIENCE_S)

    def press(self, *keys):
        """Presses keys by their X names, one after the other: press("ctrl+o", "Return")."""
        for key in keys:
            subprocess.run(["xdotool", "key", "--clearmodifiers", key], check=True,
                           timeout=PATIENCE_S)
            time.sleep(0.02)

    def press_until(self, key, look, what):
        """Presses KEY again and again until LOOK returns something, and returns that."""
        for _ in range(40):
            found = look()
            if found:
                return found
            self.press(key)
            time.sleep(0.15)
        raise AssertionError(f"{key} never leads to {what}; on the screen:\n"
                             + "\n".join(self.texts()))

    def press_until_focus(self, key, pattern):
        """Presses KEY again and again until the focused object's name matches PATTERN."""
        return self.press_until(key, lambda: self._focused_as(pattern), f"focus on /{pattern}/")

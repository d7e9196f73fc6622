#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs a test on a display and a session bus of its own: on-display.py PROGRAM [ARGUMENT...]

So that tests can run side by side, and none sees what another one does. Where Xvfb is not
installed the test gets the display that there is, if there is one. For the test it is around noon,
whatever the hour, so that no day of a learner ends while it runs."""

import os
import shutil
import subprocess
import sys
import tempfile
import time

SCREEN = os.environ.get("SUMI_TEST_SCREEN", "1920x1200x24")


def start_display(environment):
    """A display that nobody else has, and its name in ENVIRONMENT."""
    reading, writing = os.pipe()
    process = subprocess.Popen(["Xvfb", "-displayfd", str(writing), "-screen", "0", SCREEN,
                                "-noreset", "-nolisten", "tcp"], pass_fds=[writing],
                               stderr=subprocess.DEVNULL)
    os.close(writing)
    with os.fdopen(reading) as answer:
        number = answer.readline().strip()
    if not number:
        sys.exit("Xvfb does not start")
    environment["DISPLAY"] = f":{number}"
    environment.pop("WAYLAND_DISPLAY", None)
    return process


def name_noon_zone():
    """A time zone where it is between 12:00 and 12:59 now, as TZ names one (west is positive)."""
    return f"UTC{time.gmtime().tm_hour - 12:+}"


def main():
    environment = dict(os.environ, TZ=name_noon_zone())
    # Nothing here draws by GL, which a virtual display can only imitate.
    environment["GDK_DEBUG"] = "gl-disable"
    command = sys.argv[1:]
    display = start_display(environment) if shutil.which("Xvfb") else None
    with tempfile.TemporaryDirectory() as folder:
        environment["XDG_RUNTIME_DIR"] = folder
        # Nothing of the person who runs the tests is read or written.
        for name in ("CACHE", "CONFIG", "DATA", "STATE"):
            environment[f"XDG_{name}_HOME"] = os.path.join(folder, name.lower())
        environment.pop("AT_SPI_BUS_ADDRESS", None)
        if shutil.which("dbus-run-session"):
            command = ["dbus-run-session", "--", *command]
        status = subprocess.run(command, env=environment).returncode
    if display:
        display.terminate()
        display.wait()
    return status if status >= 0 else 128 - status


sys.exit(main())

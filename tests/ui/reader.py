# SPDX-License-Identifier: GPL-3.0-or-later
"""What a screen reader sees of one program: its accessible objects, read over the accessibility bus
as a whole.

Every object costs several calls if it is asked by itself. The program's cache gives all of them,
with everything about them, in one: `org.a11y.atspi.Cache.GetItems`. It knows only objects that
somebody has seen as children, and some that are no longer children; so objects whose children are
new are asked for them, level by level, all of a level at once. Nothing is read again until the
program has said that something changed; and what has the focus is asked for alone."""

from collections import namedtuple

from gi.repository import Gio, GLib

ACCESSIBLE = "org.a11y.atspi.Accessible"
CACHE = "/org/a11y/atspi/cache"
TEXTS = ("accessible-name", "accessible-description")
REGISTRY = "org.a11y.atspi.Registry"
ROOT = "/org/a11y/atspi/accessible/root"

# Of a machine that is busy everything has to be awaited; a program that hangs is the caller's.
NO_TIMEOUT = GLib.MAXINT32

# Numbers of enum AtspiRole and enum AtspiStateType.
ROLES = {7: "check box", 16: "dialog", 23: "frame", 29: "label", 31: "list", 32: "list item",
         43: "push button", 44: "radio button", 56: "table cell", 61: "text", 62: "toggle button"}
FOCUSED, SENSITIVE, VISIBLE = 12, 24, 30

# After so many pauses without an event everything is read all the same.
MAX_TRUST = 20

Node = namedtuple("Node", "name description role states")


def unpack_states(words):
    """Those of the states above that are in WORDS."""
    return frozenset(state for state in (FOCUSED, SENSITIVE, VISIBLE)
                     if words[state // 32] >> state % 32 & 1)


class Item:
    """An object as the cache describes it."""

    def __init__(self, fields):
        ((_, self.path), _, _, _, self.n_children, _, name, role, description, words) = fields
        states = unpack_states(words)
        self.node = Node(name, description, ROLES.get(role, str(role)), states)
        self.is_shown = self.node.role == "frame" or VISIBLE in states


def open_bus():
    """A connection of its own to the accessibility bus of the session."""
    session = Gio.bus_get_sync(Gio.BusType.SESSION)
    address = session.call_sync("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None,
                                None, Gio.DBusCallFlags.NONE, NO_TIMEOUT).unpack()[0]
    return Gio.DBusConnection.new_for_address_sync(
        address, Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT
        | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION)


class Reader:
    """Reads the program of the process PID, once it is found."""

    def __init__(self, pid):
        self.pid = pid
        self.bus = open_bus()
        self.context = GLib.MainContext.default()
        self.program = None  # its name on the bus
        self.items = {}  # by path
        self.known = {}  # the same, by the bytes that each was made of
        self.children = {}  # of an object, as paths
        self.n_asked = {}  # how many of them there were said to be when they were asked for
        self.heard = []  # every name or description that an object was given since it was shown
        self.shown = []
        self.focus = None  # the path of what last said that it has the focus
        self.is_stale = True
        self.is_told = False  # something was said since one last looked or paused
        self.n_trusted = 0

    def close(self):
        self.bus.close_sync()

    def _call(self, name, path, interface, method, arguments=None):
        return self.bus.call_sync(name, path, interface, method, arguments, None,
                                  Gio.DBusCallFlags.NONE, NO_TIMEOUT)

    def find_program(self):
        """Whether the program has come to the bus."""
        if self.program is not None:
            return True
        for name, _ in self._call(REGISTRY, ROOT, ACCESSIBLE, "GetChildren").unpack()[0]:
            pid = self._call("org.freedesktop.DBus", "/", "org.freedesktop.DBus",
                             "GetConnectionUnixProcessID", GLib.Variant("(s)", (name,))).unpack()[0]
            if pid == self.pid:
                self.program = name
                self.bus.signal_subscribe(name, None, None, None, None, Gio.DBusSignalFlags.NONE,
                                          self._signal_cb)
                return True
        return False

    def _signal_cb(self, bus, sender, path, interface, signal, parameters):
        self.is_stale = self.is_told = True
        if signal == "AddAccessible":
            item = Item(parameters.unpack()[0])
            self.items[item.path] = item
        elif signal == "ChildrenChanged":
            self.n_asked.pop(path, None)
            self.children.pop(path, None)
        elif signal == "PropertyChange" and parameters.get_child_value(0).get_string() in TEXTS:
            self.heard.append(parameters.get_child_value(3).get_variant().unpack())
        elif (signal == "StateChanged"
              and parameters.get_child_value(0).get_string() == "focused"
              and parameters.get_child_value(1).get_int32()):
            self.focus = path

    def settle(self, n_turns=1):
        """Returns when the program has gone N_TURNS times around its main loop, in which it takes
        a key each time, and when everything it has said so far was heard."""
        for _ in range(n_turns):
            self._call(self.program, ROOT, "org.freedesktop.DBus.Properties", "Get",
                       GLib.Variant("(ss)", (ACCESSIBLE, "ChildCount")))
        while self.context.iteration(False):
            pass

    def pause(self, milliseconds):
        """Waits until the program says something, MILLISECONDS at most, and for its answer. The
        screen is not always read before: what is waited for may be a file."""
        self.settle()
        if not self.is_told:
            source = GLib.timeout_source_new(milliseconds)
            is_over = []
            source.set_callback(lambda data: is_over.append(True))
            source.attach(self.context)
            while not self.is_told and not is_over:
                self.context.iteration(True)
            source.destroy()
        self.is_told = False
        self.n_trusted += 1
        if self.n_trusted > MAX_TRUST:
            self.is_stale = True

    # Reading

    def _read_items(self):
        """Reads everything. To take an answer apart is slow: what is as it was stays as it is."""
        answer = self._call(self.program, CACHE, "org.a11y.atspi.Cache", "GetItems")
        array = answer.get_child_value(0)
        known, self.known = self.known, {}
        self.items = {}
        for index in range(array.n_children()):
            value = array.get_child_value(index)
            key = value.get_data_as_bytes().get_data()
            item = known.get(key) or Item(value.unpack())
            self.known[key] = item
            self.items[item.path] = item

    def _walk(self, path):
        """Everything below PATH that is shown, a parent before its children."""
        for child in self.children.get(path, ()):
            item = self.items.get(child)
            if item is not None and item.is_shown:
                yield item
                yield from self._walk(child)

    def _list_unknown(self):
        """The objects that have to be asked for their children."""
        unknown = [] if ROOT in self.n_asked else [(ROOT, 0)]
        return unknown + [(item.path, item.n_children) for item in self._walk(ROOT)
                          if self.n_asked.get(item.path, 0) != item.n_children]

    def _ask_for_children(self, places):
        """Asks every object of PLACES at once; new children say so by signals before the answer."""
        pending = set(path for path, _ in places)

        def answered_cb(bus, result, path):
            pending.discard(path)
            try:
                answer = bus.call_finish(result).unpack()[0]
                self.children[path] = [child for _, child in answer]
            except GLib.Error:
                self.children[path] = []  # it went away meanwhile

        for path, n in places:
            self.n_asked[path] = n
            self.bus.call(self.program, path, ACCESSIBLE, "GetChildren", None, None,
                          Gio.DBusCallFlags.NONE, NO_TIMEOUT, None, answered_cb, path)
        while pending:
            self.context.iteration(True)

    def _read(self):
        self.is_stale = self.is_told = False
        self._read_items()
        if self.n_trusted > MAX_TRUST:
            self.n_asked = {}
        self.n_trusted = 0
        self.n_asked.pop(ROOT, None)
        while unknown := self._list_unknown():
            self._ask_for_children(unknown)
        if any(child not in self.items for path in [ROOT, *self.items]
               for child in self.children.get(path, ())):
            self._read_items()  # not all of them were told of
        self.n_asked = {path: n for path, n in self.n_asked.items() if path in self.items}
        self.shown = [item.node for item in self._walk(ROOT)]

    def read(self):
        """Everything that is shown now, a parent before its children."""
        self.settle()
        if self.is_stale:
            self._read()
        return self.shown

    def _ask_for_focus(self):
        """What last said that it has the focus, if it has; None otherwise."""
        try:
            words, = self._call(self.program, self.focus, ACCESSIBLE, "GetState").unpack()
            states = unpack_states(words)
            if FOCUSED not in states:
                return None
            role, = self._call(self.program, self.focus, ACCESSIBLE, "GetRole").unpack()
            about, = self._call(self.program, self.focus, "org.freedesktop.DBus.Properties",
                                "GetAll", GLib.Variant("(s)", (ACCESSIBLE,))).unpack()
        except GLib.Error:
            return None  # it went away meanwhile
        return Node(about["Name"], about["Description"], ROLES.get(role, str(role)), states)

    def read_focused(self):
        """What has the focus; None while nothing has."""
        self.settle()
        node = self._ask_for_focus() if self.is_stale and self.focus else None
        return node or next((node for node in self.read() if FOCUSED in node.states), None)

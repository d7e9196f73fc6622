# SPDX-License-Identifier: GPL-3.0-or-later
"""The keyboard and the windows of an X display, by one connection: the XTest extension presses the
keys, so that no process has to be started for each."""

import ctypes

IS_VIEWABLE = 2
PROPERTY_MODE_ANY = 0  # AnyPropertyType
REVERT_TO_PARENT = 2
FAR = 0x7fff  # beyond any screen: the server stops at the edge

# How people write modifiers, and the keys they are on.
MODIFIERS = {"ctrl": "Control_L", "alt": "Alt_L", "shift": "Shift_L"}


class WindowAttributes(ctypes.Structure):
    """XWindowAttributes, of which only is read whether the window is shown, and no popup."""

    _fields_ = [("x", ctypes.c_int), ("y", ctypes.c_int), ("width", ctypes.c_int),
                ("height", ctypes.c_int), ("border_width", ctypes.c_int), ("depth", ctypes.c_int),
                ("visual", ctypes.c_void_p), ("root", ctypes.c_ulong), ("c_class", ctypes.c_int),
                ("bit_gravity", ctypes.c_int), ("win_gravity", ctypes.c_int),
                ("backing_store", ctypes.c_int), ("backing_planes", ctypes.c_ulong),
                ("backing_pixel", ctypes.c_ulong), ("save_under", ctypes.c_int),
                ("colormap", ctypes.c_ulong), ("map_installed", ctypes.c_int),
                ("map_state", ctypes.c_int), ("all_event_masks", ctypes.c_long),
                ("your_event_mask", ctypes.c_long), ("do_not_propagate_mask", ctypes.c_long),
                ("override_redirect", ctypes.c_int), ("screen", ctypes.c_void_p)]


def load(name, functions):
    """The library NAME; FUNCTIONS gives the result type and the argument types of each."""
    library = ctypes.CDLL(name)
    for function, (result, *arguments) in functions.items():
        getattr(library, function).restype = result
        getattr(library, function).argtypes = arguments
    return library


VOID, INT, ID, TEXT = ctypes.c_void_p, ctypes.c_int, ctypes.c_ulong, ctypes.c_char_p
ON_ERROR = ctypes.CFUNCTYPE(INT, VOID, VOID)
X11 = load("libX11.so.6", {
    "XOpenDisplay": (VOID, TEXT),
    "XCloseDisplay": (INT, VOID),
    "XDefaultRootWindow": (ID, VOID),
    "XFree": (INT, VOID),
    "XGetInputFocus": (INT, VOID, VOID, VOID),
    "XGetWindowAttributes": (INT, VOID, ID, VOID),
    "XGetWindowProperty": (INT, VOID, ID, ID, ctypes.c_long, ctypes.c_long, INT, ID, VOID, VOID,
                           VOID, VOID, VOID),
    "XInternAtom": (ID, VOID, TEXT, INT),
    "XKeysymToKeycode": (ctypes.c_ubyte, VOID, ID),
    "XMoveResizeWindow": (INT, VOID, ID, INT, INT, ctypes.c_uint, ctypes.c_uint),
    "XQueryTree": (INT, VOID, ID, VOID, VOID, VOID, VOID),
    "XSetErrorHandler": (VOID, ON_ERROR),
    "XSetInputFocus": (INT, VOID, ID, INT, ID),
    "XStringToKeysym": (ID, TEXT),
    "XSync": (INT, VOID, INT),
    "XWarpPointer": (INT, VOID, ID, ID, INT, INT, ctypes.c_uint, ctypes.c_uint, INT, INT),
    "XkbKeycodeToKeysym": (ID, VOID, ctypes.c_ubyte, INT, INT),
})
XTST = load("libXtst.so.6", {"XTestFakeButtonEvent": (INT, VOID, ctypes.c_uint, INT, ID),
                             "XTestFakeKeyEvent": (INT, VOID, ctypes.c_uint, INT, ID),
                             "XTestFakeMotionEvent": (INT, VOID, INT, INT, INT, ID)})

# Windows may go at any time; what is asked of one that went fails, and nothing else.
ignore_error = ON_ERROR(lambda display, event: 0)


class Display:
    """The display that the environment names."""

    def __init__(self):
        X11.XSetErrorHandler(ignore_error)
        self.display = X11.XOpenDisplay(None)
        if not self.display:
            raise OSError("there is no display")
        self.root = X11.XDefaultRootWindow(self.display)
        self.pid_atom = X11.XInternAtom(self.display, b"_NET_WM_PID", False)
        # Out of the way: an item of a menu that opens below the pointer takes the keyboard.
        X11.XWarpPointer(self.display, 0, self.root, 0, 0, 0, 0, FAR, FAR)

    def close(self):
        X11.XCloseDisplay(self.display)

    def sync(self):
        """Returns when the server has done everything that it was asked for."""
        X11.XSync(self.display, False)

    # Windows

    def _list_children(self, window):
        root, parent, n, children = ID(), ID(), ctypes.c_uint(), ctypes.POINTER(ID)()
        if not X11.XQueryTree(self.display, window, ctypes.byref(root), ctypes.byref(parent),
                              ctypes.byref(children), ctypes.byref(n)):
            return []
        found = children[:n.value]
        if children:
            X11.XFree(children)
        return found

    def _get_pid(self, window):
        kind, form, n, rest = ID(), INT(), ID(), ID()
        data = ctypes.POINTER(ctypes.c_ulong)()
        X11.XGetWindowProperty(self.display, window, self.pid_atom, 0, 1, False, PROPERTY_MODE_ANY,
                               ctypes.byref(kind), ctypes.byref(form), ctypes.byref(n),
                               ctypes.byref(rest), ctypes.byref(data))
        pid = data[0] if data and n.value == 1 else None
        if data:
            X11.XFree(data)
        return pid

    def _is_in_sight(self, window):
        """Whether WINDOW is shown, and no popup, such as a menu."""
        attributes = WindowAttributes()
        return (X11.XGetWindowAttributes(self.display, window, ctypes.byref(attributes)) != 0
                and attributes.map_state == IS_VIEWABLE and not attributes.override_redirect)

    def list_windows(self, pid):
        """The windows of the process PID that are shown, the oldest first; a menu is none."""
        return sorted(window for window in self._list_children(self.root)
                      if self._get_pid(window) == pid and self._is_in_sight(window))

    def get_focus(self):
        """The window that has the keyboard."""
        window, revert = ID(), INT()
        X11.XGetInputFocus(self.display, ctypes.byref(window), ctypes.byref(revert))
        return window.value

    def set_focus(self, window):
        """Gives the keyboard to WINDOW; nothing happens unless it is shown."""
        X11.XSetInputFocus(self.display, window, REVERT_TO_PARENT, 0)
        self.sync()

    def place(self, window, x, y, width, height):
        """Moves WINDOW to X, Y, and makes it WIDTH by HEIGHT pixels."""
        X11.XMoveResizeWindow(self.display, window, x, y, width, height)
        self.sync()

    # Keys

    def _find_key(self, keysym):
        """The key of KEYSYM, and whether that takes Shift."""
        keycode = X11.XKeysymToKeycode(self.display, keysym)
        if not keycode:
            raise ValueError(f"no key gives {keysym:#x}")
        return keycode, X11.XkbKeycodeToKeysym(self.display, keycode, 0, 0) != keysym

    def _fake(self, keycodes, is_press):
        for keycode in keycodes:
            XTST.XTestFakeKeyEvent(self.display, keycode, is_press, 0)

    def _stroke(self, modifiers, keysym):
        keycode, takes_shift = self._find_key(keysym)
        names = [MODIFIERS[name] for name in modifiers]
        if takes_shift and "Shift_L" not in names:
            names.append("Shift_L")
        held = [self._find_key(X11.XStringToKeysym(name.encode()))[0] for name in names]
        self._fake(held + [keycode], True)
        self._fake([keycode] + held[::-1], False)
        self.sync()

    def press(self, key):
        """Presses KEY by its X name and lets it go, with modifiers as in "ctrl+shift+z"."""
        *modifiers, name = key.split("+")
        keysym = X11.XStringToKeysym(name.encode())
        if not keysym:
            raise ValueError(f"no key is named {name}")
        self._stroke(modifiers, keysym)

    def press_button(self, button, x, y):
        """Presses BUTTON of the mouse, by its number, at a place of the screen, and lets it go."""
        XTST.XTestFakeMotionEvent(self.display, -1, x, y, 0)
        for is_press in (True, False):
            XTST.XTestFakeButtonEvent(self.display, button, is_press, 0)
        self.sync()

    def type(self, character):
        """Types CHARACTER, one of Latin-1: these are keysyms."""
        self._stroke([], ord(character))

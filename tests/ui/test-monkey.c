/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Somebody who knows nothing of the program and tries everything: the whole application, in which
 * any control that is in sight, key, shortcut and action is used, in an order that follows from a
 * seed. Nothing may be warned of or crash, and when it ends nothing of the interface may be left in
 * memory. On a failure the last actions are printed.
 *
 *     test-monkey FILE…
 *
 * Copies of the FILEs are opened now and then. SUMI_MONKEY_ACTIONS and SUMI_MONKEY_SEED of the
 * environment say how much is done, and in what order. With SUMI_MONKEY_CALM there is no pointer
 * and no key, whose moment matters to GTK, but only what they lead to; few frames are drawn, and
 * what GTK warns of is only counted, if nothing of Sumi's called it.
 * Also prints how long the main loop was busy at most with one thing, and by how much the memory in
 * use grew from the first quarter of the actions to the end, both times with no window, and of
 * which types there are more objects then, as comments. With SUMI_MONKEY_STALLS it prints the stack
 * of whatever takes longer than 100 ms of processor time. */

#define _GNU_SOURCE /* dladdr() */

#include <dlfcn.h>
#include <execinfo.h>
#include <gdk/x11/gdkx.h>
#include <malloc.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>
#include <unwind.h>

#include "sumi-application.h"
#include "sumi-ui-test.h"
#include "sumi-window.h"

#ifdef __SANITIZE_ADDRESS__
#include <sanitizer/common_interface_defs.h>
#include <sanitizer/lsan_interface.h>

/* The stacks of what is allocated end in GLib, and so do not tell what of Sumi's is left from what
 * GLib and others keep. Widgets that are left are counted instead. */
int
__lsan_is_turned_off (void)
{
  return 1;
}
#endif

enum
{
  N_LAST = 50,    /* actions that are printed */
  MAX_LINE = 160,
  MAX_EVENTS = 400, /* handled after an action, as something may go on by itself */
  FRAME_MS = 20,
  MAX_FRAME_MS = 1000,
  MAX_WAITS = 6000, /* for work in threads: two minutes, as the machine may be slow */
  MAX_WINDOWS = 2, /* that stay open for long: each is laid out and drawn */
  N_UNDRAWN = 64, /* actions of a calm monkey until a frame is drawn */
  STALL_US = 100000,
  MIN_ACTIONS = 400, /* an object more in so many is told of */
};

/* Something that can be done. */
typedef struct
{
  GtkWidget *widget;
  void (*use) (GtkWidget *widget, gpointer data);
  gpointer data; /* not owned */
} Deed;

typedef void (*FakeKey) (Display *display, unsigned int code, int is_press, unsigned long delay);
typedef void (*FakeMotion) (Display *display, int screen, int x, int y, unsigned long delay);

static char last[N_LAST][MAX_LINE];
static guint n_done;
static GRand *dice;
static GArray *deeds;
static timer_t stall_timer;
static gboolean tells_stalls;
static GMutex alive_lock;
static GHashTable *alive; /* from a type to its number of objects; for threads, until all ends */
static GtkApplication *application;
static char **files; /* to be opened */
static int n_files;
static gint64 longest_us;
static char longest[MAX_LINE];
static guint n_stalls;
static guint n_actions;
static gboolean is_calm;
static gboolean is_clean;
static guintptr entered;   /* the frame that GTK was called from; 0: none that is looked for */
static int n_monkey_frames; /* of this file, from that one on */
static gint64 entered_us;  /* the processor time then */
static guint n_of_gtk;      /* warnings that nothing of Sumi's led to */
static GObject *(*construct_object) (GType, guint, GObjectConstructParam *);
static void (*finalize_object) (GObject *);
static FakeKey fake_key;
static FakeKey fake_button;
static FakeMotion fake_motion;
static XErrorHandler gdk_error;

/* Prints the last actions; does nothing that may not be done in a handler of a signal. */
static void
tell_last (void)
{
  for (guint i = n_done > N_LAST ? n_done - N_LAST : 0; i < n_done; i++)
    {
      const char *line = last[i % N_LAST];

      if (write (STDERR_FILENO, line, strlen (line)) < 0)
        return;
    }
}

static void
signal_cb (int number)
{
  void *frames[64];

  tell_last ();
  backtrace_symbols_fd (frames, backtrace (frames, G_N_ELEMENTS (frames)), STDERR_FILENO);
  signal (number, SIG_DFL);
  raise (number);
}

/* Mistakes of GTK 4.8 and libadwaita 1.2 that Sumi has no part in. */
static gboolean
is_known (const char *message)
{
  static const char *const known[] = {
    "Broken accounting of active state", /* a press at the moment when a widget goes */
    "gdk_surface_get_device_position",   /* a tooltip whose window is gone */
    "attempt to allocate",               /* in a window that is too small, or just changing */
    "gtk_signal_action_activate",        /* the mnemonics of a menu */
    "_gtk_widget_find_at_coords",        /* the pointer over a window that is gone */
    "gdk_monitor_get_geometry",          /* a menu of what is scrolled out of sight */
    "failed to scroll to given position", /* a list that is scrolled before it is laid out */
  };

  for (gsize i = 0; i < G_N_ELEMENTS (known); i++)
    if (strstr (message, known[i]) != NULL)
      return TRUE;
  return FALSE;
}

typedef struct
{
  const void *program;
  gboolean has_left; /* the frames of the log */
  int n_frames;      /* of the program, until the one that GTK was called from */
} Look;

static _Unwind_Reason_Code
look_cb (struct _Unwind_Context *context, void *data)
{
  Look *look = data;
  Dl_info info = { 0 };
  gboolean is_in_program;

  if (_Unwind_GetCFA (context) > entered)
    return _URC_END_OF_STACK;
  dladdr ((void *) _Unwind_GetIP (context), &info);
  is_in_program = info.dli_fbase == look->program;
  look->has_left |= !is_in_program;
  look->n_frames += look->has_left && is_in_program;
  return _URC_NO_REASON;
}

/* Whether nothing of Sumi's stands between GTK, as it was called by a calm monkey, and what it
 * warns of. */
static gboolean
is_of_gtk (void)
{
  Look look = { 0 };
  Dl_info info;

  if (!is_calm || entered == 0 || dladdr ((void *) is_of_gtk, &info) == 0)
    return FALSE;
  look.program = info.dli_fbase;
  _Unwind_Backtrace (look_cb, &look);
  return look.has_left && look.n_frames <= n_monkey_frames;
}

static GLogWriterOutput
log_cb (GLogLevelFlags level, const GLogField *fields, gsize n_fields, gpointer data)
{
  GLogLevelFlags bad = G_LOG_LEVEL_WARNING | G_LOG_LEVEL_CRITICAL | G_LOG_LEVEL_ERROR;
  gboolean is_bad = (level & bad) != 0;

  for (gsize i = 0; is_bad && i < n_fields; i++)
    {
      if (g_str_equal (fields[i].key, "MESSAGE") && is_known (fields[i].value))
        return G_LOG_WRITER_HANDLED;
    }
  if (!is_bad)
    return G_LOG_WRITER_HANDLED;
  g_log_writer_standard_streams (level, fields, n_fields, data);
  if (!is_of_gtk ())
    abort ();
  n_of_gtk++;
  return G_LOG_WRITER_HANDLED;
}

static int
roll (int limit)
{
  return g_rand_int_range (dice, 0, limit);
}

static void G_GNUC_PRINTF (1, 2)
note (const char *format, ...)
{
  char *line = last[n_done % N_LAST];
  int length = g_snprintf (line, MAX_LINE, "# %u: ", n_done);
  va_list arguments;

  va_start (arguments, format);
  g_vsnprintf (line + length, (gulong) (MAX_LINE - length - 1), format, arguments);
  va_end (arguments);
  strcat (line, "\n");
  n_done++;
}

static gint64
get_cpu_us (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);
  return (gint64) now.tv_sec * 1000000 + now.tv_nsec / 1000;
}

/* Has where the main loop is printed after US of processor time of this thread; never if that is
 * 0. */
static void
set_stall_timer (long us)
{
  const struct itimerspec time = { .it_value.tv_nsec = us * 1000 };

  if (tells_stalls)
    timer_settime (stall_timer, 0, &time, NULL);
}

/* Does nothing that may not be done in a handler of a signal. */
static void
stall_cb (int number)
{
  static const char head[] = "# longer than 100 ms: ";
  const char *line = n_done > 0 ? last[(n_done - 1) % N_LAST] : "# start\n";
  void *frames[64];

  if (write (STDERR_FILENO, head, sizeof head - 1) > 0
      && write (STDERR_FILENO, line, strlen (line)) > 0)
    backtrace_symbols_fd (frames, backtrace (frames, G_N_ELEMENTS (frames)), STDERR_FILENO);
}

static void
watch_stalls (void)
{
  struct sigevent event = { .sigev_notify = SIGEV_THREAD_ID, .sigev_signo = SIGUSR2 };
  struct sigaction action = { .sa_handler = stall_cb, .sa_flags = SA_RESTART };
  void *frames[1];

  /* The first backtrace loads a library, which no handler may do. */
  backtrace (frames, G_N_ELEMENTS (frames));
  event._sigev_un._tid = gettid ();
  sigaction (SIGUSR2, &action, NULL);
  tells_stalls = timer_create (CLOCK_THREAD_CPUTIME_ID, &event, &stall_timer) == 0;
}

static void
enter (void *frame, int n_frames)
{
  entered = (guintptr) frame;
  n_monkey_frames = n_frames;
  entered_us = get_cpu_us ();
  set_stall_timer (STALL_US);
}

static void
leave (void)
{
  gint64 time = get_cpu_us () - entered_us;

  entered = 0;
  set_stall_timer (0);
  if (time > STALL_US && tells_stalls)
    g_printerr ("# %d ms\n", (int) (time / 1000));
  n_stalls += time > STALL_US;
  if (time > longest_us)
    {
      longest_us = time;
      g_strlcpy (longest, n_done > 0 ? last[(n_done - 1) % N_LAST] : "# start\n", MAX_LINE);
    }
}

static gboolean
handle_event (gboolean may_block)
{
  gboolean is_handled;

  enter (__builtin_frame_address (0), 1);
  is_handled = g_main_context_iteration (NULL, may_block);
  leave ();
  return is_handled;
}

static gboolean
set_cb (gpointer is_over)
{
  *(gboolean *) is_over = TRUE;
  return G_SOURCE_REMOVE;
}

static void
wait_ms (guint ms)
{
  gboolean is_over = FALSE;

  g_timeout_add (ms, set_cb, &is_over);
  while (!is_over)
    handle_event (TRUE);
}

/* Lets nothing be laid out and drawn on SURFACE, nor moved in its window. The handlers that are
 * blocked are kept with its clock, which goes with it; others, such as those that look after the
 * focus, go on. */
static void
hold_clock (GdkFrameClock *clock, GdkSurface *surface)
{
  static const char *const phases[] = { "update", "layout", "paint" };
  GArray *held = g_object_get_data (G_OBJECT (clock), "held");

  if (held == NULL)
    {
      held = g_array_new (FALSE, FALSE, sizeof (gulong));
      g_object_set_data_full (G_OBJECT (clock), "held", held, (GDestroyNotify) g_array_unref);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (phases); i++)
    {
      GSignalMatchType match = G_SIGNAL_MATCH_ID | G_SIGNAL_MATCH_UNBLOCKED
                               | (i > 0 ? G_SIGNAL_MATCH_DATA : 0);
      guint id = g_signal_lookup (phases[i], GDK_TYPE_FRAME_CLOCK);
      gulong handler;

      while ((handler = g_signal_handler_find (clock, match, id, 0, NULL, NULL, surface)) != 0)
        {
          g_signal_handler_block (clock, handler);
          g_array_append_val (held, handler);
        }
    }
}

static void
let_clock_go_on (GdkFrameClock *clock)
{
  GArray *held = g_object_get_data (G_OBJECT (clock), "held");

  for (guint i = 0; i < held->len; i++)
    {
      gulong handler = g_array_index (held, gulong, i);

      if (g_signal_handler_is_connected (clock, handler))
        g_signal_handler_unblock (clock, handler);
    }
  g_object_set_data (G_OBJECT (clock), "held", NULL);
}

/* Lets the windows be laid out and drawn, or not: that is most of the work. */
static void
set_drawing (gboolean is_drawing)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkNative) window = g_list_model_get_item (windows, i);
      GdkSurface *surface = gtk_native_get_surface (window);
      GdkFrameClock *clock = surface != NULL ? gdk_surface_get_frame_clock (surface) : NULL;

      if (clock != NULL && !is_drawing)
        hold_clock (clock, surface);
      else if (clock != NULL && g_object_get_data (G_OBJECT (clock), "held") != NULL)
        {
          let_clock_go_on (clock);
          /* GDK would lay out a surface that is out of sight even when its window is gone. */
          if (gdk_surface_get_mapped (surface))
            {
              gdk_surface_request_layout (surface);
              gdk_surface_queue_render (surface);
            }
        }
    }
}

/* Lets the next frame of CLOCK pass, even if nothing is drawn; a clock may stand still. */
static void
wait_frame (GdkFrameClock *clock)
{
  gboolean is_over = FALSE, is_late = FALSE;
  guint timer = g_timeout_add (MAX_FRAME_MS, set_cb, &is_late);
  gulong handler = g_signal_connect_swapped (clock, "after-paint", G_CALLBACK (set_cb), &is_over);

  gdk_frame_clock_request_phase (clock, GDK_FRAME_CLOCK_PHASE_AFTER_PAINT);
  while (!is_over && !is_late)
    handle_event (TRUE);
  if (g_signal_handler_is_connected (clock, handler)) /* until its window is gone */
    g_signal_handler_disconnect (clock, handler);
  if (!is_late)
    g_source_remove (timer);
}

/* As between any two actions of a person: after each frame the focus is moved from what is hidden,
 * by GTK and by Sumi. */
static void
wait_frames (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);
      g_autoptr (GdkFrameClock) clock = NULL;

      if (!gtk_widget_get_mapped (window))
        continue;
      g_set_object (&clock, gtk_widget_get_frame_clock (window));
      wait_frame (clock);
    }
}

static void
settle (void)
{
  gboolean is_drawing = !is_calm || n_done % N_UNDRAWN == 0;

  set_drawing (is_drawing);
  for (int i = 0; i < MAX_EVENTS && handle_event (FALSE); i++)
    ;
  if (is_calm)
    wait_frames ();
  if (is_calm ? is_drawing : roll (3) == 0)
    wait_ms (FRAME_MS);
}

static void
count (GObject *object, int change)
{
  gpointer type = GSIZE_TO_POINTER (G_OBJECT_TYPE (object));
  int n;

  g_mutex_lock (&alive_lock);
  n = GPOINTER_TO_INT (g_hash_table_lookup (alive, type));
  g_hash_table_insert (alive, type, GINT_TO_POINTER (n + change));
  g_mutex_unlock (&alive_lock);
}

static GObject *
constructor (GType type, guint n_properties, GObjectConstructParam *properties)
{
  GObject *object = construct_object (type, n_properties, properties);

  count (object, 1);
  return object;
}

static void
finalize (GObject *object)
{
  count (object, -1);
  finalize_object (object);
}

/* Has each object counted until it is finalized. All classes that are there later copy these two
 * functions, or call them. */
static void
count_objects (void)
{
  GObjectClass *klass = g_type_class_ref (G_TYPE_OBJECT);

  alive = g_hash_table_new (NULL, NULL);
  construct_object = klass->constructor;
  finalize_object = klass->finalize;
  klass->constructor = constructor;
  klass->finalize = finalize;
}

static void
add_deed (GtkWidget *widget, void (*use) (GtkWidget *widget, gpointer data), gpointer data)
{
  Deed deed = { widget, use, data };

  g_array_append_val (deeds, deed);
}

static void
click (GtkWidget *widget, gpointer data)
{
  g_signal_emit_by_name (widget, "clicked");
}

static void
activate (GtkWidget *widget, gpointer data)
{
  gtk_widget_activate (widget);
}

static void
pop_up (GtkWidget *widget, gpointer data)
{
  gtk_menu_button_popup (GTK_MENU_BUTTON (widget));
}

static void
choose_row (GtkWidget *widget, gpointer data)
{
  GListModel *model = adw_combo_row_get_model (ADW_COMBO_ROW (widget));
  guint n = model != NULL ? g_list_model_get_n_items (model) : 0;

  if (n > 0)
    adw_combo_row_set_selected (ADW_COMBO_ROW (widget), (guint) roll ((int) n));
}

static void
choose_item (GtkWidget *widget, gpointer data)
{
  GListModel *model = gtk_drop_down_get_model (GTK_DROP_DOWN (widget));
  guint n = model != NULL ? g_list_model_get_n_items (model) : 0;

  if (n > 0)
    gtk_drop_down_set_selected (GTK_DROP_DOWN (widget), (guint) roll ((int) n));
}

static void
spin (GtkWidget *widget, gpointer data)
{
  gtk_spin_button_spin (GTK_SPIN_BUTTON (widget), (GtkSpinType) roll (GTK_SPIN_USER_DEFINED), 0);
}

static void
slide (GtkWidget *widget, gpointer data)
{
  GtkAdjustment *adjustment = gtk_range_get_adjustment (GTK_RANGE (widget));
  double low = gtk_adjustment_get_lower (adjustment);

  gtk_adjustment_set_value (
    adjustment, low + (gtk_adjustment_get_upper (adjustment) - low) * g_rand_double (dice));
}

static const char *
roll_text (void)
{
  static const char *const texts[] = {
    "a", "1", "f5d6c3", "Ada", "", " ", "<b>&amp;", "\u202e\u2067", "-7",
    "99999999999", "\n", "%s%n",
  };

  return texts[roll (G_N_ELEMENTS (texts))];
}

static void
type (GtkWidget *widget, gpointer data)
{
  int position = -1;

  switch (roll (4))
    {
    case 0:
      gtk_editable_set_text (GTK_EDITABLE (widget), roll_text ());
      break;
    case 1:
      gtk_widget_activate (widget);
      break;
    default:
      gtk_editable_insert_text (GTK_EDITABLE (widget), roll_text (), -1, &position);
    }
}

static void
write_text (GtkWidget *widget, gpointer data)
{
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (GTK_TEXT_VIEW (widget));

  if (!gtk_text_view_get_editable (GTK_TEXT_VIEW (widget)))
    return;
  if (roll (4) == 0)
    gtk_text_buffer_set_text (buffer, roll_text (), -1);
  else
    gtk_text_buffer_insert_at_cursor (buffer, roll_text (), -1);
}

static void
activate_item (GtkWidget *widget, gpointer data)
{
  GtkSelectionModel *model = GTK_IS_LIST_VIEW (widget)
                               ? gtk_list_view_get_model (GTK_LIST_VIEW (widget))
                               : gtk_grid_view_get_model (GTK_GRID_VIEW (widget));
  guint n = model != NULL ? g_list_model_get_n_items (G_LIST_MODEL (model)) : 0;

  if (n > 0)
    gtk_widget_activate_action (widget, "list.activate-item", "u", (guint) roll ((int) n));
}

static void
do_action (GtkWidget *widget, gpointer name)
{
  gtk_widget_activate_action_variant (widget, name, NULL);
}

static void
do_action_with_text (GtkWidget *widget, gpointer name)
{
  static const char *const texts[] = { "today", "learn", "puzzles", "play" };

  gtk_widget_activate_action (widget, name, "s", texts[roll (G_N_ELEMENTS (texts))]);
}

static void
press_shortcut (GtkWidget *widget, gpointer shortcut)
{
  gtk_shortcut_action_activate (gtk_shortcut_get_action (shortcut),
                                GTK_SHORTCUT_ACTION_EXCLUSIVE, widget,
                                gtk_shortcut_get_arguments (shortcut));
}

/* What is not done, or seldom: to end the program, to start others, to ask GTK for its inspector,
 * or to show a list of all emojis. */
static gboolean
is_left_out (const char *name)
{
  return (strstr (name, "quit") != NULL || strstr (name, "window.close") != NULL) ? roll (50) != 0
         : strstr (name, "emoji") != NULL || strstr (name, "debugging") != NULL
             || strstr (name, "pack.edit") != NULL;
}

static void
list_shortcuts (GtkWidget *widget)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      for (guint j = 0; GTK_IS_SHORTCUT_CONTROLLER (controller)
                        && j < g_list_model_get_n_items (G_LIST_MODEL (controller)); j++)
        {
          g_autoptr (GtkShortcut) shortcut = NULL;
          g_autofree char *name = NULL;

          if (roll (GTK_IS_LABEL (widget) ? 200 : 8) != 0)
            continue;
          shortcut = g_list_model_get_item (G_LIST_MODEL (controller), j);
          name = gtk_shortcut_action_to_string (gtk_shortcut_get_action (shortcut));
          if (!is_left_out (name))
            add_deed (widget, press_shortcut, shortcut);
        }
    }
}

/* The actions of the class of WIDGET, if it is one of Sumi's. */
static void
list_actions (GtkWidget *widget)
{
  GtkWidgetClass *klass = GTK_WIDGET_GET_CLASS (widget);
  const GVariantType *parameter;
  const char *name, *property;
  GType owner;

  for (guint i = 0; gtk_widget_class_query_action (klass, i, &owner, &name, &parameter, &property);
       i++)
    {
      if (!g_str_has_prefix (g_type_name (owner), "Sumi") || is_left_out (name))
        continue;
      if (parameter == NULL)
        add_deed (widget, do_action, (gpointer) name);
      else if (g_variant_type_equal (parameter, G_VARIANT_TYPE_STRING))
        add_deed (widget, do_action_with_text, (gpointer) name);
    }
}

/* Lists what can be done with WIDGET, which is in sight, and with what is in it. */
static void
list_deeds (GtkWidget *widget)
{
  if (!gtk_widget_get_mapped (widget) || !gtk_widget_is_sensitive (widget))
    return;
  if (GTK_IS_LINK_BUTTON (widget)
      || (GTK_IS_TOGGLE_BUTTON (widget) && GTK_IS_MENU_BUTTON (gtk_widget_get_parent (widget)))
      || (GTK_IS_ACTIONABLE (widget)
          && gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)) != NULL
          && is_left_out (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)))))
    return;
  if (GTK_IS_BUTTON (widget))
    add_deed (widget, click, NULL);
  else if (GTK_IS_MENU_BUTTON (widget))
    add_deed (widget, pop_up, NULL);
  else if (ADW_IS_COMBO_ROW (widget))
    add_deed (widget, choose_row, NULL);
  else if (GTK_IS_DROP_DOWN (widget))
    add_deed (widget, choose_item, NULL);
  else if (GTK_IS_SPIN_BUTTON (widget))
    add_deed (widget, spin, NULL);
  else if (GTK_IS_SCALE (widget))
    add_deed (widget, slide, NULL);
  else if (GTK_IS_TEXT (widget))
    add_deed (widget, type, NULL);
  else if (GTK_IS_TEXT_VIEW (widget))
    add_deed (widget, write_text, NULL);
  else if (GTK_IS_LIST_VIEW (widget) || GTK_IS_GRID_VIEW (widget))
    add_deed (widget, activate_item, NULL);
  else if (gtk_widget_class_get_activate_signal (GTK_WIDGET_GET_CLASS (widget)) != 0)
    add_deed (widget, activate, NULL);
  list_actions (widget);
  list_shortcuts (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    list_deeds (child);
}

/* The window that takes input: the one that was shown last, if it is modal. */
static GtkWindow *
find_window (void)
{
  GListModel *windows = gtk_window_get_toplevels ();
  GtkWindow *found = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (!gtk_widget_get_mapped (GTK_WIDGET (window)))
        continue;
      if (found == NULL || gtk_window_get_transient_for (window) == found
          || (!gtk_window_get_modal (found) && (gtk_window_get_modal (window) || roll (2) == 0)))
        found = window;
    }
  return found;
}

static guint
count_windows (void)
{
  GListModel *windows = gtk_window_get_toplevels ();
  guint n = 0;

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      n += gtk_widget_get_mapped (window) ? 1 : 0;
    }
  return n;
}

static GFile *
roll_file (void)
{
  return g_file_new_for_path (files[roll (n_files)]);
}

/* In place of GTK's own, whose dialog of files leaks, warns and crashes: it is answered by the next
 * action, and these two say what was chosen. */
void
gtk_native_dialog_show (GtkNativeDialog *dialog)
{
}

GFile *
gtk_file_chooser_get_file (GtkFileChooser *chooser)
{
  GtkFileChooserAction action = gtk_file_chooser_get_action (chooser);
  g_autofree char *name = NULL;

  if (action == GTK_FILE_CHOOSER_ACTION_OPEN)
    return roll_file ();
  if (action == GTK_FILE_CHOOSER_ACTION_SAVE)
    name = gtk_file_chooser_get_current_name (chooser);
  return g_file_new_build_filename (g_get_user_data_dir (), name, NULL);
}

GListModel *
gtk_file_chooser_get_files (GtkFileChooser *chooser)
{
  GListStore *files_chosen = g_list_store_new (G_TYPE_FILE);
  g_autoptr (GFile) file = gtk_file_chooser_get_file (chooser);

  g_list_store_append (files_chosen, file);
  return G_LIST_MODEL (files_chosen);
}

/* Answers what a window asks for files, as nothing else can be done then: FALSE if none asks. */
static gboolean
answer_chooser (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GObject) window = g_list_model_get_item (windows, i);
      GtkFileChooser *chooser = sumi_ui_test_get_chooser (window);
      gboolean is_accepted;

      if (chooser == NULL)
        continue;
      is_accepted = n_files > 0 && roll (2) == 0;
      note ("%s what is asked by %s", is_accepted ? "choose" : "cancel",
            G_OBJECT_TYPE_NAME (window));
      g_signal_emit_by_name (chooser, "response",
                             is_accepted ? GTK_RESPONSE_ACCEPT : GTK_RESPONSE_CANCEL);
      return TRUE;
    }
  return FALSE;
}

/* Cancels WINDOW if it is a dialog of printing: FALSE if it is none. */
static gboolean
end_dialog (GtkWindow *window)
{
  if (strstr (G_OBJECT_TYPE_NAME (window), "Print") == NULL || !GTK_IS_DIALOG (window))
    return FALSE;
  note ("cancel %s", G_OBJECT_TYPE_NAME (window));
  gtk_dialog_response (GTK_DIALOG (window), GTK_RESPONSE_CANCEL);
  return TRUE;
}

/* A dialog of a nested main loop: nobody else would end it. */
static gboolean
nested_cb (gpointer data)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      end_dialog (window);
    }
  return G_SOURCE_CONTINUE;
}

static void
watch_nested (void)
{
  GSource *source = g_timeout_source_new (10 * FRAME_MS);

  g_source_set_callback (source, nested_cb, NULL, NULL);
  g_source_set_can_recurse (source, TRUE);
  g_source_attach (source, NULL);
  g_source_unref (source);
}

static void
focus (GtkWindow *window)
{
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (window));
  Display *display = gdk_x11_display_get_xdisplay (gdk_display_get_default ());

  gdk_x11_display_error_trap_push (gdk_display_get_default ());
  XSetInputFocus (display, gdk_x11_surface_get_xid (surface), RevertToParent, CurrentTime);
  gdk_x11_display_error_trap_pop_ignored (gdk_display_get_default ());
}

static void
press_key (GtkWindow *window)
{
  static const char *const keys[] = {
    "Tab", "Return", "space", "Escape", "Left", "Right", "Up", "Down", "Home", "End", "Page_Up",
    "Page_Down", "BackSpace", "Delete", "F1", "F9", "F10", "F11", "Menu", "a", "c", "d", "f", "h",
    "n", "r", "s", "t", "u", "z", "1", "2", "3", "4", "5", "6", "8", "plus", "minus", "question",
  };
  static const char *const modifiers[] = { "Shift_L", "Control_L", "Alt_L" };
  Display *display = gdk_x11_display_get_xdisplay (gdk_display_get_default ());
  const char *key = keys[roll (G_N_ELEMENTS (keys))];
  const char *modifier = roll (3) == 0 ? modifiers[roll (G_N_ELEMENTS (modifiers))] : NULL;
  unsigned int code = XKeysymToKeycode (display, XStringToKeysym (key));
  unsigned int held = modifier != NULL
                        ? XKeysymToKeycode (display, XStringToKeysym (modifier)) : 0;

  focus (window);
  note ("press %s %s on %s", modifier != NULL ? modifier : "", key, G_OBJECT_TYPE_NAME (window));
  if (held != 0)
    fake_key (display, held, 1, 0);
  fake_key (display, code, 1, 0);
  fake_key (display, code, 0, 0);
  if (held != 0)
    fake_key (display, held, 0, 0);
  XSync (display, 0);
}

/* Clicks, or only points, somewhere in WINDOW, which has the upper left corner of the screen; or
 * drags from there. */
static void
point (GtkWindow *window)
{
  Display *display = gdk_x11_display_get_xdisplay (gdk_display_get_default ());
  int width = MAX (gtk_widget_get_width (GTK_WIDGET (window)), 1);
  int height = MAX (gtk_widget_get_height (GTK_WIDGET (window)), 1);
  int x = roll (width), y = roll (height), kind = roll (8);

  note ("%s at %d, %d of %s", kind == 0 ? "point" : kind == 1 ? "drag" : "click", x, y,
        G_OBJECT_TYPE_NAME (window));
  fake_motion (display, -1, x, y, 0);
  if (kind > 0)
    fake_button (display, kind == 2 ? 3 : 1, 1, 0);
  if (kind == 1)
    fake_motion (display, -1, roll (width), roll (height), 0);
  if (kind > 0)
    fake_button (display, kind == 2 ? 3 : 1, 0, 0);
  XSync (display, 0);
}

static void
resize (GtkWindow *window)
{
  static const int sizes[][2] = { { 360, 600 }, { 1000, 700 }, { 640, 400 }, { 1600, 1100 } };
  const int *size = sizes[roll (G_N_ELEMENTS (sizes))];

  note ("resize to %d", size[0]);
  gtk_window_set_default_size (window, size[0], size[1]);
}

static void
open_files (void)
{
  GFile *opened[2] = { roll_file (), roll_file () };
  int n = 1 + roll (2);

  note ("open %s and %d more", g_file_peek_path (opened[0]), n - 1);
  g_application_open (G_APPLICATION (application), opened, n, "");
  g_object_unref (opened[0]);
  g_object_unref (opened[1]);
}

/* How many of the deeds are alike DEED, itself included. */
static guint
count_alike (const Deed *deed)
{
  guint n = 0;

  for (guint i = 0; i < deeds->len; i++)
    {
      const Deed *other = &g_array_index (deeds, Deed, i);

      n += other->use == deed->use
           && G_OBJECT_TYPE (other->widget) == G_OBJECT_TYPE (deed->widget);
    }
  return n;
}

/* Does something with a widget in WINDOW: with one of a hundred rows no more often than with a
 * single button. */
static void
do_deed (GtkWindow *window)
{
  const Deed *deed;
  g_autoptr (GtkWidget) widget = NULL;
  g_autofree char *name = NULL;

  g_array_set_size (deeds, 0);
  list_deeds (GTK_WIDGET (window));
  if (deeds->len == 0)
    return;
  do
    deed = &g_array_index (deeds, Deed, roll ((int) deeds->len));
  while (roll ((int) count_alike (deed)) != 0);
  widget = g_object_ref (deed->widget);
  if (deed->use == press_shortcut)
    name = gtk_shortcut_action_to_string (gtk_shortcut_get_action (deed->data));
  else if (deed->use == do_action || deed->use == do_action_with_text)
    name = g_strdup (deed->data);
  else if (GTK_IS_BUTTON (widget))
    name = g_strdup_printf ("%s %s", gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)),
                            gtk_button_get_label (GTK_BUTTON (widget)));
  note ("use %s %s", G_OBJECT_TYPE_NAME (widget), name != NULL ? name : "");
  enter (__builtin_frame_address (0), 2);
  deed->use (widget, deed->data);
  leave ();
}

static void
do_something (void)
{
  GtkWindow *window = find_window ();
  int kind = roll (100);

  if (answer_chooser ())
    return;
  if (window == NULL)
    {
      note ("start");
      g_application_activate (G_APPLICATION (application));
    }
  else if (end_dialog (window))
    ;
  else if (roll (ADW_IS_ABOUT_WINDOW (window) ? 3 : SUMI_IS_WINDOW (window) ? 250 : 10) == 0
           || (count_windows () > MAX_WINDOWS && roll (2) == 0))
    {
      note ("leave %s", G_OBJECT_TYPE_NAME (window));
      gtk_window_close (window);
    }
  else if (kind < (is_calm ? 95 : 60))
    do_deed (window);
  else if (kind < 80)
    press_key (window);
  else if (kind < 95)
    point (window);
  else if (kind < 97)
    resize (window);
  else if (n_files > 0)
    open_files ();
}

/* How many objects of TYPE there are that should be gone with the windows. */
static int
count_left (gpointer type, gpointer n)
{
  GType object_type = GPOINTER_TO_SIZE (type);
  gboolean is_ours = g_type_is_a (object_type, GTK_TYPE_WIDGET)
                     && g_str_has_prefix (g_type_name (object_type), "Sumi");

  return is_ours ? GPOINTER_TO_INT (n) : 0;
}

static gboolean
is_any_alive (void)
{
  GHashTableIter iter;
  gpointer type, n;
  gboolean is_any = FALSE;

  g_mutex_lock (&alive_lock);
  g_hash_table_iter_init (&iter, alive);
  while (!is_any && g_hash_table_iter_next (&iter, &type, &n))
    is_any = count_left (type, n) > 0;
  g_mutex_unlock (&alive_lock);
  return is_any;
}

/* Ends all dialogs and destroys all windows; work in threads, which may keep a page, ends soon.
 * Returns the bytes that are in use then. */
static gsize
end (void)
{
  set_drawing (TRUE);
  for (GtkWindow *window; (window = find_window ()) != NULL; wait_ms (FRAME_MS))
    {
      if (!end_dialog (window))
        gtk_window_destroy (window);
    }
  for (int i = 0; i < MAX_WAITS && is_any_alive (); i++)
    wait_ms (FRAME_MS);
  return mallinfo2 ().uordblks;
}

static GHashTable *
copy_counts (void)
{
  GHashTable *counts = g_hash_table_new (NULL, NULL);
  GHashTableIter iter;
  gpointer type, n;

  g_mutex_lock (&alive_lock);
  g_hash_table_iter_init (&iter, alive);
  while (g_hash_table_iter_next (&iter, &type, &n))
    g_hash_table_insert (counts, type, n);
  g_mutex_unlock (&alive_lock);
  return counts;
}

/* Prints of which types there are more objects than BEFORE, by more than one in MIN_ACTIONS. */
static void
tell_growth (GHashTable *before)
{
  g_autoptr (GHashTable) now = copy_counts ();
  GHashTableIter iter;
  gpointer type, n;

  g_hash_table_iter_init (&iter, now);
  while (g_hash_table_iter_next (&iter, &type, &n))
    {
      int growth = GPOINTER_TO_INT (n) - GPOINTER_TO_INT (g_hash_table_lookup (before, type));

      if (growth > (int) (n_actions / MIN_ACTIONS))
        g_print ("# %s: %+d, %d\n", g_type_name (GPOINTER_TO_SIZE (type)), growth,
                 GPOINTER_TO_INT (n));
    }
}

/* Everything of the interface is finalized. */
static gboolean
check_alive (void)
{
  g_autoptr (GHashTable) now = copy_counts ();
  GHashTableIter iter;
  gpointer type, n;

  g_hash_table_iter_init (&iter, now);
  while (g_hash_table_iter_next (&iter, &type, &n))
    {
      if (count_left (type, n) > 0)
        g_printerr ("%d of %s are left in memory\n", GPOINTER_TO_INT (n),
                    g_type_name (GPOINTER_TO_SIZE (type)));
    }
  return !is_any_alive ();
}

/* Whether GDK moves a window that is gone does not depend on Sumi; other errors end the program. */
static int
error_cb (Display *display, XErrorEvent *event)
{
  return event->error_code == BadWindow ? 0 : gdk_error (display, event);
}

static gboolean
load_fakes (void)
{
  void *library = dlopen ("libXtst.so.6", RTLD_NOW);

  if (library == NULL)
    return FALSE;
  fake_key = (FakeKey) dlsym (library, "XTestFakeKeyEvent");
  fake_button = (FakeKey) dlsym (library, "XTestFakeButtonEvent");
  fake_motion = (FakeMotion) dlsym (library, "XTestFakeMotionEvent");
  return fake_key != NULL && fake_button != NULL && fake_motion != NULL;
}

static void
catch_signals (void)
{
  static const int numbers[] = { SIGABRT, SIGTRAP, SIGINT, SIGTERM };

  for (gsize i = 0; i < G_N_ELEMENTS (numbers); i++)
    signal (numbers[i], signal_cb);
#ifdef __SANITIZE_ADDRESS__
  __sanitizer_set_death_callback (tell_last);
#else
  signal (SIGSEGV, signal_cb);
#endif
}

/* Does all of it, inside of the main loop of the application. */
static gboolean
use_cb (gpointer data)
{
  g_autoptr (GHashTable) counts = NULL;
  gsize before = 0, after;

  for (guint i = 0; i < n_actions; i++)
    {
      do_something ();
      settle ();
      if (i == n_actions / 4)
        {
          before = end ();
          counts = copy_counts ();
        }
    }
  g_print ("# %u actions; at most %d ms without a pause, %u over %d ms, at\n%s", n_actions,
           (int) (longest_us / 1000), n_stalls, STALL_US / 1000, longest);
  after = end ();
  g_print ("# %u warnings of GTK's own\n", n_of_gtk);
  g_print ("# memory in use: %+d KiB\n", (int) (((gssize) after - (gssize) before) / 1024));
  tell_growth (counts);
  is_clean = check_alive ();
  if (!is_clean)
    tell_last ();
  g_application_release (G_APPLICATION (application));
  return G_SOURCE_REMOVE;
}

/* The number in the variable NAME of the environment. */
static guint
get_number (const char *name, guint fallback)
{
  const char *text = g_getenv (name);

  return text != NULL ? (guint) strtoul (text, NULL, 10) : fallback;
}

/* Puts copies of the N files at PATHS into the user's data folder, since what is edited is saved
 * beside the file that was opened. */
static void
copy_files (char **paths, int n)
{
  n_files = n;
  files = g_new0 (char *, (gsize) n + 1);
  g_mkdir_with_parents (g_get_user_data_dir (), 0700);
  for (int i = 0; i < n; i++)
    {
      g_autofree char *name = g_path_get_basename (paths[i]);
      g_autofree char *data = NULL;
      gsize length;

      files[i] = g_build_filename (g_get_user_data_dir (), name, NULL);
      g_assert_true (g_file_get_contents (paths[i], &data, &length, NULL));
      g_assert_true (g_file_set_contents (files[i], data, (gssize) length, NULL));
    }
}

int
main (int argc, char **argv)
{
  count_objects ();
  if (!gtk_init_check () || !GDK_IS_X11_DISPLAY (gdk_display_get_default ()) || !load_fakes ())
    {
      g_print ("there is no display to use\n");
      return 77;
    }
  g_set_application_name ("Sumi");
  g_set_prgname ("sumi");
  catch_signals ();
  if (g_getenv ("SUMI_MONKEY_STALLS") != NULL)
    watch_stalls ();
  gdk_error = XSetErrorHandler (error_cb);
  g_log_set_always_fatal (G_LOG_FATAL_MASK);
  g_log_set_writer_func (log_cb, NULL, NULL);

  n_actions = get_number ("SUMI_MONKEY_ACTIONS", 500);
  is_calm = g_getenv ("SUMI_MONKEY_CALM") != NULL;
  dice = g_rand_new_with_seed (get_number ("SUMI_MONKEY_SEED", 1));
  copy_files (argv + 1, argc - 1);
  deeds = g_array_new (FALSE, FALSE, sizeof (Deed));
  application = GTK_APPLICATION (sumi_application_new ());
  g_application_hold (G_APPLICATION (application));
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  watch_nested ();
  g_idle_add (use_cb, NULL);
  g_application_run (G_APPLICATION (application), 0, NULL);

  g_object_unref (application);
  g_array_unref (deeds);
  g_rand_free (dice);
  g_strfreev (files);
  return is_clean ? 0 : 1;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-exercise-board.h"

#include "sumi-board-words.h"
#include "sumi-ui-focus.h"
#include "sumi-ui-squares.h"
#include "sumi-words.h"

#include <glib/gi18n-lib.h>

struct _SumiExerciseBoard
{
  AdwBin parent_instance;

  SumiBoardView *board;
  GtkLabel *caption;
  GtkLabel *key;
};

/* The names of the overlays in actions. */
static const char *const OVERLAY_NAMES[SUMI_N_OVERLAYS] = {
  [SUMI_OVERLAY_NONE] = "none",         [SUMI_OVERLAY_LEGAL_MOVES] = "legal-moves",
  [SUMI_OVERLAY_FRONTIER] = "frontier", [SUMI_OVERLAY_STABLE] = "stable",
  [SUMI_OVERLAY_OPENNESS] = "openness", [SUMI_OVERLAY_REGIONS] = "regions",
  [SUMI_OVERLAY_MOBILITY] = "mobility",
};

G_DEFINE_FINAL_TYPE (SumiExerciseBoard, sumi_exercise_board, ADW_TYPE_BIN)

static void
set_text (GtkLabel *label, const char *text)
{
  gtk_label_set_label (label, text);
  gtk_widget_set_visible (GTK_WIDGET (label), *text != '\0');
}

static gboolean
sumi_exercise_board_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (SUMI_EXERCISE_BOARD (widget)->board));
}

static void
sumi_exercise_board_class_init (SumiExerciseBoardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->focus = sumi_ui_focus_child;
  widget_class->grab_focus = sumi_exercise_board_grab_focus;

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/sumi_reversi/Sumi/sumi-exercise-board.ui");
  gtk_widget_class_bind_template_child (widget_class, SumiExerciseBoard, board);
  gtk_widget_class_bind_template_child (widget_class, SumiExerciseBoard, caption);
  gtk_widget_class_bind_template_child (widget_class, SumiExerciseBoard, key);
  sumi_ui_forward_squares (widget_class);
}

static void
sumi_exercise_board_init (SumiExerciseBoard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * sumi_exercise_board_get_view: the board itself; owned by SELF.
 */
SumiBoardView *
sumi_exercise_board_get_view (SumiExerciseBoard *self)
{
  return self->board;
}

/**
 * sumi_exercise_board_set_caption: says what kind of a position this is; "" where there is nothing
 * to be said.
 */
void
sumi_exercise_board_set_caption (SumiExerciseBoard *self, const char *caption)
{
  set_text (self->caption, caption);
}

/**
 * sumi_exercise_board_show: shows SCENE, over which OVERLAY is laid; or would be, if it were not
 * withheld because it gives an answer away.
 */
void
sumi_exercise_board_show (SumiExerciseBoard *self,
                          SumiBoardScene *scene,
                          SumiOverlayKind overlay,
                          gboolean is_withheld)
{
  SumiPosition position = sumi_board_scene_get (scene)->position;
  SumiOverlay made = sumi_overlay_make (overlay, position);
  g_autofree char *overlay_key = sumi_overlay_to_text (&made, position);
  g_autofree char *values_key = sumi_values_to_key (&sumi_board_scene_get (scene)->values);
  g_autofree char *key = sumi_words_follow (overlay_key, values_key);

  sumi_board_view_set_scene (self->board, scene);
  set_text (self->key, is_withheld ? _("What you want to see would give the answer away. It is "
                                       "shown once you have answered.")
                                   : key);
}

/**
 * sumi_exercise_board_get_overlay_name: the name of the overlay KIND in actions.
 */
const char *
sumi_exercise_board_get_overlay_name (SumiOverlayKind kind)
{
  return OVERLAY_NAMES[kind];
}

/**
 * sumi_exercise_board_find_overlay: the overlay that actions call NAME; none if there is none.
 */
SumiOverlayKind
sumi_exercise_board_find_overlay (const char *name)
{
  for (SumiOverlayKind kind = SUMI_OVERLAY_NONE; kind < SUMI_N_OVERLAYS; kind++)
    {
      if (g_strcmp0 (name, OVERLAY_NAMES[kind]) == 0)
        return kind;
    }
  return SUMI_OVERLAY_NONE;
}

/**
 * sumi_exercise_board_create_menu: all overlays to choose from, by ACTION, which takes their names.
 */
GMenuModel *
sumi_exercise_board_create_menu (const char *action)
{
  GMenu *menu = g_menu_new ();

  for (SumiOverlayKind kind = SUMI_OVERLAY_NONE; kind < SUMI_N_OVERLAYS; kind++)
    {
      g_autoptr (GMenuItem) item = g_menu_item_new (sumi_overlay_get_name (kind), NULL);
      g_autofree char *accel = g_strdup_printf ("<Control>%d", kind);

      g_menu_item_set_action_and_target (item, action, "s", OVERLAY_NAMES[kind]);
      g_menu_item_set_attribute (item, "accel", "s", accel);
      g_menu_append_item (menu, item);
    }
  return G_MENU_MODEL (menu);
}

/**
 * sumi_exercise_board_add_overlay_keys: lets Ctrl+0 to Ctrl+6 choose overlays by ACTION.
 */
void
sumi_exercise_board_add_overlay_keys (GtkShortcutController *controller, const char *action)
{
  for (SumiOverlayKind kind = SUMI_OVERLAY_NONE; kind < SUMI_N_OVERLAYS; kind++)
    {
      GtkShortcut *shortcut = gtk_shortcut_new (
          gtk_keyval_trigger_new (GDK_KEY_0 + (guint) kind, GDK_CONTROL_MASK),
          gtk_named_action_new (action));

      gtk_shortcut_set_arguments (shortcut, g_variant_new_string (OVERLAY_NAMES[kind]));
      gtk_shortcut_controller_add_shortcut (controller, shortcut);
    }
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-replay-view.h"

#include "sumi-disc-icon.h"
#include "sumi-ui-focus.h"
#include "sumi-ui-words.h"
#include "sumi-ui.h"

/* The tree is open from the start, ply by ply, as long as it has no more rows than this. */
#define MAX_OPEN_ROWS 40
#define MAX_OPEN_PLIES 6

#define DISC_SIZE 20

struct _SumiReplayView
{
  AdwBin parent_instance;

  GtkListBox *list;
  GtkWidget *leave_button;
  GtkWidget *walk; /* the buttons that go from move to move */
  SumiReplay *replay;
  GtkTreeListModel *tree; /* of SumiReplayNode, as far as it is open */
};

enum
{
  SQUARE_POINTED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (SumiReplayView, sumi_replay_view, ADW_TYPE_BIN)

/* The row of NODE; opens everything above it. */
static GtkTreeListRow *
find_row (SumiReplayView *self, SumiReplayNode *node)
{
  SumiReplayNode *parent = sumi_replay_node_get_parent (node);

  if (parent != NULL)
    {
      g_autoptr (GtkTreeListRow) above = find_row (self, parent);

      gtk_tree_list_row_set_expanded (above, TRUE);
    }
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->tree)); i++)
    {
      g_autoptr (GtkTreeListRow) row = g_list_model_get_item (G_LIST_MODEL (self->tree), i);
      g_autoptr (GObject) item = gtk_tree_list_row_get_item (row);

      if (item == (gpointer) node)
        return g_steal_pointer (&row);
    }
  g_return_val_if_reached (NULL);
}

static void
open_rows (SumiReplayView *self)
{
  GListModel *rows = G_LIST_MODEL (self->tree);

  for (guint ply = 0; ply < MAX_OPEN_PLIES; ply++)
    {
      for (guint i = 0; i < g_list_model_get_n_items (rows); i++)
        {
          g_autoptr (GtkTreeListRow) row = g_list_model_get_item (rows, i);

          if (g_list_model_get_n_items (rows) > MAX_OPEN_ROWS)
            return;
          if (gtk_tree_list_row_get_depth (row) == ply)
            gtk_tree_list_row_set_expanded (row, TRUE);
        }
    }
}

static void
update_actions (SumiReplayView *self)
{
  SumiReplayNode *node = self->replay != NULL ? sumi_replay_get_current (self->replay) : NULL;
  gboolean can_go_back = node != NULL && sumi_replay_node_get_parent (node) != NULL;
  gboolean can_go_on =
      node != NULL && g_list_model_get_n_items (sumi_replay_node_get_children (node)) > 0;

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "replay.first", can_go_back);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "replay.back", can_go_back);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "replay.forward", can_go_on);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "replay.last", can_go_on);
}

/* The row of the current node, selected. */
static GtkWidget *
select_current (SumiReplayView *self)
{
  g_autoptr (GtkTreeListRow) tree_row = find_row (self, sumi_replay_get_current (self->replay));
  int index = (int) gtk_tree_list_row_get_position (tree_row);
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->list, index);

  gtk_list_box_select_row (self->list, row);
  return GTK_WIDGET (row);
}

/* A button that has done all it can loses the focus: the move that it led to gets it, and not
 * something where the same key would do something else. */
static void
current_changed_cb (SumiReplayView *self)
{
  GtkWidget *row = select_current (self);
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  gboolean had_focus = gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL;

  if (gtk_widget_get_focus_child (GTK_WIDGET (self->list)) != NULL)
    gtk_widget_grab_focus (row);
  else
    sumi_ui_bring_into_sight (row);
  update_actions (self);
  if (had_focus && root != NULL && gtk_root_get_focus (root) == NULL)
    gtk_widget_grab_focus (row);
}

static void
row_enter_cb (GtkEventController *controller, double x, double y, SumiReplayView *self)
{
  GtkTreeExpander *expander = GTK_TREE_EXPANDER (gtk_event_controller_get_widget (controller));
  g_autoptr (SumiReplayNode) node = gtk_tree_expander_get_item (expander);
  SumiSquare square = sumi_replay_node_get_move (node);

  if (square < 64)
    g_signal_emit (self, signals[SQUARE_POINTED], 0, square);
}

static void
row_leave_cb (SumiReplayView *self)
{
  g_signal_emit (self, signals[SQUARE_POINTED], 0, SUMI_SQUARE_NONE);
}

static GtkWidget *
create_row_cb (gpointer item, gpointer data)
{
  SumiReplayView *self = data;
  g_autoptr (SumiReplayNode) node = gtk_tree_list_row_get_item (item);
  SumiSaying saying = sumi_replay_node_get_saying (node);
  g_autofree char *text = sumi_ui_say (&saying);
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *expander = gtk_tree_expander_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *label = gtk_label_new (text);
  GtkEventController *pointer = gtk_event_controller_motion_new ();

  gtk_tree_expander_set_list_row (GTK_TREE_EXPANDER (expander), item);
  gtk_tree_expander_set_child (GTK_TREE_EXPANDER (expander), box);
  if (sumi_replay_node_get_parent (node) != NULL)
    {
      GtkWidget *icon = sumi_disc_icon_new (DISC_SIZE);

      sumi_disc_icon_set_color (SUMI_DISC_ICON (icon), sumi_replay_node_get_mover (node));
      gtk_box_append (GTK_BOX (box), icon);
    }
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_box_append (GTK_BOX (box), label);

  g_signal_connect (pointer, "enter", G_CALLBACK (row_enter_cb), self);
  g_signal_connect_swapped (pointer, "leave", G_CALLBACK (row_leave_cb), self);
  gtk_widget_add_controller (expander, pointer);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), expander);
  /* The focus is on the row, then on its expander, and neither is named by what it holds. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (expander), GTK_ACCESSIBLE_PROPERTY_LABEL, text,
                                  -1);
  return row;
}

static GListModel *
create_children_cb (gpointer item, gpointer data)
{
  GListModel *children = sumi_replay_node_get_children (item);

  return g_list_model_get_n_items (children) > 0 ? g_object_ref (children) : NULL;
}

static void
row_activated_cb (SumiReplayView *self, GtkListBoxRow *row)
{
  g_autoptr (GtkTreeListRow) tree_row =
      g_list_model_get_item (G_LIST_MODEL (self->tree), (guint) gtk_list_box_row_get_index (row));
  g_autoptr (SumiReplayNode) node = gtk_tree_list_row_get_item (tree_row);

  sumi_replay_set_current (self->replay, node);
}

/* Left and right walk along a line, which goes from left to right in every language, as in a
 * review; up and down go among the moves that stand beside each other. */
static gboolean
key_pressed_cb (SumiReplayView *self, guint keyval, guint keycode, GdkModifierType state)
{
  if ((state & gtk_accelerator_get_default_mod_mask ()) != 0 || self->replay == NULL)
    return GDK_EVENT_PROPAGATE;

  switch (keyval)
    {
    case GDK_KEY_Left:
    case GDK_KEY_KP_Left:
      gtk_widget_activate_action (GTK_WIDGET (self), "replay.back", NULL);
      return GDK_EVENT_STOP;
    case GDK_KEY_Right:
    case GDK_KEY_KP_Right:
      gtk_widget_activate_action (GTK_WIDGET (self), "replay.forward", NULL);
      return GDK_EVENT_STOP;
    case GDK_KEY_Up:
    case GDK_KEY_KP_Up:
      sumi_replay_go_sideways (self->replay, -1);
      return GDK_EVENT_STOP;
    case GDK_KEY_Down:
    case GDK_KEY_KP_Down:
      sumi_replay_go_sideways (self->replay, 1);
      return GDK_EVENT_STOP;
    case GDK_KEY_Home:
    case GDK_KEY_KP_Home:
      gtk_widget_activate_action (GTK_WIDGET (self), "replay.first", NULL);
      return GDK_EVENT_STOP;
    case GDK_KEY_End:
    case GDK_KEY_KP_End:
      gtk_widget_activate_action (GTK_WIDGET (self), "replay.last", NULL);
      return GDK_EVENT_STOP;
    default:
      return GDK_EVENT_PROPAGATE;
    }
}

static void
walk_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiReplayView *self = SUMI_REPLAY_VIEW (widget);

  if (self->replay == NULL)
    return;
  if (g_str_equal (action_name, "replay.first"))
    sumi_replay_go_first (self->replay);
  else if (g_str_equal (action_name, "replay.back"))
    sumi_replay_go_back (self->replay);
  else if (g_str_equal (action_name, "replay.forward"))
    sumi_replay_go_forward (self->replay);
  else
    sumi_replay_go_last (self->replay);
}

static void
drop_replay (SumiReplayView *self)
{
  if (self->replay == NULL)
    return;
  g_signal_handlers_disconnect_by_data (self->replay, self);
  gtk_list_box_bind_model (self->list, NULL, NULL, NULL, NULL);
  g_clear_object (&self->tree);
  g_clear_object (&self->replay);
}

static void
sumi_replay_view_dispose (GObject *object)
{
  drop_replay (SUMI_REPLAY_VIEW (object));
  G_OBJECT_CLASS (sumi_replay_view_parent_class)->dispose (object);
}

static void
sumi_replay_view_class_init (SumiReplayViewClass *klass)
{
  static const char *const actions[] = { "replay.first", "replay.back", "replay.forward",
                                         "replay.last" };
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sumi_replay_view_dispose;

  signals[SQUARE_POINTED] =
      g_signal_new ("square-pointed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                    NULL, G_TYPE_NONE, 1, G_TYPE_INT);

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_class_install_action (widget_class, actions[i], NULL, walk_cb);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/sumi_reversi/Sumi/sumi-replay-view.ui");
  gtk_widget_class_bind_template_child (widget_class, SumiReplayView, list);
  gtk_widget_class_bind_template_child (widget_class, SumiReplayView, leave_button);
  gtk_widget_class_bind_template_child (widget_class, SumiReplayView, walk);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, key_pressed_cb);
}

static void
sumi_replay_view_init (SumiReplayView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  sumi_ui_keep_left_to_right (self->walk);
  update_actions (self);
}

SumiReplay *
sumi_replay_view_get_replay (SumiReplayView *self)
{
  return self->replay;
}

/**
 * sumi_replay_view_set_replay: shows REPLAY, open as far as is easy to look over; NULL shows
 * nothing.
 */
void
sumi_replay_view_set_replay (SumiReplayView *self, SumiReplay *replay)
{
  g_autoptr (GListStore) roots = NULL;

  drop_replay (self);
  if (replay == NULL)
    {
      update_actions (self);
      return;
    }

  self->replay = g_object_ref (replay);
  roots = g_list_store_new (SUMI_TYPE_REPLAY_NODE);
  g_list_store_append (roots, sumi_replay_get_root (replay));
  self->tree = gtk_tree_list_model_new (G_LIST_MODEL (g_steal_pointer (&roots)), FALSE, FALSE,
                                        create_children_cb, NULL, NULL);
  open_rows (self);
  gtk_list_box_bind_model (self->list, G_LIST_MODEL (self->tree), create_row_cb, self, NULL);
  g_signal_connect_swapped (replay, "notify::current", G_CALLBACK (current_changed_cb), self);
  /* Whatever else is new stays in sight. */
  select_current (self);
  update_actions (self);
}

/**
 * sumi_replay_view_set_walking: whether the board shows the replay now, so that it can be left.
 */
void
sumi_replay_view_set_walking (SumiReplayView *self, gboolean is_walking)
{
  gtk_widget_set_visible (self->leave_button, is_walking);
}

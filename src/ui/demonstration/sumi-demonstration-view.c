/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-demonstration-view.h"

#include <glib/gi18n-lib.h>

#include "sumi-square-text.h"
#include "sumi-ui-squares.h"
#include "sumi-ui-words.h"
#include "sumi-ui.h"

struct _SumiDemonstrationView
{
  AdwBin parent_instance;

  SumiDemonstration *demonstration;
  SumiSquareText *text;
  GtkLabel *count;
  GtkWidget *walk; /* the buttons that go through it */
  GtkButton *play_button;
};

G_DEFINE_FINAL_TYPE (SumiDemonstrationView, sumi_demonstration_view, ADW_TYPE_BIN)

static void
update_actions (SumiDemonstrationView *self)
{
  guint index = sumi_demonstration_get_index (self->demonstration);
  guint n_moves = sumi_demonstration_get_n_moves (self->demonstration);
  GtkWidget *widget = GTK_WIDGET (self);

  gtk_widget_action_set_enabled (widget, "demonstration.first", index > 0);
  gtk_widget_action_set_enabled (widget, "demonstration.back", index > 0);
  gtk_widget_action_set_enabled (widget, "demonstration.forward", index < n_moves);
  gtk_widget_action_set_enabled (widget, "demonstration.last", index < n_moves);
}

static void
changed_cb (SumiDemonstrationView *self)
{
  gboolean is_playing = sumi_demonstration_is_playing (self->demonstration);
  SumiSaying sayings[2];
  g_autofree char *text = sumi_ui_say_all (
    sayings, sumi_demonstration_get_sayings (self->demonstration, sayings));
  g_autofree char *count =
      /* Translators: which move of a demonstration stands on the board, and how many there are. */
      g_strdup_printf (_("Move %u of %u"), sumi_demonstration_get_index (self->demonstration),
                       sumi_demonstration_get_n_moves (self->demonstration));

  sumi_square_text_set_text (self->text, text);
  gtk_label_set_label (self->count, count);
  gtk_button_set_icon_name (self->play_button, is_playing ? "media-playback-pause-symbolic"
                                                          : "media-playback-start-symbolic");
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->play_button),
                               is_playing ? _("Pause (K)") : _("Play (K)"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->play_button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  is_playing ? C_("button", "Pause") : C_("button", "Play"),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
  update_actions (self);
}

/* Played to the end, it plays from the beginning. */
static void
play_or_pause (SumiDemonstration *demonstration)
{
  if (sumi_demonstration_is_playing (demonstration))
    {
      sumi_demonstration_pause (demonstration);
      return;
    }
  if (sumi_demonstration_get_index (demonstration)
      == sumi_demonstration_get_n_moves (demonstration))
    sumi_demonstration_first (demonstration);
  sumi_demonstration_play (demonstration);
}

/* What the buttons below the board do with the demonstration. */
static const struct
{
  const char *name;
  void (*act) (SumiDemonstration *demonstration);
} actions[] = {
  { "demonstration.first", sumi_demonstration_first },
  { "demonstration.back", sumi_demonstration_back },
  { "demonstration.play", play_or_pause },
  { "demonstration.forward", sumi_demonstration_forward },
  { "demonstration.last", sumi_demonstration_last },
};

static void
walk_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiDemonstrationView *self = SUMI_DEMONSTRATION_VIEW (widget);

  for (guint i = 0; self->demonstration != NULL && i < G_N_ELEMENTS (actions); i++)
    {
      if (g_str_equal (actions[i].name, action_name))
        actions[i].act (self->demonstration);
    }
}

static void
drop_demonstration (SumiDemonstrationView *self)
{
  if (self->demonstration != NULL)
    g_signal_handlers_disconnect_by_data (self->demonstration, self);
  g_clear_object (&self->demonstration);
}

static void
sumi_demonstration_view_dispose (GObject *object)
{
  drop_demonstration (SUMI_DEMONSTRATION_VIEW (object));
  G_OBJECT_CLASS (sumi_demonstration_view_parent_class)->dispose (object);
}

static void
sumi_demonstration_view_class_init (SumiDemonstrationViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sumi_demonstration_view_dispose;

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_class_install_action (widget_class, actions[i].name, NULL, walk_cb);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/sumi_reversi/Sumi/sumi-demonstration-view.ui");
  gtk_widget_class_bind_template_child (widget_class, SumiDemonstrationView, text);
  gtk_widget_class_bind_template_child (widget_class, SumiDemonstrationView, count);
  gtk_widget_class_bind_template_child (widget_class, SumiDemonstrationView, walk);
  gtk_widget_class_bind_template_child (widget_class, SumiDemonstrationView, play_button);
  sumi_ui_forward_squares (widget_class);
}

static void
sumi_demonstration_view_init (SumiDemonstrationView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  sumi_ui_keep_left_to_right (self->walk);
}

/**
 * sumi_demonstration_view_get_demonstration: what is shown; NULL: nothing is. Owned by the view.
 */
SumiDemonstration *
sumi_demonstration_view_get_demonstration (SumiDemonstrationView *self)
{
  return self->demonstration;
}

/**
 * sumi_demonstration_view_set_demonstration: shows DEMONSTRATION; NULL hides the view.
 */
void
sumi_demonstration_view_set_demonstration (SumiDemonstrationView *self,
                                           SumiDemonstration *demonstration)
{
  drop_demonstration (self);
  gtk_widget_set_visible (GTK_WIDGET (self), demonstration != NULL);
  if (demonstration == NULL)
    return;
  self->demonstration = g_object_ref (demonstration);
  g_signal_connect_swapped (demonstration, "changed", G_CALLBACK (changed_cb), self);
  changed_cb (self);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-player-card.h"

#include <glib/gi18n-lib.h>

#include "sumi-disc-drag.h"
#include "sumi-play-words.h"
#include "sumi-tray-view.h"

/* CSS class "to-move" while it is the player's turn, which the note says too. The time has the
 * class "short" in the last seconds. */
struct _SumiPlayerCard
{
  AdwBin parent_instance;

  SumiDiscIcon *disc;
  GtkLabel *name;
  GtkLabel *note;
  SumiTrayView *tray;
  GtkLabel *count;
  GtkLabel *time;
  GtkEventController *drag;
};

G_DEFINE_FINAL_TYPE (SumiPlayerCard, sumi_player_card, ADW_TYPE_BIN)

static void
sumi_player_card_class_init (SumiPlayerCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/sumi_reversi/Sumi/sumi-player-card.ui");
  gtk_widget_class_bind_template_child (widget_class, SumiPlayerCard, disc);
  gtk_widget_class_bind_template_child (widget_class, SumiPlayerCard, name);
  gtk_widget_class_bind_template_child (widget_class, SumiPlayerCard, note);
  gtk_widget_class_bind_template_child (widget_class, SumiPlayerCard, tray);
  gtk_widget_class_bind_template_child (widget_class, SumiPlayerCard, count);
  gtk_widget_class_bind_template_child (widget_class, SumiPlayerCard, time);
}

static void
sumi_player_card_init (SumiPlayerCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->drag = sumi_disc_drag_add (GTK_WIDGET (self), self->disc);
}

/* Only the number is visible; its label for screen readers says what it counts. */
static void
show_count (SumiPlayerCard *self, const SumiPlayerCardSpec *spec)
{
  g_autofree char *text = g_strdup_printf ("%d", spec->n_discs);
  g_autofree char *label = NULL;
  gulong n = (gulong) spec->n_discs;

  if (spec->color == SUMI_BLACK)
    label = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Black has %d disc",
                                          "Black has %d discs", n),
                             spec->n_discs);
  else
    label = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "White has %d disc",
                                          "White has %d discs", n),
                             spec->n_discs);
  gtk_label_set_label (self->count, text);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->count), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->count), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  label, -1);
}

static void
show_tray (SumiPlayerCard *self, const SumiPlayerCardSpec *spec)
{
  g_autofree char *label =
      /* Translators: how many discs a player has beside the board. */
      g_strdup_printf (_("Tray: %d"), spec->n_tray);

  gtk_widget_set_visible (GTK_WIDGET (self->tray), spec->n_tray >= 0);
  if (spec->n_tray < 0)
    return;
  sumi_tray_view_show (self->tray, spec->color, spec->n_tray, spec->has_given);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->tray), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->tray), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  label, -1);
}

/**
 * sumi_player_card_show: shows SPEC.
 */
void
sumi_player_card_show (SumiPlayerCard *self, const SumiPlayerCardSpec *spec)
{
  sumi_disc_icon_set_color (self->disc, spec->color);
  gtk_label_set_label (self->name, spec->name);
  gtk_label_set_label (self->note, spec->note != NULL ? spec->note : "");
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->note), spec->tooltip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->note), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  spec->tooltip != NULL ? spec->tooltip : "", -1);
  show_count (self, spec);
  show_tray (self, spec);
  sumi_disc_drag_set_enabled (self->drag, spec->is_draggable);
  if (spec->is_to_move)
    gtk_widget_add_css_class (GTK_WIDGET (self), "to-move");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "to-move");
}

/**
 * sumi_player_card_show_time: shows that the player has SECONDS left; -1: the game has no clocks.
 */
void
sumi_player_card_show_time (SumiPlayerCard *self, int seconds)
{
  g_autofree char *time = NULL, *label = NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->time), seconds >= 0);
  if (seconds < 0)
    return;
  time = sumi_play_words_time (seconds);
  /* Translators: %s: minutes and seconds, as in "4:05". */
  label = g_strdup_printf (_("Time left: %s"), time);
  gtk_label_set_label (self->time, time);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->time), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->time), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
  if (seconds <= SUMI_PLAY_SHORT_OF_TIME)
    gtk_widget_add_css_class (GTK_WIDGET (self->time), "short");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->time), "short");
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-play-foot.h"

#include <glib/gi18n-lib.h>

#include "sumi-exercise-board.h"
#include "sumi-isolate.h"
#include "sumi-notation.h"
#include "sumi-ui.h"

struct _SumiPlayFoot
{
  AdwBin parent_instance;

  GtkMenuButton *menu_button;
  GtkWidget *back_button;
  GtkWidget *forward_button;
  GtkWidget *pause_button;
  GtkLabel *pause_label;
  GtkWidget *hint_button;
  GtkWidget *why_button;
  GtkLabel *why_label;
  GtkWidget *confirm_button;
  GtkWidget *withdraw_button;
};

G_DEFINE_FINAL_TYPE (SumiPlayFoot, sumi_play_foot, ADW_TYPE_BIN)

static void
sumi_play_foot_class_init (SumiPlayFootClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/sumi_reversi/Sumi/sumi-play-foot.ui");
  gtk_widget_class_bind_template_child (widget_class, SumiPlayFoot, menu_button);
  gtk_widget_class_bind_template_child (widget_class, SumiPlayFoot, back_button);
  gtk_widget_class_bind_template_child (widget_class, SumiPlayFoot, forward_button);
  gtk_widget_class_bind_template_child (widget_class, SumiPlayFoot, pause_button);
  gtk_widget_class_bind_template_child (widget_class, SumiPlayFoot, pause_label);
  gtk_widget_class_bind_template_child (widget_class, SumiPlayFoot, hint_button);
  gtk_widget_class_bind_template_child (widget_class, SumiPlayFoot, why_button);
  gtk_widget_class_bind_template_child (widget_class, SumiPlayFoot, why_label);
  gtk_widget_class_bind_template_child (widget_class, SumiPlayFoot, confirm_button);
  gtk_widget_class_bind_template_child (widget_class, SumiPlayFoot, withdraw_button);
}

/* What there is to do with the game, and at the end what to see on the board: the last section of
 * the menu, which all buttons share, is empty until the first of them has it. */
static GMenuModel *
get_menu (void)
{
  GMenuModel *menu = sumi_ui_get_menu ("sumi-play-menu");
  g_autoptr (GMenuModel) end = g_menu_model_get_item_link (
    menu, g_menu_model_get_n_items (menu) - 1, G_MENU_LINK_SECTION);

  if (g_menu_model_get_n_items (end) == 0)
    {
      g_autoptr (GMenuModel) overlays = sumi_exercise_board_create_menu ("play.overlay");

      g_menu_append_submenu (G_MENU (end), _("See _on the Board"), overlays);
    }
  return menu;
}

static void
sumi_play_foot_init (SumiPlayFoot *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  sumi_ui_set_menu (self->menu_button, get_menu ());
}

/* The button says which move it explains: there are several that may be meant. */
static void
show_explained (SumiPlayFoot *self, SumiSquare move)
{
  g_autofree char *label =
      move < SUMI_SQUARE_PASS
          /* Translators: a button that explains the move on a square, such as d3. */
          ? sumi_isolate_printf (_("Why %s?"), sumi_square_to_name (move))
          : g_strdup (_("Why?"));

  gtk_label_set_label (self->why_label, label);
}

/**
 * sumi_play_foot_show: shows what there is to do with GAME; who only watches needs no hints. A
 * warning is answered in the place of the other buttons, where it is never scrolled away.
 * EXPLAINED is the move that is explained next; SUMI_SQUARE_NONE: none.
 */
void
sumi_play_foot_show (SumiPlayFoot *self, SumiLiveGame *game, SumiSquare explained)
{
  gboolean is_watched = sumi_game_terms_is_watched (sumi_live_game_get_terms (game));
  gboolean is_warned = sumi_live_game_get_state (game) == SUMI_LIVE_WARNED;

  gtk_widget_set_visible (self->back_button, !is_warned);
  gtk_widget_set_visible (self->forward_button, !is_warned);
  gtk_widget_set_visible (self->pause_button, is_watched);
  gtk_label_set_label (self->pause_label, sumi_live_game_get_state (game) == SUMI_LIVE_PAUSED
                                              ? _("Go On")
                                              : C_("button", "Pause"));
  gtk_widget_set_visible (self->hint_button, !is_watched && !is_warned);
  gtk_widget_set_visible (self->why_button, !is_warned);
  gtk_widget_set_visible (self->confirm_button, is_warned);
  gtk_widget_set_visible (self->withdraw_button, is_warned);
  show_explained (self, explained);
}

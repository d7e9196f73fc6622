/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-tick.h"

#include <glib/gi18n-lib.h>

/**
 * sumi_tick_show: shows MARK by TICK, an image of the style class "solved-tick".
 */
void
sumi_tick_show (GtkWidget *tick, SumiPackMark mark)
{
  gtk_widget_set_visible (tick, mark >= SUMI_PACK_MARK_SOLVED);
  if (mark == SUMI_PACK_MARK_SOLVED)
    gtk_widget_add_css_class (tick, "with-help");
  else
    gtk_widget_remove_css_class (tick, "with-help");
}

/**
 * sumi_tick_get_name: what MARK, any but that of an exercise that was not tried, says in words.
 */
const char *
sumi_tick_get_name (SumiPackMark mark)
{
  return mark == SUMI_PACK_MARK_FIRST ? _("Solved without help or mistakes")
                                      : C_("label", "Solved");
}

/**
 * sumi_tick_query_tooltip: has TOOLTIP say what TICK means; a callback of templates. It is made as
 * it is wanted, since GTK asks the display about each tooltip that is set.
 */
gboolean
sumi_tick_query_tooltip (
    GtkWidget *tick, int x, int y, gboolean is_by_keyboard, GtkTooltip *tooltip)
{
  gboolean is_with_help = gtk_widget_has_css_class (tick, "with-help");

  gtk_tooltip_set_text (
      tooltip, sumi_tick_get_name (is_with_help ? SUMI_PACK_MARK_SOLVED : SUMI_PACK_MARK_FIRST));
  return TRUE;
}

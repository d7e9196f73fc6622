/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-pack-row.h"

#include <glib/gi18n-lib.h>

#include "sumi-card-layout.h"
#include "sumi-ui-names.h"

/* Signal "closed": the pack is to be taken out of the list. */
struct _SumiPackRow
{
  AdwActionRow parent_instance;

  SumiPackFile *pack_file;
  GtkLabel *solved;
  GtkWidget *warning;
  GtkWidget *spinner;
  GtkWidget *close_button;
};

enum
{
  CLOSED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (SumiPackRow, sumi_pack_row, ADW_TYPE_ACTION_ROW)

static char *
describe_mistakes (guint n, gboolean is_usable)
{
  if (is_usable)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                         /* Translators: of a pack. */
                                         "%u mistake; the rest can be used",
                                         "%u mistakes; the rest can be used", n),
                            n);
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                       "%u mistake, which keeps it from being used",
                                       "%u mistakes, which keep it from being used", n),
                          n);
}

/* What the pack is about, then how large and how hard it is, each on a line. */
static char *
describe_pack (const SumiPack *pack)
{
  GString *text = g_string_new (pack->summary != NULL ? sumi_text_get (pack->summary) : NULL);
  guint n = pack->puzzles->len;
  gboolean has_games = sumi_pack_is_of_games (pack);

  if (text->len > 0)
    g_string_append_c (text, '\n');
  if (pack->level == 0 && has_games)
    g_string_append_printf (text, g_dngettext (GETTEXT_PACKAGE, "%u game", "%u games", n), n);
  else if (pack->level == 0)
    g_string_append_printf (text, g_dngettext (GETTEXT_PACKAGE, "%u puzzle", "%u puzzles", n), n);
  else if (has_games)
    g_string_append_printf (text,
                            /* Translators: how large and how hard a pack of games is; levels go
                             * from 1 to 5. */
                            g_dngettext (GETTEXT_PACKAGE, "%u game, level %d of 5",
                                         "%u games, level %d of 5", n),
                            n, pack->level);
  else
    g_string_append_printf (text,
                            /* Translators: how large and how hard a pack is; levels go from 1 to 5.
                             */
                            g_dngettext (GETTEXT_PACKAGE, "%u puzzle, level %d of 5",
                                         "%u puzzles, level %d of 5", n),
                            n, pack->level);
  return g_string_free (text, FALSE);
}

static char *
describe (SumiPackFile *pack_file)
{
  guint n_mistakes = sumi_pack_file_get_mistakes (pack_file)->len;

  switch (sumi_pack_file_get_state (pack_file))
    {
    case SUMI_PACK_FILE_LOADING:
      return g_strdup (_("Reading and proving…"));
    case SUMI_PACK_FILE_CANCELLED:
      return g_strdup (_("Reading was stopped"));
    case SUMI_PACK_FILE_BROKEN:
      return describe_mistakes (n_mistakes, FALSE);
    case SUMI_PACK_FILE_READY:
    default:
      if (n_mistakes > 0)
        return describe_mistakes (n_mistakes, TRUE);
      return describe_pack (sumi_pack_file_get_pack (pack_file));
    }
}

static void
update (SumiPackRow *self)
{
  g_autofree char *title = sumi_pack_file_get_title (self->pack_file);
  g_autofree char *subtitle = describe (self->pack_file);
  g_autofree char *solved = NULL;
  g_autofree char *description = NULL;
  gboolean is_ready = sumi_pack_file_get_state (self->pack_file) == SUMI_PACK_FILE_READY;

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self), subtitle);
  if (is_ready)
    /* Translators: puzzles solved, of all. */
    solved = g_strdup_printf (_("%u of %u solved"), sumi_pack_file_count_solved (self->pack_file),
                              sumi_pack_file_get_pack (self->pack_file)->puzzles->len);
  gtk_label_set_label (self->solved, solved != NULL ? solved : "");
  gtk_widget_set_visible (GTK_WIDGET (self->solved),
                          is_ready && sumi_pack_file_count_solved (self->pack_file) > 0);
  description = gtk_widget_get_visible (GTK_WIDGET (self->solved))
                    ? g_strjoin ("\n", subtitle, solved, NULL)
                    : g_strdup (subtitle);
  sumi_ui_describe_row (ADW_ACTION_ROW (self), description);
  gtk_widget_set_visible (self->warning,
                          sumi_pack_file_get_mistakes (self->pack_file)->len > 0);
  gtk_widget_set_visible (self->spinner, sumi_pack_file_is_busy (self->pack_file));
  gtk_widget_set_visible (self->close_button, !sumi_pack_file_is_built_in (self->pack_file));
}

static void
close_clicked_cb (SumiPackRow *self)
{
  g_signal_emit (self, signals[CLOSED], 0);
}

static void
sumi_pack_row_dispose (GObject *object)
{
  g_clear_object (&SUMI_PACK_ROW (object)->pack_file);
  G_OBJECT_CLASS (sumi_pack_row_parent_class)->dispose (object);
}

static void
sumi_pack_row_class_init (SumiPackRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sumi_pack_row_dispose;

  signals[CLOSED] = g_signal_new ("closed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/sumi_reversi/Sumi/sumi-pack-row.ui");
  gtk_widget_class_bind_template_child (widget_class, SumiPackRow, solved);
  gtk_widget_class_bind_template_child (widget_class, SumiPackRow, warning);
  gtk_widget_class_bind_template_child (widget_class, SumiPackRow, spinner);
  gtk_widget_class_bind_template_child (widget_class, SumiPackRow, close_button);
  gtk_widget_class_bind_template_callback (widget_class, close_clicked_cb);
}

static void
sumi_pack_row_init (SumiPackRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  /* How much is solved goes below the words where it would leave them little room. */
  gtk_widget_set_layout_manager (gtk_list_box_row_get_child (GTK_LIST_BOX_ROW (self)),
                                 g_object_new (SUMI_TYPE_CARD_LAYOUT, NULL));
}

GtkWidget *
sumi_pack_row_new (SumiPackFile *pack_file)
{
  SumiPackRow *self = g_object_new (SUMI_TYPE_PACK_ROW, NULL);

  self->pack_file = g_object_ref (pack_file);
  g_signal_connect_object (pack_file, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}

/**
 * sumi_pack_row_get_pack_file: the pack that it lists; owned by the row.
 */
SumiPackFile *
sumi_pack_row_get_pack_file (SumiPackRow *self)
{
  return self->pack_file;
}

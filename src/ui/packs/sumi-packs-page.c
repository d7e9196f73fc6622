/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-packs-page.h"

#include "sumi-pack-row.h"
#include "sumi-ui.h"

struct _SumiPacksPage
{
  AdwBin parent_instance;

  SumiLibrary *library;
  GtkStack *stack;
  GtkListBox *list; /* of the packs of the library that belong here */
};

enum
{
  PACK_CHOSEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (SumiPacksPage, sumi_packs_page, ADW_TYPE_BIN)

/* Whether a pack is listed: one that has something to solve, or that has mistakes. A built-in pack
 * is not listed before it was read. */
static gboolean
belongs_here (SumiPackFile *pack_file)
{
  SumiPack *pack = sumi_pack_file_get_pack (pack_file);

  switch (sumi_pack_file_get_state (pack_file))
    {
    case SUMI_PACK_FILE_READY:
      return pack->puzzles->len > 0;
    case SUMI_PACK_FILE_LOADING:
      return !sumi_pack_file_is_built_in (pack_file);
    case SUMI_PACK_FILE_BROKEN:
    case SUMI_PACK_FILE_CANCELLED:
    default:
      return TRUE;
    }
}

/* The mean rating of the puzzles of a pack; 0 while it is not read. */
static double
get_mean_rating (SumiPackFile *pack_file)
{
  SumiPack *pack = sumi_pack_file_get_pack (pack_file);
  double sum = 0;

  if (pack == NULL || pack->puzzles->len == 0)
    return 0;
  for (guint i = 0; i < pack->puzzles->len; i++)
    sum += sumi_pack_get_puzzle (pack, i)->rating;
  return sum / pack->puzzles->len;
}

static int
get_level (SumiPackFile *pack_file)
{
  SumiPack *pack = sumi_pack_file_get_pack (pack_file);

  return pack != NULL ? pack->level : 0;
}

/* The place of PACK_FILE in LIBRARY; the number of packs there if it was closed. */
static guint
find_place (SumiLibrary *library, SumiPackFile *pack_file)
{
  GListModel *packs = sumi_library_get_packs (library);
  guint n = g_list_model_get_n_items (packs);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (SumiPackFile) other = g_list_model_get_item (packs, i);

      if (other == pack_file)
        return i;
    }
  return n;
}

static gboolean
is_open (SumiPacksPage *self, SumiPackFile *pack_file)
{
  return find_place (self->library, pack_file)
         < g_list_model_get_n_items (sumi_library_get_packs (self->library));
}

/* The user's own packs on top, then the built-in ones and after them those of themes, each from
 * easy to hard; a pack that cannot be read has no level. */
static int
compare_packs (SumiLibrary *library, SumiPackFile *a, SumiPackFile *b)
{
  gboolean is_theme = sumi_library_is_theme (library, a);
  double ratings[2];

  if (sumi_pack_file_is_built_in (a) != sumi_pack_file_is_built_in (b))
    return sumi_pack_file_is_built_in (a) ? 1 : -1;
  if (is_theme != sumi_library_is_theme (library, b))
    return is_theme ? 1 : -1;
  if (!is_theme)
    return get_level (a) - get_level (b);
  ratings[0] = get_mean_rating (a);
  ratings[1] = get_mean_rating (b);
  return (ratings[0] > ratings[1]) - (ratings[0] < ratings[1]);
}

/* Packs that are alike stand as they do in the library. */
static int
compare_cb (GtkListBoxRow *first, GtkListBoxRow *second, gpointer data)
{
  SumiPacksPage *self = data;
  SumiPackFile *a = sumi_pack_row_get_pack_file (SUMI_PACK_ROW (first));
  SumiPackFile *b = sumi_pack_row_get_pack_file (SUMI_PACK_ROW (second));
  int order = compare_packs (self->library, a, b);

  return order != 0 ? order
                    : (int) find_place (self->library, a) - (int) find_place (self->library, b);
}

static gboolean
is_busy (SumiPacksPage *self)
{
  for (guint i = 0; i < g_list_model_get_n_items (sumi_library_get_packs (self->library)); i++)
    {
      g_autoptr (SumiPackFile) pack_file
        = g_list_model_get_item (sumi_library_get_packs (self->library), i);

      if (sumi_pack_file_is_busy (pack_file))
        return TRUE;
    }
  return FALSE;
}

static void
update_stack (SumiPacksPage *self)
{
  gboolean is_empty = gtk_list_box_get_row_at_index (self->list, 0) == NULL;

  sumi_ui_show_child (self->stack, !is_empty ? "list" : is_busy (self) ? "loading" : "empty");
}

static void
closed_cb (SumiPacksPage *self, SumiPackRow *row)
{
  sumi_library_close (self->library, sumi_pack_row_get_pack_file (row));
}

static void
add_row (SumiPacksPage *self, SumiPackFile *pack_file)
{
  GtkWidget *row = sumi_pack_row_new (pack_file);

  g_signal_connect_object (row, "closed", G_CALLBACK (closed_cb), self, G_CONNECT_SWAPPED);
  gtk_list_box_append (self->list, row);
}

/* The row of PACK_FILE; NULL if it has none. */
static GtkWidget *
find_row (SumiPacksPage *self, SumiPackFile *pack_file)
{
  GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self->list));

  while (row != NULL && sumi_pack_row_get_pack_file (SUMI_PACK_ROW (row)) != pack_file)
    row = gtk_widget_get_next_sibling (row);
  return row;
}

/* Moves, adds or removes one row and no other: of hundreds of packs each changes when it is
 * read. */
static void
pack_changed_cb (SumiPacksPage *self, SumiPackFile *pack_file)
{
  GtkWidget *row = find_row (self, pack_file);
  gboolean belongs = belongs_here (pack_file);

  if (row != NULL && belongs)
    gtk_list_box_row_changed (GTK_LIST_BOX_ROW (row));
  else if (row != NULL)
    gtk_list_box_remove (self->list, row);
  else if (belongs && is_open (self, pack_file))
    add_row (self, pack_file);
  update_stack (self);
}

static void
remove_closed (SumiPacksPage *self)
{
  GtkWidget *next;

  for (GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self->list)); row != NULL;
       row = next)
    {
      next = gtk_widget_get_next_sibling (row);
      if (!is_open (self, sumi_pack_row_get_pack_file (SUMI_PACK_ROW (row))))
        gtk_list_box_remove (self->list, row);
    }
}

static void
items_changed_cb (SumiPacksPage *self, guint position, guint removed, guint added)
{
  if (removed > 0)
    remove_closed (self);
  for (guint i = position; i < position + added; i++)
    {
      g_autoptr (SumiPackFile) pack_file
        = g_list_model_get_item (sumi_library_get_packs (self->library), i);

      g_signal_connect_object (pack_file, "changed", G_CALLBACK (pack_changed_cb), self,
                               G_CONNECT_SWAPPED);
      pack_changed_cb (self, pack_file);
    }
  update_stack (self);
}

static void
row_activated_cb (SumiPacksPage *self, GtkListBoxRow *row)
{
  g_signal_emit (self, signals[PACK_CHOSEN], 0, sumi_pack_row_get_pack_file (SUMI_PACK_ROW (row)));
}

/* What is not shown is not read: the packs of themes are opened when the page is seen. */
static void
sumi_packs_page_map (GtkWidget *widget)
{
  SumiPacksPage *self = SUMI_PACKS_PAGE (widget);

  GTK_WIDGET_CLASS (sumi_packs_page_parent_class)->map (widget);
  if (self->library != NULL)
    sumi_library_open_themes (self->library);
}

static void
sumi_packs_page_dispose (GObject *object)
{
  SumiPacksPage *self = SUMI_PACKS_PAGE (object);

  g_clear_object (&self->library);
  G_OBJECT_CLASS (sumi_packs_page_parent_class)->dispose (object);
}

static void
sumi_packs_page_class_init (SumiPacksPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sumi_packs_page_dispose;
  widget_class->map = sumi_packs_page_map;

  signals[PACK_CHOSEN] = g_signal_new ("pack-chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                       0, NULL, NULL, NULL, G_TYPE_NONE, 1, SUMI_TYPE_PACK_FILE);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/sumi_reversi/Sumi/sumi-packs-page.ui");
  gtk_widget_class_bind_template_child (widget_class, SumiPacksPage, stack);
  gtk_widget_class_bind_template_child (widget_class, SumiPacksPage, list);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
}

static void
sumi_packs_page_init (SumiPacksPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * sumi_packs_page_set_library: shows the packs of LIBRARY that belong here; to be called once.
 */
void
sumi_packs_page_set_library (SumiPacksPage *self, SumiLibrary *library)
{
  g_return_if_fail (self->library == NULL);

  self->library = g_object_ref (library);
  gtk_list_box_set_sort_func (self->list, compare_cb, self, NULL);
  g_signal_connect_object (sumi_library_get_packs (library), "items-changed",
                           G_CALLBACK (items_changed_cb), self, G_CONNECT_SWAPPED);
  items_changed_cb (self, 0, 0, g_list_model_get_n_items (sumi_library_get_packs (library)));
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-packs-page.h"

#include "sumi-pack-row.h"
#include "sumi-ui.h"

struct _SumiPacksPage
{
  AdwBin parent_instance;

  SumiLibrary *library;
  GHashTable *places; /* of each pack that belongs here, from 1 */
  guint n_rows;       /* the most packs that have rows now: the first ones */
  guint updating;
  GtkStack *stack;
  GtkListBox *list;
  GtkAdjustment *scrolling;
};

enum
{
  N_AT_ONCE = 20, /* rows that are made and laid out together */
  N_ALWAYS = 60,  /* that are there before one scrolls, as GTK needs milliseconds for each row */
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

/* Whether there are games in it, and none of the puzzles that people come to this page for. */
static gboolean
is_of_games (SumiPackFile *pack_file)
{
  SumiPack *pack = sumi_pack_file_get_pack (pack_file);

  return pack != NULL && sumi_pack_is_of_games (pack);
}

/* The user's own packs on top, then the built-in ones and after them those of themes, each from
 * easy to hard, and of the same level games last; a pack that cannot be read has no level. */
static int
compare_cb (gconstpointer first, gconstpointer second, gpointer data)
{
  SumiLibrary *library = data;
  SumiPackFile *a = *(SumiPackFile *const *) first, *b = *(SumiPackFile *const *) second;
  gboolean is_theme = sumi_library_is_theme (library, a);
  double ratings[2];

  if (sumi_pack_file_is_built_in (a) != sumi_pack_file_is_built_in (b))
    return sumi_pack_file_is_built_in (a) ? 1 : -1;
  if (is_theme != sumi_library_is_theme (library, b))
    return is_theme ? 1 : -1;
  if (!is_theme && get_level (a) != get_level (b))
    return get_level (a) - get_level (b);
  if (!is_theme)
    return is_of_games (a) - is_of_games (b);
  ratings[0] = get_mean_rating (a);
  ratings[1] = get_mean_rating (b);
  return (ratings[0] > ratings[1]) - (ratings[0] < ratings[1]);
}

/* The packs that belong here, in their order; those that are alike stand as in the library. */
static GPtrArray *
list_packs (SumiPacksPage *self)
{
  GListModel *model = sumi_library_get_packs (self->library);
  GPtrArray *packs = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < g_list_model_get_n_items (model); i++)
    {
      g_autoptr (SumiPackFile) pack_file = g_list_model_get_item (model, i);

      if (belongs_here (pack_file))
        g_ptr_array_add (packs, g_steal_pointer (&pack_file));
    }
  g_ptr_array_sort_with_data (packs, compare_cb, self->library);
  return packs;
}

/* The place of the pack of ROW among all; G_MAXUINT if it is not listed any more. */
static guint
get_place (SumiPacksPage *self, gpointer row)
{
  gpointer place = g_hash_table_lookup (self->places, sumi_pack_row_get_pack_file (row));

  return GPOINTER_TO_UINT (place) - 1;
}

static int
compare_rows_cb (GtkListBoxRow *a, GtkListBoxRow *b, gpointer data)
{
  guint place = get_place (data, a), other = get_place (data, b);

  return (place > other) - (place < other);
}

static void
closed_cb (SumiPacksPage *self, SumiPackRow *row)
{
  SumiPackFile *pack_file = sumi_pack_row_get_pack_file (row);
  g_autofree char *uri = g_file_get_uri (sumi_pack_file_get_file (pack_file));

  sumi_library_close (self->library, pack_file);
  gtk_widget_activate_action (GTK_WIDGET (self), "win.pack-closed", "s", uri);
}

static void
add_row (SumiPacksPage *self, SumiPackFile *pack_file)
{
  GtkWidget *row = sumi_pack_row_new (pack_file);

  g_signal_connect_object (row, "closed", G_CALLBACK (closed_cb), self, G_CONNECT_SWAPPED);
  gtk_list_box_append (self->list, row);
}

static gboolean
has_row (SumiPacksPage *self, SumiPackFile *pack_file)
{
  GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self->list));

  while (row != NULL && sumi_pack_row_get_pack_file (SUMI_PACK_ROW (row)) != pack_file)
    row = gtk_widget_get_next_sibling (row);
  return row != NULL;
}

static void
keep_places (SumiPacksPage *self, GPtrArray *packs)
{
  g_hash_table_remove_all (self->places);
  for (guint i = 0; i < packs->len; i++)
    g_hash_table_insert (self->places, packs->pdata[i], GUINT_TO_POINTER (i + 1));
}

/* How many of N packs have rows from now on: more where the end of these comes into sight, and
 * always that of the focus and the one below. */
static guint
count_rows (SumiPacksPage *self, guint n)
{
  GtkWidget *focus = gtk_widget_get_focus_child (GTK_WIDGET (self->list));
  guint place = focus != NULL ? get_place (self, focus) : G_MAXUINT;

  if (self->n_rows < n
      && sumi_ui_wants_more (GTK_WIDGET (self), self->scrolling, self->n_rows, N_ALWAYS))
    self->n_rows += N_AT_ONCE;
  if (place < n)
    self->n_rows = MAX (self->n_rows, place + 2);
  return MIN (self->n_rows, n);
}

/* Gives each of the first N packs a row; those that are there stay, at the place that they have
 * now. The focus of a row that goes, as its pack was closed, goes to the one in its place. */
static void
show_rows (SumiPacksPage *self, GPtrArray *packs, guint n)
{
  GtkWidget *next, *focus = gtk_widget_get_focus_child (GTK_WIDGET (self->list));
  int index = -1;

  for (GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self->list)); row != NULL;
       row = next)
    {
      next = gtk_widget_get_next_sibling (row);
      if (get_place (self, row) < n)
        continue;
      if (row == focus)
        index = MIN (gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row)), (int) n - 1);
      gtk_list_box_remove (self->list, row);
    }
  for (guint i = 0; i < n; i++)
    if (!has_row (self, packs->pdata[i]))
      add_row (self, packs->pdata[i]);
  gtk_list_box_invalidate_sort (self->list);
  if (index >= 0)
    gtk_widget_grab_focus (GTK_WIDGET (gtk_list_box_get_row_at_index (self->list, index)));
}

/* Takes the place of an update that is queued. */
static void
update (SumiPacksPage *self)
{
  g_autoptr (GPtrArray) packs = list_packs (self);

  g_clear_handle_id (&self->updating, g_source_remove);
  keep_places (self, packs);
  show_rows (self, packs, count_rows (self, packs->len));
  sumi_ui_show_child (self->stack, packs->len > 0                             ? "list"
                                   : sumi_library_is_reading (self->library) ? "loading"
                                                                             : "empty");
}

static void
update_cb (gpointer data)
{
  SumiPacksPage *self = data;

  self->updating = 0;
  update (self);
}

/* Packs that are read one after another are placed together. */
static void
queue_update (SumiPacksPage *self)
{
  if (self->updating == 0)
    self->updating = g_idle_add_once (update_cb, self);
}

/* Looks whether more rows are needed; the page may be about to go. */
static void
scrolled_cb (SumiPacksPage *self)
{
  if (self->library != NULL && self->n_rows < g_hash_table_size (self->places))
    queue_update (self);
}

/* What was closed cannot be chosen any more. */
static void
items_changed_cb (SumiPacksPage *self, guint position, guint removed)
{
  if (removed > 0)
    update (self);
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
  if (self->library == NULL)
    return;
  sumi_library_open_themes (self->library);
  queue_update (self);
}

static void
sumi_packs_page_dispose (GObject *object)
{
  SumiPacksPage *self = SUMI_PACKS_PAGE (object);

  g_clear_handle_id (&self->updating, g_source_remove);
  g_clear_object (&self->library);
  G_OBJECT_CLASS (sumi_packs_page_parent_class)->dispose (object);
}

static void
sumi_packs_page_finalize (GObject *object)
{
  g_hash_table_unref (SUMI_PACKS_PAGE (object)->places);
  G_OBJECT_CLASS (sumi_packs_page_parent_class)->finalize (object);
}

static void
sumi_packs_page_class_init (SumiPacksPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sumi_packs_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = sumi_packs_page_finalize;
  widget_class->map = sumi_packs_page_map;

  signals[PACK_CHOSEN] = g_signal_new ("pack-chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                       0, NULL, NULL, NULL, G_TYPE_NONE, 1, SUMI_TYPE_PACK_FILE);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/sumi_reversi/Sumi/sumi-packs-page.ui");
  gtk_widget_class_bind_template_child (widget_class, SumiPacksPage, stack);
  gtk_widget_class_bind_template_child (widget_class, SumiPacksPage, list);
  gtk_widget_class_bind_template_child (widget_class, SumiPacksPage, scrolling);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, scrolled_cb);
}

static void
sumi_packs_page_init (SumiPacksPage *self)
{
  self->places = g_hash_table_new (NULL, NULL);
  self->n_rows = N_AT_ONCE;
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_list_box_set_sort_func (self->list, compare_rows_cb, self, NULL);
}

/**
 * sumi_packs_page_set_library: shows the packs of LIBRARY that belong here; to be called once.
 */
void
sumi_packs_page_set_library (SumiPacksPage *self, SumiLibrary *library)
{
  g_return_if_fail (self->library == NULL);

  self->library = g_object_ref (library);
  g_signal_connect_object (library, "changed", G_CALLBACK (queue_update), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (sumi_library_get_packs (library), "items-changed",
                           G_CALLBACK (items_changed_cb), self, G_CONNECT_SWAPPED);
  update (self);
}

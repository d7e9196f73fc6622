/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-sheet-page.h"

#include <glib/gi18n-lib.h>

#include "sumi-pack-check.h"
#include "sumi-saving.h"
#include "sumi-sheet-choice.h"
#include "sumi-sheet-file.h"
#include "sumi-split.h"
#include "sumi-switch-row.h"
#include "sumi-ui-toast.h"
#include "sumi-work.h"

/* Around the paper, in pixels. */
#define PAPER_MARGIN 12.0
#define DEFAULT_COUNT 3 /* of SUMI_SHEET_COUNTS */

struct _SumiSheetPage
{
  SumiPage parent_instance;

  GPtrArray *exercises, *lessons; /* of SumiSheetPart: what may be on a sheet */
  char *title;                    /* of a sheet; NULL: that of the packs */
  char *name;                     /* what a file is called, without its ending */
  SumiSheetPages *pages; /* NULL: not made yet, or there is nothing to print */
  guint page;
  SumiWait making;
  SumiPaperName paper; /* that pages are being made for, or were last */
  char *trouble; /* why there is nothing to print; NULL: there is */

  GtkDrawingArea *preview;
  GtkLabel *status;
  AdwComboRow *kind_row, *boards_row, *paper_row;
  SumiSheetChoice *choice;
  SumiSwitchRow *answers_switch;
};

static void made_cb (GObject *source, GAsyncResult *result, gpointer data);

G_DEFINE_FINAL_TYPE (SumiSheetPage, sumi_sheet_page, SUMI_TYPE_PAGE)

/* What pages are made of, in a thread. */
typedef struct
{
  SumiSheet *sheet; /* NULL: it is to be made, of what follows */
  SumiSheetOptions options;
  char *title;      /* may be NULL */
  GPtrArray *parts; /* NULL: of no pack */
  SumiPaper paper;
} Order;

static void
free_order (gpointer data)
{
  Order *order = data;

  g_clear_pointer (&order->sheet, sumi_sheet_unref);
  g_clear_pointer (&order->parts, g_ptr_array_unref);
  g_free (order->title);
  g_free (order);
}

static bool
is_cancelled (void *data)
{
  return g_cancellable_is_cancelled (data);
}

static SumiSheet *
make_sheet (const Order *order, GCancellable *cancellable)
{
  SumiBudget budget = SUMI_BUDGET_UNLIMITED;

  budget.max_nodes = SUMI_PACK_CHECK_NODES;
  budget.is_cancelled = is_cancelled;
  budget.data = cancellable;
  return sumi_sheet_new (&order->options, order->parts, &budget);
}

static SumiSheetPages *
paginate (SumiSheet *sheet, SumiPaper paper)
{
  PangoContext *context = sumi_sheet_create_context ();
  SumiSheetPages *pages = sumi_sheet_paginate (sheet, paper, context);

  g_object_unref (context);
  return pages;
}

static gpointer
make_pages (gpointer question, GCancellable *cancellable, GError **error)
{
  const Order *order = question;
  g_autoptr (SumiSheet) sheet = order->sheet != NULL ? sumi_sheet_ref (order->sheet)
                                                     : make_sheet (order, cancellable);

  return g_cancellable_is_cancelled (cancellable) ? NULL : paginate (sheet, order->paper);
}

/* What is printed is what was chosen, not the pages that are still in sight. */
static void
update_actions (SumiSheetPage *self)
{
  guint n_pages = self->pages != NULL ? sumi_sheet_pages_get_n (self->pages) : 0;
  gboolean is_ready = sumi_sheet_page_is_ready (self);
  GtkWidget *widget = GTK_WIDGET (self);

  gtk_widget_action_set_enabled (widget, "sheet.print", is_ready);
  gtk_widget_action_set_enabled (widget, "sheet.save", is_ready);
  gtk_widget_action_set_enabled (widget, "sheet.previous-page", self->page > 0);
  gtk_widget_action_set_enabled (widget, "sheet.next-page", self->page + 1 < n_pages);
}

static char *
make_status (SumiSheetPage *self)
{
  guint n_undecided;

  if (self->trouble != NULL)
    return g_strdup (self->trouble);
  if (self->pages == NULL)
    return g_strdup (_("The answers are being searched for"));
  n_undecided = sumi_sheet_get_undecided (sumi_sheet_pages_get_sheet (self->pages))->len;
  if (n_undecided > 0)
    return g_strdup_printf (
      /* Translators: on the page of a worksheet before it is printed. */
      g_dngettext (GETTEXT_PACKAGE, "%u answer could not be decided, and the sheet says so",
                   "%u answers could not be decided, and the sheet says so", n_undecided),
      n_undecided);
  /* Translators: the number of a page, and how many there are. */
  return g_strdup_printf (_("Page %u of %u"), self->page + 1,
                          sumi_sheet_pages_get_n (self->pages));
}

static void
update (SumiSheetPage *self)
{
  g_autofree char *status = make_status (self);

  gtk_label_set_label (self->status, status);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->preview), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  status, -1);
  update_actions (self);
  gtk_widget_queue_draw (GTK_WIDGET (self->preview));
}

static void
clear_pages (SumiSheetPage *self)
{
  g_clear_pointer (&self->pages, sumi_sheet_pages_free);
  g_clear_pointer (&self->trouble, g_free);
}

static SumiPaperName
get_paper (SumiSheetPage *self)
{
  return (SumiPaperName) adw_combo_row_get_selected (self->paper_row);
}

/* Has the pages that ORDER, which is taken over, asks for made for the paper that is chosen. */
static void
give_order (SumiSheetPage *self, Order *order)
{
  SumiWaiter *waiter = sumi_wait_begin (&self->making, self);

  self->paper = get_paper (self);
  order->paper = sumi_paper_get (self->paper);
  sumi_work_async (make_pages, order, free_order, (GDestroyNotify) sumi_sheet_pages_free,
                   self->making.cancellable, made_cb, waiter);
  update_actions (self);
}

/* Makes the pages anew if another paper is chosen now; the answers are not searched for again. */
static void
paper_changed_cb (SumiSheetPage *self)
{
  Order *order;

  if (self->pages == NULL || sumi_wait_is_on (&self->making)
      || self->paper == get_paper (self))
    return;
  order = g_new0 (Order, 1);
  order->sheet = sumi_sheet_ref (sumi_sheet_pages_get_sheet (self->pages));
  give_order (self, order);
}

static void
made_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (SumiSheetPage) self = sumi_wait_end (data);
  SumiSheetPages *pages = sumi_work_finish (result, NULL);

  if (self == NULL || pages == NULL)
    {
      g_clear_pointer (&pages, sumi_sheet_pages_free);
      return;
    }
  clear_pages (self);
  self->pages = pages;
  self->page = MIN (self->page, sumi_sheet_pages_get_n (pages) - 1);
  update (self);
  paper_changed_cb (self);
}

static gboolean
has_parts (SumiSheetKind kind)
{
  return kind == SUMI_SHEET_EXERCISES || kind == SUMI_SHEET_LESSONS;
}

static GPtrArray *
get_parts (SumiSheetPage *self, SumiSheetKind kind)
{
  return kind == SUMI_SHEET_LESSONS ? self->lessons : self->exercises;
}

/* Why there is nothing to print on a sheet of KIND. */
static const char *
get_trouble (SumiSheetPage *self, SumiSheetKind kind)
{
  if (get_parts (self, kind)->len > 0)
    return _("Nothing is chosen");
  return kind == SUMI_SHEET_LESSONS ? _("There are no lessons here")
                                    : _("There are no exercises here");
}

/* Makes the sheet anew as it is chosen; the pages that are in sight stay until it is there. */
static void
order_sheet (SumiSheetPage *self)
{
  SumiSheetKind kind = (SumiSheetKind) adw_combo_row_get_selected (self->kind_row);
  g_autoptr (GPtrArray) parts
    = has_parts (kind) ? sumi_sheet_choice_get_chosen (self->choice) : NULL;
  Order *order;

  sumi_wait_stop (&self->making);
  gtk_widget_set_sensitive (GTK_WIDGET (self->boards_row), kind != SUMI_SHEET_LESSONS);
  gtk_widget_set_sensitive (GTK_WIDGET (self->answers_switch), has_parts (kind));
  if (parts != NULL && parts->len == 0)
    {
      clear_pages (self);
      self->trouble = g_strdup (get_trouble (self, kind));
      update (self);
      return;
    }
  order = g_new0 (Order, 1);
  order->title = g_strdup (self->title);
  order->parts = g_steal_pointer (&parts);
  order->options = (SumiSheetOptions){
    .kind = kind,
    .boards = SUMI_SHEET_COUNTS[adw_combo_row_get_selected (self->boards_row)],
    .n_pages = 1,
    .has_answers = sumi_switch_row_get_active (self->answers_switch),
    .title = has_parts (kind) ? order->title : NULL,
  };
  give_order (self, order);
}

static void
choice_changed_cb (SumiSheetPage *self)
{
  if (self->exercises != NULL)
    order_sheet (self);
}

/* Another kind is made of other things, all of which are chosen. */
static void
kind_changed_cb (SumiSheetPage *self)
{
  SumiSheetKind kind = (SumiSheetKind) adw_combo_row_get_selected (self->kind_row);

  if (self->exercises == NULL)
    return;
  gtk_widget_set_visible (GTK_WIDGET (self->choice),
                          has_parts (kind) && get_parts (self, kind)->len > 0);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->choice),
                                 kind == SUMI_SHEET_LESSONS ? C_("worksheet", "Lessons")
                                                            : C_("title", "Exercises"));
  sumi_sheet_choice_set_parts (self->choice, get_parts (self, kind));
  order_sheet (self);
}

/* The page on white paper, as large as there is room. */
static void
draw_cb (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  SumiSheetPage *self = data;
  SumiPaper paper = self->pages != NULL ? sumi_sheet_pages_get_paper (self->pages)
                                        : sumi_paper_get (get_paper (self));
  double scale = MIN ((width - 2 * PAPER_MARGIN) / paper.width,
                      (height - 2 * PAPER_MARGIN) / paper.height);

  if (scale <= 0)
    return;
  cairo_translate (cr, (width - scale * paper.width) / 2, (height - scale * paper.height) / 2);
  cairo_scale (cr, scale, scale);
  cairo_rectangle (cr, 0, 0, paper.width, paper.height);
  cairo_set_source_rgb (cr, 0.6, 0.6, 0.6);
  cairo_set_line_width (cr, 2 / scale);
  cairo_stroke_preserve (cr);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_fill (cr);
  if (self->pages != NULL)
    sumi_sheet_pages_draw (self->pages, self->page, cr);
}

static void
page_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiSheetPage *self = SUMI_SHEET_PAGE (widget);

  self->page += g_str_equal (action_name, "sheet.next-page") ? 1 : -1;
  update (self);
}

/* A job of printing or saving: its own pages, for the dialog may choose another paper, and the page
 * may be left before it is done. */
typedef struct
{
  SumiSheet *sheet;
  SumiPaper paper;       /* to be saved on */
  SumiSheetPages *pages; /* to be printed */
} Job;

static Job *
create_job (SumiSheet *sheet, SumiPaper paper)
{
  Job *job = g_new0 (Job, 1);

  job->sheet = sumi_sheet_ref (sheet);
  job->paper = paper;
  return job;
}

static void
free_job (gpointer data)
{
  Job *job = data;

  sumi_sheet_unref (job->sheet);
  g_clear_pointer (&job->pages, sumi_sheet_pages_free);
  g_free (job);
}

static void
begin_print_cb (GtkPrintOperation *operation, GtkPrintContext *context, Job *job)
{
  GtkPageSetup *setup = gtk_print_context_get_page_setup (context);
  SumiPaper paper = { gtk_page_setup_get_paper_width (setup, GTK_UNIT_POINTS),
                      gtk_page_setup_get_paper_height (setup, GTK_UNIT_POINTS) };

  g_clear_pointer (&job->pages, sumi_sheet_pages_free);
  job->pages = paginate (job->sheet, paper);
  gtk_print_operation_set_n_pages (operation, (int) sumi_sheet_pages_get_n (job->pages));
}

static void
draw_page_cb (GtkPrintOperation *operation, GtkPrintContext *context, int page, Job *job)
{
  sumi_sheet_pages_draw (job->pages, (guint) page, gtk_print_context_get_cairo_context (context));
}

/* The page may be left while the dialog is open, when another program has a file opened. */
static void
print_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  g_autoptr (GtkWidget) window = g_object_ref (GTK_WIDGET (gtk_widget_get_root (widget)));
  g_autoptr (GtkPrintOperation) operation
    = sumi_sheet_page_create_operation (SUMI_SHEET_PAGE (widget));
  g_autoptr (GError) error = NULL;

  if (gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG,
                               GTK_WINDOW (window), &error)
      == GTK_PRINT_OPERATION_RESULT_ERROR)
    sumi_ui_tell (window, error->message);
}

/* In a thread. */
static GBytes *
draw_pdf (gconstpointer data, GError **error)
{
  const Job *job = data;
  g_autoptr (SumiSheetPages) pages = paginate (job->sheet, job->paper);

  return sumi_sheet_draw_pdf (pages, error);
}

static void
save_pdf (GtkWidget *window, gpointer data, GFile *file)
{
  const Job *job = data;

  sumi_saving_make (window, draw_pdf, create_job (job->sheet, job->paper), free_job, file, NULL,
                    NULL);
}

static void
save_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiSheetPage *self = SUMI_SHEET_PAGE (widget);
  g_autofree char *name = g_strconcat (self->name, ".pdf", NULL);

  sumi_saving_choose (widget, _("Save Worksheet"), name, NULL, 0, save_pdf,
                      create_job (sumi_sheet_pages_get_sheet (self->pages),
                                  sumi_sheet_pages_get_paper (self->pages)),
                      free_job);
}

static gboolean
sumi_sheet_page_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (SUMI_SHEET_PAGE (widget)->kind_row));
}

static void
sumi_sheet_page_dispose (GObject *object)
{
  SumiSheetPage *self = SUMI_SHEET_PAGE (object);

  sumi_wait_stop (&self->making);
  clear_pages (self);
  g_clear_pointer (&self->exercises, g_ptr_array_unref);
  g_clear_pointer (&self->lessons, g_ptr_array_unref);
  g_clear_pointer (&self->title, g_free);
  g_clear_pointer (&self->name, g_free);
  G_OBJECT_CLASS (sumi_sheet_page_parent_class)->dispose (object);
}

static void
sumi_sheet_page_class_init (SumiSheetPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sumi_sheet_page_dispose;
  widget_class->grab_focus = sumi_sheet_page_grab_focus;

  gtk_widget_class_install_action (widget_class, "sheet.print", NULL, print_cb);
  gtk_widget_class_install_action (widget_class, "sheet.save", NULL, save_cb);
  gtk_widget_class_install_action (widget_class, "sheet.previous-page", NULL, page_cb);
  gtk_widget_class_install_action (widget_class, "sheet.next-page", NULL, page_cb);

  g_type_ensure (SUMI_TYPE_SHEET_CHOICE);
  g_type_ensure (SUMI_TYPE_SPLIT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/sumi_reversi/Sumi/sumi-sheet-page.ui");
  gtk_widget_class_bind_template_child (widget_class, SumiSheetPage, preview);
  gtk_widget_class_bind_template_child (widget_class, SumiSheetPage, status);
  gtk_widget_class_bind_template_child (widget_class, SumiSheetPage, kind_row);
  gtk_widget_class_bind_template_child (widget_class, SumiSheetPage, boards_row);
  gtk_widget_class_bind_template_child (widget_class, SumiSheetPage, paper_row);
  gtk_widget_class_bind_template_child (widget_class, SumiSheetPage, choice);
  gtk_widget_class_bind_template_child (widget_class, SumiSheetPage, answers_switch);
  gtk_widget_class_bind_template_callback (widget_class, choice_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, kind_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, paper_changed_cb);
}

static void
sumi_sheet_page_init (SumiSheetPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_drawing_area_set_draw_func (self->preview, draw_cb, self, NULL);
  adw_combo_row_set_selected (self->boards_row, DEFAULT_COUNT);
  adw_combo_row_set_selected (self->paper_row, sumi_paper_from_locale ());
  update (self);
}

/* What of PACK is on a sheet that picks PICK; empty if there is nothing. */
static GPtrArray *
list_parts (SumiPack *pack, SumiSheetPick pick)
{
  g_autoptr (GPtrArray) packs = g_ptr_array_new ();
  SumiSheetFilter filter = { .pick = pick };
  GPtrArray *parts;

  g_ptr_array_add (packs, pack);
  parts = sumi_sheet_select (packs, &filter, NULL);
  return parts != NULL ? parts : sumi_sheet_parts_new ();
}

/**
 * sumi_sheet_page_new: a sheet of the pack of PACK_FILE, which must be ready, as it is now.
 */
GtkWidget *
sumi_sheet_page_new (SumiPackFile *pack_file)
{
  SumiSheetPage *self = g_object_new (SUMI_TYPE_SHEET_PAGE, NULL);
  SumiPack *pack = sumi_pack_file_get_pack (pack_file);

  if (pack->puzzles->len == 0 && pack->lessons->len > 0)
    adw_combo_row_set_selected (self->kind_row, SUMI_SHEET_LESSONS);
  self->exercises = list_parts (pack, SUMI_SHEET_PICK_EXERCISES);
  self->lessons = list_parts (pack, SUMI_SHEET_PICK_LESSONS);
  self->name = g_strdup (pack->id);
  kind_changed_cb (self);
  return GTK_WIDGET (self);
}

/**
 * sumi_sheet_page_new_of_parts: a sheet of EXERCISES, a list of SumiSheetPart of any packs that
 * nobody changes any more. TITLE is that of the sheet; NULL: that of the packs.
 */
GtkWidget *
sumi_sheet_page_new_of_parts (GPtrArray *exercises, const char *title)
{
  SumiSheetPage *self = g_object_new (SUMI_TYPE_SHEET_PAGE, NULL);

  self->exercises = g_ptr_array_ref (exercises);
  self->lessons = sumi_sheet_parts_new ();
  self->title = g_strdup (title);
  self->name = g_strdup (C_("name of a file", "worksheet"));
  kind_changed_cb (self);
  return GTK_WIDGET (self);
}

/**
 * sumi_sheet_page_new_again: the sheet of OTHER, which is to be thrown away, of the kind and form
 * that were chosen there; which exercises are on it is to be chosen again.
 */
GtkWidget *
sumi_sheet_page_new_again (SumiSheetPage *other)
{
  SumiSheetPage *self = g_object_new (SUMI_TYPE_SHEET_PAGE, NULL);

  self->exercises = g_ptr_array_ref (other->exercises);
  self->lessons = g_ptr_array_ref (other->lessons);
  self->title = g_strdup (other->title);
  self->name = g_strdup (other->name);
  adw_combo_row_set_selected (self->kind_row, adw_combo_row_get_selected (other->kind_row));
  adw_combo_row_set_selected (self->boards_row, adw_combo_row_get_selected (other->boards_row));
  adw_combo_row_set_selected (self->paper_row, adw_combo_row_get_selected (other->paper_row));
  sumi_switch_row_set_active (self->answers_switch,
                              sumi_switch_row_get_active (other->answers_switch));
  kind_changed_cb (self);
  return GTK_WIDGET (self);
}

/**
 * sumi_sheet_page_is_ready: whether what is in sight is what was chosen last.
 */
gboolean
sumi_sheet_page_is_ready (SumiSheetPage *self)
{
  return self->pages != NULL && !sumi_wait_is_on (&self->making);
}

/**
 * sumi_sheet_page_create_operation: what prints the sheet that is in sight; it may outlive the
 * page. The page must be ready.
 */
GtkPrintOperation *
sumi_sheet_page_create_operation (SumiSheetPage *self)
{
  GtkPrintOperation *operation = gtk_print_operation_new ();
  g_autoptr (GtkPageSetup) setup = gtk_page_setup_new ();
  g_autoptr (GtkPaperSize) paper = gtk_paper_size_new (
    self->paper == SUMI_PAPER_LETTER ? GTK_PAPER_NAME_LETTER : GTK_PAPER_NAME_A4);
  SumiSheet *sheet = sumi_sheet_pages_get_sheet (self->pages);
  Job *job = create_job (sheet, sumi_sheet_pages_get_paper (self->pages));

  gtk_page_setup_set_paper_size (setup, paper);
  gtk_print_operation_set_default_page_setup (operation, setup);
  gtk_print_operation_set_unit (operation, GTK_UNIT_POINTS);
  gtk_print_operation_set_use_full_page (operation, TRUE);
  gtk_print_operation_set_job_name (operation, sumi_sheet_get_title (sheet));
  g_object_set_data_full (G_OBJECT (operation), "job", job, free_job);
  g_signal_connect (operation, "begin-print", G_CALLBACK (begin_print_cb), job);
  g_signal_connect (operation, "draw-page", G_CALLBACK (draw_page_cb), job);
  return operation;
}

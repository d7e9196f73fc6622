/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The page of a worksheet: what is chosen is what is seen, and what is printed. */

#include <adwaita.h>
#include <glib/gstdio.h>

#include "sumi-pack-page.h"
#include "sumi-sheet-choice.h"
#include "sumi-sheet-page.h"
#include "sumi-sheet-paper.h"
#include "sumi-ui-test.h"

typedef struct
{
  GtkWidget *window;
  SumiSheetPage *page;
  GtkWidget *preview;
} Fixture;

static gboolean
is_ready (gpointer data)
{
  return sumi_sheet_page_is_ready (data);
}

static Fixture
open_page (void)
{
  g_autoptr (SumiPackFile) pack_file = sumi_ui_test_open_leaflet ();
  Fixture fixture = { .window = gtk_window_new () };

  fixture.page = SUMI_SHEET_PAGE (sumi_sheet_page_new (pack_file));
  gtk_window_set_default_size (GTK_WINDOW (fixture.window), 900, 700);
  gtk_window_set_child (GTK_WINDOW (fixture.window), GTK_WIDGET (fixture.page));
  gtk_window_present (GTK_WINDOW (fixture.window));
  fixture.preview = sumi_ui_test_find (GTK_WIDGET (fixture.page), GTK_TYPE_DRAWING_AREA);
  sumi_ui_test_wait (is_ready, fixture.page);
  sumi_ui_test_settle ();
  return fixture;
}

static void
close_page (Fixture *fixture)
{
  GtkWidget *page = g_object_ref (GTK_WIDGET (fixture->page));

  gtk_window_destroy (GTK_WINDOW (fixture->window));
  sumi_ui_test_settle ();
  g_assert_finalize_object (page);
}

/* The row of choices that has TITLE. */
static AdwComboRow *
find_row (GtkWidget *root, const char *title)
{
  return ADW_COMBO_ROW (sumi_ui_test_find_row (root, title));
}

static void
choose (Fixture *fixture, const char *title, guint index)
{
  adw_combo_row_set_selected (find_row (GTK_WIDGET (fixture->page), title), index);
  sumi_ui_test_settle ();
}

/* What is said of the page is also how a screen reader names it. */
static void
assert_says (Fixture *fixture, const char *text)
{
  g_autofree char *difference = gtk_test_accessible_check_property (
    GTK_ACCESSIBLE (fixture->preview), GTK_ACCESSIBLE_PROPERTY_LABEL, text);

  g_assert_cmpstr (difference, ==, NULL);
}

static gboolean
activate (Fixture *fixture, const char *action)
{
  gboolean is_done = gtk_widget_activate_action (GTK_WIDGET (fixture->page), action, NULL);

  sumi_ui_test_settle ();
  return is_done;
}

/* The keyboard begins at the first choice, and what is chosen is seen. */
static void
test_choices (void)
{
  Fixture fixture = open_page ();

  g_assert_true (gtk_widget_grab_focus (GTK_WIDGET (fixture.page)));
  g_assert_true (sumi_ui_test_is_row (gtk_window_get_focus (GTK_WINDOW (fixture.window)),
                                      "What to print"));
  assert_says (&fixture, "Page 1 of 2");
  sumi_ui_test_assert_narrow (GTK_WIDGET (fixture.page));
  activate (&fixture, "sheet.next-page");
  assert_says (&fixture, "Page 2 of 2");
  activate (&fixture, "sheet.next-page");
  assert_says (&fixture, "Page 2 of 2");

  choose (&fixture, "Boards on a page", 0);
  sumi_ui_test_wait (is_ready, fixture.page);
  activate (&fixture, "sheet.previous-page");
  assert_says (&fixture, "Page 1 of 6");

  choose (&fixture, "What to print", 3);
  sumi_ui_test_wait (is_ready, fixture.page);
  assert_says (&fixture, "Page 1 of 1");
  close_page (&fixture);
}

static void
test_nothing_to_print (void)
{
  Fixture fixture = open_page ();

  choose (&fixture, "What to print", 1);
  assert_says (&fixture, "There are no lessons here");
  g_assert_false (sumi_sheet_page_is_ready (fixture.page));
  choose (&fixture, "What to print", 0);
  sumi_ui_test_wait (is_ready, fixture.page);
  assert_says (&fixture, "Page 1 of 2");
  close_page (&fixture);
}

static gboolean
is_check (GtkWidget *widget, gconstpointer data)
{
  return GTK_IS_CHECK_BUTTON (widget);
}

/* Ticks or unticks the row of TITLE in the list of exercises. */
static void
tick_in (GtkWidget *widget, const char *title)
{
  GtkWidget *row = sumi_ui_test_find_row (widget, title);
  GtkCheckButton *button = GTK_CHECK_BUTTON (sumi_ui_test_find_if (row, is_check, NULL));

  gtk_check_button_set_active (button, !gtk_check_button_get_active (button));
  sumi_ui_test_settle ();
}

static void
tick (Fixture *fixture, const char *title)
{
  tick_in (GTK_WIDGET (fixture->page), title);
}

/* What is ticked is what is printed. */
static void
test_selection (void)
{
  Fixture fixture = open_page ();
  GtkWidget *row = sumi_ui_test_find (GTK_WIDGET (fixture.page), SUMI_TYPE_SHEET_CHOICE);

  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (row), TRUE);
  choose (&fixture, "Boards on a page", 0);
  sumi_ui_test_wait (is_ready, fixture.page);
  assert_says (&fixture, "Page 1 of 6");
  tick (&fixture, "All of them");
  assert_says (&fixture, "Nothing is chosen");
  g_assert_cmpstr (adw_expander_row_get_subtitle (ADW_EXPANDER_ROW (row)), ==, "0 of 5");
  tick (&fixture, "2. Two doors");
  sumi_ui_test_wait (is_ready, fixture.page);
  assert_says (&fixture, "Page 1 of 2");
  g_assert_cmpstr (adw_expander_row_get_subtitle (ADW_EXPANDER_ROW (row)), ==, "1 of 5");
  tick (&fixture, "All of them");
  sumi_ui_test_wait (is_ready, fixture.page);
  assert_says (&fixture, "Page 1 of 6");
  close_page (&fixture);
}

static gboolean
has_last (gpointer choice)
{
  return sumi_ui_test_find_row (choice, "25. Bait") != NULL;
}

/* The rows of many exercises come by and by; what is ticked meanwhile stays. */
static void
test_long_selection (void)
{
  g_autoptr (SumiPackFile) pack_file = sumi_ui_test_open_leaflet ();
  const SumiPack *pack = sumi_pack_file_get_pack (pack_file);
  g_autoptr (GPtrArray) parts = sumi_sheet_parts_new (), chosen = NULL;
  SumiSheetChoice *choice = g_object_new (SUMI_TYPE_SHEET_CHOICE, NULL);
  GtkWidget *window = gtk_window_new ();

  for (guint i = 0; i < 25; i++)
    sumi_sheet_parts_add_item (parts, sumi_pack_file_get_pack (pack_file),
                               sumi_pack_get_puzzle (pack, i % 5));
  sumi_sheet_choice_set_parts (choice, parts);
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (choice), TRUE);
  g_assert_nonnull (sumi_ui_test_find_row (GTK_WIDGET (choice), "2. Two doors"));
  g_assert_false (has_last (choice));
  gtk_window_set_child (GTK_WINDOW (window), GTK_WIDGET (choice));
  gtk_window_present (GTK_WINDOW (window));
  tick_in (GTK_WIDGET (choice), "All of them");
  sumi_ui_test_wait (has_last, choice);
  tick_in (GTK_WIDGET (choice), "25. Bait");
  chosen = sumi_sheet_choice_get_chosen (choice);
  g_assert_cmpuint (chosen->len, ==, 1);
  g_assert_null (sumi_ui_test_find_row (GTK_WIDGET (choice), "26. The squeeze"));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* The name of the paper that is printed on. */
static char *
get_paper (Fixture *fixture)
{
  g_autoptr (GtkPrintOperation) operation = sumi_sheet_page_create_operation (fixture->page);
  GtkPageSetup *setup = gtk_print_operation_get_default_page_setup (operation);

  return g_strdup (gtk_paper_size_get_name (gtk_page_setup_get_paper_size (setup)));
}

/* Also while the pages are made it is the paper chosen last that they are made for. */
static void
test_paper (void)
{
  Fixture fixture = open_page ();
  g_autofree char *a4 = NULL, *letter = NULL;

  choose (&fixture, "Paper", SUMI_PAPER_A4);
  choose (&fixture, "Boards on a page", 0);
  adw_combo_row_set_selected (find_row (GTK_WIDGET (fixture.page), "Paper"), SUMI_PAPER_LETTER);
  sumi_ui_test_wait (is_ready, fixture.page);
  letter = get_paper (&fixture);
  g_assert_cmpstr (letter, ==, GTK_PAPER_NAME_LETTER);
  assert_says (&fixture, "Page 1 of 6");
  adw_combo_row_set_selected (find_row (GTK_WIDGET (fixture.page), "Paper"), SUMI_PAPER_A4);
  sumi_ui_test_wait (is_ready, fixture.page);
  a4 = get_paper (&fixture);
  g_assert_cmpstr (a4, ==, GTK_PAPER_NAME_A4);
  close_page (&fixture);
}

/* Leaving while the answers are searched for. */
static void
test_leaving (void)
{
  Fixture fixture = open_page ();

  choose (&fixture, "Boards on a page", 5);
  close_page (&fixture);
}

/* What is printed goes to a file here; it has the pages that are in sight. */
static void
test_printing (void)
{
  Fixture fixture = open_page ();
  g_autoptr (GtkPrintOperation) operation = sumi_sheet_page_create_operation (fixture.page);
  g_autofree char *folder = g_dir_make_tmp ("sumi-test-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "sheet.pdf", NULL);
  g_autofree char *data = NULL;
  g_autoptr (GError) error = NULL;
  gsize length;
  int n_pages;

  gtk_print_operation_set_export_filename (operation, path);
  g_assert_cmpint (gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_EXPORT, NULL,
                                            &error),
                   ==, GTK_PRINT_OPERATION_RESULT_APPLY);
  g_assert_no_error (error);
  g_object_get (operation, "n-pages", &n_pages, NULL);
  g_assert_cmpint (n_pages, ==, 2);
  g_assert_true (g_file_get_contents (path, &data, &length, NULL));
  g_assert_true (g_str_has_prefix (data, "%PDF"));
  g_assert_cmpuint (length, >, 10000);
  g_assert_cmpint (g_remove (path), ==, 0);
  g_rmdir (folder);
  close_page (&fixture);
}

/* In place of GTK's own: its dialog of files, once it is shown, asks threads about folders, and
 * where they answer late it warns of a button without an allocation, or never answers. */
void
gtk_native_dialog_show (GtkNativeDialog *dialog)
{
}

static gboolean
is_there (gpointer path)
{
  return g_file_test (path, G_FILE_TEST_EXISTS);
}

static gboolean
is_gone (gpointer object)
{
  return *(gpointer *) object == NULL;
}

static gboolean
saves (GtkWidget *widget, gconstpointer data)
{
  return GTK_IS_BUTTON (widget)
         && g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)), "sheet.save") == 0;
}

static gboolean
can_save (gpointer page)
{
  return gtk_widget_is_sensitive (sumi_ui_test_find_if (page, saves, NULL));
}

/* What was chosen is not printed before its pages are made: those in sight are others. */
static void
test_chosen_last (void)
{
  Fixture fixture = open_page ();

  g_assert_true (can_save (fixture.page));
  adw_combo_row_set_selected (find_row (GTK_WIDGET (fixture.page), "Boards on a page"), 0);
  g_assert_false (can_save (fixture.page));
  sumi_ui_test_wait (can_save, fixture.page);
  close_page (&fixture);
}

/* A sheet is saved though its page was left while it was asked where; it is asked once. */
static void
test_saving (void)
{
  Fixture fixture = open_page ();
  g_autofree char *folder = g_dir_make_tmp ("sumi-test-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "sheet.pdf", NULL);
  g_autofree char *pdf = NULL;
  GtkFileChooser *chooser;

  activate (&fixture, "sheet.save");
  chooser = sumi_ui_test_get_chooser (fixture.window);
  activate (&fixture, "sheet.save");
  g_assert_true (sumi_ui_test_get_chooser (fixture.window) == chooser);
  g_object_add_weak_pointer (G_OBJECT (fixture.page), (gpointer *) &fixture.page);
  sumi_ui_test_name_file (chooser, folder, "sheet.pdf");
  gtk_window_set_child (GTK_WINDOW (fixture.window), NULL);
  sumi_ui_test_wait (is_gone, &fixture.page);
  g_signal_emit_by_name (chooser, "response", GTK_RESPONSE_ACCEPT);
  g_assert_null (sumi_ui_test_get_chooser (fixture.window));
  sumi_ui_test_wait (is_there, path);
  g_assert_true (g_file_get_contents (path, &pdf, NULL, NULL));
  g_assert_true (g_str_has_prefix (pdf, "%PDF"));
  g_assert_cmpint (g_remove (path), ==, 0);
  g_rmdir (folder);
  g_object_add_weak_pointer (G_OBJECT (fixture.window), (gpointer *) &fixture.window);
  gtk_window_destroy (GTK_WINDOW (fixture.window));
  sumi_ui_test_wait (is_gone, &fixture.window);
}

static void
wanted_cb (GtkWidget *page, guint *n_wanted)
{
  (*n_wanted)++;
}

/* The page of a pack asks for it. */
static void
test_way_in (void)
{
  g_autoptr (SumiPackFile) pack_file = sumi_ui_test_open_leaflet ();
  GtkWidget *page = g_object_ref_sink (sumi_pack_page_new (pack_file));
  guint n_wanted = 0;

  g_signal_connect (page, "sheet-wanted", G_CALLBACK (wanted_cb), &n_wanted);
  g_assert_true (gtk_widget_activate_action (page, "pack.print", NULL));
  g_assert_cmpuint (n_wanted, ==, 1);
  g_assert_finalize_object (page);
}

int
main (int argc, char *argv[])
{
  /* Dialogs look for providers of files on the bus, which leaks. */
  g_setenv ("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nowhere", TRUE);
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/ui/sheet-page/choices", test_choices);
  g_test_add_func ("/ui/sheet-page/nothing-to-print", test_nothing_to_print);
  g_test_add_func ("/ui/sheet-page/selection", test_selection);
  g_test_add_func ("/ui/sheet-page/long-selection", test_long_selection);
  g_test_add_func ("/ui/sheet-page/paper", test_paper);
  g_test_add_func ("/ui/sheet-page/leaving", test_leaving);
  g_test_add_func ("/ui/sheet-page/printing", test_printing);
  g_test_add_func ("/ui/sheet-page/chosen-last", test_chosen_last);
  g_test_add_func ("/ui/sheet-page/saving", test_saving);
  g_test_add_func ("/ui/sheet-page/way-in", test_way_in);
  return sumi_ui_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-learners-page.h"

#include <glib/gi18n-lib.h>

#include "sumi-ui-names.h"
#include "sumi-ui-toast.h"

struct _SumiLearnersPage
{
  SumiPage parent_instance;

  SumiStudy *study;
  gboolean is_filling; /* buttons that are made active then say nothing */
  GPtrArray *rows;     /* of what is in the group now; not owned */
  GPtrArray *choices;  /* the buttons at their beginnings; not owned */

  AdwPreferencesGroup *group;
  AdwEntryRow *name_row;
};

enum
{
  REMOVED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (SumiLearnersPage, sumi_learners_page, SUMI_TYPE_PAGE)

/* Under these names a widget of a row keeps the id of its learner, and their name. */
#define LEARNER_ID "learner-id"
#define LEARNER_NAME "learner-name"

static SumiLearners *
get_learners (SumiLearnersPage *self)
{
  return sumi_study_get_learners (self->study);
}

/* Tells ERROR of what was to be kept under NAME, which was written in ROW. */
static void
tell_of (SumiLearnersPage *self, AdwEntryRow *row, const char *name, const GError *error)
{
  g_autofree char *text = error->domain == SUMI_LEARNER_ERROR
                              ? g_strdup (error->message)
                              : g_strdup_printf (_("%s was not saved: %s"), name, error->message);

  sumi_ui_tell (GTK_WIDGET (self), text);
  sumi_ui_describe_entry (row, text);
}

/* What was said of another name says nothing of this one. */
static void
typed_cb (AdwEntryRow *row)
{
  sumi_ui_describe_entry (row, "");
}

/* Whether ID is the learner of this program, even if another one was chosen in another program
 * since. Where nobody is chosen, or the store cannot be opened, that is the guest. */
static gboolean
is_learning (SumiLearnersPage *self, const char *id)
{
  const char *open = sumi_study_get_learner_id (self->study);
  g_autofree char *folder
    = open != NULL ? sumi_learners_get_folder (get_learners (self), open) : NULL;

  return g_str_equal (id, folder != NULL ? open : SUMI_LEARNERS_GUEST);
}

/* The buttons say who goes on, also where another one cannot be chosen. */
static void
show_chosen (SumiLearnersPage *self)
{
  self->is_filling = TRUE;
  for (guint i = 0; i < self->choices->len; i++)
    gtk_check_button_set_active (
      self->choices->pdata[i],
      is_learning (self, g_object_get_data (self->choices->pdata[i], LEARNER_ID)));
  self->is_filling = FALSE;
}

static void
toggled_cb (SumiLearnersPage *self, GtkCheckButton *button)
{
  if (self->is_filling || !gtk_check_button_get_active (button))
    return;
  sumi_study_choose (self->study, g_object_get_data (G_OBJECT (button), LEARNER_ID));
  show_chosen (self);
}

static void fill (SumiLearnersPage *self);

/* If the learner who is removed is the current one, the guest goes on, or that learner if removing
 * fails. The focus goes to the current learner, where the key to undo is not that of a text. */
static void
removed_cb (SumiLearnersPage *self, GtkWidget *button)
{
  g_autofree char *id = g_strdup (g_object_get_data (G_OBJECT (button), LEARNER_ID));
  g_autofree char *name = g_strdup (g_object_get_data (G_OBJECT (button), LEARNER_NAME));
  gboolean was_learning = is_learning (self, id);
  g_autoptr (GError) error = NULL;

  if (was_learning)
    sumi_study_choose (self->study, SUMI_LEARNERS_GUEST);
  if (sumi_learners_remove (get_learners (self), id, &error))
    g_signal_emit (self, signals[REMOVED], 0, id, name, was_learning);
  else
    {
      sumi_ui_tell (GTK_WIDGET (self), error->message);
      if (was_learning)
        sumi_study_choose (self->study, id);
    }
  fill (self);
  gtk_widget_grab_focus (GTK_WIDGET (self));
}

/* The row of the name has the focus; it is made anew. A name that is not taken stays typed, to be
 * changed or tried again. */
static void
renamed_cb (SumiLearnersPage *self, AdwEntryRow *row)
{
  g_autofree char *name = g_strdup (gtk_editable_get_text (GTK_EDITABLE (row)));
  g_autofree char *id = g_strdup (g_object_get_data (G_OBJECT (row), LEARNER_ID));
  g_autoptr (GError) error = NULL;

  sumi_learners_rename (get_learners (self), id, name, &error);
  fill (self);
  for (guint i = 0; i < self->rows->len; i++)
    {
      if (g_strcmp0 (g_object_get_data (self->rows->pdata[i], LEARNER_ID), id) != 0)
        continue;
      gtk_widget_grab_focus (self->rows->pdata[i]);
      if (error != NULL)
        tell_of (self, self->rows->pdata[i], name, error);
    }
}

static void
added_cb (SumiLearnersPage *self)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *name = g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->name_row)));
  g_autofree char *id = sumi_learners_add (get_learners (self), name, &error);

  if (id == NULL)
    {
      /* Written again, it can be applied again. */
      gtk_editable_set_text (GTK_EDITABLE (self->name_row), name);
      gtk_editable_set_position (GTK_EDITABLE (self->name_row), -1);
      tell_of (self, self->name_row, name, error);
      return;
    }
  /* Empty, it has nothing to apply. */
  adw_entry_row_set_show_apply_button (self->name_row, FALSE);
  gtk_editable_set_text (GTK_EDITABLE (self->name_row), "");
  adw_entry_row_set_show_apply_button (self->name_row, TRUE);
  sumi_study_choose (self->study, id);
  fill (self);
}

/* Up and Down go among the buttons, as they do among any that exclude each other: by themselves
 * they would go among the rows of the list, and Tab knows only the button that is active. */
static gboolean
choice_key_pressed_cb (GtkEventControllerKey *controller,
                       guint keyval,
                       guint keycode,
                       GdkModifierType state,
                       SumiLearnersPage *self)
{
  GtkWidget *button = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (controller));
  GtkWidget *next;
  guint index;

  if ((keyval != GDK_KEY_Up && keyval != GDK_KEY_Down)
      || !g_ptr_array_find (self->choices, button, &index))
    return FALSE;
  index += keyval == GDK_KEY_Down ? 1 : self->choices->len - 1;
  next = self->choices->pdata[index % self->choices->len];
  gtk_widget_grab_focus (next);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (next), TRUE);
  return TRUE;
}

/* The button that chooses who learns, as the beginning of a row. */
static GtkWidget *
create_choice (SumiLearnersPage *self, const char *id, GtkCheckButton *group)
{
  GtkWidget *button = gtk_check_button_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (choice_key_pressed_cb), self, 0);
  gtk_widget_add_controller (button, keys);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  g_object_set_data_full (G_OBJECT (button), LEARNER_ID, g_strdup (id), g_free);
  gtk_check_button_set_group (GTK_CHECK_BUTTON (button), group);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (button), is_learning (self, id));
  g_signal_connect_object (button, "toggled", G_CALLBACK (toggled_cb), self, G_CONNECT_SWAPPED);
  g_ptr_array_add (self->choices, button);
  return button;
}

static GtkWidget *
create_remove_button (SumiLearnersPage *self, const SumiLearnerEntry *entry)
{
  GtkWidget *button = gtk_button_new_from_icon_name ("user-trash-symbolic");
  /* Translators: %s is the name of a learner. */
  g_autofree char *tooltip = g_strdup_printf (_("Remove %s"), entry->name);

  gtk_widget_set_tooltip_text (button, tooltip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, tooltip,
                                  -1);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  g_object_set_data_full (G_OBJECT (button), LEARNER_ID, g_strdup (entry->id), g_free);
  g_object_set_data_full (G_OBJECT (button), LEARNER_NAME, g_strdup (entry->name), g_free);
  g_signal_connect_object (button, "clicked", G_CALLBACK (removed_cb), self, G_CONNECT_SWAPPED);
  return button;
}

static void
add_row (SumiLearnersPage *self, GtkWidget *row)
{
  sumi_ui_tidy_names (row);
  adw_preferences_group_add (self->group, row);
  g_ptr_array_add (self->rows, row);
}

static GtkCheckButton *
add_guest (SumiLearnersPage *self)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *choice = create_choice (self, SUMI_LEARNERS_GUEST, NULL);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), C_("learner", "Guest"));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), _("Nothing is kept"));
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), choice);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), choice);
  add_row (self, row);
  return GTK_CHECK_BUTTON (choice);
}

/* What is typed in ROW, and not applied; NULL if nothing is. */
static const char *
get_typed (GtkWidget *row)
{
  const char *name = g_object_get_data (G_OBJECT (row), LEARNER_NAME);
  const char *text = name != NULL ? gtk_editable_get_text (GTK_EDITABLE (row)) : NULL;

  return g_strcmp0 (text, name) != 0 ? text : NULL;
}

/* Escape takes back what is typed in ROW before it leaves the page, and what is typed is lost. */
static gboolean
row_key_pressed_cb (GtkEventControllerKey *controller,
                    guint keyval,
                    guint keycode,
                    GdkModifierType state,
                    GtkWidget *row)
{
  if (keyval != GDK_KEY_Escape || get_typed (row) == NULL)
    return GDK_EVENT_PROPAGATE;
  gtk_editable_set_text (GTK_EDITABLE (row), g_object_get_data (G_OBJECT (row), LEARNER_NAME));
  gtk_editable_set_position (GTK_EDITABLE (row), -1);
  return GDK_EVENT_STOP;
}

/* Lets ROW tell what is typed from NAME, which stands there otherwise. */
static void
watch_typing (GtkWidget *row, const char *name)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_object_set_data_full (G_OBJECT (row), LEARNER_NAME, g_strdup (name), g_free);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (row_key_pressed_cb), row);
  gtk_widget_add_controller (row, keys);
}

/* The name of a learner is edited where it stands. */
static void
add_learner (SumiLearnersPage *self,
             const SumiLearnerEntry *entry,
             GtkCheckButton *group,
             GHashTable *typed)
{
  const char *text = g_hash_table_lookup (typed, entry->id);
  GtkWidget *row = adw_entry_row_new ();
  GtkWidget *choice = create_choice (self, entry->id, group);

  gtk_accessible_update_property (GTK_ACCESSIBLE (choice), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  entry->name, -1);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), C_("learner", "Name"));
  sumi_ui_name_entry (ADW_ENTRY_ROW (row));
  gtk_editable_set_text (GTK_EDITABLE (row), entry->name);
  adw_entry_row_set_show_apply_button (ADW_ENTRY_ROW (row), TRUE);
  if (text != NULL)
    gtk_editable_set_text (GTK_EDITABLE (row), text);
  adw_entry_row_add_prefix (ADW_ENTRY_ROW (row), choice);
  adw_entry_row_add_suffix (ADW_ENTRY_ROW (row), create_remove_button (self, entry));
  g_object_set_data_full (G_OBJECT (row), LEARNER_ID, g_strdup (entry->id), g_free);
  watch_typing (row, entry->name);
  g_signal_connect (row, "changed", G_CALLBACK (typed_cb), NULL);
  g_signal_connect_object (row, "apply", G_CALLBACK (renamed_cb), self, G_CONNECT_SWAPPED);
  add_row (self, row);
}

/* What is typed in the rows, by the ids of their learners. */
static GHashTable *
collect_typed (SumiLearnersPage *self)
{
  GHashTable *typed = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);

  for (guint i = 0; i < self->rows->len; i++)
    {
      const char *text = get_typed (self->rows->pdata[i]);

      if (text != NULL)
        g_hash_table_insert (typed,
                             g_strdup (g_object_get_data (self->rows->pdata[i], LEARNER_ID)),
                             g_strdup (text));
    }
  return typed;
}

/* What is typed in other rows than that which changes stays. */
static void
fill (SumiLearnersPage *self)
{
  g_autoptr (GPtrArray) entries = sumi_learners_list (get_learners (self));
  g_autoptr (GHashTable) typed = collect_typed (self);
  GtkCheckButton *group;

  self->is_filling = TRUE;
  for (guint i = 0; i < self->rows->len; i++)
    adw_preferences_group_remove (self->group, self->rows->pdata[i]);
  g_ptr_array_set_size (self->rows, 0);
  g_ptr_array_set_size (self->choices, 0);
  group = add_guest (self);
  for (guint i = 0; i < entries->len; i++)
    add_learner (self, entries->pdata[i], group, typed);
  self->is_filling = FALSE;
}

/* Begins at who is learning. */
static gboolean
sumi_learners_page_grab_focus (GtkWidget *widget)
{
  SumiLearnersPage *self = SUMI_LEARNERS_PAGE (widget);

  for (guint i = 0; i < self->choices->len; i++)
    {
      if (gtk_check_button_get_active (self->choices->pdata[i]))
        return gtk_widget_grab_focus (self->choices->pdata[i]);
    }
  return FALSE;
}

static void
sumi_learners_page_dispose (GObject *object)
{
  SumiLearnersPage *self = SUMI_LEARNERS_PAGE (object);

  g_clear_pointer (&self->rows, g_ptr_array_unref);
  g_clear_pointer (&self->choices, g_ptr_array_unref);
  g_clear_object (&self->study);
  G_OBJECT_CLASS (sumi_learners_page_parent_class)->dispose (object);
}

static void
sumi_learners_page_class_init (SumiLearnersPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sumi_learners_page_dispose;
  widget_class->grab_focus = sumi_learners_page_grab_focus;
  signals[REMOVED] = g_signal_new ("removed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 3, G_TYPE_STRING, G_TYPE_STRING,
                                   G_TYPE_BOOLEAN);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/sumi_reversi/Sumi/sumi-learners-page.ui");
  gtk_widget_class_bind_template_child (widget_class, SumiLearnersPage, group);
  gtk_widget_class_bind_template_child (widget_class, SumiLearnersPage, name_row);
  gtk_widget_class_bind_template_callback (widget_class, added_cb);
  gtk_widget_class_bind_template_callback (widget_class, typed_cb);
}

static void
sumi_learners_page_init (SumiLearnersPage *self)
{
  self->rows = g_ptr_array_new ();
  self->choices = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  sumi_ui_name_entry (self->name_row);
  watch_typing (GTK_WIDGET (self->name_row), "");
}

/**
 * sumi_learners_page_new: a page to choose who goes on by STUDY.
 */
GtkWidget *
sumi_learners_page_new (SumiStudy *study)
{
  SumiLearnersPage *self = g_object_new (SUMI_TYPE_LEARNERS_PAGE, NULL);

  self->study = g_object_ref (study);
  fill (self);
  return GTK_WIDGET (self);
}

/**
 * sumi_learners_page_update: looks again who there is.
 */
void
sumi_learners_page_update (SumiLearnersPage *self)
{
  fill (self);
}

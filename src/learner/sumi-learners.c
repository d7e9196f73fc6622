/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-learners.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>
#include <utime.h>

#include "sumi-collate.h"
#include "sumi-learner-private.h"
#include "sumi-save.h"
#include "sumi-visible.h"

#define ID_PREFIX "learner-"
#define NAME_FILE "learner.ini"
#define NAME_GROUP "Learner"
#define NAME_KEY "Name"
#define CHOSEN_FILE "chosen"
#define REMOVED_FOLDER "removed"

struct _SumiLearners
{
  GObject parent_instance;

  char *folder;
};

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (SumiLearners, sumi_learners, G_TYPE_OBJECT)

static gboolean
fail_by_errno (GError **error)
{
  int code = errno;

  g_set_error_literal (error, G_IO_ERROR, (int) g_io_error_from_errno (code), g_strerror (code));
  return FALSE;
}

static gboolean
fail_unknown (GError **error)
{
  g_set_error_literal (error, SUMI_LEARNER_ERROR, SUMI_LEARNER_ERROR_UNKNOWN,
                       _("There is no such learner"));
  return FALSE;
}

/* An id becomes part of a path, and may come from a file. */
static gboolean
is_id (const char *id)
{
  return g_str_has_prefix (id, ID_PREFIX)
         && id[strspn (id, "abcdefghijklmnopqrstuvwxyz0123456789-")] == '\0';
}

static gboolean
is_learner (SumiLearners *self, const char *id)
{
  g_autofree char *folder = is_id (id) ? g_build_filename (self->folder, id, NULL) : NULL;

  return folder != NULL && g_file_test (folder, G_FILE_TEST_IS_DIR);
}

/* The name of a learner; the id if the name cannot be read, so that the store is listed all the
 * same. */
static char *
read_name (SumiLearners *self, const char *id)
{
  g_autofree char *path = g_build_filename (self->folder, id, NAME_FILE, NULL);
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autofree char *name = NULL;

  if (g_key_file_load_from_file (file, path, G_KEY_FILE_NONE, NULL))
    name = g_key_file_get_string (file, NAME_GROUP, NAME_KEY, NULL);
  return name != NULL && name[0] != '\0' ? g_steal_pointer (&name) : g_strdup (id);
}

static gboolean
write_name (SumiLearners *self, const char *id, const char *name, GError **error)
{
  g_autofree char *path = g_build_filename (self->folder, id, NAME_FILE, NULL);
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autofree char *text = NULL;

  g_key_file_set_string (file, NAME_GROUP, NAME_KEY, name);
  text = g_key_file_to_data (file, NULL, NULL);
  return sumi_save_file (path, text, error);
}

static char *
fold_name (const char *name)
{
  g_autofree char *normal = g_utf8_normalize (name, -1, G_NORMALIZE_ALL);

  return g_utf8_casefold (normal, -1);
}

/* Whether a learner other than ID is called NAME; upper and lower case are the same. */
static gboolean
is_taken (SumiLearners *self, const char *name, const char *id)
{
  g_autoptr (GPtrArray) entries = sumi_learners_list (self);
  g_autofree char *folded = fold_name (name);

  for (guint i = 0; i < entries->len; i++)
    {
      const SumiLearnerEntry *entry = entries->pdata[i];
      g_autofree char *other = fold_name (entry->name);

      if (g_strcmp0 (entry->id, id) != 0 && g_str_equal (other, folded))
        return TRUE;
    }
  return FALSE;
}

static gboolean
has_control_characters (const char *name)
{
  for (const char *p = name; *p != '\0'; p = g_utf8_next_char (p))
    {
      if (g_unichar_iscntrl (g_utf8_get_char (p)))
        return TRUE;
    }
  return FALSE;
}

/* NAME without spaces around it, if the learner ID, or a new one, may be called so. */
static char *
check_name (SumiLearners *self, const char *name, const char *id, GError **error)
{
  g_autofree char *stripped = g_strstrip (g_strdup (name));

  if (!g_utf8_validate (stripped, -1, NULL) || sumi_visible_is_blank (stripped)
      || g_utf8_strlen (stripped, -1) > SUMI_LEARNERS_MAX_NAME || has_control_characters (stripped))
    g_set_error (error, SUMI_LEARNER_ERROR, SUMI_LEARNER_ERROR_NAME,
                 g_dngettext (GETTEXT_PACKAGE,
                              "A name must have from 1 to %d character, on one line",
                              "A name must have from 1 to %d characters, on one line",
                              SUMI_LEARNERS_MAX_NAME),
                 SUMI_LEARNERS_MAX_NAME);
  else if (is_taken (self, stripped, id))
    g_set_error (error, SUMI_LEARNER_ERROR, SUMI_LEARNER_ERROR_NAME,
                 /* Translators: %s is the name of a learner. */
                 _("There is already a learner called %s"), stripped);
  else
    return g_steal_pointer (&stripped);
  return NULL;
}

static gboolean
move_learner (SumiLearners *self, const char *from, const char *to, GError **error)
{
  if (!g_file_test (from, G_FILE_TEST_IS_DIR))
    return fail_unknown (error);
  if (g_rename (from, to) != 0)
    return fail_by_errno (error);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
  return TRUE;
}

/* Removes PATH with all that is in it; follows no link. */
static void
remove_tree (const char *path)
{
  gboolean is_folder =
      g_file_test (path, G_FILE_TEST_IS_DIR) && !g_file_test (path, G_FILE_TEST_IS_SYMLINK);
  g_autoptr (GDir) dir = is_folder ? g_dir_open (path, 0, NULL) : NULL;

  for (const char *name; dir != NULL && (name = g_dir_read_name (dir)) != NULL;)
    {
      g_autofree char *inside = g_build_filename (path, name, NULL);

      remove_tree (inside);
    }
  g_remove (path);
}

static void
sumi_learners_finalize (GObject *object)
{
  SumiLearners *self = SUMI_LEARNERS (object);

  g_free (self->folder);
  G_OBJECT_CLASS (sumi_learners_parent_class)->finalize (object);
}

static void
sumi_learners_class_init (SumiLearnersClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = sumi_learners_finalize;

  /* Emitted when a learner was added, removed, renamed or chosen. */
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", SUMI_TYPE_LEARNERS, G_SIGNAL_RUN_LAST, 0, NULL,
                                          NULL, NULL, G_TYPE_NONE, 0);
}

static void
sumi_learners_init (SumiLearners *self)
{
}

void
sumi_learner_entry_free (SumiLearnerEntry *entry)
{
  g_free (entry->id);
  g_free (entry->name);
  g_free (entry);
}

/* Where the learners of this user are. Owned by the caller. */
char *
sumi_learners_get_default_folder (void)
{
  return g_build_filename (g_get_user_data_dir (), "sumi", "learners", NULL);
}

/* The learners in FOLDER, which is made when the first one is added. */
SumiLearners *
sumi_learners_new (const char *folder)
{
  SumiLearners *self = g_object_new (SUMI_TYPE_LEARNERS, NULL);

  self->folder = g_strdup (folder);
  return self;
}

static int
compare_entries (gconstpointer a, gconstpointer b)
{
  const SumiLearnerEntry *left = *(const SumiLearnerEntry *const *) a;
  const SumiLearnerEntry *right = *(const SumiLearnerEntry *const *) b;
  int order = sumi_collate_names (left->name, right->name);

  return order != 0 ? order : strcmp (left->id, right->id);
}

/* A new array of SumiLearnerEntry, by name, "Pupil 5" before "Pupil 10"; it owns them. */
GPtrArray *
sumi_learners_list (SumiLearners *self)
{
  GPtrArray *entries = g_ptr_array_new_with_free_func ((GDestroyNotify) sumi_learner_entry_free);
  g_autoptr (GDir) dir = g_dir_open (self->folder, 0, NULL);

  for (const char *id; dir != NULL && (id = g_dir_read_name (dir)) != NULL;)
    {
      SumiLearnerEntry *entry;

      if (!is_learner (self, id))
        continue;
      entry = g_new (SumiLearnerEntry, 1);
      entry->id = g_strdup (id);
      entry->name = read_name (self, id);
      g_ptr_array_add (entries, entry);
    }
  g_ptr_array_sort (entries, compare_entries);
  return entries;
}

/* The id of who learns, SUMI_LEARNERS_GUEST for the guest, owned by the caller; NULL if nobody was
 * chosen, or who was chosen is not there any more. */
char *
sumi_learners_get_chosen (SumiLearners *self)
{
  g_autofree char *path = g_build_filename (self->folder, CHOSEN_FILE, NULL);
  g_autofree char *id = NULL;

  if (!g_file_get_contents (path, &id, NULL, NULL))
    return NULL;
  g_strstrip (id);
  return g_str_equal (id, SUMI_LEARNERS_GUEST) || is_learner (self, id) ? g_steal_pointer (&id)
                                                                        : NULL;
}

/* Remembers that ID, or SUMI_LEARNERS_GUEST, is who learns. */
gboolean
sumi_learners_choose (SumiLearners *self, const char *id, GError **error)
{
  g_autofree char *path = g_build_filename (self->folder, CHOSEN_FILE, NULL);

  if (!g_str_equal (id, SUMI_LEARNERS_GUEST) && !is_learner (self, id))
    return fail_unknown (error);
  if (!sumi_save_file (path, id, error))
    return FALSE;
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
  return TRUE;
}

/* The folder to be handed to sumi_learner_open(), owned by the caller; NULL for the guest, and for
 * an id that nobody has. */
char *
sumi_learners_get_folder (SumiLearners *self, const char *id)
{
  return is_learner (self, id) ? g_build_filename (self->folder, id, NULL) : NULL;
}

/* The folder for what is kept of the guest, which is not a store; whoever writes there makes it.
 * Owned by the caller. */
char *
sumi_learners_get_guest_folder (SumiLearners *self)
{
  return g_build_filename (self->folder, SUMI_LEARNERS_GUEST, NULL);
}

/* The folder of the learner ID once removed, where the store can also be completed before the
 * learner is restored. Owned by the caller. */
char *
sumi_learners_get_removed_folder (SumiLearners *self, const char *id)
{
  return g_build_filename (self->folder, REMOVED_FOLDER, id, NULL);
}

/* Adds a learner called NAME, who is not chosen by that. Returns the id, owned by the caller; NULL
 * on an error: SUMI_LEARNER_ERROR_NAME or one of the file. */
char *
sumi_learners_add (SumiLearners *self, const char *name, GError **error)
{
  g_autofree char *checked = check_name (self, name, NULL, error);
  g_autofree char *id = g_strdup_printf (ID_PREFIX "%08x%08x", g_random_int (), g_random_int ());
  g_autofree char *folder = g_build_filename (self->folder, id, NULL);
  g_autoptr (GError) problem = NULL;

  if (checked == NULL)
    return NULL;
  if (!write_name (self, id, checked, &problem))
    {
      if (!g_error_matches (problem, G_IO_ERROR, G_IO_ERROR_NOT_DIRECTORY))
        g_prefix_error (&problem, "%s: ", self->folder);
      g_propagate_error (error, g_steal_pointer (&problem));
      remove_tree (folder);
      return NULL;
    }
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
  return g_steal_pointer (&id);
}

/* Gives the learner ID another name, without white space around it. FALSE with an error, and
 * nothing changed, if there is no such learner, if the name is no good or taken, or if it cannot be
 * written. */
gboolean
sumi_learners_rename (SumiLearners *self, const char *id, const char *name, GError **error)
{
  g_autofree char *checked = NULL;

  if (!is_learner (self, id))
    return fail_unknown (error);
  checked = check_name (self, name, id, error);
  if (checked == NULL || !write_name (self, id, checked, error))
    return FALSE;
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
  return TRUE;
}

/* Removes a learner; sumi_learners_restore() brings them back with all that they did, until
 * sumi_learners_forget_removed(). Close the store before. The time of the folder tells when that
 * was. */
gboolean
sumi_learners_remove (SumiLearners *self, const char *id, GError **error)
{
  g_autofree char *removed = g_build_filename (self->folder, REMOVED_FOLDER, NULL);
  g_autofree char *from = g_build_filename (self->folder, id, NULL);
  g_autofree char *to = sumi_learners_get_removed_folder (self, id);

  if (!is_learner (self, id))
    return fail_unknown (error);
  if (g_mkdir_with_parents (removed, 0700) != 0)
    return fail_by_errno (error);
  utime (from, NULL);
  return move_learner (self, from, to, error);
}

/* Brings a removed learner back. */
gboolean
sumi_learners_restore (SumiLearners *self, const char *id, GError **error)
{
  g_autofree char *from = sumi_learners_get_removed_folder (self, id);
  g_autofree char *to = g_build_filename (self->folder, id, NULL);

  return is_id (id) ? move_learner (self, from, to, error) : fail_unknown (error);
}

/* Whether ID is a learner, or one who was removed and can still be restored. */
gboolean
sumi_learners_is_kept (SumiLearners *self, const char *id)
{
  g_autofree char *removed = sumi_learners_get_removed_folder (self, id);

  return is_learner (self, id) || (is_id (id) && g_file_test (removed, G_FILE_TEST_IS_DIR));
}

/* Deletes the learner ID, who was removed, for good. */
void
sumi_learners_forget (SumiLearners *self, const char *id)
{
  g_autofree char *folder = sumi_learners_get_removed_folder (self, id);

  if (is_id (id))
    remove_tree (folder);
}

/* Whether the folder PATH was last changed more than SUMI_REMOVED_SPAN ago, or as far in the
 * future, as after the clock was set back. */
static gboolean
is_old (const char *path)
{
  GStatBuf file;
  gint64 age;

  if (g_stat (path, &file) != 0)
    return FALSE;
  age = g_get_real_time () - (gint64) file.st_mtime * G_USEC_PER_SEC;
  return ABS (age) > SUMI_REMOVED_SPAN;
}

/* Deletes for good the learners that were removed, except those that another program may just have
 * removed. For the start of the program, which cannot undo those removals. */
void
sumi_learners_forget_removed (SumiLearners *self)
{
  g_autofree char *removed = g_build_filename (self->folder, REMOVED_FOLDER, NULL);
  g_autoptr (GDir) dir = g_dir_open (removed, 0, NULL);

  for (const char *id; dir != NULL && (id = g_dir_read_name (dir)) != NULL;)
    {
      g_autofree char *path = g_build_filename (removed, id, NULL);

      if (is_old (path))
        remove_tree (path);
    }
  g_rmdir (removed);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The templates know the types that they name, before there is a display: on X11 opening one makes
 * some of GDK's types known, on Wayland nothing does. */

#include <gtk/gtk.h>

#include "sumi-templates.h"

#define UI_FOLDER "/io/github/sumi_reversi/Sumi/"

/* The names that come after START in TEXT, up to END, are types. Returns how many. */
static guint
check_types (const char *text, const char *start, const char *end)
{
  guint n = 0;

  for (const char *at = strstr (text, start); at != NULL; at = strstr (at, start), n++)
    {
      const char *name = at + strlen (start);
      g_autofree char *type = g_strndup (name, (gsize) (strstr (name, end) - name));

      g_test_message ("%s", type);
      g_assert_cmpuint (g_type_from_name (type), !=, G_TYPE_INVALID);
      at = name;
    }
  return n;
}

/* What a drop target takes is named by a property. */
static void
test_formats (void)
{
  g_auto (GStrv) names = NULL;
  guint n = 0;

  sumi_templates_init ();
  names = g_resources_enumerate_children (UI_FOLDER, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  g_assert_nonnull (names);
  for (guint i = 0; names[i] != NULL; i++)
    {
      g_autofree char *path = g_strconcat (UI_FOLDER, names[i], NULL);
      g_autoptr (GBytes) bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);

      /* GLib ends each resource by a 0. */
      if (g_str_has_suffix (path, ".ui"))
        n += check_types (g_bytes_get_data (bytes, NULL), "<property name=\"formats\">",
                          "</property>");
    }
  g_assert_cmpuint (n, >, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/ui/templates/formats", test_formats);
  return g_test_run ();
}

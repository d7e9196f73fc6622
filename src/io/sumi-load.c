/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-load.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define BYTE_ORDER_MARK "\xef\xbb\xbf"

/* Bytes that are read between two looks at the cancellable. */
#define CHUNK_SIZE ((gsize) 256 * 1024)

/* Reads at most SIZE bytes into BUFFER, as read() does: 0 at the end of the file, -1 with ERROR. */
typedef gssize (*ReadFunc) (gpointer source, void *buffer, gsize size, GError **error);

static gboolean
fail_with_errno (GError **error, int number)
{
  g_set_error_literal (error, G_IO_ERROR, g_io_error_from_errno (number), g_strerror (number));
  return FALSE;
}

/* FALSE with ERROR unless a file of TYPE can be read to an end. */
static gboolean
check_type (GFileType type, GError **error)
{
  if (type == G_FILE_TYPE_REGULAR)
    return TRUE;
  if (type == G_FILE_TYPE_DIRECTORY)
    return fail_with_errno (error, EISDIR);
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE,
                       _("this is not a regular file"));
  return FALSE;
}

static gssize
read_descriptor (gpointer source, void *buffer, gsize size, GError **error)
{
  int descriptor = *(int *) source;
  gssize n;

  do
    n = read (descriptor, buffer, size);
  while (n < 0 && errno == EINTR);
  if (n < 0)
    fail_with_errno (error, errno);
  return n;
}

static gssize
read_stream (gpointer source, void *buffer, gsize size, GError **error)
{
  return g_input_stream_read (source, buffer, size, NULL, error);
}

/* All bytes that READ returns from SOURCE, but at most LIMIT + 1. SIZE is the expected number: if
 * it is right, only one byte more is asked for, and the buffer does not grow. */
static char *
read_all (ReadFunc read,
          gpointer source,
          gsize size,
          gsize limit,
          GCancellable *cancellable,
          gsize *out_length,
          GError **error)
{
  gsize wanted = limit + 1;
  gsize expected = MIN (size + 1, wanted);
  g_autoptr (GByteArray) bytes = g_byte_array_sized_new ((guint) expected + 1);

  while (bytes->len < wanted)
    {
      guint old = bytes->len;
      gsize chunk = MIN (CHUNK_SIZE, (old < expected ? expected : wanted) - old);
      gssize n;

      if (g_cancellable_set_error_if_cancelled (cancellable, error))
        return NULL;
      g_byte_array_set_size (bytes, old + (guint) chunk);
      n = read (source, bytes->data + old, chunk, error);
      if (n < 0)
        return NULL;
      g_byte_array_set_size (bytes, old + (guint) n);
      if (n == 0)
        break;
    }
  *out_length = bytes->len;
  g_byte_array_append (bytes, (const guint8 *) "", 1);
  return (char *) g_byte_array_free (g_steal_pointer (&bytes), FALSE);
}

/* Opening anything but a regular file may block for ever, or have an effect on a device. So it is
 * opened without blocking, and its type is checked before it is read. */
static char *
load_local (const char *path,
            gsize limit,
            GCancellable *cancellable,
            gsize *out_length,
            GError **error)
{
  int descriptor = open (path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
  struct stat status;
  char *data = NULL;

  if (descriptor < 0)
    {
      fail_with_errno (error, errno);
      return NULL;
    }
  if (fstat (descriptor, &status) != 0)
    fail_with_errno (error, errno);
  else if (check_type (S_ISREG (status.st_mode)   ? G_FILE_TYPE_REGULAR
                       : S_ISDIR (status.st_mode) ? G_FILE_TYPE_DIRECTORY
                                                  : G_FILE_TYPE_SPECIAL,
                       error))
    data = read_all (read_descriptor, &descriptor, (gsize) status.st_size, limit, cancellable,
                     out_length, error);
  close (descriptor);
  return data;
}

/**
 * sumi_load_get_unreachable: says of a file or folder without a local path that it cannot be read
 * or written, and what to do.
 */
const char *
sumi_load_get_unreachable (void)
{
  /* Translators: of an address such as sftp://server/folder; follows a colon. */
  return _("Sumi cannot reach that address; use a folder on this computer");
}

/**
 * sumi_load_explain: replaces the message of ERROR, of reading or writing a file without a local
 * path, by what to do, if nothing on this computer supports its address. GIO only says that the
 * operation is not supported.
 */
void
sumi_load_explain (GError *error)
{
  if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED))
    return;
  g_free (error->message);
  error->message = g_strdup (sumi_load_get_unreachable ());
}

/* Files without a local path, such as those on a network share of GVfs. */
static char *
load_remote (GFile *file,
             gsize limit,
             GCancellable *cancellable,
             gsize *out_length,
             GError **error)
{
  g_autoptr (GError) reason = NULL;
  g_autoptr (GFileInputStream) stream = NULL;
  g_autoptr (GFileInfo) info
      = g_file_query_info (file, G_FILE_ATTRIBUTE_STANDARD_TYPE "," G_FILE_ATTRIBUTE_STANDARD_SIZE,
                           G_FILE_QUERY_INFO_NONE, cancellable, &reason);

  if (info != NULL && !check_type (g_file_info_get_file_type (info), error))
    return NULL;
  if (info != NULL)
    stream = g_file_read (file, cancellable, &reason);
  if (stream == NULL)
    {
      sumi_load_explain (reason);
      g_propagate_error (error, g_steal_pointer (&reason));
      return NULL;
    }
  return read_all (read_stream, stream, (gsize) g_file_info_get_size (info), limit, cancellable,
                   out_length, error);
}

/**
 * sumi_load_name: the name of FILE without its folder, to be shown; if FILE was made of a text that
 * is not the address of a file, that text. The caller owns it.
 */
char *
sumi_load_name (GFile *file)
{
  g_autofree char *name = g_file_get_basename (file);

  return name != NULL ? g_filename_display_name (name) : g_file_get_parse_name (file);
}

/* Whether FILE was made of no text at all, such as a variable of a shell that is empty. */
static gboolean
is_nothing (GFile *file)
{
  g_autofree char *uri = g_file_get_uri (file);

  return uri[0] == '\0';
}

/**
 * sumi_load_file: the contents of FILE, but at most LIMIT + 1 bytes (LIMIT below 2 GiB), so that a
 * length above LIMIT says that the file is too large. A zero byte follows them, which OUT_LENGTH
 * does not count. The caller owns them. NULL with an error of GIOErrorEnum:
 * G_IO_ERROR_NOT_REGULAR_FILE for a device or a FIFO, G_IO_ERROR_CANCELLED if CANCELLABLE, which
 * may be NULL, was cancelled. Blocks; for a thread.
 */
char *
sumi_load_file (GFile *file,
                gsize limit,
                GCancellable *cancellable,
                gsize *out_length,
                GError **error)
{
  const char *path = g_file_peek_path (file);

  if (g_cancellable_set_error_if_cancelled (cancellable, error))
    return NULL;
  if (path == NULL && is_nothing (file))
    {
      fail_with_errno (error, ENOENT);
      return NULL;
    }
  return path != NULL ? load_local (path, limit, cancellable, out_length, error)
                      : load_remote (file, limit, cancellable, out_length, error);
}

/**
 * sumi_load_skip_mark: skips the UTF-8 byte order mark that the LENGTH bytes at DATA may begin
 * with; some text editors write one.
 */
void
sumi_load_skip_mark (const char **data, gsize *length)
{
  const gsize n = strlen (BYTE_ORDER_MARK);

  if (*length < n || memcmp (*data, BYTE_ORDER_MARK, n) != 0)
    return;
  *data += n;
  *length -= n;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-file-watch.h"

#include "sumi-save.h"

/* A file, and what tells of it; NULL: nothing does. */
typedef struct
{
  GFile *file;
  GFileMonitor *monitor;
} Place;

struct _SumiFileWatch
{
  Place link;   /* what was asked for, which need not be a link */
  Place target; /* of the link; no file: it is none */
  SumiFileWatchFunc func;
  gpointer data;
};

static void follow (SumiFileWatch *self);

/* An editor saves a file by writing into it, or by putting another file in its place. */
static void
changed_cb (GFileMonitor *monitor,
            GFile *file,
            GFile *other,
            GFileMonitorEvent event,
            SumiFileWatch *self)
{
  const Place *place = monitor == self->link.monitor ? &self->link : &self->target;
  gboolean is_renamed = event == G_FILE_MONITOR_EVENT_RENAMED;
  /* The file itself may get another name, or another file its name. */
  gboolean is_written
    = event == G_FILE_MONITOR_EVENT_CHANGES_DONE_HINT || event == G_FILE_MONITOR_EVENT_MOVED_IN
      || (is_renamed && other != NULL && g_file_equal (other, place->file));

  if (!is_written && !is_renamed && event != G_FILE_MONITOR_EVENT_CREATED
      && event != G_FILE_MONITOR_EVENT_DELETED && event != G_FILE_MONITOR_EVENT_MOVED_OUT)
    return;
  follow (self);
  self->func (is_written, self->data);
}

static void
clear_place (SumiFileWatch *self, Place *place)
{
  if (place->monitor != NULL)
    g_signal_handlers_disconnect_by_data (place->monitor, self);
  g_clear_object (&place->monitor);
  g_clear_object (&place->file);
}

/* Watches FILE, which is taken over, as PLACE. */
static void
watch (SumiFileWatch *self, Place *place, GFile *file)
{
  place->file = file;
  place->monitor = g_file_monitor_file (file, G_FILE_MONITOR_WATCH_MOVES, NULL, NULL);
  if (place->monitor != NULL)
    g_signal_connect (place->monitor, "changed", G_CALLBACK (changed_cb), self);
}

/* Watches what the link leads to now. */
static void
follow (SumiFileWatch *self)
{
  const char *path = g_file_peek_path (self->link.file);
  g_autofree char *target = path != NULL ? sumi_save_find_target (path) : NULL;
  g_autoptr (GFile) file = target != NULL ? g_file_new_for_path (target) : NULL;

  if (file != NULL && self->target.file != NULL && g_file_equal (file, self->target.file))
    return;
  clear_place (self, &self->target);
  if (file != NULL && !g_file_equal (file, self->link.file))
    watch (self, &self->target, g_steal_pointer (&file));
}

/**
 * sumi_file_watch_new: calls FUNC with DATA, in the main loop, whenever FILE was written, came or
 * went, until the watch is freed.
 */
SumiFileWatch *
sumi_file_watch_new (GFile *file, SumiFileWatchFunc func, gpointer data)
{
  SumiFileWatch *self = g_new0 (SumiFileWatch, 1);

  self->func = func;
  self->data = data;
  watch (self, &self->link, g_object_ref (file));
  follow (self);
  return self;
}

void
sumi_file_watch_free (SumiFileWatch *self)
{
  clear_place (self, &self->link);
  clear_place (self, &self->target);
  g_free (self);
}

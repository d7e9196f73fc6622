/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* A pack as a file that is open: read and proved in a thread, watched, and read again when it is
 * saved; with what was solved of it. Emits "changed" after each change. */

#include <gio/gio.h>

#include "sumi-pack.h"

#define SUMI_TYPE_PACK_FILE (sumi_pack_file_get_type ())
G_DECLARE_FINAL_TYPE (SumiPackFile, sumi_pack_file, SUMI, PACK_FILE, GObject)

typedef enum
{
  SUMI_PACK_FILE_OPENED,    /* opened by the user: watched, and proved whenever it is read */
  SUMI_PACK_FILE_BUILT_IN,  /* translated by the program, and not watched */
  SUMI_PACK_FILE_INSTALLED, /* the same, and proved before it was installed */
} SumiPackFileKind;

typedef enum
{
  SUMI_PACK_FILE_LOADING, /* the first reading still runs, or has not begun */
  SUMI_PACK_FILE_READY,   /* the pack can be used, but for the items that have mistakes */
  SUMI_PACK_FILE_BROKEN,  /* it cannot */
  SUMI_PACK_FILE_CANCELLED,
} SumiPackFileState;

/* What became of a puzzle or a lesson so far. */
typedef enum
{
  SUMI_PACK_MARK_NONE,
  SUMI_PACK_MARK_TRIED,  /* not solved */
  SUMI_PACK_MARK_SOLVED, /* with help, or after a mistake */
  SUMI_PACK_MARK_FIRST,  /* once without help or mistakes, whatever came before */
} SumiPackMark;

typedef struct _SumiPackFile SumiPackFile;

/* What became of ITEM, as far as somebody else knows. */
typedef SumiPackMark (*SumiPackMarkFunc) (SumiPackFile *self, const SumiItem *item, gpointer data);

/* Whether PACK, which can be read, may be used: NULL, or what is wrong with its id, owned by the
 * caller. */
typedef char *(*SumiPackFileCheck) (SumiPackFile *self, SumiPack *pack, gpointer data);

SumiPackFile     *sumi_pack_file_new          (GFile *file, SumiPackFileKind kind);
SumiPackFile     *sumi_pack_file_new_unread   (GFile *file, SumiPackFileKind kind);
void              sumi_pack_file_set_check    (SumiPackFile *self, SumiPackFileCheck check,
                                               gpointer data);
GFile            *sumi_pack_file_get_file     (SumiPackFile *self);
gboolean          sumi_pack_file_is_built_in  (SumiPackFile *self);
SumiPackFileState sumi_pack_file_get_state    (SumiPackFile *self);
gboolean          sumi_pack_file_is_busy      (SumiPackFile *self);
SumiPack         *sumi_pack_file_get_pack     (SumiPackFile *self);
GPtrArray        *sumi_pack_file_get_mistakes (SumiPackFile *self);
gboolean          sumi_pack_file_is_there     (SumiPackFile *self);
char             *sumi_pack_file_get_title    (SumiPackFile *self);
void              sumi_pack_file_reload       (SumiPackFile *self);
void              sumi_pack_file_cancel       (SumiPackFile *self);
void              sumi_pack_file_refuse       (SumiPackFile *self);
gboolean          sumi_pack_file_is_refused   (SumiPackFile *self);
SumiPackMark      sumi_pack_file_get_mark     (SumiPackFile *self, const char *item_id);
void              sumi_pack_file_mark_all     (SumiPackFile *self, SumiPackMarkFunc func,
                                               gpointer data);
void              sumi_pack_file_forget_marks (SumiPackFile *self);
gboolean          sumi_pack_file_is_solved    (SumiPackFile *self, const char *item_id);
void              sumi_pack_file_set_solved   (SumiPackFile *self, const char *item_id);
guint             sumi_pack_file_count_solved (SumiPackFile *self);

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The fields of a task, in one table: how each is called in a file and on screen, what it may be,
 * with which tasks it goes, and where its value is kept. The reader, the writer and whoever edits
 * tasks go through it, and the JSON Schema is compared with it. */

#include "sumi-json-name.h"
#include "sumi-task.h"

/* What the value of a field is. */
typedef enum
{
  SUMI_TASK_VALUE_NAME,    /* one word of a list */
  SUMI_TASK_VALUE_NUMBER,  /* a whole number */
  SUMI_TASK_VALUE_COLOR,   /* a side; it may be left open */
  SUMI_TASK_VALUE_MOVE,    /* a legal move of the position; it may be left open where it is not
                            * required */
  SUMI_TASK_VALUE_CORNERS, /* a set of corners that is not empty */
  SUMI_TASK_VALUE_TEXTS,   /* texts, which the exercise keeps; the task has their number */
  SUMI_TASK_VALUE_TRUE,    /* nothing more than that it is given */
  SUMI_TASK_VALUE_CHOICE,  /* an object with exactly one of several fields */
} SumiTaskValue;

typedef struct _SumiTaskField SumiTaskField;
struct _SumiTaskField
{
  const char *name; /* in a file */
  SumiTaskValue value;
  gsize offset;     /* in SumiTask; choice: of its kind; true: none */

  gboolean is_required;
  int fallback;     /* if it is not required: what it is where it is left out */
  gboolean decides; /* which of the fields after it there are depends on it */

  guint types;      /* SUMI_TASK_BIT of the SumiTaskTypes that have it */
  guint sets;       /* mark: of the SumiSets that have it */
  guint quantities; /* count: of the SumiQuantities that have it */

  int min, max;     /* number; texts: how many */

  const SumiJsonName *names; /* name; choice: the words that stand for a kind without an object */
  guint n_names;
  const SumiTaskField *choices; /* choice: what its object may have */
  guint n_choices;
  int kind;                     /* of what is one of the choices: the kind that it makes */

  const char *label;       /* on screen, not translated */
  const char *description; /* a sentence or NULL, not translated; the schema has the same */
};

#define SUMI_TASK_BIT(value) (1u << (guint) (value))

/* In the order in which they are read, written and shown. */
typedef enum
{
  SUMI_TASK_FIELD_TYPE,
  SUMI_TASK_FIELD_GOAL,
  SUMI_TASK_FIELD_BY,
  SUMI_TASK_FIELD_MEASURE,
  SUMI_TASK_FIELD_OPENING,
  SUMI_TASK_FIELD_SET,
  SUMI_TASK_FIELD_QUANTITY,
  SUMI_TASK_FIELD_WITHIN,
  SUMI_TASK_FIELD_SIDE,
  SUMI_TASK_FIELD_MOVE,
  SUMI_TASK_FIELD_REASON_MOVE, /* called the same in a file */
  SUMI_TASK_FIELD_THAN,
  SUMI_TASK_FIELD_ASK,
  SUMI_TASK_FIELD_OPTIONS,
  SUMI_TASK_FIELD_ANSWER,
  SUMI_TASK_FIELD_OPPONENT,
  SUMI_TASK_FIELD_AIM,
  SUMI_N_TASK_FIELDS,
} SumiTaskFieldId;

extern const SumiTaskField SUMI_TASK_FIELDS[SUMI_N_TASK_FIELDS];

gboolean     sumi_task_field_applies         (const SumiTaskField *field, const SumiTask *task);
gboolean     sumi_task_field_is_given        (const SumiTaskField *field, const SumiTask *task);
int          sumi_task_field_get_max         (const SumiTaskField *field, const SumiTask *task);
int          sumi_task_field_get_int         (const SumiTaskField *field, const SumiTask *task);
void         sumi_task_field_set_int         (const SumiTaskField *field, SumiTask *task,
                                              int value);
SumiBitboard sumi_task_field_get_corners     (const SumiTaskField *field, const SumiTask *task);
void         sumi_task_field_set_corners     (const SumiTaskField *field, SumiTask *task,
                                              SumiBitboard corners);
const SumiTaskField *sumi_task_field_get_choice (const SumiTaskField *field,
                                                 const SumiTask *task);
const char  *sumi_task_field_get_label       (const SumiTaskField *field);
const char  *sumi_task_field_get_description (const SumiTaskField *field);
const char  *sumi_task_name_get_label        (const SumiJsonName *name);

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-pack-read.h"

#include <glib/gi18n-lib.h>

#include "sumi-pack-names.h"
#include "sumi-prover.h"

/* What there is to be read of one type of task, or of one set or quantity of it. */
typedef struct
{
  const SumiJsonField *fields;
  guint n_fields;
} Shape;

static void read_within (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);
static void read_by (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);
static void read_measure (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);
static void read_side (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);
static void read_move (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);
static void read_options (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);
static void read_answer (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target);

#define TASK(member) G_STRUCT_OFFSET (SumiExercise, task.member)

static const SumiJsonField force_fields[] = {
  { "type", NULL, 0, TRUE },
  { "goal", sumi_pack_read_goal, TASK (goal), TRUE },
  { "within", read_within, TASK (within), TRUE },
};

static const SumiJsonField win_fields[] = {
  { "type", NULL, 0, TRUE },
  { "by", read_by, TASK (by), FALSE },
};

static const SumiJsonField best_fields[] = {
  { "type", NULL, 0, TRUE },
  { "measure", read_measure, TASK (measure), TRUE },
};

static const SumiJsonField mark_fields[] = {
  { "type", NULL, 0, TRUE },
  { "set", NULL, 0, TRUE },
};

static const SumiJsonField mark_side_fields[] = {
  { "type", NULL, 0, TRUE },
  { "set", NULL, 0, TRUE },
  { "side", read_side, 0, FALSE },
};

static const SumiJsonField mark_move_fields[] = {
  { "type", NULL, 0, TRUE },
  { "set", NULL, 0, TRUE },
  { "move", read_move, 0, TRUE },
};

static const SumiJsonField count_fields[] = {
  { "type", NULL, 0, TRUE },
  { "quantity", NULL, 0, TRUE },
};

static const SumiJsonField count_side_fields[] = {
  { "type", NULL, 0, TRUE },
  { "quantity", NULL, 0, TRUE },
  { "side", read_side, 0, FALSE },
};

static const SumiJsonField count_move_fields[] = {
  { "type", NULL, 0, TRUE },
  { "quantity", NULL, 0, TRUE },
  { "move", read_move, 0, TRUE },
};

static const SumiJsonField flip_fields[] = {
  { "type", NULL, 0, TRUE },
  { "move", read_move, 0, TRUE },
};

static const SumiJsonField choose_fields[] = {
  { "type", NULL, 0, TRUE },
  { "options", read_options, 0, TRUE },
  { "answer", read_answer, 0, TRUE },
};

static const SumiJsonField play_fields[] = {
  { "type", NULL, 0, TRUE },
  { "opponent", sumi_pack_read_opponent, TASK (opponent), TRUE },
  { "aim", sumi_pack_read_aim, TASK (aim), FALSE },
};

#define SHAPE(fields) { fields, G_N_ELEMENTS (fields) }

/* By SumiTaskType; of mark and count without a set or quantity nothing can be read. */
static const Shape task_shapes[SUMI_N_TASK_TYPES] = {
  [SUMI_TASK_FORCE] = SHAPE (force_fields),   [SUMI_TASK_DENY] = SHAPE (force_fields),
  [SUMI_TASK_WIN] = SHAPE (win_fields),       [SUMI_TASK_BEST] = SHAPE (best_fields),
  [SUMI_TASK_FLIP] = SHAPE (flip_fields),     [SUMI_TASK_CHOOSE] = SHAPE (choose_fields),
  [SUMI_TASK_PLAY] = SHAPE (play_fields),
};

/* By SumiSet. */
static const Shape mark_shapes[SUMI_N_SETS] = {
  [SUMI_SET_LEGAL_MOVES] = SHAPE (mark_side_fields), [SUMI_SET_FLIPS] = SHAPE (mark_move_fields),
  [SUMI_SET_FRONTIER] = SHAPE (mark_side_fields),    [SUMI_SET_STABLE] = SHAPE (mark_side_fields),
  [SUMI_SET_CORNER_GIFTS] = SHAPE (mark_fields),     [SUMI_SET_ODD_REGIONS] = SHAPE (mark_fields),
};

/* By SumiQuantity. */
static const Shape count_shapes[SUMI_N_QUANTITIES] = {
  [SUMI_QUANTITY_LEGAL_MOVES] = SHAPE (count_side_fields),
  [SUMI_QUANTITY_FLIPS] = SHAPE (count_move_fields),
  [SUMI_QUANTITY_BLACK] = SHAPE (count_fields),
  [SUMI_QUANTITY_WHITE] = SHAPE (count_fields),
  [SUMI_QUANTITY_EMPTIES] = SHAPE (count_fields),
  [SUMI_QUANTITY_MARGIN] = SHAPE (count_fields),
};

static void
read_within (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  sumi_json_get_int (walk, item, 1, SUMI_PROVER_MAX_MOVES, target);
}

static void
read_by (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  sumi_json_get_int (walk, item, 1, SUMI_PACK_MAX_SCORE, target);
}

static void
read_measure (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  SumiMeasure *out_measure = target;
  int value;

  if (sumi_json_get_name (walk, item, SUMI_PACK_MEASURES, SUMI_PACK_N_MEASURES, &value))
    *out_measure = (SumiMeasure) value;
}

static void
read_side (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  SumiTask *task = &((SumiExercise *) target)->task;

  task->has_side = sumi_pack_read_color (walk, item, &task->side);
}

static void
read_move (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  SumiExercise *exercise = target;

  sumi_pack_read_move (walk, item, exercise->position, &exercise->task.move);
}

/* Reports an option that says the same as one before it: nobody could tell which of them is
 * right. */
static void
check_options (SumiJsonWalk *walk, const SumiJsonItem *item, const GPtrArray *options)
{
  for (guint i = 0; i < options->len; i++)
    {
      for (guint j = 0; j < i; j++)
        {
          if (sumi_text_equal (options->pdata[i], options->pdata[j]))
            {
              sumi_json_report (walk, item, SUMI_MISTAKE_VALUE,
                                /* Translators: two sentences of a list are meant, from 0. */
                                _("options %u and %u say the same"), j, i);
              return;
            }
        }
    }
}

static void
read_options (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  SumiExercise *exercise = target;

  if (!sumi_json_is_array (walk, item, SUMI_PACK_MIN_OPTIONS, SUMI_PACK_MAX_OPTIONS))
    return;
  sumi_pack_read_texts (walk, item, SUMI_PACK_MIN_OPTIONS, SUMI_PACK_MAX_OPTIONS,
                        exercise->options);
  exercise->task.n_options = (int) json_array_get_length (json_node_get_array (item->node));
  if ((int) exercise->options->len == exercise->task.n_options)
    check_options (walk, item, exercise->options);
}

static void
read_answer (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  SumiTask *task = &((SumiExercise *) target)->task;
  int n_options = task->n_options > 0 ? task->n_options : SUMI_PACK_MAX_OPTIONS;

  sumi_json_get_int (walk, item, 0, n_options - 1, &task->answer);
}

/* Reads which of NAMES the member KEY of a task is. */
static gboolean
read_kind (SumiJsonWalk *walk,
           const SumiJsonItem *item,
           const char *key,
           const SumiJsonName *names,
           guint n_names,
           int *out_value)
{
  SumiJsonItem kind;

  return sumi_json_get_member (walk, item, key, &kind)
         && sumi_json_get_name (walk, &kind, names, n_names, out_value);
}

/* Reads what decides which other fields a task has; NULL if that is not known. */
static const Shape *
find_shape (SumiJsonWalk *walk, const SumiJsonItem *item, SumiTask *task)
{
  int value;

  if (!read_kind (walk, item, "type", SUMI_PACK_TASK_TYPES, SUMI_PACK_N_TASK_TYPES, &value))
    return NULL;
  task->type = (SumiTaskType) value;
  if (task->type == SUMI_TASK_MARK)
    {
      if (!read_kind (walk, item, "set", SUMI_PACK_SETS, SUMI_PACK_N_SETS, &value))
        return NULL;
      task->set = (SumiSet) value;
      return &mark_shapes[value];
    }
  if (task->type == SUMI_TASK_COUNT)
    {
      if (!read_kind (walk, item, "quantity", SUMI_PACK_QUANTITIES, SUMI_PACK_N_QUANTITIES, &value))
        return NULL;
      task->quantity = (SumiQuantity) value;
      return &count_shapes[value];
    }

  return &task_shapes[value];
}

/* Reads a task by the fields of its type; of an unknown type nothing but that is reported. */
void
sumi_pack_read_task (SumiJsonWalk *walk, const SumiJsonItem *item, gpointer target)
{
  SumiExercise *exercise = *(SumiExercise **) target;
  const Shape *shape = find_shape (walk, item, &exercise->task);

  g_free (exercise->task_where);
  exercise->task_place = sumi_json_get_place (walk, item);
  exercise->task_where = sumi_json_get_path (item);
  if (shape != NULL)
    sumi_json_read_fields (walk, item, shape->fields, shape->n_fields, exercise);
}

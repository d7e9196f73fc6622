/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What can go wrong with the store of a learner. The messages are sentences for the user,
 * translated, without a full stop. */

#include <glib.h>

#define SUMI_LEARNER_ERROR (sumi_learner_error_quark ())

typedef enum
{
  SUMI_LEARNER_ERROR_FULL,      /* the disk is full, or takes no more for another reason */
  SUMI_LEARNER_ERROR_READ_ONLY, /* the file or its folder may not be written, or only be read */
  SUMI_LEARNER_ERROR_BUSY,      /* another program has held the file for seconds */
  SUMI_LEARNER_ERROR_DAMAGED,   /* the file is broken */
  SUMI_LEARNER_ERROR_FOREIGN,   /* the file is a database of something else; it was left alone */
  SUMI_LEARNER_ERROR_GONE,      /* the file is not there any more, or is another one */
  SUMI_LEARNER_ERROR_INVALID,   /* the outcome is none that can be stored */
  SUMI_LEARNER_ERROR_IO,        /* anything else that reading or writing ran into */
  SUMI_LEARNER_ERROR_NAME,      /* of learners: a name that is empty, too long or taken */
  SUMI_LEARNER_ERROR_UNKNOWN,   /* of learners: there is none of that id */
} SumiLearnerError;

GQuark sumi_learner_error_quark (void);

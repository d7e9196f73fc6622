/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-ui.h"

#include "sumi-board-picture.h"
#include "sumi-board-view.h"
#include "sumi-disc-icon.h"
#include "sumi-feedback-view.h"
#include "sumi-header.h"
#include "sumi-mistakes-view.h"
#include "sumi-packs-page.h"
#include "sumi-replay-view.h"
#include "sumi-resources.h"
#include "sumi-split.h"
#include "sumi-square-text.h"

/**
 * sumi_ui_init: makes known the resources, and every type that a template names.
 */
void
sumi_ui_init (void)
{
  g_resources_register (sumi_get_resource ());

  g_type_ensure (SUMI_TYPE_BOARD_PICTURE);
  g_type_ensure (SUMI_TYPE_BOARD_VIEW);
  g_type_ensure (SUMI_TYPE_DISC_ICON);
  g_type_ensure (SUMI_TYPE_FEEDBACK_VIEW);
  g_type_ensure (SUMI_TYPE_HEADER);
  g_type_ensure (SUMI_TYPE_MISTAKES_VIEW);
  g_type_ensure (SUMI_TYPE_PACKS_PAGE);
  g_type_ensure (SUMI_TYPE_REPLAY_VIEW);
  g_type_ensure (SUMI_TYPE_SPLIT);
  g_type_ensure (SUMI_TYPE_SQUARE_TEXT);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What must have happened before a template of the interface is instantiated. */

void sumi_ui_init (void);

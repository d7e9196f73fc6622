/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The templates of all pages, and the types that they name. */

void sumi_templates_init (void);

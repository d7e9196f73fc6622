/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The application: one process with one window, the packs that are open, and the settings. */

#include <adwaita.h>

#define SUMI_TYPE_APPLICATION (sumi_application_get_type ())
G_DECLARE_FINAL_TYPE (SumiApplication, sumi_application, SUMI, APPLICATION, AdwApplication)

SumiApplication *sumi_application_new (void);

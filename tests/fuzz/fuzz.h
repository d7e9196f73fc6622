/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Each fuzz-NAME.c is a harness: it gives any bytes to one reader or machine of Sumi and aborts
 * where a property does not hold. libFuzzer runs it on inputs that it makes itself
 * (build-aux/fuzz.sh), the tests on the files in corpus/NAME (replay.c). */

#include <stddef.h>
#include <stdint.h>

int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Weights made from a seed, so that every feature counts and no two count alike. */

#include "sumi-weights.h"

SumiWeights *random_weights_new (uint64_t seed);

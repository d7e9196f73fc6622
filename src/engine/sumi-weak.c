/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-weak.h"

/* A reference to OBJECT that does not keep it; for sumi_weak_end(). */
GWeakRef *
sumi_weak_new (gpointer object)
{
  GWeakRef *weak = g_new (GWeakRef, 1);

  g_weak_ref_init (weak, object);
  return weak;
}

/* The object, owned by the caller, or NULL if it is gone. Frees WEAK. */
gpointer
sumi_weak_end (GWeakRef *weak)
{
  gpointer object = g_weak_ref_get (weak);

  g_weak_ref_clear (weak);
  g_free (weak);
  return object;
}

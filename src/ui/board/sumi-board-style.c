/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-board-style.h"

#include <adwaita.h>

struct _SumiBoardStyle
{
  GObject parent_instance;

  SumiBoardTheme theme;
  gboolean shows_coordinates;
  gboolean previews_moves;
  guint motion; /* into MOTIONS */
};

enum
{
  PROP_THEME = 1,
  PROP_SHOWS_COORDINATES,
  PROP_PREVIEWS_MOVES,
  PROP_MOTION,
  N_PROPS,
};

enum
{
  CHANGED,
  N_SIGNALS,
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (SumiBoardStyle, sumi_board_style, G_TYPE_OBJECT)

/* How the settings call the themes. */
static const char *const NAMES[] = { "green", "slate" };

/* How the settings call the speeds, and how many times as long as usual each takes. */
static const struct
{
  const char *name;
  guint factor;
} MOTIONS[] = { { "normal", 1 }, { "slow", 3 }, { "none", 0 } };

/* What lies on the felt of either theme. */
#define ON_FELT                                                                                    \
  .hover = { 1.f, 1.f, 1.f, 0.13f }, .lit_fill = { 1.f, 0.93f, 0.55f, 0.30f },                     \
  .lit_edge = { 1.f, 0.93f, 0.55f, 0.95f }, .legal = { 1.f, 1.f, 1.f, 0.72f },                     \
  .undone = { 1.f, 1.f, 1.f, 0.85f }, .good = { 0.80f, 1.f, 0.72f, 1.f },                          \
  .bad = { 1.f, 0.82f, 0.55f, 1.f }, .mark = { 1.f, 1.f, 1.f, 0.95f },                             \
  .arrow = { 1.f, 0.83f, 0.42f, 1.f }, .fill = { 0.62f, 0.86f, 1.f, 0.45f },                       \
  .fill_edge = { 0.75f, 0.92f, 1.f, 1.f }, .hatch = { 0.90f, 0.96f, 1.f, 0.80f },                  \
  .ring = { 0.45f, 0.80f, 1.f, 1.f }, .cause = { 1.f, 0.87f, 0.35f, 1.f },                         \
  .disc_light = { { 0.36f, 0.36f, 0.38f, 1.f }, { 1.f, 1.f, 1.f, 1.f } },                          \
  .disc_rim = { { 0.07f, 0.07f, 0.08f, 1.f }, { 0.83f, 0.83f, 0.80f, 1.f } },                      \
  .disc_edge = { { 0.f, 0.f, 0.f, 0.90f }, { 0.55f, 0.55f, 0.52f, 0.85f } }

static const SumiBoardColors COLORS[SUMI_N_BOARD_THEMES] = {
  [SUMI_BOARD_GREEN] = {
    .felt_top = { 0.180f, 0.485f, 0.315f, 1.f },
    .felt_bottom = { 0.165f, 0.450f, 0.290f, 1.f },
    .frame = { 0.02f, 0.09f, 0.05f, 1.f },
    .line = { 0.f, 0.05f, 0.02f, 0.92f },
    .back = { 0.05f, 0.17f, 0.10f, 0.92f },
    ON_FELT,
  },
  [SUMI_BOARD_SLATE] = {
    .felt_top = { 0.300f, 0.420f, 0.540f, 1.f },
    .felt_bottom = { 0.280f, 0.395f, 0.510f, 1.f },
    .frame = { 0.02f, 0.05f, 0.10f, 1.f },
    .line = { 0.f, 0.02f, 0.06f, 0.92f },
    .back = { 0.05f, 0.09f, 0.16f, 0.92f },
    ON_FELT,
  },
  /* Flat: no light falls, nothing is transparent. */
  [SUMI_BOARD_HIGH_CONTRAST] = {
    .felt_top = { 0.10f, 0.50f, 0.29f, 1.f },
    .felt_bottom = { 0.10f, 0.50f, 0.29f, 1.f },
    .frame = { 0.f, 0.f, 0.f, 1.f },
    .line = { 0.f, 0.f, 0.f, 1.f },
    .hover = { 1.f, 1.f, 1.f, 0.25f },
    .lit_fill = { 1.f, 1.f, 0.70f, 0.35f },
    .lit_edge = { 1.f, 1.f, 0.70f, 1.f },
    .legal = { 1.f, 1.f, 1.f, 1.f },
    .undone = { 1.f, 1.f, 1.f, 1.f },
    .good = { 0.90f, 1.f, 0.85f, 1.f },
    .bad = { 1.f, 0.92f, 0.75f, 1.f },
    .mark = { 1.f, 1.f, 1.f, 1.f },
    .back = { 0.f, 0.f, 0.f, 1.f },
    .arrow = { 1.f, 0.93f, 0.60f, 1.f },
    .fill = { 0.70f, 0.90f, 1.f, 0.45f },
    .fill_edge = { 1.f, 1.f, 1.f, 1.f },
    .hatch = { 1.f, 1.f, 1.f, 1.f },
    .ring = { 0.60f, 0.88f, 1.f, 1.f },
    .cause = { 1.f, 0.95f, 0.60f, 1.f },
    .disc_light = { { 0.f, 0.f, 0.f, 1.f }, { 1.f, 1.f, 1.f, 1.f } },
    .disc_rim = { { 0.f, 0.f, 0.f, 1.f }, { 1.f, 1.f, 1.f, 1.f } },
    .disc_edge = { { 0.f, 0.f, 0.f, 1.f }, { 0.f, 0.f, 0.f, 1.f } },
  },
};

static void
emit_changed (SumiBoardStyle *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

static SumiBoardTheme
find_theme (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (NAMES); i++)
    {
      if (g_strcmp0 (name, NAMES[i]) == 0)
        return (SumiBoardTheme) i;
    }
  return SUMI_BOARD_GREEN;
}

static guint
find_motion (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (MOTIONS); i++)
    {
      if (g_strcmp0 (name, MOTIONS[i].name) == 0)
        return i;
    }
  return 0;
}

static void
sumi_board_style_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  SumiBoardStyle *self = SUMI_BOARD_STYLE (object);

  switch (id)
    {
    case PROP_THEME:
      g_value_set_string (value, NAMES[self->theme]);
      break;
    case PROP_SHOWS_COORDINATES:
      g_value_set_boolean (value, self->shows_coordinates);
      break;
    case PROP_PREVIEWS_MOVES:
      g_value_set_boolean (value, self->previews_moves);
      break;
    case PROP_MOTION:
      g_value_set_string (value, MOTIONS[self->motion].name);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
sumi_board_style_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  SumiBoardStyle *self = SUMI_BOARD_STYLE (object);

  switch (id)
    {
    case PROP_THEME:
      self->theme = find_theme (g_value_get_string (value));
      emit_changed (self);
      break;
    case PROP_SHOWS_COORDINATES:
      self->shows_coordinates = g_value_get_boolean (value);
      emit_changed (self);
      break;
    case PROP_PREVIEWS_MOVES:
      self->previews_moves = g_value_get_boolean (value);
      emit_changed (self);
      break;
    case PROP_MOTION:
      self->motion = find_motion (g_value_get_string (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
sumi_board_style_class_init (SumiBoardStyleClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = sumi_board_style_get_property;
  object_class->set_property = sumi_board_style_set_property;

  properties[PROP_THEME] = g_param_spec_string ("theme", NULL, NULL, "green", flags);
  properties[PROP_SHOWS_COORDINATES] =
      g_param_spec_boolean ("shows-coordinates", NULL, NULL, TRUE, flags);
  properties[PROP_PREVIEWS_MOVES] =
      g_param_spec_boolean ("previews-moves", NULL, NULL, FALSE, flags);
  properties[PROP_MOTION] = g_param_spec_string ("motion", NULL, NULL, "normal", flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
}

static void
sumi_board_style_init (SumiBoardStyle *self)
{
  self->shows_coordinates = TRUE;
  g_signal_connect_object (adw_style_manager_get_default (), "notify::high-contrast",
                           G_CALLBACK (emit_changed), self, G_CONNECT_SWAPPED);
}

/**
 * sumi_board_style_get_default: the style of all boards; it lives as long as the program.
 */
SumiBoardStyle *
sumi_board_style_get_default (void)
{
  static SumiBoardStyle *style;

  if (style == NULL)
    style = g_object_new (SUMI_TYPE_BOARD_STYLE, NULL);
  return style;
}

/**
 * sumi_board_style_get_colors: the colours of the theme that was chosen, or those of high contrast
 * where the desktop asks for it.
 */
const SumiBoardColors *
sumi_board_style_get_colors (SumiBoardStyle *self)
{
  if (adw_style_manager_get_high_contrast (adw_style_manager_get_default ()))
    return &COLORS[SUMI_BOARD_HIGH_CONTRAST];
  return &COLORS[self->theme];
}

/**
 * sumi_board_style_get_shows_coordinates: whether letters and numbers stand beside boards.
 */
gboolean
sumi_board_style_get_shows_coordinates (SumiBoardStyle *self)
{
  return self->shows_coordinates;
}

/**
 * sumi_board_style_get_previews_moves: whether boards show what the move would do that is pointed
 * at.
 */
gboolean
sumi_board_style_get_previews_moves (SumiBoardStyle *self)
{
  return self->previews_moves;
}

/**
 * sumi_board_style_get_slowness: how many times as long as usual discs take to turn; 0: they turn
 * at once.
 */
guint
sumi_board_style_get_slowness (SumiBoardStyle *self)
{
  return MOTIONS[self->motion].factor;
}

/**
 * sumi_board_theme_get_colors: the colours of THEME, whatever was chosen.
 */
const SumiBoardColors *
sumi_board_theme_get_colors (SumiBoardTheme theme)
{
  return &COLORS[theme];
}

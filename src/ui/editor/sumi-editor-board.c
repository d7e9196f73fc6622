/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-editor-board.h"

#include <glib/gi18n-lib.h>

#include "sumi-board-view.h"
#include "sumi-draft-lesson.h"
#include "sumi-draft-part.h"
#include "sumi-draft-path.h"
#include "sumi-question.h"
#include "sumi-ui-focus.h"
#include "sumi-ui-words.h"
#include "sumi-ui.h"

/* The symmetries that a board is turned by. */
#define MIRRORED 1
#define CLOCKWISE 6

typedef enum
{
  TOOL_BLACK = SUMI_BLACK,
  TOOL_WHITE = SUMI_WHITE,
  TOOL_EMPTY,
  TOOL_LIGHT,
  TOOL_ARROW,
  TOOL_MOVES,
  TOOL_NAME,
  N_TOOLS,
} Tool;

struct _SumiEditorBoard
{
  AdwBin parent_instance;

  SumiDraftFile *file;
  SumiEditorProver *prover;
  char *where; /* NULL: nothing that has a board */
  Tool tool;
  const char *news;   /* what a key on the board has chosen; NULL: something was changed since */
  gboolean erases;    /* the stroke takes away what the tool would put */
  guint n_strokes;
  SumiSquare arrow;   /* where the next arrow begins; SUMI_SQUARE_NONE: not chosen yet */
  SumiSquare drawn;   /* where the arrow of this stroke ends; SUMI_SQUARE_NONE: it has none */
  SumiSquare pointed; /* at in a text; SUMI_SQUARE_NONE: none */
  GCancellable *pasting; /* NULL: nothing was pasted here yet */
  GSimpleAction *use;

  SumiBoardView *board;
  GtkButton *side_button;
  GtkMenuButton *menu_button;
  GtkWidget *step_tools;
};

enum
{
  SQUARE_NAMED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (SumiEditorBoard, sumi_editor_board, ADW_TYPE_BIN)

static SumiDraft *
get_draft (SumiEditorBoard *self)
{
  return sumi_draft_file_get_draft (self->file);
}

static gboolean
is_step (SumiEditorBoard *self)
{
  guint item, step;

  return self->where != NULL && sumi_draft_parse_step (self->where, &item, &step);
}

/* The position that discs are put on. */
static SumiPosition
get_position (SumiEditorBoard *self)
{
  SumiPosition position = sumi_position_make (0, 0, SUMI_BLACK);

  if (self->where != NULL)
    sumi_draft_get_position (get_draft (self), self->where, &position);
  return position;
}

/* The position in sight: after the moves that a step shows, unless discs are put. */
static SumiPosition
get_shown (SumiEditorBoard *self)
{
  SumiPosition position = get_position (self);
  guint item, step;

  if (self->tool > TOOL_EMPTY && self->where != NULL
      && sumi_draft_parse_step (self->where, &item, &step))
    sumi_draft_get_step_end (get_draft (self), item, step, &position);
  return position;
}

/* Takes over DRAFT; NULL changes nothing. */
static void
push (SumiEditorBoard *self, SumiDraft *draft, const char *group)
{
  if (draft != NULL)
    sumi_draft_file_push (self->file, draft, group);
}

static void
push_position (SumiEditorBoard *self, SumiPosition position, const char *group)
{
  if (self->where != NULL)
    push (self, sumi_draft_set_position (get_draft (self), self->where, position), group);
}

static void
show_tools_of_step (SumiEditorBoard *self, SumiBoardSceneSpec *spec)
{
  SumiArrow arrows[SUMI_PACK_MAX_ARROWS];
  guint n = sumi_draft_get_arrows (get_draft (self), self->where, arrows);

  spec->marks = spec->lit;
  spec->lit = sumi_draft_get_squares (get_draft (self), self->where);
  for (guint i = 0; i < n; i++)
    spec->arrows[spec->n_arrows++] = (SumiBoardArrow){ arrows[i].from, arrows[i].to };
  if (self->arrow != SUMI_SQUARE_NONE && self->drawn == SUMI_SQUARE_NONE)
    spec->anchors = sumi_bitboard_of (self->arrow);
  spec->shows_legal = self->tool == TOOL_MOVES;
}

/* What a screen reader says of the board: what a key has chosen, or else what is proved, once it
 * is. The line that says it to everybody else is never where the focus is. */
static const char *
get_news (SumiEditorBoard *self)
{
  if (self->news != NULL)
    return self->news;
  return sumi_editor_prover_get_icon (self->prover) != NULL
           ? sumi_editor_prover_get_status (self->prover) : NULL;
}

static void
update_scene (SumiEditorBoard *self)
{
  SumiPosition position = get_shown (self);
  const SumiDraftProof *proof = sumi_editor_prover_get_proof (self->prover);
  SumiBitboard right = proof != NULL ? sumi_draft_proof_get_right (proof) : 0;
  gboolean is_by_move = proof != NULL && proof->judgement != NULL;
  SumiBoardSceneSpec spec = {
    .position = position,
    .last_move = SUMI_SQUARE_NONE,
    .undone_move = SUMI_SQUARE_NONE,
    .legal = sumi_position_legal_moves (position),
    .is_active = TRUE,
    .puts_disc = self->tool < TOOL_EMPTY,
    .disc = self->tool < TOOL_EMPTY ? (SumiColor) self->tool : SUMI_BLACK,
    .good = is_by_move ? right : 0,
    .lit = is_by_move ? 0 : right,
    .news = get_news (self),
  };
  g_autoptr (SumiBoardScene) scene = NULL;

  if (is_step (self))
    show_tools_of_step (self, &spec);
  if (self->pointed != SUMI_SQUARE_NONE)
    spec.lit |= sumi_bitboard_of (self->pointed);
  scene = sumi_board_scene_new (&spec);
  sumi_board_view_set_scene (self->board, scene);
  gtk_button_set_label (self->side_button, sumi_turn_to_text (get_position (self).turn));
}

/* Lets a screen reader say NEWS, of what a key has chosen; a button that was pressed says it
 * itself. */
static void
tell (SumiEditorBoard *self, const char *news)
{
  self->news = sumi_ui_has_focus_in (GTK_WIDGET (self->board)) ? news : NULL;
  update_scene (self);
}

static void
update_actions (SumiEditorBoard *self)
{
  static const char *const of_board[] = { "editor.side", "editor.clear", "editor.start",
                                          "editor.mirror", "editor.turn", "editor.swap",
                                          "editor.paste" };
  GtkWidget *widget = GTK_WIDGET (self);
  gboolean has_position = FALSE, has_moves = FALSE;

  for (guint i = 0; i < G_N_ELEMENTS (of_board); i++)
    gtk_widget_action_set_enabled (widget, of_board[i], self->where != NULL);
  if (is_step (self))
    {
      g_autofree char *position = sumi_draft_member_path (self->where, "position");
      g_autofree char *moves = sumi_draft_member_path (self->where, "show.moves");

      has_position = sumi_draft_get (get_draft (self), position) != NULL;
      has_moves = sumi_draft_get (get_draft (self), moves) != NULL;
    }
  gtk_widget_action_set_enabled (widget, "editor.go-on", has_position);
  gtk_widget_action_set_enabled (widget, "editor.take-move", has_moves);
  gtk_widget_set_visible (self->step_tools, is_step (self));
}

/* The first square of a stroke says what the stroke does: where the disc is there already, it takes
 * discs of that colour away. TOOL is one of the three. */
static void
paint_disc (
    SumiEditorBoard *self, Tool tool, SumiSquare square, gboolean begins, const char *group)
{
  SumiPosition position = get_position (self);
  SumiBitboard at = sumi_bitboard_of (square);
  SumiBitboard black = sumi_position_discs (position, SUMI_BLACK);
  SumiBitboard white = sumi_position_discs (position, SUMI_WHITE);

  if (begins)
    self->erases = (tool == TOOL_BLACK && (black & at) != 0)
                   || (tool == TOOL_WHITE && (white & at) != 0);
  black &= ~at;
  white &= ~at;
  if (!self->erases && tool == TOOL_BLACK)
    black |= at;
  else if (!self->erases && tool == TOOL_WHITE)
    white |= at;
  push_position (self, sumi_position_make (black, white, position.turn), group);
}

static void
paint_light (SumiEditorBoard *self, SumiSquare square, gboolean begins, const char *group)
{
  SumiBitboard lit = sumi_draft_get_squares (get_draft (self), self->where);
  SumiBitboard at = sumi_bitboard_of (square);

  if (begins)
    self->erases = (lit & at) != 0;
  push (self,
        sumi_draft_set_squares (get_draft (self), self->where, self->erases ? lit & ~at : lit | at),
        group);
}

static void
push_arrow (SumiEditorBoard *self, SumiSquare to, const char *group)
{
  SumiDraft *draft = sumi_draft_toggle_arrow (get_draft (self), self->where,
                                              (SumiArrow){ self->arrow, to });

  if (draft == NULL)
    gtk_widget_activate_action (GTK_WIDGET (self), "editor.tell", "s",
                                _("A step shows at most eight arrows."));
  push (self, draft, group);
}

/* An arrow is drawn from where the mouse is pressed to where it goes, or between two squares that
 * are chosen one after the other. */
static void
paint_arrow (SumiEditorBoard *self, SumiSquare square, gboolean begins, const char *group)
{
  if (begins && (self->arrow == SUMI_SQUARE_NONE || self->drawn != SUMI_SQUARE_NONE))
    {
      self->arrow = square;
      self->drawn = SUMI_SQUARE_NONE;
    }
  else if (begins)
    {
      if (square != self->arrow)
        push_arrow (self, square, group);
      self->arrow = SUMI_SQUARE_NONE;
    }
  else if (self->arrow != SUMI_SQUARE_NONE)
    {
      /* While it is drawn, its end goes along. */
      if (self->drawn != SUMI_SQUARE_NONE)
        push_arrow (self, self->drawn, group);
      self->drawn = square != self->arrow ? square : SUMI_SQUARE_NONE;
      if (self->drawn != SUMI_SQUARE_NONE)
        push_arrow (self, square, group);
    }
  update_scene (self);
}

static void
play_move (SumiEditorBoard *self, SumiSquare square)
{
  SumiDraft *draft;
  guint item, step;

  if (!sumi_draft_parse_step (self->where, &item, &step))
    return;
  draft = sumi_draft_add_move (get_draft (self), item, step, square);
  if (draft == NULL)
    gtk_widget_activate_action (GTK_WIDGET (self), "editor.tell", "s",
                                _("This move cannot be played here."));
  push (self, draft, NULL);
}

/* What TOOL puts with Shift: a disc of the other colour. */
static Tool
invert (Tool tool)
{
  return tool == TOOL_BLACK ? TOOL_WHITE : tool == TOOL_WHITE ? TOOL_BLACK : tool;
}

static void
painted_cb (SumiEditorBoard *self, int square, gboolean begins, gboolean inverts)
{
  g_autofree char *group = NULL;
  SumiSquare at = (SumiSquare) square;

  if (self->where == NULL)
    return;
  if (begins)
    self->n_strokes++;
  group = g_strdup_printf ("stroke %u", self->n_strokes);
  switch (self->tool)
    {
    case TOOL_LIGHT:
      paint_light (self, at, begins, group);
      break;
    case TOOL_ARROW:
      paint_arrow (self, at, begins, group);
      break;
    case TOOL_MOVES:
      if (begins)
        play_move (self, at);
      break;
    case TOOL_NAME:
      if (begins)
        g_signal_emit (self, signals[SQUARE_NAMED], 0, sumi_square_to_name (at));
      break;
    case TOOL_BLACK:
    case TOOL_WHITE:
    case TOOL_EMPTY:
    case N_TOOLS:
    default:
      paint_disc (self, inverts ? invert (self->tool) : self->tool, at, begins, group);
    }
}

static void
side_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiEditorBoard *self = SUMI_EDITOR_BOARD (widget);
  SumiPosition position = get_position (self);

  push_position (self,
                 sumi_position_make (sumi_position_discs (position, SUMI_BLACK),
                                     sumi_position_discs (position, SUMI_WHITE),
                                     sumi_color_opposite (position.turn)),
                 NULL);
  tell (self, sumi_turn_to_text (sumi_color_opposite (position.turn)));
}

static void
clear_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiEditorBoard *self = SUMI_EDITOR_BOARD (widget);

  push_position (self, sumi_position_make (0, 0, get_position (self).turn), NULL);
}

static void
start_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  push_position (SUMI_EDITOR_BOARD (widget), sumi_position_start (SUMI_RULES_BLACK_FIRST), NULL);
}

static void
go_on_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiEditorBoard *self = SUMI_EDITOR_BOARD (widget);
  g_autofree char *path = sumi_draft_member_path (self->where, "position");

  push (self, sumi_draft_remove (get_draft (self), path), NULL);
}

static void
turn_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiEditorBoard *self = SUMI_EDITOR_BOARD (widget);
  SumiSymmetry symmetry = g_str_equal (action_name, "editor.mirror") ? MIRRORED : CLOCKWISE;

  push (self, sumi_draft_turn_part (get_draft (self), self->where, symmetry), NULL);
}

static void
swap_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiEditorBoard *self = SUMI_EDITOR_BOARD (widget);

  push (self, sumi_draft_swap_part (get_draft (self), self->where), NULL);
}

static void
take_move_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiEditorBoard *self = SUMI_EDITOR_BOARD (widget);
  guint item, step;

  if (sumi_draft_parse_step (self->where, &item, &step))
    push (self, sumi_draft_take_move (get_draft (self), item, step), NULL);
}

static void
pasted_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  SumiEditorBoard *self = data;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, &error);
  g_autofree char *sentence = NULL;
  SumiPosition position;

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  g_clear_error (&error);
  if (text != NULL && sumi_draft_position_from_text (text, &position, &error))
    push_position (self, position, NULL);
  else
    {
      sentence = sumi_ui_begin_sentence (error != NULL ? error->message
                                                       : _("There is no position in this text."));
      gtk_widget_activate_action (GTK_WIDGET (self), "editor.tell", "s", sentence);
    }
}

static void
paste_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  SumiEditorBoard *self = SUMI_EDITOR_BOARD (widget);

  if (self->pasting == NULL)
    self->pasting = g_cancellable_new ();
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (widget), self->pasting, pasted_cb, self);
}

/* What is still to be pasted was meant for what is no longer in sight. */
static void
stop_pasting (SumiEditorBoard *self)
{
  if (self->pasting != NULL)
    g_cancellable_cancel (self->pasting);
  g_clear_object (&self->pasting);
}

static gboolean
sumi_editor_board_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (SUMI_EDITOR_BOARD (widget)->board));
}

static void
sumi_editor_board_dispose (GObject *object)
{
  SumiEditorBoard *self = SUMI_EDITOR_BOARD (object);

  stop_pasting (self);
  g_clear_object (&self->use);
  g_clear_object (&self->prover);
  g_clear_object (&self->file);
  g_clear_pointer (&self->where, g_free);
  G_OBJECT_CLASS (sumi_editor_board_parent_class)->dispose (object);
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  static const struct
  {
    const char *name;
    GtkWidgetActionActivateFunc activate;
  } actions[] = {
    { "editor.side", side_cb },     { "editor.clear", clear_cb },
    { "editor.start", start_cb },   { "editor.go-on", go_on_cb },
    { "editor.mirror", turn_cb },   { "editor.turn", turn_cb },
    { "editor.swap", swap_cb },     { "editor.paste", paste_cb },
    { "editor.take-move", take_move_cb },
  };

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_class_install_action (widget_class, actions[i].name, NULL, actions[i].activate);
}

static void
sumi_editor_board_class_init (SumiEditorBoardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sumi_editor_board_dispose;
  widget_class->grab_focus = sumi_editor_board_grab_focus;
  widget_class->focus = sumi_ui_focus_child;
  signals[SQUARE_NAMED] = g_signal_new ("square-named", G_TYPE_FROM_CLASS (klass),
                                        G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                        G_TYPE_STRING);
  install_actions (widget_class);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/sumi_reversi/Sumi/sumi-editor-board.ui");
  gtk_widget_class_bind_template_child (widget_class, SumiEditorBoard, board);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorBoard, side_button);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorBoard, menu_button);
  gtk_widget_class_bind_template_child (widget_class, SumiEditorBoard, step_tools);
  gtk_widget_class_bind_template_callback (widget_class, painted_cb);
}

/* The tools are an action with a state, which the buttons show. */
static void
use_tool (SumiEditorBoard *self, Tool tool)
{
  g_simple_action_set_state (self->use, g_variant_new_int32 ((int) tool));
  self->tool = tool;
  self->arrow = self->drawn = SUMI_SQUARE_NONE;
}

static void
tool_changed_cb (SumiEditorBoard *self, GVariant *parameter)
{
  static const char *const names[N_TOOLS] = {
    [TOOL_BLACK] = NC_("tool", "Black"),  [TOOL_WHITE] = NC_("tool", "White"),
    [TOOL_EMPTY] = NC_("tool", "Empty"),  [TOOL_LIGHT] = NC_("tool", "Light"),
    [TOOL_ARROW] = NC_("tool", "Arrow"),  [TOOL_MOVES] = NC_("tool", "Moves"),
    [TOOL_NAME] = NC_("tool", "Name"),
  };
  int tool = g_variant_get_int32 (parameter);

  if (tool < 0 || tool >= N_TOOLS || (tool > TOOL_EMPTY && !is_step (self)))
    return;
  use_tool (self, (Tool) tool);
  tell (self, g_dpgettext2 (GETTEXT_PACKAGE, "tool", names[tool]));
}

static void
sumi_editor_board_init (SumiEditorBoard *self)
{
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();

  self->arrow = self->drawn = self->pointed = SUMI_SQUARE_NONE;
  self->use = g_simple_action_new_stateful ("use", G_VARIANT_TYPE_INT32,
                                            g_variant_new_int32 (TOOL_BLACK));
  g_signal_connect_swapped (self->use, "activate", G_CALLBACK (tool_changed_cb), self);
  g_action_map_add_action (G_ACTION_MAP (group), G_ACTION (self->use));
  gtk_widget_init_template (GTK_WIDGET (self));
  sumi_ui_set_menu (self->menu_button, sumi_ui_get_menu ("sumi-board-menu"));
  gtk_widget_insert_action_group (GTK_WIDGET (self), "tool", G_ACTION_GROUP (group));
}

/**
 * sumi_editor_board_set_file: changes the draft of FILE, and shows what PROVER proves of it. To be
 * called once.
 */
void
sumi_editor_board_set_file (SumiEditorBoard *self, SumiDraftFile *file, SumiEditorProver *prover)
{
  self->file = g_object_ref (file);
  self->prover = g_object_ref (prover);
}

/**
 * sumi_editor_board_show: shows the puzzle, game or step at WHERE as it is now; NULL for none.
 */
void
sumi_editor_board_show (SumiEditorBoard *self, const char *where)
{
  gboolean is_other = g_strcmp0 (where, self->where) != 0;
  char *copy = g_strdup (where);

  g_free (self->where);
  self->where = copy;
  self->news = NULL;
  if (is_other)
    stop_pasting (self);
  if (is_other && (!is_step (self) || self->tool == TOOL_NAME))
    use_tool (self, self->tool > TOOL_EMPTY ? TOOL_BLACK : self->tool);
  else if (is_other)
    use_tool (self, self->tool);
  update_actions (self);
  if (where != NULL)
    update_scene (self);
}

/**
 * sumi_editor_board_point_at: lights SQUARE, which a text speaks of; SUMI_SQUARE_NONE for none.
 */
void
sumi_editor_board_point_at (SumiEditorBoard *self, SumiSquare square)
{
  self->pointed = square;
  update_scene (self);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-feedback-view.h"

#include <glib/gi18n-lib.h>

#include "sumi-sounds.h"
#include "sumi-square-text.h"
#include "sumi-ui-focus.h"
#include "sumi-ui-squares.h"
#include "sumi-ui-words.h"

/* How each kind of feedback looks and sounds. A wrong answer has no colour of alarm. */
typedef struct
{
  const char *icon_name;
  const char *css_class;
  SumiSound sound;
} Look;

static const Look LOOKS[] = {
  [SUMI_FEEDBACK_NONE] = { "find-location-symbolic", NULL },
  [SUMI_FEEDBACK_RIGHT] = { "emblem-ok-symbolic", "right", SUMI_SOUND_RIGHT },
  [SUMI_FEEDBACK_WRONG] = { "edit-undo-symbolic", "wrong", SUMI_SOUND_WRONG },
  [SUMI_FEEDBACK_ILLEGAL] = { "action-unavailable-symbolic", NULL },
  [SUMI_FEEDBACK_HINT] = { "sumi-hint-symbolic", "hint" },
  [SUMI_FEEDBACK_REPLY] = { "mail-reply-sender-symbolic", NULL },
  [SUMI_FEEDBACK_SOLVED] = { "starred-symbolic", "right", SUMI_SOUND_RIGHT },
  [SUMI_FEEDBACK_SHOWN] = { "view-reveal-symbolic", "hint" },
  [SUMI_FEEDBACK_UNDECIDED] = { "dialog-question-symbolic", NULL },
  [SUMI_FEEDBACK_FAILED] = { "edit-undo-symbolic", "wrong", SUMI_SOUND_WRONG },
  [SUMI_FEEDBACK_WARNING] = { "dialog-warning-symbolic", "hint" },
  [SUMI_FEEDBACK_WHY] = { "help-about-symbolic", NULL },
  [SUMI_FEEDBACK_RESULT] = { "starred-symbolic", NULL, SUMI_SOUND_END },
  [SUMI_FEEDBACK_LOST] = { "help-about-symbolic", NULL, SUMI_SOUND_END },
};

struct _SumiFeedbackView
{
  AdwBin parent_instance;

  GtkWidget *card;
  GtkImage *icon;
  GtkLabel *step;
  SumiSquareText *headline;
  GtkBox *sentences; /* of the headline, from the second on */
  GtkBox *details;
  GtkToggleButton *more_button;
  GtkBox *more;
  GtkWidget *button_box;
  GtkButton *buttons[SUMI_FEEDBACK_MAX_BUTTONS];
  SumiSquare pointed;
  SumiFeedbackKind kind;   /* of what is said here */
  GArray *sayings;         /* of SumiSaying: all that is said here */
  GPtrArray *texts;        /* of GtkWidget: what says each of those; not owned */
  GtkWidget *hovered;      /* the sentence under the pointer, and the focused one; not owned */
  GtkWidget *focused;
};

enum
{
  SAYING_POINTED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (SumiFeedbackView, sumi_feedback_view, ADW_TYPE_BIN)

/* What to say where nothing happened yet; NULL where the controls say it. */
static const char *
get_prompt (SumiAttempt *attempt)
{
  SumiAttemptState state = sumi_attempt_get_state (attempt);

  switch (sumi_attempt_get_exercise (attempt)->task.type)
    {
    case SUMI_TASK_MARK:
      return _("Choose squares on the board, then “Done”.");
    case SUMI_TASK_FLIP:
      return _("Choose the discs that turn, then “Done”.");
    case SUMI_TASK_COUNT:
    case SUMI_TASK_CHOOSE:
    case SUMI_TASK_REASON:
      return NULL;
    case SUMI_TASK_PLAY:
      return state == SUMI_ATTEMPT_REPLYING ? _("Your opponent is thinking…")
                                            : _("Choose a square on the board.");
    case SUMI_TASK_FORCE:
    case SUMI_TASK_DENY:
    case SUMI_TASK_WIN:
    case SUMI_TASK_BEST:
    case SUMI_TASK_LINE:
    case SUMI_N_TASK_TYPES:
    default:
      return state == SUMI_ATTEMPT_JUDGING ? _("Your move is being judged…")
                                           : _("Choose a square on the board.");
    }
}

static SumiFeedbackView *
get_view (GtkWidget *sentence)
{
  return SUMI_FEEDBACK_VIEW (gtk_widget_get_ancestor (sentence, SUMI_TYPE_FEEDBACK_VIEW));
}

/* SLOT, one of the two pointers, becomes SENTENCE or NULL. */
static void
set_pointer (SumiFeedbackView *self, GtkWidget **slot, GtkWidget *sentence)
{
  if (*slot == sentence)
    return;
  *slot = sentence;
  g_signal_emit (self, signals[SAYING_POINTED], 0);
}

static void
sentence_entered_cb (GtkWidget *sentence)
{
  SumiFeedbackView *self = get_view (sentence);

  set_pointer (self, &self->hovered, sentence);
}

static void
sentence_left_cb (GtkWidget *sentence)
{
  SumiFeedbackView *self = get_view (sentence);

  if (self != NULL && self->hovered == sentence)
    set_pointer (self, &self->hovered, NULL);
}

static void
sentence_focused_cb (GtkWidget *sentence)
{
  SumiFeedbackView *self = get_view (sentence);

  set_pointer (self, &self->focused, sentence);
}

static void
sentence_unfocused_cb (GtkWidget *sentence)
{
  SumiFeedbackView *self = get_view (sentence);

  if (self != NULL && self->focused == sentence)
    set_pointer (self, &self->focused, NULL);
}

/* Lets the board light what TEXT speaks of, as long as it is pointed at or has the focus. */
static void
follow_pointer (GtkWidget *text)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

  g_signal_connect_swapped (motion, "enter", G_CALLBACK (sentence_entered_cb), text);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (sentence_left_cb), text);
  g_signal_connect_swapped (focus, "enter", G_CALLBACK (sentence_focused_cb), text);
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (sentence_unfocused_cb), text);
  gtk_widget_add_controller (text, motion);
  gtk_widget_add_controller (text, focus);
}

/* Remembers that TEXT says SAYING. */
static void
add_saying (SumiFeedbackView *self, GtkWidget *text, const SumiSaying *saying)
{
  g_array_append_val (self->sayings, *saying);
  g_ptr_array_add (self->texts, text);
}

static void
add_sentence (SumiFeedbackView *self, GtkBox *box, const SumiSaying *saying)
{
  g_autofree char *words = sumi_ui_say (saying);
  SumiSquareText *text = SUMI_SQUARE_TEXT (sumi_square_text_new ());

  sumi_square_text_set_text (text, words);
  sumi_square_text_set_pointed (text, self->pointed);
  g_signal_connect_swapped (text, "square-pointed", G_CALLBACK (sumi_ui_forward_pointed), self);
  g_signal_connect_swapped (text, "square-activated", G_CALLBACK (sumi_ui_forward_activated),
                            self);
  follow_pointer (GTK_WIDGET (text));
  add_saying (self, GTK_WIDGET (text), saying);
  gtk_box_append (box, GTK_WIDGET (text));
}

/* Boxes stay visible when they are empty: what is hidden keeps the size that it had. */
static void
set_sentences (SumiFeedbackView *self, GtkBox *box, GArray *sayings, guint first)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (box))) != NULL)
    gtk_box_remove (box, child);
  for (guint i = first; sayings != NULL && i < sayings->len; i++)
    add_sentence (self, box, &g_array_index (sayings, SumiSaying, i));
}

/* Lets KIND be heard where it is news: it, or the headline, which was WORDS, is another now. */
static void
sound_kind (SumiFeedbackView *self, SumiFeedbackKind kind, const char *words)
{
  gboolean is_new = kind != self->kind
                    || g_strcmp0 (words, sumi_square_text_get_text (self->headline)) != 0;

  self->kind = kind;
  if (is_new && gtk_widget_get_mapped (gtk_widget_get_parent (GTK_WIDGET (self))))
    sumi_sounds_play (sumi_sounds_get_default (), LOOKS[kind].sound);
}

static void
set_headline (SumiFeedbackView *self, const SumiFeedback *feedback, const char *prompt)
{
  gboolean is_silent = feedback == NULL || sumi_feedback_is_silent (feedback);
  SumiSaying first;
  g_autofree char *words = NULL;

  if (!is_silent)
    {
      first = sumi_feedback_get_headline (feedback);
      words = sumi_ui_say (&first);
      add_saying (self, GTK_WIDGET (self->headline), &first);
    }
  sumi_square_text_set_text (self->headline, is_silent ? prompt : words);
}

static void
set_more (SumiFeedbackView *self, const SumiFeedback *feedback)
{
  gboolean has_more = feedback != NULL && feedback->more->len > 0;

  set_sentences (self, self->more, has_more ? feedback->more : NULL, 0);
  gtk_widget_set_visible (GTK_WIDGET (self->more_button), has_more);
  gtk_widget_set_visible (GTK_WIDGET (self->more),
                          has_more && gtk_toggle_button_get_active (self->more_button));
}

static void
more_toggled_cb (SumiFeedbackView *self)
{
  gboolean is_open = gtk_toggle_button_get_active (self->more_button);

  gtk_widget_set_visible (GTK_WIDGET (self->more),
                          is_open && gtk_widget_get_visible (GTK_WIDGET (self->more_button)));
  gtk_button_set_label (GTK_BUTTON (self->more_button),
                        /* Translators: a button that opens further sentences below it, or closes
                         * them. */
                        is_open ? C_("button", "Less") : C_("button", "More"));
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->more_button), GTK_ACCESSIBLE_STATE_EXPANDED,
                               is_open, -1);
}

/* What can be done about it, where the learner is not simply to move; FALSE where there is
 * nothing. */
static gboolean
find_button (SumiAttempt *attempt, SumiFeedbackButton *out_button)
{
  SumiAttemptState state = sumi_attempt_get_state (attempt);

  if (state == SUMI_ATTEMPT_REFUTING)
    *out_button = (SumiFeedbackButton){ "exercise.go-on", _("_Try Again"), NULL, TRUE };
  else if (state == SUMI_ATTEMPT_UNDECIDED)
    *out_button = (SumiFeedbackButton){ "exercise.search-again", _("_Search Again") };
  else if (state == SUMI_ATTEMPT_FAILED)
    *out_button = (SumiFeedbackButton){ "exercise.undo", _("_Take Back"), NULL, TRUE };
  else if (sumi_attempt_can_show_missing (attempt))
    *out_button = (SumiFeedbackButton){ "exercise.show-missing", _("Show Where"),
                                        _("Show where your answer is off (W)") };
  else
    return FALSE;
  return TRUE;
}

/* Which hint FEEDBACK gives, of how many; NULL where it gives none. */
static char *
make_step (const SumiFeedback *feedback)
{
  if (feedback->n_steps == 0)
    return NULL;
  /* Translators: which hint this is, and how many there are. */
  return g_strdup_printf (_("Hint %d of %d"), feedback->step, feedback->n_steps);
}

/* Hints are counted, so that one knows how many are left. */
static void
show_step (SumiFeedbackView *self, const SumiFeedback *feedback)
{
  g_autofree char *step = feedback != NULL ? make_step (feedback) : NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->step), step != NULL);
  gtk_label_set_label (self->step, step != NULL ? step : "");
}

static void
set_button (GtkButton *button, const SumiFeedbackButton *use)
{
  gtk_widget_set_visible (GTK_WIDGET (button), use != NULL);
  if (use == NULL)
    return;
  if (use->is_way_on)
    gtk_widget_add_css_class (GTK_WIDGET (button), "suggested-action");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (button), "suggested-action");
  gtk_widget_set_tooltip_text (GTK_WIDGET (button), use->tooltip);
  gtk_button_set_label (button, use->label);
  gtk_button_set_use_underline (button, TRUE);
  gtk_label_set_wrap (GTK_LABEL (gtk_button_get_child (button)), TRUE);
  /* The label inside names the button without the underscore; both together would name it twice. */
  gtk_accessible_reset_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL);
  gtk_accessible_reset_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), use->action);
}

static void
sumi_feedback_view_finalize (GObject *object)
{
  g_array_unref (SUMI_FEEDBACK_VIEW (object)->sayings);
  g_ptr_array_unref (SUMI_FEEDBACK_VIEW (object)->texts);
  G_OBJECT_CLASS (sumi_feedback_view_parent_class)->finalize (object);
}

static void
sumi_feedback_view_class_init (SumiFeedbackViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = sumi_feedback_view_finalize;
  signals[SAYING_POINTED] = g_signal_new ("saying-pointed", G_TYPE_FROM_CLASS (klass),
                                          G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/sumi_reversi/Sumi/"
                                                             "sumi-feedback-view.ui");
  gtk_widget_class_bind_template_child (widget_class, SumiFeedbackView, card);
  gtk_widget_class_bind_template_child (widget_class, SumiFeedbackView, icon);
  gtk_widget_class_bind_template_child (widget_class, SumiFeedbackView, headline);
  gtk_widget_class_bind_template_child (widget_class, SumiFeedbackView, step);
  gtk_widget_class_bind_template_child (widget_class, SumiFeedbackView, details);
  gtk_widget_class_bind_template_child (widget_class, SumiFeedbackView, sentences);
  gtk_widget_class_bind_template_child (widget_class, SumiFeedbackView, more_button);
  gtk_widget_class_bind_template_child (widget_class, SumiFeedbackView, more);
  gtk_widget_class_bind_template_callback (widget_class, more_toggled_cb);
  gtk_widget_class_bind_template_child (widget_class, SumiFeedbackView, button_box);
  sumi_ui_forward_squares (widget_class);
}

static void
sumi_feedback_view_init (SumiFeedbackView *self)
{
  self->pointed = SUMI_SQUARE_NONE;
  self->sayings = g_array_new (FALSE, FALSE, sizeof (SumiSaying));
  self->texts = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  for (int i = 0; i < SUMI_FEEDBACK_MAX_BUTTONS; i++)
    {
      self->buttons[i] = GTK_BUTTON (gtk_button_new ());
      gtk_box_append (GTK_BOX (self->button_box), GTK_WIDGET (self->buttons[i]));
    }
  follow_pointer (GTK_WIDGET (self->headline));
  more_toggled_cb (self);
}

/**
 * sumi_feedback_view_say: says FEEDBACK or, where that is silent, PROMPT; NULL for both hides the
 * view. Of BUTTONS there are up to SUMI_FEEDBACK_MAX_BUTTONS.
 */
void
sumi_feedback_view_say (SumiFeedbackView *self,
                        const SumiFeedback *feedback,
                        const char *prompt,
                        const SumiFeedbackButton *buttons,
                        int n_buttons)
{
  gboolean is_silent = feedback == NULL || sumi_feedback_is_silent (feedback);
  SumiFeedbackKind kind = is_silent ? SUMI_FEEDBACK_NONE : feedback->kind;
  const Look *look = &LOOKS[kind];
  g_autofree char *words = g_strdup (sumi_square_text_get_text (self->headline));

  gtk_widget_set_visible (GTK_WIDGET (self), !is_silent || prompt != NULL);
  if (is_silent && prompt == NULL)
    {
      self->kind = kind;
      return;
    }
  for (guint i = 0; i < G_N_ELEMENTS (LOOKS); i++)
    {
      if (LOOKS[i].css_class != NULL)
        gtk_widget_remove_css_class (self->card, LOOKS[i].css_class);
    }
  if (look->css_class != NULL)
    gtk_widget_add_css_class (self->card, look->css_class);
  gtk_image_set_from_icon_name (self->icon, look->icon_name);
  self->hovered = self->focused = NULL;
  g_array_set_size (self->sayings, 0);
  g_ptr_array_set_size (self->texts, 0);
  show_step (self, is_silent ? NULL : feedback);
  set_headline (self, feedback, prompt);
  sound_kind (self, kind, words);
  set_sentences (self, self->sentences, feedback != NULL ? feedback->headline : NULL, 1);
  set_sentences (self, self->details, feedback != NULL ? feedback->details : NULL, 0);
  set_more (self, feedback);
  for (int i = 0; i < SUMI_FEEDBACK_MAX_BUTTONS; i++)
    set_button (self->buttons[i], i < n_buttons ? &buttons[i] : NULL);
  gtk_widget_set_visible (self->button_box, n_buttons > 0);
}

/**
 * sumi_feedback_view_show: says what is said of ATTEMPT; where that is nothing, what to do next.
 * NULL hides the view.
 */
void
sumi_feedback_view_show (SumiFeedbackView *self, SumiAttempt *attempt)
{
  SumiFeedbackButton button;
  gboolean has_button = attempt != NULL && find_button (attempt, &button);

  sumi_feedback_view_say (self, attempt != NULL ? sumi_attempt_get_feedback (attempt) : NULL,
                          attempt != NULL ? get_prompt (attempt) : NULL, &button, has_button);
}

/**
 * sumi_feedback_view_focus_button: gives the keyboard to the first button, which is described by
 * what is said, and scrolls to it; there must be one.
 */
void
sumi_feedback_view_focus_button (SumiFeedbackView *self)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->buttons[0]),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  sumi_square_text_get_text (self->headline), -1);
  gtk_widget_grab_focus (GTK_WIDGET (self->buttons[0]));
  sumi_ui_bring_into_sight (self->button_box);
}

/**
 * sumi_feedback_view_reveal: scrolls to what is said; to its beginning, if it is longer than what
 * can be seen at once.
 */
void
sumi_feedback_view_reveal (SumiFeedbackView *self)
{
  sumi_ui_bring_into_sight (self->card);
}

/**
 * sumi_feedback_view_set_pointed: backs the names of SQUARE in all its texts.
 */
void
sumi_feedback_view_set_pointed (SumiFeedbackView *self, SumiSquare square)
{
  GtkBox *boxes[] = { self->sentences, self->details, self->more };

  self->pointed = square;
  sumi_square_text_set_pointed (self->headline, square);
  for (guint i = 0; i < G_N_ELEMENTS (boxes); i++)
    {
      for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (boxes[i])); child != NULL;
           child = gtk_widget_get_next_sibling (child))
        sumi_square_text_set_pointed (SUMI_SQUARE_TEXT (child), square);
    }
}

/**
 * sumi_feedback_view_get_saying: what the sentence says that is pointed at, or else has the focus;
 * NULL for none.
 */
const SumiSaying *
sumi_feedback_view_get_saying (SumiFeedbackView *self)
{
  GtkWidget *sentence = self->hovered != NULL ? self->hovered : self->focused;
  guint index;

  return g_ptr_array_find (self->texts, sentence, &index)
             ? &g_array_index (self->sayings, SumiSaying, index)
             : NULL;
}

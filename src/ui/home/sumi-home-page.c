/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-home-page.h"

#include "sumi-header.h"
#include "sumi-learn-page.h"
#include "sumi-packs-page.h"
#include "sumi-place.h"
#include "sumi-play-page.h"
#include "sumi-today-page.h"

/* Each page stands in a bin that is always visible: a switcher shows no button for a page that is
 * hidden, and a screen reader finds what is only not drawn. */
struct _SumiHomePage
{
  SumiPage parent_instance;

  SumiHeader *header;
  AdwViewStack *stack;
  AdwViewSwitcherBar *bar;
  SumiTodayPage *today_page;
  SumiLearnPage *learn_page;
  SumiPacksPage *packs_page;
  SumiPlayPage *play_page;
};

enum
{
  PACK_CHOSEN,
  LESSON_CHOSEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (SumiHomePage, sumi_home_page, SUMI_TYPE_PAGE)

static const struct
{
  const char *name;
  const char *place;
} places[] = {
  { SUMI_HOME_TODAY, SUMI_PLACE_TODAY },
  { SUMI_HOME_LEARN, SUMI_PLACE_LEARN },
  { SUMI_HOME_PUZZLES, SUMI_PLACE_PUZZLES },
  { SUMI_HOME_PLAY, SUMI_PLACE_PLAY },
};

static GtkWidget *
get_shown (SumiHomePage *self)
{
  return adw_bin_get_child (ADW_BIN (adw_view_stack_get_visible_child (self->stack)));
}

/* The last game is the one on the Play page, which is read a moment after the start. */
static void
update_has_game (SumiHomePage *self)
{
  sumi_today_page_set_has_game (self->today_page,
                                sumi_play_page_has_own_game (self->play_page));
}

/* The focus may be where it was when the page was shown last, which was not in sight just now: a
 * window of GTK 4.8 would go on to keep the page that was hidden. Where it is hidden still, the
 * window would keep that page for ever if the one shown is left before a frame is drawn. */
static void
confirm_focus (SumiHomePage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (focus != NULL)
    gtk_root_set_focus (root, gtk_widget_is_visible (focus) ? focus : NULL);
}

static void
update_shown (SumiHomePage *self)
{
  GtkWidget *shown = get_shown (self);

  update_has_game (self);
  gtk_widget_set_visible (GTK_WIDGET (self->today_page), shown == GTK_WIDGET (self->today_page));
  gtk_widget_set_visible (GTK_WIDGET (self->learn_page), shown == GTK_WIDGET (self->learn_page));
  gtk_widget_set_visible (GTK_WIDGET (self->packs_page), shown == GTK_WIDGET (self->packs_page));
  gtk_widget_set_visible (GTK_WIDGET (self->play_page), shown == GTK_WIDGET (self->play_page));
  confirm_focus (self);
}

static void
page_changed_cb (SumiHomePage *self)
{
  if (adw_view_stack_get_visible_child (self->stack) == NULL)
    return;
  update_shown (self);
  sumi_page_tell_place_change (SUMI_PAGE (self));
}

static void
pack_chosen_cb (SumiHomePage *self, SumiPackFile *pack_file)
{
  g_signal_emit (self, signals[PACK_CHOSEN], 0, pack_file);
}

static void
lesson_chosen_cb (SumiHomePage *self, SumiPackFile *pack_file, guint index)
{
  g_signal_emit (self, signals[LESSON_CHOSEN], 0, pack_file, index);
}

/* Gives the focus back to what had it last in SHOWN. */
static gboolean
grab_again (GtkWidget *shown)
{
  GtkWidget *last = shown;

  while (gtk_widget_get_focus_child (last) != NULL)
    last = gtk_widget_get_focus_child (last);
  return last != shown && gtk_widget_get_mapped (last) && gtk_widget_grab_focus (last);
}

static gboolean
sumi_home_page_grab_focus (GtkWidget *widget)
{
  SumiHomePage *self = SUMI_HOME_PAGE (widget);

  if (get_shown (self) == GTK_WIDGET (self->play_page)
      || get_shown (self) == GTK_WIDGET (self->today_page))
    return gtk_widget_grab_focus (get_shown (self));
  /* From what had the focus, Tab would go on to the next. */
  if (grab_again (get_shown (self)))
    return TRUE;
  return get_shown (self) == GTK_WIDGET (self->learn_page)
           ? gtk_widget_grab_focus (get_shown (self))
           : gtk_widget_child_focus (get_shown (self), GTK_DIR_TAB_FORWARD);
}

/* Takes back a move that was warned of. */
static gboolean
sumi_home_page_go_back (SumiPage *page)
{
  SumiHomePage *self = SUMI_HOME_PAGE (page);

  return get_shown (self) == GTK_WIDGET (self->play_page)
         && sumi_play_page_withdraw (self->play_page);
}

static char *
sumi_home_page_make_place (SumiPage *page)
{
  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      if (g_str_equal (places[i].name, sumi_home_page_get_page (SUMI_HOME_PAGE (page))))
        return g_strdup (places[i].place);
    }
  return NULL;
}

static void
sumi_home_page_class_init (SumiHomePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->grab_focus = sumi_home_page_grab_focus;
  SUMI_PAGE_CLASS (klass)->go_back = sumi_home_page_go_back;
  SUMI_PAGE_CLASS (klass)->make_place = sumi_home_page_make_place;

  signals[PACK_CHOSEN] = g_signal_new ("pack-chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                       0, NULL, NULL, NULL, G_TYPE_NONE, 1, SUMI_TYPE_PACK_FILE);
  signals[LESSON_CHOSEN] =
      g_signal_new ("lesson-chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                    NULL, G_TYPE_NONE, 2, SUMI_TYPE_PACK_FILE, G_TYPE_UINT);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/sumi_reversi/Sumi/sumi-home-page.ui");
  gtk_widget_class_bind_template_child (widget_class, SumiHomePage, header);
  gtk_widget_class_bind_template_child (widget_class, SumiHomePage, stack);
  gtk_widget_class_bind_template_child (widget_class, SumiHomePage, bar);
  gtk_widget_class_bind_template_child (widget_class, SumiHomePage, today_page);
  gtk_widget_class_bind_template_child (widget_class, SumiHomePage, learn_page);
  gtk_widget_class_bind_template_child (widget_class, SumiHomePage, packs_page);
  gtk_widget_class_bind_template_child (widget_class, SumiHomePage, play_page);
  gtk_widget_class_bind_template_callback (widget_class, pack_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, lesson_chosen_cb);
}

static void
sumi_home_page_init (SumiHomePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  sumi_header_set_stack (self->header, self->stack, self->bar);
  g_signal_connect_object (self->stack, "notify::visible-child", G_CALLBACK (page_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->play_page, "match-shown", G_CALLBACK (update_has_game), self,
                           G_CONNECT_SWAPPED);
  update_shown (self);
}

/**
 * sumi_home_page_set_library: shows the packs of LIBRARY; to be called once.
 */
void
sumi_home_page_set_library (SumiHomePage *self, SumiLibrary *library)
{
  sumi_learn_page_set_library (self->learn_page, library);
  sumi_packs_page_set_library (self->packs_page, library);
}

/**
 * sumi_home_page_set_study: shows what there is to do today in LIBRARY for the learner of STUDY,
 * and the tests that were begun, which SETTINGS keep; to be called once, after
 * sumi_home_page_set_library().
 */
void
sumi_home_page_set_study (SumiHomePage *self, SumiLibrary *library, SumiStudy *study,
                          GSettings *settings)
{
  sumi_today_page_set_up (self->today_page, library, study);
  sumi_learn_page_set_study (self->learn_page, study, settings);
  g_signal_connect_object (study, "changed", G_CALLBACK (update_has_game), self,
                           G_CONNECT_SWAPPED);
  update_has_game (self);
}

/**
 * sumi_home_page_set_last_lesson: offers to go on with the lesson of PLACE (see sumi-place.h).
 */
void
sumi_home_page_set_last_lesson (SumiHomePage *self, const char *place)
{
  sumi_learn_page_set_last_lesson (self->learn_page, place);
}

/**
 * sumi_home_page_get_page: the name of the page in sight.
 */
const char *
sumi_home_page_get_page (SumiHomePage *self)
{
  return adw_view_stack_get_visible_child_name (self->stack);
}

/**
 * sumi_home_page_show_page: shows the page NAME, one of those in sumi-home-page.h.
 */
void
sumi_home_page_show_page (SumiHomePage *self, const char *name)
{
  adw_view_stack_set_visible_child_name (self->stack, name);
}

/**
 * sumi_home_page_change_page: shows NAME while another page is above this one, or about to be:
 * unless it is shown already, it begins anew when it comes in sight. Returns whether it does.
 */
gboolean
sumi_home_page_change_page (SumiHomePage *self, const char *name)
{
  if (g_str_equal (sumi_home_page_get_page (self), name))
    return FALSE;
  sumi_home_page_show_page (self, name);
  gtk_widget_set_focus_child (get_shown (self), NULL);
  return TRUE;
}

/**
 * sumi_home_page_show_place: shows the page that PLACE (see sumi-place.h) is about, if that is one
 * of these.
 */
void
sumi_home_page_show_place (SumiHomePage *self, const char *place)
{
  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      if (g_str_equal (places[i].place, place))
        sumi_home_page_show_page (self, places[i].name);
    }
}

/**
 * sumi_home_page_get_play_page: where games are played.
 */
SumiPlayPage *
sumi_home_page_get_play_page (SumiHomePage *self)
{
  return self->play_page;
}

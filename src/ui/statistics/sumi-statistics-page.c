/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-statistics-page.h"

#include "sumi-chart-view.h"
#include "sumi-statistics.h"
#include "sumi-today-plan.h"
#include "sumi-ui-names.h"
#include "sumi-ui.h"

struct _SumiStatisticsPage
{
  SumiPage parent_instance;

  SumiStudy *study;
  SumiLibrary *library;
  guint reviews[SUMI_STATISTICS_N_FORECAST]; /* that are foreseen in the charts */
  GPtrArray *views; /* of SumiChartView, in the order of sumi_statistics_make_all(); not owned */

  GtkStack *stack;
  GtkDropDown *span;
  GtkBox *charts;
};

G_DEFINE_FINAL_TYPE (SumiStatisticsPage, sumi_statistics_page, SUMI_TYPE_PAGE)

static void
add_view (SumiStatisticsPage *self, SumiChart *chart)
{
  GtkWidget *view = sumi_chart_view_new (chart);

  gtk_box_append (self->charts, view);
  g_ptr_array_add (self->views, view);
}

/* OUT_REVIEWS gets how many reviews come today and on each of the days after it. */
static void
foresee (SumiStatisticsPage *self, guint out_reviews[SUMI_STATISTICS_N_FORECAST])
{
  sumi_today_forecast (self->library, sumi_study_get_progress (self->study),
                       sumi_study_get_day (self->study), SUMI_STATISTICS_N_FORECAST, out_reviews);
}

static void
update (SumiStatisticsPage *self)
{
  const SumiProgress *progress = sumi_study_get_progress (self->study);
  const GPtrArray *games = sumi_kept_games_list (sumi_study_get_games (self->study));
  int day = sumi_study_get_day (self->study);
  g_autoptr (GPtrArray) charts = NULL;

  foresee (self, self->reviews);
  charts = sumi_statistics_make_all (progress, games, self->reviews, day,
                                     (SumiSpan) gtk_drop_down_get_selected (self->span));
  g_ptr_array_set_free_func (charts, NULL);
  for (guint i = 0; i < charts->len; i++)
    {
      if (i < self->views->len)
        sumi_chart_view_take_chart (self->views->pdata[i], charts->pdata[i]);
      else
        add_view (self, charts->pdata[i]);
    }
  sumi_ui_show_child (self->stack,
                      sumi_progress_get_n_outcomes (progress) > 0 || games->len > 0 ? "charts"
                                                                                    : "nothing");
}

/* Packs are read one after the other; of the charts only the reviews that can be asked depend on
 * them. */
static void
library_changed_cb (SumiStatisticsPage *self)
{
  guint reviews[SUMI_STATISTICS_N_FORECAST];

  foresee (self, reviews);
  if (memcmp (reviews, self->reviews, sizeof reviews) != 0)
    update (self);
}

static gboolean
sumi_statistics_page_grab_focus (GtkWidget *widget)
{
  SumiStatisticsPage *self = SUMI_STATISTICS_PAGE (widget);
  GtkWidget *shown = gtk_stack_get_visible_child (self->stack);

  return gtk_widget_child_focus (shown, GTK_DIR_TAB_FORWARD);
}

static void
sumi_statistics_page_dispose (GObject *object)
{
  SumiStatisticsPage *self = SUMI_STATISTICS_PAGE (object);

  g_clear_pointer (&self->views, g_ptr_array_unref);
  g_clear_object (&self->study);
  g_clear_object (&self->library);
  G_OBJECT_CLASS (sumi_statistics_page_parent_class)->dispose (object);
}

static void
sumi_statistics_page_class_init (SumiStatisticsPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sumi_statistics_page_dispose;
  widget_class->grab_focus = sumi_statistics_page_grab_focus;
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/sumi_reversi/Sumi/sumi-statistics-page.ui");
  gtk_widget_class_bind_template_child (widget_class, SumiStatisticsPage, stack);
  gtk_widget_class_bind_template_child (widget_class, SumiStatisticsPage, span);
  gtk_widget_class_bind_template_child (widget_class, SumiStatisticsPage, charts);
}

static void
sumi_statistics_page_init (SumiStatisticsPage *self)
{
  self->views = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * sumi_statistics_page_new: a page on what the learner of STUDY has done, over a time that has room
 * for it, and on when what is in LIBRARY comes back.
 */
GtkWidget *
sumi_statistics_page_new (SumiStudy *study, SumiLibrary *library)
{
  SumiStatisticsPage *self = g_object_new (SUMI_TYPE_STATISTICS_PAGE, NULL);

  self->study = g_object_ref (study);
  self->library = g_object_ref (library);
  gtk_drop_down_set_selected (self->span,
                              sumi_statistics_choose_span (sumi_study_get_progress (study),
                                                           sumi_study_get_day (study)));
  sumi_ui_name_choice (self->span);
  g_signal_connect_object (self->span, "notify::selected", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (study, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (sumi_study_get_games (study), "changed", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (library, "changed", G_CALLBACK (library_changed_cb), self,
                           G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}

/**
 * sumi_statistics_page_continue: shows the charts over the time that was chosen on OTHER.
 */
void
sumi_statistics_page_continue (SumiStatisticsPage *self, SumiStatisticsPage *other)
{
  gtk_drop_down_set_selected (self->span, gtk_drop_down_get_selected (other->span));
}

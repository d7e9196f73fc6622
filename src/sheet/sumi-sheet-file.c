/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sumi-sheet-file.h"

#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <math.h>
#include <string.h>

#include "sumi-save.h"

#define DOTS_PER_INCH 300.0
#define POINTS_PER_INCH 72.0

/* Cairo would write the time of the day, and no two files would be equal. */
#define CREATED "2000-01-01T00:00:00Z"

static const char *const suffixes[SUMI_N_SHEET_FORMATS] = { ".pdf", ".svg", ".png" };

/* The format that the end of PATH names; FALSE if it names none. */
gboolean
sumi_sheet_format_from_path (const char *path, SumiSheetFormat *out_format)
{
  gsize length = strlen (path);

  for (guint i = 0; i < SUMI_N_SHEET_FORMATS; i++)
    {
      gsize end = strlen (suffixes[i]);

      if (length > end && g_ascii_strcasecmp (path + length - end, suffixes[i]) == 0)
        {
          *out_format = (SumiSheetFormat) i;
          return TRUE;
        }
    }
  return FALSE;
}

/* Takes what cairo draws, so that the file is written in one go, or not at all. */
static cairo_status_t
append_data (void *closure, const unsigned char *data, unsigned int length)
{
  g_byte_array_append (closure, data, length);
  return CAIRO_STATUS_SUCCESS;
}

static gboolean
save (const char *path, const GByteArray *data, cairo_status_t status, GError **error)
{
  g_autoptr (GError) reason = NULL;

  if (status != CAIRO_STATUS_SUCCESS)
    {
      g_set_error (error, SUMI_SHEET_ERROR, SUMI_SHEET_ERROR_WRITE, "%s: %s", path,
                   cairo_status_to_string (status));
      return FALSE;
    }
  if (!sumi_save_public_file (path, (const char *) data->data, (gssize) data->len, &reason))
    {
      g_set_error (error, SUMI_SHEET_ERROR, SUMI_SHEET_ERROR_WRITE, "%s: %s", path,
                   reason->message);
      return FALSE;
    }
  return TRUE;
}

/* Ends SURFACE, which CR draws on; takes both. */
static cairo_status_t
finish (cairo_surface_t *surface, cairo_t *cr)
{
  cairo_status_t status = cairo_status (cr);

  cairo_destroy (cr);
  cairo_surface_finish (surface);
  if (status == CAIRO_STATUS_SUCCESS)
    status = cairo_surface_status (surface);
  cairo_surface_destroy (surface);
  return status;
}

static void
add_outline (cairo_surface_t *surface, const SumiSheetPages *pages)
{
  for (guint i = 0; i < sumi_sheet_pages_get_n_sections (pages); i++)
    {
      guint page;
      const char *name = sumi_sheet_pages_get_section (pages, i, &page);
      g_autofree char *link = g_strdup_printf ("page=%u pos=[0 0]", page + 1);

      cairo_pdf_surface_add_outline (surface, CAIRO_PDF_OUTLINE_ROOT, name, link, 0);
    }
}

static void
set_metadata (cairo_surface_t *surface, const SumiSheet *sheet)
{
  const char *authors = sumi_sheet_get_authors (sheet), *code = sumi_sheet_get_code (sheet);

  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_TITLE, sumi_sheet_get_title (sheet));
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_CREATOR, "Sumi");
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_CREATE_DATE, CREATED);
  if (authors[0] != '\0')
    cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_AUTHOR, authors);
  if (code[0] != '\0')
    cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_KEYWORDS, code);
}

static cairo_status_t
draw_pdf (const SumiSheetPages *pages, GByteArray *data)
{
  SumiPaper paper = sumi_sheet_pages_get_paper (pages);
  cairo_surface_t *surface
    = cairo_pdf_surface_create_for_stream (append_data, data, paper.width, paper.height);
  cairo_t *cr = cairo_create (surface);

  set_metadata (surface, sumi_sheet_pages_get_sheet (pages));
  cairo_tag_begin (cr, "Document", NULL);
  for (guint i = 0; i < sumi_sheet_pages_get_n (pages); i++)
    {
      sumi_sheet_pages_draw (pages, i, cr);
      cairo_show_page (cr);
    }
  cairo_tag_end (cr, "Document");
  add_outline (surface, pages);
  return finish (surface, cr);
}

static cairo_status_t
draw_svg (const SumiSheetPages *pages, guint page, GByteArray *data)
{
  SumiPaper paper = sumi_sheet_pages_get_paper (pages);
  cairo_surface_t *surface
    = cairo_svg_surface_create_for_stream (append_data, data, paper.width, paper.height);
  cairo_t *cr = cairo_create (surface);

  sumi_sheet_pages_draw (pages, page, cr);
  return finish (surface, cr);
}

static cairo_status_t
draw_png (const SumiSheetPages *pages, guint page, GByteArray *data)
{
  double scale = DOTS_PER_INCH / POINTS_PER_INCH;
  SumiPaper paper = sumi_sheet_pages_get_paper (pages);
  cairo_surface_t *surface
    = cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int) ceil (paper.width * scale),
                                  (int) ceil (paper.height * scale));
  cairo_t *cr = cairo_create (surface);
  cairo_status_t status;

  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  cairo_scale (cr, scale, scale);
  sumi_sheet_pages_draw (pages, page, cr);
  status = cairo_status (cr);
  if (status == CAIRO_STATUS_SUCCESS)
    status = cairo_surface_write_to_png_stream (surface, append_data, data);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  return status;
}

/* "sheet-2.png" of "sheet.png", where there are several pages: with as many digits as the last. */
static char *
name_page (const SumiSheetPages *pages, SumiSheetFormat format, const char *path, guint page)
{
  guint n_pages = sumi_sheet_pages_get_n (pages);
  gsize stem = strlen (path) - strlen (suffixes[format]);
  g_autofree char *last = g_strdup_printf ("%u", n_pages);

  if (n_pages == 1)
    return g_strdup (path);
  return g_strdup_printf ("%.*s-%0*u%s", (int) stem, path, (int) strlen (last), page + 1,
                          path + stem);
}

/* PAGES as the bytes of a PDF, for the caller; NULL with SUMI_SHEET_ERROR_WRITE. */
GBytes *
sumi_sheet_draw_pdf (const SumiSheetPages *pages, GError **error)
{
  g_autoptr (GByteArray) data = g_byte_array_new ();
  cairo_status_t status = draw_pdf (pages, data);

  if (status == CAIRO_STATUS_SUCCESS)
    return g_byte_array_free_to_bytes (g_steal_pointer (&data));
  g_set_error_literal (error, SUMI_SHEET_ERROR, SUMI_SHEET_ERROR_WRITE,
                       cairo_status_to_string (status));
  return NULL;
}

/* Writes PAGES to PATH, which ends as sumi_sheet_format_from_path() wants for FORMAT. Pictures of
 * several pages go to files that are numbered before that end. Returns the paths of the files; NULL
 * with ERROR set if one cannot be written. The same pages give the same bytes in every run. Owned
 * by the caller. */
GPtrArray *
sumi_sheet_write (const SumiSheetPages *pages,
                  SumiSheetFormat format,
                  const char *path,
                  GError **error)
{
  g_autoptr (GPtrArray) paths = g_ptr_array_new_with_free_func (g_free);
  guint n_files = format == SUMI_SHEET_PDF ? 1 : sumi_sheet_pages_get_n (pages);

  for (guint i = 0; i < n_files; i++)
    {
      g_autoptr (GByteArray) data = g_byte_array_new ();
      cairo_status_t status;

      if (format == SUMI_SHEET_PDF)
        {
          g_ptr_array_add (paths, g_strdup (path));
          status = draw_pdf (pages, data);
        }
      else
        {
          g_ptr_array_add (paths, name_page (pages, format, path, i));
          status = format == SUMI_SHEET_SVG ? draw_svg (pages, i, data) : draw_png (pages, i, data);
        }
      if (!save (paths->pdata[i], data, status, error))
        return NULL;
    }
  return g_steal_pointer (&paths);
}

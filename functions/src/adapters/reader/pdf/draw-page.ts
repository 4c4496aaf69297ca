import type { Picture, PictureOfPage } from '../protocol';
import { openPdf } from './pdf-document';
import type { Pdfium } from './pdfium';
import type { PdfDocument } from './types';

const POINTS_PER_INCH = 72;
/** Posters are drawn with fewer dots per inch: an A4 page at 300 has 8.7 million. */
const MOST_PIXELS = 9_000_000;
/** FPDFBitmap_Gray, FPDF_ANNOT and opaque white of fpdfview.h. */
const GRAY = 1;
const WITH_ANNOTATIONS = 1;
const WHITE = 0xffffffff;

/** Draws pages of a PDF (numbers from 1), one at a time as they are asked for. */
export async function picturesOf(
  path: string,
  pages: readonly number[],
  dpi: number,
): Promise<Iterable<PictureOfPage>> {
  const document = await openPdf(path);
  return (function* () {
    for (const number of pages) yield { number, picture: drawPage(document, number - 1, dpi) };
  })();
}

/** Null when the page is too damaged to be loaded, or has no size. */
function drawPage({ pdfium, handle }: PdfDocument, index: number, wanted: number): Picture | null {
  const page = pdfium._FPDF_LoadPage(handle, index);
  if (page === 0) return null;
  try {
    const inches = {
      width: pdfium._FPDF_GetPageWidthF(page) / POINTS_PER_INCH,
      height: pdfium._FPDF_GetPageHeightF(page) / POINTS_PER_INCH,
    };
    const dpi = Math.min(wanted, Math.sqrt(MOST_PIXELS / (inches.width * inches.height)));
    const width = Math.round(inches.width * dpi);
    const height = Math.round(inches.height * dpi);
    if (!(width > 0 && height > 0)) return null;
    const gray = pixelsOf(pdfium, page, { width, height });
    return gray && { width, height, dpi: Math.round(dpi), gray };
  } finally {
    pdfium._FPDF_ClosePage(page);
  }
}

export type Size = { width: number; height: number };
/** What to draw of a page: pixels from its upper left corner on. */
export type Part = Size & { left: number; top: number };

/**
 * A page of `size` pixels as it looks, or a part of it, one byte per pixel; null when there is no memory for it. What lies
 * outside of the part costs next to nothing.
 */
export function pixelsOf(
  pdfium: Pdfium,
  page: number,
  size: Size,
  { left, top, width, height }: Part = { left: 0, top: 0, ...size },
): Uint8Array | null {
  const bitmap = pdfium._FPDFBitmap_CreateEx(width, height, GRAY, 0, 0);
  if (bitmap === 0) return null;
  pdfium._FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
  pdfium._FPDF_RenderPageBitmap(
    bitmap,
    page,
    -left,
    -top,
    size.width,
    size.height,
    0,
    WITH_ANNOTATIONS,
  );
  const start = pdfium._FPDFBitmap_GetBuffer(bitmap);
  const stride = pdfium._FPDFBitmap_GetStride(bitmap);
  const gray = new Uint8Array(width * height);
  for (let row = 0; row < height; row++) {
    const from = start + row * stride;
    gray.set(pdfium.HEAPU8.subarray(from, from + width), row * width);
  }
  pdfium._FPDFBitmap_Destroy(bitmap);
  return gray;
}

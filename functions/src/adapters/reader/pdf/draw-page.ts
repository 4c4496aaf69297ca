import type { ColourPicture, Picture, PictureOfPage } from '../protocol';
import { openPdf } from './pdfium/open-pdf';
import { pixelsOf } from './pdfium/page-pixels';
import type { PdfDocument } from './types';

const POINTS_PER_INCH = 72;
/** Posters are drawn with fewer dots per inch: an A4 page at 300 has 8.7 million. */
const MAX_PIXELS = 9_000_000;
/** Of a picture in colours: WebP has no longer ones. */
const MAX_SIDE_LENGTH = 16_000;

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

/** A page (from 1) in its colours; null when it is not there, too damaged to be loaded, or has no size. */
export async function pictureInColours(
  path: string,
  page: number,
  width: number,
): Promise<ColourPicture | null> {
  const document = await openPdf(path);
  return onPage(document, page - 1, (loaded, inches) => {
    const dpi = Math.min(width / inches.width, MAX_SIDE_LENGTH / inches.height);
    const size = sizeAt(inches, dpi);
    const rgb = size && pixelsOf(document.pdfium, loaded, size, undefined, 3);
    return size && rgb && { width: size.width, height: size.height, rgb };
  });
}

const drawPage = (document: PdfDocument, index: number, wanted: number): Picture | null =>
  onPage(document, index, (page, inches) => {
    const size = sizeAt(inches, wanted);
    const gray = size && pixelsOf(document.pdfium, page, size);
    return size && gray && { ...size, gray };
  });

type Inches = { width: number; height: number };

/** Pixels of a page with this many dots per inch, or as many as there may be; null when it has no size. */
function sizeAt(inches: Inches, wanted: number): (Inches & { dpi: number }) | null {
  const dpi = Math.min(wanted, Math.sqrt(MAX_PIXELS / (inches.width * inches.height)));
  const width = Math.round(inches.width * dpi);
  const height = Math.round(inches.height * dpi);
  return width > 0 && height > 0 ? { width, height, dpi: Math.round(dpi) } : null;
}

/** Null also when the page is too damaged to be loaded. */
function onPage<Result>(
  { pdfium, handle }: PdfDocument,
  index: number,
  draw: (page: number, inches: Inches) => Result | null,
): Result | null {
  const page = pdfium._FPDF_LoadPage(handle, index);
  if (page === 0) return null;
  try {
    const width = pdfium._FPDF_GetPageWidthF(page) / POINTS_PER_INCH;
    const height = pdfium._FPDF_GetPageHeightF(page) / POINTS_PER_INCH;
    return draw(page, { width, height });
  } finally {
    pdfium._FPDF_ClosePage(page);
  }
}

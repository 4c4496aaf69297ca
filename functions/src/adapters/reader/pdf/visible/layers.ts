import { pixelsOf } from '../draw-page';
import { readUtf16 } from '../pdfium';
import type { PdfDocument } from '../types';

/** Dots per point: a letter of six points is still seen. */
const SCALE = 0.5;
/** Posters are looked at from further away. */
const MOST_PIXELS = 1_000_000;
/** Pages with more layers are maps: drawing them without each would take minutes. */
const MOST_LAYERS = 40;
const MARK_OF_LAYER = 'OC';
const NAME = Buffer.from('Name\0');

/** The layer that an object of a page is part of, by its name; null where it is part of none. */
export function layerOf({ pdfium, scratch }: PdfDocument, object: number): string | null {
  const count = Math.max(0, pdfium._FPDFPageObj_CountMarks(object));
  const length = scratch.pointer + scratch.bytes;
  for (let index = 0; index < count; index++) {
    const mark = pdfium._FPDFPageObj_GetMark(object, index);
    const sizeAfter = (read: (buffer: number, size: number) => number) =>
      readUtf16(pdfium, scratch, (buffer, size) =>
        read(buffer, size) === 0 ? 0 : (pdfium.HEAP32[length >> 2] ?? 0),
      );
    const kind = sizeAfter((buffer, size) =>
      pdfium._FPDFPageObjMark_GetName(mark, buffer, size, length),
    );
    if (kind !== MARK_OF_LAYER) continue;
    const key = length + 4;
    pdfium.HEAPU8.set(NAME, key);
    return sizeAfter((buffer, size) =>
      pdfium._FPDFPageObjMark_GetParamStringValue(mark, key, buffer, size, length),
    );
  }
  return null;
}

/**
 * The layers of a page that it does not show. No function of PDFium tells which are off, but it draws none of those: the
 * page looks the same without their letters.
 */
export function hiddenLayers(
  document: PdfDocument,
  page: number,
  layers: ReadonlyMap<string, readonly number[]>,
): Set<string> {
  const hidden = new Set<string>();
  if (layers.size > MOST_LAYERS) return hidden;
  for (const [layer, objects] of layers) {
    if (document.shownLayers.has(layer)) continue;
    if (changesWithout(document, page, objects)) document.shownLayers.add(layer);
    else hidden.add(layer);
  }
  return hidden;
}

function changesWithout(document: PdfDocument, page: number, objects: readonly number[]): boolean {
  const { pdfium } = document;
  const [width, height] = [pdfium._FPDF_GetPageWidthF(page), pdfium._FPDF_GetPageHeightF(page)];
  const scale = Math.min(SCALE, Math.sqrt(MOST_PIXELS / (width * height)));
  const size = { width: Math.ceil(width * scale), height: Math.ceil(height * scale) };
  const activate = (isActive: number) =>
    objects.forEach((object) => pdfium._FPDFPageObj_SetIsActive(object, isActive));
  const before = pixelsOf(pdfium, page, size);
  activate(0);
  const after = pixelsOf(pdfium, page, size);
  activate(1);
  return !before || !after || Buffer.compare(before, after) !== 0;
}

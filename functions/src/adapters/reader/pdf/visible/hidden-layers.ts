import { pixelsOf } from '../pdfium/page-pixels';
import type { OpenGlyphs, PdfDocument, Run } from '../types';

/** Dots per point: a letter of six points is still seen. */
const SCALE = 0.5;
/** Posters are looked at from further away. */
const MAX_PIXELS = 1_000_000;
/** Pages with more layers are maps: drawing them without each would take minutes. */
const MAX_LAYERS = 40;

/**
 * The runs of a page without those in layers that it does not show. No function of PDFium tells which are off, but it draws
 * none of those: the page looks the same without their letters.
 */
export function withoutHiddenLayers(document: PdfDocument, { open, runs }: OpenGlyphs): Run[] {
  const layers = objectsByLayer(runs);
  if (layers.size === 0 || layers.size > MAX_LAYERS) return runs;
  const hidden = new Set<string>();
  for (const [layer, objects] of layers) {
    if (document.shownLayers.has(layer)) continue;
    if (changesWithout(document, open.page, [...objects])) document.shownLayers.add(layer);
    else hidden.add(layer);
  }
  return runs.filter(({ layer }) => layer === null || !hidden.has(layer));
}

function objectsByLayer(runs: readonly Run[]): Map<string, Set<number>> {
  const layers = new Map<string, Set<number>>();
  for (const { layer, object } of runs) {
    if (layer === null) continue;
    const objects = layers.get(layer) ?? new Set();
    layers.set(layer, objects.add(object));
  }
  return layers;
}

function changesWithout(document: PdfDocument, page: number, objects: readonly number[]): boolean {
  const { pdfium } = document;
  const [width, height] = [pdfium._FPDF_GetPageWidthF(page), pdfium._FPDF_GetPageHeightF(page)];
  const scale = Math.min(SCALE, Math.sqrt(MAX_PIXELS / (width * height)));
  const size = { width: Math.ceil(width * scale), height: Math.ceil(height * scale) };
  const activate = (isActive: number) =>
    objects.forEach((object) => pdfium._FPDFPageObj_SetIsActive(object, isActive));
  const before = pixelsOf(pdfium, page, size);
  activate(0);
  const after = pixelsOf(pdfium, page, size);
  activate(1);
  return !before || !after || Buffer.compare(before, after) !== 0;
}

import { objectsOn } from '../pdfium/page-objects';
import type { Box, GlyphPage, OpenPage, PageFrame, PdfDocument } from '../types';
import { drawnLinesOf } from './drawn-lines';
import { loadPage, type LoadedPage } from './load-page';
import { notesOf } from './notes';
import { quarterTurns, runsOf } from './runs';

/** What each page draws (pages count from 0); one page is open at a time. */
export function* glyphs(
  indices: Iterable<number>,
  document: PdfDocument,
): Generator<GlyphPage, void> {
  const { pdfium } = document;
  for (const index of indices) {
    const loaded = loadPage(document, index);
    const text = loaded ? pdfium._FPDFText_LoadPage(loaded.page) : 0;
    try {
      yield loaded && text !== 0 ? glyphsOf(document, index, loaded, text) : nothing(index);
    } finally {
      if (text !== 0) pdfium._FPDFText_ClosePage(text);
      if (loaded) pdfium._FPDF_ClosePage(loaded.page);
    }
  }
}

const NO_BOX: Box = { left: 0, top: 0, right: 0, bottom: 0 };

const nothing = (index: number): GlyphPage => ({
  index,
  frame: { box: NO_BOX, turns: 0, rotation: 0 },
  open: null,
  runs: [],
  entries: [],
  notes: [],
  rules: { across: [], down: [] },
  drawn: [],
  pictures: [],
});

function glyphsOf(
  document: PdfDocument,
  index: number,
  { page, entries, own }: LoadedPage,
  text: number,
): GlyphPage {
  const { pdfium } = document;
  const count = pdfium._FPDFText_CountChars(text);
  const turns = turnsOf(document, text, count);
  const open: OpenPage = { page, text, count, turns, objects: objectsOn(document, page) };
  const rotation = pdfium._FPDFPage_GetRotation(page);
  const frame: PageFrame = { box: pageBox(document, page), turns, rotation };
  const runs = runsOf(document, open);
  const notes = notesOf(document, open.objects.slice(own));
  return { index, frame, open, runs, entries, notes, ...drawnLinesOf(document, open) };
}

/** An FS_RECTF: left, top, right, bottom. */
function pageBox({ pdfium, scratch }: PdfDocument, page: number): Box {
  pdfium._FPDF_GetPageBoundingBox(page, scratch.pointer);
  const [left = 0, top = 0, right = 0, bottom = 0] = pdfium.HEAPF32.subarray(scratch.pointer >> 2);
  return { left, top, right, bottom };
}

/** At most so many characters are asked for their direction: the majority shows in a sample. */
const SAMPLE = 200;

function turnsOf({ pdfium }: PdfDocument, text: number, count: number): number {
  const votes = [0, 0, 0, 0];
  const step = Math.max(1, Math.floor(count / SAMPLE));
  for (let index = 0; index < count; index += step) {
    if (pdfium._FPDFText_IsGenerated(text, index) === 1) continue;
    const turns = quarterTurns(pdfium._FPDFText_GetCharAngle(text, index));
    votes[turns] = (votes[turns] ?? 0) + 1;
  }
  return votes.indexOf(Math.max(...votes));
}

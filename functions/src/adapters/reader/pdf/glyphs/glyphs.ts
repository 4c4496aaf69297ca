import { turnedBox } from '../geometry/turn';
import { objectsOn, textsAmong } from '../pdfium/page-objects';
import type { Box, GlyphPage, OpenPage, PageFrame, PdfDocument } from '../types';
import { hasBrokenContents } from './broken-contents';
import { drawnLinesOf } from './drawn-lines';
import { loadPage, type LoadedPage } from './load-page';
import { notesOf } from './notes';
import { quarterTurns, runsOf } from './runs';
import { withSigns } from './signs';
import { takeSaidInstead, withSaid, type SaidInstead } from './said-instead';

/** What each page draws (pages count from 0); one page is open at a time. */
export function* glyphs(
  indices: Iterable<number>,
  document: PdfDocument,
): Generator<GlyphPage, void> {
  const { pdfium } = document;
  for (const index of indices) {
    const loaded = loadPage(document, index);
    const objects = loaded ? objectsOn(document, loaded.page) : [];
    const texts = textsAmong(document, objects);
    const said = takeSaidInstead(document, texts);
    const isEmpty = objects.length === 0 && loaded?.entries.length === 0;
    const isLost = isEmpty && hasBrokenContents(document);
    const upright = loaded && !isLost ? uprightText(document, loaded.page) : null;
    try {
      yield loaded && upright
        ? glyphsOf(document, index, loaded, { ...upright, objects, texts, said })
        : nothing(index);
    } finally {
      if (upright) pdfium._FPDFText_ClosePage(upright.text);
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
  slanted: [],
  struck: [],
});

function glyphsOf(
  document: PdfDocument,
  index: number,
  { page, entries, own, struck }: LoadedPage,
  { text, count, turns, rotation, objects, texts, said }: UprightText & Drawn,
): GlyphPage {
  const open: OpenPage = { page, text, count, turns, objects, texts };
  const frame: PageFrame = { box: pageBox(document, page), turns, rotation };
  const drawn = runsOf(document, open);
  const runs = withSigns(said.size > 0 ? withSaid(drawn, said) : drawn);
  const notes = notesOf(document, open.objects.slice(own));
  return {
    ...{ index, frame, open, runs, entries, notes, ...drawnLinesOf(document, open) },
    struck: struck.map((box) => turnedBox(box, turns)),
  };
}

type Drawn = Pick<OpenPage, 'objects' | 'texts'> & { said: SaidInstead };
type UprightText = Pick<OpenPage, 'text' | 'count' | 'turns'> & Pick<PageFrame, 'rotation'>;

/**
 * The text of a page in the order in which PDFium finds it when most of it is shown upright. It takes lines that are shown sideways
 * for one line, and puts its pieces from left to right: columns would be read across, or from their last line to their first.
 */
function uprightText(document: PdfDocument, page: number): UprightText | null {
  const { pdfium } = document;
  const text = pdfium._FPDFText_LoadPage(page);
  if (text === 0) return null;
  const count = pdfium._FPDFText_CountChars(text);
  const turns = turnsOf(document, text, count);
  const rotation = pdfium._FPDFPage_GetRotation(page);
  if (turns === rotation) return { text, count, turns, rotation };
  pdfium._FPDFText_ClosePage(text);
  pdfium._FPDFPage_SetRotation(page, turns);
  const upright = pdfium._FPDFText_LoadPage(page);
  pdfium._FPDFPage_SetRotation(page, rotation);
  if (upright === 0) return null;
  return { text: upright, count: pdfium._FPDFText_CountChars(upright), turns, rotation };
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

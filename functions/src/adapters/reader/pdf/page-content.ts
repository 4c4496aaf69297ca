import { shownWords } from './visible/cropped';
import { seenWords } from './visible/seen-words';
import { withDrawnBullets } from './drawn-bullets';
import { withFields } from './fields';
import { turnedBox } from './letters';
import { imageShareOf } from './page-images';
import type { Pdfium } from './pdfium';
import { rulesOf } from './rules';
import { quarterTurns, readWords, type Styles } from './words';
import type { Box, PageContent, PdfDocument } from './types';

/** Only pages with fewer characters than this are asked for their images: on others the text is what matters. */
const LITTLE_TEXT = 400;

/** Reads one page (from 0); null when it is too damaged to be loaded. */
export function readPageContent(document: PdfDocument, index: number): PageContent | null {
  const { pdfium, handle } = document;
  const page = pdfium._FPDF_LoadPage(handle, index);
  if (page === 0) return null;
  const text = pdfium._FPDFText_LoadPage(page);
  if (text === 0) {
    pdfium._FPDF_ClosePage(page);
    return null;
  }
  const count = pdfium._FPDFText_CountChars(text);
  const turns = turnsOf(pdfium, text, count);
  const box = pageBox(document, page);
  const styles: Styles = new Map();
  const all = count > 0 ? readWords(document, { text, count, turns }, styles) : [];
  const frame = { box, turns, rotation: pdfium._FPDFPage_GetRotation(page) };
  const seen = seenWords(document, page, { words: all, frame, styles });
  const filled = withFields(document, page, { words: seen, turns });
  const shown = shownWords({ words: filled, box, turns });
  const { rules, drawn } = rulesOf(document, page, turns);
  const words = withDrawnBullets(shown, drawn);
  const characters = words.reduce((sum, word) => sum + word.text.length, 0);
  const imageShare = characters < LITTLE_TEXT ? imageShareOf(document, page, box) : 0;
  pdfium._FPDFText_ClosePage(text);
  pdfium._FPDF_ClosePage(page);
  const { top, bottom } = turnedBox(box, turns);
  return { words, turns, frame, rules, imageShare, top, bottom };
}

function pageBox({ pdfium, scratch }: PdfDocument, page: number): Box {
  pdfium._FPDF_GetPageBoundingBox(page, scratch.pointer);
  return boxAt(pdfium, scratch.pointer);
}

/** An FS_RECTF: left, top, right, bottom. */
function boxAt({ HEAPF32 }: Pdfium, pointer: number): Box {
  const at = pointer >> 2;
  return {
    left: HEAPF32[at] ?? 0,
    top: HEAPF32[at + 1] ?? 0,
    right: HEAPF32[at + 2] ?? 0,
    bottom: HEAPF32[at + 3] ?? 0,
  };
}

/** At most so many characters are asked for their direction: the majority shows in a sample. */
const SAMPLE = 200;

function turnsOf(pdfium: Pdfium, text: number, count: number): number {
  const votes = [0, 0, 0, 0];
  const step = Math.max(1, Math.floor(count / SAMPLE));
  for (let index = 0; index < count; index += step) {
    if (pdfium._FPDFText_IsGenerated(text, index) === 1) continue;
    const turns = quarterTurns(pdfium._FPDFText_GetCharAngle(text, index));
    votes[turns] = (votes[turns] ?? 0) + 1;
  }
  return votes.indexOf(Math.max(...votes));
}

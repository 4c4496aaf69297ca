import type { PdfDocument } from './pdf-document';
import { imageShareOf } from './page-images';
import type { Pdfium } from './pdfium';

/** A word as it stands on the page, in points; y grows upwards and most text runs from left to right. */
export type Word = {
  text: string;
  left: number;
  right: number;
  /** Where the letters stand. */
  baseline: number;
  /** Height of the line's box: a little more than the size of the font. */
  size: number;
  bold: boolean;
  /** Not in the direction of most of the page's text: a label along the margin, a watermark. */
  turned: boolean;
  /** PDFium found the end of a line before it. */
  startsLine: boolean;
};

export type PageContent = {
  /** In the order in which the page draws them. */
  words: Word[];
  top: number;
  bottom: number;
  /** Quarter turns of the page's text, against the clock. */
  turns: number;
  /** Share of the page that images cover, 0 to 1. It is counted only where there is hardly any text. */
  imageShare: number;
};

/** Pages with fewer characters than this, white space apart, have no usable text. */
export const FEW_CHARACTERS = 20;

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
  const words = count > 0 ? readWords(document, { text, count, turns }) : [];
  const characters = words.reduce((sum, word) => sum + word.text.length, 0);
  const box = pageBox(document, page);
  const imageShare = characters < FEW_CHARACTERS ? imageShareOf(document, page, box) : 0;
  pdfium._FPDFText_ClosePage(text);
  pdfium._FPDF_ClosePage(page);
  const corners = [turn(box.left, box.bottom, turns).y, turn(box.right, box.top, turns).y];
  return { words, turns, imageShare, top: Math.max(...corners), bottom: Math.min(...corners) };
}

export type Box = { left: number; top: number; right: number; bottom: number };

function pageBox({ pdfium, scratch }: PdfDocument, page: number): Box {
  pdfium._FPDF_GetPageBoundingBox(page, scratch.pointer);
  return boxAt(pdfium, scratch.pointer);
}

/** An FS_RECTF: left, top, right, bottom. */
function boxAt({ HEAPF32 }: Pdfium, pointer: number): Box {
  const at = pointer >> 2;
  const [left = 0, top = 0, right = 0, bottom = 0] = HEAPF32.subarray(at, at + 4);
  return { left, top, right, bottom };
}

/** A point of the page after turning it back by quarter turns, so that its text is upright. */
function turn(x: number, y: number, turns: number): { x: number; y: number } {
  if (turns === 1) return { x: y, y: -x };
  if (turns === 2) return { x: -x, y: -y };
  if (turns === 3) return { x: -y, y: x };
  return { x, y };
}

/** PDFium counts a character's angle with the clock. */
const quarterTurns = (angle: number): number => Math.round((-angle * 2) / Math.PI) & 3;

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

type TextPage = { text: number; count: number; turns: number };

/** PDFium marks the hyphen of a divided word with one of these; U+00AD is what authors write. */
const SOFT_HYPHENS = new Set([0x02, 0xad, 0xfffe]);
const LINE_FEED = 10;

function readWords(document: PdfDocument, { text, count, turns }: TextPage): Word[] {
  const { pdfium, scratch } = document;
  const words: Word[] = [];
  let word: Word | null = null;
  let startsLine = true;
  for (let index = 0; index < count; index++) {
    const code = pdfium._FPDFText_GetUnicode(text, index);
    if (isBlank(code)) {
      if (code === LINE_FEED) startsLine = true;
      word = null;
      continue;
    }
    const letter = SOFT_HYPHENS.has(code) ? '\u00ad' : String.fromCodePoint(code);
    pdfium._FPDFText_GetLooseCharBox(text, index, scratch.pointer);
    const box = boxAt(pdfium, scratch.pointer);
    const from = turn(box.left, box.bottom, turns);
    const to = turn(box.right, box.top, turns);
    if (word) {
      word.text += letter;
      word.left = Math.min(word.left, from.x, to.x);
      word.right = Math.max(word.right, from.x, to.x);
      continue;
    }
    word = {
      text: letter,
      left: Math.min(from.x, to.x),
      right: Math.max(from.x, to.x),
      baseline: baselineOf(document, text, index, turns),
      size: Math.abs(to.y - from.y),
      bold: isBold(document, text, index),
      turned: quarterTurns(pdfium._FPDFText_GetCharAngle(text, index)) !== turns,
      startsLine,
    };
    startsLine = false;
    words.push(word);
  }
  return words;
}

/** White space and control characters; nothing is drawn for them. */
function isBlank(code: number): boolean {
  return code === 0x20 || code === 0xa0 || (code < 0x20 && code !== 0x02) || code === 0xfeff;
}

function baselineOf(
  { pdfium, scratch }: PdfDocument,
  text: number,
  index: number,
  turns: number,
): number {
  const x = scratch.pointer;
  pdfium._FPDFText_GetCharOrigin(text, index, x, x + 8);
  return turn(pdfium.HEAPF64[x >> 3] ?? 0, pdfium.HEAPF64[(x >> 3) + 1] ?? 0, turns).y;
}

const BOLD = /bold|black|heavy|semibold|demi|negrita/i;

/** By the font's name: the weight in its descriptor is missing or wrong in most embedded fonts. */
function isBold({ pdfium, scratch }: PdfDocument, text: number, index: number): boolean {
  const nameAt = scratch.pointer + 16;
  const size = pdfium._FPDFText_GetFontInfo(text, index, nameAt, 256, scratch.pointer);
  if (size < 2 || size > 256) return false;
  return BOLD.test(
    Buffer.from(pdfium.HEAPU8.subarray(nameAt, nameAt + size - 1)).toString('latin1'),
  );
}

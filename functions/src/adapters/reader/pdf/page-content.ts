import { shownWords } from './cropped';
import { baselineOf, letterBox, turnedBox, type TextPage } from './letters';
import type { PdfDocument } from './pdf-document';
import { imageShareOf } from './page-images';
import type { Pdfium } from './pdfium';
import { withRaisedDigits } from './raised';
import { rulesOf, type Rules } from './rules';

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
};

export type PageContent = {
  /** In the order in which the page draws them. */
  words: Word[];
  top: number;
  bottom: number;
  /** Quarter turns of the page's text, against the clock. */
  turns: number;
  rules: Rules;
  /** Share of the page that images cover, 0 to 1. It is counted only where there is little text. */
  imageShare: number;
};

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
  const all = count > 0 ? readWords(document, { text, count, turns }) : [];
  const words = shownWords(document, page, { words: all, box, turns });
  const characters = words.reduce((sum, word) => sum + word.text.length, 0);
  const imageShare = characters < LITTLE_TEXT ? imageShareOf(document, page, box) : 0;
  const rules = rulesOf(document, page, turns);
  pdfium._FPDFText_ClosePage(text);
  pdfium._FPDF_ClosePage(page);
  const { top, bottom } = turnedBox(box, turns);
  return { words, turns, rules, imageShare, top, bottom };
}

export type Box = { left: number; top: number; right: number; bottom: number };

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

/** PDFium marks the hyphen at the end of a line with one of these, and the next line follows at once. */
const isLineEndHyphen = (code: number): boolean => code === 0x02 || code === 0xfffe;

/** A call into PDFium costs more than what it does: the page is asked for all its letters at once, words for the rest. */
function readWords(document: PdfDocument, page: TextPage): Word[] {
  const letters = lettersOf(document, page);
  const words: Word[] = [];
  const styles: Styles = new Map();
  let first = -1;
  for (let index = 0; index <= page.count; index++) {
    const code = index < page.count ? (letters.codes[index] ?? SPACE) : SPACE;
    const endsLine = isLineEndHyphen(code);
    if (!endsLine && !isBlank(code)) {
      if (first === -1) first = index;
      continue;
    }
    if (first !== -1) {
      const text = letters.slice(first, index) + (endsLine ? '\u00ad' : '');
      words.push(wordOf(document, page, { text, first, last: index - 1, styles }));
    }
    first = -1;
  }
  return words;
}

type PageLetters = { codes: ArrayLike<number>; slice(from: number, to: number): string };

/** Letters by their index; one by one where PDFium has letters that are none, or two, in its text. */
function lettersOf({ pdfium }: PdfDocument, { text, count }: TextPage): PageLetters {
  const buffer = pdfium.wasmExports.malloc(2 * (count + 1));
  const written = pdfium._FPDFText_GetText(text, 0, count, buffer);
  const bytes = new Uint8Array(pdfium.HEAPU8.subarray(buffer, buffer + 2 * count));
  pdfium.wasmExports.free(buffer);
  if (written === count + 1) {
    const all = Buffer.from(bytes.buffer).toString('utf16le');
    return { codes: new Uint16Array(bytes.buffer), slice: (from, to) => all.slice(from, to) };
  }
  const codes = Array.from({ length: count }, (_, index) =>
    pdfium._FPDFText_GetUnicode(text, index),
  );
  return {
    codes,
    slice: (from, to) => codes.slice(from, to).map(letterOf).join(''),
  };
}

const letterOf = (code: number): string => String.fromCodePoint(Math.min(code >>> 0, 0x10ffff));

type Letters = { text: string; first: number; last: number; styles: Styles };

function wordOf(
  document: PdfDocument,
  page: TextPage,
  { text, first, last, styles }: Letters,
): Word {
  const { turns } = page;
  const start = letterBox(document, page, first);
  const end = first === last ? start : letterBox(document, page, last);
  const { bold, angle } = styleOf(document, page.text, first, styles);
  const turned = quarterTurns(angle) !== turns;
  return {
    text: turned ? text : withRaisedDigits(document, page, { text, first, last }),
    left: Math.min(start.left, end.left),
    right: Math.max(start.right, end.right),
    baseline: baselineOf(document, page, first),
    size: start.size,
    bold,
    turned,
  };
}

type Style = { bold: boolean; angle: number };
/** By the text object that a letter is part of: all letters of one have the same. */
type Styles = Map<number, Style>;

function styleOf(document: PdfDocument, text: number, index: number, styles: Styles): Style {
  const { pdfium } = document;
  const object = pdfium._FPDFText_GetTextObject(text, index);
  const known = styles.get(object);
  if (known) return known;
  const style = {
    bold: isBold(document, text, index),
    angle: pdfium._FPDFText_GetCharAngle(text, index),
  };
  if (object !== 0) styles.set(object, style);
  return style;
}

const SPACE = 0x20;

/** White space and control characters; nothing is drawn for them. */
function isBlank(code: number): boolean {
  return code === SPACE || code === 0xa0 || code < 0x20 || code === 0xfeff;
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

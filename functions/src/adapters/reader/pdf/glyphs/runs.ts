import { inkOfLetters } from '../pdfium/ink';
import { baselineOf, letterBox } from '../pdfium/letters';
import type { OpenPage, PdfDocument, Place, Run } from '../types';
import { layerOf } from './object-layer';
import { plainLetters } from './plain-letters';
import { signsAmong } from './sign-fonts';

/** PDFium counts a character's angle with the clock. */
export const quarterTurns = (angle: number): number => Math.round((-angle * 2) / Math.PI) & 3;

/** Letters that lean more than this, in radians, stand neither upright nor sideways. */
const OBLIQUE = 0.15;

const isOblique = (angle: number): boolean =>
  Math.abs(angle - (Math.round((angle * 2) / Math.PI) * Math.PI) / 2) > OBLIQUE;

/** PDFium marks the hyphen at the end of a line with one of these, and the next line follows at once. */
const isLineEndHyphen = (code: number): boolean => code === 0x02 || code === 0xfffe;

/** A call into PDFium costs more than what it does: the page is asked for all its letters at once, runs for the rest. */
export function runsOf(document: PdfDocument, page: OpenPage): Run[] {
  if (page.count === 0) return [];
  const letters = lettersOf(document, page);
  const styles: Styles = { byObject: new Map(), boldFonts: new Map() };
  const isSign = signsAmong(document, page);
  const runs: Run[] = [];
  let first = -1;
  const end = (index: number, hyphen = ''): void => {
    if (first === -1) return;
    const text = plainLetters(letters.slice(first, index)) + hyphen;
    const own = { text, first, last: index - 1, styles, isSign: isSign?.(first) ?? false };
    runs.push(runOf(document, page, own));
    first = -1;
  };
  for (let index = 0; index <= page.count; index++) {
    const code = index < page.count ? (letters.codes[index] ?? SPACE) : SPACE;
    const endsLine = isLineEndHyphen(code);
    if (endsLine || isBlank(code)) {
      end(index, endsLine ? '\u00ad' : '');
      continue;
    }
    if (isSign && first !== -1 && isSign(index - 1) !== isSign(index)) end(index);
    if (first === -1) first = index;
  }
  return runs;
}

type PageLetters = { codes: ArrayLike<number>; slice(from: number, to: number): string };

/** Letters by their index; one by one where PDFium has letters that are none, or two, in its text. */
function lettersOf({ pdfium }: PdfDocument, { text, count }: OpenPage): PageLetters {
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

type Letters = { text: string; first: number; last: number; styles: Styles; isSign: boolean };

function runOf(document: PdfDocument, page: OpenPage, letters: Letters): Run {
  const { text, first, last, styles, isSign } = letters;
  const style = styleOf(document, page.text, first, styles);
  const { bold, layer, isWhite, isInvisible, object } = style;
  const turns = quarterTurns(style.angle);
  const isStraight = !isOblique(style.angle);
  const turned = turns !== page.turns || !isStraight;
  const { left, right, baseline, size } = placeOf(document, page, first, last);
  // Each field by its name: spread into one another, there are as many shapes of objects as kinds of runs, and all is slower.
  return {
    text,
    first,
    last,
    left,
    right,
    baseline,
    size,
    bold,
    turned,
    sideways:
      turned && isStraight
        ? { turns, ...placeOf(document, { ...page, turns }, first, last) }
        : undefined,
    layer,
    isWhite,
    isInvisible,
    isSign,
    object,
  };
}

function placeOf(document: PdfDocument, page: OpenPage, first: number, last: number): Place {
  const start = letterBox(document, page, first);
  const end = first === last ? start : letterBox(document, page, last);
  return {
    left: Math.min(start.left, end.left),
    right: Math.max(start.right, end.right),
    baseline: baselineOf(document, page, first),
    size: start.size,
  };
}

type Style = Pick<Run, 'bold' | 'layer' | 'isWhite' | 'isInvisible' | 'object'> & {
  angle: number;
};

/** By the text object that a letter is part of: all letters of one have the same. And which of the page's fonts are bold. */
type Styles = { byObject: Map<number, Style>; boldFonts: Map<number, boolean> };

const NO_INK = { ink: 'plain', isTransparent: false } as const;

function styleOf(document: PdfDocument, text: number, index: number, styles: Styles): Style {
  const { pdfium } = document;
  const object = pdfium._FPDFText_GetTextObject(text, index);
  const known = styles.byObject.get(object);
  if (known) return known;
  const { ink, isTransparent } =
    object === 0
      ? NO_INK
      : inkOfLetters(document, object, pdfium._FPDFTextObj_GetTextRenderMode(object));
  const style = {
    bold: ink === 'coloured' || isOfBoldFont(document, { text, index, object }, styles),
    angle: pdfium._FPDFText_GetCharAngle(text, index),
    layer: object === 0 ? null : layerOf(document, object),
    isWhite: ink === 'white',
    isInvisible: isTransparent,
    object,
  };
  if (object !== 0) styles.byObject.set(object, style);
  return style;
}

const SPACE = 0x20;

/** White space and control characters; nothing is drawn for them. */
function isBlank(code: number): boolean {
  return code === SPACE || code === 0xa0 || code < 0x20 || code === 0xfeff;
}

const BOLD = /bold|black|heavy|semibold|demi|negrita/i;

type Letter = { text: number; index: number; object: number };

function isOfBoldFont(document: PdfDocument, letter: Letter, { boldFonts }: Styles): boolean {
  const { text, index, object } = letter;
  const font = object === 0 ? 0 : document.pdfium._FPDFTextObj_GetFont(object);
  const known = font === 0 ? undefined : boldFonts.get(font);
  if (known !== undefined) return known;
  const bold = isBold(document, text, index);
  if (font !== 0) boldFonts.set(font, bold);
  return bold;
}

/** By the font's name: the weight in its descriptor is missing or wrong in most embedded fonts. */
function isBold({ pdfium, scratch }: PdfDocument, text: number, index: number): boolean {
  const nameAt = scratch.pointer + 16;
  const size = pdfium._FPDFText_GetFontInfo(text, index, nameAt, 256, scratch.pointer);
  if (size < 2 || size > 256) return false;
  return BOLD.test(
    Buffer.from(pdfium.HEAPU8.subarray(nameAt, nameAt + size - 1)).toString('latin1'),
  );
}

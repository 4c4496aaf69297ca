import { textOfGlyph } from './glyph-names';
import type { PdfFile } from './pdf-file';
import { standardFont } from './standard-fonts';
import { readToUnicode } from './to-unicode';
import { isStream, isString, NotDirect, type Dict, type Value } from './values';

/** What is needed of a font: what its codes say and how wide they are. Nothing where that is not known for sure. */
export type Font = {
  bytesPerCode: 1 | 2;
  texts: (string | undefined)[];
  /** Thousandths of the font's size, by code; `otherWidth` where there is none. */
  widths: (number | undefined)[];
  otherWidth: number;
  /** Of a space; 0 where the font has none. */
  spaceWidth: number;
  /** Of a line's box, for a size of 1. */
  height: number;
  bold: boolean;
};

/** By the font's name: the weight in its descriptor is missing or wrong in most embedded fonts. */
const BOLD = /bold|black|heavy|semibold|demi|negrita/i;

export function readFont(file: PdfFile, dict: Dict): Font {
  const name = dict.get('BaseFont');
  if (typeof name !== 'string') throw new NotDirect('font');
  const font = dict.get('Subtype') === 'Type0' ? composite(file, dict) : simple(file, dict, name);
  const texts = font.texts.map(plainText);
  const space = texts.indexOf(' ');
  return {
    ...font,
    texts,
    spaceWidth: space === -1 ? 0 : (font.widths[space] ?? 0),
    bold: BOLD.test(name),
  };
}

const LIGATURES = /[\ufb00-\ufb06]/;
/** Hebrew and Arabic letters, whose order on the page PDFium turns round. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

function plainText(text: string | undefined): string | undefined {
  if (text === undefined || RIGHT_TO_LEFT.test(text)) return undefined;
  if (isBlank(text)) return ' ';
  return LIGATURES.test(text) ? text.normalize('NFKC') : text;
}

/** White space and control characters; nothing is drawn for them. */
const isBlank = (text: string): boolean =>
  text.length === 1 && (text <= ' ' || text === '\u00a0' || text === '\ufeff');

type Read = Omit<Font, 'spaceWidth' | 'bold'>;

const CODES = 256;
const KINDS: Value[] = ['Type1', 'TrueType', 'MMType1'];

function simple(file: PdfFile, dict: Dict, name: string): Read {
  if (!KINDS.includes(dict.get('Subtype') ?? null)) throw new NotDirect('kind of font');
  const standard = standardFont(name);
  const descriptor = file.dict(dict.get('FontDescriptor'));
  const given = file.array(dict.get('Widths'));
  const mapped = toUnicodeOf(file, dict);
  const encoding = encodingOf(file, dict.get('Encoding'), standard !== null);
  const only = onlyGlyph(file, dict, descriptor);
  const texts = Array.from(
    { length: CODES },
    (_, code) =>
      mapped?.get(code) ?? encoding[code] ?? (code === only?.code ? only.text : undefined),
  );
  const otherWidth = file.number(descriptor?.get('MissingWidth')) ?? 0;
  if (!given || !descriptor) {
    if (!standard || given || descriptor || dict.has('ToUnicode')) throw new NotDirect('widths');
    // Their widths go by Windows-1252.
    if (dict.get('Encoding') !== 'WinAnsiEncoding') throw new NotDirect('encoding');
    return { bytesPerCode: 1, texts, otherWidth: 0, ...standard, widths: [...standard.widths] };
  }
  const first = file.number(dict.get('FirstChar')) ?? 0;
  const widths: number[] = [];
  given.forEach((width, index) => (widths[first + index] = file.number(width) ?? 0));
  return { bytesPerCode: 1, texts, widths, otherWidth, height: heightOf(file, descriptor) };
}

/** 0x80 to 0x9f of Windows-1252, the only codes that are not Latin-1's. TextDecoder of Node.js 20 has Latin-1's there. */
const WINDOWS = '€•‚ƒ„…†‡ˆ‰Š‹Œ•Ž••‘’“”•–—˜™š›œ•žŸ';

/** What the encoding of a simple font says; nothing for codes that only the font itself could tell. */
function encodingOf(
  file: PdfFile,
  value: Value | undefined,
  isStandard: boolean,
): (string | undefined)[] {
  const encoding = file.resolve(value);
  const dict = file.dict(encoding);
  const base = dict ? file.resolve(dict.get('BaseEncoding')) : encoding;
  const texts = baseTexts(typeof base === 'string' ? base : null, isStandard);
  let code = 0;
  for (const one of file.array(dict?.get('Differences')) ?? []) {
    const item = file.resolve(one);
    if (typeof item === 'number') code = item;
    else if (typeof item === 'string') {
      texts[code] = textOfGlyph(item);
      code += 1;
    }
  }
  return texts;
}

function baseTexts(name: string | null, isStandard: boolean): (string | undefined)[] {
  const bytes = Buffer.from(Uint8Array.from({ length: CODES }, (_, code) => code));
  const texts = (all: string) => Array.from(all, (text, code) => (code < 0x20 ? undefined : text));
  if (name === 'WinAnsiEncoding') {
    const all = bytes.toString('latin1');
    return texts(all.slice(0, 0x80) + WINDOWS + all.slice(0xa0));
  }
  if (name === 'MacRomanEncoding') return texts(new TextDecoder('macintosh').decode(bytes));
  if (name !== null && !isStandard) throw new NotDirect('encoding');
  return [];
}

function composite(file: PdfFile, dict: Dict): Read {
  const own = file.dict(file.array(dict.get('DescendantFonts'))?.[0]);
  const descriptor = file.dict(own?.get('FontDescriptor'));
  const mapped = toUnicodeOf(file, dict);
  if (!own || !descriptor || !mapped || file.resolve(dict.get('Encoding')) !== 'Identity-H') {
    throw new NotDirect('composite font');
  }
  const texts: (string | undefined)[] = [];
  for (const [code, text] of mapped) texts[code] = text;
  return {
    bytesPerCode: 2,
    texts,
    widths: compositeWidths(file, file.array(own.get('W')) ?? []),
    otherWidth: file.number(own.get('DW')) ?? 1000,
    height: heightOf(file, descriptor),
  };
}

const MOST_GLYPHS = 0x10000;

/** `first [width width …]` or `first last width`. */
function compositeWidths(file: PdfFile, given: readonly Value[]): (number | undefined)[] {
  const widths: (number | undefined)[] = [];
  let at = 0;
  while (at < given.length) {
    const first = file.number(given[at]);
    const next = file.resolve(given[at + 1]);
    if (first === null || first > MOST_GLYPHS) throw new NotDirect('widths');
    if (Array.isArray(next)) {
      next.forEach((width, index) => (widths[first + index] = file.number(width) ?? 0));
      at += 2;
      continue;
    }
    const width = file.number(given[at + 2]);
    if (typeof next !== 'number' || width === null || next > MOST_GLYPHS) {
      throw new NotDirect('widths');
    }
    for (let code = first; code <= next; code += 1) widths[code] = width;
    at += 3;
  }
  return widths;
}

const CHARACTER_SET = /^\/([^/\s]+)\s*$/;

/** A font of one glyph, such as the arrow at the end of a broken line of a program, names it. */
function onlyGlyph(file: PdfFile, dict: Dict, descriptor: Dict | null) {
  const code = file.number(dict.get('FirstChar'));
  const set = file.resolve(descriptor?.get('CharSet'));
  if (code === null || code !== file.number(dict.get('LastChar')) || !isString(set)) return null;
  const name = CHARACTER_SET.exec(set.bytes)?.[1];
  return { code, text: name === undefined ? undefined : textOfGlyph(name) };
}

function toUnicodeOf(file: PdfFile, dict: Dict): Map<number, string> | null {
  const stream = file.resolve(dict.get('ToUnicode'));
  return isStream(stream) ? readToUnicode(file.decoded(stream).toString('latin1')) : null;
}

function heightOf(file: PdfFile, descriptor: Dict): number {
  const box = file.array(descriptor.get('FontBBox'))?.map((one) => file.number(one) ?? 0);
  const height = ((box?.[3] ?? 0) - (box?.[1] ?? 0)) / 1000;
  if (!(height > 0)) throw new NotDirect('box of font');
  return height;
}

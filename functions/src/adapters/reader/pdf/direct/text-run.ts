import type { Font } from './fonts';
import { times, type Matrix } from './matrix';
import type { Operand } from './operators';
import { NotDirect } from './values';

/** A word, or the part of one that a run has: from the first letter's beginning to the last one's end. */
export type Part = { text: string; start: number; startEnd: number; last: number; end: number };

/** What one operator shows, along its own line: lengths are in its own units, which `matrix` takes to the page. */
export type Run = {
  font: Font;
  size: number;
  matrix: Matrix;
  bytes: string;
  parts: Part[];
  glyphs: number;
  startsBlank: boolean;
  endsBlank: boolean;
  firstWidth: number;
  lastWidth: number;
  /** Where the last letter begins, and where it ends. */
  last: number;
  end: number;
};

export type TextState = {
  font: Font | null;
  size: number;
  charSpace: number;
  wordSpace: number;
  scale: number;
  leading: number;
  rise: number;
};

/** A gap from which on PDFium takes it for a space, in thousandths, by the width of the letter. */
export function spaceFor(width: number, [low, middle, high]: [number, number, number]): number {
  if (width < low) return width / 2;
  if (width < middle) return width / 4;
  return width < high ? width / 5 : width / 6;
}

const SPACES: [number, number, number] = [300, 500, 700];
const SPACE_CODE = 0x20;

/**
 * What an operator shows, and how far it goes. Gaps within it are spaces from where on they are for PDFium: half of the
 * font's space, or a part of the letter that follows where it has none.
 */
export function showText(
  items: readonly Operand[],
  state: TextState,
  at: Matrix,
): { run: Run; advance: number } {
  const { font, size, charSpace, scale, wordSpace, rise } = state;
  if (!font) throw new NotDirect('no font');
  const { bytesPerCode, texts, widths, otherWidth } = font;
  const unit = size / 1000;
  const base = baseSpace(items, state);
  const lead = leadOf(items) * unit;
  const run: Run = {
    font,
    size,
    matrix: times([scale, 0, 0, 1, lead * scale, rise], at),
    bytes: '',
    parts: [],
    glyphs: 0,
    startsBlank: false,
    endsBlank: false,
    firstWidth: 0,
    lastWidth: 0,
    last: 0,
    end: 0,
  };
  const halfSpace = font.spaceWidth > 1000 / 3 ? 0 : font.spaceWidth / 2;
  let x = 0;
  let part: Part | null = null;
  let gap = 0;
  for (const item of items) {
    if (typeof item === 'number') {
      // What stands before the first letter is in `lead`.
      if (run.glyphs > 0) {
        x -= item * unit;
        gap = -item * unit;
      }
      continue;
    }
    if (typeof item !== 'string') continue;
    run.bytes += item;
    const { length } = item;
    for (let index = 0; index + bytesPerCode <= length; index += bytesPerCode) {
      const code =
        bytesPerCode === 1
          ? item.charCodeAt(index)
          : (item.charCodeAt(index) << 8) | item.charCodeAt(index + 1);
      const text = texts[code];
      if (text === undefined) throw new NotDirect('letter');
      const width = widths[code] ?? otherWidth;
      const space = gap + charSpace - base;
      if (part && space > 0 && space >= unit * (halfSpace || spaceFor(width, SPACES))) part = null;
      gap = 0;
      const advance = width * unit;
      if (text === ' ') part = null;
      else if (part) {
        part.text += text;
        part.last = x;
        part.end = x + advance;
      } else {
        part = { text, start: x, startEnd: x + advance, last: x, end: x + advance };
        run.parts.push(part);
      }
      if (run.glyphs === 0) {
        run.startsBlank = text === ' ';
        run.firstWidth = advance;
      }
      run.glyphs += 1;
      run.endsBlank = text === ' ';
      run.lastWidth = advance;
      run.last = x;
      run.end = x + advance;
      x += advance + charSpace + (bytesPerCode === 1 && code === SPACE_CODE ? wordSpace : 0);
    }
  }
  return { run, advance: (lead + x) * scale };
}

/** How far the first letter is moved, in thousandths. */
function leadOf(items: readonly Operand[]): number {
  let lead = 0;
  for (const item of items) {
    if (typeof item === 'number') lead -= item;
    else if (item !== '') break;
  }
  return lead;
}

/** Letters that are set apart by their state have that much between them, which is no space between words. */
function baseSpace(items: readonly Operand[], { charSpace, size }: TextState): number {
  if (charSpace === 0) return 0;
  let base = charSpace;
  for (const item of items) {
    if (typeof item === 'number') base = Math.min(base, charSpace - (item * size) / 1000);
  }
  return Math.max(0, base);
}

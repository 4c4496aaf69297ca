import type { FoundPlace } from '@contract';
import type { DocumentPage } from '../document/document-page';

/** Letters that are shown before and after what was found. */
const AROUND = 45;
const PARAGRAPH = '\n\n';

/** Of each letter (a unit of UTF-16) the one without accent and case; made once, as a page may have millions of letters. */
let plainLetters: Uint16Array | null = null;

function plainOf(code: number): number {
  const letter = String.fromCharCode(code);
  const plain = (letter.normalize('NFD')[0] ?? letter).toLowerCase();
  if (plain.length !== 1) return code;
  return plain.trim() === '' ? BLANK : plain.charCodeAt(0);
}

const BLANK = 32;
const LETTERS = 0x10000;

/** One letter for each, without accent and case: places in the folded text are places in the text. */
function folded(text: string): string {
  const plain = (plainLetters ??= Uint16Array.from({ length: LETTERS }, (_, code) =>
    plainOf(code),
  ));
  const codes = new Uint16Array(text.length);
  for (let at = 0; at < text.length; at++) codes[at] = plain[text.charCodeAt(at)] ?? 0;
  return Buffer.from(codes.buffer).toString('utf16le');
}

/** Where it stands in a text, in order: the text is gone through once, however many units it has. */
function placesOf(wanted: string, text: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) places.push(at);
  return places;
}

/** The first of these places from `start` on. */
function firstFrom(places: readonly number[], start: number): number | undefined {
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle] ?? 0) < start) low = middle + 1;
    else high = middle;
  }
  return places[low];
}

const shown = (text: string): string => text.replace(/\s+/g, ' ');

/** The end of what stands before, from the beginning of a word or of its paragraph on. */
function before(text: string): string {
  const whole = shown(
    text
      .slice(-2 * AROUND)
      .split(PARAGRAPH)
      .at(-1) ?? '',
  );
  if (whole.length <= AROUND) return whole;
  const near = whole.slice(-AROUND);
  return `…${near.slice(near.indexOf(' ') + 1)}`;
}

/** The beginning of what follows, to the end of a word or of its paragraph. */
function after(text: string): string {
  const whole = shown(text.slice(0, 2 * AROUND).split(PARAGRAPH)[0] ?? '');
  if (whole.length <= AROUND) return whole;
  const near = whole.slice(0, AROUND);
  return `${near.slice(0, Math.max(0, near.lastIndexOf(' ')))}…`;
}

/**
 * Where a page holds these words, each unit once, to the letter but for accents, case and the kind of blank between words; at
 * most so many places. Linear in the page.
 */
export function findInPage(page: DocumentPage, words: string, most = Infinity): FoundPlace[] {
  const wanted = folded(words.trim().replace(/\s+/g, ' '));
  if (wanted === '') return [];
  const places = placesOf(wanted, folded(page.text));
  const found: FoundPlace[] = [];
  if (places.length === 0) return found;
  for (const { units } of [...page.blocks, ...(page.figures ?? [])]) {
    for (const { id, hash, start, end } of units) {
      const at = firstFrom(places, start);
      if (at === undefined || at >= end) continue;
      if (found.length >= most) return found;
      const to = at + wanted.length;
      found.push({
        page: page.place,
        pageReference: page.reference,
        unit: { id, hash },
        before: before(page.text.slice(0, at)),
        match: shown(page.text.slice(at, to)),
        after: after(page.text.slice(to)),
      });
    }
  }
  return found;
}

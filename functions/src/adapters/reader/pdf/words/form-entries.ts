import { turnedBox } from '../geometry/turn';
import type { Box, Entry, Word } from '../types';

/** Letters are as high as their field, but for its frame, and at most so many points. */
const FIELD_SHARE = 0.75;
const LARGEST = 11;
/** Letters are about so wide, and lines so far apart, as shares of their height. */
const LETTER_WIDTH = 0.5;
const LINE_SPACING = 1.2;
/** Beside such a label a box that is ticked may not say yes, nor no. */
const YES_OR_NO = /^(?:sí|si|no|yes)(?!\p{L})/iu;

type Noted = { words: Word[]; notes: readonly Word[][]; entries: readonly Entry[]; turns: number };

/** The page's words with what stands in its notes and fields, each beside what it follows. */
export function withEntries({ words, notes, entries, turns }: Noted): Word[] {
  if (notes.length === 0 && entries.length === 0) return words;
  const all = [...words];
  for (const note of notes) insert(all, note);
  for (const { text, box, size, isTicked } of entries) {
    const place = turnedBox(box, turns);
    if (isTicked !== undefined) insertTick(all, place, isTicked);
    else insert(all, placed(text, place, size));
  }
  return all;
}

/** A bullet at the beginning of a line may be left out later: whether a box is ticked is said by words as well. */
function insertTick(words: Word[], place: Box, isTicked: boolean): void {
  const { left, right } = place;
  const word = { ...wordAt('☑', left, { ...oneLine(place) }), right };
  const label = besides(words, word).after?.text ?? '';
  const said = YES_OR_NO.test(label) ? ['marcado', 'sin marcar'] : ['sí', 'no'];
  insert(words, [{ ...word, text: isTicked ? `☑ (${said[0]})` : `☐ (${said[1]})` }]);
}

type LinePlace = { baseline: number; size: number };

/** In the middle of a box's height. */
function oneLine({ top, bottom }: Box): LinePlace {
  const size = Math.min(LARGEST, FIELD_SHARE * (top - bottom));
  return { baseline: (top + bottom) / 2 - size / 3, size };
}

/** The words of a text in its box, squeezed to its width: in one line where `size` is null, in its own ones elsewhere. */
function placed(text: string, box: Box, size: number | null): Word[] {
  const { left, right, top, bottom } = box;
  const lines = (size === null ? [text] : text.split(/\r\n?|\n/)).map(
    (line) => line.match(/\S+/g) ?? [],
  );
  const single = oneLine(box);
  const drop = Math.min(LINE_SPACING * (size ?? 0), (top - bottom) / lines.length);
  return lines.flatMap((texts, index) => {
    const place =
      size === null || lines.length === 1
        ? single
        : { baseline: top - drop * (index + 1) + (drop - single.size) / 2, size };
    const room = (right - left) / Math.max(1, texts.join(' ').length);
    return inARow(texts, left, { ...place, each: Math.min(LETTER_WIDTH * place.size, room) });
  });
}

function inARow(
  texts: readonly string[],
  from: number,
  { each, ...place }: LinePlace & { each: number },
): Word[] {
  let left = from;
  return texts.map((text) => {
    const word = { ...wordAt(text, left, place), right: left + each * text.length };
    left = word.right + each;
    return word;
  });
}

const wordAt = (text: string, left: number, { baseline, size }: LinePlace): Word => ({
  text,
  left,
  right: left,
  baseline,
  size,
  bold: false,
  turned: false,
});

/** The words to the left and to the right of one on its line. */
function besides(words: readonly Word[], { baseline, left, size }: Word) {
  let [before, after]: [Word?, Word?] = [];
  for (const other of words) {
    if (other.turned || Math.abs(other.baseline - baseline) >= size / 2) continue;
    if (other.left < left) before = before && before.left > other.left ? before : other;
    else after = after && after.left < other.left ? after : other;
  }
  return { before, after };
}

/** Puts a text beside what stands nearer on one of its lines, below what is above it where nothing does, or first. */
function insert(words: Word[], text: readonly Word[]): void {
  const [first] = text;
  if (!first) return;
  const beside = text.map((word) => placeBeside(words, word)).find((place) => place !== null);
  words.splice(beside ?? lastAbove(words, first) + 1, 0, ...text);
}

function placeBeside(words: readonly Word[], word: Word): number | null {
  const { before, after } = besides(words, word);
  const isNearBefore = before && (!after || word.left - before.right <= after.left - word.right);
  if (isNearBefore) return words.indexOf(before) + 1;
  return after ? words.indexOf(after) : null;
}

function lastAbove(words: readonly Word[], { baseline }: Word): number {
  const lowest = Math.min(
    ...words
      .filter((other) => !other.turned && other.baseline > baseline)
      .map((other) => other.baseline),
  );
  return words.findLastIndex((other) => other.baseline === lowest);
}

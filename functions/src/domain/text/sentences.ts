import { CELL_SEPARATOR } from './cells';

/** Where a piece of a text begins and ends: `text.slice(start, end)`. */
export type Span = { start: number; end: number };

const TERMINATORS = new Set('.!?…');
const TERMINATOR = /[.!?…]/g;
const CLOSERS = new Set('"»”’\')]');
const isSpace = (character: string | undefined): boolean =>
  character !== undefined && /\s/.test(character);

/** What may open a sentence: a capital, a figure, an opening mark, a quotation, a bracket, a bullet, "b)". */
const OPENING = /^(?:[\p{Lu}\p{Lt}\p{N}¿¡«“"'‘([•·–—-]|[a-z]\))/u;

/** Shortened words that do not end a sentence, whatever follows. */
const ABBREVIATIONS = new Set(
  (
    'sr sra srta dr dra d dña ud uds vd vds ej aprox máx mín núm pág págs fig figs cap art ref tel ' +
    'vol ed apdo av avda gral incl excl vs cf temp prof ing izq dcha der cil cód pza'
  ).split(' '),
);
/** Shortened words that also end sentences: they are abbreviations before a figure only ("No. 3", "p. 12"). */
const BEFORE_FIGURES = new Set(
  'no n p pp sec seg min h tab nº n.º mod mods ft in mi lb oz'.split(' '),
);

/** "1.", "2.3.", "a)", "IV." at the beginning of a line: the number of a step or section, not a sentence. */
const MARKER = /^\(?(?:\d{1,3}(?:\.\d{1,3})*|[a-zA-Z]|[ivxIVX]{1,5})[.)]+$/;
/** "EE. UU.", "J. R. Soto": a capital that stands for a name when another one stands beside it. */
const INITIAL = /^\p{Lu}{1,2}\.$/u;
const TWO_INITIALS = /(?:^|\s)\p{Lu}\.\s?\p{Lu}\.$/u;
const MAX_MARKER_LENGTH = 16;

/**
 * The sentences of a Spanish text, in order and without the space around them; nothing but white space is left out.
 * A line end always ends a sentence, and a table row is one sentence. Takes linear time.
 */
export function splitSentences(text: string): Span[] {
  const sentences: Span[] = [];
  let lineStart = 0;
  while (lineStart < text.length) {
    const newline = text.indexOf('\n', lineStart);
    const lineEnd = newline === -1 ? text.length : newline;
    splitLine(text, { start: lineStart, end: lineEnd }, sentences);
    lineStart = lineEnd + 1;
  }
  return sentences;
}

function splitLine(text: string, line: Span, sentences: Span[]): void {
  const { start: first, end } = trimSpan(text, line);
  if (first === end) return;
  const content = text.slice(first, end);
  const isRow = content.includes(CELL_SEPARATOR);
  let start = first;
  let markEnd = first;
  for (const { index } of isRow ? [] : content.matchAll(TERMINATOR)) {
    // One of several marks in a row that have been looked at.
    if (first + index < markEnd) continue;
    markEnd = endOfMarks(text, first + index, end);
    const next = skipSpace(text, markEnd, end);
    if (next < end && next > markEnd && isBoundary(text, { start, end: markEnd }, next)) {
      sentences.push({ start, end: markEnd });
      start = next;
    }
  }
  sentences.push({ start, end });
}

/** Whether the sentence `before`, which ends in a mark, is over when the next word begins at `next`. */
function isBoundary(text: string, before: Span, next: number): boolean {
  if (!OPENING.test(text.slice(next, next + 2))) return false;
  if (text[before.end - 1] !== '.') return true;
  if (
    before.end - before.start <= MAX_MARKER_LENGTH &&
    MARKER.test(text.slice(before.start, before.end))
  ) {
    return false;
  }
  const last = lastWord(text, before);
  const word = last.replace(/^[("«“¿¡[]+|(?<!\.)\.+$/g, '').toLowerCase();
  if (ABBREVIATIONS.has(word)) return false;
  if (BEFORE_FIGURES.has(word) && /\p{N}/u.test(text[next] ?? '')) return false;
  if (!INITIAL.test(last)) return true;
  const follows = INITIAL.test(text.slice(next, next + 3).trimEnd());
  return (
    !follows && !TWO_INITIALS.test(text.slice(Math.max(before.start, before.end - 6), before.end))
  );
}

/** The word before the mark; at most so long that a text without spaces still takes linear time. */
function lastWord(text: string, { start, end }: Span): string {
  const from = Math.max(start, end - MAX_MARKER_LENGTH);
  const tail = text.slice(from, end);
  return tail.slice(tail.search(/\S*$/));
}

function endOfMarks(text: string, from: number, end: number): number {
  let at = from;
  while (at < end && TERMINATORS.has(text[at] ?? '')) at++;
  while (at < end && CLOSERS.has(text[at] ?? '')) at++;
  return at;
}

function skipSpace(text: string, from: number, end: number): number {
  let at = from;
  while (at < end && isSpace(text[at])) at++;
  return at;
}

/** The span without white space at its ends; tabs that touch its text stay: they are empty cells of a row. */
export function trimSpan(text: string, { start, end }: Span): Span {
  let [first, last] = [start, end];
  while (first < last && isSpace(text[first])) first++;
  while (last > first && isSpace(text[last - 1])) last--;
  if (first === last) return { start: first, end: last };
  while (first > start && text[first - 1] === CELL_SEPARATOR) first--;
  while (last < end && text[last] === CELL_SEPARATOR) last++;
  return { start: first, end: last };
}

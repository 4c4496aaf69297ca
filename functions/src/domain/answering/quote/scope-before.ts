import { splitSentences, type Span } from '../../text/sentences';
import type { Excerpt } from '../../ports';
import type { Place } from '../../ports/draft-quotation';
import { besideIn, placesIn } from './beside';
import type { Line } from '../../document/line';
import { sentencesIn, sliceOf } from '../../document/lines';
import { linesIn, type PassageText } from '../../document/passage-lines';
import { CONDITIONS, namesCase, NAMES_VERSIONS } from '../../document/meaning-words';
import { REACH_OF_SCOPE } from './which-version';

const sentencesOf = (passage: PassageText, line: Line): string[] => {
  const text = sliceOf(passage, line);
  return sentencesIn(text).map(({ start, end }) => text.slice(start, end));
};

const firstLine = (passage: PassageText): Line | null => {
  const [first] = linesIn(passage);
  return first?.kind === 'prose' || first?.kind === 'fact' ? first : null;
};

export const beginsInProse = (passage: PassageText): boolean => firstLine(passage) !== null;

/** The end of a passage from where it says of which vehicles, or when, the paragraph holds with which the next begins. */
export function scopeAtEnd(previous: PassageText, next: PassageText): Span | null {
  const last = linesIn(previous).at(-1);
  const first = firstLine(next);
  if (!first || last?.kind !== 'prose') return null;
  const text = sliceOf(previous, last);
  const [opening = ''] = sentencesOf(next, first);
  const spans = sentencesIn(text);
  const texts = spans.map(({ start, end }) => text.slice(start, end));
  // Neighbouring passages of one page overlap by a sentence.
  const count = texts.at(-1) === opening ? texts.length - 1 : texts.length;
  const near = Math.max(0, count - REACH_OF_SCOPE);
  const names = texts.slice(near, count).findLastIndex((sentence) => NAMES_VERSIONS.test(sentence));
  const isCase = count > 0 && CONDITIONS.test(texts[count - 1] ?? '');
  const from = spans[names >= 0 ? near + names : count - 1];
  const to = spans[count - 1];
  if (!from || !to || (names < 0 && !isCase) || namesCase(opening)) return null;
  return { start: last.start + from.start, end: last.start + to.end };
}

/** What says on the page before of which vehicles, or when, a sentence at the beginning of a passage holds. */
export function scopeBefore(excerpts: readonly Excerpt[], at: number, start: number): Place[] {
  const chunk = excerpts[at]?.chunk;
  const first = chunk && firstLine(chunk);
  const before = chunk ? besideIn(excerpts, chunk, -1) : -1;
  const previous = excerpts[before]?.chunk;
  if (!chunk || !previous || !first || start >= first.end) return [];
  const told = splitSentences(chunk.content.slice(0, start));
  const isNear = told.length < REACH_OF_SCOPE;
  const hasOwn = sentencesOf(chunk, first)
    .slice(0, told.length + 1)
    .some(namesCase);
  const span = isNear && !hasOwn ? scopeAtEnd(previous, chunk) : null;
  return span ? placesIn(before, [span]) : [];
}

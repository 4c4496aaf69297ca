import { trimSpan, type Span } from '../../text/sentences';
import {
  aboveSentence,
  FORBIDS_ITSELF,
  paragraphAbove,
  sentenceAbove,
  warningAbove,
} from './above-sentence';
import { announcement, forbidsBelow, saidIn, turnsBelow, turnsBeyond } from './announcement';
import type { Line } from '../../document/line';
import { sliceOf, spanOf } from '../../document/lines';
import { linesIn, type PassageText } from '../../document/passage-lines';
import { beginOfList, formOf, INFINITIVE } from './list-form';
import { isWarningLabel } from '../../text/warning-words';
import {
  HOLDS_WHEN,
  OF_VERSIONS,
  IS_LABEL,
  isLabelOfSentence,
  NAMES_BEFORE,
  QUALIFIES,
  NEGATES_OR_RESTRICTS,
} from '../../document/meaning-words';
import type { Quotable } from '../quotables/quotable';

const decides = (title: string, isNearest: boolean): boolean =>
  forbidsBelow(title) ||
  QUALIFIES.test(title) ||
  OF_VERSIONS.test(title) ||
  (isNearest && HOLDS_WHEN.test(title));

/**
 * Titles above a line that decide what it means: the nearest one, and those of the sections that it stands in. Figures of a
 * row mean nothing without their table's title, and steps not what they are for.
 */
function titlesAbove(
  chunk: PassageText,
  lines: readonly Line[],
  at: number,
  needsTitle: boolean,
): Line[] {
  const isOfSentence = (line: Line, index: number): boolean =>
    lines[index + 1]?.kind !== 'row' && isLabelOfSentence(sliceOf(chunk, line));
  const titles = lines
    .slice(0, at)
    .filter(
      (line, index) =>
        line.kind === 'title' &&
        !line.isGroup &&
        !(lines[at]?.kind === 'row' && isOfSentence(line, index)),
    );
  const nearest = titles.at(-1);
  const said = titles
    .filter((title) => title === nearest || chunk.headings.includes(sliceOf(chunk, title)))
    .filter(
      (title) =>
        (needsTitle && title === nearest) || decides(sliceOf(chunk, title), title === nearest),
    );
  const groups = lines[at]?.kind === 'row' ? groupAbove(lines.slice(0, at)) : [];
  const below = nearest ? lines.indexOf(nearest) + 1 : 0;
  const label = lines.slice(below, at).findLast((line) => IS_LABEL.test(sliceOf(chunk, line)));
  return [...said, ...(label ? [label] : []), ...groups];
}

/** The titles within its table that stand above a row: the nearest one, and those right above it. */
function groupAbove(above: readonly Line[]): Line[] {
  const end = above.findLastIndex(({ kind }) => kind !== 'row') + 1;
  const begin = above.slice(0, end).findLastIndex(({ isGroup }) => !isGroup) + 1;
  return above.slice(begin, end);
}

/** Items above, beyond a remark or of another form, that must not be done: nobody can tell whether these belong to them. */
function mayGoOnFromAbove(chunk: PassageText, lines: readonly Line[], at: number): boolean {
  const item = lines.slice(Math.max(0, at - 1), at + 1).findLast(({ kind }) => kind === 'item');
  return item !== undefined && governing(chunk, item)?.length !== 0;
}

type Quoted = {
  start: number;
  kind: Quotable['kind'] | Line['kind'];
  /** Rows and steps, which say nothing of what they are about. */
  needsTitle?: boolean;
};

/**
 * What must be quoted above something, in reading order, so that it is not read as the opposite; null where that cannot be
 * told.
 */
export function governing(
  chunk: PassageText,
  { start, kind, needsTitle = false }: Quoted,
): Span[] | null {
  const lines = linesIn(chunk);
  const own = lines.findIndex((line) => line.start <= start && start < line.end);
  const titles = titlesAbove(chunk, lines, own, needsTitle);
  if (kind === 'row') return [...titles.map(spanOf), ...paragraphAbove(chunk, lines, own)];
  if (formOf(chunk, lines[own]) === null)
    return aboveSentence(chunk, lines, { own, start, titles });
  return aboveItem(chunk, lines, own, titles.map(spanOf));
}

/** Longer ones are about more than what the steps need. */
const MAX_NEEDED_LENGTH = 200;

/** "Puede arrancar con otra batería de 12 V y cables de 16 mm²": all that stands between a title and the steps below it. */
function isNeeded(chunk: PassageText, lines: readonly Line[], at: number): boolean {
  const [title, said, step] = lines.slice(Math.max(0, at - 1), at + 2);
  const isStep = step !== undefined && formOf(chunk, step) === 'number';
  return (
    isStep &&
    title?.kind === 'title' &&
    said?.kind === 'prose' &&
    said.end - said.start <= MAX_NEEDED_LENGTH
  );
}

function aboveItem(
  chunk: PassageText,
  lines: readonly Line[],
  own: number,
  titles: readonly Span[],
): Span[] | null {
  const aboveAt = beginOfList(chunk, lines, own) - 1;
  const above = lines[aboveAt];
  const said = above ? announcement(chunk, above, turnsBelow) : null;
  if (above && said) {
    const outer = saidFurtherUp(chunk, lines, aboveAt, said);
    return [...titles.filter(({ start }) => start !== said.start), ...outer, said];
  }
  if (!above || above.kind === 'title') return [...titles];
  if (isNeeded(chunk, lines, aboveAt)) return [...titles, spanOf(above)];
  if (mayGoOnFromAbove(chunk, lines, aboveAt)) return null;
  return [...titles, ...warningAbove(chunk, lines, aboveAt + 1)];
}

/** The sentence before one of a line, be it in the paragraph above. */
function sentenceBefore(
  chunk: PassageText,
  lines: readonly Line[],
  at: number,
  { start }: Span,
): Span | null {
  const line = lines[at];
  if (!line || line.start >= start) return sentenceAbove(chunk, lines, at);
  return saidIn(
    chunk,
    { ...line, ...trimSpan(chunk.content, { start: line.start, end: start }) },
    () => true,
  );
}

/** What stands before a sentence that only announces ("Por ejemplo:"): the paragraph above it, or the item that it belongs to. */
function saidFurtherUp(chunk: PassageText, lines: readonly Line[], at: number, said: Span): Span[] {
  const [above, line] = [lines[at - 1], lines[at]];
  if (line && NAMES_BEFORE.test(sliceOf(chunk, said)))
    return [sentenceBefore(chunk, lines, at, said) ?? []].flat();
  if (!above || !line || NEGATES_OR_RESTRICTS.test(sliceOf(chunk, line))) return [];
  if (above.kind !== 'prose') return [];
  const outer = saidIn(chunk, above, turnsBeyond);
  return outer ? [outer] : [];
}

/**
 * Headings that decide what a quotation means, for where the passage does not hold them; rows and steps that have no
 * other title have the nearest. Null where the nearest one forbids and nobody can tell whether it means this.
 */
export function governingHeadings(
  chunk: PassageText,
  { start, kind, needsTitle = false }: Quoted,
  isTitled: boolean,
): string[] | null {
  const { content } = chunk;
  // Below the warnings at the end of a section may stand the next one's table, on the next page.
  const headings = chunk.headings.filter((title) => !isWarningLabel(title));
  const nearest = headings.at(-1) ?? '';
  const own = linesIn(chunk).find((line) => line.start <= start && start < line.end);
  const sentence = content.slice(start, own?.end);
  const isListed = kind === 'row' || formOf(chunk, own) !== null || INFINITIVE.test(sentence);
  if (!isListed && forbidsBelow(nearest) && !FORBIDS_ITSELF.test(sentence)) return null;
  const isForbidden = isListed && headings.some(forbidsBelow);
  return headings.filter((title) => {
    const isNearest = title === nearest;
    // The outer title alone would forbid also what stands below an inner one that advises.
    if (isNearest && (isForbidden || (needsTitle && !isTitled))) return true;
    return forbidsBelow(title) ? isListed : decides(title, isNearest);
  });
}

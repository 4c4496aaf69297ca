import { splitSentences, type Span } from '../chunking/sentences';
import type { Chunk } from '../records';
import { endsInColon, linesOf, type Line } from './lines';
import { FORBIDS, HOLDS_WHEN, POINTS_ON, QUALIFIES, TURNS, WARNS } from './meaning-words';
import type { Statement } from './statements';

/** Longer ones are chapters of their own. */
export const LONGEST_WARNING = 400;

type Text = Pick<Chunk, 'content' | 'headings'>;

const spanOf = ({ start, end }: Span): Span => ({ start, end });

const sliceOf = ({ content }: Text, { start, end }: Span): string => content.slice(start, end);

function lastSentence(chunk: Text, line: Line): Span {
  const last = splitSentences(sliceOf(chunk, line)).at(-1) ?? { start: 0, end: 0 };
  return { start: line.start + last.start, end: line.start + last.end };
}

type Turns = (sentence: string) => boolean;

/** Right below, whatever denies may be meant; beyond the end of a page only what says so. */
const turnsBelow: Turns = (sentence) => TURNS.test(sentence);
const turnsBeyond: Turns = (sentence) =>
  FORBIDS.test(sentence) || (TURNS.test(sentence) && POINTS_ON.test(sentence));

/** The sentence of a line that decides what a list below it means; null when it decides nothing. */
function announcement(chunk: Text, line: Line, turns: Turns): Span | null {
  if (line.kind === 'row' || line.kind === 'item') return null;
  if (line.kind === 'title') return FORBIDS.test(sliceOf(chunk, line)) ? spanOf(line) : null;
  const sentence = lastSentence(chunk, line);
  const text = sliceOf(chunk, sentence);
  return endsInColon(text) || turns(text) ? sentence : null;
}

/** "Abrir el tapón en caliente": one of several things, whose bullet the reader may have lost. */
const INFINITIVE = /^\p{Lu}\p{Ll}*[aei]r(?:se|l[oa]s?|les?)?(?!\p{L})/u;

function isListed(chunk: Text, line: Line | undefined): boolean {
  if (!line || line.kind === 'row') return false;
  const text = sliceOf(chunk, line);
  const announces = endsInColon(text) || FORBIDS.test(text);
  return line.kind === 'item' || (INFINITIVE.test(text) && !announces);
}

/** Where the list begins that a line is an item of. */
function beginOfList(chunk: Text, lines: readonly Line[], at: number): number {
  let first = at;
  while (isListed(chunk, lines[first - 1])) first -= 1;
  return first;
}

/** A warning right above: it is about what follows. */
const warningAbove = (chunk: Text, line: Line | undefined): Span[] =>
  line && line.end - line.start <= LONGEST_WARNING && WARNS.test(sliceOf(chunk, line))
    ? [spanOf(line)]
    : [];

const isBullet = (text: string): boolean => /^[^\p{L}\p{N}(]/u.test(text);

const decides = (title: string, isNearest: boolean): boolean =>
  FORBIDS.test(title) || QUALIFIES.test(title) || (isNearest && HOLDS_WHEN.test(title));

/**
 * Titles above a line that decide what it means: the nearest one, and those of the sections that it stands in. Figures of a
 * row mean nothing without their table's title.
 */
function titlesAbove(chunk: Text, lines: readonly Line[], at: number, isRow: boolean): Span[] {
  const titles = lines.slice(0, at).filter(({ kind }) => kind === 'title');
  const nearest = titles.at(-1);
  return titles
    .filter((title) => title === nearest || chunk.headings.includes(sliceOf(chunk, title)))
    .filter(
      (title) => (isRow && title === nearest) || decides(sliceOf(chunk, title), title === nearest),
    )
    .map(spanOf);
}

/** Whether a remark parts a list from items above it that must not be done: nobody can tell whether it still belongs to them. */
function goesOnAfterRemark(chunk: Text, lines: readonly Line[], remark: number): boolean {
  const [item, after] = [lines[remark - 1], lines[remark + 1]];
  if (item?.kind !== 'item' || !after) return false;
  const areAlike = isBullet(sliceOf(chunk, item)) === isBullet(sliceOf(chunk, after));
  return areAlike && governing(chunk, item)?.length !== 0;
}

type Quoted = { start: number; kind: Statement['kind'] | Line['kind'] };

/**
 * What must be quoted above something, in reading order, so that it is not read as the opposite; null where that cannot be
 * told.
 */
export function governing(chunk: Text, { start, kind }: Quoted): Span[] | null {
  const lines = linesOf(chunk.content, chunk.headings);
  const own = lines.findIndex((line) => line.start <= start && start < line.end);
  const titles = titlesAbove(chunk, lines, own, kind === 'row');
  if (!isListed(chunk, lines[own])) return titles;
  const aboveAt = beginOfList(chunk, lines, own) - 1;
  const above = lines[aboveAt];
  const said = above ? announcement(chunk, above, turnsBelow) : null;
  if (said) return [...titles.filter(({ start }) => start !== said.start), said];
  if (!above || above.kind === 'title') return titles;
  return goesOnAfterRemark(chunk, lines, aboveAt)
    ? null
    : [...titles, ...warningAbove(chunk, above)];
}

/** Headings that decide what stands below them; a row's table may have no other title. */
export function governingHeadings({ headings }: Pick<Chunk, 'headings'>, isRow: boolean): string[] {
  const nearest = headings.at(-1);
  return headings.filter(
    (title) => decides(title, title === nearest) || (isRow && title === nearest),
  );
}

/** Where the list starts with which a passage begins, below a page's running title at most; null when it begins otherwise. */
export function listAtStart(chunk: Text): number | null {
  const first = linesOf(chunk.content, chunk.headings).find(({ kind }) => kind !== 'row');
  return first?.kind === 'item' ? first.start : null;
}

/** Whether what stands at `start` belongs to the list with which a passage begins. */
export function beginsList(chunk: Text, start: number): boolean {
  const first = listAtStart(chunk);
  if (first === null) return false;
  const lines = linesOf(chunk.content, chunk.headings);
  const own = lines.findIndex((line) => line.start <= start && start < line.end);
  return lines[own]?.kind === 'item' && lines[beginOfList(chunk, lines, own)]?.start === first;
}

/** How the end of a passage bears on a list that begins the next one. */
export type End =
  | { is: 'announcement'; span: Span }
  /** An item of the same list, which `at` is in. */
  | { is: 'item'; at: number }
  | { is: 'nothing' };

export function endBefore(previous: Text, next: Text): End {
  const lines = linesOf(previous.content, previous.headings);
  const last = lines.at(-1);
  const start = listAtStart(next);
  if (!last || start === null) return { is: 'nothing' };
  if (last.kind === 'item') {
    const areAlike = isBullet(sliceOf(previous, last)) === isBullet(next.content.slice(start));
    return areAlike ? { is: 'item', at: last.start } : { is: 'nothing' };
  }
  const span = announcement(previous, last, turnsBeyond);
  return span ? { is: 'announcement', span } : { is: 'nothing' };
}

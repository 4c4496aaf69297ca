import { alternativesOf } from '../../spanish/alternatives';

const anyOf = alternativesOf('marks.txt');

/**
 * What a word may decide of a sentence that it stands in; its words, Spanish and English as `plainForm` leaves them, stand in
 * `patterns/marks.txt`. They are looked for in this order, the longer ones first where one holds another.
 */
const MARKS = [
  ...(['soonest', 'atOnce', 'max', 'min', 'about', 'above', 'below', 'except', 'only'] as const),
  ...(['also', 'afterwards', 'before', 'first', 'last', 'next', 'during', 'until', 'one'] as const),
  ...(['every', 'at', 'when', 'usual', 'sometimes', 'always', 'sure', 'advice', 'duty'] as const),
  ...(['possible', 'can', 'normal', 'all', 'none', 'little', 'degree', 'some', 'sum'] as const),
  ...(['twice', 'half', 'lessThan', 'moreThan', 'forbids', 'other', 'same', 'outside'] as const),
  ...(['onto', 'without', 'not', 'if'] as const),
] as const;

/** "Sí" has an accent, which `plainForm` looks at before it is lost. A headline has the marks of its units, and no others. */
export type Mark = (typeof MARKS)[number] | 'yes';

const setOf = (...marks: readonly Mark[]): ReadonlySet<Mark> => new Set(marks);

/** What narrows or weakens a statement: what says so of the part that a headline takes has to be in the headline, too. */
export const BINDING = setOf(
  ...(['except', 'only', 'usual', 'sometimes', 'advice', 'possible'] as const),
  ...(['can', 'little', 'forbids', 'degree', 'some'] as const),
);

/** What makes a figure a limit, a period or a guess. */
export const OF_FIGURES = setOf(
  ...(['max', 'min', 'about', 'above', 'below', 'before', 'afterwards', 'every'] as const),
  ...([
    'sum',
    'one',
    'twice',
    'half',
    'at',
    'lessThan',
    'moreThan',
    'first',
    'last',
    'next',
  ] as const),
);

/** What tells an order: where it stands nothing may change places. */
export const OF_ORDER = setOf('before', 'afterwards', 'first', 'last', 'next', 'until');

/** What forbids or limits. */
export const LIMITS = setOf('not', 'if', 'only', 'except', 'forbids');

/** What opens a condition beside "con" and "según". */
export const OPENS_CONDITION = setOf(
  ...(['if', 'when', 'only', 'except', 'before', 'afterwards', 'during', 'until'] as const),
  'without',
);

const patterns = MARKS.map((mark) => {
  const forms = anyOf(mark.replace(/[A-Z]/, (letter) => ` ${letter.toLowerCase()}`));
  return { mark, pattern: new RegExp(`(?<![\\p{L}\\d@])(?:${forms})(?![\\p{L}\\d])`, 'gu') };
});

/** A plain text in which each of these words is "@mark". */
export const withMarks = (plain: string): string =>
  patterns.reduce((text, { mark, pattern }) => text.replace(pattern, `@${mark}`), plain);

const known: ReadonlySet<string> = new Set([...MARKS, 'yes']);
export const isMark = (name: string): name is Mark => known.has(name);

export const among = (marks: Iterable<Mark>, wanted: ReadonlySet<Mark>): Mark[] =>
  [...marks].filter((mark) => wanted.has(mark));

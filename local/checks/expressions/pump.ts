import { backtracksOf, searchesWithin } from './backtracks';
import type { Expression } from './expression';

/** What is repeated: a figure, a letter, a mark, blank space, and what manuals alternate. */
const RUNS = [
  ...['0', 'a', 'A', 'á', ' ', '\t', '\n', '.', ',', ':', '-', '(', ')', '·', '…', '!', '"', '<'],
  ...['1.', '1 ', 'a ', 'A ', 'aA', 'a-', 'a. ', '1\n', 'a\n', '\n ', '1 x ', '0,0 ', '1/', '1) '],
];
/** What is repeated behind a word of the expression itself. */
const RUNS_BEHIND_WORDS = ['0', 'a', ' ', '0,'];
const MAX_WORDS = 30;
const SHORT = 500;
const LONG = 8 * SHORT;
/** Linear is 8, quadratic 64; counts are known to the next power of two. */
const MAX_GROWTH = 24;

/** So few on the long run are nothing, however they grow. */
const FEW = 16 * LONG;

type Tried = Pick<Expression, 'source' | 'flags'>;
type Pump = { first: string; run: string };

function pumpsFor(source: string): Pump[] {
  const words = [...new Set(source.match(/\p{L}{3,}/gu) ?? [])].slice(0, MAX_WORDS);
  return [
    ...RUNS.map((run) => ({ first: '', run })),
    ...words.flatMap((word) => [
      ...[`${word} `, `${word} 0 `].map((run) => ({ first: '', run })),
      ...RUNS_BEHIND_WORDS.map((run) => ({ first: `${word} `, run })),
    ]),
  ];
}

const textOf = (length: number, { first, run }: Pump): string =>
  `${first}${run.repeat(Math.ceil(length / run.length))}\0`;

/** How many times as many backtracks a search needs of a run that is eight times as long. */
function growthOf(expression: Tried, pump: Pump): number {
  const long = backtracksOf(expression, textOf(LONG, pump));
  return long === Number.POSITIVE_INFINITY ? long : long / backtracksOf(expression, textOf(SHORT, pump));
}

/** What makes a search take more than linear time, told by counting; null where nothing that is tried does. */
export function slowRun(expression: Tried): string | null {
  const isCheap = searchesWithin(FEW, expression);
  const pump = pumpsFor(expression.source).find(
    (one) => !isCheap(textOf(LONG, one)) && growthOf(expression, one) > MAX_GROWTH,
  );
  return pump ? `crece más que lo que se lee, con ${JSON.stringify(pump)}` : null;
}

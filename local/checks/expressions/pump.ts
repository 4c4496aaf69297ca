import { searchesWithin } from './backtracks';
import type { Expression } from './expression';

/** What is repeated: a figure, a letter, a mark, blank space, and what manuals alternate. */
const RUNS = [
  ...['0', 'a', 'A', 'á', ' ', '\t', '\n', '.', ',', ':', '-', '(', ')', '·', '…', '!', '"', '<'],
  ...['1.', '1 ', 'a ', 'A ', 'aA', 'a-', 'a. ', '1\n', 'a\n', '\n ', '1 x ', '0,0 ', '1/', '1) '],
];
/** What is repeated behind a word of the expression itself. */
const RUNS_BEHIND_WORDS = ['0', 'a', ' ', '0,'];
const MAX_WORDS = 30;
const SHORT = 4_000;
/** So few on the short run are nothing, however they grow. */
const FEW = 16 * SHORT;
const LONG = 16_000;
/** What is quadratic needs more on the long run; what is linear a thousand a character at most. */
const MAX_BACKTRACKS = 2 ** 24;

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

/** What makes a search take more than linear time, told by counting; null where nothing that is tried does. */
export function slowRun(expression: Tried): string | null {
  const isCheap = searchesWithin(FEW, expression);
  // Anew each time: an expression that has worked for long is compiled once more, and may be given up meanwhile.
  const isBearable = (text: string) =>
    [1, 2, 3].some(() => searchesWithin(MAX_BACKTRACKS, expression)(text));
  const pump = pumpsFor(expression.source).find(
    (one) => !isCheap(textOf(SHORT, one)) && !isBearable(textOf(LONG, one)),
  );
  return pump ? `crece más que lo que se lee, con ${JSON.stringify(pump)}` : null;
}

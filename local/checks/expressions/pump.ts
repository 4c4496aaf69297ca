import { createContext, Script } from 'node:vm';

/** What is repeated: a figure, a letter, a mark, blank space, and what manuals alternate. */
const RUNS = [
  ...['0', 'a', 'A', 'á', ' ', '\t', '\n', '.', ',', ':', '-', '(', ')', '·', '…', '!', '"', '<'],
  ...['1.', '1 ', 'a ', 'A ', 'aA', 'a-', 'a. ', '1\n', 'a\n', '\n ', '1 x ', '0,0 ', '1/', '1) '],
];
/** What is repeated behind a word of the expression itself. */
const RUNS_BEHIND_WORDS = ['0', 'a', ' ', '0,'];
const MOST_WORDS = 30;
const SHORT = 3_000;
const LONG = 4 * SHORT;
/** What takes less on the long run takes less than the 36th part of it on a passage or a question. */
const NOTHING_MS = 100;
const MOST_MS = 2_000;
/** An attack that the checker found takes seconds. */
const SLOW_MS = 300;
/** Linear is 1, quadratic 2. */
const MOST_GROWTH = 1.5;

type Pump = { first: string; run: string };

function pumpsFor(source: string): Pump[] {
  const words = [...new Set(source.match(/\p{L}{3,}/gu) ?? [])].slice(0, MOST_WORDS);
  return [
    ...RUNS.map((run) => ({ first: '', run })),
    ...words.flatMap((word) => [
      ...[`${word} `, `${word} 0 `].map((run) => ({ first: '', run })),
      ...RUNS_BEHIND_WORDS.map((run) => ({ first: `${word} `, run })),
    ]),
  ];
}

const sandbox: { expression: RegExp; text: string } = { expression: /(?:)/, text: '' };
const context = createContext(sandbox);
const search = new Script('expression.test(text)');

/** Milliseconds of processor that a search takes; infinite where it does not end. */
function searchMs(expression: RegExp, text: string): number {
  // Without the flags with which a search begins where the one before ended.
  sandbox.expression = new RegExp(expression.source, expression.flags.replace(/[gy]/g, ''));
  sandbox.text = text;
  const before = process.cpuUsage();
  try {
    search.runInContext(context, { timeout: MOST_MS });
  } catch {
    return Number.POSITIVE_INFINITY;
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

export const isSlowOn = (expression: RegExp, text: string): boolean =>
  searchMs(expression, text) > SLOW_MS;

/** The power of a text's length with which a search grows. */
function growthOf(expression: RegExp, { first, run }: Pump): number {
  const textOf = (length: number) => `${first}${run.repeat(Math.ceil(length / run.length))}\0`;
  // More than once: the first time it is compiled, and a neighbour may have been at work.
  const least = (length: number) => {
    const text = textOf(length);
    return Math.min(searchMs(expression, text), searchMs(expression, text));
  };
  if (searchMs(expression, textOf(LONG)) < NOTHING_MS) return 1;
  const long = least(LONG);
  if (long < NOTHING_MS) return 1;
  return Math.log(long / Math.max(least(SHORT), 0.1)) / Math.log(LONG / SHORT);
}

/** What makes a search take more than linear time, told by trying; null where nothing that is tried does. */
export function slowRun(expression: RegExp): string | null {
  for (const pump of pumpsFor(expression.source)) {
    const power = growthOf(expression, pump);
    if (power > MOST_GROWTH) {
      return `crece con la potencia ${power.toFixed(1)} de ${JSON.stringify(pump)}`;
    }
  }
  return null;
}

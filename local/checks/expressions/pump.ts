import { createContext, Script } from 'node:vm';

/** What is repeated: a figure, a letter, a mark, blank space, and what manuals alternate. */
const RUNS = [
  ...['0', 'a', 'A', 'á', ' ', '\t', '\n', '.', ',', ':', '-', '(', ')', '·', '…', '!', '"', '<'],
  ...['1.', '1 ', 'a ', 'A ', 'aA', 'a-', 'a. ', '1\n', 'a\n', '\n ', '1 x ', '0,0 ', '1/', '1) '],
];
/** Words of the expression itself, with which a repetition of it begins. */
const MOST_WORDS = 40;
const SHORT = 3_000;
const LONG = 4 * SHORT;
/** Whatever takes less on the long run needs no second look. */
const NOTHING_MS = 25;
const MOST_MS = 3_000;
const TRIES = 2;

const wordsIn = (source: string): string[] =>
  [...new Set(source.match(/\p{L}{3,}/gu) ?? [])].slice(0, MOST_WORDS);

const runsFor = (source: string): string[] => [
  ...RUNS,
  ...wordsIn(source).flatMap((word) => [`${word} `, `${word} 0 `]),
];

const search = new Script('new RegExp(source, flags).test(text)');

/** Milliseconds of processor that a search takes, the least of some; infinite where it does not end. */
function searchMs(source: string, flags: string, text: string): number {
  const context = createContext({ source, flags, text });
  const times = Array.from({ length: TRIES }, () => {
    const before = process.cpuUsage();
    try {
      search.runInContext(context, { timeout: MOST_MS });
    } catch {
      return Number.POSITIVE_INFINITY;
    }
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

/**
 * The power of a text's length with which a search grows on its worst run: 1 for linear. Told by trying, for what the
 * checker cannot judge; `run` is that which took longest.
 */
export function growthOf(source: string, flags: string): { power: number; run: string } {
  let worst = { power: 1, run: '' };
  for (const run of runsFor(source)) {
    const text = (length: number) => `${run.repeat(Math.ceil(length / run.length))}\0`;
    const long = searchMs(source, flags, text(LONG));
    if (long < NOTHING_MS) continue;
    const short = searchMs(source, flags, text(SHORT));
    const power = Number.isFinite(long)
      ? Math.log(long / Math.max(short, 0.1)) / Math.log(LONG / SHORT)
      : Number.POSITIVE_INFINITY;
    if (power > worst.power) worst = { power, run };
  }
  return worst;
}

import type { Confidence } from '../functions/contract/confidence';
import type { Answered } from './answerer';
import { quantile } from './measures';

export type Expected = {
  question: string;
  answerable: boolean;
  /** Physical pages from 1, each of which answers. */
  pages: number[];
  /** Words of the answer. */
  mustContain: string[];
};
export type Outcome = { expected: Expected; answered: Answered; milliseconds: number };

export const percent = (part: number, whole: number): string =>
  whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} % (${part}/${whole})`;

/** Right is: cites an expected page first, or says that the manual does not say when it does not. */
export function isRight({ expected, answered }: Outcome): boolean {
  const [first] = answered.pages;
  return expected.answerable
    ? first !== undefined && expected.pages.includes(first)
    : first === undefined;
}

export const isFound = ({ expected, answered }: Outcome): boolean =>
  answered.foundPages.slice(0, 5).some((page) => expected.pages.includes(page));

/** Spaces differ between readers: "25 °C", "25°C". */
export const packed = (text: string): string => text.normalize('NFKC').replace(/\s+/g, '');

const holds = (text: string, { mustContain }: Expected): boolean =>
  mustContain.every((words) => packed(text).includes(packed(words)));

const abstained = (of: readonly Outcome[]): number =>
  of.filter(({ answered }) => answered.pages.length === 0).length;

export function summary(outcomes: readonly Outcome[]): Record<string, string> {
  const can = outcomes.filter(({ expected }) => expected.answerable);
  const cannot = outcomes.filter(({ expected }) => !expected.answerable);
  const given = outcomes.filter(({ answered }) => answered.pages.length > 0);
  const wrong = given.filter((outcome) => !isRight(outcome)).length;
  const wrongAbstention = abstained(can) + cannot.length - abstained(cannot);
  return {
    'page in the first five found': percent(can.filter(isFound).length, can.length),
    'first citation on a right page': percent(can.filter(isRight).length, can.length),
    'all expected words in the passages shown': percent(
      can.filter(({ expected, answered }) => holds(answered.evidence, expected)).length,
      can.length,
    ),
    'all expected words in the answer itself': percent(
      can.filter(({ expected, answered }) => holds(answered.response, expected)).length,
      can.length,
    ),
    'abstention right': percent(outcomes.length - wrongAbstention, outcomes.length),
    'abstained where it should': percent(abstained(cannot), cannot.length),
    'abstained where it should not': percent(abstained(can), can.length),
    'wrong page first, of the answers given': percent(wrong, given.length),
    'wrong page first, of all questions': percent(wrong, outcomes.length),
  };
}

/** How far each level of confidence can be relied on. */
export function reliability(outcomes: readonly Outcome[]) {
  const levels: Confidence[] = ['high', 'medium', 'low'];
  return levels.map((confidence) => {
    const given = outcomes.filter(({ answered }) => answered.confidence === confidence);
    const cited = given.filter(({ answered }) => answered.pages.length > 0);
    return {
      confidence,
      questions: given.length,
      answers: cited.length,
      'right answers': percent(cited.filter(isRight).length, cited.length),
    };
  });
}

/** Evidence below which an answer counts to a band; the last one has no end. */
const BANDS = [0.1, 0.2, 0.3, 0.4, 0.6, Infinity];

/** How often answers are right by the evidence of what they lean on: what the threshold of high confidence is taken from. */
export function byEvidence(outcomes: readonly Outcome[]) {
  return BANDS.map((end, at) => {
    const begin = BANDS[at - 1] ?? 0;
    const given = outcomes.filter(
      ({ answered: { pages, firstEvidence: evidence } }) =>
        pages.length > 0 && evidence >= begin && evidence < end,
    );
    return {
      evidence: end === Infinity ? `from ${begin}` : `${begin} to ${end}`,
      answers: given.length,
      'right answers': percent(given.filter(isRight).length, given.length),
      'told without reserve': given.filter(({ answered }) => answered.confidence === 'high').length,
    };
  });
}

export function latency(outcomes: readonly Outcome[]): string {
  const times = outcomes.map(({ milliseconds }) => milliseconds);
  const at = (share: number) => quantile(times, share).toFixed(1);
  return `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`;
}

export function printDetails(outcome: Outcome): void {
  const { expected, answered } = outcome;
  console.log(`${isRight(outcome) ? 'right' : 'WRONG'} ${expected.question}`);
  console.log(
    `  expected ${expected.pages.join(',') || 'nothing'}: ${expected.mustContain.join(' | ')}`,
  );
  console.log(
    `  cited ${answered.pages.join(',') || 'nothing'}, ${answered.confidence}, ` +
      `found ${answered.foundPages.join(',')}, evidence ${answered.scores}`,
  );
  console.log(`  ${answered.response.replaceAll('\n', '\n  ')}\n`);
}

export async function outcomesOf<Question extends Expected>(
  questions: readonly Question[],
  ask: (question: string) => Promise<Answered>,
): Promise<(Outcome & { expected: Question })[]> {
  const outcomes: (Outcome & { expected: Question })[] = [];
  for (const expected of questions) {
    const start = performance.now();
    const answered = await ask(expected.question);
    outcomes.push({ expected, answered, milliseconds: performance.now() - start });
  }
  return outcomes;
}

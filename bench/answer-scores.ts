import { confidenceSchema } from '../functions/contract/confidence';
import type { Answered } from './answerer';
import { share } from './tables';

export type Expected = {
  question: string;
  answerable: boolean;
  /** Physical pages from 1, each of which answers. */
  pages: number[];
  /** Words of the answer. */
  mustContain: string[];
  kinds?: string[];
};
export type Outcome<Question = Expected> = { expected: Question; answered: Answered };

/** Right is: cites an expected page first, or says that the manual does not say when it does not. */
export function isRight({ expected, answered }: Outcome): boolean {
  const [first] = answered.pages;
  return expected.answerable
    ? first !== undefined && expected.pages.includes(first)
    : first === undefined;
}

const isFoundWithin =
  (count: number) =>
  ({ expected, answered }: Outcome): boolean =>
    answered.foundPages.slice(0, count).some((page) => expected.pages.includes(page));
/** Cited first or, where nothing is answered, among the places that are shown as the nearest. */
const isShown = ({ expected, answered }: Outcome): boolean =>
  (answered.pages.length > 0
    ? answered.pages.slice(0, 1)
    : answered.suggestions.map(({ metadata }) => metadata.pageNumber)
  ).some((page) => page !== null && expected.pages.includes(page));
const isNear = ({ answered }: Outcome): boolean => answered.suggestions.length > 0;

const isAnswered = ({ answered }: Outcome): boolean => answered.pages.length > 0;
const isAbstention = (outcome: Outcome): boolean => !isAnswered(outcome);
const isDoubted = ({ answered }: Outcome): boolean => answered.confidence !== 'high';
const isWrongPage = (outcome: Outcome): boolean => isAnswered(outcome) && !isRight(outcome);

/** Spaces differ between readers: "25 °C", "25°C". */
export const packed = (text: string): string => text.normalize('NFKC').replace(/\s+/g, '');

const holds =
  (shown: 'evidence' | 'response') =>
  ({ answered, expected }: Outcome): boolean =>
    expected.mustContain.every((words) => packed(answered[shown]).includes(packed(words)));

export function summary(outcomes: readonly Outcome[]): Record<string, string> {
  const can = outcomes.filter(({ expected }) => expected.answerable);
  const cannot = outcomes.filter(({ expected }) => !expected.answerable);
  return {
    'page in the first five found': share(can, isFoundWithin(5)),
    'page in the first three found': share(can, isFoundWithin(3)),
    'first citation on a right page': share(can, isRight),
    'right page cited first or among the nearest shown': share(can, isShown),
    'all expected words in the passages shown': share(can, holds('evidence')),
    'all expected words in the answer itself': share(can, holds('response')),
    'abstention right': share(outcomes, (one) => isAnswered(one) === one.expected.answerable),
    'abstained where it should': share(cannot, isAbstention),
    'nothing near shown where it should not': share(cannot, (one) => !isNear(one)),
    'abstained where it should not': share(can, isAbstention),
    'doubt on right answers': share(outcomes.filter(isAnswered).filter(isRight), isDoubted),
    'wrong page first, of the answers given': share(outcomes.filter(isAnswered), isWrongPage),
    'wrong page first, of all questions': share(outcomes, isWrongPage),
  };
}

/** How far each level of confidence can be relied on. */
export const reliability = (outcomes: readonly Outcome[]) =>
  confidenceSchema.options.map((confidence) => {
    const given = outcomes.filter(({ answered }) => answered.confidence === confidence);
    const cited = given.filter(isAnswered);
    const counts = { questions: given.length, answers: cited.length };
    return { confidence, ...counts, 'right answers': share(cited, isRight) };
  });

/** Evidence below which an answer counts to a band; the last one has no end. */
const BANDS = [0.1, 0.2, 0.3, 0.4, 0.6, Infinity];

/** How often answers are right by the evidence of what they lean on: what the threshold of high confidence is taken from. */
export const byEvidence = (outcomes: readonly Outcome[]) =>
  BANDS.map((end, at) => {
    const begin = BANDS[at - 1] ?? 0;
    const given = outcomes
      .filter(isAnswered)
      .filter(({ answered: { firstEvidence: of } }) => of >= begin && of < end);
    return {
      evidence: end === Infinity ? `from ${begin}` : `${begin} to ${end}`,
      answers: given.length,
      'right answers': share(given, isRight),
      'told without reserve': given.filter(({ answered }) => answered.confidence === 'high').length,
    };
  });

export function printDetails(outcome: Outcome): void {
  const { expected, answered } = outcome;
  const { pages, confidence, foundPages, scores, response } = answered;
  console.log(`${isRight(outcome) ? 'right' : 'WRONG'} ${expected.question}`);
  const named = (numbers: readonly number[]): string => numbers.join() || 'nothing';
  console.log(`  expected ${named(expected.pages)}: ${expected.mustContain.join(' | ')}`);
  console.log(
    `  cited ${named(pages)}, ${confidence}, found ${foundPages.join()}, evidence ${scores}`,
  );
  console.log(`  ${response.replaceAll('\n', '\n  ')}\n`);
}

export async function outcomesOf<Question extends { question: string }>(
  questions: readonly Question[],
  ask: (question: string) => Promise<Answered>,
): Promise<Outcome<Question>[]> {
  const outcomes: Outcome<Question>[] = [];
  for (const expected of questions) {
    outcomes.push({ expected, answered: await ask(expected.question) });
  }
  return outcomes;
}

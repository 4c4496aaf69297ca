import { basename } from 'node:path';
import { openWhole } from '../../functions/src/adapters/reader/whole-document';
import { composeAnswer } from '../../functions/src/domain/answering/compose-answer';
import { extractiveAnswer } from '../../functions/src/domain/answering/extractive-answer';
import { NO_VEHICLE } from '../answerer';
import { samplesOf, type Sample } from '../fitting/samples';
import { ONLY_COUNTED, questionsOf } from '../manuals/question-sets';
import { MANUALS } from '../shared-data';

/** What questions about manuals left out come to. Nothing of any one of them is told. */
export type Counts = {
  /** Of the questions that can be answered, by a right page first. */
  right: number;
  /** Answers whose first page is wrong, or that should not be. */
  wrong: number;
  /** Of each question what it is answered by, to be compared. */
  answers: string[];
};

type Asked = ReturnType<typeof questionsOf>['present'][number];

/** The questions of the counted sets with what was found for each. */
export async function leftOut(chosen: (asked: Asked) => Asked['questions'] = all) {
  const samples: Sample[] = [];
  for (const set of ONLY_COUNTED) {
    for (const manual of questionsOf(set).present) {
      const questions = chosen(manual).map((expected) => ({ set, expected }));
      if (questions.length === 0) continue;
      const { pages } = await openWhole(manual.path);
      const name = basename(manual.path);
      samples.push(...(await samplesOf(name, pages, { vehicle: NO_VEHICLE, questions })));
    }
  }
  return samples;
}
const all = ({ questions }: Asked) => questions;

/** Every second question about the manual of a vehicle: they are short, and what words of vehicles are for. */
export const ofVehicles = (): Promise<Sample[]> =>
  leftOut(({ path, questions }) =>
    path.startsWith(MANUALS) ? [] : questions.filter((_, at) => at % 2 === 0),
  );

function answered({ asked }: Sample, without: ReadonlySet<string>) {
  if (!asked) return { page: undefined, response: '' };
  const { question, excerpts, weights } = asked;
  const draft = extractiveAnswer(question, excerpts, weights, undefined, { without });
  const composed = composeAnswer(question, draft, excerpts);
  return {
    page: composed?.sourceDocuments[0]?.metadata.pageNumber ?? undefined,
    response: composed?.response ?? '',
  };
}

/** What comes of these questions where these rules are switched off. */
export function countsOf(samples: readonly Sample[], without: ReadonlySet<string>): Counts {
  const counts: Counts = { right: 0, wrong: 0, answers: [] };
  for (const sample of samples) {
    const { answerable, pages } = sample.expected;
    const { page, response } = answered(sample, without);
    const isRight = answerable && page !== undefined && pages.includes(page);
    if (isRight) counts.right += 1;
    else if (page !== undefined) counts.wrong += 1;
    counts.answers.push(response);
  }
  return counts;
}

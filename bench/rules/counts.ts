import { basename } from 'node:path';
import { openWhole } from '../../functions/src/adapters/reader/whole-document';
import { composeAnswer } from '../../functions/src/domain/answering/compose-answer';
import { extractiveAnswer } from '../../functions/src/domain/answering/extractive-answer';
import { NO_VEHICLE } from '../answerer';
import { samplesOf, type Sample } from '../fitting/samples';
import { ONLY_COUNTED, questionsOf } from '../manuals/question-sets';

/** What questions about manuals left out come to. Nothing of any one of them is told. */
export type Counts = {
  /** Of the questions that can be answered, by a right page first. */
  right: number;
  /** Answers whose first page is wrong, or that should not be. */
  wrong: number;
  /** Of each question what it is answered by, to be compared. */
  answers: string[];
};

/** The questions of the counted sets with what was found for each. */
export async function leftOut(): Promise<Sample[]> {
  const samples: Sample[] = [];
  for (const set of ONLY_COUNTED) {
    for (const { path, questions } of questionsOf(set).present) {
      const { pages } = await openWhole(path);
      const asked = questions.map((expected) => ({ set, expected }));
      samples.push(
        ...(await samplesOf(basename(path), pages, { vehicle: NO_VEHICLE, questions: asked })),
      );
    }
  }
  return samples;
}

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

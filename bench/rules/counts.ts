import { composeAnswer } from '../../functions/src/domain/answering/compose-answer';
import { extractiveAnswer } from '../../functions/src/domain/answering/extractive-answer';
import { samplesOfSets, type Sample } from '../fitting/samples';
import { ONLY_COUNTED } from '../manuals/question-sets';
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

/** The questions of the counted sets with what was found for each. */
export const leftOut = (): Promise<Sample[]> => samplesOfSets(ONLY_COUNTED);

/** Every second question about the manual of a vehicle: they are short, and what words of vehicles are for. */
export const ofVehicles = (): Promise<Sample[]> =>
  samplesOfSets(ONLY_COUNTED, undefined, ({ path, questions }) =>
    path.startsWith(MANUALS) ? [] : questions.filter((_, at) => at % 2 === 0),
  );

/** What comes of these questions where these rules are switched off. */
export function countsOf(samples: readonly Sample[], without: ReadonlySet<string>): Counts {
  const counts: Counts = { right: 0, wrong: 0, answers: [] };
  for (const { asked, expected } of samples) {
    const draft = asked && extractiveAnswer(asked.question, asked.excerpts, undefined, { without });
    const composed = draft && composeAnswer(asked.question, draft, asked.excerpts);
    const page = composed?.sourceDocuments[0]?.metadata.pageNumber ?? undefined;
    const isRight = expected.answerable && page !== undefined && expected.pages.includes(page);
    if (isRight) counts.right += 1;
    else if (page !== undefined) counts.wrong += 1;
    counts.answers.push(composed?.response ?? '');
  }
  return counts;
}

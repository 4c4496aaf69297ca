import { extractiveModel } from '../../functions/src/adapters/local/extractive-model';
import { MODEL_RETRIEVAL } from '../../functions/src/domain/answering/retrieval';
import type { TotalUsage } from '../../functions/src/domain/call-allowance';
import type { NumberedExcerpt, PointingModel } from '../../functions/src/domain/pointing';
import { answerByPointing } from '../../functions/src/usecases/answer-by-pointing';
import { outcomesOf, type Outcome } from '../answer-scores';
import { answererOf } from '../answerer';
import { questionsOf, type ManualQuestions } from '../manuals/question-sets';
import { modelsOf, type Provider } from '../models';

/** Each such question of a manual, so that all manuals and kinds are asked. */
const EVERY = 3;

/** A hundred questions and some of the demonstration manual and of the printed ones: the same ones each time. */
export function chosenQuestions(): ManualQuestions[] {
  const demonstration = [...questionsOf('tuning').present, ...questionsOf('dev').present].filter(
    ({ manual }) => manual === 'faro-brisa',
  );
  const every = (of: ManualQuestions[]): ManualQuestions[] =>
    of.map(({ questions, ...manual }) => ({
      ...manual,
      questions: questions.filter((_, at) => at % EVERY === 0),
    }));
  return [...every(demonstration), ...every(questionsOf('printed').present)];
}

/** Of the prompt with what a second search found. */
export const secondOf = (id: string): string => `${id}#2`;

/** The same excerpts again are the first prompt again; others come of a second search. */
export function promptIds(id: string): (excerpts: readonly NumberedExcerpt[]) => string {
  let first: string | undefined;
  return (excerpts) => {
    const shown = JSON.stringify(excerpts);
    first ??= shown;
    return shown === first ? id : secondOf(id);
  };
}

export type Options = {
  /** Whose vectors find the passages. */
  provider?: Provider;
  isAsked?: (id: string) => boolean;
  onUsage?: (usage: TotalUsage) => void;
};

/** Asks the chosen questions through the whole pipeline, with a model for each prompt in Gemini's place; only those asked. */
export async function askAll(
  modelFor: (id: string) => PointingModel,
  { provider = 'local', isAsked = () => true, onUsage = () => undefined }: Options = {},
): Promise<Outcome[]> {
  const known = await modelsOf(provider);
  const outcomes: Outcome[] = [];
  for (const { path, questions } of chosenQuestions()) {
    let idOf = promptIds('');
    const model = answerByPointing(
      {
        point: (question, excerpts, left) =>
          modelFor(idOf(excerpts)).point(question, excerpts, left),
      },
      { onUsage },
    );
    // Vectors of the embedded embedder cannot rank; all else is read as Gemini reads it.
    const retrieval = { ...MODEL_RETRIEVAL, fusion: known.retrieval.fusion };
    const models = { ...known, retrieval, model, standIn: extractiveModel };
    const ask = await answererOf(path, models);
    for (const question of questions.filter(({ id }) => isAsked(id))) {
      idOf = promptIds(question.id);
      outcomes.push(...(await outcomesOf([question], ask)));
    }
  }
  return outcomes;
}

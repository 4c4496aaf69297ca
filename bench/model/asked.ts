import type { TotalUsage } from '../../functions/src/domain/call-allowance';
import { outcomesOf, type Outcome } from '../answer-scores';
import { answererOf } from '../answerer';
import { questionsOf } from '../manuals/question-sets';
import { modelsOf, type Provider } from '../models';
import { pointing, type ModelFor } from './pointing';

/** Each such question of a manual, so that all manuals and kinds are asked. */
const EVERY = 3;

/** A hundred questions and some of the demonstration manual and of the printed ones: the same ones each time. */
function chosenQuestions() {
  const demonstration = [...questionsOf('tuning').present, ...questionsOf('dev').present].filter(
    ({ manual }) => manual === 'faro-brisa',
  );
  return [...demonstration, ...questionsOf('printed').present].map(({ path, questions }) => ({
    path,
    questions: questions.filter((_, at) => at % EVERY === 0),
  }));
}

export type Options = {
  /** Whose vectors find the passages. */
  provider?: Provider;
  isAsked?: (id: string) => boolean;
  onUsage?: (usage: TotalUsage) => void;
};

/** Asks the chosen questions through the whole pipeline, with a model for each prompt in Gemini's place; only those asked. */
export async function askAll(
  modelFor: ModelFor,
  { provider = 'local', isAsked = () => true, onUsage }: Options = {},
): Promise<Outcome[]> {
  const { models, asks } = pointing(await modelsOf(provider), modelFor, onUsage);
  const outcomes: Outcome[] = [];
  for (const { path, questions } of chosenQuestions()) {
    const ask = await answererOf(path, models);
    for (const question of questions.filter(({ id }) => isAsked(id))) {
      asks(question.id);
      outcomes.push(...(await outcomesOf([question], ask)));
    }
  }
  return outcomes;
}

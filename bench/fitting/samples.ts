import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Models } from '../../functions/src/composition/models';
import type { ReadQuestion } from '../../functions/src/domain/answering/asked/read-question';
import type { Excerpt } from '../../functions/src/domain/ports';
import type { Expected } from '../answer-scores';
import { answerer, answererOf, NO_VEHICLE, type Ask } from '../answerer';
import {
  pathOfManual,
  questionsOf,
  TUNED_ON,
  type ManualQuestions,
  type SetName,
} from '../manuals/question-sets';
import { ROOT } from '../measures';
import { modelsOf } from '../models';
import { QUESTIONS } from '../shared-data';
import { encyclopaedia } from './encyclopaedia';

export type Asked = { question: ReadQuestion; excerpts: readonly Excerpt[] };

/** A question with what was found for it; null where it was refused before anything was looked for. */
export type Sample = { set: string; expected: Expected; manual: string; asked: Asked | null };

const ofDemo = (file: string): unknown =>
  JSON.parse(readFileSync(join(ROOT, 'local/demo', file), 'utf8'));

/** Asks a model that answers nothing, and keeps what it was asked. */
async function samplesOf(
  manual: string,
  questions: readonly Pick<Sample, 'set' | 'expected'>[],
  asker: (models: Models) => Promise<Ask>,
): Promise<Sample[]> {
  let asked: Asked | null = null;
  const model: Models['model'] = {
    answer: (question, excerpts) => {
      asked = { question, excerpts };
      return Promise.resolve({ found: false, statements: [] });
    },
  };
  const ask = await asker({ ...(await modelsOf('local')), model });
  const samples: Sample[] = [];
  for (const { set, expected } of questions) {
    asked = null;
    await ask(expected.question);
    samples.push({ manual, set, expected, asked });
  }
  return samples;
}

/** The questions of sets, all or those chosen of a manual. */
export async function samplesOfSets(
  sets: readonly SetName[],
  vehicle = NO_VEHICLE,
  chosen: (asked: ManualQuestions) => ManualQuestions['questions'] = ({ questions }) => questions,
): Promise<Sample[]> {
  const samples: Sample[] = [];
  for (const set of sets) {
    for (const of of questionsOf(set)) {
      const questions = chosen(of).map((expected) => ({ set, expected }));
      if (questions.length === 0) continue;
      const asker = (models: Models) => answererOf(of.path, models, vehicle);
      samples.push(...(await samplesOf(of.manual, questions, asker)));
    }
  }
  return samples;
}

const UNNAMED = { make: '-', model: '-', year: 0 };

/** The demonstration manual's own sets, asked as of its vehicle. */
async function demoSamples(): Promise<Sample[]> {
  const files = ['questions.json', 'held-out-questions.json', 'fresh-questions.json'];
  const questions = files.flatMap((set) =>
    (ofDemo(set) as Expected[]).map((expected) => ({ set, expected })),
  );
  const vehicle = ofDemo('vehicle.json') as typeof NO_VEHICLE;
  const path = pathOfManual('faro-brisa');
  return samplesOf('faro-brisa', questions, (models) => answererOf(path, models, vehicle));
}

/** All that may be learned from: the demonstration's sets, those that are tuned on, and an encyclopaedia. Never a test set. */
export async function allSamples(): Promise<Sample[]> {
  const path = join(QUESTIONS, 'dev-v2.0-es_small.json');
  if (!existsSync(path)) throw new Error(`Not here: ${path}`);
  const samples = [...(await demoSamples()), ...(await samplesOfSets(TUNED_ON, UNNAMED))];
  for (const { pages, questions } of encyclopaedia(path)) {
    const asker = (models: Models) => answerer(pages, models, UNNAMED);
    samples.push(...(await samplesOf('squad', questions, asker)));
  }
  return samples;
}

import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { openWhole } from '../../functions/src/adapters/reader/whole-document';
import type { Models } from '../../functions/src/composition/models';
import type { Asked } from '../../functions/src/domain/answering/features';
import type { ReadDocument } from '../../functions/src/domain/document/read-page';
import type { Expected } from '../answer-scores';
import { answerer, type NamedVehicle } from '../answerer';
import { questionsOf, TUNED_ON } from '../manuals/question-sets';
import { modelsOf } from '../models';
import { QUESTIONS } from '../shared-data';
import { encyclopaedia } from './encyclopaedia';

type Questions = { set: string; expected: Expected & { kinds?: string[] } };

/** A question with what was found for it; null where it was refused before anything was looked for. */
export type Sample = Questions & { manual: string; asked: Asked | null };

const demo = join(import.meta.dirname, '../../local/demo');
const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

/** Answers nothing, and remembers what it was asked. */
function listener(models: Models) {
  let heard: Asked | null = null;
  const model: Models['model'] = {
    answer: ({ readAs, weights }, excerpts) => {
      heard = { question: readAs, excerpts, weights };
      return Promise.resolve({ found: false, statements: [] });
    },
  };
  const take = () => {
    const asked = heard;
    heard = null;
    return asked;
  };
  return { models: { ...models, model }, take };
}

export async function samplesOf(
  manual: string,
  pages: ReadDocument['pages'],
  { vehicle, questions }: { vehicle: NamedVehicle; questions: Questions[] },
): Promise<Sample[]> {
  const { models, take } = listener(await modelsOf('local'));
  const ask = await answerer(manual, pages, vehicle, models);
  const samples: Sample[] = [];
  for (const { set, expected } of questions) {
    await ask(expected.question);
    samples.push({ manual, set, expected, asked: take() });
  }
  return samples;
}

const NO_VEHICLE: NamedVehicle = { make: '-', model: '-', year: 0, trim: null, nickname: null };

/** The demonstration manual's own sets, asked as of its vehicle. */
async function demoSamples(): Promise<Sample[]> {
  const files = ['questions.json', 'held-out-questions.json', 'fresh-questions.json'];
  const questions = files.flatMap((file) =>
    (readJson(join(demo, file)) as Expected[]).map((expected) => ({ set: file, expected })),
  );
  const { pages } = await openWhole(join(demo, 'manual-faro-brisa.pdf'));
  const vehicle = readJson(join(demo, 'vehicle.json')) as NamedVehicle;
  return samplesOf('faro-brisa', pages, { vehicle, questions });
}

/** All that may be learned from: the demonstration's sets, those that are tuned on, and an encyclopaedia. Never a test set. */
export async function allSamples(): Promise<Sample[]> {
  const samples = await demoSamples();
  for (const set of TUNED_ON) {
    for (const { manual, path, questions } of questionsOf(set).present) {
      const { pages } = await openWhole(path);
      const asked = questions.map((expected) => ({ set, expected }));
      const all = await samplesOf(basename(path), pages, { vehicle: NO_VEHICLE, questions: asked });
      samples.push(...all.map((sample) => ({ ...sample, manual })));
    }
  }
  const path = join(QUESTIONS, 'dev-v2.0-es_small.json');
  if (!existsSync(path)) throw new Error(`Not here: ${path}`);
  for (const { pages, questions } of encyclopaedia(path)) {
    const all = await samplesOf('squad', pages, { vehicle: NO_VEHICLE, questions });
    samples.push(...all);
  }
  return samples;
}

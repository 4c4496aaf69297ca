/**
 * Fits the weights by which the embedded answerer chooses a quotation and tells how certain it is of it, and writes them
 * to `learned-weights.ts`. Before that it prints what weights fitted without a manual make of that manual's questions.
 * Run: npm run bench -- fit [--write]
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import type { Confidence } from '../functions/contract/confidence';
import { confidenceOf, MIN_CERTAINTY } from '../functions/src/domain/answering/confidence';
import type { Weights } from '../functions/src/domain/answering/pipeline';
import { fit, judge, type Judgement } from './fitting/fit';
import { allSamples } from './fitting/samples';
import { byGroup, percent, share } from './tables';

const TARGET = join(import.meta.dirname, '../functions/src/domain/answering/learned-weights.ts');

const isRight = (judgement: Judgement): boolean => judgement.isRight;

/** What comes of answering from this certainty on. */
function outcome(judgements: readonly Judgement[], least: number) {
  const can = judgements.filter(({ sample }) => sample.expected.answerable);
  const isGiven = ({ certainty }: Judgement): boolean => certainty >= least;
  const isWrong = (one: Judgement): boolean => isGiven(one) && !one.isRight;
  return {
    'right page first': percent(judgements.filter(isGiven).filter(isRight).length, can.length),
    'wrong, of answers': share(judgements.filter(isGiven), isWrong),
    'wrong, of questions': share(judgements, isWrong),
    'abstention right': share(judgements, (one) => one.sample.expected.answerable === isGiven(one)),
  };
}

const THRESHOLDS = [0, 0.3, 0.4, 0.5, 0.6, 0.65, 0.7, 0.8, 0.9];
const curve = (judgements: readonly Judgement[]) =>
  Object.fromEntries(THRESHOLDS.map((least) => [least, outcome(judgements, least)]));

function report(judgements: readonly Judgement[]) {
  const given = judgements.filter(({ certainty }) => certainty >= MIN_CERTAINTY);
  const levelOf = ({ sample, certainty }: Judgement): Confidence =>
    confidenceOf(sample.asked?.excerpts ?? [], { certainty });
  const of = (name: Confidence) => given.filter((one) => levelOf(one) === name);
  return {
    questions: judgements.length,
    ...outcome(judgements, MIN_CERTAINTY),
    ...{ high: share(of('high'), isRight), medium: share(of('medium'), isRight) },
  };
}

const sourceOf = async ({ ranking, certainty }: Weights): Promise<string> =>
  format(
    '/** Fitted and written by `npm run bench -- fit --write`; what the names mean stands in features.ts. */\n' +
      `export const rankingWeights = ${JSON.stringify(ranking)};\n\n` +
      `export const certaintyWeights = ${JSON.stringify(certainty)};\n`,
    { ...(await resolveConfig(TARGET)), filepath: TARGET },
  );

const samples = await allSamples();
const judgements = [...new Set(samples.map(({ manual }) => manual))].flatMap((manual) => {
  const weights = fit(samples.filter((sample) => sample.manual !== manual));
  return samples.filter((sample) => sample.manual === manual).map((s) => judge(s, weights));
});
const ofManuals = judgements.filter(({ sample }) => sample.manual !== 'squad');
console.log('Each manual by weights that were fitted without it');
console.table({
  ...byGroup(judgements, ({ sample: { manual, set } }) => [manual, `${manual}, ${set}`], report),
  'all manuals': report(ofManuals),
});
console.log('By kind of question');
console.table(byGroup(ofManuals, ({ sample }) => sample.expected.kinds ?? [], report));
console.log('All manuals, were answers given from this certainty on');
console.table(curve(ofManuals));

const weights = fit(samples);
console.log(weights);
if (process.argv.includes('--write')) writeFileSync(TARGET, await sourceOf(weights));

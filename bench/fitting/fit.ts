import { certaintyFeatures } from '../../functions/src/domain/answering/certainty';
import {
  rankingFeatures,
  type Measured,
} from '../../functions/src/domain/answering/features/features';
import {
  begin,
  MEASURING,
  RANKING,
  run,
  type State,
  type Weights,
} from '../../functions/src/domain/answering/pipeline';
import { packed } from '../answer-scores';
import { dot, minimise, type Objective } from './minimise';
import type { Asked, Sample } from './samples';

/** An encyclopaedia is no manual: a question of it counts for less. */
const weightOf = ({ manual }: Sample, squad: number): number => (manual === 'squad' ? squad : 1);
const SQUAD_WEIGHT = { ranking: 0.2, certainty: 0.1 };
/** Strength of the pull towards 0, which keeps few samples from meaning much. */
const RIDGE = { ranking: 0.3, certainty: 1 };

/** What is measured of a question does not depend on weights, and is measured once. */
const remembered = new WeakMap<Sample, State>();
function measuredOf(sample: Sample, asked: Asked) {
  const known = remembered.get(sample) ?? run(begin(asked.question, asked), MEASURING);
  remembered.set(sample, known);
  return known;
}

const isOnPage = ({ asked, expected }: Sample, { excerpt }: Measured): boolean =>
  expected.pages.includes(asked?.excerpts[excerpt]?.chunk.pageNumber ?? NaN);

/** Candidates that answer: on a right page, and with the words of the answer where any candidate there holds them. */
function answering(sample: Sample, measured: readonly Measured[]): boolean[] {
  const words = sample.expected.mustContain.map(packed);
  const onPage = measured.map((candidate) => isOnPage(sample, candidate));
  const exact = measured.map(
    ({ quotable }, at) =>
      onPage[at] === true && words.some((word) => packed(quotable.text).includes(word)),
  );
  return exact.includes(true) ? exact : onPage;
}

type Choice = { rows: number[][]; isRight: boolean[]; weight: number };

const choicesOf = (samples: readonly Sample[]): Choice[] =>
  samples.flatMap((sample) => {
    const measured = sample.asked ? measuredOf(sample, sample.asked).measured : [];
    const isRight = answering(sample, measured);
    const rows = measured.map(({ features }) => rankingFeatures.map((name) => features[name]));
    const weight = weightOf(sample, SQUAD_WEIGHT.ranking);
    return isRight.includes(true) && isRight.includes(false) ? [{ rows, isRight, weight }] : [];
  });

/** Maximum likelihood that a right row is chosen among all; `ridge`: how much each weight is pulled. */
function objectiveOf(choices: readonly Choice[], ridge: readonly number[]): Objective {
  return (weights) => {
    const gradient = weights.map((weight, at) => (ridge[at] ?? 0) * weight);
    let value = dot(gradient, weights) / 2;
    for (const { rows, isRight, weight } of choices) {
      const scores = rows.map((row) => dot(row, weights));
      const greatest = Math.max(...scores);
      const powers = scores.map((score) => Math.exp(score - greatest));
      const all = powers.reduce((sum, power) => sum + power, 0);
      const right = powers.reduce((sum, power, at) => sum + (isRight[at] ? power : 0), 0);
      value += weight * (Math.log(all) - Math.log(right));
      rows.forEach((row, at) => {
        const power = powers[at] ?? 0;
        const pull = weight * (power / all - (isRight[at] ? power / right : 0));
        row.forEach((feature, name) => {
          gradient[name] = (gradient[name] ?? 0) + pull * feature;
        });
      });
    }
    return { value, gradient };
  };
}

const DECIMALS = 1000;
const named = <Name extends string>(names: readonly Name[], values: readonly number[]) =>
  Object.fromEntries(
    names.map((name, at) => [name, Math.round((values[at] ?? 0) * DECIMALS) / DECIMALS]),
  ) as Record<Name, number>;

export type Judgement = { sample: Sample; certainty: number; isRight: boolean };

/** What the weights make of a question: how certain the best candidate is, and whether it stands on a right page. */
export function judge(sample: Sample, weights: Weights): Judgement {
  if (!sample.asked) return { sample, certainty: 0, isRight: false };
  const { scored, certainty } = run({ ...measuredOf(sample, sample.asked), weights }, RANKING);
  const [best] = scored;
  return { sample, certainty, isRight: best !== undefined && isOnPage(sample, best) };
}

const fitted = (choices: readonly Choice[], ridge: readonly number[]): number[] =>
  minimise(objectiveOf(choices, ridge), ridge.length);

export function fit(samples: readonly Sample[]): Weights {
  const ridge = rankingFeatures.map(() => RIDGE.ranking);
  const ranking = named(rankingFeatures, fitted(choicesOf(samples), ridge));
  const names = ['constant', ...certaintyFeatures] as const;
  const weights = { ranking, certainty: named(names, []) };
  const choices = samples.flatMap((sample): Choice[] => {
    if (!sample.asked) return [];
    const { scored, features } = run({ ...measuredOf(sample, sample.asked), weights }, RANKING);
    const [best] = scored;
    if (!features || !best) return [];
    const isRight = isOnPage(sample, best);
    // Logistic regression: to answer is chosen against nothing.
    const rows = [[1, ...certaintyFeatures.map((name) => features[name])], []];
    const weight = weightOf(sample, SQUAD_WEIGHT.certainty);
    return [{ rows, isRight: [isRight, !isRight], weight }];
  });
  // The constant is not pulled.
  const pulled = [0, ...certaintyFeatures.map(() => RIDGE.certainty)];
  return { ranking, certainty: named(names, fitted(choices, pulled)) };
}

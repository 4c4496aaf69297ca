import type { Excerpt } from '../ports';
import type { Given, Measured, MeasuredWords } from './features/features';
import { certaintyWeights } from './learned-weights';
import type { ReadQuestion } from './asked/read-question';
import { namesNoPart } from './reject/other-part';
import type { Scored } from './score';

/** What tells whether the best candidate is what was asked for at all. */
export const certaintyFeatures = [
  /** Its page beside the best quotations of the others: near 1 when no other page says anything as good. */
  'pageShare',
  /** What it tells by itself, see features.ts. */
  'own',
  'subject',
  'noKind',
  'kind',
  /** Logarithm of the evidence of its passage, see `fuse.ts`. */
  'evidence',
  /** Whether it says only about the kind of thing that is asked for: a rule, any figure. */
  'halfKind',
  /** Whether it is a row that only mentions what is asked for: neither its name nor what stands above it is about it. */
  'rowOfAnother',
  /** Whether it leaves open nothing of the question: it holds all of its words, and such a figure as is asked for, or the steps. */
  'answersWhole',
  /** How much it holds of the question: a sum of rarities, whose growth counts less and less. */
  'matched',
  /** Share, by rarity, of the things that the question names (see `QueryWord.isThing`) that its passage does not hold. */
  'thingsMissing',
  /** Whether it does not name the rarest thing of a question for a figure, which is then most likely another's. */
  'rarestThingMissing',
  /** See features.ts: what is right stands among other evidence, below headings that name it, and in few words. */
  'support',
  'headings',
  'length',
  'lacksInstruction',
] as const;
export type CertaintyFeatures = Record<(typeof certaintyFeatures)[number], number>;

/** What fits a question of how something is done as steps do, see `answer-fit.ts`. */
const STEPS = 0.9;

/** Evidence below this is all the same. */
const MIN_EVIDENCE = 0.01;

const pageOf = (excerpts: readonly Excerpt[], { excerpt }: Measured): string => {
  const chunk = excerpts[excerpt]?.chunk;
  return `${chunk?.manualId}\n${chunk?.pageReference}`;
};

/** Share of the best candidate's page when each page counts by its best candidate. */
function pageShare(excerpts: readonly Excerpt[], scored: readonly Scored[]): number {
  const best = new Map<string, number>();
  for (const candidate of scored) {
    const page = pageOf(excerpts, candidate);
    best.set(page, Math.max(candidate.score, best.get(page) ?? Number.NEGATIVE_INFINITY));
  }
  const greatest = scored[0]?.score ?? 0;
  const sum = [...best.values()].reduce((total, score) => total + Math.exp(score - greatest), 0);
  return 1 / sum;
}

/** Position of the rarest thing that a question names; undefined without any. */
const rarestThing = (words: MeasuredWords): number | undefined =>
  words
    .flatMap(({ folded, isThing, weight }, at) =>
      isThing && weight > 0 && !namesNoPart(folded) ? [{ at, weight }] : [],
    )
    .sort((a, b) => b.weight - a.weight)[0]?.at;

function answersWhole({ features, quotable, wholeMatched }: Scored, words: MeasuredWords): boolean {
  // A list of many things holds by chance a figure and the words of a question.
  const isSuch = quotable.kind === 'list' ? features.instruction >= STEPS : features.kind === 1;
  return isSuch && words.every(({ weight }, at) => weight <= 0 || wholeMatched.has(at));
}

const onlyMentions = ({ quotable, features, wholeMatched, aboveMatched }: Scored): boolean =>
  quotable.kind === 'row' &&
  features.subject === 0 &&
  [...wholeMatched].some((at) => !aboveMatched.has(at));

export function certaintyFeaturesOf(
  { asksFigure }: Pick<ReadQuestion, 'asksFigure'>,
  { excerpts }: Given,
  { scored, words }: { scored: readonly Scored[]; words: MeasuredWords },
): CertaintyFeatures | null {
  const [best] = scored;
  if (!best) return null;
  const rarest = rarestThing(words);
  const { own, subject, kind, noKind, support, length } = best.features;
  const weightOf = (isCounted: (word: MeasuredWords[number], at: number) => boolean): number =>
    words.reduce((sum, word, at) => sum + (isCounted(word, at) ? word.weight : 0), 0);
  const things = weightOf(({ isThing }) => isThing);
  const missing = weightOf(({ isThing }, at) => isThing && !best.passageMatched.has(at));
  return {
    pageShare: pageShare(excerpts, scored),
    own,
    subject,
    noKind,
    kind,
    evidence: Math.log(Math.max(MIN_EVIDENCE, excerpts[best.excerpt]?.score ?? 0)),
    halfKind: Number(kind > 0 && kind < 1),
    rowOfAnother: Number(onlyMentions(best)),
    answersWhole: Number(answersWhole(best, words)),
    matched: Math.log1p(weightOf((_, at) => best.wholeMatched.has(at))),
    thingsMissing: things > 0 ? missing / things : 0,
    rarestThingMissing: Number(
      rarest !== undefined && !best.wholeMatched.has(rarest) && asksFigure,
    ),
    support,
    headings: best.headings,
    length,
    lacksInstruction: Number(best.lacksInstruction),
  };
}

/** How likely the best one is what was asked for: 0 to 1. */
export function certaintyOf(
  features: CertaintyFeatures,
  weights: typeof certaintyWeights = certaintyWeights,
): number {
  const odds = certaintyFeatures.reduce(
    (sum, name) => sum + weights[name] * features[name],
    weights.constant,
  );
  return 1 / (1 + Math.exp(-odds));
}

import type { DraftAnswer } from '../ports';
import { candidatesOf } from './candidates';
import type { Candidate } from './quotables/quotable';
import { certaintyFeaturesOf, certaintyOf, type CertaintyFeatures } from './certainty';
import { MAX_PART_CONFIDENCE } from './confidence';
import { drafted, inReadingOrder } from './drafted';
import {
  measuredCandidates,
  type Given,
  type Measured,
  type MeasuredWords,
} from './features/features';
import { certaintyWeights, rankingWeights } from './learned-weights';
import { readQuestion, type ReadQuestion } from './asked/read-question';
import { ruleAgainst } from './reject/rules';
import { asksNumber } from './reject/other-part';
import { needsReserve } from './reserve';
import type { RuleTime } from './reject/rule';
import { scored, type Scored } from './score';
import { choose, WORTH_QUOTING, type Chosen } from './select';
import { withItsVersionNamed } from './version-of-fuel';

export type Weights = { ranking: typeof rankingWeights; certainty: typeof certaintyWeights };

/** Something that a rule rejected. */
type Rejected = { rule: string; candidate: Measured };

/** What a question has come to; each stage adds to what the ones before it left. */
export type State = {
  question: ReadQuestion;
  given: Given;
  weights: Weights;
  /** Ids of rules that are switched off, for benchmarks. */
  without: ReadonlySet<string>;
  words: MeasuredWords;
  candidates: readonly Candidate[];
  measured: readonly Measured[];
  rejected: readonly Rejected[];
  scored: readonly Scored[];
  /** The same before anything was rejected for what it says. */
  ranking: readonly Scored[];
  /** What is left of the best is no answer in its place. */
  isOpen: boolean;
  features: CertaintyFeatures | null;
  certainty: number;
  chosen: readonly Chosen[];
  draft: (DraftAnswer & { certainty: number }) | null;
};

type Stage = { name: string; run: (state: State) => Partial<State> };

/** A question with the version in the place of a fuel that the passages name only that one by. */
function withVersion(question: ReadQuestion, { excerpts }: Given): ReadQuestion {
  const found = excerpts.map(({ chunk }) => chunk.content);
  const readAs = withItsVersionNamed(question, found);
  return readAs === question.readAs ? question : readQuestion({ ...question, readAs });
}

export function begin(
  question: ReadQuestion,
  given: Given,
  {
    weights = { ranking: rankingWeights, certainty: certaintyWeights },
    without = new Set<string>(),
  }: Partial<Pick<State, 'weights' | 'without'>> = {},
): State {
  return {
    ...{ question: withVersion(question, given), given, weights, without },
    ...{ words: [], candidates: [], measured: [], rejected: [], scored: [], ranking: [] },
    ...{ isOpen: false, features: null, certainty: 0, chosen: [], draft: null },
  };
}

/** What no rule of a time rejects; all others with the rule. */
function judged<One extends Measured>(
  after: RuleTime,
  { given: { excerpts }, question, words, without, rejected }: State,
  all: readonly One[],
): { kept: One[]; rejected: Rejected[] } {
  const found = excerpts.map(({ chunk }) => chunk.content);
  const ruleOf = ruleAgainst(after, { ...question, found, words }, without);
  const fallen = all.flatMap((candidate) => {
    const rule = ruleOf(candidate);
    return rule === null ? [] : [{ rule, candidate }];
  });
  const gone = new Set<Measured>(fallen.map(({ candidate }) => candidate));
  return {
    kept: all.filter((candidate) => !gone.has(candidate)),
    rejected: [...rejected, ...fallen],
  };
}

/** Everything that could be quoted, with what speaks for it. */
export const MEASURING: readonly Stage[] = [
  {
    name: 'candidates',
    run: ({ given: { excerpts, budget } }) => ({ candidates: candidatesOf(excerpts, budget) }),
  },
  {
    name: 'measure',
    run: ({ question, given, candidates }) => measuredCandidates(question, given, candidates),
  },
  {
    name: 'reject',
    run: (state) => {
      const { kept, rejected } = judged('measure', state, state.measured);
      return { measured: kept, rejected };
    },
  },
];

/** The best of it, and how likely it is what was asked for. */
export const RANKING: readonly Stage[] = [
  {
    name: 'score',
    run: ({ measured, weights }) => {
      const ranking = scored(measured, weights.ranking);
      return { scored: ranking, ranking };
    },
  },
  {
    name: 'reject other parts',
    run: (state) => {
      const { kept, rejected } = judged('score', state, state.scored);
      const isOpen =
        kept[0] !== state.scored[0] && kept[0]?.features.kind !== 1 && !asksNumber(state.question);
      return isOpen ? { isOpen, rejected } : { scored: kept, rejected };
    },
  },
  {
    name: 'certainty',
    run: ({ question, given, scored: all, words, weights, isOpen }) => {
      const features = certaintyFeaturesOf(question, given, { scored: all, words });
      const isJudged = features !== null && !isOpen;
      return { features, certainty: isJudged ? certaintyOf(features, weights.certainty) : 0 };
    },
  },
];

/** What is quoted of it. */
const QUOTING: readonly Stage[] = [
  {
    name: 'reject opposites',
    run: (state) => {
      const { kept, rejected } = judged('certainty', state, state.scored);
      const [[best], [next]] = [state.scored, kept];
      const isNear = best && next && next.score >= best.score - WORTH_QUOTING;
      return { scored: isNear ? kept : [], rejected };
    },
  },
  {
    name: 'select',
    run: ({ question, given, scored: all }) => ({ chosen: choose(all, question, given) }),
  },
  {
    name: 'compose',
    run: ({ question, given, words, chosen, certainty }) => {
      const [best] = chosen;
      if (!best) return { draft: null };
      const isContradicted = best.isContradicted === true;
      const most = needsReserve(question, best, words, given.excerpts) ? MAX_PART_CONFIDENCE : 1;
      const statements = drafted(inReadingOrder(chosen));
      const told = { found: true, statements, certainty: Math.min(certainty, most) };
      return { draft: { ...told, ...(isContradicted && { isContradicted }) } };
    },
  },
];

/** From passages to an answer in the manual's own words. */
export const STAGES: readonly Stage[] = [...MEASURING, ...RANKING, ...QUOTING];

/** Runs these stages; `trace` hears what each of them left. */
export const run = (
  state: State,
  stages: readonly Stage[] = STAGES,
  trace?: (stage: string, state: State) => void,
): State =>
  stages.reduce((before, stage) => {
    before.given.budget?.check();
    const after = { ...before, ...stage.run(before) };
    trace?.(stage.name, after);
    return after;
  }, state);

/** What an answer of a language model took, in tokens as its provider counts and bills them. */
export type Usage = {
  /** Id of the model that answered. */
  model: string;
  prompt: number;
  /** Of the answer, without what was thought before it. */
  candidates: number;
  thoughts: number;
  /** How many of the prompt's were read from a cache, at a lower price. */
  cached: number;
};

/** All answers of a question together. */
export type TotalUsage = Usage & { answers: number };

/** What the calls for one question may take, all of them together. */
export type CallAllowance = {
  msLeft(): number;
  outputTokensLeft(): number;
  /** Whether one more call may begin. */
  hasRoom(): boolean;
  /** An answer came, good or not: it is billed. */
  answered(usage: Usage): void;
  /** Null where nothing answered. */
  total(): TotalUsage | null;
};

/** Hosting ends a question at 60 s, and what is found has still to be quoted and kept. */
const ALL_CALLS_MS = 45_000;
/** With less left no further call is begun. */
const MIN_CALL_MS = 8_000;
/** A first one, one after a second search, and one in the place of one that cannot be used. */
export const MAX_ANSWERS = 3;
/**
 * An answer takes a hundred or two; what is thought before it counts, too. So many are what $0.012 leaves for a question
 * whose three prompts are the longest (`npm run bench -- model` prints it).
 */
export const OUTPUT_TOKENS = 2_000;
/** With less left an answer would be cut off. */
const MIN_OUTPUT_TOKENS = 500;

export function callAllowance(now: () => number): CallAllowance {
  const end = now() + ALL_CALLS_MS;
  const usages: Usage[] = [];
  const sum = (of: (usage: Usage) => number): number =>
    usages.reduce((total, usage) => total + of(usage), 0);
  const msLeft = (): number => end - now();
  const outputTokensLeft = (): number =>
    OUTPUT_TOKENS - sum(({ candidates, thoughts }) => candidates + thoughts);

  return {
    msLeft,
    outputTokensLeft,
    hasRoom: () =>
      usages.length < MAX_ANSWERS &&
      msLeft() >= MIN_CALL_MS &&
      outputTokensLeft() >= MIN_OUTPUT_TOKENS,
    answered: (usage) => void usages.push(usage),
    total: () => {
      const last = usages.at(-1);
      if (!last) return null;
      return {
        model: last.model,
        answers: usages.length,
        prompt: sum(({ prompt }) => prompt),
        candidates: sum(({ candidates }) => candidates),
        thoughts: sum(({ thoughts }) => thoughts),
        cached: sum(({ cached }) => cached),
      };
    },
  };
}

import type { CallAllowance, TotalUsage } from '../../functions/src/domain/quotas/call-allowance';
import { MAX_ANSWERS, OUTPUT_TOKENS } from '../../functions/src/domain/quotas/call-allowance';
import { MAX_PHRASES } from '../../functions/src/domain/answering/pointing/second-search';

/**
 * List prices in dollars for a million tokens: `gemini-3.5-flash-lite` and `text-multilingual-embedding-002`, as they were
 * found on 2026-11-25 (partly from secondary pages).
 */
const PRICES = { prompt: 0.3, output: 2.5, embedding: 0.1 };
/** Fewer than the four of Spanish prose: figures and the brackets of JSON have tokens of their own. */
const CHARACTERS_PER_TOKEN = 3.5;
/** Of a question or a phrase; what is embedded costs a hundredth of the rest. */
const EMBEDDED_CHARACTERS = 100;
const MILLION = 1e6;

/** What a question may cost, in dollars (issue 31). */
const LIMITS = { mean: 0.004, worst: 0.012 };

export type Prompt = { instructions: string; data: string };

const charactersOf = ({ instructions, data }: Prompt): number => instructions.length + data.length;

const tokens = (characters: number): number => Math.ceil(characters / CHARACTERS_PER_TOKEN);

/** Of an answer, and of the texts that are embedded to find it: with phrases of a second search, or the question alone. */
function dollars(prompt: number, output: number, isSearchedAgain: boolean): number {
  const embedded = (isSearchedAgain ? 1 + MAX_PHRASES : 1) * tokens(EMBEDDED_CHARACTERS);
  const { prompt: read, output: written, embedding } = PRICES;
  return (prompt * read + output * written + embedded * embedding) / MILLION;
}

/** Tokens and price of readings of a manual, counted by characters. */
export function readingCost(answered: readonly { prompt: Prompt; reply: unknown }[]) {
  const sum = (of: (one: (typeof answered)[number]) => number): number =>
    answered.reduce((total, one) => total + of(one), 0);
  const read = sum(({ prompt }) => tokens(charactersOf(prompt)));
  const written = sum(({ reply }) => tokens(JSON.stringify(reply).length));
  const cost = (read * PRICES.prompt + written * PRICES.output) / MILLION;
  return { prompt: read, output: written, dollars: cost.toFixed(4) };
}

/** What answers cost; `answered` counts those that Google did not count as it would, by their characters. */
export function costMeter() {
  const totals: TotalUsage[] = [];
  let longest = 0;

  return {
    shown(prompt: Prompt): void {
      longest = Math.max(longest, charactersOf(prompt));
    },
    answered(prompt: Prompt, answer: unknown, allowance: CallAllowance): void {
      const candidates = tokens(JSON.stringify(answer).length);
      const read = tokens(charactersOf(prompt));
      allowance.answered({ model: 'bench', prompt: read, candidates, thoughts: 0, cached: 0 });
    },
    asked: (usage: TotalUsage): void => void totals.push(usage),
    /** Rows of a table; `questions`: all of them, also those that no model was asked about. */
    report(questions: number) {
      const costs = totals.map(({ prompt, candidates, thoughts, answers }) =>
        dollars(prompt, candidates + thoughts, answers > 1),
      );
      const mean = costs.reduce((sum, cost) => sum + cost, 0) / Math.max(1, questions);
      const worst = dollars(MAX_ANSWERS * tokens(longest), OUTPUT_TOKENS, true);
      return [
        row('mean of the set', mean, LIMITS.mean),
        row('dearest of the set', Math.max(0, ...costs), LIMITS.worst),
        row(`worst path: ${MAX_ANSWERS} longest prompts, all output`, worst, LIMITS.worst),
      ];
    },
    assumptions: (): string =>
      `At $${PRICES.prompt} and $${PRICES.output} for a million tokens of prompt and output, ${CHARACTERS_PER_TOKEN} characters to a ` +
      `token, no cache; longest prompt ${longest} characters; refusals and silence are not billed; Firestore's reads ($0.0001) not counted.`,
  };
}

const row = (what: string, cost: number, limit: number) => ({
  what,
  dollars: cost.toFixed(5),
  limit: limit.toFixed(3),
  isWithin: cost <= limit,
});

import type { Measured } from '../features/features';
import type { ReadQuestion } from '../asked/read-question';

/** A question as rules look at it; `found` are the passages, which tell the versions and sizes that there are. */
type RuleQuestion = ReadQuestion & {
  found: readonly string[];
  words: readonly { folded: string; weight: number }[];
};

/** A question with a passage; a bar stands between the cells of a row. */
export type RuleCase = { question: string; content: string; headings?: string[] };

/**
 * When a rule is applied. After `measure` to each candidate by itself. After `score`: where the best is rejected, and the
 * best that is left does not tell the kind of thing asked for, nothing is answered. After `certainty`: the same where what
 * is left is far worse.
 */
export type RuleTime = 'measure' | 'score' | 'certainty';

export type Rule = {
  id: string;
  /** What an owner would be told without it. */
  why: string;
  /** Without it after `measure`. */
  after?: RuleTime;
  /** It rejects something of the first, and nothing of the second. */
  example: RuleCase;
  counterExample: RuleCase;
  rejects: (asked: RuleQuestion) => (candidate: Measured) => boolean;
};

/** What of a candidate is asked for: of a row that cell, where its column is known. */
export const told = ({ cell, quotable: { name = '', text } }: Measured): string =>
  cell ? `${name}: ${cell.name}: ${cell.value}` : text;
/** A candidate with what stands right above it; with the titles of its section, too. */
export const near = ({ quotable: { context, text } }: Measured): string => `${context}\n${text}`;
export const withTitles = (candidate: Measured): string =>
  [...candidate.above, near(candidate)].join('\n');
export const textOf = ({ quotable: { text } }: Measured): string => text;

/** Rejects by what stands in a part of a candidate: what may not, the question tells once. */
export const byText =
  (
    part: (candidate: Measured) => string,
    isOtherFor: (asked: RuleQuestion) => (text: string) => boolean,
  ): Rule['rejects'] =>
  (asked) => {
    const isOther = isOtherFor(asked);
    return (candidate) => isOther(part(candidate));
  };

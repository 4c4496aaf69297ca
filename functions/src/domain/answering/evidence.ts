import type { Match } from '../search/search';

/**
 * How strongly the words of a passage support that it answers: the share of the question that it holds, times its
 * score beside that of an ideal passage (retrieval.md 2.4 measured this product among others). 0 to about 1.5.
 */
export const evidenceOf = ({ coverage, normalised }: Match): number => coverage * normalised;

import type { Excerpt } from '../../functions/src/domain/ports';
import { anExcerpt } from '../../functions/src/testing/excerpts';

/** An answer of a model with its excerpts, judged by reading: one line of a file. */
export type JudgedAnswer = {
  id: string;
  kind: string;
  excerpts: { content: string; headings: string[]; pageReference: string }[];
  question: string;
  draft: {
    found: boolean;
    isDoubtful: boolean;
    isSafetyCritical: boolean;
    statements: { text: string; citations: { excerpt: number; quote: string }[] }[];
  };
  expected: 'keep' | 'keep-with-warning' | 'drop';
  why: string;
};

/** Its excerpts as the product has them: their structure is read from their text. */
export const excerptsOf = ({ excerpts }: JudgedAnswer): Excerpt[] =>
  excerpts.map((one, position) => anExcerpt({ ...one, position, pageNumber: position + 1 }));

import type { Excerpt } from '../../functions/src/domain/ports';

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
  excerpts.map(({ content, headings, pageReference }, position) => ({
    documentSource: 'manual',
    score: 1,
    chunk: {
      id: `1-1-${position}`,
      manualId: 1,
      revision: 1,
      position,
      content,
      pageReference,
      pageNumber: position + 1,
      headings,
      category: 'general',
      start: 0,
      end: content.length,
      contentHash: '',
      createdAt: new Date(0),
    },
  }));

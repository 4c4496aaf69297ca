import { createHash } from 'node:crypto';
import type { SearchRecord } from '../ports/records';

/**
 * A question whose owner lets it be used, as `bench/manuals/questions` writes them, with what its owner says of the answer.
 * Where the answer did not help, `pages` are only those that were cited: whoever takes the question in looks the right ones
 * up.
 */
export type FeedbackQuestion = {
  id: string;
  /** Name of the file that was cited first; empty where none was. */
  manual: string;
  question: string;
  answerable: boolean;
  pages: number[];
  mustContain: string[];
  kinds: string[];
  note: string | null;
};

/** Tells questions apart without telling whose they are. */
const idOf = (uid: string, id: number): string =>
  `feedback-${createHash('sha256').update(`${uid}/${id}`).digest('hex').slice(0, 12)}`;

/** Null where nothing may be used. */
export function feedbackQuestion(uid: string, search: SearchRecord): FeedbackQuestion | null {
  const { id, query, sourceDocuments, feedback } = search;
  if (!feedback?.mayBeUsed) return null;
  const pages = sourceDocuments.flatMap(({ metadata }) => metadata.pageNumber ?? []);
  return {
    id: idOf(uid, id),
    manual: sourceDocuments[0]?.metadata.documentSource ?? '',
    question: query,
    answerable: pages.length > 0,
    pages: [...new Set(pages)],
    mustContain: [],
    kinds: [feedback.verdict, ...feedback.reasons],
    note: feedback.note,
  };
}

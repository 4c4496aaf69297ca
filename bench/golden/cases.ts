import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { jsonLines } from '../measures';

/** A question over one of the small manuals of `../shared/cases`. */
export type CaseQuestion = {
  id: string;
  manual: string;
  question: string;
  /** What the answer must say, and what it must not; regular expressions. */
  want: string;
  forbid: string | null;
  /** Physical page that it must cite first; null where none is asked for. */
  page: number | null;
};

/** Beside the project's root; a checkout that does not lie beside it names it. */
export const CASES = process.env.CASES ?? join(import.meta.dirname, '../../../shared/cases');

export function caseQuestions(): CaseQuestion[] {
  const file = join(CASES, 'questions.jsonl');
  return existsSync(file) ? jsonLines(file) : [];
}

/** Whether an answer says what is wanted, and nothing of what is forbidden, and cites the page. */
export function meets(
  { want, forbid, page }: CaseQuestion,
  { response, pages }: { response: string; pages: readonly number[] },
): boolean {
  const says = new RegExp(want, 'i').test(response);
  const saysWrong = forbid !== null && new RegExp(forbid, 'i').test(response);
  return says && !saysWrong && (page === null || pages[0] === page);
}

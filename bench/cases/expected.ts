import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { jsonLines } from '../measures';
import { CASES } from '../shared-data';

/** A regular expression; `(?i)` or `(?m)` at its beginning is a flag. */
export type Pattern = string;

/** A plain question, and what its answer must say. */
export type Asked = {
  question: string;
  mustMatch: Pattern[];
  mustNot?: Pattern[];
  /** Physical page that it must cite first. */
  page?: number;
  /** Whether it must not be told as sure. */
  notHigh?: true;
  /** Processor time that the answer may take. */
  mostSeconds?: number;
};

/** What `RIGHT.md` of the cases says of one file, or of one of its pages. */
export type Expected = Partial<Pick<Asked, 'mustMatch' | 'mustNot'>> & {
  /** Judged on its text and, for values of tables, on its rows as `reading.ts` writes them. */
  file: string;
  /** Physical page that alone is judged. */
  page?: number;
  /** Printed page, as it is shown. */
  reference?: Pattern;
  questions?: Asked[];
  /** What the vehicle's page must, and must not, show of it: lines as `found.ts` writes them. */
  found?: Partial<Pick<Asked, 'mustMatch' | 'mustNot'>>;
  /** What its owner must be told beside the manual. */
  told?: Pattern;
  /** What counts as right, too: a sentence for the owner that meets it, or these pages named as unreadable. */
  orToldAs?: Pattern | { unread: number[] };
};

/** One row for each file of the cases, as RIGHT.md there has them. */
export const EXPECTED = JSON.parse(
  readFileSync(join(import.meta.dirname, 'expected.json'), 'utf8'),
) as Expected[];

type Row = {
  id: string;
  manual: string;
  question: string;
  want: string;
  forbid: string | null;
  page: number | null;
};

/** Questions over the small manuals there. */
export function caseQuestions(): (Asked & { id: string; path: string })[] {
  const file = join(CASES, 'questions.jsonl');
  if (!existsSync(file)) return [];
  return jsonLines<Row>(file).map(({ id, manual, question, want, forbid, page }) => ({
    ...{ id, question, path: join(CASES, manual), page: page ?? undefined },
    mustMatch: [`(?i)${want}`],
    mustNot: forbid === null ? [] : [`(?i)${forbid}`],
  }));
}

/**
 * Writes a manual of the benches' own, and fails where a question's words do not stand on the pages that it names: by
 * its id, since the questions of a test set are not for reading. The same content gives the same bytes.
 * Run: npm run bench:write-manual -- arriero-e|carabo-d4
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Book } from '../../local/demo/content/blocks';
import { layOut } from '../../local/demo/pdf/layout';
import { paint } from '../../local/demo/pdf/paint';
import { flattened } from '../../local/demo/resolve-questions';
import type { Expected } from '../answer-scores';
import { book as arriero } from './arriero/book';
import { book as carabo } from './carabo/book';

type Written = { book: Book; folder: string; checkedSets: readonly string[] };

const manuals: Record<string, Written> = {
  'arriero-e': { book: arriero, folder: 'arriero', checkedSets: ['tuning'] },
  'carabo-d4': { book: carabo, folder: 'carabo', checkedSets: ['third-test'] },
};

const name = process.argv[2] ?? '';
const manual = manuals[name];
if (manual === undefined) throw new Error(`Name one of ${Object.keys(manuals).join(', ')}`);

const layout = layOut(manual.book);
const texts = layout.pages.map(({ items }) =>
  flattened(items.map(({ atom }) => atom.text).join('\n')),
);

type Named = Expected & { id: string };
const questions = manual.checkedSets.flatMap((set): Named[] => {
  const file = join(import.meta.dirname, 'questions', set, `${name}.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as Named[];
});
const misplaced = questions.flatMap(({ id, pages, mustContain }) =>
  pages
    .filter((page) => !mustContain.every((words) => texts[page - 1]?.includes(flattened(words))))
    .map((page) => `${id}: not on page ${page}`),
);
if (misplaced.length > 0) throw new Error(misplaced.join('\n'));

const pdf = join(import.meta.dirname, manual.folder, `manual-${name}.pdf`);
writeFileSync(pdf, await paint(layout));
console.log(`manual-${name}.pdf: ${layout.pages.length} pages, ${questions.length} questions`);

/**
 * Writes the benches' own manual, and fails where a question's words do not stand on the pages that it names. The same
 * content gives the same bytes. Run: npm run bench:write-manual
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { layOut } from '../../../local/demo/pdf/layout';
import { paint } from '../../../local/demo/pdf/paint';
import { flattened } from '../../../local/demo/resolve-questions';
import type { Expected } from '../../answer-scores';
import { book } from './book';

const folder = import.meta.dirname;
const layout = layOut(book);
const texts = layout.pages.map(({ items }) =>
  flattened(items.map(({ atom }) => atom.text).join('\n')),
);

const file = join(folder, '../questions/tuning/arriero-e.json');
const questions = JSON.parse(readFileSync(file, 'utf8')) as Expected[];
const misplaced = questions.flatMap(({ question, pages, mustContain }) =>
  pages
    .filter((page) => !mustContain.every((words) => texts[page - 1]?.includes(flattened(words))))
    .map((page) => `${question}: not on page ${page}`),
);
if (misplaced.length > 0) throw new Error(misplaced.join('\n'));

writeFileSync(join(folder, 'manual-arriero-e.pdf'), await paint(layout));
console.log(`manual-arriero-e.pdf: ${layout.pages.length} pages, ${questions.length} questions`);

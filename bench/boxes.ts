/**
 * Whether what is quoted lies in the boxes that are marked for it: quotations of the benches' manuals, of pages made here (rotated,
 * cropped, two-up, in columns, tables over pages), and of scans of such pages, askew and turned. Where words are seen pdftotext says, for
 * a scan that of the page that it was made of. Needs built functions (npm --prefix functions run build) and poppler-utils.
 * Run: npm run bench -- boxes
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openWhole } from '../functions/src/adapters/reader/whole-document';
import type { ReadDocument } from '../functions/src/domain/document/read-page';
import { withOcr } from '../functions/src/usecases/recognise-pages';
import { fixtures } from './boxes/fixtures';
import { judge, type Judged, type Quotation, type Verdict } from './boxes/judge';
import { picturesOf, scanned, wordOnScan, type Lay } from './boxes/scans';
import { shownWords, type ShownWord } from './boxes/shown-words';
import { ocr } from './cases/reading';
import { structured } from './findings/parts-of';
import { questionsOf, TUNED_ON, type ManualQuestions } from './manuals/question-sets';
import { inFolder } from './measures';
import { byGroup, percent } from './tables';

/** Scanned pages of each manual that is scanned. */
const SCANNED_PAGES = 4;
const SCANNED_MANUALS = 3;

const LAYS: Record<string, Lay> = {
  'scanned, 1° askew': { quarters: 0, degrees: 1 },
  'scanned on its side': { quarters: 1, degrees: 0 },
  'scanned on its head, 2° askew': { quarters: 2, degrees: 2 },
};

async function judgeAll(
  quotations: readonly Quotation[],
  read: ReadDocument,
  words: readonly (readonly ShownWord[])[],
): Promise<Judged[]> {
  const pages = await structured(read);
  return quotations.flatMap((quotation) => {
    const page = pages.find(({ number }) => number === quotation.page);
    return page ? [judge(quotation, page, words[quotation.page - 1] ?? [])] : [];
  });
}

/** The words that an answer must hold, on each page that holds them. */
const quotationsOf = (kind: string, { questions }: ManualQuestions): Quotation[] =>
  questions.flatMap(({ id, pages, mustContain }) =>
    pages.flatMap((page) => mustContain.map((words) => ({ kind, id, page, words }))),
  );

const onPages = async (path: string, quotations: readonly Quotation[]): Promise<Judged[]> =>
  judgeAll(quotations, await openWhole(path), wordsIn(path));

/** The same quotations on scans of their pages. */
async function onScans(path: string, quotations: readonly Quotation[], folder: string) {
  const words = wordsIn(path);
  const numbers = [...new Set(quotations.map(({ page }) => page))].slice(0, SCANNED_PAGES);
  const pictures = await picturesOf(path, numbers);
  const judged: Judged[] = [];
  for (const [kind, lay] of Object.entries(LAYS)) {
    const scan = join(folder, 'scan.pdf');
    writeFileSync(scan, scanned(pictures, lay));
    const read = withOcr(await openWhole(scan), ocr, scan);
    const moved = quotations.flatMap((one) => {
      const page = 1 + numbers.indexOf(one.page);
      return page > 0 ? [{ ...one, kind, page }] : [];
    });
    const onScan = numbers.map((number, at) => {
      const { width = 1, height = 1 } = pictures[at] ?? {};
      return (words[number - 1] ?? []).map((word) => wordOnScan(word, height / width, lay));
    });
    judged.push(...(await judgeAll(moved, read, onScan)));
  }
  return judged;
}

function wordsIn(path: string): ShownWord[][] {
  const words = shownWords(path);
  if (!words) throw new Error('pdftotext is not on this machine (Debian: poppler-utils)');
  return words;
}

function rowOf(judged: readonly Judged[]): Record<string, number | string> {
  const count = (verdict: Verdict) => judged.filter((one) => one.verdict === verdict).length;
  const sum = (of: 'strange' | 'inBoxes') => judged.reduce((all, one) => all + one[of], 0);
  return {
    inside: percent(count('inside'), judged.length - count('unread')),
    ...{ outside: count('outside'), 'no box': count('nowhere') },
    'other words in the boxes': percent(sum('strange'), sum('inBoxes')),
    'in no unit whole': count('unread'),
  };
}

const judged: Judged[] = [];
let scans = 0;
await inFolder(async (folder) => {
  for (const set of TUNED_ON) {
    for (const manual of questionsOf(set)) {
      const quotations = quotationsOf(`manuals, ${set}`, manual);
      judged.push(...(await onPages(manual.path, quotations)));
      if (set !== 'printed' || scans++ >= SCANNED_MANUALS) continue;
      judged.push(...(await onScans(manual.path, quotations, folder)));
    }
  }
  for (const { kind, pdf, quotations } of await fixtures()) {
    const path = join(folder, 'fixture.pdf');
    writeFileSync(path, pdf);
    judged.push(...(await onPages(path, quotations)));
    if (kind === 'two columns') judged.push(...(await onScans(path, quotations, folder)));
  }
});
console.table({ ...byGroup(judged, ({ kind }) => [kind], rowOf), all: rowOf(judged) });
for (const { kind, id, page, words, verdict } of judged) {
  if (verdict !== 'inside') console.log(`${verdict}: ${kind}, ${id}, page ${page}: ${words}`);
}

/**
 * What manuals tell to do beside a road: how many procedures are found on the right page, with all of their steps and
 * warnings, and what is shown that is none. Judged by sets that were written from the PDFs by somebody who saw no code.
 * Kinds were mended on manuals a-h; i-z only count. Run: npm run bench:emergencies [-- --sets DIR] [-- --list LETTERS]
 */
import { parseArgs } from 'node:util';
import { emergencyFinder } from '../functions/src/domain/emergencies/emergency-finder';
import { judge, SETS, setsIn, type Judged } from './emergencies/judge';
import { partsOf } from './findings/parts-of';

const { values } = parseArgs({
  options: { sets: { type: 'string', default: SETS }, list: { type: 'string', default: '' } },
});

type Row = { judged: Judged[]; wrong: number; milliseconds: number };

const count = (judged: readonly Judged[], is: (one: Judged) => boolean): number =>
  judged.filter(is).length;

function rowOf({ judged, wrong, milliseconds }: Row): Record<string, number> {
  const shown = judged.filter(({ found, isCut }) => found && !isCut);
  const warnings = shown.flatMap(({ entry }) => entry.warnings);
  return {
    procedures: judged.length,
    found: count(judged, ({ found }) => found !== null),
    'page only': count(judged, ({ isCut }) => isCut),
    'all steps': count(shown, ({ hasAllSteps }) => hasAllSteps),
    'cut off': count(shown, ({ hasAllSteps }) => !hasAllSteps),
    warnings: warnings.length,
    'warnings shown': warnings.length - shown.flatMap((one) => one.missingWarnings).length,
    'wrong section': wrong,
    ms: Math.round(milliseconds),
  };
}

function list({ judged, wrong }: ReturnType<typeof judge>): void {
  for (const { entry, found, isCut, hasAllSteps, missingWarnings } of judged) {
    const named = `${entry.topic} p. ${entry.pages.join(', ')} ${entry.title}`;
    if (!found) console.log(`  missing: ${named}`);
    else if (isCut) console.log(`  page only: ${named}`);
    else if (!hasAllSteps) console.log(`  NOT WHOLE: ${named}: ${entry.first} … ${entry.last}`);
    if (found && !isCut)
      for (const { words, page } of missingWarnings)
        console.log(`  no warning: ${named}: p. ${page} ${words}`);
  }
  for (const { topic, heading } of wrong)
    console.log(`  wrong: ${topic} p. ${heading.page} ${heading.text}`);
}

const { sets, missing } = setsIn(values.sets);
if (missing.length > 0) console.log(`not here: ${missing.join(', ')}`);
const rows: Record<string, ReturnType<typeof rowOf>> = {};
const halves: Record<string, Row> = {
  'a-h': { judged: [], wrong: 0, milliseconds: 0 },
  'i-z': { judged: [], wrong: 0, milliseconds: 0 },
};
for (const { manual, path, entries } of sets) {
  const parts = await partsOf(path);
  const begin = performance.now();
  const emergencies = emergencyFinder.find(parts);
  const milliseconds = performance.now() - begin;
  const result = judge(entries, emergencies);
  const row = { judged: result.judged, wrong: result.wrong.length, milliseconds };
  const half = halves[manual < 'i' ? 'a-h' : 'i-z'];
  rows[manual] = rowOf(row);
  half?.judged.push(...row.judged);
  if (half)
    [half.wrong, half.milliseconds] = [half.wrong + row.wrong, half.milliseconds + milliseconds];
  if (values.list.includes(manual.charAt(0))) {
    console.log(manual);
    list(result);
  }
}
for (const [name, half] of Object.entries(halves)) rows[name] = rowOf(half);
console.table(rows);

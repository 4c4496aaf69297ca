/**
 * The lights that manuals explain: how many are found, and whether each is as urgent as the manual's words say. Judged by sets that
 * were written from the PDFs by people who saw no code. Run: npm run bench:signals [-- --sets DIR] [-- --list]
 */
import { parseArgs } from 'node:util';
import { signalsFinder } from '../functions/src/domain/signals/signals-finder';
import { partsOf } from './findings/parts-of';
import { judge, SETS, setsIn, type Entry, type Judged } from './signals/judge';

const { values } = parseArgs({
  options: { sets: { type: 'string', default: SETS }, list: { type: 'boolean', default: false } },
});

const share = (part: number, of: number): string =>
  of === 0 ? '' : ((100 * part) / of).toFixed(1);

type Row = { judged: Judged[]; extra: number; milliseconds: number };

function rowOf({ judged: all, extra, milliseconds }: Row): Record<string, number | string> {
  const judged = all.filter(({ entry }) => !entry.optional);
  const found = judged.filter((one) => one.found);
  const stops = found.filter(({ entry }) => entry.severity === 'stop');
  return {
    listed: judged.length,
    found: found.length,
    '%': share(found.length, judged.length),
    'as urgent': found.filter((one) => !one.isMilder && !one.isMoreSevere).length,
    'more urgent': found.filter((one) => one.isMoreSevere).length,
    'less urgent': found.filter((one) => one.isMilder).length,
    'stop shown milder': stops.filter((one) => one.isMilder).length,
    'may go on, not said': found.filter((one) => one.found?.meaning.mayGoOn && !one.entry.mayGoOn)
      .length,
    extra,
    ms: Math.round(milliseconds),
  };
}

const describe = ({ name, page, colours, blinks, severity }: Entry): string =>
  `p. ${page} ${name} [${colours.join('/')}] ${blinks === null ? '' : blinks ? 'blinking' : 'steady'} ${severity}`;

function list({ judged, extra }: ReturnType<typeof judge>): void {
  for (const { entry, found, isMilder, isMoreSevere } of judged) {
    const shown =
      found &&
      `${found.signal.name} (${found.signal.catalogue}) ${found.meaning.severity} by ${found.meaning.decidedBy}: ${found.meaning.deciding?.phrase ?? ''}`;
    const mark = entry.optional ? '(optional) ' : '';
    if (!found) console.log(`  ${mark}missing: ${describe(entry)}`);
    else if (isMilder) console.log(`  ${mark}LESS URGENT: ${describe(entry)} → ${shown}`);
    else if (isMoreSevere) console.log(`  ${mark}more urgent: ${describe(entry)} → ${shown}`);
    if (found?.meaning.mayGoOn && !entry.mayGoOn)
      console.log(`  ${mark}may go on: ${describe(entry)} → ${found.meaning.mayGoOn.phrase}`);
  }
  for (const { signal, meaning } of extra) {
    const [quote] = meaning.quotes;
    console.log(
      `  extra: p. ${quote?.page} ${signal.name} (${signal.catalogue}) ${meaning.blinks} ${meaning.severity}: ${quote?.text.replace(/\s+/g, ' ').slice(0, 150)}`,
    );
  }
}

const { sets, missing } = setsIn(values.sets);
if (missing.length > 0) console.log(`not here: ${missing.join(', ')}`);
const rows: Record<string, ReturnType<typeof rowOf>> = {};
const whole: Row = { judged: [], extra: 0, milliseconds: 0 };
for (const { manual, path, entries } of sets) {
  const parts = await partsOf(path);
  const begin = performance.now();
  const signals = signalsFinder.find(parts);
  const milliseconds = performance.now() - begin;
  const result = judge(entries, signals);
  const row = { judged: result.judged, extra: result.extra.length, milliseconds };
  rows[manual] = rowOf(row);
  whole.judged.push(...row.judged);
  whole.extra += row.extra;
  whole.milliseconds += milliseconds;
  if (values.list) {
    console.log(manual);
    list(result);
  }
}
rows['all'] = rowOf(whole);
console.table(rows);

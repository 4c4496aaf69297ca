/**
 * What finders find in manuals, against what people wrote from their pages: how much of it, what is wrong, and what is found
 * beyond. Run: npm run bench -- facts|plan|signals|emergencies [--sets DIR] [--list] [--manual NAME]; of manuals that
 * are kept apart nothing is listed.
 */
import { parseArgs } from 'node:util';
import { emergencies } from './findings/emergencies';
import { facts } from './findings/facts';
import type { Judged, Kind } from './findings/kind';
import { lineOf, partsOf } from './findings/parts-of';
import { plan } from './findings/plan';
import { SETS, setsIn } from './findings/sets';
import { signals } from './findings/signals';
import { byGroup, percent, tally } from './tables';

const { values, positionals } = parseArgs({
  options: {
    sets: { type: 'string', default: SETS },
    list: { type: 'boolean', default: false },
    manual: { type: 'string' },
  },
  allowPositionals: true,
});

function rowOf(judged: readonly { counts: string[] }[], columns: readonly string[]) {
  const { listed = 0, found = 0, ...counts } = tally(judged.flatMap((one) => one.counts));
  const others = columns.map((column) => [column, counts[column] ?? 0]);
  return { listed, found: percent(found, listed), ...(Object.fromEntries(others) as object) };
}

async function run<Entry, Found>(kind: Kind<Entry, Found>): Promise<void> {
  const all: (Judged<Entry, Found> & { manual: string; isApart: boolean })[] = [];
  for (const set of setsIn(values.sets)) {
    const { manual } = set;
    const entries = kind.entriesOf(set);
    if (!entries || (values.manual ?? manual) !== manual) continue;
    const judged = kind.judge(entries, kind.finder.find(await partsOf(manual)), set);
    all.push(...judged.map((one) => ({ ...one, manual, isApart: kind.isApart(manual) })));
  }
  for (const { manual, isApart, entry, found, counts } of values.list ? all : []) {
    const faults = counts.filter((one) => kind.faults.includes(one));
    if (faults.length > 0 && !isApart)
      console.log(manual, faults.join(), lineOf(entry ?? null), '→', lineOf(found ?? null));
  }
  const columns = [...kind.columns, ...kind.faults];
  const row = (judged: readonly Judged<Entry, Found>[]) => rowOf(judged, columns);
  console.table({
    ...byGroup(all, ({ manual }) => [manual], row),
    ...byGroup(all, ({ isApart }) => [isApart ? 'kept apart' : 'open', 'all'], row),
  });
  const { groupOf } = kind;
  if (groupOf) console.table(byGroup(all, (one) => [groupOf(one)], row));
}

const [kind] = positionals;
if (kind === 'facts') await run(facts);
else if (kind === 'plan') await run(plan);
else if (kind === 'signals') await run(signals);
else if (kind === 'emergencies') await run(emergencies);

/**
 * What finders find in manuals, against what people wrote from their pages: how much of it, what is wrong, and what is found
 * beyond. Run: npm run bench:facts|plan|signals|emergencies [-- --sets DIR] [--list] [--manual NAME]; of manuals that
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
import { byGroup } from './tables';

const { values, positionals } = parseArgs({
  options: {
    sets: { type: 'string', default: SETS },
    list: { type: 'boolean', default: false },
    manual: { type: 'string' },
  },
  allowPositionals: true,
});

function rowOf(judged: readonly { counts: string[] }[], columns: readonly string[]) {
  const counts = judged.flatMap((one) => one.counts);
  const count = (column: string) => counts.filter((one) => one === column).length;
  const [all, found] = [count('listed'), count('found')];
  return {
    ...{ listed: all, found, '%': all === 0 ? '' : ((100 * found) / all).toFixed(1) },
    ...Object.fromEntries(columns.map((column) => [column, count(column)])),
  };
}

async function run<Entry, Found>(kind: Kind<Entry, Found>): Promise<void> {
  const columns = [...kind.columns, ...kind.faults];
  const rows: Record<string, object> = {};
  const all: (Judged<Entry, Found> & { isApart: boolean })[] = [];
  for (const set of setsIn(values.sets)) {
    const { manual } = set;
    const entries = kind.entriesOf(set);
    if (!entries || (values.manual ?? manual) !== manual) continue;
    const parts = await partsOf(manual);
    const begin = performance.now();
    const found = kind.finder.find(parts);
    const ms = Math.round(performance.now() - begin);
    const judged = kind.judge(entries, found, set);
    const isApart = kind.isApart(manual);
    rows[manual] = { ...rowOf(judged, columns), ms };
    all.push(...judged.map((one) => ({ ...one, isApart })));
    if (!values.list || isApart) continue;
    for (const { entry, found, counts } of judged) {
      const faults = counts.filter((one) => kind.faults.includes(one));
      if (faults.length > 0)
        console.log(
          manual,
          faults.join(),
          lineOf(entry ?? 'no entry'),
          '→',
          lineOf(found ?? 'nothing'),
        );
    }
  }
  console.table({
    ...rows,
    open: rowOf(
      all.filter((one) => !one.isApart),
      columns,
    ),
    'kept apart': rowOf(
      all.filter((one) => one.isApart),
      columns,
    ),
    all: rowOf(all, columns),
  });
  const { groupOf } = kind;
  if (!groupOf) return;
  console.table(
    byGroup(
      all,
      (one) => [groupOf(one)],
      (some) => rowOf(some, columns),
    ),
  );
}

const KINDS: Record<string, () => Promise<void>> = {
  facts: () => run(facts),
  plan: () => run(plan),
  signals: () => run(signals),
  emergencies: () => run(emergencies),
};
await KINDS[positionals[0] ?? '']?.();

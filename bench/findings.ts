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

type Counted = { counts: string[]; isApart: boolean };

/** Kinds may be mended on manuals that were looked at; those that are held out tell what that is worth. */
const SIDES = [
  ['looked at', ({ isApart }: Counted) => !isApart],
  ['held out', ({ isApart }: Counted) => isApart],
  ['all', () => true],
] as const;

function rowOf(judged: readonly Counted[], columns: readonly string[]) {
  const { listed = 0, found = 0, ...counts } = tally(judged.flatMap((one) => one.counts));
  const others = columns.map((column) => [column, counts[column] ?? 0]);
  return { listed, found: percent(found, listed), ...(Object.fromEntries(others) as object) };
}

/** What is counted, one row each, with a column for each side that has manuals. */
function bySide(judged: readonly Counted[], columns: readonly string[]) {
  const sides = SIDES.map(([side, isOf]) => [side, judged.filter(isOf)] as const)
    .filter(([, of]) => of.length > 0)
    .map(([side, of]) => [side, rowOf(of, columns) as Record<string, string | number>] as const);
  return Object.fromEntries(
    ['listed', 'found', ...columns].map((count) => [
      count,
      Object.fromEntries(sides.map(([side, row]) => [side, row[count]])),
    ]),
  );
}

/** How much is found and how often something is wrong, side by side. */
const foundBySide = (judged: readonly Counted[], faults: readonly string[]) =>
  Object.fromEntries(
    SIDES.slice(0, 2).flatMap(([side, isOf]) => {
      const { found, ...row } = rowOf(judged.filter(isOf), faults);
      const said = faults.map((fault) => (row as Record<string, unknown>)[fault]).join(' · ');
      return [
        [side, found],
        [`${side}: ${faults.join(' · ')}`, said],
      ];
    }),
  );

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
  console.table(
    byGroup(
      all,
      ({ manual }) => [manual],
      (judged) => rowOf(judged, columns),
    ),
  );
  console.table(bySide(all, columns));
  const { groupOf } = kind;
  if (!groupOf) return;
  console.table(
    byGroup(
      all,
      (one) => [groupOf(one)],
      (judged) => foundBySide(judged, kind.faults),
    ),
  );
}

const [kind] = positionals;
if (kind === 'facts') await run(facts);
else if (kind === 'plan') await run(plan);
else if (kind === 'signals') await run(signals);
else if (kind === 'emergencies') await run(emergencies);

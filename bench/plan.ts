/**
 * Of the maintenance intervals that manuals print, how many are found and what is found wrongly, against sets that were
 * written from the PDFs. Run: npm run bench:plan [-- --sets DIR] [-- --list]. Manuals that are held out are only counted.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { ManualInterval } from '../functions/contract';
import { planFinder } from '../functions/src/domain/plan/plan-finder';
import { isHeldOut } from './findings/held-out';
import { partsOf } from './findings/parts-of';
import { pathOfManual } from './manuals/question-sets';
import { judge, type Expected } from './plan/judge';

const { values } = parseArgs({
  options: { sets: { type: 'string' }, list: { type: 'boolean', default: false } },
});
const sets = values.sets ?? 'bench/plan/sets';

async function foundIn(path: string): Promise<{ found: ManualInterval[]; milliseconds: number }> {
  const parts = await partsOf(path);
  const begin = performance.now();
  const all = planFinder.find(parts);
  return {
    found: all.flatMap((one) => (one.kind === 'interval' ? [one] : [])),
    milliseconds: performance.now() - begin,
  };
}

const rows: Record<string, Record<string, number | string>> = {};
type Total = { entries: number; found: number; wrong: number; extra: number };
const none = (): Total => ({ entries: 0, found: 0, wrong: 0, extra: 0 });
const [all, open, heldOut] = [none(), none(), none()];
for (const file of readdirSync(sets).filter((name) => name.endsWith('.json'))) {
  const { manual, plan = [] } = JSON.parse(readFileSync(join(sets, file), 'utf8')) as {
    manual: string;
    plan?: Expected[];
  };
  const { found, milliseconds } = await foundIn(pathOfManual(manual));
  const verdict = judge(plan, found);
  const counted: Total = {
    ...{ entries: plan.filter(({ optional }) => !optional).length, found: verdict.found },
    ...{ wrong: verdict.wrong.length, extra: verdict.extra.length },
  };
  rows[manual] = { ...counted, ms: milliseconds.toFixed(0) };
  for (const total of [all, isHeldOut(manual) ? heldOut : open])
    for (const key of ['entries', 'found', 'wrong', 'extra'] as const) total[key] += counted[key];
  if (!values.list || isHeldOut(manual)) continue;
  for (const line of verdict.lines) console.log(`${manual}: ${line}`);
}
const withRecall = (total: Total) => ({
  ...total,
  recall: total.entries === 0 ? '' : `${((100 * total.found) / total.entries).toFixed(1)} %`,
});
console.table({
  ...rows,
  ...{ open: withRecall(open), 'held out': withRecall(heldOut), all: withRecall(all) },
});

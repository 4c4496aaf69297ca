/**
 * Of the maintenance intervals that manuals print, how many are found and what is found wrongly, against sets that were
 * written from the PDFs. Run: npm run bench:plan [-- --sets DIR] [-- --list]
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { ManualInterval } from '../functions/contract';
import { openWhole } from '../functions/src/adapters/reader/whole-document';
import { documentPages, type DocumentPage } from '../functions/src/domain/document/document-page';
import { manualParts } from '../functions/src/domain/findings/manual-part';
import { planFinder } from '../functions/src/domain/plan/plan-finder';
import { judge, type Expected } from './plan/judge';

const { values } = parseArgs({
  options: { sets: { type: 'string' }, list: { type: 'boolean', default: false } },
});
const sets = values.sets ?? 'bench/plan/sets';

/** Where a manual of a set lies. */
function pathOf(name: string): string {
  const paths = [
    join('bench/manuals/printed', `${name}.pdf`),
    join('local/demo', `manual-${name}.pdf`),
    join('bench/manuals', `${name}.pdf`),
  ];
  const path = paths.find((one) => existsSync(one));
  if (!path) throw new Error(`no PDF of ${name}`);
  return path;
}

async function foundIn(path: string): Promise<{ found: ManualInterval[]; milliseconds: number }> {
  const structured = documentPages();
  const pages: DocumentPage[] = [];
  for await (const page of (await openWhole(path)).pages) pages.push(structured(page));
  const parts = manualParts(pages);
  const begin = performance.now();
  const all = planFinder.find(parts);
  return {
    found: all.flatMap((one) => (one.kind === 'interval' ? [one] : [])),
    milliseconds: performance.now() - begin,
  };
}

const rows: Record<string, Record<string, number | string>> = {};
const total = { entries: 0, found: 0, wrong: 0, extra: 0 };
for (const file of readdirSync(sets).filter((name) => name.endsWith('.json'))) {
  const set = JSON.parse(readFileSync(join(sets, file), 'utf8')) as {
    manual: string;
    plan?: Expected[];
  };
  const { found, milliseconds } = await foundIn(pathOf(set.manual));
  const verdict = judge(set.plan ?? [], found);
  const entries = (set.plan ?? []).filter(({ optional }) => !optional).length;
  rows[set.manual] = {
    ...{ entries, found: verdict.found, wrong: verdict.wrong.length },
    ...{ extra: verdict.extra.length, ms: milliseconds.toFixed(0) },
  };
  total.entries += entries;
  total.found += verdict.found;
  total.wrong += verdict.wrong.length;
  total.extra += verdict.extra.length;
  if (!values.list) continue;
  for (const line of verdict.lines) console.log(`${set.manual}: ${line}`);
}
const share = total.entries === 0 ? 0 : total.found / total.entries;
console.table({ ...rows, all: { ...total, recall: `${(100 * share).toFixed(1)} %` } });

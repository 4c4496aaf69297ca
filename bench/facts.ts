/**
 * The facts that are found in manuals, against what people wrote from their pages: how many of them, how many wrong, and what
 * is found beyond. Run: npm run bench:facts [-- --sets DIR] [--list] [--manual NAME]. A set that must not be read is only counted.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openWhole } from '../functions/src/adapters/reader/whole-document';
import { documentPages, type DocumentPage } from '../functions/src/domain/document/document-page';
import { findFacts } from '../functions/src/domain/facts/find-facts';
import { manualParts } from '../functions/src/domain/findings/manual-part';
import { setsOf, type FactSet } from './facts/expected';
import { judge, type Outcome } from './facts/match';
import { pathOfManual } from './manuals/question-sets';

const { values } = parseArgs({
  options: {
    sets: { type: 'string', default: join(import.meta.dirname, 'facts/sets') },
    list: { type: 'boolean', default: false },
    manual: { type: 'string' },
  },
});

async function outcomeOf({ manual, facts, engines }: FactSet): Promise<Outcome & { ms: number }> {
  const structured = documentPages();
  const pages: DocumentPage[] = [];
  for await (const page of (await openWhole(pathOfManual(manual))).pages)
    pages.push(structured(page));
  const parts = manualParts(pages);
  const begin = performance.now();
  const found = findFacts(parts);
  const ms = performance.now() - begin;
  return { ...judge(found, facts, engines), ms };
}

const share = (part: number, whole: number): string =>
  whole === 0 ? '-' : `${part}/${whole} ${((100 * part) / whole).toFixed(0)} %`;

function rowOf({ found, missed, judged }: Outcome): Record<string, string | number> {
  const verdicts = (verdict: string) => judged.filter((one) => one.verdict === verdict).length;
  return {
    found: share(found.length, found.length + missed.length),
    wrong: verdicts('wrong'),
    extra: verdicts('extra'),
  };
}

function list(manual: string, { judged, missed }: Outcome): void {
  for (const { fact, verdict, why } of judged) {
    if (verdict === 'right') continue;
    const { kind, of, value, unit, condition, engine, engines, quote } = fact;
    const said = `${kind} | ${of} | ${value} ${unit} | ${condition} | ${engine} → ${engines.join(', ')}`;
    console.log(
      `${verdict.toUpperCase()} ${manual} p. ${quote.page}: ${said} | «${quote.text.replace(/\s+/g, ' ')}» ${why}`,
    );
  }
  for (const { kind, of, value, unit, page, engine, words } of missed) {
    console.log(
      `MISSED ${manual} p. ${page}: ${kind} | ${of} | ${value} ${unit} | ${engine} | «${words}»`,
    );
  }
}

const byManual: Record<string, object> = {};
const all: Outcome = { judged: [], found: [], missed: [] };
for (const set of setsOf(values.sets)) {
  if (values.manual !== undefined && values.manual !== set.manual) continue;
  const outcome = await outcomeOf(set);
  if (values.list) list(set.manual, outcome);
  byManual[set.manual] = { ...rowOf(outcome), ms: outcome.ms.toFixed(1) };
  all.judged.push(...outcome.judged);
  all.found.push(...outcome.found);
  all.missed.push(...outcome.missed);
}
const kinds = [...new Set([...all.found, ...all.missed].map(({ kind }) => kind))].sort();
const byKind = kinds.map((kind): [string, object] => {
  const ofKind = <One>(some: One[], kindOf: (one: One) => string) =>
    some.filter((one) => kindOf(one) === kind);
  return [
    kind,
    rowOf({
      found: ofKind(all.found, (one) => one.kind),
      missed: ofKind(all.missed, (one) => one.kind),
      judged: ofKind(all.judged, ({ fact }) => fact.kind),
    }),
  ];
});
console.table({ ...byManual, all: rowOf(all) });
console.table(Object.fromEntries(byKind));

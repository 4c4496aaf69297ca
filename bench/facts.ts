/**
 * The facts that are found in manuals, against what people wrote from their pages: how many of them, how many wrong, and what
 * is found beyond. Run: npm run bench:facts [-- --sets DIR] [--list] [--manual NAME]. Manuals that are held out are only counted.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findFacts } from '../functions/src/domain/facts/find-facts';
import { setsOf, type FactSet } from './facts/expected';
import { judge, type Outcome } from './facts/match';
import { isHeldOut } from './findings/held-out';
import { partsOf } from './findings/parts-of';
import { pathOfManual } from './manuals/question-sets';

const { values } = parseArgs({
  options: {
    sets: { type: 'string', default: join(import.meta.dirname, 'facts/sets') },
    list: { type: 'boolean', default: false },
    manual: { type: 'string' },
  },
});

async function outcomeOf({ manual, facts, engines }: FactSet): Promise<Outcome & { ms: number }> {
  const parts = await partsOf(pathOfManual(manual));
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
const none = (): Outcome => ({ judged: [], found: [], missed: [] });
const [all, open, heldOut] = [none(), none(), none()];
for (const set of setsOf(values.sets)) {
  if (values.manual !== undefined && values.manual !== set.manual) continue;
  const outcome = await outcomeOf(set);
  const isApart = isHeldOut(set.manual);
  if (values.list && !isApart) list(set.manual, outcome);
  byManual[set.manual] = { ...rowOf(outcome), ms: outcome.ms.toFixed(1) };
  for (const total of [all, isApart ? heldOut : open]) {
    total.judged.push(...outcome.judged);
    total.found.push(...outcome.found);
    total.missed.push(...outcome.missed);
  }
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
console.table({ ...byManual, open: rowOf(open), 'held out': rowOf(heldOut), all: rowOf(all) });
console.table(Object.fromEntries(byKind));

import { unitsAt, type CitedUnit } from '../../functions/src/domain/answering/cited-units';
import type { Excerpt } from '../../functions/src/domain/ports';
import { findQuotation } from './find-quotation';

type Citation = { excerpt: number; quote: string };

/** The units that hold a quotation: in the excerpt that it names, else in the one that holds most of it. */
export function unitsOfQuotation(
  { excerpt, quote }: Citation,
  excerpts: readonly Excerpt[],
): CitedUnit[] {
  const found = excerpts.flatMap(({ chunk }, source) => {
    const quotation = findQuotation(quote, chunk);
    return quotation ? [{ source, ...quotation }] : [];
  });
  const meant = found.toSorted((a, b) => b.score - a.score);
  const first = meant.find(({ source }) => source === excerpt - 1) ?? meant[0];
  if (!first) return [];
  const counted = new Map<string, { cited: CitedUnit; words: number }>();
  for (const { start, end } of first.places) {
    for (const cited of unitsAt(excerpts, { source: first.source, start, end })) {
      const words = (counted.get(cited.unit.id)?.words ?? 0) + 1;
      counted.set(cited.unit.id, { cited, words });
    }
  }
  const touched = [...counted.values()];
  const said = touched.filter(
    ({ cited }) => cited.unit.kind !== 'title' && cited.unit.kind !== 'names',
  );
  const some = said.length > 0 ? said : touched;
  const most = Math.max(...some.map(({ words }) => words));
  // A word that stands alone in another sentence is one that stands there, too.
  return some.filter(({ words }) => words > 1 || most === 1).map(({ cited }) => cited);
}

/** All units that are shown for those chosen: a step brings its list. In the order of the manual, once each. */
export function shownFor(chosen: readonly CitedUnit[]): CitedUnit[] {
  const all = chosen.flatMap((one) =>
    one.block.kind === 'list' ? one.block.units.map((unit) => ({ ...one, unit })) : [one],
  );
  const once = new Map(all.map((one) => [`${one.source} ${one.unit.id}`, one]));
  return [...once.values()].toSorted((a, b) => a.source - b.source || a.unit.start - b.unit.start);
}

import type { CitedUnit } from '../../functions/src/domain/answering/quotables/cited-units';
import { blocksOf } from '../../functions/src/domain/document/blocks-of-text';
import type { Excerpt } from '../../functions/src/domain/ports';
import { plainForm } from '../../functions/src/domain/answering/verify/plain-form';

type Citation = { excerpt: number; quote: string };

const FIGURE = /^-?[\d.]+$/;
/** Scans take these for one another. */
const scanned = (word: string): string =>
  FIGURE.test(word) ? word : word.replace(/[i1|]/g, 'l').replace(/0/g, 'o').replace(/rn/g, 'm');
const wordsOf = (text: string): string[] =>
  (plainForm(text).match(/-?\d+(?:\.\d+)*|[\p{L}@]+/gu) ?? []).map(scanned);

const unitsOf = ({ chunk }: Excerpt, source: number): CitedUnit[] =>
  blocksOf(chunk).flatMap((block) => block.units.map((unit) => ({ source, unit, block })));

/** Of the words quoted so many may be written otherwise, and no figure: copies have slips, and scans. */
const MAX_MISSING = 0.2;

/** The units of an excerpt that say what is quoted, those first that say most of it; null where some of it nothing says. */
function unitsSaying(words: readonly string[], excerpt: Excerpt, source: number) {
  const left = [...words];
  const saying: CitedUnit[] = [];
  const units = unitsOf(excerpt, source).map((cited) => ({
    cited,
    words: new Set(wordsOf(excerpt.chunk.content.slice(cited.unit.start, cited.unit.end))),
  }));
  for (;;) {
    const gains = units.map((one) => left.filter((word) => one.words.has(word)).length);
    const most = Math.max(0, ...gains);
    const best = units[gains.indexOf(most)];
    if (!best || most === 0) break;
    saying.push(best.cited);
    left.splice(0, left.length, ...left.filter((word) => !best.words.has(word)));
  }
  const titles = new Set(excerpt.chunk.headings.flatMap(wordsOf));
  const lost = left.filter((word) => !titles.has(word));
  const isLost = lost.some((word) => FIGURE.test(word)) || lost.length > MAX_MISSING * words.length;
  return isLost || saying.length === 0 ? null : { saying, missing: lost.length };
}

/** The units that hold a quotation: in the excerpt that it names, else in the one that holds most of it. */
export function unitsOfQuotation(
  { excerpt, quote }: Citation,
  excerpts: readonly Excerpt[],
): CitedUnit[] {
  const words = wordsOf(quote);
  const found = excerpts.map((one, source) => unitsSaying(words, one, source));
  const others = found
    .filter((one) => one !== null)
    .toSorted((a, b) => a.missing - b.missing || a.saying.length - b.saying.length);
  return (found[excerpt - 1] ?? others[0])?.saying ?? [];
}

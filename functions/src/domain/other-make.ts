import { makes } from './answering/makes';
import type { Chunk, VehicleRecord } from './records';
import { foldInPlace } from './spanish/fold-in-place';
import { plainWords } from './spanish/plain-words';

/** Cover and imprint. */
const FIRST_PAGES = 2;
/** A manual names its own make all over; one that is named less is only spoken of. */
const MIN_NAMED = 3;
/** Two spellings of one make. */
const SPELLINGS: readonly (readonly string[])[] = [
  ['vw', 'volkswagen'],
  ['mercedes', 'mercedes-benz'],
  ['chevy', 'chevrolet'],
];

const asWord = (name: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\d])${name.replace(/[- ]/g, '[- ]')}(?![\p{L}\d])`, 'gu');

const countOf = (text: string, name: string): number => text.match(asWord(name))?.length ?? 0;

/** As it is printed: "SEAT", "Citroën". */
function printed(texts: readonly string[], name: string): string {
  for (const text of texts) {
    const at = asWord(name).exec(foldInPlace(text))?.index;
    if (at !== undefined) return text.normalize('NFC').slice(at, at + name.length);
  }
  return name;
}

/**
 * The make that a manual is of by its first pages, as it is printed there, where it is not that of the vehicle; null where
 * the manual names make or model of the vehicle at all, or no other make that is known.
 */
export function otherMake(
  chunks: readonly Pick<Chunk, 'content' | 'headings' | 'pageNumber'>[],
  { make, model }: Pick<VehicleRecord, 'make' | 'model'>,
): string | null {
  const texts = chunks.map(({ headings, content }) => [...headings, content].join('\n'));
  const all = foldInPlace(texts.join('\n'));
  const own = plainWords(make);
  const names = [own, ...SPELLINGS.filter((of) => of.includes(own)).flat(), plainWords(model)];
  if (names.some((name) => name !== '' && countOf(all, name) > 0)) return null;
  const first = texts.filter((_, at) => (chunks[at]?.pageNumber ?? at + 1) <= FIRST_PAGES);
  const cover = foldInPlace(first.join('\n'));
  const [other] = makes
    .map(({ make: name }) => ({ name, count: countOf(cover, name) > 0 ? countOf(all, name) : 0 }))
    .filter(({ count }) => count >= MIN_NAMED)
    .sort((a, b) => b.count - a.count || b.name.length - a.name.length);
  return other ? printed(first, other.name) : null;
}

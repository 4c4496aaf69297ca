import { makes } from '../versions/makes';
import type { Chunk, VehicleRecord } from '../ports/records';
import { foldInPlace } from '../spanish/fold-in-place';

/** Cover and imprint. */
const FIRST_PAGES = 2;
/** A manual names its own make all over; one that is named less is only spoken of. */
const MIN_NAMED = 3;
/** Two spellings of one make. */
const SPELLINGS: readonly (readonly string[])[] = [
  ['vw', 'volkswagen'],
  ['mercedes', 'mercedes benz'],
  ['chevy', 'chevrolet'],
];

const IN_A_WORD = /[\p{L}\d]/u;

/** Each letter where it stood; "mercedes-benz" and "mercedes benz" alike. */
const plain = (text: string): string => foldInPlace(text).replaceAll('-', ' ');

/** Where a name stands as words of its own. Not by an expression: names of vehicles are what owners type. */
function placesOf(text: string, name: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length)) {
    const isWhole = ![text[at - 1], text[at + name.length]].some((one) =>
      IN_A_WORD.test(one ?? ''),
    );
    if (isWhole) places.push(at);
  }
  return places;
}

/** As it is printed: "SEAT", "Citroën". */
function printed(text: string, name: string): string {
  const [at] = placesOf(plain(text), name);
  return at === undefined ? name : text.normalize('NFC').slice(at, at + name.length);
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
  const all = plain(texts.join('\n'));
  const own = plain(make.trim());
  const spellings = SPELLINGS.filter((of) => of.includes(own)).flat();
  const names = [own, ...spellings, plain(model.trim())].filter((name) => name !== '');
  if (names.some((name) => placesOf(all, name).length > 0)) return null;
  const cover = texts
    .filter((_, at) => (chunks[at]?.pageNumber ?? at + 1) <= FIRST_PAGES)
    .join('\n');
  const onCover = plain(cover);
  const [other] = makes
    .map(({ make: known }) => plain(known))
    .filter((name) => placesOf(onCover, name).length > 0)
    .map((name) => ({ name, count: placesOf(all, name).length }))
    .filter(({ count }) => count >= MIN_NAMED)
    .sort((a, b) => b.count - a.count || b.name.length - a.name.length);
  return other ? printed(cover, other.name) : null;
}

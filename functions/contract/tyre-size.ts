const SIZE = /(?<![\d.,])(\d{2,3})\s?\/\s?(\d{2})(?:\s?(z?r|d|b|-)\s?(\d{2}))?(?!\d)/giu;
/** Without its rim "205/55" may still be one; "36/33" is none. */
const WIDE = 3;

/** A size of tyre as it is printed on its side: "205/55 R16"; without what it carries and how fast it may go. */
type TyreSize = { name: string; section: string; rim: string };

/** All sizes that a text names, each once. */
export function tyreSizesIn(text: string): TyreSize[] {
  const sizes = new Map<string, TyreSize>();
  for (const [, width = '', height = '', kind = '', rim = ''] of text.matchAll(SIZE)) {
    if (width.length < WIDE && rim === '') continue;
    const section = `${width}/${height}`;
    const by = kind === '-' ? '-' : ` ${kind.toUpperCase()}`;
    const name = rim === '' ? section : `${section}${by}${rim}`;
    sizes.set(`${section}/${rim}`, { name, section, rim });
  }
  return [...sizes.values()];
}

const isSame = (one: TyreSize, other: TyreSize): boolean =>
  one.section === other.section && (one.rim === '' || other.rim === '' || one.rim === other.rim);

/**
 * Which of the names by which a manual tells its tyres apart is that of a vehicle, by what its owner wrote of them; null where
 * that fits several, or none.
 */
export function chosenTyre(tyreSize: string | null, names: readonly string[]): string | null {
  if (tyreSize === null) return null;
  if (names.includes(tyreSize)) return tyreSize;
  const own = tyreSizesIn(tyreSize);
  const fitting = names.filter((name) =>
    tyreSizesIn(name).some((size) => own.some((one) => isSame(one, size))),
  );
  return fitting.length === 1 ? (fitting[0] ?? null) : null;
}

/** What is known of a vehicle's tyres: what its owner wrote of them, and the sizes with which its manual says its trim comes. */
type KnownTyres = { tyreSize: string | null; ofTrim: readonly string[] };

/**
 * Which of the names by which a manual tells its tyres apart is that of a vehicle: as its owner says; only where they have
 * said nothing, that of its trim, if all that is said of it is one of them.
 */
export function ownTyreOf(
  names: readonly string[],
  { tyreSize, ofTrim }: KnownTyres,
): { own: string | null; isOfTrim: boolean } {
  if (tyreSize !== null) return { own: chosenTyre(tyreSize, names), isOfTrim: false };
  const [own = null, ...others] = new Set(ofTrim.map((size) => chosenTyre(size, names)));
  return others.length === 0 && own !== null
    ? { own, isOfTrim: true }
    : { own: null, isOfTrim: false };
}

/** Of another wheel than the four: by its words, or by the "T" of a temporary one (ISO 4000-1). */
const SPARE =
  /repuesto|temporal|provisional|refacci|auxilio|emergencia|(?<![\p{L}\d])t\s?\d{2,3}\//iu;

/** Whether a text is of the wheel that is no more than a spare. */
export const isSpareTyre = (text: string): boolean => SPARE.test(text);

/** The longest that a vehicle's engine may be called. */
const LONGEST = 60;

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\d.,]+/u)
    .filter(Boolean);

/**
 * What the vehicle's engine is called once its owner has chosen one of the manual's versions: "1.6 122 CV" stays beside
 * "Manual"; what names another version, or the same one, gives way.
 */
export function engineText(
  before: string | null,
  { chosen, names }: { chosen: string; names: readonly string[] },
): string {
  const known = names.flatMap(wordsOf);
  const isElsewhere = before === null || wordsOf(before).some((word) => known.includes(word));
  const both = `${before ?? ''} ${chosen}`;
  return isElsewhere || both.length > LONGEST ? chosen : both;
}

/** Versions with figures in their names are engines; "Manual" and "Automático" are not. */
export const questionOf = (names: readonly string[]): string =>
  names.some((name) => /\d/.test(name)) ? '¿Cuál es tu motor?' : '¿Cuál es tu versión?';

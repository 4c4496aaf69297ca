const LONGEST = 8;

/** "Freno Fijo: nivel bajo": the next line begins with a capital, though no sentence has ended. */
const NEXT_LINE = /^(\p{Lu}[^.:;!?]{1,70}?(?<![,(«“"]))\s(?=\p{Lu}\p{Ll})/u;
const SENTENCE = /^([^.:;!?]{2,70})[.:]\s/u;
const IS_STATE =
  /^(?:fij|parpade|destell|intermit|encendid|titil|si |cuando |rojo|amarill|verde)/iu;

/** The name that a cell prints before what it says: "Presión de aceite Detenga el vehículo", "Presión de aceite. Detenga …". */
export function leadingNameOf(cell: string): { name: string; about: string } | null {
  if (IS_STATE.test(cell)) return null;
  const found = NEXT_LINE.exec(cell) ?? SENTENCE.exec(cell);
  const name = (found?.[1] ?? (/[.:;]/u.test(cell) ? '' : cell)).trim();
  if (name === '' || name.split(' ').length > LONGEST) return null;
  return { name, about: found ? cell.slice(found[0].length).trim() : '' };
}

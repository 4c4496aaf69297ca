/** What engines burn, as owners and manuals name it. */
const FUELS = ['di[eé]sel|gas[oó]leo|gasoil', 'gasolina|nafta|bencina', 'el[eé]ctric[oa]'] as const;

const KINDS = FUELS.map((fuel) => ({
  fuel: new RegExp(`(?<!\\p{L})(?:${fuel})(?!\\p{L})`, 'iu'),
  /** "El diésel", "motor diésel": the engine, not what is filled in. */
  asked: new RegExp(
    `(?<!\\p{L})(?:(?:el|del|al|motor|versi[oó]n) (?:motor )?(?:de )?(?:${fuel})(?: motor)?|(?:${fuel}) motor)(?!\\p{L})`,
    'iu',
  ),
  /** "1.5 DX diésel". */
  version: new RegExp(
    `(?<![\\d.,])(\\d[.,]\\d(?: \\p{Lu}{1,4})?),? \\(?(?:${fuel})(?!\\p{L})`,
    'giu',
  ),
}));

const NAMES_NUMBER = /(?<![\d.,])\d[.,]\d(?![\d.,])/;

/**
 * The question with the version in the place of the fuel that the passages name it by only once: "el diésel" is "1.5 DX"
 * where they say "1.5 DX diésel" and nothing else of a diesel. The same question where they name several, or none.
 */
export function withItsVersionNamed(question: string, found: readonly string[]): string {
  const kinds = KINDS.filter(({ asked }) => asked.test(question));
  const [kind] = kinds;
  if (!kind || kinds.length > 1 || NAMES_NUMBER.test(question)) return question;
  const naming = found.filter((content) => kind.fuel.test(content));
  const versions = new Set(
    naming.flatMap((content) => [...content.matchAll(kind.version)].map(([, name]) => name)),
  );
  const [version] = versions;
  const isOnly = naming.every((content) => content.search(kind.version) >= 0);
  return version !== undefined && versions.size === 1 && isOnly
    ? question.replace(kind.asked, `el ${version}`)
    : question;
}

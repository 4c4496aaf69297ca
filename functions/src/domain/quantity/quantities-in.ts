import { folded } from '../spanish/folded';
import { ANY_UNIT, isUnit } from '@contract';
import { eachKind, KINDS, unitsOf, type Kind } from './units';
import { FIGURE } from './written-figure';

export type { Kind } from './units';

/** A figure, or from one to another: "11 a 13", "11–13". */
const RANGE = `${FIGURE}(?:\\s?(?:a|-|–)\\s?${FIGURE})?`;

/** A figure with its unit, both as they are written, and where they stand in the text. */
export type Measured = { value: string; unit: string; start: number; end: number };
export type Quantity = Measured & { kind: Kind };

/** "120 km/h" is no distance, "5 l/100 km" no volume. */
const PER_SOMETHING = String.raw`\s?/\s?(?:\p{L}|1[.\s]?00)`;

/** Figures with their unit, each of which is named by its kind. */
const MEASURED = new RegExp(
  `(?<![\\p{L}\\d.,/]|\\d\\s?/\\s?|\\d o )(?<value>${RANGE})` +
    `\\s?(?:${KINDS.map((kind) => `(?<${kind}>${unitsOf(kind)})`).join('|')})(?![\\p{L}\\d]|${PER_SOMETHING})`,
  'gu',
);

type Asked = {
  /** The text in folded form, where it is known. */
  plain?: string;
  /** What is looked for: all of it, if nothing is said. */
  kinds?: readonly Kind[];
};

/** What a text measures, in order; "140H" is no time. */
export function quantitiesIn(
  text: string,
  { plain = folded(text), kinds = KINDS }: Asked = {},
): Quantity[] {
  const found = [...plain.matchAll(MEASURED)].map(({ 0: whole, index: start, groups }) => {
    const { value = '', ...units }: Record<string, string | undefined> = groups ?? {};
    const end = start + whole.length;
    const [kind = '', unit = ''] = Object.entries(units).find(([, one]) => one) ?? [];
    const written = text.slice(end - unit.length, end);
    return {
      kind: kind as Kind,
      value: text.slice(start, start + value.length),
      unit: written,
      start,
      end,
    };
  });
  return found.filter(({ kind, unit }) => kinds.includes(kind) && isUnit(unit));
}

const BELOW = new RegExp(`[([](${ANY_UNIT})[)\\]]:?\\s(${RANGE})(?![\\p{L}\\d.,/])`, 'gu');

/** "Presión (bar): 2,4": the same below the name of a column. */
export const quantitiesBelow = (text: string): Measured[] =>
  [...folded(text).matchAll(BELOW)].map(
    ({ 0: whole, 1: unit = '', 2: value = '', index: start }) => ({
      ...{ value, unit, start },
      end: start + whole.length,
    }),
  );

const ABOVE = eachKind(
  (units) =>
    new RegExp(
      `(?:^(?=[^\\s]{1,8}$)|[([]|(?:^|\\s)en\\s|,\\s)(${units})(?:\\s?\\(|[)\\],;]|\\s|$)`,
      'u',
    ),
);

/** The unit of bare figures that something above them names: "Capacidades (litros)", "en bar". */
export function unitAbove(text: string, plain: string, kind: Kind): string | null {
  const found = ABOVE[kind].exec(plain);
  if (!found?.[1]) return null;
  const at = found.index + found[0].indexOf(found[1]);
  return text.slice(at, at + found[1].length);
}

const NAMED = eachKind((units) => new RegExp(`[([]\\s?(?:${units})\\s?[)\\]]`, 'u'));

/** Whether a name says in brackets that its figures are of another kind: "Apriete (Nm)" is none of a volume. */
export const namesOther = (plain: string, kind: Kind): boolean =>
  !NAMED[kind].test(plain) && Object.values(NAMED).some((unit) => unit.test(plain));

const WHOLE = new RegExp(`^(?:unos |aprox\\.? |≈ ?)?(${RANGE})$`, 'u');

/** A cell that is nothing but a figure. */
export const wholeFigure = (cell: string): string | null => WHOLE.exec(cell)?.[1] ?? null;

/** The number that a figure writes: "2,3", "1.300", "1 500,5". */
export const numberOf = (figure: string): number =>
  Number(
    figure
      .replace(/[\s\u00a0\u202f]/g, '')
      .replace(/(?<!\d{4})[.,](?=\d{3}(?:[.,]|$))/g, '')
      .replace(',', '.'),
  );

const EACH = new RegExp(FIGURE, 'gu');

/** The numbers of a figure or of a range. */
export const numbersOf = (value: string): number[] =>
  (value.match(EACH) ?? []).map((figure) => numberOf(figure));

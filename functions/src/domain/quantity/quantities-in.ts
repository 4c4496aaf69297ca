import { folded } from '../spanish/folded';
import { eachKind, KINDS, type Kind } from './units';
import { FIGURE } from './written-figure';

export type { Kind } from './units';

/** A figure, or from one to another: "11 a 13", "11–13". */
const RANGE = `${FIGURE}(?:\\s?(?:a|-|–)\\s?${FIGURE})?`;

/** A figure with its unit, both as they are written, and where they stand in the text. */
export type Measured = { value: string; unit: string; start: number; end: number };
export type Quantity = Measured & { kind: Kind };

const MEASURED = eachKind(
  (units) =>
    new RegExp(
      `(?<![\\p{L}\\d.,/]|\\d\\s?/\\s?|\\d o )(${RANGE})\\s?(${units})(?![\\p{L}\\d])`,
      'gu',
    ),
);

function ofKind(text: string, plain: string, kind: Kind): Quantity[] {
  return [...plain.matchAll(MEASURED[kind])].map((found) => {
    const start = found.index;
    const [whole, figure = '', unit = ''] = found;
    const unitAt = start + whole.length - unit.length;
    return {
      kind,
      value: text.slice(start, start + figure.length),
      unit: text.slice(unitAt, unitAt + unit.length),
      start,
      end: start + whole.length,
    };
  });
}

/** "11 a 13 l": of two that overlap the longer one is meant, and "11 a" are no amperes. */
const isWithin = (one: Quantity, other: Quantity): boolean =>
  one.start < other.end && other.start < one.end && other.end - other.start > one.end - one.start;

type Asked = {
  /** The text in folded form, where it is known. */
  plain?: string;
  /** What is looked for: all of it, if nothing is said. */
  kinds?: readonly Kind[];
};

/** What a text measures, in order. */
export function quantitiesIn(
  text: string,
  { plain = folded(text), kinds = KINDS }: Asked = {},
): Quantity[] {
  const found = kinds.flatMap((kind) => ofKind(text, plain, kind));
  return found
    .filter((one) => !found.some((other) => isWithin(one, other)))
    .sort((one, other) => one.start - other.start);
}

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

/** The number that a figure writes: "2,3", "1.300". */
export function numberOf(figure: string): number {
  const plain = figure.replace(/[\s\u00a0\u202f]/g, '');
  return /^\d{1,3}(?:[.,]\d{3})+$/.test(plain)
    ? Number(plain.replace(/[.,]/g, ''))
    : Number(plain.replace(',', '.'));
}

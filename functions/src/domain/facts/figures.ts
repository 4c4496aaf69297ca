import { FIGURE } from '../document/written-figure';

/** A figure, or from one to another: "11 a 13", "11–13". */
const RANGE = `${FIGURE}(?:\\s?(?:a|-|–)\\s?${FIGURE})?`;

/** A figure in a text, with where it stands. */
export type Measured = { value: string; unit: string; start: number; end: number };

/** How manuals write the units of what is measured, in folded text; the first group of a pattern is the figure. */
const UNITS = {
  pressure: 'bar|psi|kpa|kgf?/cm[2²]|lb/pulg[2²]',
  volume: 'litros?|l(?!/)|lts?|ml|cc|cm3|liters?|litres?|quarts?|qt|gal(?:ones|lons)?',
  mass: 'kg|kilos?|lb|libras?',
  torque: 'n\\s?[·.⋅]?\\s?m|kgf?\\s?[·.]?\\s?m|lb\\s?[·.-]?\\s?(?:ft|pie)|ft\\s?[·.-]?\\s?lb',
  charge: 'ah',
  current: 'a|cca',
  tension: 'v',
} as const;
export type Quantity = keyof typeof UNITS;

const measuredBy = (units: string): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\d.,/]|\\d\\s?/\\s?|\\d o )(${RANGE})\\s?(${units})(?![\\p{L}\\d])`,
    'gu',
  );
const bracketedBy = (units: string): RegExp =>
  new RegExp(
    `(?:^(?=[^\\s]{1,8}$)|[([]|(?:^|\\s)en\\s|,\\s)(${units})(?:\\s?\\(|[)\\],;]|\\s|$)`,
    'u',
  );

const MEASURED = eachQuantity(measuredBy);
const ABOVE = eachQuantity(bracketedBy);

function eachQuantity(pattern: (units: string) => RegExp): Record<Quantity, RegExp> {
  const entries = Object.entries(UNITS).map(([quantity, units]) => [quantity, pattern(units)]);
  return Object.fromEntries(entries) as Record<Quantity, RegExp>;
}

/** Figures of a quantity in a text; `plain`: it in folded form. */
export function measuredIn(text: string, plain: string, quantity: Quantity): Measured[] {
  return [...plain.matchAll(MEASURED[quantity])].map((found) => {
    const start = found.index;
    const [whole, figure = '', unit = ''] = found;
    const unitAt = start + whole.length - unit.length;
    return {
      value: text.slice(start, start + figure.length),
      unit: text.slice(unitAt, unitAt + unit.length),
      start,
      end: start + whole.length,
    };
  });
}

/** The unit of bare figures that something above them names: "Capacidades (litros)", "en bar". */
export function unitAbove(text: string, plain: string, quantity: Quantity): string | null {
  const found = ABOVE[quantity].exec(plain);
  if (!found?.[1]) return null;
  const at = found.index + found[0].indexOf(found[1]);
  return text.slice(at, at + found[1].length);
}

const NAMED = eachQuantity((units) => new RegExp(`[([]\\s?(?:${units})\\s?[)\\]]`, 'u'));

/** Whether a name says in brackets that its figures are of another quantity: "Apriete (Nm)" is none of a volume. */
export const namesOther = (plain: string, quantity: Quantity): boolean =>
  !NAMED[quantity].test(plain) && Object.values(NAMED).some((unit) => unit.test(plain));

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

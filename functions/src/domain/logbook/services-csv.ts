import type { Service } from '@contract';

/** Spreadsheets run what begins so. */
const BEGINS_FORMULA = /^[=+\-@\s]/u;
/** A comma, too: where commas part columns, what stands behind one would begin a cell, and may begin a formula. */
const NEEDS_QUOTES = /[";,\n\r]/u;
/** Excel in Spanish reads semicolons, and UTF-8 by its mark only. */
const SEPARATOR = ';';
const BYTE_ORDER_MARK = '\ufeff';

const HEAD = ['Fecha', 'Kilómetros', 'Trabajo', 'Taller', 'Precio', 'Notas'];

function cell(value: string | number | null): string {
  if (value === null) return '';
  const text = typeof value === 'number' ? String(value).replace('.', ',') : value;
  const isFormula = typeof value === 'string' && BEGINS_FORMULA.test(value);
  const safe = isFormula ? `'${text}` : text;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** All services as a file for spreadsheets, the newest first. */
export const servicesCsv = (services: readonly Service[]): string =>
  BYTE_ORDER_MARK +
  [
    HEAD,
    ...services.map(({ date, km, what, workshop, price, notes }) => [
      ...[date, km, what, workshop, price, notes],
    ]),
  ]
    .map((row) => `${row.map(cell).join(SEPARATOR)}\r\n`)
    .join('');

import type { Measured } from './figures';

/** A figure of a cell with what stands beside it there: "110 Nm (GLP) / 130 Nm (E52)", "2,6 l; Cumbre 3,1 l". */
export type Qualified = Pick<Measured, 'value' | 'unit'> & { condition: string; about: string[] };

const BESIDE = /^\s?\(([^()]{2,40})\)/u;
const AHEAD = /[/;,]\s?([\p{L}\d.,\s]{2,30}?)\s$/u;

/** One figure, or several each of which but the first says for what it is; else none: it could not be told. */
export function qualifiedIn(text: string, measured: readonly Measured[]): Qualified[] {
  const found = measured.map(({ value, unit, start, end }) => {
    const beside = BESIDE.exec(text.slice(end))?.[1];
    const condition = beside ?? AHEAD.exec(text.slice(0, start))?.[1]?.trim() ?? '';
    return { value, unit, condition, about: condition === '' ? [] : [condition] };
  });
  const named = found.filter(({ condition }) => condition !== '').length;
  return found.length === 1 || named >= found.length - 1 ? found : [];
}

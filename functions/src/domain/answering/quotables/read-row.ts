import { POLARITY_HEADERS } from '../../table/header';
import type { NamedCell } from './quotable';

/** "Aceite motor:" is a name, too. */
const withoutColon = (name: string): string => name.replace(/(?<!\s)\s*:$/, '');

/** In the place of an empty cell: keeps the others in their columns. */
const EMPTY = '–';
const WIDE = 5;

export const inOrder = (cells: readonly string[]): string =>
  cells.map((cell) => cell || EMPTY).join(' · ');

/** Neighbouring values with the names of their columns; what a cell says that spans several is said once. */
function namedValues(values: readonly string[], names: readonly string[]): string[] {
  const named: { names: string[]; value: string }[] = [];
  values.forEach((value, at) => {
    const last = named.at(-1);
    const name = names[at] ?? '';
    const isSpanned = last?.value === value && last.names.length > 0 && /\p{L}/u.test(value);
    if (isSpanned && name) last.names.push(name);
    else if (value !== '') named.push({ names: name ? [name] : [], value });
  });
  return named.map((one) => (one.names.length > 0 ? `${one.names.join(' / ')}: ` : '') + one.value);
}

export const cellsWithNames = (cells: readonly string[], header: readonly string[]): NamedCell[] =>
  cells.slice(1).map((value, at) => ({ name: header[at + 1] ?? '', value }));

/** "Delantera: 2,2 bar", or with names of columns "205/55 R16 (Delante: 2,2 bar · Detrás: 2,0 bar)". */
export function readRow(cells: readonly string[], header: readonly string[] | null): string {
  const [first = '', ...values] = cells;
  const name = withoutColon(first);
  if (header?.length !== cells.length) {
    // Of one value alone, that is no mark, in a wide row it does not matter in which column without a name it stands.
    const [value, another] = values.filter((one) => one !== '');
    const isOnly =
      another === undefined && values.length >= WIDE && /\d|\p{L}{3}/u.test(value ?? '');
    return (isOnly || values.length === 1) && name ? `${name}: ${values.join('')}` : inOrder(cells);
  }
  const named = namedValues(values, header.slice(1));
  if (POLARITY_HEADERS.test(header[0] ?? ''))
    return [`${header[0]}: ${name}`, ...named].join(' · ');
  return name === '' ? named.join(' · ') : `${name}: ${named.join(' · ')}`;
}

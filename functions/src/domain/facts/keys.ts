import type { Candidate } from './candidate';
import { columnCondition, ofCell, type Table } from './cells';
import type { Measured } from '../quantity/quantities-in';
import { boundIn, ofPart } from './pieces';
import type { Statement } from './sources';
import { hasWord } from './words';

const KEY = hasWord('key');
const NO_KEY = hasWord('no key');
const COIN_CELL = /(?<![\p{L}\d])(?:cr|br|lr) ?\d{2,4}(?![\p{L}\d])/gu;

const coinCells = (text: string, plain: string): Measured[] =>
  [...plain.matchAll(COIN_CELL)].map(({ index, 0: { length } }) => ({
    ...{ value: text.slice(index, index + length), unit: '' },
    ...{ start: index, end: index + length },
  }));

/** Batteries of keys in tables. */
export const keyBatteriesInTables = (grid: Table): Candidate[] =>
  grid.cells.flatMap((cell) => {
    const found = coinCells(cell.text, cell.plain);
    if (found.length === 0) return [];
    const words = `${cell.plainLabel} ${cell.plainColumn} ${grid.title}`;
    if (!KEY.test(words) || NO_KEY.test(words)) return [];
    return found.map(({ value }) =>
      ofCell(cell, {
        kind: 'key-battery',
        of: cell.label,
        value,
        unit: '',
        conditions: [columnCondition(cell)],
      }),
    );
  });

/** The same in sentences: "La pila es CR2032 en Cima y CR1620 en Ruta". */
export function keyBatteriesInStatements(statement: Statement): Candidate[] {
  const { text, plain, title } = statement;
  const found = coinCells(text, plain);
  const words = `${plain} ${title}`;
  if (found.length === 0 || !KEY.test(words) || NO_KEY.test(words)) return [];
  const named = { kind: 'key-battery', of: 'Pila de la llave', unit: '' } as const;
  return boundIn(text, found).map((bound) =>
    ofPart(statement, bound, { ...named, value: bound.figure.value }),
  );
}

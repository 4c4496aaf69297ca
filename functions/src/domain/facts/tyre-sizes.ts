import { isReliedOn, isSpareTyre, tyreSizesIn, type FactSheet } from '@contract';
import type { Candidate } from './candidate';
import { ofCell, type Cell, type Table } from './cells';
import { ANY_PRESSURE_UNIT } from '../quantity/pressure-units';
import { hasWord } from './words';

const PRESSURE = new RegExp(String.raw`(?<!\p{L})(?:${ANY_PRESSURE_UNIT})(?!\p{L})`, 'iu');
const TYRES = new RegExp(`^${hasWord('tyre column').source}`, 'u');

const NAME = 'Medida de los neumáticos';
/** A longer one is a sentence. */
const MAX_NAME_LENGTH = 40;

const isName = (text: string): boolean =>
  /\p{L}/u.test(text) && text.length <= MAX_NAME_LENGTH && tyreSizesIn(text).length === 0;

/** Whose size a cell tells: that of its row below "Neumático", or that of its column beside it. */
function nameOf({ label, plainLabel, column, plainColumn }: Cell): string {
  if (TYRES.test(plainColumn)) return label;
  return TYRES.test(plainLabel) ? column : '';
}

/** What stands beside pressures is a case of theirs. */
const tellsPressures = ({ columns, rows }: Table): boolean =>
  [...columns, ...rows.flatMap(({ cells }) => cells)].some((text) => PRESSURE.test(text));

/** Which size of tyre comes with which trim, in tables: only who knows a vehicle's trim can say which of the names is one. */
export const tyreSizesInTables = (table: Table): Candidate[] =>
  tellsPressures(table)
    ? []
    : table.cells.flatMap((cell) => {
        const name = nameOf(cell);
        const isSize = tyreSizesIn(cell.text).length > 0 && !isSpareTyre(cell.text);
        if (!isSize || !isName(name)) return [];
        const value = { kind: 'tyre-size', of: NAME, value: cell.text, unit: '' } as const;
        return { ...ofCell(cell, value), conditions: [name], about: [] };
      });

/** The sizes with which a vehicle's trim comes, as its sheet tells them. */
export const sizesOfTrim = ({ manuals }: Pick<FactSheet, 'manuals'>): string[] =>
  manuals
    .flatMap(({ facts }) => facts ?? [])
    .filter((fact) => fact.kind === 'tyre-size' && isReliedOn(fact))
    .map(({ own, value }) => own?.value ?? value);

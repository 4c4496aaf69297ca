import type { Candidate } from './candidate';
import { ofCell, type Table } from './cells';
import { isOfRole } from '../table/roles';
import { anyOf, folded, hasWord } from './words';

const FUSES = hasWord('fuses');
const BULBS = hasWord('bulbs');
const BULB = new RegExp(
  String.raw`(?<![\p{L}\d/])(?:${anyOf('types of bulbs')})(?![\p{L}\d/])`,
  'gu',
);
/** "LED 12 V, casquillo G4 o tira": "LED" alone would not tell which. */
const GOES_ON = /\d ?v(?!\p{L})|casquillo|base|(?<!\p{L})o(?!\p{L})/u;

/** Bulbs: a light in the row, its type in a cell; a column for each trim, or one that says "Tipo". */
export function bulbsInTables(grid: Table): Candidate[] {
  const isOfBulbs = BULBS.test(grid.title) || BULBS.test(folded(grid.columns[0] ?? ''));
  if (!isOfBulbs || FUSES.test(grid.title.split(' · ')[0] ?? '')) return [];
  return grid.cells.flatMap((cell) => {
    const types = [...cell.plain.matchAll(BULB)].map(({ index, 0: { length } }) =>
      cell.text.slice(index, index + length),
    );
    const isPower = isOfRole(cell.plainColumn, 'power');
    const isOther =
      isOfRole(cell.plainColumn, 'amounts') || (isPower && !cell.plain.startsWith('led'));
    const lights = cell.label.split(/\s\/\s/u);
    const isPaired = types.length > 1 && lights.length === types.length;
    const rest = cell.text.includes('(') ? (/\(([^()]{3,})\)/u.exec(cell.text)?.[1] ?? '') : '';
    const goesOn = types.length === 1 && cell.plain.startsWith('led') && GOES_ON.test(cell.plain);
    const isOfType = isPower || isOfRole(cell.plainColumn, 'lamps');
    const column = isOfType ? '' : cell.column;
    return (isOther || (types.length > 1 && !isPaired) ? [] : types).map((value, at) =>
      ofCell(cell, {
        kind: 'bulb',
        of: isPaired ? (lights[at] ?? '') : cell.label,
        value: goesOn ? cell.text : value,
        unit: '',
        conditions: goesOn ? [column] : [column, rest],
      }),
    );
  });
}

import type { Candidate } from './candidate';
import { ofCell, type Table } from './cells';
import { anyOf, folded, hasWord } from './words';

const FUSES = hasWord('fuses');
const BULBS = hasWord('bulbs');
const BULB = new RegExp(
  String.raw`(?<![\p{L}\d/])(?:${anyOf('types of bulbs')})(?![\p{L}\d/])`,
  'gu',
);
const POWER = /^(?:potencia|vatios|watts?|power)$/u;
const LAMP_COLUMN = /^(?:tipo|type|bombillas?|lamparas?|focos?|bombillos?|designacion)$/u;
/** "LED 12 V, casquillo G4 o tira": "LED" alone would not tell which. */
const GOES_ON = /\d ?v(?!\p{L})|casquillo|base|(?<!\p{L})o(?!\p{L})/u;
const OTHER_COLUMN = /^(?:observacion(?:es)?|notas?|cantidad)$/u;

/** Bulbs: a light in the row, its type in a cell; a column for each trim, or one that says "Tipo". */
export function bulbsInTables(grid: Table): Candidate[] {
  const isOfBulbs = BULBS.test(grid.title) || BULBS.test(folded(grid.columns[0] ?? ''));
  if (!isOfBulbs || FUSES.test(grid.title.split(' · ')[0] ?? '')) return [];
  return grid.cells.flatMap((cell) => {
    const types = [...cell.plain.matchAll(BULB)].map(({ index, 0: { length } }) =>
      cell.text.slice(index, index + length),
    );
    const isPower = POWER.test(cell.plainColumn);
    const isOther =
      OTHER_COLUMN.test(cell.plainColumn) || (isPower && !cell.plain.startsWith('led'));
    const lights = cell.label.split(/\s\/\s/u);
    const isPaired = types.length > 1 && lights.length === types.length;
    const rest = cell.text.includes('(') ? (/\(([^()]{3,})\)/u.exec(cell.text)?.[1] ?? '') : '';
    const goesOn = types.length === 1 && cell.plain.startsWith('led') && GOES_ON.test(cell.plain);
    const isOfType = isPower || LAMP_COLUMN.test(cell.plainColumn);
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

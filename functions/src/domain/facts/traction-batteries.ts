import type { Candidate } from './candidate';
import { columnCondition, ofCell, type Cell, type Table } from './cells';
import { quantitiesIn, type Kind } from '../quantity/quantities-in';
import { hasWord } from './words';

const BATTERY = hasWord('battery');
const TRACTION = hasWord('traction battery');

const ASPECTS: readonly (readonly [of: string, Kind])[] = [
  ['Capacidad', 'energy'],
  ['Tensión', 'tension'],
];

/** Batteries that move the vehicle, in tables: their energy, and their tension where their row is named after them. */
export const tractionBatteriesInTables = (grid: Table): Candidate[] =>
  grid.cells.flatMap((cell) => {
    const isOfTraction = BATTERY.test(cell.plainLabel) && TRACTION.test(cell.plainLabel);
    if (isOfTraction) return inRowOfOne(cell);
    return BATTERY.test(`${grid.title} ${cell.plainLabel}`) ? energiesOf(cell) : [];
  });

const found = (cell: Cell, of: string, value: string, unit: string): Candidate =>
  ofCell(cell, { kind: 'battery', of, value, unit, conditions: [columnCondition(cell)] });

/** "Batería híbrida | Ion de litio, 0,76 kWh, 177,6 V": what it says once. */
const inRowOfOne = (cell: Cell): Candidate[] =>
  ASPECTS.flatMap(([aspect, kind]) => {
    const figures = quantitiesIn(cell.text, { plain: cell.plain, kinds: [kind] });
    return figures.length === 1
      ? figures.map(({ value, unit }) => found(cell, `${cell.label} · ${aspect}`, value, unit))
      : [];
  });

const TWO = /^(\d[\d.,]*) ?\/ ?(\d[\d.,]*) ?(kwh)$/iu;
/** "Capacidad total / útil" */
const TWO_NAMES = /^(.* )?(\p{L}+) ?\/ ?(\p{L}+)$/u;

/** "Energía útil | 54 kWh", "Capacidad total / útil | 40,2 / 38,5 kWh". */
function energiesOf(cell: Cell): Candidate[] {
  const { text, plain, label } = cell;
  const two = TWO.exec(text);
  if (two) {
    const [, first = '', second = '', unit = ''] = two;
    const [, of = '', one = '', other] = TWO_NAMES.exec(label) ?? [];
    if (other === undefined) return [];
    return [found(cell, of + one, first, unit), found(cell, of + other, second, unit)];
  }
  const [only, another] = quantitiesIn(text, { plain, kinds: ['energy'] });
  const isWhole = only?.start === 0 && only.end === text.length && another === undefined;
  return isWhole ? [found(cell, label, only.value, only.unit)] : [];
}

import type { TableRow } from '../findings/manual-part';
import type { Candidate } from './candidate';
import { withoutNoteMarks } from '../text/note-marks';
import { isOfRole } from '../table/roles';
import type { Grid } from './sources';
import { wholeName, folded, hasWord } from './words';

const FUSES = hasWord('fuses');
const MAIN_FUSE = wholeName('main fuse');
const RELAYS = hasWord('relays');
/** "F12", "12", "M3", "F1.2", "FL-3", "IGN 2". */
const POSITION = /^(?:n\.?[ºo°] ?)?[\p{L}]{0,5}[ .-]?\d{1,3}(?:[.-]\d{1,2})?[\p{L}]?$/u;
/** "3. Encendido": its circuit stands beside it. */
const WITH_CIRCUIT = /^([\p{L}]{0,3}\d{1,3})[.):]\s+(\p{L}.*)$/u;
const AMPERE_CELL = /^(\d{1,3}(?:[.,]\d)?)\s?(a|amp\.?|amperios)?$/u;
const WORDS = /\p{L}{3}/u;
/** Told where it is printed: who looks into the box sees that nothing is missing there. */
const FREE = /^(?:[-–—]|libre|reserva|sin uso|vacio|)$/u;

/** Fuses: a position, amperes and a circuit in a row; told by the names of their columns, or by what they hold. */
export function fusesInTables(grid: Grid): Candidate[] {
  const names = grid.columns.map((name) => folded(withoutNoteMarks(name)));
  // "Relé | Función | Amperios": its rows are relays.
  if (names.some((name) => RELAYS.test(name) && !FUSES.test(name))) return [];
  const amperes = names.findIndex((name, at) => at > 0 && isOfRole(name, 'amperes'));
  const circuit = names.findIndex(
    (name, at) => at > 0 && at !== amperes && isOfRole(name, 'circuit'),
  );
  const isNamed = amperes > 0 && circuit > 0;
  if (!isNamed && !FUSES.test(grid.title) && !FUSES.test(names[0] ?? ''))
    return grid.rows.flatMap(mainFuseOf);
  const box = names.indexOf('caja');
  return grid.rows.flatMap((row) => {
    const group = row.group ?? grid.titles[0] ?? '';
    const cells = row.cells.map(withoutNoteMarks);
    return fuseOf(cells, { amperes, circuit, box }, { row, group });
  });
}

/** "Fusible principal | 25 A": in a sheet of other things. */
function mainFuseOf(row: TableRow): Candidate[] {
  const [name = '', value = '', ...others] = row.cells.map(withoutNoteMarks);
  const [, amperes, unit] = AMPERE_CELL.exec(folded(value)) ?? [];
  if (!MAIN_FUSE.test(folded(name)) || !amperes || !unit || others.length > 0) return [];
  const conditions = [row.group ?? ''];
  const fuse = { kind: 'fuse', of: name, value: amperes, unit: 'A' } as const;
  return [{ ...fuse, alsoIn: [], conditions, about: [], said: row }];
}

const isPosition = (cell: string): boolean => POSITION.test(folded(cell));

type Columns = { amperes: number; circuit: number; box: number };

function fuseOf(
  cells: readonly string[],
  at: Columns,
  { row, group }: { row: TableRow; group: string },
): Candidate[] {
  const [first = ''] = cells;
  const [, position = first, beside] = WITH_CIRCUIT.exec(first) ?? [];
  const others = cells.filter((cell, index) => index > 0 && index !== at.box && cell !== '');
  const value = onlyOf(at.amperes > 0 ? [cells[at.amperes] ?? ''] : others, (cell) =>
    AMPERE_CELL.test(folded(cell)),
  );
  const circuit =
    beside ?? (at.circuit > 0 ? cells[at.circuit] : onlyOf(others, (cell) => WORDS.test(cell)));
  if (!isPosition(position) || circuit === undefined) return [];
  const conditions = [cells[at.box] ?? group];
  const rest = { kind: 'fuse' as const, alsoIn: [], conditions, about: [], said: row };
  if (FREE.test(folded(circuit)))
    return WORDS.test(circuit) ? [{ ...rest, of: position, value: circuit, unit: '' }] : [];
  if (value === undefined) return [];
  return [
    {
      ...rest,
      of: `${position} · ${circuit}`,
      value: AMPERE_CELL.exec(folded(value))?.[1] ?? value,
      unit: 'A',
    },
  ];
}

/** In doubt none. */
function onlyOf(cells: readonly string[], is: (cell: string) => boolean): string | undefined {
  const [found, another] = cells.filter(is);
  return another === undefined ? found : undefined;
}

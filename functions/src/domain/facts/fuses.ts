import type { Candidate } from './candidate';
import { withoutMarks } from './figures';
import type { Grid, GridRow } from './sources';
import { nameOf, plainOf, wordsOf } from './words';

const AMPERES = nameOf('amperes');
const CIRCUIT = nameOf('circuit');
const FUSES = wordsOf('fuses');
/** "F12", "12", "M3", "F1.2", "FL-3", "IGN 2". */
const POSITION = /^(?:n\.?[ºo°] ?)?[\p{L}]{0,5}[ .-]?\d{1,3}(?:[.-]\d{1,2})?[\p{L}]?$/u;
const AMPERE_CELL = /^(\d{1,3}(?:[.,]\d)?)\s?(a|amp\.?|amperios)?$/u;
const FREE = /^(?:[-–—]|libre|reserva|sin uso|)$/u;

/** Fuses: a position, amperes and a circuit in a row. */
export function fusesInTables(grid: Grid): Candidate[] {
  const names = grid.columns.map((name) => plainOf(withoutMarks(name)));
  const amperes = names.findIndex((name, at) => at > 0 && AMPERES.test(name));
  const circuit = names.findIndex((name, at) => at > 0 && at !== amperes && CIRCUIT.test(name));
  const isOfFuses = FUSES.test(grid.title) || FUSES.test(names[0] ?? '') || circuit > 0;
  if (amperes < 0 || circuit < 0 || !isOfFuses) return [];
  return grid.rows.flatMap((row) => fuseOf(grid, row, { amperes, circuit }));
}

function fuseOf(grid: Grid, row: GridRow, at: { amperes: number; circuit: number }): Candidate[] {
  const position = withoutMarks(row.cells[0] ?? '');
  const value = AMPERE_CELL.exec(plainOf(withoutMarks(row.cells[at.amperes] ?? '')))?.[1];
  const circuit = withoutMarks(row.cells[at.circuit] ?? '');
  if (!POSITION.test(plainOf(position)) || value === undefined || FREE.test(plainOf(circuit)))
    return [];
  const box = grid.columns.findIndex((name) => /^caja$/iu.test(name));
  const conditions = [box > 0 ? (row.cells[box] ?? '') : (row.group ?? grid.titles[0] ?? '')];
  const of = `${position} · ${circuit}`;
  return [
    { kind: 'fuse', of, value, unit: 'A', alsoIn: [], conditions, about: [], said: row.said },
  ];
}

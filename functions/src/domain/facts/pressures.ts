import type { TableRow } from '../findings/manual-part';
import { AXLES, axlesIn, orderIn, withoutAxle, type Axle } from './axles';
import type { Candidate } from './candidate';
import { withoutNoteMarks } from '../text/note-marks';
import { withoutRaisedMarks } from '../spanish/raised';
import { ANY_PRESSURE_UNIT } from '../quantity/pressure-units';
import { quantitiesIn, unitAbove } from '../quantity/quantities-in';
import { isOfRole } from '../table/roles';
import { pressuresIn, type Pressure, type Units } from './pressure-cell';
import type { Grid, Statement } from './sources';
import { folded, trimmedOf, hasWord } from './words';

const PRESSURE = hasWord('pressure');
const TYRES = hasWord('tyre column');
const SPARE = hasWord('spare wheel');
/** Of a warning, of a road that one leaves again, of a tyre that is stored. */
const NO_PRESSURE =
  /diferencia|aviso|umbral|minim|tolerancia|(?<!\p{L})(?:arena|dunas?|barro|nieve|piedras?|almacen|kit)(?!\p{L})/u;

const UNIT = new RegExp(ANY_PRESSURE_UNIT, 'u');
const EMPTY_OR_UNIT = new RegExp(String.raw`^[-–—]?$|(?:${ANY_PRESSURE_UNIT})\b`, 'iu');

/** "(bar)", "psi (kPa)", "en bar; entre paréntesis, en psi": above the column or the table, or in a sentence before it. */
function unitsOf(grid: Grid, column: string): Units | null {
  for (const plain of [column, ...grid.titles, ...grid.columns, grid.lead].map(folded)) {
    const first = unitAbove(plain, plain, 'pressure');
    if (first === null) continue;
    const rest = plain.slice(plain.indexOf(first) + first.length);
    return { first, second: UNIT.exec(rest)?.[0] ?? null };
  }
  return null;
}

/** Pressures in tables: by axle in columns, in rows, or both in one cell. */
export function pressuresInTables(grid: Grid): Candidate[] {
  const above = [grid.title, grid.lead, ...grid.columns.map(folded)];
  const isOfTyres = TYRES.test(grid.title) || TYRES.test(folded(grid.columns[0] ?? ''));
  const isAbout = isOfTyres || above.some((text) => PRESSURE.test(text));
  return grid.rows.flatMap((row) => {
    const label = folded(row.cells[0] ?? '');
    return (isAbout || PRESSURE.test(label)) && !NO_PRESSURE.test(label) ? ofRow(grid, row) : [];
  });
}

function ofRow(grid: Grid, row: TableRow): Candidate[] {
  const cells = row.cells.map((cell, at) =>
    at === 0 ? withoutNoteMarks(cell) : withoutRaisedMarks(cell).trim(),
  );
  const found = cells.map((cell, at) =>
    at === 0 ? [] : pressuresIn(cell, unitsOf(grid, grid.columns[at] ?? '')),
  );
  const [label = '', ...others] = cells;
  const beside = others.filter(
    (cell, at) => found[at + 1]?.length === 0 && !EMPTY_OR_UNIT.test(cell),
  );
  return found.flatMap((pressures, at) =>
    valuesOf({ grid, row, label, beside }, withoutNoteMarks(grid.columns[at] ?? ''), pressures),
  );
}

/** "Presión de aire del neumático": no case in which a pressure holds. */
const NAMES_ALL =
  /^presion(?:es)?(?: de (?:aire|inflado))?(?: (?:de|del|de los|en los) neumaticos?)?$/u;

type Place = { grid: Grid; row: TableRow; label: string; beside: string[] };

function valuesOf(
  { grid, row, label, beside }: Place,
  column: string,
  pressures: Pressure[],
): Candidate[] {
  const inColumn = axlesIn(column);
  const inPlace = inColumn.length > 0 ? inColumn : axlesIn(label);
  const axles = inPlace.length > 0 || pressures.length < 2 ? inPlace : orderAbove(grid);
  const [own, other]: [string, string] =
    inColumn.length > 0 ? [label, withoutUnit(withoutAxle(column))] : [column, withoutAxle(label)];
  const values =
    axles.length > 0 ? byAxle(axles, pressures) : byName(label, [column, ...beside], pressures);
  return values.map(({ of, ...pressure }) => ({
    ...{ kind: 'tyre-pressure', of, ...pressure },
    conditions: [
      isOfRole(folded(own), 'value') ? '' : own,
      ...beside,
      row.group ?? '',
      NAMES_ALL.test(folded(other)) ? '' : other,
    ],
    ...{ about: [column, label, ...beside, row.group ?? '', ...grid.titles], said: row },
  }));
}

const orderAbove = ({ titles, columns, lead }: Grid): Axle[] =>
  [...titles, columns[0] ?? '', lead].map(orderIn).find((axles) => axles.length > 0) ?? [];

const UNIT_BEHIND = new RegExp(String.raw`(?:, | ?\()?(?:${ANY_PRESSURE_UNIT})\)?$`, 'iu');
const withoutUnit = (text: string): string => text.replace(UNIT_BEHIND, '');

type Named = Pressure & { of: string };

/** One figure below "delante / detrás" is for both; two below one axle are of nobody knows what. */
function byAxle(axles: readonly Axle[], pressures: readonly Pressure[]): Named[] {
  if (pressures.length > axles.length) return [];
  return axles.flatMap((axle, at) => {
    const pressure = pressures.length === 1 ? pressures[0] : pressures[at];
    return pressure ? [{ ...pressure, of: AXLES[axle] }] : [];
  });
}

/** "Rueda de repuesto", "Presión máxima de inflado": what is of no axle says what it is of. */
function byName(label: string, others: readonly string[], pressures: readonly Pressure[]): Named[] {
  const [pressure, another] = pressures;
  if (!pressure || another) return [];
  const isNamed =
    PRESSURE.test(folded(label)) || [label, ...others].some((text) => SPARE.test(folded(text)));
  return isNamed ? [{ ...pressure, of: label }] : [];
}

const NOT_KEPT = hasWord('no pressure to keep');
const OF_AXLE = /^\s?(?:en (?:el )?(?:eje )?)?(delante|detras|delanter[oa]s?|traser[oa]s?)\b/u;
const SPARE_FIRST =
  /^(?:la |el )?(?:(?:rueda|llanta|neumatico|cubierta)s? )?(?:de |de uso )?(?:repuesto|refaccion|auxilio|temporal)/u;
const CONDITION = /^(?:para|con|si)\s[^,]{3,90}?(?=,|\spuede\s)/iu;

/** "La presión de los neumáticos delanteros es de …": of a pressure that is told alone. */
function onlyAxleBefore(plain: string): Axle | null {
  const [axle, another] = axlesIn(plain);
  return axle && !another && PRESSURE.test(plain) ? axle : null;
}

/** The same in sentences that name the axle of each, or the spare wheel. */
export function pressuresInStatements({ text, plain, titles, said }: Statement): Candidate[] {
  const measured = quantitiesIn(text, { plain, kinds: ['pressure'] });
  if (measured.length === 0 || NOT_KEPT.test(plain) || /[+±]\s?\d/u.test(plain)) return [];
  const pressures = pressuresIn(
    measured.map(({ value, unit }) => `${value} ${unit}`).join(' / '),
    null,
  );
  const main = measured.filter(({ start }) => text[start - 1] !== '(');
  if (pressures.length !== main.length) return [];
  const found = pressures.flatMap((pressure, at) => {
    const axle = axlesIn(OF_AXLE.exec(plain.slice(main[at]?.end))?.[1] ?? '')[0];
    const only = main.length === 1 ? onlyAxleBefore(plain.slice(0, main[0]?.start)) : null;
    const named = axle ?? only;
    if (named) return [{ ...pressure, of: AXLES[named] }];
    const isSpare = main.length === 1 && SPARE_FIRST.test(plain);
    return isSpare ? [{ ...pressure, of: trimmedOf(text.slice(0, main[0]?.start), ':') }] : [];
  });
  const conditions = CONDITION.exec(text)?.slice(0, 1) ?? [];
  return found.map((one) => ({
    ...{ kind: 'tyre-pressure', ...one, conditions },
    // A spare wheel is that of all versions, below whichever table of theirs it stands.
    ...{ about: axlesIn(one.of).length > 0 ? [text, ...titles] : [text], said },
  }));
}

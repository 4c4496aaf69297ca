import type { FactKind } from '@contract';
import { AXLES, axlesIn, withoutAxle } from '../facts/axles';
import type { Candidate } from '../facts/candidate';
import { columnCondition, type Cell } from '../facts/cells';
import { topicAbove, topicOf } from '../facts/topics';
import { folded } from '../facts/words';
import { isOfRole } from '../table/roles';
import { titlesAbove } from '../findings/titles';
import type { FactColumns } from './elements';
import { cellAt, cellsAt, columnsOfRow, type PointedRow } from './pointed-rows';
import { isOfSomethingElse, TOPICS, valuesInCell } from './values-of-kinds';
import { withoutNoteMarks, marksOf } from '../text/note-marks';

const NEAREST = 2;

/** A cell as rules read it, in the role that a model gives it. */
function cellOf(pointed: PointedRow, { value, unit, name }: FactColumns): Cell {
  const { row, table } = pointed;
  const columns = columnsOfRow(pointed.unit).map(withoutNoteMarks);
  const titles = titlesAbove(table).slice(-NEAREST).reverse();
  const title = folded(titles.join(' · '));
  const label = cellsAt(pointed, name).join(' · ').replace(/:$/u, '');
  const column = columns[value - 1] ?? '';
  const text = [cellAt(pointed, value), unit > 0 && unit !== value ? cellAt(pointed, unit) : '']
    .filter(Boolean)
    .join(' ');
  const [plainLabel, plainColumn] = [folded(label), folded(column)];
  const own = topicOf(plainLabel);
  return {
    ...{ text, plain: folded(text), label, plainLabel, column, plainColumn, own },
    topic: own ?? topicOf(plainColumn) ?? topicAbove(title),
    note: marksOf(row.cells[value - 1] ?? '')[0] ?? '',
    grid: { ...table, columns, titles, title, lead: '' },
    ...{ row, at: value - 1 },
  };
}

/** The name of its column, where that limits what stands below it. */
const columnOf = ({ column, plainColumn }: Cell): string =>
  isOfRole(plainColumn, 'remarks') ? '' : columnCondition({ column, plainColumn });

/** Whether its row, its column or its titles say that it is of another thing. */
const isAtOdds = (kind: FactKind, { topic, plainLabel, plainColumn, grid }: Cell): boolean =>
  (topic !== null && TOPICS[kind]?.includes(topic) === false) ||
  isOfSomethingElse(kind, `${plainLabel} ${plainColumn} ${grid.title}`);

type Named = { of: string; conditions: string[] };

/** What it is of: its row, else its column, else what its table is about; of a pressure the axle. */
function nameOf(kind: FactKind, cell: Cell): Named {
  const { label, column, grid, row } = cell;
  const of = label || columnOf(cell) || (row.group ?? grid.titles[0] ?? '');
  const beside = of === column ? '' : columnOf(cell);
  if (kind !== 'tyre-pressure') return { of, conditions: [beside] };
  const named = [column, label].find((one) => axlesIn(one).length === 1);
  const [axle] = axlesIn(named ?? '');
  if (named === undefined || !axle) return { of, conditions: [beside] };
  const others = [label, column].map((one) => (one === named ? withoutAxle(one) : one));
  return { of: AXLES[axle], conditions: others };
}

/** The values of a row that a model points at: its cells as rules read them, with all that limits them. */
export function factsOfRow(kind: FactKind, columns: FactColumns, pointed: PointedRow): Candidate[] {
  const { row } = pointed;
  const cell = cellOf(pointed, columns);
  if (cell.text === '' || isAtOdds(kind, cell)) return [];
  const { of, conditions } = nameOf(kind, cell);
  if (of === '') return [];
  const limits = [...cellsAt(pointed, columns.conditions), ...cellsAt(pointed, columns.versions)];
  const note = cell.note === '' ? '' : `véase la nota ${cell.note}`;
  return valuesInCell(kind, cell).map(({ condition, ...value }) => ({
    ...{ kind, of, ...value, said: row, at: cell.at },
    conditions: [...limits, condition, ...conditions, row.group ?? '', note],
    about: [
      ...cellsAt(pointed, columns.versions),
      ...[condition, cell.column, cell.label, row.group ?? '', ...cell.grid.titles],
    ],
  }));
}

import type { TableStatement } from '@contract';
import { plainWords } from '../spanish/plain-words';
import { stemOf } from '../spanish/stems';
import { isValueCell } from '../quantity/units';
import type { ReadQuestion } from './asked/read-question';
import { askedColumn } from './features/asked-column';
import { SIDES, termNamed } from './reject/exclusive-terms';

type Question = Pick<ReadQuestion, 'plain'>;

/** Shorter words carry no meaning of their own, but for those that tell with from without. */
const stemsOf = (text: string): string[] =>
  (plainWords(text).match(/\p{L}{4,}|(?<!\p{L})(?:con|sin)(?!\p{L})/gu) ?? []).map(stemOf);

/** "Plena carga: 5 personas y equipaje": what stands first names it. */
const firstWords = (name: string): string => name.split(/\s?[:,(]/u)[0] ?? name;

/** Which of several names a question tells from the others. */
type Teller = (names: readonly string[]) => readonly boolean[] | null;

/** Those of the side that the question names; null where the sides tell none apart. */
function tellerBySide(question: Question): Teller {
  const sideOf = termNamed(SIDES, question);
  return (names) => {
    const sides = names.map(sideOf);
    const areApart = sides.includes('own') && sides.includes('other');
    return areApart ? sides.map((side) => side === 'own') : null;
  };
}

/** Those whose first words the question says, all of them; null where it tells none apart. */
function tellerByWords({ plain }: Question): Teller {
  const asked = new Set(stemsOf(plain));
  return (names) => {
    const isNamed = names.map((name) => {
      const stems = stemsOf(firstWords(name));
      return stems.length > 0 && stems.every((stem) => asked.has(stem));
    });
    return isNamed.every(Boolean) ? null : isNamed;
  };
}

/** Of each row where the name ends that the question names; null of those that it does not name. */
function endsOfNames(
  rows: readonly string[][],
  bySide: Teller,
  question: Question,
): (number | null)[] {
  const byWords = tellerByWords(question);
  const width = Math.max(...rows.map((cells) => cells.length));
  const columns = Array.from({ length: width }, (_, at) => at);
  const named = columns.map((at) => {
    const names = rows.map((cells) => cells[at] ?? '');
    const areValues = at > 0 && names.some(isValueCell);
    return areValues ? null : (bySide(names) ?? byWords(names));
  });
  return rows.map((_, row) => columns.find((at) => named[at]?.[row] === true) ?? null);
}

/** The columns of values that the question names, of a table with several. */
function namedColumns(
  { header, rows }: TableStatement,
  bySide: Teller,
  question: Question,
): number[] {
  const ofValues = [...(header.at(-1)?.cells ?? []).keys()].filter(
    (at) => at > 0 && rows.some(({ cells }) => isValueCell(cells[at] ?? '')),
  );
  if (ofValues.length < 2) return [];
  const names = ofValues.map((at) => header.map(({ cells }) => cells[at] ?? '').join(' '));
  const ofSide = bySide(names);
  const named = askedColumn(question)(names);
  return ofValues.filter((_, at) => (ofSide ? ofSide[at] : at === named));
}

/**
 * A table whose rows tell which of their values the question names by its row, its column or both: "¿y los de atrás?" those
 * below "Detrás". Nothing is told where the question tells none of them apart.
 */
export function withAskedCells(table: TableStatement, question: Question): TableStatement {
  const rows = table.rows.map(({ cells }) => cells);
  const bySide = tellerBySide(question);
  const ofRows = endsOfNames(rows, bySide, question);
  const ofColumns = namedColumns(table, bySide, question);
  const areRowsTold = ofRows.some((end) => end !== null);
  if (ofColumns.length === 0 && !areRowsTold) return table;
  const isAsked = (row: number, at: number): boolean => {
    const end = areRowsTold ? (ofRows[row] ?? Infinity) : 0;
    const isOfColumn = ofColumns.length === 0 || ofColumns.includes(at);
    return at > end && isOfColumn && isValueCell(rows[row]?.[at] ?? '');
  };
  return {
    ...table,
    rows: table.rows.map((one, row) => {
      const asked = [...one.cells.keys()].filter((at) => isAsked(row, at));
      return asked.length > 0 ? { ...one, asked } : one;
    }),
  };
}

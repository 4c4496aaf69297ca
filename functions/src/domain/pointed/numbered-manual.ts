import type { ManualPart, SourceUnit, TableRow } from '../findings/manual-part';

/** A unit of a manual as a model is shown it while the manual is read: one line, below its page and titles. */
export type NumberedUnit = {
  number: number;
  said: SourceUnit | TableRow;
  titles: readonly string[];
  /** Of a row of a table: the names of its columns; none of anything else. */
  columns: readonly string[];
  /** What it is of. */
  part: ManualPart;
};

/** What is shown at once: whole pages, in their order. */
export type Reading = { pages: number[]; units: NumberedUnit[] };

/** Some 12,000 tokens: a page or two more is no harm, a manual at once would not be read to its end. */
const MAX_LETTERS = 40_000;
/** What is longer is no unit of a manual; it is not shown, hence not pointed at. */
const MAX_UNIT_LETTERS = 4_000;

function unitsOf(part: ManualPart): Omit<NumberedUnit, 'number'>[] {
  const isTable = part.kind === 'table';
  const columns = isTable ? (part.header.at(-1) ?? []) : [];
  const caption = isTable && part.caption !== null ? [part.caption] : [];
  const of = (said: SourceUnit | TableRow, group: string | null) => ({
    ...{ said, columns, part },
    titles: [...part.titles, ...caption, ...(group === null ? [] : [group])],
  });
  return part.kind === 'table'
    ? part.rows.map((row) => of(row, row.group))
    : part.said.map((said) => of(said, null));
}

/** The units of a manual in the order of its pages, numbered through: the same for every kind that is looked for. */
export const numbered = (parts: readonly ManualPart[]): NumberedUnit[] =>
  parts
    .flatMap(unitsOf)
    .filter(({ said }) => said.text.length <= MAX_UNIT_LETTERS)
    .toSorted((one, other) => one.said.page - other.said.page)
    .map((unit, at) => ({ ...unit, number: at + 1 }));

/** Whole pages in readings, of those that may tell; a page is in one reading only. */
export function readingsOf(
  units: readonly NumberedUnit[],
  mayTell: (unit: NumberedUnit) => boolean = () => true,
): Reading[] {
  const readings: Reading[] = [];
  const telling = new Set(units.filter(mayTell).map(({ said }) => said.page));
  let letters = 0;
  for (const unit of units) {
    const { page, text } = unit.said;
    if (!telling.has(page)) continue;
    let reading = readings.at(-1);
    if (!reading || (letters >= MAX_LETTERS && !reading.pages.includes(page))) {
      reading = { pages: [], units: [] };
      readings.push(reading);
      letters = 0;
    }
    letters += text.length;
    if (reading.pages.at(-1) !== page) reading.pages.push(page);
    reading.units.push(unit);
  }
  return readings;
}

/** The cells of a row; null of what is none. */
export const cellsOf = ({ said }: NumberedUnit): string[] | null =>
  'cells' in said ? said.cells : null;

import type { ManualPart, SourceUnit } from '../findings/manual-part';

/** A unit of a manual as a model is shown it while the manual is read: one line, below its page and titles. */
export type NumberedUnit = {
  number: number;
  said: SourceUnit;
  titles: readonly string[];
  /** Of a row of a table: the names of its columns; none of anything else. */
  columns: readonly string[];
};

/** What is shown at once: whole pages, in their order. */
export type Reading = { pages: number[]; units: NumberedUnit[] };

/** Some 12,000 tokens: a page or two more is no harm, a manual at once would not be read to its end. */
const MAX_LETTERS = 40_000;
/** What is longer is no unit of a manual; it is not shown, hence not pointed at. */
const MAX_UNIT_LETTERS = 4_000;

function unitsOf(parts: readonly ManualPart[]): Omit<NumberedUnit, 'number'>[] {
  return parts.flatMap((part) => {
    const isTable = part.kind === 'table';
    const columns = isTable ? (part.header.at(-1) ?? []) : [];
    const caption = isTable && part.caption !== null ? [part.caption] : [];
    const of = (said: SourceUnit, group: string | null) => ({
      ...{ said, columns },
      titles: [...part.titles, ...caption, ...(group === null ? [] : [group])],
    });
    return part.kind === 'table'
      ? part.rows.map((row) => of(row, row.group))
      : part.said.map((said) => of(said, null));
  });
}

/** A manual in readings, its units numbered through. A page is in one reading only. */
export function readingsOf(parts: readonly ManualPart[]): Reading[] {
  const readings: Reading[] = [];
  let letters = 0;
  const shown = unitsOf(parts).filter(({ said }) => said.text.length <= MAX_UNIT_LETTERS);
  const inOrder = shown.toSorted((one, other) => one.said.page - other.said.page);
  inOrder.forEach((unit, at) => {
    const { page, text } = unit.said;
    let reading = readings.at(-1);
    if (!reading || (letters >= MAX_LETTERS && !reading.pages.includes(page))) {
      reading = { pages: [], units: [] };
      readings.push(reading);
      letters = 0;
    }
    letters += text.length;
    if (reading.pages.at(-1) !== page) reading.pages.push(page);
    reading.units.push({ ...unit, number: at + 1 });
  });
  return readings;
}

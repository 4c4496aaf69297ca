import { runsOf } from '../runs';

const MIN_ROWS = 3;
const MIN_SEMICOLONS = 2;
/** Cells; what is longer is a clause of a sentence. */
const MAX_CELL = 40;

const cellsOf = (line: string): string[] => line.trim().split(';');

/** Short cells, none of them a sentence, and as many as in the row before. */
const mayBeRow = (line: string): boolean => {
  const cells = cellsOf(line);
  return (
    cells.length > MIN_SEMICOLONS &&
    !/[.:!?]$/.test(line.trim()) &&
    cells.every((cell) => cell.length <= MAX_CELL)
  );
};

/** Lines of a table whose columns are parted by semicolons, as spreadsheets write them, with tabs between their cells. */
export function withTabsForSemicolons(lines: readonly string[]): string[] {
  const runs = runsOf(
    lines,
    (last, line) =>
      mayBeRow(last) && mayBeRow(line) && cellsOf(last).length === cellsOf(line).length,
  );
  return runs.flatMap((run) =>
    run.length >= MIN_ROWS ? run.map((line) => cellsOf(line).join('\t')) : run,
  );
}

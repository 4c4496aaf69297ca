import { runsOf } from '../../runs';
import { isSameBaseline } from '../geometry/same-baseline';
import type { Line } from '../types';

/** So many names are drawn one after the other and have their values beside them, or it is chance. */
const FEWEST = 2;
const LABEL = /\p{L}:$/u;
/** A value is short, and a paragraph beside a name is none of its. */
const LONGEST = 60;

const textOf = ({ cells }: Line): string => cells.join(' ');
const isLabel = (line: Line): boolean =>
  line.cells.length === 1 && !line.turned && line.isFlat && LABEL.test(textOf(line));

/** A line that may be the value of a name. */
const isValue = (line: Line): boolean =>
  line.cells.length === 1 &&
  line.isFlat &&
  !line.turned &&
  !LABEL.test(textOf(line)) &&
  textOf(line).length <= LONGEST;

/**
 * Names and values that a page draws apart ("Presión trasera:" and the like, then all their values, or the other way round)
 * as rows: each name with what alone stands right of it, in the place of the names.
 */
export function withKeyValues(lines: Line[]): Line[] {
  const labels = runsOf(lines, (last, line) => isLabel(last) && isLabel(line))
    .filter(({ length }) => length >= FEWEST)
    .flat();
  if (labels.length === 0) return lines;
  const all = lines.filter(isValue);
  const values = new Map<Line, Line>();
  for (const label of labels) {
    const [value, ...others] = all.filter(
      (line) => line.left >= label.right && isSameBaseline(line, label),
    );
    if (value && others.length === 0) values.set(label, value);
  }
  const taken = new Set(values.values());
  if (values.size < FEWEST || taken.size < values.size) return lines;
  return lines
    .filter((line) => !taken.has(line))
    .map((line) => {
      const value = values.get(line);
      return value ? rowOf(line, value) : line;
    });
}

const rowOf = (label: Line, value: Line): Line => ({
  ...label,
  cells: [...label.cells, ...value.cells],
  pieces: [...label.pieces, ...value.pieces],
  right: Math.max(label.right, value.right),
  size: Math.max(label.size, value.size),
  bold: label.bold && value.bold,
});

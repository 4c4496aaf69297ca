import { cellsIn } from '../text/cells';
import type { Line } from './line';

/** "✔", "R": alone in a cell of a plan. */
const MARK = /^(?:\p{Lu}{1,2}|[^\p{L}\p{N}\s–—-])$/u;
/** "✔ Sustituir", "R: Reemplazar": a mark with what it means. */
const EXPLAINED =
  /^(\p{Lu}{1,2}(?=\s?[:=–—-]|\s\p{Lu}\p{Ll})|[^\p{L}\p{N}\s–—-])\s*[:=–—-]?\s*\p{L}{2}/u;
const WORDS = /\p{L}{3}/u;

/** The marks that a row explains, if that is all it does: each with its words, in one cell or in the next one. */
function explainedMarks(row: string): string[] {
  const cells = cellsIn(row).filter((cell) => cell !== '');
  const marks = cells.map((cell) => EXPLAINED.exec(cell)?.[1] ?? '');
  const areInOne = cells.length > 0 && marks.every((mark) => mark !== '');
  const isPair = (cell: string, at: number) => (at % 2 === 0 ? MARK : WORDS).test(cell);
  const areInTwo = cells.length > 0 && cells.length % 2 === 0 && cells.every(isPair);
  const explained = areInOne ? marks : areInTwo ? cells.filter((_, at) => at % 2 === 0) : [];
  return new Set(explained).size === explained.length ? explained : [];
}

/**
 * The lines of a text, in which what explains the marks of a table ("✔ Sustituir", "● Comprobar" below a plan) is no row of
 * it, though it is set in cells as they are.
 */
export function withLegends(text: string, lines: readonly Line[]): Line[] {
  const rowOf = ({ start, end, kind }: Line): string =>
    kind === 'row' ? text.slice(start, end) : '';
  const explained = lines.map((line) => (line.kind === 'row' ? explainedMarks(rowOf(line)) : []));
  if (explained.every(({ length }) => length === 0)) return [...lines];
  const used = new Set(
    lines.flatMap((line, at) =>
      explained[at]?.length === 0
        ? cellsIn(rowOf(line))
            .slice(1)
            .filter((cell) => MARK.test(cell))
        : [],
    ),
  );
  return lines.map((line, at) => {
    const marks = explained[at] ?? [];
    return marks.length > 0 && marks.every((mark) => used.has(mark))
      ? { ...line, kind: 'fact' }
      : line;
  });
}

import { CELL_SEPARATOR, type Span } from '../chunking/sentences';
import type { Line } from './lines';
import type { Statement } from './statements';

type Table = { lines: Line[]; intro: Span | null; title: string; table: number };

const HEADER_WORDS =
  /^(?:testigo|símbolo|significado|causa|causas|síntoma|solución|qué hacer|acción|elemento|componente|fluido|líquido|capacidad|cantidad|operación|intervalo|cada|valor|medida|especificación|dato|concepto|posición|fusible|circuito|protege|amperaje|intensidad|bombilla|tipo|lámpara|potencia|neumático|carga|delante|detrás|eje|versión|motor|modelo|pieza|nivel|color|mensaje|problema|código|descripción|unidad|par|tarea|km|meses|años?)\b/iu;

const cellsOf = (content: string, { start, end }: Span): string[] =>
  content
    .slice(start, end)
    .split(CELL_SEPARATOR)
    .map((cell) => cell.trim());

/**
 * Whether the first row names the columns. Naming cells wrongly is worse than not naming them, so it takes names that
 * manuals use for columns, or words above figures in a table of three columns or more.
 */
function isHeader(first: readonly string[], others: readonly string[][]): boolean {
  if (others.length === 0 || first.some((cell) => /^[\d.,]+$/.test(cell))) return false;
  const known = first.filter((cell) => HEADER_WORDS.test(cell)).length;
  if (known >= 2) return true;
  const hasFigures = (row: readonly string[]) => row.slice(1).some((cell) => /\d/.test(cell));
  return first.length >= 3 && !hasFigures(first) && others.every(hasFigures);
}

/** "Delantera: 2,2 bar", or with names of columns "205/55 R16 (Delante: 2,2 bar · Detrás: 2,0 bar)". */
function readRow(cells: readonly string[], header: readonly string[] | null): string {
  const [name = '', ...values] = cells;
  if (header?.length !== cells.length) {
    return values.length === 1 ? `${name}: ${values.join('')}` : cells.filter(Boolean).join(' · ');
  }
  const named = values.flatMap((value, index) => {
    const column = header[index + 1];
    return value === '' ? [] : [column ? `${column}: ${value}` : value];
  });
  return name === '' ? named.join(' · ') : `${name}: ${named.join(' · ')}`;
}

/** Each row with the row that names its columns and the sentence that introduces the table. */
export function tableStatements(
  content: string,
  { lines, intro, title, table }: Table,
): Statement[] {
  const rows = lines.map((line) => cellsOf(content, line));
  const [first = [], ...others] = rows;
  const header = isHeader(first, others) ? first : null;
  const headerLine = header ? lines[0] : undefined;
  return lines.slice(header ? 1 : 0).map((line, index) => {
    const above = [intro, headerLine].flatMap((span) =>
      span ? [{ start: span.start, end: span.end }] : [],
    );
    const row = readRow(rows[index + (header ? 1 : 0)] ?? [], header);
    const introduction = intro ? `${content.slice(intro.start, intro.end)}\n` : '';
    return {
      kind: 'row',
      spans: [...above, { start: line.start, end: line.end }],
      text: introduction + row,
      context: title,
      table,
    };
  });
}

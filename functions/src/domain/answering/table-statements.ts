import { CELL_SEPARATOR, type Span } from '../chunking/sentences';
import type { Line } from './lines';
import type { Statement } from './statements';

type Table = { lines: Line[]; intro: Span | null; title: string; table: number };

/** What manuals call the columns of their tables. */
const HEADER_WORDS =
  /^(?:testigo|símbolo|significado|causas?|causa probable|síntoma|solución|qué hacer|acción|función|elemento|componente|fluido|líquido|capacidad|cantidad|operación|intervalo|cada|valor|medidas?|especificación|dato|concepto|posición|plaza|silla|fusible|n\.?º|circuito|protege|amperaje|intensidad|bombilla|lámpara|tipo|potencia|neumático|llanta|índices?|presión|carga|delante|detrás|delantero|trasero|delantera|trasera|eje|versión|motor|modelo|pieza|referencia|nivel|color|mensaje|problema|avería|código|descripción|unidad|par|tarea|kilómetros|km|meses|años|duración|garantía|límite|plazo|observaciones|producto|marcha|velocidad|cambio (?:manual|automático))\b/iu;
const LONGEST_COLUMN_NAME = 30;
const FEWEST_ROWS_WITH_FIGURES = 3;

const cellsOf = (content: string, { start, end }: Span): string[] =>
  content
    .slice(start, end)
    .split(CELL_SEPARATOR)
    .map((cell) => cell.replace(/\s+/g, ' ').trim());

/**
 * Whether the first row names the columns. Naming cells wrongly is worse than not naming them, so it takes names that
 * manuals use for columns, or words above figures in a table of three columns or more.
 */
function isHeader(first: readonly string[], others: readonly string[][]): boolean {
  if (others.length === 0 || others.some((row) => row.length > first.length)) return false;
  if (first.some((cell) => cell.length > LONGEST_COLUMN_NAME || /^[\d.,]+$/.test(cell)))
    return false;
  const known = first.filter((cell) => HEADER_WORDS.test(cell)).length;
  if (known >= 2) return !first.some((cell) => /\d\s?\p{L}/u.test(cell));
  const hasFigures = (row: readonly string[]) => row.slice(1).some((cell) => /\d/.test(cell));
  return (
    first.length >= 3 &&
    !hasFigures(first) &&
    others.length >= FEWEST_ROWS_WITH_FIGURES &&
    others.every(hasFigures)
  );
}

/** Position of the row that names the columns, -1 without one; above it may stand a page's running title. */
function headerIn([first = [], second = [], ...others]: string[][]): number {
  if (isHeader(first, [second, ...others])) return 0;
  return first.length < second.length && isHeader(second, others) ? 1 : -1;
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
  const headerAt = headerIn(rows);
  const header = rows[headerAt] ?? null;
  const headerLine = lines[headerAt];
  return lines.slice(headerAt + 1).map((line, index) => {
    const above = [intro, headerLine].flatMap((span) =>
      span ? [{ start: span.start, end: span.end }] : [],
    );
    const cells = rows[headerAt + 1 + index] ?? [];
    const row = readRow(cells, header);
    const introduction = intro ? `${content.slice(intro.start, intro.end)}\n` : '';
    return {
      kind: 'row',
      spans: [...above, { start: line.start, end: line.end }],
      text: introduction + row,
      introduction,
      context: [title, ...(header ? [header.join(' ')] : [])].join('\n'),
      name: cells[0] ?? '',
      table,
    };
  });
}

import { CELL_SEPARATOR, type Span } from '../chunking/sentences';
import { spanOf, type Line } from './lines';
import type { Statement } from './statements';

type Table = { lines: Line[]; intro: Span | null; title: string; table: number };

/** What manuals call the columns of their tables. */
const HEADER_WORDS =
  /^(?:testigo|símbolo|significado|causas?|causa probable|síntoma|solución|qué hacer|acción|función|elemento|componente|fluido|líquido|capacidad|cantidad|operación|intervalo|cada|valor|medidas?|especificación|dato|concepto|posición|plaza|silla|fusible|n\.?º|circuito|protege|amperaje|intensidad|bombilla|lámpara|tipo|potencia|neumático|llanta|índices?|presión|carga|delante|detrás|delantero|trasero|delantera|trasera|eje|versión|motor|modelo|pieza|referencia|nivel|color|mensaje|problema|avería|código|descripción|unidad|par|tarea|kilómetros|km|meses|años|duración|garantía|límite|plazo|material|asiento|gasolina|diésel|gasóleo|híbrid[oa]|observaciones|producto|marcha|velocidad|cambio (?:manual|automático))\b/iu;
/** Names of columns that turn round what stands below them. */
const TAKES_SIDES =
  /^(?:permitid[oa]s?|prohibid[oa]s?|(?:no )?(?:utilizar|utilice|usar|use|permitido|apto|recomendado)|s[ií]|no|(?:in)?correcto|(?:in)?adecuado|evitar|evite)$/iu;
const LONGEST_COLUMN_NAME = 45;
/** "1.5 dCi": names an engine. */
const ENGINE =
  /^\d[.,]\d\s(?:tce|dci|tdi|tsi|tfsi|(?:blue)?hdi|puretech|[tm]?-?gdi|crdi|vti|mpi|cdti|cdi|jtd|multijet|ecoboost|turbo(?:diésel)?|diésel|gasolina|nafta|flex|híbrido|m?hev|phev|[dit])(?!\p{L})/iu;
/** "Hasta 3 personas": a figure that says for whom a column holds, and no value. */
const COUNTED =
  /\d\s(?:personas?|ocupantes?|pasajeros?|plazas?|asientos?|puertas?|velocidades|marchas|cilindros)(?!\p{L})/giu;
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
  // The names of the columns of a table above this one, or rows that only begin alike.
  if (
    new Set(first.slice(1)).size < first.length - 1 ||
    others.some((row) => beginsLike(first, row))
  )
    return false;
  if (first.some((cell) => cell.length > LONGEST_COLUMN_NAME || /^[\d.,]+$/.test(cell)))
    return false;
  const isKnown = (cell: string) =>
    HEADER_WORDS.test(cell) || TAKES_SIDES.test(cell) || ENGINE.test(cell);
  if (first.filter(isKnown).length >= 2)
    return !first.some(
      (cell) => /\d\s?\p{L}/u.test(cell.replace(COUNTED, '')) && !ENGINE.test(cell),
    );
  return (
    first.length >= 3 &&
    !hasFigures(first) &&
    others.length >= FEWEST_ROWS_WITH_FIGURES &&
    others.every(hasFigures)
  );
}

/** "Remolque con freno (1)": the mark of a note is no part of a name. */
const withoutMark = (name: string): string =>
  name.replace(/\s*(?:\(\d{1,2}\)|[*†¹²³⁴⁵⁶⁷⁸⁹]+)$/u, '');

/** "Nivel de líquido de frenos" above "Nivel de refrigerante": a row as the others, not the name of their column. */
function beginsLike([name = '']: readonly string[], [other = '']: readonly string[]): boolean {
  const [word = '', ...more] = name.split(' ');
  return more.length > 0 && other.split(' ')[0] === word;
}

const hasFigures = (row: readonly string[]): boolean =>
  row.slice(1).some((cell) => /\d/.test(cell));

/** Names of columns may take two rows: "Carga normal", "Plena carga", and below them "Delante", "Detrás". */
const MOST_HEADER_ROWS = 2;
const FEWEST_ROWS_BELOW = 2;

/** How many rows at the top seem to name the columns of figures below, where it is not certain which names which. */
function likelyHeaderRows(rows: readonly string[][]): number {
  const first = rows.findIndex(hasFigures);
  const areFigures = rows.slice(first).every((row) => hasFigures(row) && row.length > 2);
  const isTable = rows.length - first >= FEWEST_ROWS_BELOW;
  return first > 0 && first <= MOST_HEADER_ROWS && isTable && areFigures ? first : 0;
}

/** Position of the row that names the columns, -1 without one; above it may stand a page's running title. */
function headerIn([first = [], second = [], ...others]: string[][]): number {
  if (isHeader(first, [second, ...others])) return 0;
  return first.length < second.length && isHeader(second, others) ? 1 : -1;
}

/** In the place of an empty cell: keeps the others in their columns. */
const EMPTY = '–';

const inOrder = (cells: readonly string[]): string =>
  cells.map((cell) => cell || EMPTY).join(' · ');

/** "Delantera: 2,2 bar", or with names of columns "205/55 R16 (Delante: 2,2 bar · Detrás: 2,0 bar)". */
function readRow(cells: readonly string[], header: readonly string[] | null): string {
  const [name = '', ...values] = cells;
  if (header?.length !== cells.length) {
    return values.length === 1 ? `${name}: ${values.join('')}` : inOrder(cells);
  }
  const named = values.flatMap((value, index) => {
    const column = header[index + 1];
    return value === '' ? [] : [column ? `${column}: ${value}` : value];
  });
  if (TAKES_SIDES.test(header[0] ?? '')) return [`${header[0]}: ${name}`, ...named].join(' · ');
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
  const begin = header ? headerAt + 1 : likelyHeaderRows(rows);
  // A header that is certain is read with each row; any other one is quoted as it stands, for its reader to judge.
  const unread = header ? [] : rows.slice(0, begin);
  const above = [...(intro ? [intro] : []), ...lines.slice(header ? headerAt : 0, begin)];
  const said = intro ? [content.slice(intro.start, intro.end)] : [];
  const introduction = [...said, ...unread.map(inOrder)].map((text) => `${text}\n`).join('');
  return lines.slice(begin).map((line, index) => {
    const cells = rows[begin + index] ?? [];
    const row = readRow(cells, header);
    return {
      kind: 'row',
      spans: [...above, line].map(spanOf),
      text: introduction + row,
      introduction,
      context: [title, ...(header ? [header.join(' ')] : [])].join('\n'),
      name: withoutMark(cells[0] ?? ''),
      table,
    };
  });
}

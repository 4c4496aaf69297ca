import { valueIn, type Styles } from './styles';

const TABLE = '<w:tbl>';
const PROPERTIES = '<w:tblPr>';
const END_OF_PROPERTIES = '</w:tblPr>';
const ROW = '<w:tr>';
const ROW_PROPERTIES = '<w:trPr>';
const NAMES_COLUMNS = '<w:tblHeader/>';

const STYLE = /<w:tblStyle(?=\s)[^<>]*>/;
const LOOK = /<w:tblLook(?=\s)[^<>]*>/;
/** `w:firstRow` says it in words, older files only in a bit of `w:val`. */
const SAYS = /w:firstRow="([^"<>]*)"/;
const FIRST_ROW_BIT = 0x20;

function showsFirstRow(properties: string): boolean {
  const look = LOOK.exec(properties)?.[0] ?? '';
  const said = SAYS.exec(look)?.[1];
  if (said !== undefined) return /^(?:1|true|on)$/.test(said);
  return (Number.parseInt(valueIn(look) ?? '0', 16) & FIRST_ROW_BIT) !== 0;
}

/**
 * Lean XML in which the first row of a table names its columns (`w:tblHeader`) where its style sets that row apart and the
 * table is said to show it. Word says the latter of nearly all tables: without such a style it means nothing.
 */
export function withHeaderRows(xml: string, styles: Styles): string {
  const [before = '', ...tables] = xml.split(TABLE);
  return [before, ...tables.map((table) => withHeaderRow(table, styles))].join(TABLE);
}

function withHeaderRow(table: string, styles: Styles): string {
  const end = table.indexOf(END_OF_PROPERTIES) + END_OF_PROPERTIES.length;
  const properties = table.startsWith(PROPERTIES) ? table.slice(0, end) : '';
  const style = styles.table(valueIn(STYLE.exec(properties)?.[0] ?? ''));
  const rows = table.slice(properties.length);
  if (!style.setsFirstRowApart || !showsFirstRow(properties) || !rows.startsWith(ROW)) return table;
  const cells = rows.slice(ROW.length);
  const own = cells.startsWith(ROW_PROPERTIES)
    ? `${ROW_PROPERTIES}${NAMES_COLUMNS}${cells.slice(ROW_PROPERTIES.length)}`
    : `${ROW_PROPERTIES}${NAMES_COLUMNS}</w:trPr>${cells}`;
  return `${properties}${ROW}${own}`;
}

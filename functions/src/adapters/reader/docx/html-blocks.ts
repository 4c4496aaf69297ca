import { repairText } from '../repair-text';
import { raiseDigits } from '../raised-digits';
import type { Block } from '../sections';
import { createTable, type Table } from './table-rows';

/** Depth of a paragraph that is a heading only by its bold letters: below all that Word's styles name. */
const BOLD_DEPTH = 7;
const LONGEST_BOLD_HEADING = 90;
const TOKEN = /<(\/?)([a-z][a-z0-9]*)[^>]*?(\/?)>|[^<]+/g;
const COLUMNS = / colspan="(\d{1,5})"/;
const ROWS = / rowspan="(\d{1,5})"/;

/**
 * The blocks of the HTML that mammoth writes: headings, paragraphs, list items and table rows. Only the text is kept;
 * markup in it was escaped by mammoth and is text again here.
 */
export function* htmlBlocks(html: string): Generator<Block> {
  let paragraph = 0;
  let text = '';
  let bold = 0;
  let boldLength = 0;
  let raised = 0;
  const lists: { ordered: boolean; count: number }[] = [];
  let marker = '';
  /** The innermost one is the last. */
  const tables: Table[] = [];

  const blockOf = (content: string, depth: number | null, isApart: boolean): Block => {
    paragraph += 1;
    return { text: content, depth, first: paragraph, last: paragraph, isApart };
  };

  function* close(tag: string): Generator<Block> {
    const content = repairText(text);
    const isBold = boldLength >= text.trim().length && boldLength > 0;
    text = '';
    boldLength = 0;
    if (content === '') return;
    if (tables.at(-1)?.add(marker + content)) {
      marker = '';
      return;
    }
    const level = /^h([1-6])$/.exec(tag)?.[1];
    const looksBold = tag === 'p' && isBold && isShortTitle(content) && lists.length === 0;
    const depth = level ? Number(level) : looksBold ? BOLD_DEPTH : null;
    yield blockOf(marker + content, depth, depth !== null || marker === '');
    marker = '';
  }

  function* closeRow(): Generator<Block> {
    const isInCell = tables.length > 1;
    for (const line of tables.at(-1)?.closeRow() ?? []) {
      if (isInCell) tables.at(-2)?.add(line);
      else yield blockOf(line, null, false);
    }
  }

  for (const [token, slash, tag, empty] of html.matchAll(TOKEN)) {
    if (tag === undefined) {
      const plain = unescapeHtml(token);
      text += raised > 0 ? raiseDigits(plain) : plain;
      if (bold > 0) boldLength += plain.trim().length === 0 ? 0 : plain.length;
      continue;
    }
    const closes = slash === '/' || empty === '/';
    if (tag === 'strong') bold += closes ? -1 : 1;
    else if (tag === 'sup') raised += closes ? -1 : 1;
    else if (tag === 'br') text += ' ';
    else if (tag === 'ul' || tag === 'ol') {
      yield* close('li');
      if (closes) lists.pop();
      else lists.push({ ordered: tag === 'ol', count: 0 });
    } else if (tag === 'li') {
      yield* close('li');
      if (!closes) marker = nextMarker(lists.at(-1));
    } else if (tag === 'table') {
      yield* close('p');
      if (closes) tables.pop();
      else tables.push(createTable());
    } else if (tag === 'tr') {
      if (closes) yield* closeRow();
      else tables.at(-1)?.openRow();
    } else if (tag === 'td' || tag === 'th') {
      yield* close('td');
      if (closes) tables.at(-1)?.closeCell();
      else tables.at(-1)?.openCell({ columns: spanOf(token, COLUMNS), rows: spanOf(token, ROWS) });
    } else if (closes && (tag === 'p' || /^h[1-6]$/.test(tag))) {
      yield* close(tag);
    }
  }
  yield* close('p');
}

const spanOf = (cell: string, kind: RegExp): number => Number(kind.exec(cell)?.[1] ?? 1);

function nextMarker(list: { ordered: boolean; count: number } | undefined): string {
  if (!list) return '';
  list.count += 1;
  return list.ordered ? `${list.count}. ` : '• ';
}

const isShortTitle = (text: string): boolean =>
  text.length <= LONGEST_BOLD_HEADING && !/[.,;:]$/.test(text) && /\p{L}{3}/u.test(text);

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

const unescapeHtml = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name] ?? '');

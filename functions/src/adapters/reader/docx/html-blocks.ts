import { raiseDigits } from '../raised-digits';
import type { Block } from '../sections';
import { withoutNotes } from './notes';
import { createParagraphText } from './paragraph-text';
import { createTable, type Table } from './table-rows';

/** Depth of a paragraph that is a heading only by its bold letters: below all that Word's styles name. */
const BOLD_DEPTH = 7;
const LONGEST_BOLD_HEADING = 90;
const TOKEN = /<(\/?)([a-z][a-z0-9]*)[^>]*?(\/?)>|[^<]+/g;
const COLUMNS = / colspan="(\d{1,5})"/;
const ROWS = / rowspan="(\d{1,5})"/;

/**
 * The blocks of the HTML that mammoth writes: headings, paragraphs, list items and table rows. Only the text is kept;
 * markup in it was escaped by mammoth and is text again here. Numbers of lists are those that Word shows, where they are told.
 */
export function* htmlBlocks(html: string): Generator<Block> {
  const { body, notes } = withoutNotes(html);
  let paragraph = 0;
  const text = createParagraphText();
  const lists: { ordered: boolean; count: number }[] = [];
  let marker = '';
  /** The innermost one is the last. */
  const tables: Table[] = [];

  const blockOf = (content: string, depth: number | null, isApart: boolean): Block => {
    paragraph += 1;
    return { text: content, depth, first: paragraph, last: paragraph, isApart };
  };

  /** Below the paragraph, item or table that refers to them. */
  function* closeNotes(): Generator<Block> {
    if (tables.length > 0 || !text.isEmpty()) return;
    for (const { mark, note } of notes.takeWaiting()) {
      const said = [...htmlBlocks(note)].map((block) => block.text).join(' ');
      yield blockOf(`[${raiseDigits(mark)}] ${said}`, null, false);
    }
  }

  function* close(tag: string): Generator<Block> {
    const level = /^h([1-6])$/.exec(tag)?.[1];
    const { content, isBold, number } = text.take();
    if (number !== undefined) marker = level || number === '' ? '' : `${number} `;
    if (content === '') return;
    if (tables.at(-1)?.add(marker + content)) {
      marker = '';
      return;
    }
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

  for (const [token, slash, tag, empty] of body.matchAll(TOKEN)) {
    yield* closeNotes();
    if (tag === undefined) {
      text.add(token);
      continue;
    }
    const closes = slash === '/' || empty === '/';
    if (tag === 'a' && !closes) notes.refer(token);
    text.mark(tag, closes);
    if (tag === 'ul' || tag === 'ol') {
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
  yield* closeNotes();
}

const spanOf = (cell: string, kind: RegExp): number => Number(kind.exec(cell)?.[1] ?? 1);

function nextMarker(list: { ordered: boolean; count: number } | undefined): string {
  if (!list) return '';
  list.count += 1;
  return list.ordered ? `${list.count}. ` : '• ';
}

const isShortTitle = (text: string): boolean =>
  text.length <= LONGEST_BOLD_HEADING && !/[.,;:]$/.test(text) && /\p{L}{3}/u.test(text);

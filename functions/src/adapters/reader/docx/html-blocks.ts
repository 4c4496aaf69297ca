import { raiseDigits } from '../raised-digits';
import type { Block } from '../sections';
import { isBullet } from './list-numbers';
import { withoutNotes } from './notes';
import { createParagraphText } from './paragraph-text';
import { createTable, type Table } from './table-rows';

const TOKEN = /<(\/?)([a-z][a-z0-9]*)[^>]*?(\/?)>|[^<]+/g;
const COLUMNS = / colspan="(\d{1,5})"/;
const ROWS = / rowspan="(\d{1,5})"/;

/**
 * The blocks of the HTML that mammoth writes: headings, paragraphs, list items and table rows. Only the text is kept;
 * markup in it was escaped by mammoth and is text again here.
 */
export function* htmlBlocks(html: string): Generator<Block> {
  const { body, notes } = withoutNotes(html);
  let paragraph = 0;
  const text = createParagraphText();
  /** The innermost one is the last. */
  const tables: Table[] = [];
  /** Whether the open row is one that Word repeats above the table on each page. */
  let ofNames = false;

  const blockOf = (content: string): Block => {
    paragraph += 1;
    return { text: content, depth: null, first: paragraph, last: paragraph, isApart: false };
  };

  /** Below the paragraph, item or table that refers to them. */
  function* closeNotes(): Generator<Block> {
    if (tables.length > 0 || !text.isEmpty()) return;
    for (const { mark, note } of notes.takeWaiting()) {
      const said = [...htmlBlocks(note)].map((block) => block.text).join(' ');
      yield blockOf(`[${raiseDigits(mark)}] ${said}`);
    }
  }

  function* close(): Generator<Block> {
    const { lines, number } = text.take();
    const isTitle = !isBullet(number) && (lines[0]?.depth ?? null) !== null;
    const marker = isTitle || number === undefined ? '' : `${number} `;
    const isInCell = tables.at(-1)?.isInCell() ?? false;
    if (!isInCell && lines.length > 0) paragraph += 1;
    for (const [index, line] of lines.entries()) {
      const said = index === 0 ? marker + line.content : line.content;
      const depth = isBullet(number) ? null : line.depth;
      const isApart = depth !== null || (marker === '' && index === 0);
      if (isInCell) tables.at(-1)?.add(said);
      else yield { text: said, depth, first: paragraph, last: paragraph, isApart };
    }
  }

  function* closeRow(): Generator<Block> {
    const isInCell = tables.length > 1;
    for (const line of tables.at(-1)?.closeRow() ?? []) {
      if (isInCell) tables.at(-2)?.add(line);
      else yield { ...blockOf(line), namesColumns: ofNames };
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
    if (tag === 'table') {
      yield* close();
      if (closes) tables.pop();
      else tables.push(createTable());
    } else if (tag === 'tr') {
      if (closes) yield* closeRow();
      else tables.at(-1)?.openRow();
    } else if (tag === 'td' || tag === 'th') {
      yield* close();
      if (tables.length === 1) ofNames = tag === 'th';
      if (closes) tables.at(-1)?.closeCell();
      else tables.at(-1)?.openCell({ columns: spanOf(token, COLUMNS), rows: spanOf(token, ROWS) });
    } else if (closes && (tag === 'p' || /^h[1-6]$/.test(tag))) {
      yield* close();
    }
  }
  yield* close();
  yield* closeNotes();
}

const spanOf = (cell: string, kind: RegExp): number => Number(kind.exec(cell)?.[1] ?? 1);

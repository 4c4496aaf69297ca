import { repairText } from '../repair-text';
import type { Block } from '../sections';

/** Depth of a paragraph that is a heading only by its bold letters: below all that Word's styles name. */
const BOLD_DEPTH = 7;
const LONGEST_BOLD_HEADING = 90;
const TOKEN = /<(\/?)([a-z][a-z0-9]*)[^>]*?(\/?)>|[^<]+/g;

type Row = { cells: string[] };

/**
 * The blocks of the HTML that mammoth writes: headings, paragraphs, list items and table rows. Only the text is kept;
 * markup in it was escaped by mammoth and is text again here.
 */
export function* htmlBlocks(html: string): Generator<Block> {
  let paragraph = 0;
  let text = '';
  let bold = 0;
  let boldLength = 0;
  const lists: { ordered: boolean; count: number }[] = [];
  let marker = '';
  let row: Row | null = null;

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
    if (row) {
      row.cells.push(content);
      return;
    }
    const level = /^h([1-6])$/.exec(tag)?.[1];
    const looksBold = tag === 'p' && isBold && isShortTitle(content) && lists.length === 0;
    const depth = level ? Number(level) : looksBold ? BOLD_DEPTH : null;
    yield blockOf(marker + content, depth, depth !== null || marker === '');
    marker = '';
  }

  for (const [token, slash, tag, empty] of html.matchAll(TOKEN)) {
    if (tag === undefined) {
      const plain = unescapeHtml(token);
      text += plain;
      if (bold > 0) boldLength += plain.trim().length === 0 ? 0 : plain.length;
      continue;
    }
    const closes = slash === '/' || empty === '/';
    if (tag === 'strong') bold += closes ? -1 : 1;
    else if (tag === 'br') text += ' ';
    else if (tag === 'ul' || tag === 'ol') {
      yield* close('li');
      if (closes) lists.pop();
      else lists.push({ ordered: tag === 'ol', count: 0 });
    } else if (tag === 'li') {
      yield* close('li');
      if (!closes) marker = nextMarker(lists.at(-1));
    } else if (tag === 'tr') {
      yield* close('td');
      const cells: string[] = row?.cells ?? [];
      if (closes && cells.length > 0) yield blockOf(cells.join('\t'), null, false);
      row = closes ? null : { cells: [] };
    } else if (closes && (tag === 'p' || tag === 'td' || tag === 'th' || /^h[1-6]$/.test(tag))) {
      yield* close(tag);
    }
  }
  yield* close('p');
}

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

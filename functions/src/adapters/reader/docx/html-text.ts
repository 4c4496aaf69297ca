import { DomUtils, parseDocument } from 'htmlparser2';
import { ReadFailure } from '../../../domain/manuals/read-failure';
import { raiseDigits } from '../raised-digits';
import { bulletOf } from './numbering';
import { createRows, type Cell } from './table-rows';
import { writtenNumber } from './written-number';

const { isTag, isText, textContent } = DomUtils;
type Node = ReturnType<typeof parseDocument>['children'][number];
type Element = Extract<Node, { attribs: unknown }>;

/** What stands in them is not text of the page, or struck through. */
const SKIPPED = new Set(
  'script style title head template object iframe svg math select s strike del'.split(' '),
);
/** Begin and end a paragraph. */
const BLOCKS = new Set(
  [
    'address article aside blockquote body caption center dd details dir div dl dt fieldset figcaption figure',
    'footer form h1 h2 h3 h4 h5 h6 header hr li main menu nav ol p pre section summary table ul',
  ].flatMap((names) => names.split(' ')),
);
const FORMATS: Record<string, string> = {
  ...{ a: 'lowerLetter', A: 'upperLetter', i: 'lowerRoman', I: 'upperRoman' },
};
/** Declarations that may hide letters, or strike them: only who draws the page knows what of it is seen. */
const MAY_HIDE =
  /(?:display|visibility|hide|opacity|color|background|font|font-size|filter|clip|position|text-decoration(?:-line)?)\s*:/i;
const HIDING_ATTRIBUTES = ['hidden', 'color', 'bgcolor', 'background'];
/** Elements in elements, as in browsers. */
const DEEPEST = 512;
const MAX_SPAN = 1000;

type List = { next: number; format: string };
/** What an element stands in: its lists from the outermost on, and how many elements. */
type Around = { lists: readonly List[]; isPre: boolean; depth: number };

/** HTML as plain text, where all of it is seen; null where it may hide some. Nothing in it is run or fetched. */
export function htmlText(html: string): string | null {
  const { children } = parseDocument(html);
  const mayHide = DomUtils.existsOne((element) => {
    const says = element.name === 'style' ? textContent(element) : (element.attribs['style'] ?? '');
    return MAY_HIDE.test(says) || HIDING_ATTRIBUTES.some((name) => name in element.attribs);
  }, children);
  return mayHide ? null : textOf(children, { lists: [], isPre: false, depth: 0 });
}

const textOf = (nodes: readonly Node[], around: Around): string =>
  nodes.map((node) => textOfNode(node, around)).join('');

function textOfNode(node: Node, around: Around): string {
  if (isText(node)) return around.isPre ? node.data : node.data.replace(/[ \t\r\n\f]+/g, ' ');
  if (!isTag(node) || SKIPPED.has(node.name)) return '';
  if (around.depth === DEEPEST) throw new ReadFailure('DAMAGED');
  const { name, children, attribs } = node;
  const inside = {
    lists: [...around.lists, ...listOf(node)],
    isPre: around.isPre || name === 'pre',
    depth: around.depth + 1,
  };
  if (name === 'br') return '\n';
  if (name === 'table') return `\n\n${rowsOf(node, inside).join('\n')}\n\n`;
  const text = textOf(children, inside);
  if (name === 'sup') return raiseDigits(text);
  if (name === 'li') return `\n${markerOf(around.lists, attribs['value'])} ${text.trim()}\n`;
  const title = /^h([1-6])$/.exec(name)?.[1];
  if (title !== undefined) return `\n\n${'#'.repeat(Number(title))} ${inOneLine(text)}\n\n`;
  return BLOCKS.has(name) ? `\n\n${text.trim()}\n\n` : text;
}

const inOneLine = (text: string): string => text.trim().replace(/\s+/g, ' ');

function listOf({ name, attribs: { start = '1', type = '1' } }: Element): List[] {
  if (name === 'ul' || name === 'menu') return [{ next: 0, format: 'bullet' }];
  if (name !== 'ol') return [];
  return [{ next: Number.parseInt(start, 10) || 1, format: FORMATS[type] ?? 'decimal' }];
}

/** `lists`: those that it stands in, the outermost first. */
function markerOf(lists: readonly List[], value = ''): string {
  const list = lists.at(-1);
  if (!list || list.format === 'bullet') return bulletOf(Math.max(0, lists.length - 1));
  const number = Number.parseInt(value, 10) || list.next;
  list.next = number + 1;
  return `${writtenNumber(number, list.format)}.`;
}

/** Of the elements in a table those of these names, whatever they are grouped by; none of a table in it. */
const partsOf = (element: Element, names: readonly string[]): Element[] =>
  element.children
    .filter(isTag)
    .flatMap((child) =>
      names.includes(child.name) ? [child] : child.name === 'table' ? [] : partsOf(child, names),
    );

function rowsOf(table: Element, around: Around): string[] {
  const lineOf = createRows();
  /** By column: in how many more rows a cell of a row above stands there, and over how many columns. */
  const above = new Map<number, { columns: number; rows: number }>();
  return partsOf(table, ['tr', 'caption']).flatMap((row): string[] => {
    if (row.name === 'caption') return [inOneLine(textOf(row.children, around))];
    const cells: Cell[] = [];
    let column = 0;
    const addFromAbove = (): void => {
      for (let from = above.get(column); from && from.rows > 0; from = above.get(column)) {
        from.rows -= 1;
        cells.push({ columns: from.columns, texts: [], goesOn: true });
        column += from.columns;
      }
    };
    for (const cell of partsOf(row, ['td', 'th'])) {
      addFromAbove();
      const [columns, rows] = [spanOf(cell.attribs['colspan']), spanOf(cell.attribs['rowspan'])];
      above.set(column, { columns, rows: rows - 1 });
      const text = inOneLine(textOf(cell.children, around));
      cells.push({ columns, texts: [text], goesOn: false });
      column += columns;
    }
    addFromAbove();
    return lineOf(cells);
  });
}

const spanOf = (value = '1'): number =>
  Math.min(Math.max(1, Number.parseInt(value, 10) || 1), MAX_SPAN);

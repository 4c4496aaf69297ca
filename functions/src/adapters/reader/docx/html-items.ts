import { DomUtils, parseDocument } from 'htmlparser2';
import { ReadFailure } from '../../../domain/read-failure';
import { raiseDigits } from '../raised-digits';
import { createLines, textsOf, type Item } from './line-texts';
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
const MOST_SPAN = 1000;

type List = { next: number; format: string };
/** What an element stands in: its lists from the outermost on, and how deep a title it is, from 0. */
type Around = {
  lists: readonly List[];
  outline: number | null;
  isPre: boolean;
  isRaised: boolean;
  depth: number;
};
const OUTERMOST: Around = { lists: [], outline: null, isPre: false, isRaised: false, depth: 0 };

/** What HTML says, where all of it is seen; null where it may hide some. Nothing in it is run or fetched. */
export function itemsOfHtml(html: string): Item[] | null {
  const { children } = parseDocument(html);
  const mayHide = DomUtils.existsOne((element) => {
    const says = element.name === 'style' ? textContent(element) : (element.attribs['style'] ?? '');
    return MAY_HIDE.test(says) || HIDING_ATTRIBUTES.some((name) => name in element.attribs);
  }, children);
  return mayHide ? null : itemsIn(children, OUTERMOST);
}

function itemsIn(nodes: readonly Node[], outermost: Around): Item[] {
  const items: Item[] = [];
  let lines = createLines();
  let number: string | null = null;

  const endParagraph = ({ outline, lists }: Around): void => {
    const said = lines.take();
    lines = createLines();
    if (said.length === 0) return;
    items.push({ lines: said, number, outline, isListItem: lists.length > 0 });
    number = null;
  };

  const addText = (text: string, { isPre, isRaised }: Around): void => {
    for (const [at, line] of (isPre ? text.split(/\r?\n/) : [text]).entries()) {
      if (at > 0) lines.break();
      lines.add((isRaised ? raiseDigits(line) : line).replace(/[ \t\r\n\f]+/g, ' '));
    }
  };

  const visit = (node: Node, around: Around): void => {
    if (isText(node)) addText(node.data, around);
    if (!isTag(node) || SKIPPED.has(node.name)) return;
    if (around.depth === DEEPEST) throw new ReadFailure('DAMAGED');
    const { name, children, attribs } = node;
    const inside = within(node, around);
    const isBlock = BLOCKS.has(name);
    if (isBlock) endParagraph(around);
    if (name === 'li') number = markerOf(around.lists, attribs['value']);
    if (name === 'br') lines.break();
    else if (name === 'table') items.push(...rowsOf(node, inside));
    else for (const child of children) visit(child, inside);
    if (isBlock) endParagraph(inside);
    if (name === 'li') number = null;
  };

  for (const node of nodes) visit(node, outermost);
  endParagraph(outermost);
  return items;
}

function within({ name, attribs: { start = '1', type = '1' } }: Element, around: Around): Around {
  const title = /^h([1-6])$/.exec(name)?.[1];
  const list = /^(?:ul|menu)$/.test(name)
    ? { next: 0, format: 'bullet' }
    : { next: Number.parseInt(start, 10) || 1, format: FORMATS[type] ?? 'decimal' };
  return {
    lists: /^(?:ul|menu|ol)$/.test(name) ? [...around.lists, list] : around.lists,
    outline: title === undefined ? around.outline : Number(title) - 1,
    isPre: around.isPre || name === 'pre',
    isRaised: around.isRaised || name === 'sup',
    depth: around.depth + 1,
  };
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

function rowsOf(table: Element, around: Around): Item[] {
  const lineOf = createRows();
  /** By column: in how many more rows a cell of a row above stands there, and over how many columns. */
  const above = new Map<number, { columns: number; rows: number }>();
  return partsOf(table, ['tr', 'caption']).flatMap((row): Item[] => {
    if (row.name === 'caption') return itemsIn(row.children, around);
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
      const texts = itemsIn(cell.children, around).flatMap(textsOf);
      cells.push({ columns, texts, goesOn: false });
      column += columns;
    }
    addFromAbove();
    const namesColumns = row.parent !== null && isTag(row.parent) && row.parent.name === 'thead';
    return lineOf(cells).map((text) => ({ text, namesColumns }));
  });
}

const spanOf = (value = '1'): number =>
  Math.min(Math.max(1, Number.parseInt(value, 10) || 1), MOST_SPAN);

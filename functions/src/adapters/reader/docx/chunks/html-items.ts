import { DomUtils, parseDocument } from 'htmlparser2';
import { ReadFailure } from '../../../../domain/read-failure';
import { raiseDigits } from '../../raised-digits';
import { createLines, textsOf, type Item } from '../line-texts';
import { isSeen, type Look } from '../looks';
import { bulletOf } from '../numbering';
import { createRows, type Cell } from '../table-rows';
import { writtenNumber } from '../written-number';
import { cssColour, cssLook, lookWithin, PAPER, readStyleSheet, type StyleSheet } from './css';

/** What stands in them is not text of the page. */
const SKIPPED = new Set(
  'script style title head template object iframe svg math select'.split(' '),
);
/** Begin and end a paragraph. */
const BLOCKS = new Set(
  [
    'address article aside blockquote body caption center dd details dir div dl dt fieldset figcaption figure',
    'footer form h1 h2 h3 h4 h5 h6 header hr li main menu nav ol p pre section summary table ul',
  ].flatMap((names) => names.split(' ')),
);
const LOOKS: Record<string, Look> = {
  ...{ b: { isBold: true }, strong: { isBold: true }, th: { isBold: true } },
  ...{ s: { isStruck: true }, strike: { isStruck: true }, del: { isStruck: true } },
  sup: { isRaised: true },
};
const FORMATS: Record<string, string> = {
  ...{ a: 'lowerLetter', A: 'upperLetter', i: 'lowerRoman', I: 'upperRoman' },
};
/** Half points of letters whose size nobody says. */
const USUAL_SIZE = 24;
/** Elements in elements, as in browsers. */
const DEEPEST = 512;
const MOST_SPAN = 1000;

const { isTag, isText } = DomUtils;
type Node = ReturnType<typeof parseDocument>['children'][number];
type Element = Extract<Node, { attribs: unknown }>;

type List = { next: number; format: string };
/** What an element stands in: how its letters look, its lists from the outermost on, and how deep a title it is, from 0. */
type Around = {
  look: Look;
  lists: readonly List[];
  outline: number | null;
  isPre: boolean;
  depth: number;
};

const OUTERMOST: Around = { look: PAPER, lists: [], outline: null, isPre: false, depth: 0 };

/** HTML as what Word would show of it: titles, paragraphs, lists and tables. Nothing in it is run or fetched. */
export function itemsOfHtml(html: string): Item[] {
  const document = parseDocument(html);
  const styles = DomUtils.getElementsByTagName('style', document, true);
  const sheet = readStyleSheet(styles.map((style) => DomUtils.textContent(style)).join('\n'));
  return itemsIn(document.children, OUTERMOST, sheet);
}

function itemsIn(nodes: readonly Node[], outermost: Around, sheet: StyleSheet): Item[] {
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

  const addText = (text: string, { look, isPre }: Around): void => {
    if (!isSeen(look, look.shade ?? 'unknown')) return;
    const { isBold, size = USUAL_SIZE } = look;
    for (const [at, line] of (isPre ? text.split(/\r?\n/) : [text]).entries()) {
      if (at > 0) lines.break();
      const said = line.replace(/[ \t\r\n\f]+/g, ' ');
      lines.add(look.isRaised ? raiseDigits(said) : said, { isBold, size });
    }
  };

  const visit = (node: Node, around: Around): void => {
    if (isText(node)) addText(node.data, around);
    if (!isTag(node) || SKIPPED.has(node.name)) return;
    if (around.depth === DEEPEST) throw new ReadFailure('DAMAGED');
    const inside = within(node, around, sheet);
    const isBlock = BLOCKS.has(node.name);
    if (isBlock) endParagraph(around);
    if (node.name === 'br') lines.break();
    else if (node.name === 'table') items.push(...rowsOf(node, inside, sheet));
    else {
      if (node.name === 'li') number = markerOf(around.lists, node.attribs['value']);
      for (const child of node.children) visit(child, inside);
    }
    if (isBlock) endParagraph(inside);
    if (node.name === 'li') number = null;
  };

  for (const node of nodes) visit(node, outermost);
  endParagraph(outermost);
  return items;
}

function within(element: Element, around: Around, sheet: StyleSheet): Around {
  const title = /^h([1-6])$/.exec(element.name)?.[1];
  return {
    look: lookWithin(around.look, lookOf(element, sheet)),
    lists: [...around.lists, ...listOf(element)],
    outline: title === undefined ? around.outline : Number(title) - 1,
    isPre: around.isPre || element.name === 'pre',
    depth: around.depth + 1,
  };
}

function lookOf({ name, attribs }: Element, sheet: StyleSheet): Look {
  const { class: classes = '', id = '', style = '', bgcolor, color, hidden } = attribs;
  const named = ['.', `${name}.`].flatMap((before) =>
    classes.split(/\s+/).map((one) => before + one.toLowerCase()),
  );
  const rules = [name, ...named, `#${id.toLowerCase()}`].map((one) => sheet.get(one) ?? '');
  return {
    ...LOOKS[name],
    ...(bgcolor !== undefined && { shade: cssColour(bgcolor) ?? 'unknown' }),
    ...(name === 'font' && color !== undefined && { colour: cssColour(color) ?? 'auto' }),
    ...(hidden !== undefined && { isHidden: true }),
    ...cssLook([...rules, style].join(';')),
  };
}

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

function rowsOf(table: Element, around: Around, sheet: StyleSheet): Item[] {
  const lineOf = createRows();
  /** By column: in how many more rows a cell of a row above stands there, and over how many columns. */
  const above = new Map<number, { columns: number; rows: number }>();
  return partsOf(table, ['tr', 'caption']).flatMap((row): Item[] => {
    const group =
      row.parent && isTag(row.parent) && row.parent !== table
        ? within(row.parent, around, sheet)
        : around;
    const inRow = within(row, group, sheet);
    if (row.name === 'caption') return itemsIn(row.children, inRow, sheet);
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
      const texts = itemsIn(cell.children, within(cell, inRow, sheet), sheet).flatMap(textsOf);
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

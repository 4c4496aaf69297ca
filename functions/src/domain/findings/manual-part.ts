import type { Quote, WarningLevel } from '@contract';
import type { Block, TableBlock } from '../document/block';
import type { DocumentPage } from '../document/document-page';
import { markedItem } from '../document/marked-item';
import { shownCells } from '../text/cells';

/** Something that a manual says, to the letter, and where: what the vehicle's page shows of it. */
export type SourceUnit = {
  /** Its unit, and the hash of what that says. */
  unit: string;
  hash: string;
  text: string;
  /** Position of its page (or section) in the document, from 1. */
  page: number;
  /** As it is shown: "p. 214", "Mantenimiento". */
  pageReference: string;
  /** Of a row, the names of its columns, where it is quoted with them. */
  columns?: string[];
};

/** The same, as the vehicle's page quotes it. */
export const quoteOf = (said: SourceUnit): Quote => {
  const { text, page, pageReference, unit, hash, columns } = said;
  return { text, page, pageReference, unit, hash, ...(columns && { columns }) };
};

/** Each place once, as the vehicle's page quotes it. */
export const quotesOf = (said: readonly SourceUnit[]): Quote[] => [
  ...new Map(said.map((one) => [one.unit, quoteOf(one)])).values(),
];

/** A line as it is printed, with the mark of an item. */
export const printedLine = (said: SourceUnit | (SourceUnit & { mark: string })): string =>
  'mark' in said ? `${said.mark} ${said.text}` : said.text;

/** Below which headings something stands, outermost first; the last one may be the title of some lines only. */
type Placed = {
  titles: string[];
  /** The same, where they stand. */
  headings: SourceUnit[];
};

export type TableRow = SourceUnit & {
  cells: string[];
  /** The title among the rows of its table that it stands below; null above the first. */
  group: string | null;
};

/** A table, also over pages. */
export type ManualTable = Placed & {
  kind: 'table';
  /** The title right above it. */
  caption: string | null;
  /** What bare figures of its header count, where a line beside it says so: "miles de km". */
  counts: string[];
  /** The rows that name its columns, the upper one first. */
  header: string[][];
  rows: TableRow[];
};

export type ManualText = Placed &
  (
    | { kind: 'paragraph'; said: SourceUnit[] }
    /** `mark`: number or bullet as printed. */
    | { kind: 'list'; said: (SourceUnit & { mark: string })[] }
    | { kind: 'warning'; level: WarningLevel; said: SourceUnit[] }
  );

export type ManualPart = ManualTable | ManualText;

/** What a manual's parts are made of. */
export type PageOfParts = Pick<DocumentPage, 'place' | 'reference' | 'text' | 'blocks'>;

type Title = { text: string; depth: number | null; said: SourceUnit };

/** A title takes the place of those that are as deep, and ends those below it; one without a depth is the innermost. */
const below = (titles: readonly Title[], title: Title): Title[] => [
  ...titles.filter(({ depth }) => depth !== null && (title.depth === null || depth < title.depth)),
  title,
];

/**
 * A manual in its parts, in reading order: tables with their rows and the names of their columns, lists, warnings and
 * paragraphs, each with the headings that it stands below.
 */
export function manualParts(pages: readonly PageOfParts[]): ManualPart[] {
  const parts: ManualPart[] = [];
  /** By the ids of all of their blocks: a table goes on in the next page's. */
  const tables = new Map<string, ManualTable>();
  let titles: Title[] = [];
  const add = (page: PageOfParts, block: Block): void => {
    const said = saidIn(page, block);
    if (block.kind === 'heading') {
      for (const one of said) {
        titles = below(titles, { text: one.text, depth: block.depth, said: one });
      }
      return;
    }
    const begun = block.kind === 'table' ? tables.get(block.continues ?? '') : undefined;
    const part = begun ?? partOf(block, said, titles);
    if (!begun) parts.push(part);
    if (part.kind !== 'table' || block.kind !== 'table') return;
    tables.set(block.id, part);
    part.rows.push(...rowsOf(block, said).slice(0, Math.max(0, MAX_ROWS - part.rows.length)));
  };
  for (const page of pages) for (const block of page.blocks) add(page, block);
  return parts;
}

const saidIn = ({ text, place, reference }: PageOfParts, block: Block): SourceUnit[] =>
  block.units.map(({ id, hash, start, end }) => ({
    ...{ unit: id, hash, text: text.slice(start, end) },
    ...{ page: place, pageReference: reference },
  }));

type Other = Exclude<Block, { kind: 'heading' }>;

function partOf(block: Other, said: SourceUnit[], above: readonly Title[]): ManualPart {
  const titles = above.map(({ text }) => text);
  const placed: Placed = { titles, headings: above.map((title) => title.said) };
  const short = said.filter(({ text }) => text.length <= MAX_SAID_LETTERS);
  switch (block.kind) {
    case 'paragraph':
      return { kind: 'paragraph', ...placed, said: short };
    case 'list':
      return {
        kind: 'list',
        ...placed,
        said: short.map((item) => ({ ...item, ...markedItem(item.text) })),
      };
    case 'warning':
      return { kind: 'warning', ...placed, level: block.level, said: short };
    case 'table':
      return {
        ...{ kind: 'table', ...placed, rows: [] },
        caption: block.caption ?? null,
        counts: block.counts ?? [],
        header: block.header.map(({ cells }) => cells),
      };
  }
}

/** What is longer says nothing by itself; longer cells are no cells of a manual, but what was made to take long; so are tables of more rows. */
const MAX_SAID_LETTERS = 4000;
const MAX_CELL_LETTERS = 2000;
const MAX_ROWS = 2000;

const isShort = (cell: string): boolean => cell.length <= MAX_CELL_LETTERS;

/** The rows of a table (on one page) that say something: neither names of columns nor titles among them. */
function rowsOf(block: TableBlock, said: readonly SourceUnit[]): TableRow[] {
  const rows: TableRow[] = [];
  let group: string | null = null;
  said.forEach((one, at) => {
    const kind = block.units[at]?.kind;
    if (kind === 'group') group = one.text.trim();
    if (kind === 'group' || kind === 'names') return;
    const cells = shownCells(one.text);
    if (cells.every(isShort)) rows.push({ ...one, cells, group });
  });
  return rows;
}

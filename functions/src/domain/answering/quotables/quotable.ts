import type { Span } from '../../text/sentences';
import type { TableBlock } from '../../document/block';
import type { Line } from '../../document/line';

export type NamedCell = { name: string; value: string };

/** Something that can be quoted by itself without changing what it says. */
export type Quotable = {
  kind: 'prose' | 'list' | 'row';
  /** Ranges of the passage, in order: what is quoted. */
  spans: Span[];
  /** As it is read: the quoted words; the cells of a row are set beside the names of their columns. */
  text: string;
  /** What stands above it (a title, a caption, the sentence that introduces it): found by, not quoted. */
  context: string;
  /** Steps in order. */
  isOrdered?: boolean;
  /** What a row is about: its first cell. */
  name?: string;
  /** Its other cells with the names of their columns, where these are known. */
  cells?: NamedCell[];
  /** Whether it is a row of several figures whose columns nothing names. */
  isUnnamed?: boolean;
  /** Of a row whose columns are named in a passage before: that header, and how the row is read where it is not at hand. */
  namedBefore?: { header: string[]; plain: string };
  /** Rows of one group of a table share a number, and the words that introduce it, with which their texts begin. */
  table?: number;
  /** The titles within its table, and the one that it stands below. */
  groups?: string[];
  group?: string | undefined;
  introduction?: string;
  /** Of a row: the sentence that announces its table, what its marks mean, and the rows that it is read with, itself the last. */
  intro?: string;
  legend?: string[];
  rows?: Span[];
  /** The notes whose marks it bears: they say more of it, and are quoted with it. */
  note?: string;
};

/** Something that could be quoted, and the position of its excerpt. */
export type Candidate = { quotable: Quotable; excerpt: number };

/** What stands above something in its passage. */
type Above = {
  intro: Span | null;
  title: string;
  /** The paragraph above, which says what steps are for. */
  lead: string;
  /** Nothing but titles and tables stands before it: its first sentence may have begun on the page before. */
  isFirst: boolean;
  /** The line before it, be it a title, ends no sentence, which may go on in it. */
  isCut: boolean;
};

/** Neighbouring items, or a paragraph. */
export type TextRun = Above & { kind: 'list' | 'prose'; lines: Line[] };

/** Neighbouring lines of one kind, with what stands above them. */
export type LineRun = TextRun | (Above & { kind: 'table'; block: TableBlock });

/** Items of a list without blank lines between them, the lines of each joined. */
export const asRead = (items: string): string =>
  items.replace(/\n\s*\n/g, '\n').replace(/\n(?=\p{Ll}(?![.)]))/gu, ' ');

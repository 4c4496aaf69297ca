import type { Pdfium, Scratch } from './pdfium';

export type Box = { left: number; top: number; right: number; bottom: number };

/** A word as it stands on the page, in points; y grows upwards and most text runs from left to right. */
export type Word = {
  text: string;
  left: number;
  right: number;
  /** Where the letters stand. */
  baseline: number;
  /** Height of the line's box: a little more than the size of the font. */
  size: number;
  /** In bold letters, or in coloured ones: it stands out. */
  bold: boolean;
  /** Not in the direction of most of the page's text: a label along the margin, a stamp across the page. */
  turned: boolean;
  /** The layer that it is part of, which may be off; null where it is part of none. */
  layer: string | null;
  isWhite: boolean;
  /** Drawn in no ink. */
  isInvisible: boolean;
  /** What PDFium draws it with; 0 for what is no text of the page. */
  object: number;
};

/** What a point of a page's text needs to become a share of what is shown. */
export type PageFrame = {
  /** What the page shows of itself, in points, before it is rotated. */
  box: Box;
  /** Quarter turns of the page's text, against the clock. */
  turns: number;
  /** Quarter turns of the page, with the clock. */
  rotation: number;
};

/** A straight line that is drawn on the page: where it stands, and from where to where it goes, in points. */
export type Rule = { at: number; from: number; to: number };

/** Lines across the page and down the page, when its text is upright. */
export type Rules = { across: Rule[]; down: Rule[] };

export type PageContent = {
  /** In the order in which the page draws them. */
  words: Word[];
  top: number;
  bottom: number;
  /** Quarter turns of the page's text, against the clock. */
  turns: number;
  frame: PageFrame;
  rules: Rules;
  /** Share of the page that images cover, 0 to 1. It is counted only where there is little text. */
  imageShare: number;
};

export type Piece = { left: number; right: number };

/** A line of text, or a whole row of a table with its cells from left to right. */
export type Line = {
  cells: string[];
  left: number;
  right: number;
  /** Of its first line and of its last one: a row may have several. */
  baseline: number;
  lastBaseline: number;
  size: number;
  bold: boolean;
  /** See `Word`. */
  turned: boolean;
  /** Where each of its cells begins and ends. */
  pieces: Piece[];
  /** Whether each of its cells is one line. */
  isFlat: boolean;
};

/** An open PDF: what all functions of this folder need to read from it. */
export type PdfDocument = {
  pdfium: Pdfium;
  scratch: Scratch;
  handle: number;
  pageCount: number;
  /** Of its form; 0 where it has none. */
  form: number;
  /** Names of layers that were seen to be shown. */
  shownLayers: Set<string>;
};

/** A piece of a line without wide gaps: a line of a paragraph, or a line of a table's cell. */
export type Fragment = {
  text: string;
  left: number;
  right: number;
  baseline: number;
  size: number;
  bold: boolean;
  turned: boolean;
  /** Gaps wider than between two words, and where in the text they are. */
  spaces: { at: number; left: number; right: number }[];
};

/** Fragments that stand right below each other: a paragraph's lines, or those of one cell. */
export type Stack = { fragments: Fragment[]; left: number; right: number };

/** Stacks beside each other, from left to right: one, or the cells of a table row. */
export type Row = Stack[];

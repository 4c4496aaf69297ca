import type { Pdfium, Scratch } from './pdfium/pdfium';

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
  /** The file itself, as long as nothing else is asked of PDFium. */
  bytes: () => Buffer;
};

export type Box = { left: number; top: number; right: number; bottom: number };

/** From where to where something reaches across the page, in points. */
export type Span = { left: number; right: number };

/** A straight line that is drawn on the page: where it stands, and from where to where it goes, in points. */
export type Rule = { at: number; from: number; to: number };

/** Lines across the page and down the page, when its text is upright. */
export type Rules = { across: Rule[]; down: Rule[] };

/** What a point of a page's text needs to become a share of what is shown. */
export type PageFrame = {
  /** What the page shows of itself, in points, before it is rotated. */
  box: Box;
  /** Quarter turns of the page's text, against the clock. */
  turns: number;
  /** Quarter turns of the page, with the clock. */
  rotation: number;
};

/** What a page draws, of one of the kinds of `page-objects.ts`. */
export type PageObject = { object: number; kind: number };

/** A page as PDFium holds it: its text, the number of its letters, and what it draws; see `PageFrame` for its turns. */
export type OpenPage = {
  page: number;
  text: number;
  count: number;
  turns: number;
  objects: PageObject[];
  /** The text among them, with that of its forms. */
  texts: number[];
};

/** Where letters stand, in points; y grows upwards and most text runs from left to right. */
export type Place = Span & {
  baseline: number;
  /** Height of the line's box: a little more than the size of the font. */
  size: number;
};

/** A word as it stands on the page, when that is turned so that most of its text is upright. */
export type Word = Place & {
  text: string;
  /** In bold letters, or in coloured ones: it stands out. */
  bold: boolean;
  /** Not in the direction of most of the page's text: a label along the margin, a stamp across the page. */
  turned: boolean;
  /** Where it stands when the page is turned by its own quarter turns: of what is turned by others than the page's text. */
  sideways?: (Place & { turns: number }) | undefined;
};

/** Letters without a blank between them, as the page draws them. */
export type Run = Word & {
  /** Its letters in the page's text. */
  first: number;
  last: number;
  isWhite: boolean;
  /** Drawn in no ink. */
  isInvisible: boolean;
  /** Drawn by a font that may hold signs instead of letters. */
  isSign: boolean;
  /** The layer that it is part of, which may be off; null where it is part of none. */
  layer: string | null;
  /** What PDFium draws it with; 0 for what is no text of the page. */
  object: number;
};

/** What is entered in a field or noted on a page, and where. */
export type Entry = {
  text: string;
  box: Box;
  /** Of its letters, in points; null where it is told by the height of the box alone, which holds one line. */
  size: number | null;
  /** A box to tick says so by words: whether one is ticked is no text of the page. */
  isTicked?: boolean;
};

/** What is drawn on a page. */
export type GlyphPage = {
  /** From 0. */
  index: number;
  frame: PageFrame;
  /** As long as nobody asks for the page after it; null where it is too damaged to be loaded. */
  open: OpenPage | null;
  /** In the order in which the page draws them. */
  runs: Run[];
  /** What stands in fields, and in notes that tell their text only. */
  entries: Entry[];
  /** The objects of each note that draws its text. */
  notes: ReadonlySet<number>[];
  rules: Rules;
  /** The edges of what is drawn and no text, when the page's text is upright. */
  drawn: Box[];
  /** Those of pictures, and of what is drawn elsewhere and shown as one. */
  pictures: Box[];
  /** What may cross letters out: lines of two points that are drawn askew, and where a note strikes something out. */
  slanted: Box[];
  struck: Box[];
};

export type OpenGlyphs = GlyphPage & { open: OpenPage };

/** What is known of a page that is not, or not only, words. */
export type PageLook = {
  isDamaged: boolean;
  /** Some of its text is in a font that cannot be read, and is not among its words. */
  isGarbled: boolean;
  /** Its letters are drawn one by one, and are no text. */
  isOutlined: boolean;
  /** Share of the page that images cover, 0 to 1. It is counted only where there is little text. */
  imageShare: number;
  /** Of its largest picture; null where it has none, or was not asked. */
  dotsPerInch: number | null;
};

/** The page with only those of its runs that somebody sees and can read. */
export type VisiblePage = GlyphPage & { look: PageLook };

type Read = Pick<VisiblePage, 'index' | 'frame' | 'look'>;

export type WordPage = Read & {
  /** In the order in which the page draws them. */
  words: Word[];
  rules: Rules;
  /** The edges of all that is drawn and no text. */
  drawn: Box[];
};

/** The cells that the lines of a table make: rows from the top, columns from the left. */
export type Grid = {
  /** The edges of its columns, upwards. */
  xs: number[];
  /** The edges of its rows, downwards. */
  ys: number[];
  /** By row and column: which cell stands there; a cell may span several. */
  cells: number[][];
  rules: Rules;
};

export type Region<Piece> = {
  /** Above its table, where it is one: names of columns. */
  text: Piece[];
  table?: { grid: Grid; cells: Map<number, Piece[]> };
  /** Of what stands sideways on its page: its own quarter turns, by which all of it is turned back. */
  turns?: number;
  /** Labels of one drawing, or one along the page's margin. */
  isFigure?: boolean;
};

/** In the order in which the page draws them. */
export type TablePage = Read & { regions: Region<Word>[] };

/** A piece of a line without wide gaps: a line of a paragraph, or a line of a table's cell. */
export type Fragment = Omit<Word, 'sideways'> & {
  /** Gaps wider than between two words, and where in the text they are. */
  spaces: (Span & { at: number })[];
};

/** The fragments of each region, and of each cell, as they are read. */
export type OrderedPage = Read & { regions: Region<Fragment>[] };

/** A line of text, or a whole row of a table with its cells from left to right. */
export type Line = Span & {
  cells: string[];
  /** Of its first line and of its last one: a row may have several. */
  baseline: number;
  lastBaseline: number;
  size: number;
  bold: boolean;
  /** See `Word`. */
  turned: boolean;
  /** See `Region`: it stands where it says when all of the page is turned back by these. */
  turns?: number;
  /** Where each of its cells begins and ends. */
  pieces: Span[];
  /** Whether each of its cells is one line. */
  isFlat: boolean;
  /** All labels of a drawing. */
  isFigure?: boolean;
};

export type BlockPage = Read & { lines: Line[] };

/** A page without what is repeated from page to page. */
export type BodyPage = Pick<BlockPage, 'index' | 'frame' | 'lines'> & {
  /** How it is cited. */
  reference: string;
  isAside: boolean;
  unreadable: 'damaged' | 'garbled' | 'image' | null;
  /** What is recognised in its picture cannot be relied on. */
  isCoarse: boolean;
  /** The pages before and after it, and itself, with all of their lines. */
  around: readonly BlockPage[];
};

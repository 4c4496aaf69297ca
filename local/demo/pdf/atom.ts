/** A thing that is never divided between pages: a line, a table row, a box. */
export type Atom = {
  height: number;
  /** Space above, dropped at the top of a page or column. */
  before: number;
  /** Stays on the page of the next atom. */
  keep?: boolean;
  /** What extraction should find there, for checking questions against pages. */
  text: string;
  draw: (doc: PDFKit.PDFDocument, x: number, y: number) => void;
  /** Starts a chapter (1), section (2) or topic (3). */
  mark?: Mark;
  /** The header of the table that this row belongs to, drawn again on a new page. */
  repeat?: Atom;
};

export type Mark = { id: string; title: string; level: 1 | 2 | 3 };

/** Atoms set in several columns of equal width. */
export type Spread = { columns: number; atoms: Atom[] };
export type Flow = readonly (Atom | Spread)[];

/** Turns `{page:id}` into a printed page label. */
export type ResolveReferences = (text: string) => string;

/** What an answer quotes of one page: its statements, by their position in it. */
export type Quotations = {
  /** By the id of what is quoted. */
  statementOf: ReadonlyMap<string, number>;
  /** The statement that is pointed at, or has the keyboard. */
  lit: number | null;
  /** The one whose mark the keyboard goes to; another object for every wish. */
  wanted: { statement: number } | null;
  /** Somebody points at the mark of a statement, or at none any more. */
  onPoint: (statement: number | null) => void;
  onFocus: (statement: number | null) => void;
  /** Somebody wants to read in the answer what is marked here. */
  onReturn: (statement: number) => void;
  /** Its first words. */
  nameOf: (statement: number) => string;
};

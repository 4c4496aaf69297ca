import type { Span } from '../text/sentences';

/**
 * What a line of a manual is: cells of a table, an item of a list (bulleted or numbered), a title, a fact without a
 * full stop ("Presión delantera: 2,2 bar"), or running text.
 */
export type Line = Span & {
  kind: 'row' | 'item' | 'title' | 'fact' | 'prose';
  /** A title within a table, which names the rows below it. */
  isGroup?: boolean;
};

export const ENDS_IN_COLON = /:["»”’)\]]*\s*$/;

import type { Quote } from '@contract';
import { withFiguresWhole } from '../../lib/figures';
import { namedCells, onOneLine } from '../../lib/one-line';

export type RowLine = { label: string; words: string };

/** The cells of a row that is quoted, one a line, each with the name of its column where the table has one; none of a sentence. */
export function rowLines({ text, columns }: Pick<Quote, 'text' | 'columns'>): RowLine[] {
  const lines = namedCells(text, columns).map(({ name, cell }) => ({
    label: withFiguresWhole(name),
    words: onOneLine(cell),
  }));
  const filled = lines.filter(({ words }) => words !== '');
  return filled.length > 1 ? filled : [];
}

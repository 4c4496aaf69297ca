import type { Quote } from '@contract';
import { withFiguresWhole } from '../../lib/figures';
import { onOneLine } from '../../lib/one-line';

export type RowLine = { label: string; words: string };

/** The cells of a row that is quoted, one a line, each with the name of its column where the table has one; none of a sentence. */
export function rowLines({ text, columns = [] }: Pick<Quote, 'text' | 'columns'>): RowLine[] {
  const cells = text.split('\t');
  const isNamed = columns.length === cells.length;
  const lines = cells.map((cell, at) => ({
    label: withFiguresWhole(isNamed ? (columns[at] ?? '') : ''),
    words: onOneLine(cell),
  }));
  const filled = lines.filter(({ words }) => words !== '');
  return filled.length > 1 ? filled : [];
}

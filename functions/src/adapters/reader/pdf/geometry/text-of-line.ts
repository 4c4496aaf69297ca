import type { Line } from '../types';

export const textOfLine = ({ cells }: Line): string =>
  cells.length === 1 ? (cells[0] ?? '') : cells.join('\t');

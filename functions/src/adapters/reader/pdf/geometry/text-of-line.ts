import type { Line } from '../types';

export const textOfLine = (line: Line): string => line.cells.join('\t');

import { withFiguresWhole } from '../../../lib/figures';

/** In small bold print the narrow space between a number and its unit is none. */
export const paperWords = (text: string): string =>
  withFiguresWhole(text).replaceAll('\u202f', '\u00a0');

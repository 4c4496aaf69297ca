import { numberedSteps } from '../../step-marks';
import type { Line } from '../types';

/** "1" before a title is its number; titles are bold. */
const BARE = /^\d{1,2}(?:[ \t]|[.)]\p{Lu})/u;

/**
 * Steps by any mark ("1 Gire…", as designs with numbers in circles draw them; "1.- Gire…", "Paso 1: …") get the number with a
 * full stop by which steps are known.
 */
export function withStepNumbers(lines: Line[]): Line[] {
  const steps = numberedSteps(
    lines.map(({ cells, bold, turned, left }) => {
      const text = cells.join(' ');
      const isOne = cells.length === 1;
      return { text: !isOne || turned || (bold && BARE.test(text)) ? text.slice(-1) : text, left };
    }),
  );
  return steps.size === 0
    ? lines
    : lines.map((line, at) => {
        const text = steps.get(at);
        return text === undefined ? line : { ...line, cells: [text] };
      });
}

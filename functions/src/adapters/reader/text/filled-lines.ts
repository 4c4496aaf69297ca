import { BEGINS_SMALL } from '../repair-text';
import { hasGap } from './stripes';

/** A text set to both margins has at least so many lines, of which more than half go on with a small letter, */
const MIN_LINES = 3;
/** and at least this share have wider gaps between words. */
const SHARE_FILLED = 0.5;
const FILLING = /(?<=\S) {2,}/g;

/** The lines of a text without the spaces that fill them up to the right margin: they part no columns. */
export function withoutFilling(lines: readonly string[]): string[] {
  const plain: string[] = [];
  let paragraph: string[] = [];
  for (const line of [...lines, '']) {
    if (line.trim() !== '' && !line.includes('\t')) {
      paragraph.push(line);
      continue;
    }
    const isClosedUp = isFilled(paragraph);
    for (const own of paragraph) plain.push(isClosedUp ? closedUp(own) : own);
    plain.push(line);
    paragraph = [];
  }
  return plain.slice(0, -1);
}

const closedUp = (line: string): string => line.replace(FILLING, ' ');

function isFilled(lines: readonly string[]): boolean {
  if (lines.length < MIN_LINES) return false;
  const goingOn = lines.slice(1).filter((line) => BEGINS_SMALL.test(line)).length;
  const filled = lines.filter(hasGap).length;
  return goingOn > lines.length / 2 && filled >= SHARE_FILLED * lines.length;
}

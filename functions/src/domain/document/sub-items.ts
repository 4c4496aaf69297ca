import { stepNumber } from '../text/steps';
import type { Line } from './line';

/** "3.2.1 Quite la rueda.", and no "2.5 bar". */
const SUB_ITEM = /^(\d{1,2}(?:\.\d{1,2}){1,3})[.)]?\s+["«“¿¡(]?\p{Lu}/u;

/** Whether a number counts on from the one before: "3.2.1" below "3.2", then "3.2.2", "3.3". */
function countsOn(parts: readonly number[], path: readonly number[]): boolean {
  const at = parts.length - 1;
  if (at > path.length || parts.some((part, level) => level < at && part !== path[level])) {
    return false;
  }
  const before = path[at];
  return before === undefined || parts[at] === before + 1;
}

/**
 * Tells the items of the inner levels of a list from paragraphs, headings and figures, which begin alike: only those are
 * items whose number counts on from that of the item before. To be asked for the kind of each line in order.
 */
export function subItems(): (text: string, kind: Line['kind']) => Line['kind'] {
  let path: number[] = [];
  return (text, kind) => {
    const step = kind === 'item' ? stepNumber(text) : null;
    if (step !== null) path = [step];
    else if (kind === 'title' || kind === 'row') path = [];
    if (path.length === 0 || (kind !== 'fact' && kind !== 'prose')) return kind;
    const parts = SUB_ITEM.exec(text)?.[1]?.split('.').map(Number);
    if (!parts || !countsOn(parts, path)) return kind;
    path = parts;
    return 'item';
  };
}

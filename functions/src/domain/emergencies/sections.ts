import type { ManualPart, SourceUnit } from '../findings/manual-part';
import { placeOf, wordsOfTitle, type Placed } from './titles';

/** All that stands below the heading of a procedure, in reading order. */
export type Section = Omit<Placed, 'below'> & {
  parts: { part: ManualPart; below: SourceUnit[] }[];
  /** What comes right after it. */
  next: ManualPart | null;
};

/**
 * Headings as they hold: a title of the path so far that is printed again is the running line of a page, which begins
 * nothing. What stands below it belongs to where the page before ended.
 */
function held(parts: readonly ManualPart[]): (part: ManualPart) => SourceUnit[] {
  let [path, running]: [SourceUnit[], string | null] = [parts[0]?.headings ?? [], null];
  return ({ headings }) => {
    const last = headings.at(-1);
    if (!last || last.unit === running) return last ? path : headings;
    const words = wordsOfTitle(last.text);
    const isHere = headings.slice(0, -1).every((one) => path.some(({ unit }) => unit === one.unit));
    const isRunning =
      isHere && path.some(({ text, page }) => page < last.page && wordsOfTitle(text) === words);
    if (isRunning) running = last.unit;
    else [path, running] = [headings, null];
    return path;
  };
}

const ONLY_FIGURES = /^[\d\s.–—|-]+$/u;

/** Running lines of pages: numbers, and titles that are printed again. */
const isRunning = (part: ManualPart, titles: ReadonlySet<string>): boolean =>
  part.kind === 'paragraph' &&
  part.said.length === 1 &&
  part.said.every(({ text }) => ONLY_FIGURES.test(text.trim()) || titles.has(wordsOfTitle(text)));

/** The sections of a manual whose headings tell an emergency. */
export function sectionsIn(all: readonly ManualPart[]): Section[] {
  const titles = new Set(all.flatMap((part) => part.titles.map(wordsOfTitle)));
  const parts = all.filter((part) => !isRunning(part, titles));
  const sections: Section[] = [];
  const byRoot = new Map<string, Section>();
  let open: Section | null = null;
  const headingsOf = held(parts);
  for (const part of parts) {
    const placed = placeOf(headingsOf(part));
    if (open && open.next === null && placed?.root.unit !== open.root.unit) open.next = part;
    open = null;
    if (!placed) continue;
    const { below, ...rest } = placed;
    open = byRoot.get(placed.root.unit) ?? { ...rest, parts: [], next: null };
    // Another procedure may stand within it; what counts is what follows its end.
    open.next = null;
    if (!byRoot.has(placed.root.unit)) sections.push(open);
    byRoot.set(placed.root.unit, open);
    open.parts.push({ part, below });
  }
  return sections;
}

export const textOf = ({ parts }: Section): string =>
  parts
    .flatMap(({ part, below }) => [
      ...below.map(({ text }) => text),
      ...(part.kind === 'table'
        ? part.rows.map(({ cells }) => cells.join(' '))
        : part.said.map(({ text }) => text)),
    ])
    .join(' ');

import type { ManualPart, Said } from '../findings/manual-part';
import { placeOf, wordsOfTitle, type Placed } from './titles';

/** All that stands below the heading of a procedure, in reading order. */
export type Section = Omit<Placed, 'below'> & {
  parts: { part: ManualPart; below: Said[] }[];
  /** What comes right after it. */
  next: ManualPart | null;
};

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
  for (const part of parts) {
    const placed = placeOf(part);
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

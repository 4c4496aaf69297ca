import { distinctJoints, NEAR, type Line } from './row-rules';
import type { Span, Word } from '../types';

/** Letters stand so high above their baseline, as a share of the line's height, in the middle. */
export const MIDDLE = 0.3;
/** Words nearer than this share of their height stand in one cell, columns are further apart. */
const MIN_GAP = 0.5;

/** What stands between two lines, or above the first one, and its cells as far as its own words tell them. */
export type Band = {
  top: number;
  bottom: number;
  /** Where the line below it begins and ends. */
  from: number;
  to: number;
  words: readonly Word[];
  cells: Span[];
  /** Of the line below it. */
  joints: readonly number[];
  /** Of the lines above and below it: where its cells begin; one that spans columns has none in itself. */
  edges: readonly number[];
};

export const middleOf = ({ baseline, size }: Word): number => baseline + MIDDLE * size;

export function bandsOf(lines: readonly Line[], words: readonly Word[]): Band[] {
  return lines.map(({ at: bottom, from, to, joints }, index) => {
    const inside = words.filter(({ left, right }) => left >= from - NEAR && right <= to + NEAR);
    return bandOf(inside, {
      top: lines[index - 1]?.at ?? Number.POSITIVE_INFINITY,
      bottom,
      from,
      to,
      joints,
      edges: distinctJoints([...(lines[index - 1]?.joints ?? []), ...joints]),
    });
  });
}

/** A band before it is told what stands in it. */
type Frame = Omit<Band, 'words' | 'cells'>;

export function bandOf(words: readonly Word[], frame: Frame): Band {
  const { top, bottom } = frame;
  const own = words.filter((word) => bottom < middleOf(word) && middleOf(word) < top);
  return { ...frame, words: own, cells: joined(own, gapOf(own)) };
}

const gapOf = (words: readonly Word[]): number =>
  MIN_GAP * Math.min(...words.map(({ size }) => size));

/** Spans that are nearer than a gap become one. */
function joined(spans: readonly Span[], gap: number): Span[] {
  const whole: Span[] = [];
  for (const { left, right } of spans.toSorted((a, b) => a.left - b.left)) {
    const last = whole.at(-1);
    if (last && left - last.right < gap) last.right = Math.max(last.right, right);
    else whole.push({ left, right });
  }
  return whole;
}

/** Where the columns stand: between the gaps that all rows leave free. */
export const columnsOf = (bands: readonly Band[]): Span[] =>
  joined(
    bands.flatMap(({ cells }) => cells),
    gapOf(bands.flatMap(({ words }) => words)),
  );

export const heightOf = ({ baseline }: Word): number => Math.round(baseline);

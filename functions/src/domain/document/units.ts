import type { Span } from '../text/sentences';
import type { ReadPage } from './read-page';
import type { Unit } from './block';
import type { Line } from './line';
import { lineBoxes } from './line-boxes';
import { sentencesIn } from './lines';
import type { Piece } from './pieces';
import { unitHash } from './unit-hash';

type Placed = NonNullable<ReadPage['placed']>;

type Part = Span & { kind: Unit['kind'] };

export type UnitsOf = (block: string, piece: Piece, named?: ReadonlySet<Line>) => Unit[];

const lineAs = (kind: Unit['kind'], { start, end }: Span): Part => ({ start, end, kind });

function partsOf(text: string, { kind, lines }: Piece, named: ReadonlySet<Line>): Part[] {
  switch (kind) {
    case 'heading':
      return lines.map((line) => lineAs('title', line));
    case 'list':
      return lines.map((line) => lineAs('item', line));
    case 'warning':
      return [lineAs('warning', { start: lines[0]?.start ?? 0, end: lines.at(-1)?.end ?? 0 })];
    case 'table':
      return lines.map((line) =>
        lineAs(line.isGroup === true ? 'group' : named.has(line) ? 'names' : 'row', line),
      );
    case 'paragraph':
      return lines.flatMap(({ start, end }) =>
        sentencesIn(text.slice(start, end)).map((sentence) =>
          lineAs('sentence', { start: start + sentence.start, end: start + sentence.end }),
        ),
      );
  }
}

const NOTHING: ReadonlySet<Line> = new Set();

/** The places that touch a stretch: they are in order, none over another. */
function placesIn(placed: Placed, { start, end }: Span): Placed {
  let [from, to] = [0, placed.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((placed[middle]?.end ?? 0) > start) to = middle;
    else from = middle + 1;
  }
  while (to < placed.length && (placed[to]?.start ?? end) < end) to += 1;
  return placed.slice(from, to);
}

/** The units of the pieces of a text: `named` are the rows of a table that name its columns. */
export const unitsIn =
  (text: string, placed: Placed): UnitsOf =>
  (block, piece, named = NOTHING) =>
    partsOf(text, piece, named).map((part, n) => ({
      ...part,
      id: `${block}-${n + 1}`,
      hash: unitHash(text.slice(part.start, part.end)),
      boxes: lineBoxes(placesIn(placed, part).map(({ box }) => box)),
    }));

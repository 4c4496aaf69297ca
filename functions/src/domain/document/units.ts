import type { Span } from '../chunking/sentences';
import type { ReadPage } from './read-page';
import type { Unit } from './block';
import type { Line } from './line';
import { lineBoxes } from './line-boxes';
import { sentencesIn } from './lines';
import type { Piece } from './pieces';
import { unitHash } from './unit-hash';

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

/** The units of the pieces of a text: `named` are the rows of a table that name its columns. */
export const unitsIn =
  (text: string, placed: NonNullable<ReadPage['placed']>): UnitsOf =>
  (block, piece, named = NOTHING) => {
    const [begin, end] = [piece.lines[0]?.start ?? 0, piece.lines.at(-1)?.end ?? 0];
    const near = placed.filter((one) => one.start < end && one.end > begin);
    return partsOf(text, piece, named).map((part, n) => ({
      ...part,
      id: `${block}-${n + 1}`,
      hash: unitHash(text.slice(part.start, part.end)),
      boxes: lineBoxes(
        near.filter((one) => one.start < part.end && one.end > part.start).map(({ box }) => box),
      ),
    }));
  };

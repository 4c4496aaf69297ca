import type { Statement } from '@contract';
import type { TableBlock } from '../document/block';
import { cellsIn } from '../document/table-header';
import type { DraftQuotation, Excerpt } from '../ports';
import { unitsAt, type CitedUnit } from './cited-units';

type WithoutCitations<Whole> = Whole extends unknown ? Omit<Whole, 'citations'> : never;
type Quoted = WithoutCitations<Extract<Statement, { kind: 'table' | 'steps' }>>;

const textOf = ({ source, unit }: CitedUnit, excerpts: readonly Excerpt[]): string =>
  excerpts[source]?.chunk.content.slice(unit.start, unit.end) ?? '';

/** Rows as rows of their table, a list as its items; null where what is quoted is no such thing. */
export const quotedPiece = (
  quotation: DraftQuotation,
  excerpts: readonly Excerpt[],
): Quoted | null =>
  quotation.kind === 'table' ? tableOf(quotation, excerpts) : stepsOf(quotation, excerpts);

/** A dot before the words of a cell is a drawing: the colour of a light, the box of a choice. */
const DOT = /^[•●]\s+(?=\p{L})/u;

function tableOf(
  { above, pieces, below }: DraftQuotation,
  excerpts: readonly Excerpt[],
): Quoted | null {
  const rows = pieces.map(({ excerpt, ...range }) => {
    const [row, ...others] = unitsAt(excerpts, { source: excerpt - 1, ...range });
    return row?.unit.kind === 'row' && others.length === 0 ? row : null;
  });
  const known = rows.filter((row) => row !== null);
  const block = known[0]?.block;
  if (block?.kind !== 'table' || known.length < rows.length) return null;
  if (known.some((row) => row.block.id !== block.id || row.source !== known[0]?.source))
    return null;
  const cells = known.map((row) =>
    cellsIn(textOf(row, excerpts)).map((cell) => cell.replace(DOT, '')),
  );
  return {
    kind: 'table',
    above,
    header: block.header,
    rows: ofOneWidth(block, cells).map((row) => ({ cells: row })),
    below,
  };
}

/** Rows as wide as their header: what is missing at the end of a row is empty. */
function ofOneWidth({ header }: TableBlock, rows: string[][]): string[][] {
  const all = [...rows, ...header.map(({ cells }) => cells)];
  const width = Math.max(...all.map((row) => row.length));
  return rows.map((row) => [...row, ...Array<string>(width - row.length).fill('')]);
}

/** "1.", "a)", "•" before an item. */
const MARK = /^(\(?(?:\d{1,2}|[a-z])[.)]|[\p{Co}•·▪◦‣●○■□➢✓–—*+»►➤→❏❐❑❒☐◆✗✘✔-])\s*(?=\S)/u;
const FEWEST_STEPS = 2;

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

function stepsOf(
  { above, pieces, below }: DraftQuotation,
  excerpts: readonly Excerpt[],
): Quoted | null {
  const units = pieces.flatMap(({ excerpt, ...range }) =>
    unitsAt(excerpts, { source: excerpt - 1, ...range }),
  );
  const items = units.filter(({ block }) => block.kind === 'list');
  const first = items[0]?.block;
  if (first?.kind !== 'list' || items.length < FEWEST_STEPS) return null;
  // Nothing of what is quoted may be lost: what is no item of a list announces it, or this is no list.
  const begin = units.findIndex(({ block }) => block.kind === 'list');
  if (units.slice(begin).some(({ block }) => block.kind !== 'list')) return null;
  const announced = units.slice(0, begin).map((unit) => oneLine(textOf(unit, excerpts)));
  return {
    kind: 'steps',
    above: [above, ...announced].filter((text) => text !== '').join('\n'),
    isOrdered: first.isOrdered,
    steps: items.map((item) => {
      const text = oneLine(textOf(item, excerpts));
      const [marked = '', mark = ''] = MARK.exec(text) ?? [];
      return { mark, text: text.slice(marked.length) };
    }),
    below,
  };
}

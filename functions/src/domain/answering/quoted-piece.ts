import type { Statement } from '@contract';
import type { TableBlock } from '../document/block';
import { markedItem, oneLine } from '../document/marked-item';
import { shownCells } from '../text/cells';
import type { DraftQuotation } from '../ports/draft-quotation';
import type { Excerpt } from '../ports';
import { textOf, unitsAt } from './quotables/cited-units';

type WithoutCitations<Whole> = Whole extends unknown ? Omit<Whole, 'citations'> : never;
type Quoted = WithoutCitations<Extract<Statement, { kind: 'table' | 'steps' }>>;

/** Rows as rows of their table, a list as its items; null where what is quoted is no such thing. */
export const quotedPiece = (
  quotation: DraftQuotation,
  excerpts: readonly Excerpt[],
): Quoted | null =>
  quotation.kind === 'table' ? tableOf(quotation, excerpts) : stepsOf(quotation, excerpts);

function tableOf(
  { above, pieces, below }: DraftQuotation,
  excerpts: readonly Excerpt[],
): Quoted | null {
  const rows = pieces.map((place) => {
    const [row, ...others] = unitsAt(excerpts, place);
    return row?.unit.kind === 'row' && others.length === 0 ? row : null;
  });
  const known = rows.filter((row) => row !== null);
  const block = known[0]?.block;
  if (block?.kind !== 'table' || known.length < rows.length) return null;
  if (known.some((row) => row.block.id !== block.id || row.source !== known[0]?.source))
    return null;
  const cells = ofOneWidth(
    block,
    known.map((row) => shownCells(textOf(row, excerpts))),
  );
  return {
    kind: 'table',
    above,
    header: block.header,
    rows: known.map(({ unit }, at) => ({ cells: cells[at] ?? [], unit: unit.id })),
    below,
  };
}

/** Rows as wide as their header: what is missing at the end of a row is empty. */
function ofOneWidth({ header }: TableBlock, rows: string[][]): string[][] {
  const all = [...rows, ...header.map(({ cells }) => cells)];
  const width = Math.max(...all.map((row) => row.length));
  return rows.map((row) => [...row, ...Array<string>(width - row.length).fill('')]);
}

const MIN_STEPS = 2;

function stepsOf(
  { above, pieces, below }: DraftQuotation,
  excerpts: readonly Excerpt[],
): Quoted | null {
  const units = pieces.flatMap((place) => unitsAt(excerpts, place));
  const items = units.filter(({ block }) => block.kind === 'list');
  const first = items[0]?.block;
  if (first?.kind !== 'list' || items.length < MIN_STEPS) return null;
  // Nothing of what is quoted may be lost: what is no item of a list announces it, or this is no list.
  const begin = units.findIndex(({ block }) => block.kind === 'list');
  if (units.slice(begin).some(({ block }) => block.kind !== 'list')) return null;
  const announced = units.slice(0, begin).map((unit) => oneLine(textOf(unit, excerpts)));
  return {
    kind: 'steps',
    above: [above, ...announced].filter((text) => text !== '').join('\n'),
    isOrdered: first.isOrdered,
    steps: items.map((item) => markedItem(textOf(item, excerpts))),
    below,
  };
}

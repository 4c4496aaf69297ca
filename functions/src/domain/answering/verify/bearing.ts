import type { Block, Unit } from '../../document/block';
import { blocksOf } from '../../document/blocks-of-text';
import { markedItem, oneLine } from '../../document/marked-item';
import { shownCells } from '../../text/cells';
import type { Excerpt } from '../../ports';
import { textOf, type CitedUnit } from '../quotables/cited-units';
import type { Bearing, BearingUnit } from './claim';

/** What a headline is checked against: the chosen units, and what governs them. */
export function bearingOf(
  chosen: readonly CitedUnit[],
  excerpts: readonly Excerpt[],
  question: string,
): Bearing {
  const ordered = chosen.toSorted((a, b) => a.source - b.source || a.unit.start - b.unit.start);
  return {
    question,
    units: ordered.map((one) => bearingUnit(one, excerpts)),
    above: [...new Set(ordered.flatMap((one) => governing(one, excerpts)))],
    beside: [...new Set(ordered.flatMap((one) => beside(one, excerpts)))].filter(
      (text) => !ordered.some((one) => textOf(one, excerpts) === text),
    ),
  };
}

function bearingUnit(cited: CitedUnit, excerpts: readonly Excerpt[]): BearingUnit {
  const { block } = cited;
  const text = textOf(cited, excerpts);
  if (block.kind !== 'table') return { kind: 'text', text: markedItem(text).text };
  const cells = shownCells(text);
  return {
    kind: 'row',
    cells: cells.map((cell, at) => ({
      text: cell,
      name: block.header.map((row) => row.cells[at] ?? '').join(' '),
    })),
  };
}

/** Headings, the title above, the group of a row, and the sentence that announces a list. */
function governing({ source, unit, block }: CitedUnit, excerpts: readonly Excerpt[]): string[] {
  const chunk = excerpts[source]?.chunk;
  if (!chunk) return [];
  const lineOf = (place: Pick<Unit, 'start' | 'end'>): string =>
    oneLine(textOf({ source, unit: place }, excerpts));
  const before: Block[] = blocksOf(chunk).filter(({ start }) => start < block.start);
  const title = before.findLast(({ kind }) => kind === 'heading');
  const last = before.at(-1)?.units.at(-1);
  const announces = last && lineOf(last).endsWith(':') ? [lineOf(last)] : [];
  const group = block.units
    .filter(({ kind, start }) => kind === 'group' && start < unit.start)
    .at(-1);
  return [
    ...chunk.headings,
    ...(title ? [lineOf(title)] : []),
    ...announces,
    ...(group ? [lineOf(group)] : []),
  ];
}

/** The rest of a paragraph, and the warning that stands right behind it or behind a list. */
function beside({ source, unit, block }: CitedUnit, excerpts: readonly Excerpt[]): string[] {
  const chunk = excerpts[source]?.chunk;
  if (!chunk || block.kind === 'table') return [];
  const rest =
    block.kind === 'paragraph' ? block.units.filter(({ start }) => start > unit.start) : [];
  const next = blocksOf(chunk).find(({ start }) => start >= block.end);
  const warning = next?.kind === 'warning' ? next.units : [];
  return [...rest, ...warning].map((one) => textOf({ source, unit: one }, excerpts));
}

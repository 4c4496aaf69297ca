import type { BlockPage, Fragment, Line, OrderedPage, Region } from '../types';
import { lineOfOne, rowOf, spanOf } from './line-of';
import { linesOf } from './lines';
import { withStepNumbers } from './step-numbers';
import { tableRows } from './table-rows';
import { withTableTitles } from './table-titles';

/** The page's lines and rows of tables, with what stands in the cells of each. */
export function blocks({ regions, ...page }: OrderedPage): BlockPage {
  const segments = regions.map((region) => {
    const { turns } = region;
    const lines = region.isFigure ? figureOf(region.text) : linesIn(region);
    if (turns !== undefined)
      return { lines: lines.map((line) => ({ ...line, turned: true, turns })) };
    if (!region.table) return { lines };
    const { xs } = region.table.grid;
    return { lines, table: { left: Math.min(...xs), right: Math.max(...xs) } };
  });
  return { ...page, lines: withStepNumbers(withTableTitles(segments)) };
}

/** All labels of a drawing as one line: one by one they would be paragraphs, and those side by side rows of a table. */
function figureOf(labels: readonly Fragment[]): Line[] {
  if (labels.length === 0) return [];
  const text = labels.map((label) => label.text).join(' ');
  return [{ ...rowOf([{ text, ...spanOf(labels) }], [labels.map(lineOfOne)]), isFigure: true }];
}

function linesIn({ text, table }: Region<Fragment>): Line[] {
  const lines = linesOf(text);
  if (!table) return lines;
  const cells = [...table.cells].map(([at, cell]) => [at, linesOf(cell)] as const);
  return [...lines, ...tableRows(table.grid, new Map(cells))];
}

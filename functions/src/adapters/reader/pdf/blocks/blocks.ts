import type { BlockPage, Fragment, Line, OrderedPage, Region } from '../types';
import { lineOfOne, rowOf, spanOf } from './line-of';
import { linesOf } from './lines';
import { tableRows } from './table-rows';
import { withTableTitles } from './table-titles';
import { numberedSteps } from '../../step-marks';

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

/** "1" before a title is its number; titles are bold. */
const BARE = /^\d{1,2}(?:[ \t]|[.)]\p{Lu})/u;

/**
 * Steps by any mark ("1 Gire…", as designs with numbers in circles draw them; "1.- Gire…", "Paso 1: …") get the number with a
 * full stop by which steps are known.
 */
function withStepNumbers(lines: Line[]): Line[] {
  const steps = numberedSteps(
    lines.map(({ cells, bold, turned, left }) => {
      const text = cells.join(' ');
      const isOne = cells.length === 1;
      return { text: !isOne || turned || (bold && BARE.test(text)) ? text.slice(-1) : text, left };
    }),
  );
  return steps.size === 0
    ? lines
    : lines.map((line, at) => {
        const text = steps.get(at);
        return text === undefined ? line : { ...line, cells: [text] };
      });
}

import { joinLines, MAX_JOINED_LENGTH, repairText } from '../repair-text';
import type { Block } from '../sections';
import { numberedSteps } from '../step-marks';
import { alignedRows } from './aligned-rows';
import { withoutFilling } from './filled-lines';
import { headingDepth, isListItem, isUnderline, titleOf, widthOf, withNextWord } from './line-kind';
import { loneTitles } from './lone-titles';
import { linesOf } from './printed-pages';
import { withTabsForSemicolons } from './semicolon-rows';
import { shortLines, stretchesOf } from './stretches';
import { isRule } from './stripes';
import { tabbedRows } from './tabbed-rows';

/** Cells of a table in plain text are parted by tabs, bars or so many spaces. */
const CELL_GAP = /\t+| {3,}| \|(?= )/;
/** A row between bars: what stands between two of them is a cell, also nothing. */
const BARRED = /^\|.+\|$/;
const BARRED_RULE = /^[|:\s-]+$/;
/** DOS drew bars and rules with letters of their own. */
const DRAWN_RULE = /[─━═]/g;
const DRAWN_BAR = /[\u2500-\u257f]/g;
/** A line this long may have been broken by its author's editor, and go on in the next one. */
const WRAPPED_FROM = 45;

/** The blocks of a plain text: headings, paragraphs with their broken lines joined, list items and table rows. */
export function* textBlocks(text: string): Generator<Block> {
  for (const { text: piece, linesBefore } of stretchesOf(text)) {
    for (const block of blocksOf(piece)) {
      yield { ...block, first: block.first + linesBefore, last: block.last + linesBefore };
    }
  }
}

function* blocksOf(text: string): Generator<Block> {
  const drawn = text.replace(DRAWN_RULE, '-').replace(DRAWN_BAR, '|');
  const numbered = linesOf(drawn).flatMap((line) => shortLines(line));
  const lines = withStepNumbers(
    withTabsForSemicolons(withoutFilling(numbered.map((line) => line.text))),
  );
  const tabbed = tabbedRows(lines);
  const aligned = alignedRows(lines);
  const width = widthOf(lines);
  const lone = loneTitles(lines, width);
  let open: Block | null = null;
  let wasBlank = true;
  for (const [index, line] of lines.entries()) {
    const [before, after] = [lines[index - 1] ?? '', lines[index + 1] ?? ''];
    if (line.trim() === '' || isRule(line) || isUnderline(line)) {
      wasBlank = true;
      continue;
    }
    const row = aligned.get(index);
    const depth = row ? null : (headingDepth({ before, line, after }) ?? lone.get(index) ?? null);
    const cells = row?.cells ?? tabbed.get(index) ?? cellsOf(line);
    const content = depth === null ? cells.join('\t') : titleOf(line);
    if (content === '') continue;
    const number = numbered[index]?.number ?? 0;
    const isFull = (open?.text.length ?? 0) > MAX_JOINED_LENGTH;
    const goesWith = !wasBlank && depth === null && !row && !isFull;
    if (open && goesWith && goesOn(before, line, width)) {
      open.text = joinLines(open.text, content);
      open.last = number;
      continue;
    }
    if (open) yield open;
    open = {
      text: content,
      depth,
      first: number,
      last: number,
      isApart: wasBlank && row?.isFirst !== false,
    };
    wasBlank = depth !== null;
  }
  if (open) yield open;
}

/** Steps by any mark, with the number by which steps are known. */
function withStepNumbers(lines: readonly string[]): string[] {
  const steps = numberedSteps(lines.map((line) => ({ text: line.trim() })));
  return lines.map((line, at) => steps.get(at) ?? line);
}

function cellsOf(line: string): string[] {
  const text = line.trim();
  const isBarred = BARRED.test(text);
  if (isBarred && BARRED_RULE.test(text)) return [];
  const cells = (isBarred ? text.slice(1, -1).split('|') : text.split(CELL_GAP)).map(repairText);
  const filled = cells.filter((cell) => cell !== '');
  return isBarred && filled.length > 0 ? cells : filled;
}

const isRow = (line: string): boolean => BARRED.test(line) || CELL_GAP.test(line);

/**
 * Whether a line continues the one before it: that one is long, and neither is an item or a row of its own. A sentence
 * that ends where one more word had found room ends its paragraph.
 */
function goesOn(before: string, line: string, width: number): boolean {
  if (isListItem(line) || isRow(line.trim()) || isRow(before.trim())) return false;
  const isEnd = /[.!?]\s*$/.test(before) && /^\s*[\p{Lu}¿¡]/u.test(line);
  if (isEnd && withNextWord(before, line) <= width) return false;
  return before.trim().length >= WRAPPED_FROM && before.length < 400;
}

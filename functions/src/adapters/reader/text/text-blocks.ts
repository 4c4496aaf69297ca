import { joinLines, repairText } from '../repair-text';
import type { Block } from '../sections';
import { headingDepth, isListItem, isUnderline, titleOf } from './line-kind';

/** Cells of a table in plain text are parted by tabs, bars or so many spaces. */
const CELL_GAP = /\t+| {3,}| \| /;
/** A line this long may have been broken by its author's editor, and go on in the next one. */
const WRAPPED_FROM = 45;

/** The blocks of a plain text: headings, paragraphs with their broken lines joined, list items and table rows. */
export function* textBlocks(text: string): Generator<Block> {
  const lines = text.split(/\r\n|[\n\r\f\v\u2028\u2029]/);
  let open: Block | null = null;
  let wasBlank = true;
  for (const [index, line] of lines.entries()) {
    const [before, after] = [lines[index - 1] ?? '', lines[index + 1] ?? ''];
    if (line.trim() === '' || isUnderline(line)) {
      wasBlank = true;
      continue;
    }
    const depth = headingDepth({ before, line, after });
    const content = depth === null ? textOf(line) : titleOf(line);
    if (content === '') continue;
    const number = index + 1;
    if (open && !wasBlank && depth === null && goesOn(before, line)) {
      open.text = joinLines(open.text, content);
      open.last = number;
      continue;
    }
    if (open) yield open;
    open = { text: content, depth, first: number, last: number, isApart: wasBlank };
    wasBlank = depth !== null;
  }
  if (open) yield open;
}

const textOf = (line: string): string =>
  line
    .trim()
    .replace(/^\| ?| ?\|$/g, '')
    .split(CELL_GAP)
    .map(repairText)
    .filter((cell) => cell !== '')
    .join('\t');

/** Whether a line continues the one before it: that one is long, and neither is an item or a row of its own. */
function goesOn(before: string, line: string): boolean {
  if (isListItem(line) || CELL_GAP.test(line.trim()) || CELL_GAP.test(before.trim())) return false;
  return before.trim().length >= WRAPPED_FROM && before.length < 400;
}

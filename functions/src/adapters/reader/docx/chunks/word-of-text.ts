import { textBlocks } from '../../text/text-blocks';
import { paragraphOf, runOf, wordPart } from './word-xml';

/** Word has nine depths of titles. */
const DEEPEST = 9;

/** A plain text as a part of Word: its titles, paragraphs and the rows of its tables. */
export function wordOfText(text: string): Uint8Array {
  let [content, isInTable] = ['', false];
  for (const block of textBlocks(text)) {
    const cells = block.text.split('\t');
    const isRow = cells.length > 1;
    if (isRow !== isInTable) content += isRow ? '<w:tbl>' : '</w:tbl>';
    isInTable = isRow;
    if (isRow) content += `<w:tr>${cells.map(cellOf).join('')}</w:tr>`;
    else content += paragraphOf(runOf(block.text), block.depth && Math.min(DEEPEST, block.depth));
  }
  return wordPart(content + (isInTable ? '</w:tbl>' : ''));
}

const cellOf = (text: string): string => `<w:tc>${paragraphOf(runOf(text))}</w:tc>`;

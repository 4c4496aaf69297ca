import { CELL_SEPARATOR } from '../../domain/chunking/sentences';
import { countReadable, joinLines, repairText, withoutSoftHyphens } from './repair-text';

/** A word in the image of a page; in any unit that is the same for a page. */
export type RecognisedWord = { text: string; left: number; right: number };
export type RecognisedLine = { words: RecognisedWord[]; height: number };
export type RecognisedParagraph = readonly RecognisedLine[];

/** Words further apart than this many heights of their line stand in different cells of a table. */
const CELL_GAP = 2;
/** A line that ends before this share of its paragraph's width ends a row or an item. */
const FULL_LINE = 0.82;
/** A page with less than this shows a picture: what was taken for letters is none. */
const FEWEST_CHARACTERS = 4;
/** OCR takes the bullets of lists for one of these. */
const BULLET = /^(?:[=*+»«¢©®e°]|[oO]) (?=\p{Lu})/u;
const LIST_ITEM = /^(?:[•–—-]|\(?\d{1,2}[.)]|[a-z]\))\s/;

/** The text of a page from what OCR found on it, in its reading order; null when there is nothing to be read. */
export function recognisedText(paragraphs: readonly RecognisedParagraph[]): string | null {
  const text = paragraphs
    .map(textOfParagraph)
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');
  return countReadable(text) < FEWEST_CHARACTERS ? null : text;
}

function textOfParagraph(lines: RecognisedParagraph): string {
  const left = Math.min(...lines.map(leftOf));
  const width = Math.max(...lines.map(rightOf)) - left;
  let text = '';
  let goesOn = false;
  for (const line of lines) {
    const words = textOfLine(line);
    if (words === '') continue;
    const isRow = words.includes(CELL_SEPARATOR);
    const isNew = !goesOn || isRow || LIST_ITEM.test(words);
    text = text === '' ? words : isNew ? `${text}\n${words}` : joinLines(text, words);
    goesOn = !isRow && rightOf(line) - left >= FULL_LINE * width;
  }
  return withoutSoftHyphens(text);
}

const leftOf = ({ words }: RecognisedLine): number => Math.min(...words.map(({ left }) => left));
const rightOf = ({ words }: RecognisedLine): number => Math.max(...words.map(({ right }) => right));

function textOfLine({ words, height }: RecognisedLine): string {
  let text = '';
  let end = 0;
  for (const word of words) {
    const gap = word.left - end > CELL_GAP * height ? CELL_SEPARATOR : ' ';
    text += text === '' ? word.text : gap + word.text;
    end = word.right;
  }
  return repairText(text).replace(BULLET, '• ');
}

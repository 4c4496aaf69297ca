import { widthOf } from '../text/broken-lines';
import { loneTitles } from '../text/lone-titles';
import { shownLines, type ShownLine } from './shown-lines';
import type { Styles } from './styles';

/** What mammoth does not tell: how deep a title a line is. It stands at its end, between two signs of no meaning. */
export const TITLE = /\ue002(\d+)\ue003/;

/** Titles by Word's outline are outside of those that only look like one. */
const BELOW_OUTLINE = 10;
/** Letters of a title are larger than those of the text by this share, or bold, or capitals. */
const LARGER = 1.15;
const LONGEST = 90;
const LONGEST_OUTLINED = 250;
const WORD = /\p{L}{3}/u;
/** "DOT 4", "SAE 5W-30" are no titles. */
const CAPITALS = /\p{Lu}{5}/u;
const SMALL = /\p{Ll}/u;

/** The lean XML of a part with a mark at the end of each title. */
export function withTitles(xml: string, styles: Styles): string {
  const lines = shownLines(xml, styles);
  const looks = looksOf(lines);
  const depths = lines.map((line) => depthOf(line, looks));
  const lone = loneIn(lines, depths);
  const belowAll = BELOW_OUTLINE + looks.order.length;
  let [shown, from] = ['', 0];
  for (const [index, line] of lines.entries()) {
    const plain = lone.get(index);
    const depth = depths[index] ?? (plain === undefined ? null : belowAll + plain);
    if (depth === null) continue;
    const mark = `<w:t>\ue002${depth}\ue003</w:t>`;
    shown += xml.slice(from, line.end) + (line.isInRun ? mark : `<w:r>${mark}</w:r>`);
    from = line.end;
  }
  return shown + xml.slice(from);
}

function depthOf(line: ShownLine, { bodySize, order }: Looks): number | null {
  if (line.isInTable || line.text === '') return null;
  if (line.outline !== null && line.text.length <= LONGEST_OUTLINED) return line.outline + 1;
  return looksLikeTitle(line, bodySize) ? BELOW_OUTLINE + order.indexOf(lookOf(line)) : null;
}

/**
 * Titles by nothing but where they stand, with their depths below one another, as those of a plain text: paragraphs are
 * parted there by blank lines, and what is another title ends like a sentence.
 */
function loneIn(lines: readonly ShownLine[], depths: readonly (number | null)[]) {
  const plain = lines.flatMap((line, index) => [
    { index, text: plainText(line, depths[index] !== null) },
    ...(line.isInRun ? [] : [{ index, text: '' }]),
  ]);
  const texts = plain.map(({ text }) => text);
  return new Map(
    [...loneTitles(texts, widthOf(texts))].map(([at, depth]) => [plain[at]?.index ?? -1, depth]),
  );
}

const plainText = ({ text, isInTable, isListItem }: ShownLine, isTitle: boolean): string => {
  if (text === '') return '';
  if (isTitle) return `${text}.`;
  return isInTable ? `| ${text}` : isListItem ? `- ${text}` : text;
};

type Looks = { bodySize: number; order: number[] };

/** How titles look in a document, the most striking first: those of one look are of one depth. */
function looksOf(lines: readonly ShownLine[]): Looks {
  const bodySize = bodySizeOf(lines);
  const titles = lines.filter((line) => !line.isInTable && looksLikeTitle(line, bodySize));
  return { bodySize, order: [...new Set(titles.map(lookOf))].toSorted((a, b) => b - a) };
}

/** Larger letters first, then capitals, then bold ones. */
const lookOf = ({ size, text, isBold }: ShownLine): number =>
  size * 4 + (SMALL.test(text) ? 0 : 2) + (isBold ? 1 : 0);

function looksLikeTitle({ text, isBold, isListItem, size }: ShownLine, bodySize: number): boolean {
  if (text.length > LONGEST || /[.,;]$/.test(text) || !WORD.test(text)) return false;
  if (size >= LARGER * bodySize) return true;
  return !isListItem && (isBold || (CAPITALS.test(text) && !SMALL.test(text)));
}

/** Of most letters outside of tables, which often are smaller. */
function bodySizeOf(lines: readonly ShownLine[]): number {
  const letters = new Map<number, number>();
  for (const { text, size, isInTable } of lines) {
    if (!isInTable) letters.set(size, (letters.get(size) ?? 0) + text.length);
  }
  return [...letters].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
}

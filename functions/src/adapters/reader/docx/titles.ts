import { RAISED } from '../../../domain/spanish/raised';
import type { Block } from '../sections';
import { numberedSteps } from '../step-marks';
import { widthOf } from '../text/line-kind';
import { loneTitles } from '../text/lone-titles';
import { joined, type Item, type Line, type Paragraph } from './line-texts';
import { isBullet } from './numbering';

/** Titles by Word's outline are outside of those that only look like one. */
const BELOW_OUTLINE = 10;
/** Letters of a title are larger than those of the text by this share, or bold, or capitals. */
const LARGER = 1.15;
const LONGEST = 90;
const MAX_OUTLINED_LENGTH = 250;
const WORD = /\p{L}{3}/u;
/** "DOT 4", "SAE 5W-30" are no titles. */
const CAPITALS = /\p{Lu}{5}/u;
const SMALL = /\p{Ll}/u;
/** Of a note: no letters of what it stands at. */
const NOTE_MARK = new RegExp(String.raw`\[[${RAISED}]+\]`, 'gu');

/** What Word shows as blocks: headings, paragraphs, items and rows. */
export function* blocksOf(said: readonly Item[]): Generator<Block> {
  const items = withStepNumbers(said);
  const depthOf = titleDepths(items);
  let paragraph = 0;
  for (const item of items) {
    if ('text' in item || item.lines.length > 0) paragraph += 1;
    const place = { first: paragraph, last: paragraph };
    if ('text' in item) {
      yield { ...item, ...place, depth: null, isApart: false };
      continue;
    }
    const lines = joined(
      item.lines.map((line) => ({ text: line.text, depth: depthOf.get(line) ?? null })),
    );
    const isItem = isBullet(item.number);
    const isTitle = !isItem && (lines[0]?.depth ?? null) !== null;
    const marker = isTitle || item.number === null ? '' : `${item.number} `;
    for (const [index, line] of lines.entries()) {
      const depth = isItem ? null : line.depth;
      const isApart = depth !== null || (marker === '' && index === 0);
      yield { text: index === 0 ? marker + line.text : line.text, depth, ...place, isApart };
    }
  }
}

/** Steps by any mark, typed or of a list, with the number by which steps are known. */
function withStepNumbers(items: readonly Item[]): Item[] {
  const firstOf = (item: Item): string => {
    if ('text' in item) return '';
    return [item.number ?? '', item.lines[0]?.text ?? ''].join(' ').trim();
  };
  const steps = numberedSteps(items.map((item) => ({ text: firstOf(item) })));
  return items.map((item, at) => {
    const step = steps.get(at);
    const [first, ...others] = 'text' in item ? [] : item.lines;
    if (step === undefined || 'text' in item || !first) return item;
    if (item.number !== null) return { ...item, number: step.slice(0, step.indexOf(' ')) };
    return { ...item, lines: [{ ...first, text: step }, ...others] };
  });
}

/** How deep a title each line is that is one. */
function titleDepths(items: readonly Item[]): ReadonlyMap<Line, number> {
  const paragraphs = items.filter((item) => 'lines' in item);
  const bodySize = mostOf(
    paragraphs.flatMap(({ lines }) => lines.flatMap(({ sizes }) => [...sizes])),
  );
  const looks = new Map(
    paragraphs.flatMap((paragraph) =>
      paragraph.lines
        .filter((line) => looksLikeTitle(line, paragraph, bodySize))
        .map((line) => [line, lookOf(line)] as const),
    ),
  );
  /** The most striking first: titles of one look are of one depth. */
  const order = [...new Set(looks.values())].toSorted((a, b) => b - a);
  const depths = new Map(
    [...looks].map(([line, look]) => [line, BELOW_OUTLINE + order.indexOf(look)]),
  );
  for (const { lines, outline } of paragraphs) {
    if (outline === null) continue;
    for (const line of lines)
      if (line.text.length <= MAX_OUTLINED_LENGTH) depths.set(line, outline + 1);
  }
  addLoneTitles(items, depths, BELOW_OUTLINE + order.length);
  return depths;
}

/**
 * Titles by nothing but where they stand, below all others, as those of a plain text: paragraphs are parted there by blank
 * lines, and what is another title ends like a sentence.
 */
function addLoneTitles(items: readonly Item[], depths: Map<Line, number>, below: number): void {
  const plain = items.flatMap((item): { text: string; line?: Line }[] => {
    if ('text' in item && item.isNote) return [];
    const lines =
      'text' in item
        ? [{ text: `| ${item.text}` }]
        : item.lines.map((line) => {
            const text = item.isListItem ? `- ${line.text}` : line.text;
            return { line, text: depths.has(line) ? `${line.text}.` : text.replace(NOTE_MARK, '') };
          });
    return [...lines, { text: '' }];
  });
  const texts = plain.map(({ text }) => text);
  for (const [at, depth] of loneTitles(texts, widthOf(texts))) {
    const line = plain[at]?.line;
    if (line && !depths.has(line)) depths.set(line, below + depth);
  }
}

/** Larger letters first, then capitals, then bold ones. */
const lookOf = ({ text, sizes, ...line }: Line): number =>
  mostOf([...sizes]) * 4 + (SMALL.test(text) ? 0 : 2) + (isBold(line) ? 1 : 0);

const isBold = ({ bold, letters }: Pick<Line, 'bold' | 'letters'>): boolean =>
  letters > 0 && bold === letters;

function looksLikeTitle(line: Line, { isListItem }: Paragraph, bodySize: number): boolean {
  const { sizes } = line;
  const text = line.text.replace(NOTE_MARK, '');
  if (text.length > LONGEST || /[.,;]$/.test(text) || !WORD.test(text)) return false;
  if (bodySize > 0 && mostOf([...sizes]) >= LARGER * bodySize) return true;
  return !isListItem && (isBold(line) || (CAPITALS.test(text) && !SMALL.test(text)));
}

/** The size of most letters. */
function mostOf(sizes: readonly (readonly [size: number, letters: number])[]): number {
  const counts = new Map<number, number>();
  for (const [size, letters] of sizes) counts.set(size, (counts.get(size) ?? 0) + letters);
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
}

import { BEGINS_SMALL, joinLines, MAX_JOINED_LENGTH, repairText } from '../repair-text';

/** A line of a paragraph, and how its letters look. */
export type Line = {
  text: string;
  /** How many letters it has, how many of them are bold, and how many there are of each size, in half points. */
  letters: number;
  bold: number;
  sizes: ReadonlyMap<number, number>;
};
/** `number`: the one, or the bullet, that Word shows before it. */
export type Paragraph = {
  lines: Line[];
  number: string | null;
  isListItem: boolean;
  /** How deep a title Word takes it for, from 0. */
  outline: number | null;
};
/** What stands between paragraphs: a row of a table, or the text of a note. */
export type Row = { text: string; namesColumns?: boolean; isNote?: boolean };
export type Item = Paragraph | Row;

/** The look of letters that are added. */
type Letters = { isBold?: boolean | undefined; size: number };

/** Gathers the lines of a paragraph. */
export function createLines() {
  const lines: (Line & { sizes: Map<number, number> })[] = [];
  const open = (): void => void lines.push({ text: '', letters: 0, bold: 0, sizes: new Map() });
  open();
  return {
    /** A sign, or letters with the look that tells titles. */
    add(text: string, look?: Letters): void {
      const line = lines.at(-1);
      if (!line) return;
      line.text += text;
      if (!look) return;
      const letters = text.trim().length;
      line.letters += letters;
      if (look.isBold) line.bold += letters;
      line.sizes.set(look.size, (line.sizes.get(look.size) ?? 0) + letters);
    },
    break: open,
    isEmpty: (): boolean => lines.every(({ text }) => text === ''),
    take: (): Line[] =>
      lines
        .map((line) => ({ ...line, text: repairText(line.text.replaceAll(SOFT_HYPHEN, '')) }))
        .filter(({ text }) => text !== ''),
  };
}

export type Lines = ReturnType<typeof createLines>;

/** Word shows it only where it ends a line. */
const SOFT_HYPHEN = '\u00ad';

/** A line this long was broken by the program that wrote it, unless it ends a sentence. */
const BROKEN_FROM = 45;
const ENDS = /[.:;!?]$/;

/** `depth`: how deep a title it is; null for text. */
type SaidLine = { text: string; depth: number | null };

/** Lines with those that only go on in the next line, as in long titles, or as programs write them that turn a PDF into Word. */
export function joined(lines: readonly SaidLine[]): SaidLine[] {
  const whole: SaidLine[] = [];
  for (const { text, depth } of lines) {
    const last = whole.at(-1);
    if (last && goesOn(last, { text, depth })) last.text = joinLines(last.text, text);
    else whole.push({ text, depth });
  }
  return whole;
}

function goesOn(above: SaidLine, { text, depth }: SaidLine): boolean {
  if (above.depth !== depth || above.text.length > MAX_JOINED_LENGTH) return false;
  const isBroken = above.text.length >= BROKEN_FROM && !ENDS.test(above.text);
  return depth !== null || isBroken || BEGINS_SMALL.test(text);
}

/** What an item says where nothing in it is a title: in a cell, or in a note. */
export function textsOf(item: Item): string[] {
  if ('text' in item) return [item.text];
  const texts = joined(item.lines.map(({ text }) => ({ text, depth: null })));
  return texts.map(({ text }, at) => (at === 0 && item.number ? `${item.number} ${text}` : text));
}

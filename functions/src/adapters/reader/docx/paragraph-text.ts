import { raiseDigits } from '../raised-digits';
import { BEGINS_SMALL, joinLines, repairText } from '../repair-text';
import { NUMBER } from './list-numbers';
import { TITLE } from './title-marks';

/** A line of what was said since the last time, and how deep a title it is; null for text. */
export type SaidLine = { content: string; depth: number | null };
/** `number`: the one, or the bullet, that Word shows before it; undefined where there is none. */
export type Said = { lines: SaidLine[]; number: string | undefined };

export type ParagraphText = {
  isEmpty(): boolean;
  add(html: string): void;
  /** A tag that says how the letters between it and its end are shown, or breaks their line. */
  mark(tag: string, closes: boolean): void;
  take(): Said;
};

/** The text of one paragraph after the other, from pieces of mammoth's HTML. */
export function createParagraphText(): ParagraphText {
  let text = '';
  let raised = 0;
  return {
    isEmpty: () => text === '',
    add(html) {
      const plain = unescapeHtml(html).replaceAll('\n', ' ');
      text += raised > 0 ? raiseDigits(plain) : plain;
    },
    mark(tag, closes) {
      if (tag === 'sup') raised += closes ? -1 : 1;
      else if (tag === 'br') text += '\n';
    },
    take() {
      const [sign = '', number] = NUMBER.exec(text) ?? [];
      const lines = text.slice(sign.length).split('\n').map(lineOf);
      text = '';
      return { lines: joined(lines.filter(({ content }) => content !== '')), number };
    },
  };
}

/** Word shows it only where it ends a line. */
const SOFT_HYPHEN = '\u00ad';

function lineOf(text: string): SaidLine {
  const [mark = '', depth] = TITLE.exec(text) ?? [];
  const content = repairText(text.replace(mark, '').replaceAll(SOFT_HYPHEN, ''));
  return { content, depth: depth === undefined ? null : Number(depth) };
}

/** A line this long was broken by the program that wrote it, unless it ends a sentence. */
const BROKEN_FROM = 45;
const ENDS = /[.:;!?]$/;
/** In a hostile file they may never end: each one would take longer to join than the one before. */
const LONGEST_JOINED = 10_000;

/** Lines with those that only go on in the next line, as in long titles, or as programs write them that turn a PDF into Word. */
function joined(lines: readonly SaidLine[]): SaidLine[] {
  const whole: SaidLine[] = [];
  for (const line of lines) {
    const last = whole.at(-1);
    if (last && goesOn(last, line)) last.content = joinLines(last.content, line.content);
    else whole.push({ ...line });
  }
  return whole;
}

function goesOn(above: SaidLine, { content, depth }: SaidLine): boolean {
  if (above.depth !== depth || above.content.length > LONGEST_JOINED) return false;
  const isBroken = above.content.length >= BROKEN_FROM && !ENDS.test(above.content);
  return depth !== null || isBroken || BEGINS_SMALL.test(content);
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

const unescapeHtml = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name] ?? '');

import { BULLETED } from '../../../domain/text/bullets';

/** A line longer than this is a paragraph, whatever it looks like. */
const MAX_HEADING_LENGTH = 90;
const UNDERLINE = /^\s*([=\-~*_^#])\1{2,}\s*$/;
const MARKDOWN = /^(#{1,6})\s+(.+?)\s*#*$/;
/** "2.1 Frenos", "3.2.1. Líquido": the depth is the number of figures. */
export const NUMBERED = /^(\d{1,2}(?:\.\d{1,2})*)\.?\s+\p{Lu}/u;
const NAMED = /^(?:cap[ií]tulo|secci[oó]n|parte|anexo|ap[eé]ndice)\s+[\divxlc]+\b/i;
const LIST_ITEM = new RegExp(String.raw`^\s*(?:(?:${BULLETED})|(?:\+|\(?\d{1,2}[.)º]|[a-z]\))\s)`);

export const isUnderline = (line: string): boolean => UNDERLINE.test(line);
export const isListItem = (line: string): boolean => LIST_ITEM.test(line);

/** A line among its neighbours; neighbours beyond the ends of the text are blank. */
type LineInContext = { before: string; line: string; after: string };

/** How deep a heading a line is, by the typography of plain text; null when it is none. 1 = outermost. */
export function headingDepth({ before, line, after }: LineInContext): number | null {
  const text = line.trim();
  if (text.length > MAX_HEADING_LENGTH || !/\p{L}{2}/u.test(text)) return null;
  if (MARKDOWN.test(text)) return MARKDOWN.exec(text)?.[1]?.length ?? 1;
  if (isUnderline(after) && before.trim() === '' && after.trim().length >= text.length / 2) {
    return after.trim().startsWith('=') ? 1 : 2;
  }
  if (/[.,;:!?]$/.test(text) || before.trim() !== '') return null;
  const stands = after.trim() === '';
  if (NAMED.test(text)) return 1;
  const number = NUMBERED.exec(text)?.[1];
  if (number) return number.includes('.') || stands ? number.split('.').length : null;
  if (isAllCapitals(text)) return 1;
  return isName(text) && isFurtherIn(after, line) ? HANGING_DEPTH : null;
}

/** What stands further in below a name is said of it: "El motor no arranca", and below it what to do. */
const HANGING_DEPTH = 7;
const MIN_INDENT = 2;
const indentOf = (line: string): number => line.length - line.trimStart().length;

export const isName = (text: string): boolean => /^¿?\p{Lu}/u.test(text) && !/\t| {2,}/.test(text);

/** A small letter further in only goes on with its line. */
const isFurtherIn = (below: string, line: string): boolean =>
  indentOf(below) >= indentOf(line) + MIN_INDENT &&
  (isListItem(below) || /^\p{Lu}/u.test(below.trim()));

/** At least two words or eight letters: "ABS" alone is no heading. */
const isAllCapitals = (text: string): boolean =>
  !/\p{Ll}/u.test(text) && (text.match(/\p{Lu}/gu)?.length ?? 0) >= 4 && !/\t| {3,}/.test(text);

export const titleOf = (line: string): string =>
  line.trim().replace(MARKDOWN, '$2').replace(/\s+/g, ' ');

/** How wide a text is set: its longest line, in letters. */
export const widthOf = (lines: readonly string[]): number =>
  lines.reduce((width, line) => Math.max(width, line.trimEnd().length), 0);

/** How many letters a line would have if the first word of the next one stood on it, too. */
export const withNextWord = (line: string, next: string): number =>
  line.trimEnd().length + 1 + (/^\s*(\S*)/.exec(next)?.[1]?.length ?? 0);

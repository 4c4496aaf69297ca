import { isListItem, isName, isUnderline, withNextWord } from './line-kind';
import { isRule } from './stripes';

/** Longer names are sentences. */
const MAX_TITLE_LENGTH = 60;
const MAX_WORDS = 10;
/** A line this long is a paragraph, or begins one. */
const PARAGRAPH_FROM = 60;
/** Right above what it names a line is a title only when it is so short, and no more of the width of the text. */
const MAX_UNPARTED_LENGTH = 40;
const WIDEST_UNPARTED = 0.7;
/** "Mantenimiento", and below it "Aceite del motor"; more names below each other are a list, or a cover. */
const MAX_TITLES = 2;
/** Below all titles that are marked: plain letters are worth less. */
const DEPTH = 6;

/** "Revisión de los 30 000 km": a figure that is no fact. */
const WHEN = / l[ao]s \d[\d.\s]*(?:km|kilómetros|horas|meses|años)$/u;
const ENDS_SENTENCE = /[.:!?…]["»”)]?$/;
const CAPTION = /^(?:fig(?:ura)?|tabla|imagen|foto|ilustración|nota|p[áa]g(?:ina)?)(?!\p{L})/iu;

/** A line that is not blank; `isParted`: whether a blank one, or the end of the text, comes next. */
type Line = { index: number; text: string; isParted: boolean };

const NONE: Line = { index: -1, text: '', isParted: true };

/**
 * The lines that are titles by nothing but where they stand, with their depths: short names with no mark at their end
 * above a paragraph, below a blank line or the end of a sentence, that their author ended there. A name with figures is a
 * fact. What stands below such a title ends at the next one: plain letters do not tell which of two means more. `width`:
 * that of the text, in letters.
 */
export function loneTitles(lines: readonly string[], width: number): ReadonlyMap<number, number> {
  const filled = filledLines(lines);
  const widest = WIDEST_UNPARTED * width;
  const titles = new Map<number, number>();
  let names: Line[] = [];
  for (const [at, line] of filled.entries()) {
    const [before = NONE, below = NONE] = [filled[at - 1], filled[at + 1]];
    const isBelowName = names.length > 0 && names.at(-1) === before;
    const isWhole = line.isParted || isUnbroken(line, below, widest);
    if (!isWhole || !(isBelowName || beginsAnew(before, line)) || !looksLikeTitle(line.text)) {
      names = [];
      continue;
    }
    names.push(line);
    if (!isText(line, below)) continue;
    const isCover = names.length > MAX_TITLES && names[0] === filled[0];
    const named = names.length <= MAX_TITLES ? names : isCover ? [line] : [];
    for (const [deeper, { index }] of named.entries()) titles.set(index, DEPTH + deeper);
    names = [];
  }
  return titles;
}

const filledLines = (lines: readonly string[]): Line[] =>
  lines.flatMap((line, index) => {
    const text = line.trim();
    return text === '' ? [] : [{ index, text, isParted: (lines[index + 1] ?? '').trim() === '' }];
  });

const isUnbroken = ({ text }: Line, below: Line, widest: number): boolean =>
  text.length <= MAX_UNPARTED_LENGTH && withNextWord(text, below.text) <= widest;

/** Whether a line is no more of the one before it, and not announced there. */
const beginsAnew = (before: Line, line: Line): boolean =>
  before.isParted
    ? !before.text.endsWith(':')
    : !line.isParted && /[.!?…]["»”)]?$/.test(before.text);

const looksLikeTitle = (text: string): boolean =>
  text.length <= MAX_TITLE_LENGTH &&
  text.split(' ').length <= MAX_WORDS &&
  /\p{Ll}{2}/u.test(text) &&
  isName(text) &&
  (/^¿[^?]+\?$/.test(text) || !/[.,;:!?…|]$/.test(text)) &&
  !/\d/.test(text.replace(WHEN, '')) &&
  !isListItem(text) &&
  !CAPTION.test(text);

/** Whether what stands below a title is no other title. */
function isText(title: Line, { text, isParted }: Line): boolean {
  if (isRule(text) || isUnderline(text)) return false;
  const isSentence = text.length >= PARAGRAPH_FROM || ENDS_SENTENCE.test(text);
  if (isSentence || isListItem(text) || /\d/.test(text))
    return title.isParted || !/^\p{Ll}/u.test(text);
  return title.isParted && (!isParted || /\t| {3,}|^\|/.test(text));
}

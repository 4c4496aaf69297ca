import { splitSentences, trimSpan, type Span } from '../text/sentences';
import { CELL_SEPARATOR, columnsIn } from '../text/cells';
import { stepNumber } from '../text/steps';
import { BEGINS_WITH_VERSION } from './meaning-words';
import { ENDS_IN_COLON, type Line } from './line';
import { withLegends } from './legend-rows';
import { subItems } from './sub-items';
import { withGroups } from './table-groups';

const ITEM =
  /^(?:[\p{Co}•·▪◦‣●○■□➢✓–—-]\s?\S|[*+»►➤→❏❐❑❒☐◆✗✘✔]\s|\(?(?:\d{1,2}|[a-z]|[ivx]{2,4})[.)]\s)/u;
export const ENDS_SENTENCE = /[.!?…:;]["»”’)\]]*$/;
const MAX_TITLE_LENGTH = 80;
const MAX_FACT_LENGTH = 160;

/** "Consumo (kWh/100 km)": the figure of a unit. */
const UNIT = /\([\p{L}\s]{1,8}\/\s?1[.\s]?00\d?\s?\p{L}{1,2}\)/giu;
/** "12.3 ", before a heading that is known without its number. */
const NUMBER = /^[\d. )]{0,8}$/;

/** "Tabla 5.3: Neumáticos y presiones en frío (bar)": a title, whatever figures it has. */
const CAPTION = /^(?:tabla|cuadro|table)\s\d[\d.–-]*(?:[:.]\s|\s[–—-]\s)\S[^.!?]*(?:\.|$)$/iu;

const isHeading = (text: string, headings: readonly string[]): boolean =>
  headings.some((title) => text.endsWith(title) && NUMBER.test(text.slice(0, -title.length)));

const saysFigure = (text: string): boolean =>
  /\d|: /.test(text.replace(UNIT, '')) && !BEGINS_WITH_VERSION.test(text);

/** Whether a paragraph is a fact that needs no full stop; cells that stand in one are a legend, which is such. */
export const isFact = (text: string): boolean =>
  text.includes(CELL_SEPARATOR) ||
  (!ENDS_SENTENCE.test(text) && saysFigure(text) && text.length <= MAX_FACT_LENGTH);

function kindOf(text: string, headings: readonly string[]): Line['kind'] {
  if (text.includes(CELL_SEPARATOR)) return 'row';
  const isCaption = CAPTION.test(text) && text.length <= MAX_FACT_LENGTH;
  if (isCaption || isHeading(text, headings)) return 'title';
  if (ITEM.test(text)) return 'item';
  if (ENDS_SENTENCE.test(text)) return 'prose';
  if (isFact(text)) return 'fact';
  return !saysFigure(text) && text.length <= MAX_TITLE_LENGTH ? 'title' : 'prose';
}

/** A line that only goes on with what the one above began: readers break lines where cells and items are wrapped. */
const CONTINUES = /^(?![a-g]\s\p{Lu})\p{Ll}/u;

/** "…y confirmar con", "MENU.": no item ends so. */
const GOES_ON = /(?<!\p{L})(?:a|al|con|de|del|el|en|la|las|los|o|para|por|que|sin|su|un|una|y)$/iu;

/**
 * Whether a line belongs to the row or item above it. In a row it goes on with the last cell, and may bring the cells
 * that were still missing; more cells than the table has columns are a row of their own.
 */
function continues(text: string, above: string, { kind }: Line, columns: number): boolean {
  const isWrapped = kind === 'item' && GOES_ON.test(above) && !text.includes(CELL_SEPARATOR);
  if ((!CONTINUES.test(text) && !isWrapped) || ITEM.test(text)) return false;
  if (kind === 'row') return columnsIn(above) + columnsIn(text) - 1 <= columns;
  return kind === 'item' && !text.includes(CELL_SEPARATOR) && !ENDS_SENTENCE.test(above);
}

/** Lines of columns as narrow as manuals have are longer, unless they end their paragraph. */
const MIN_WRAPPED = 25;

/** Whether running text goes on in a line that its reader did not join: half a sentence may say anything. */
function isRestOfSentence(text: string, above: string, { kind }: Line): boolean {
  if (kind === 'row' || kind === 'item' || text.includes(CELL_SEPARATOR)) return false;
  const isCut = !ENDS_SENTENCE.test(above) && above.length >= MIN_WRAPPED;
  return isCut && CONTINUES.test(text) && !ITEM.test(text);
}

const NOWHERE: ReadonlySet<number> = new Set();

/**
 * The lines of a text that are not blank, without the space around them, wrapped rows and items made whole. `sections`: where
 * those begin that stand below headings of the document, which are no rows.
 */
export function linesOf(
  content: string,
  headings: readonly string[],
  sections: ReadonlySet<number> = NOWHERE,
): Line[] {
  const lines: Line[] = [];
  const inList = subItems();
  let columns = 0;
  let start = 0;
  for (const line of content.split('\n')) {
    const span = trimSpan(content, { start, end: start + line.length });
    start += line.length + 1;
    if (span.end === span.start) continue;
    const text = content.slice(span.start, span.end);
    const last = lines.at(-1);
    const above = last ? content.slice(last.start, last.end) : '';
    if (last && continues(text, above, last, columns)) {
      last.end = span.end;
      continue;
    }
    if (last && isRestOfSentence(text, above, last)) {
      last.end = span.end;
      last.kind = kindOf(content.slice(last.start, last.end), headings);
      continue;
    }
    const kind = inList(text, kindOf(text, headings));
    if (kind !== 'row') columns = 0;
    else columns = Math.max(columns, columnsIn(text));
    lines.push({ ...span, kind });
  }
  return joinSteps(content, withGroups(content, withLegends(content, lines), sections));
}

const stepOf = (content: string, { start, end, kind }: Line): number | null =>
  kind === 'item' ? stepNumber(content.slice(start, end)) : null;

/** Remarks and captions that may stand between a step and the next. */
const MAX_BETWEEN_STEPS = 3;

/** What stands between a step and the next one belongs to the list, or it would end there. */
function joinSteps(content: string, lines: Line[]): Line[] {
  lines.forEach((line, at) => {
    const step = stepOf(content, line);
    if (step === null) return;
    const between = lines.slice(at + 1, at + 2 + MAX_BETWEEN_STEPS);
    const next = between.findIndex((other) => stepOf(content, other) === step + 1);
    const remarks = between.slice(0, Math.max(0, next));
    if (remarks.every(({ kind }) => kind !== 'row' && kind !== 'item')) {
      for (const remark of remarks) remark.kind = 'item';
    }
  });
  return lines;
}

/** A line as it was written, character by character, before its reader broke it. */
export const unbroken = (line: string): string => line.replaceAll('\n', ' ');

/** The sentences of one line, also where its reader broke it: a line's end within it ends no sentence. */
export const sentencesIn = (line: string): Span[] => splitSentences(unbroken(line));

export const endsInColon = (text: string): boolean => ENDS_IN_COLON.test(text);

export const spanOf = ({ start, end }: Span): Span => ({ start, end });

export const sliceOf = ({ content }: { content: string }, { start, end }: Span): string =>
  content.slice(start, end);

/** The blank space that ends where something begins. */
export const spaceBefore = (content: string, at: number): string =>
  content.slice(content.slice(0, at).trimEnd().length, at);

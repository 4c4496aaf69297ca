import { CELL_SEPARATOR, trimSpan, type Span } from '../chunking/sentences';

/**
 * What a line of a manual is: cells of a table, an item of a list (bulleted or numbered), a title, a fact without a
 * full stop ("Presión delantera: 2,2 bar"), or running text.
 */
export type Line = Span & { kind: 'row' | 'item' | 'title' | 'fact' | 'prose' };

const ITEM = /^(?:[•·▪◦‣●○■□➢✓–—-]\s?\S|\(?(?:\d{1,2}|[a-z])[.)]\s)/u;
const ENDS_SENTENCE = /[.!?…:;]["»”’)\]]*$/;
const LONGEST_TITLE = 80;
const LONGEST_FACT = 160;

function kindOf(text: string, headings: readonly string[]): Line['kind'] {
  if (text.includes(CELL_SEPARATOR)) return 'row';
  if (headings.includes(text)) return 'title';
  if (ITEM.test(text)) return 'item';
  if (ENDS_SENTENCE.test(text)) return 'prose';
  const isFact = /\d|: /.test(text);
  if (isFact && text.length <= LONGEST_FACT) return 'fact';
  return !isFact && text.length <= LONGEST_TITLE ? 'title' : 'prose';
}

/** The lines of a passage that are not blank, without the space around them. */
export function linesOf(content: string, headings: readonly string[]): Line[] {
  const lines: Line[] = [];
  let start = 0;
  for (const text of content.split('\n')) {
    const span = trimSpan(content, { start, end: start + text.length });
    if (span.end > span.start) {
      lines.push({ ...span, kind: kindOf(content.slice(span.start, span.end), headings) });
    }
    start += text.length + 1;
  }
  return lines;
}

export const endsInColon = (text: string): boolean => /:["»”’)\]]*$/.test(text.trimEnd());

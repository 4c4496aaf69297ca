import type { Excerpt } from '../../ports';
import type { Chunk } from '../../ports/records';
import { type Span } from '../../text/sentences';
import { CELL_SEPARATOR, cellsIn } from '../../text/cells';
import type { Place } from '../../ports/draft-quotation';
import { announcementBefore } from './announcement-before';
import { placesIn, wordsAt } from './beside';
import { continuationOf } from './continuation';
import { linesIn } from '../../document/passage-lines';
import { withScope } from './which-version';
import { withParagraph } from './whole-paragraph';
import { governingHeadings, governing } from './context-above';
import { ELIDES_SUBJECT, BARE_VERDICT, ORDERS_IT } from '../../document/meaning-words';
import { limitsOf } from './limits-over-pages';
import { numberedWarnings } from './numbered-warnings';
import { scopeBefore } from './scope-before';
import { tableBefore } from './table-before';
import { inOrder } from '../quotables/read-row';
import type { Candidate, Quotable } from '../quotables/quotable';

/** How something is quoted: with all without which it could be read as the opposite. */
export type Quotation = {
  /** Said once above the rows of a table. */
  above: string;
  text: string;
  /** Said once below them. */
  below: string;
  citations: Place[];
  /** What limits it, which `text` (of a row, `below`) ends with, and with what a list goes on in later passages. */
  limits: string;
  rest: Place[];
  /** What of its own passage is quoted, but for what stands above it. */
  spans: Span[];
};

/**
 * `isNamedAbove`: whether only what stands above it names what was asked for; `isInstruction`: whether it is quoted for an
 * owner who asks what to do.
 */
type ToQuote = Candidate & { isNamedAbove?: boolean; isInstruction?: boolean };

const oneLine = (text: string): string =>
  text.includes(CELL_SEPARATOR) ? inOrder(cellsIn(text)) : text.replace(/\s+/g, ' ').trim();

/** Where a quotable begins without the sentence that introduces it. */
function ownStart({ kind, spans }: Quotable, chunk: Chunk): number {
  const { start = 0 } = (kind === 'prose' ? spans[0] : spans.at(-1)) ?? {};
  if (kind !== 'list') return start;
  const items = linesIn(chunk).filter((line) => line.kind === 'item');
  return items.find((item) => item.start >= start)?.start ?? start;
}

/** What of a span is not quoted with the quotable itself. */
function before(span: Span, own: readonly Span[]): Span[] {
  const end = Math.min(
    span.end,
    ...own.filter((one) => one.end > span.start).map(({ start }) => start),
  );
  return end > span.start ? [{ start: span.start, end }] : [];
}

/** What stands above a candidate and decides what it means, on its page and the ones before; null where that is not clear. */
function aboveOf(
  { quotable, excerpt, isNamedAbove = false }: ToQuote,
  chunk: Chunk,
  excerpts: readonly Excerpt[],
) {
  const { kind, isOrdered } = quotable;
  const quoted = {
    start: ownStart(quotable, chunk),
    kind,
    needsTitle:
      isOrdered === true ||
      kind === 'row' ||
      isNamedAbove ||
      [BARE_VERDICT, ELIDES_SUBJECT, ORDERS_IT].some((says) => says.test(quotable.text)),
  };
  const spans = governing(chunk, quoted)?.flatMap((span) => before(span, quotable.spans));
  const headings = governingHeadings(chunk, quoted, spans?.length !== 0);
  const isRow = kind === 'row';
  const announced = (isRow ? tableBefore : announcementBefore)(excerpts, excerpt, quoted.start);
  const scope = kind === 'prose' ? scopeBefore(excerpts, excerpt, quoted.start) : [];
  const pagesBefore = announced && [...announced, ...scope];
  if (!spans || !headings || !pagesBefore) return null;
  const own = placesIn(excerpt, spans);
  const quotes = [...pagesBefore, ...own]
    .map((place) => oneLine(wordsAt(excerpts, place).trim()))
    // Said beside each cell.
    .filter((quote) => quotable.namedBefore?.header.includes(quote) !== true);
  const untold = headings.filter((title) => !quotes.join('\n').includes(title));
  return { text: [...untold, ...quotes].join('\n'), own, before: pagesBefore };
}

/** What a list, that goes on on the next pages, says there, and what limits it. */
function restOf({ quotable, excerpt }: Candidate, excerpts: readonly Excerpt[]) {
  const rest = continuationOf(quotable, excerpt, excerpts);
  const last = rest?.citations.at(-1);
  if (!rest || !last) return { text: '', citations: [], items: [], limits: '' };
  const limits = limitsOf(last, last.excerpt, excerpts);
  return {
    text: `\n${rest.text}${limits.text}`,
    citations: [...rest.citations, ...limits.citations],
    items: rest.citations,
    limits: limits.text,
  };
}

/** Columns are named by what is cited, too. */
const textOf = ({ text, namedBefore }: Quotable, before: readonly Place[]): string =>
  before.length > 0 ? text : (namedBefore?.plain ?? text);

/** Quotes a candidate of these excerpts to the letter; null where words that turn its meaning round may be missing. */
export function quotationOf(found: ToQuote, excerpts: readonly Excerpt[]): Quotation | null {
  const { excerpt } = found;
  const chunk = excerpts[excerpt]?.chunk;
  if (!chunk) return null;
  const { isInstruction = false } = found;
  const told = isInstruction ? withParagraph(found.quotable, chunk) : found.quotable;
  const quotable = withScope(told, chunk);
  const candidate = { ...found, quotable };
  const above = aboveOf(candidate, chunk, excerpts);
  if (!above) return null;
  const isRow = quotable.kind === 'row';
  const said = quotable.spans.map(({ start, end }) => chunk.content.slice(start, end));
  const last = quotable.spans.at(-1) ?? { start: 0, end: 0 };
  const limits = limitsOf(last, excerpt, excerpts, isRow ? said.join('\n') : undefined);
  const rest = restOf(candidate, excerpts);
  const warnings = numberedWarnings(last, excerpt, excerpts);
  return {
    above: above.text,
    text: textOf(quotable, above.before) + (isRow ? '' : limits.text + warnings.text) + rest.text,
    below: isRow ? limits.text + warnings.text : '',
    limits: limits.text + warnings.text + rest.limits,
    rest: rest.items,
    // Its own page comes first: that is where it is checked.
    citations: [
      ...above.own,
      ...placesIn(excerpt, quotable.spans),
      ...limits.citations,
      ...warnings.citations,
      ...rest.citations,
      ...above.before,
    ],
    spans: [...quotable.spans, ...limits.own],
  };
}

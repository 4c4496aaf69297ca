import type { Excerpt } from '../ports';
import type { Span } from '../chunking/sentences';
import type { Candidate } from './candidates';
import { announcementBefore } from './announcement-before';
import { continuationOf } from './continuation';
import { governingHeadings, governing } from './what-governs';
import { limitsAfter } from './what-limits';

/** A statement as it is quoted: with all without which it could be read as the opposite. */
export type Quotation = {
  /** Said once above the rows of a table. */
  above: string;
  text: string;
  citations: { excerpt: number; quote: string }[];
  /** What of its own passage is quoted, but for what stands above it. */
  spans: Span[];
};

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** What stands above a candidate and decides what it means, on its page and the ones before; null where that is not clear. */
function aboveOf({ statement, excerpt }: Candidate, excerpts: readonly Excerpt[]) {
  const chunk = excerpts[excerpt]?.chunk;
  const start = statement.spans[0]?.start;
  const spans =
    chunk && start !== undefined ? governing(chunk, { start, kind: statement.kind }) : null;
  if (!chunk || start === undefined || !spans) return null;
  const own = spans.map((span) => chunk.content.slice(span.start, span.end));
  const before = announcementBefore(excerpts, excerpt, start);
  const quotes = [...before.map(({ quote }) => quote), ...own].map(oneLine);
  const isRow = statement.kind === 'row' && spans.length === 0;
  const untold = governingHeadings(chunk, isRow).filter(
    (title) => !quotes.join('\n').includes(title),
  );
  return { text: [...untold, ...quotes].join('\n'), own, before, chunk };
}

const LINE_BREAKS = /\s*\n\s*/g;

/** What follows a statement: in the same line, or as lines of their own. */
const asRead = (content: string, spans: readonly Span[]): string =>
  spans
    .map(({ start, end }) => {
      const glue = /\n\s*$/.test(content.slice(0, start)) ? '\n' : ' ';
      return glue + content.slice(start, end).trim().replace(LINE_BREAKS, '\n');
    })
    .join('');

/** Quotes a candidate of these excerpts to the letter; null where words that turn its meaning round may be missing. */
export function quotationOf(candidate: Candidate, excerpts: readonly Excerpt[]): Quotation | null {
  const { statement, excerpt } = candidate;
  const above = aboveOf(candidate, excerpts);
  if (!above) return null;
  const quoteOf = ({ start, end }: Span) => above.chunk.content.slice(start, end);
  const limits = limitsAfter(above.chunk, statement.spans.at(-1)?.end ?? 0);
  const rest = continuationOf(statement, excerpt, excerpts);
  const quotes = [...above.own, ...statement.spans.map(quoteOf), ...limits.map(quoteOf)];
  return {
    above: above.text,
    text: statement.text + asRead(above.chunk.content, limits) + (rest ? `\n${rest.text}` : ''),
    // Its own page comes first: that is where it is checked.
    citations: [
      ...quotes.map((quote) => ({ excerpt: excerpt + 1, quote })),
      ...(rest?.citations ?? []),
      ...above.before,
    ],
    spans: [...statement.spans, ...limits],
  };
}

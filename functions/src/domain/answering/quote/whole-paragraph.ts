import { sentencesIn, sliceOf, unbroken } from '../../document/lines';
import { linesIn, type PassageText } from '../../document/passage-lines';
import type { Quotable } from '../quotables/quotable';

/** Paragraphs up to this many characters are quoted whole where an owner asks what to do. */
const MAX_WHOLE_LENGTH = 600;
const BEGINS = /^[^\p{Ll},;)]/u;
const ENDS = /[.!?…]["»”’)\]]*$/u;

/**
 * A sentence as the whole paragraph that it stands in, for an owner who asks what to do: one instruction by itself leaves
 * out those before and after it ("levante el capó" without the lever that opens it).
 */
export function withParagraph(quotable: Quotable, passage: PassageText): Quotable {
  const span = quotable.spans.at(-1);
  const line = linesIn(passage).find(
    ({ start, end }) => span && start <= span.start && span.end <= end,
  );
  if (quotable.kind !== 'prose' || !span || line?.kind !== 'prose') return quotable;
  const text = sliceOf(passage, line);
  const isWhole = BEGINS.test(text) && ENDS.test(text) && sentencesIn(text).length > 1;
  if (!isWhole || text.length > MAX_WHOLE_LENGTH) return quotable;
  const before = quotable.text.slice(0, quotable.text.length - (span.end - span.start));
  return {
    ...quotable,
    spans: [...quotable.spans.slice(0, -1), { start: line.start, end: line.end }],
    text: before + unbroken(text),
  };
}

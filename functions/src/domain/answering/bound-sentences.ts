import { namesVersion } from '../versions/numbered';
import type { Quotable } from './quotables/quotable';

const HAS_FIGURE = /\d/;
/** The title of a table's column is no sentence. */
const ENDS = /[.;]$/;

/**
 * A sentence with a figure whose engine or version the one before it names ("El motor 1.5 DX lleva 5W-30. Caben 5,0
 * litros."): both, as the figure of one engine is a wrong answer for the other.
 */
export function withItsVersion(quotables: readonly Quotable[], content: string): Quotable[] {
  let subject: Quotable | null = null;
  let end = 0;
  return quotables.map((quotable) => {
    const [first] = quotable.spans;
    const last = quotable.spans.at(-1);
    if (quotable.kind !== 'prose' || !first || !last) {
      subject = null;
      return quotable;
    }
    const isNext = first.start >= end && /^[^\S\n]*$/.test(content.slice(end, first.start));
    end = last.end;
    const before = isNext ? subject : null;
    if (namesVersion(quotable.text)) {
      subject = ENDS.test(quotable.text) ? quotable : null;
      return quotable;
    }
    subject = before;
    if (!before || !HAS_FIGURE.test(quotable.text)) return quotable;
    return {
      ...quotable,
      text: `${before.text} ${quotable.text}`,
      spans: [...before.spans, ...quotable.spans],
    };
  });
}

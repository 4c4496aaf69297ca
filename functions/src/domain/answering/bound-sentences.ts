import { namesVersion } from '../versions/numbered';
import type { Quotable } from './quotables/quotable';

const HAS_FIGURE = /\d/;
/** The title of a table's column is no sentence. */
const ENDS = /[.;]$/;

/**
 * A sentence with a figure whose engine or version the one before it names ("El motor 1.5 DX lleva 5W-30. Caben 5,0
 * litros."): both, as the figure of one engine is a wrong answer for the other.
 */
export function withItsVersion(statements: readonly Quotable[], content: string): Quotable[] {
  let subject: Quotable | null = null;
  let end = 0;
  return statements.map((statement) => {
    const [first] = statement.spans;
    const last = statement.spans.at(-1);
    if (statement.kind !== 'prose' || !first || !last) {
      subject = null;
      return statement;
    }
    const isNext = first.start >= end && /^[^\S\n]*$/.test(content.slice(end, first.start));
    end = last.end;
    const before = isNext ? subject : null;
    if (namesVersion(statement.text)) {
      subject = ENDS.test(statement.text) ? statement : null;
      return statement;
    }
    subject = before;
    if (!before || !HAS_FIGURE.test(statement.text)) return statement;
    return {
      ...statement,
      text: `${before.text} ${statement.text}`,
      spans: [...before.spans, ...statement.spans],
    };
  });
}

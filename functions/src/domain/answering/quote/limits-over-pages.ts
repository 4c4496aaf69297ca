import type { Span } from '../../text/sentences';
import type { Excerpt } from '../../ports';
import { besideIn, placesIn } from './beside';
import { sliceOf, spaceBefore } from '../../document/lines';
import { linesIn, type PassageText } from '../../document/passage-lines';
import { beginsNote } from '../../document/notes';
import { limitsAfter, limitsAtStart } from './trailing-caveats';

/** Whether a passage ends where a span does; below a row others of its table may follow. */
function isEnd(passage: PassageText, end: number): boolean {
  const lines = linesIn(passage);
  const own = lines.findIndex((line) => line.end >= end);
  const below = lines.slice(own + 1);
  if (lines[own]?.kind === 'row')
    return below.every(
      (line) => line.kind === 'row' || line.isGroup || beginsNote(sliceOf(passage, line)),
    );
  return below.length === 0 && lines[own]?.end === end;
}

/** What follows a statement: in the same line, or as lines of their own. */
const asRead = (content: string, spans: readonly Span[]): string =>
  spans
    .map(({ start, end }) => {
      const read = content.slice(start, end);
      const space = spaceBefore(content, start);
      const isLine = space.includes('\n') || space.length === start;
      const glue = isLine || beginsNote(read) ? '\n' : ' ';
      return (
        glue +
        read
          .split('\n')
          .map((line) => line.trim())
          .filter(Boolean)
          .join('\n')
      );
    })
    .join('');

/** What limits something that ends with a span: in its own passage, and where that ends at the beginning of the next. */
export function limitsOf(span: Span, at: number, excerpts: readonly Excerpt[], marked?: string) {
  const chunk = excerpts[at]?.chunk;
  const own = chunk ? limitsAfter(chunk, span, marked) : [];
  const beside = chunk ? besideIn(excerpts, chunk, 1) : -1;
  const next = excerpts[beside]?.chunk;
  const end = own.at(-1)?.end ?? span.end;
  const beyond = chunk && next && isEnd(chunk, end) ? limitsAtStart(chunk, next, marked) : [];
  return {
    own,
    text: asRead(chunk?.content ?? '', own) + asRead(next?.content ?? '', beyond),
    citations: [...placesIn(at, own), ...placesIn(beside, beyond)],
  };
}

import type { Span } from '../../text/sentences';
import type { Excerpt } from '../../ports';
import { placesIn } from './beside';
import { sliceOf } from '../../document/lines';
import { linesIn, type PassageText } from '../../document/passage-lines';
import { WARNS } from '../../text/warning-words';
import { MAX_NOTE_LENGTH } from '../../document/notes';

/** "…en cuanto el motor arranque. 4) 5)": numbers of warnings that stand at the end of the section, below a label. */
const NUMBERS = /(?<=\S\s)(?:\d{1,3}\)\s*)+$/;
/** How many passages after its own a warning is looked for: the end of its section. */
const MAX_PASSAGES = 4;

/** What is quoted up to `end`, and of its line the numbers that follow it. */
function numbersAt({ content }: PassageText, { start, end }: Span): string[] {
  const [following = ''] = /^(?:\s\d{1,3}\))+(?=\s*(?:\n|$))/.exec(content.slice(end)) ?? [];
  const [numbers = ''] = NUMBERS.exec(content.slice(start, end) + following) ?? [];
  return numbers.match(/\d{1,3}\)/g) ?? [];
}

/** The warnings of these numbers below labels of a passage: "ADVERTENCIA", "4) No…". */
function warningsIn(passage: PassageText, numbers: readonly string[], from: number): Span[] {
  let isBelowLabel = false;
  return linesIn(passage).filter((line) => {
    const text = sliceOf(passage, line);
    const isNumbered = /^\d{1,3}\)\s?\S/.test(text);
    if (!isNumbered) isBelowLabel = line.kind === 'title' && WARNS.test(text);
    const isAsked = numbers.some((number) => text.startsWith(number));
    return isBelowLabel && isAsked && line.start >= from && text.length <= MAX_NOTE_LENGTH;
  });
}

/** The warnings whose numbers stand at the end of what is quoted, from the first passage after it that has some. */
export function numberedWarnings(span: Span, at: number, excerpts: readonly Excerpt[]) {
  const own = excerpts[at]?.chunk;
  const numbers = own ? numbersAt(own, span) : [];
  if (!own || numbers.length === 0) return { text: '', citations: [] };
  const after = excerpts
    .map(({ chunk }, index) => ({ chunk, index }))
    .filter(
      ({ chunk: { manualId, revision, position } }) =>
        manualId === own.manualId &&
        revision === own.revision &&
        position >= own.position &&
        position <= own.position + MAX_PASSAGES,
    )
    .sort((a, b) => a.chunk.position - b.chunk.position);
  for (const { chunk, index } of after) {
    const found = warningsIn(chunk, numbers, chunk === own ? span.end : 0);
    if (found.length > 0)
      return {
        text: found.map((line) => `\n${sliceOf(chunk, line)}`).join(''),
        citations: placesIn(index, found),
      };
  }
  return { text: '', citations: [] };
}

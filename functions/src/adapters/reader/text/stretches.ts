import { countLines, type NumberedLine } from './printed-pages';

/** A piece of a text, and how many lines stand before it. */
type Stretch = { text: string; linesBefore: number };

/** Twice what the longest manuals have: what is longer is read piece by piece, each by its own typography. */
const MAX_WHOLE_LENGTH = 4_000_000;
const MAX_STRETCH_LENGTH = 1_000_000;
/** A longer line is none that anybody wrote: it is broken between two words. */
const MAX_LINE_LENGTH = 50_000;

/**
 * A text in pieces that end between paragraphs, where there are any: all lines of 50 MB at once would not fit into the reader's
 * memory. Most texts are one piece.
 */
export function* stretchesOf(
  text: string,
  { whole, stretch } = { whole: MAX_WHOLE_LENGTH, stretch: MAX_STRETCH_LENGTH },
): Generator<Stretch> {
  if (text.length <= whole) {
    yield { text, linesBefore: 0 };
    return;
  }
  let linesBefore = 0;
  for (let from = 0; from < text.length;) {
    const to = endOf(text, from, stretch);
    const piece = text.slice(from, to);
    yield { text: piece, linesBefore };
    linesBefore += countLines(piece) - 1;
    from = to;
  }
}

/** Behind the last blank line of the most that a stretch may have; else behind its last line, its last word. */
function endOf(text: string, from: number, most: number): number {
  if (from + most >= text.length) return text.length;
  const piece = text.slice(from, from + most);
  const blank = Math.max(piece.lastIndexOf('\n\n'), piece.lastIndexOf('\n\r\n'));
  const ends = [blank, piece.lastIndexOf('\n'), piece.lastIndexOf(' ')];
  const end = ends.find((at) => at > most / 2);
  if (end === undefined) return from + most;
  return from + (end === blank ? piece.indexOf('\n', end + 1) : end) + 1;
}

/** A line, or the pieces that it is broken into. */
export function shortLines(line: NumberedLine, most = MAX_LINE_LENGTH): NumberedLine[] {
  const { text, number } = line;
  if (text.length <= most) return [line];
  const pieces: NumberedLine[] = [];
  for (let from = 0; from < text.length;) {
    const space = from + most < text.length ? text.lastIndexOf(' ', from + most) : text.length;
    const to = space > from ? space : from + most;
    pieces.push({ text: text.slice(from, to), number });
    from = to;
  }
  return pieces;
}

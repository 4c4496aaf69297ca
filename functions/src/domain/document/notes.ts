import type { Span } from '../text/sentences';
import { NOTE_MARK } from '../spanish/raised';
import type { Line } from './line';
import type { PassageText } from './passage-lines';

const MARK = new RegExp(NOTE_MARK, 'gu');
/** Where a note begins: with its line, or after the one before it in the same line. */
const BEGIN = new RegExp(String.raw`(?<=^|[.;]\s)(${NOTE_MARK})(?=\s*[\p{L}\d¡¿«"“])`, 'gu');
/** Longer ones are chapters of their own. */
export const MAX_NOTE_LENGTH = 400;

/** "(*)" is noted by "*", too. */
const plain = (mark: string): string => mark.replace(/^\((\*+)\)$/, '$1');

export const marksIn = (text: string): Set<string> => new Set((text.match(MARK) ?? []).map(plain));

export const beginsNote = (text: string): boolean => text.search(BEGIN) === 0;

export type Note = { mark: string; span: Span };
/** A note as it is read, of this passage or of the next one, where the table of this one goes on or ends. */
export type ReadNote = { mark: string; text: string; start: number };

/** The notes in lines of a passage, also where its reader joined them in one paragraph. */
export function notesIn({ content }: PassageText, lines: readonly Line[]): Note[] {
  return lines.flatMap((line): Note[] => {
    if (line.kind === 'row') return [];
    const text = content.slice(line.start, line.end);
    const begins = [...text.matchAll(BEGIN)];
    if (begins[0]?.index !== 0) return [];
    return begins.map((begin, at): Note => {
      const end = begins[at + 1]?.index ?? text.length;
      const span = {
        start: line.start + begin.index,
        end: line.start + text.slice(0, end).trimEnd().length,
      };
      return { mark: plain(begin[1] ?? ''), span };
    });
  });
}

/** The notes whose marks stand in what is quoted. */
export function notesOf(passage: PassageText, lines: readonly Line[], quoted: string): Span[] {
  const marks = marksIn(quoted);
  if (marks.size === 0) return [];
  return notesIn(passage, lines)
    .filter(({ mark, span }) => marks.has(mark) && span.end - span.start <= MAX_NOTE_LENGTH)
    .map(({ span }) => span);
}

/** The notes of a table that goes on, or has ended, at the beginning of a passage: those above its first title. */
export function notesAtStart(passage: PassageText, lines: readonly Line[]): Note[] {
  const end = lines.findIndex(({ kind, isGroup }) => kind === 'title' && !isGroup);
  return notesIn(passage, end < 0 ? lines : lines.slice(0, end));
}

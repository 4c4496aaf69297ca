import { noteMarksIn, notesOfLine, plainMark } from '../text/note-marks';
import type { Span } from '../text/sentences';
import type { Line } from './line';
import type { PassageText } from './passage-lines';

/** Longer ones are chapters of their own. */
export const MAX_NOTE_LENGTH = 400;

export const beginsNote = (text: string): boolean => notesOfLine(text, 'text')[0]?.start === 0;

export type Note = { mark: string; span: Span };
/** A note as it is read, of this passage or of the next one, where the table of this one goes on or ends. */
export type ReadNote = { mark: string; text: string; start: number };

/** The notes in lines of a passage, also where its reader joined them in one paragraph. */
export function notesIn({ content }: PassageText, lines: readonly Line[]): Note[] {
  return lines.flatMap((line): Note[] => {
    if (line.kind === 'row') return [];
    const notes = notesOfLine(content.slice(line.start, line.end), 'text');
    if (notes[0]?.start !== 0) return [];
    return notes.map(({ mark, start, end }) => ({
      mark: plainMark(mark),
      span: { start: line.start + start, end: line.start + end },
    }));
  });
}

/** The notes whose marks stand in what is quoted. */
export function notesOf(passage: PassageText, lines: readonly Line[], quoted: string): Span[] {
  const marks = noteMarksIn(quoted);
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

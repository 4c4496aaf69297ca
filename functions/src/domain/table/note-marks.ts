import { NOTE_MARK, RAISED_MARK } from '../spanish/raised';

const MARK = String.raw`\([a-f]\)|${NOTE_MARK}`;
const EACH = new RegExp(MARK, 'gu');
/** What touches words, or stands behind all of them: "1.200³ kg", "R (2)". */
const IN_CELL = new RegExp(
  String.raw`(?<=[\p{L}\p{N})])(?:†|\*{1,3}|${RAISED_MARK}+)|(?:\s{0,2}(?:${MARK})){1,5}$`,
  'gu',
);
const BEGINS = new RegExp(String.raw`(?:^|(?<=[.;]\s?))(${MARK})\s*(?=[\p{L}\d])`, 'gu');

/** A cell without the marks of notes. */
export const withoutNoteMarks = (cell: string): string => cell.trim().replace(IN_CELL, '').trim();

/** The marks of notes in a cell. */
export const marksOf = (cell: string): string[] =>
  (cell.trim().match(IN_CELL) ?? []).flatMap((found) => found.match(EACH) ?? []);

/** The notes of a line, each from its mark to the next one: "² En uso con mucho polvo, cada 10.000 km." */
export function notesIn(line: string): { mark: string; text: string }[] {
  const begins = [...line.matchAll(BEGINS)];
  return begins.map((begin, at) => ({
    mark: begin[1] ?? '',
    text: line.slice(begin.index + begin[0].length, begins[at + 1]?.index).trim(),
  }));
}

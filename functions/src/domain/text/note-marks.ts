import { NOTE_MARK, RAISED_MARK } from '../spanish/raised';

/** Beside tables letters are marks, too; elsewhere they begin items: "(a)". */
const TABLE_MARK = String.raw`\([a-f]\)|${NOTE_MARK}`;
const EACH = new RegExp(TABLE_MARK, 'gu');
/** What touches words, or stands behind all of them: "1.200³ kg", "R (2)". */
const IN_CELL = new RegExp(
  String.raw`(?<=[\p{L}\p{N})])(?:†|\*{1,3}|${RAISED_MARK}+)|(?:\s{0,2}(?:${TABLE_MARK})){1,5}$`,
  'gu',
);

/** A cell without the marks of notes. */
export const withoutNoteMarks = (cell: string): string => cell.trim().replace(IN_CELL, '').trim();

/** The marks of notes in a cell. */
export const marksOf = (cell: string): string[] =>
  (cell.trim().match(IN_CELL) ?? []).flatMap((found) => found.match(EACH) ?? []);

/** Where a note begins: with its line, or after the one before it in the same line. */
const beginsOf = (mark: string): RegExp =>
  new RegExp(String.raw`(?<=^|[.;]\s?)(${mark})\s*(?=[\p{L}\d¡¿«"“])`, 'gu');
const BEGINS = { text: beginsOf(NOTE_MARK), table: beginsOf(TABLE_MARK) };

type LineNote = {
  mark: string;
  /** Without its mark. */
  text: string;
  /** With its mark. */
  start: number;
  end: number;
};

/** The notes of a line, each from its mark to the next one: "² En uso con mucho polvo, cada 10.000 km." */
export function notesOfLine(line: string, of: keyof typeof BEGINS): LineNote[] {
  const begins = [...line.matchAll(BEGINS[of])];
  return begins.map(({ 0: whole, 1: mark = '', index: start }, at) => {
    const end = start + line.slice(start, begins[at + 1]?.index).trimEnd().length;
    return { mark, text: line.slice(start + whole.length, end), start, end };
  });
}

const MARK = new RegExp(NOTE_MARK, 'gu');

/** "(*)" is noted by "*", too. */
export const plainMark = (mark: string): string => mark.replace(/^\((\*+)\)$/, '$1');

/** All marks of notes in a text. */
export const noteMarksIn = (text: string): Set<string> =>
  new Set((text.match(MARK) ?? []).map(plainMark));

import { NOTE_MARK, RAISED_MARK } from '../spanish/raised';
import { printedLine, type ManualPart, type SourceUnit } from './manual-part';

/** A note below a table: "² En uso con mucho polvo, cada 10.000 km." */
export type TableNote = { mark: string; text: string; said: SourceUnit };

const MARK = String.raw`\([a-f]\)|${NOTE_MARK}`;
const EACH = new RegExp(MARK, 'gu');
/** What touches words, or stands behind all of them: "1.200³ kg", "R (2)". */
const IN_CELL = new RegExp(
  String.raw`(?<=[\p{L}\p{N})])(?:†|\*{1,3}|${RAISED_MARK}+)|(?:\s{0,2}(?:${MARK})){1,5}$`,
  'gu',
);
const BEGINS = new RegExp(String.raw`(?:^|(?<=[.;]\s?))(${MARK})\s*(?=[\p{L}\d])`, 'gu');
/** Parts behind a table among which its notes stand, be it that it goes on behind them. */
const MAX_BEHIND = 6;

/** A cell without the marks of notes. */
export const withoutNoteMarks = (cell: string): string => cell.trim().replace(IN_CELL, '').trim();

/** The marks of notes in a cell. */
export const marksOf = (cell: string): string[] =>
  (cell.trim().match(IN_CELL) ?? []).flatMap((found) => found.match(EACH) ?? []);

/** The notes that stand behind a table. */
export function notesBehind(parts: readonly ManualPart[], at: number): TableNote[] {
  const notes: TableNote[] = [];
  const table = parts[at];
  const header = table?.kind === 'table' ? table.header.join('|') : '';
  for (const part of parts.slice(at + 1, at + 1 + MAX_BEHIND)) {
    // Notes behind another table are that one's, unless it is this one's continuation.
    if (part.kind === 'table' && part.header.join('|') !== header) break;
    if (part.kind === 'table') continue;
    for (const said of part.said) {
      const line = printedLine(said);
      const begins = [...line.matchAll(BEGINS)];
      begins.forEach((begin, place) => {
        const text = line.slice(begin.index + begin[0].length, begins[place + 1]?.index).trim();
        notes.push({ mark: begin[1] ?? '', text, said });
      });
    }
  }
  return notes;
}

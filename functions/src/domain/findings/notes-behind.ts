import { notesOfLine } from '../text/note-marks';
import { printedLine, type ManualPart, type SourceUnit } from './manual-part';

/** A note below a table: "² En uso con mucho polvo, cada 10.000 km." */
export type TableNote = { mark: string; text: string; said: SourceUnit };

/** Parts behind a table among which its notes stand, be it that it goes on behind them. */
const MAX_BEHIND = 6;

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
      notes.push(
        ...notesOfLine(printedLine(said), 'table').map(({ mark, text }) => ({ mark, text, said })),
      );
    }
  }
  return notes;
}

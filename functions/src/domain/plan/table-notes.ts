import type { ManualPart, Said } from '../findings/manual-part';

/** A note below a table: "² En uso con mucho polvo, cada 10.000 km." */
export type TableNote = { mark: string; text: string; said: Said };

const MARK = String.raw`\((?:\d{1,2}|[a-e]|\*{1,3})\)|\*{1,3}|[†‡¹²³⁴⁵⁶⁷⁸⁹ᵃᵇᶜᵈᵉᶠᵍ]`;
const BEGINS = new RegExp(String.raw`(?:^|(?<=[.;]\s?))(${MARK})\s*(?=[\p{L}\d])`, 'gu');
const ENDS = new RegExp(String.raw`(?:\s{0,2}(?:${MARK})){1,5}$`, 'u');
const EACH = new RegExp(MARK, 'gu');
/** Parts behind a table among which its notes stand, be it that it goes on behind them. */
const MOST_BEHIND = 6;

/** The notes that stand behind a table. */
export function notesBehind(parts: readonly ManualPart[], at: number): TableNote[] {
  const notes: TableNote[] = [];
  const table = parts[at];
  const header = table?.kind === 'table' ? table.header.join('|') : '';
  for (const part of parts.slice(at + 1, at + 1 + MOST_BEHIND)) {
    // Notes behind another table are that one's, unless it is this one's continuation.
    if (part.kind === 'table' && part.header.join('|') !== header) break;
    if (part.kind === 'table') continue;
    for (const said of part.said) {
      const line = 'mark' in said ? `${said.mark} ${said.text}` : said.text;
      const begins = [...line.matchAll(BEGINS)];
      begins.forEach((begin, place) => {
        const text = line.slice(begin.index + begin[0].length, begins[place + 1]?.index).trim();
        notes.push({ mark: begin[1] ?? '', text, said });
      });
    }
  }
  return notes;
}

/** The marks of notes at the ends of cells. */
export const marksOf = (cells: readonly string[]): string[] =>
  cells.flatMap((cell) => ENDS.exec(cell.trim())?.[0].match(EACH) ?? []);

import { breakPoints } from './hyphenate';
import type { TextStyle } from './style';

export type Piece = { text: string; bold: boolean };
export type Line = { pieces: Piece[]; width: number };
export type Measure = (text: string, bold: boolean, size: number) => number;
type Word = Piece[];

const nbsp = '\u00a0';
const units =
  'bar|km|l|mm|cm|m|kg|g|ml|W|V|A|Ah|kW|CV|CR2032|N·m|r/min|°C|min|minutos|segundos|meses|años|euros|s|%|h';
const figureAndUnit = new RegExp(`(\\d) ((?:${units})(?![\\wáéíóúñ]))`, 'g');

/** Words of running text; `**bold**` may start or end inside one. A figure stays with its unit. */
function wordsOf(text: string, alwaysBold: boolean): Word[] {
  const words: Word[] = [[]];
  text
    .replace(figureAndUnit, `$1${nbsp}$2`)
    .split('**')
    .forEach((run, index) => {
      run.split(' ').forEach((part, position) => {
        if (position > 0) words.push([]);
        if (part !== '') words.at(-1)?.push({ text: part, bold: alwaysBold || index % 2 === 1 });
      });
    });
  return words.filter((word) => word.length > 0);
}

const joined = (pieces: Piece[]): Piece[] =>
  pieces.reduce<Piece[]>((all, piece) => {
    const last = all.at(-1);
    if (last?.bold === piece.bold) last.text += piece.text;
    else all.push({ ...piece });
    return all;
  }, []);

/** The longest head of a word that fits, with its hyphen, and the rest. */
function divide(word: Word, room: number, widthOf: (word: Word) => number): [Word, Word] | null {
  const [only] = word;
  if (only === undefined || word.length !== 1) return null;
  const letters = /^[^\wáéíóúüñ]*([\wáéíóúüñ]+)/i.exec(only.text)?.[1] ?? '';
  const offset = only.text.indexOf(letters);
  for (const point of breakPoints(letters).reverse()) {
    const head = [{ ...only, text: `${only.text.slice(0, offset + point)}-` }];
    if (widthOf(head) <= room) return [head, [{ ...only, text: only.text.slice(offset + point) }]];
  }
  return null;
}

/** Breaks text into lines, ragged right; divides a word only where the line would stay visibly short. */
export function breakLines(
  text: string,
  style: TextStyle,
  width: number,
  measure: Measure,
): Line[] {
  const widthOf = (word: Word) =>
    word.reduce((sum, piece) => sum + measure(piece.text, piece.bold, style.size), 0);
  const space = measure(' ', style.bold ?? false, style.size);
  const lines: Line[] = [];
  const queue = wordsOf(text, style.bold ?? false);
  let current: Line = { pieces: [], width: 0 };
  const finish = () => {
    lines.push({ ...current, pieces: joined(current.pieces) });
    current = { pieces: [], width: 0 };
  };
  for (let word = queue.shift(); word !== undefined; word = queue.shift()) {
    const lead = current.pieces.length === 0 ? 0 : space;
    const room = width - current.width - lead;
    const size = widthOf(word);
    if (size > room) {
      const mayDivide = !style.bold && (room > width * 0.12 || current.pieces.length === 0);
      const parts = mayDivide ? divide(word, room, widthOf) : null;
      if (parts !== null || current.pieces.length > 0) {
        if (parts !== null) append(current, parts[0], lead, widthOf(parts[0]));
        queue.unshift(parts?.[1] ?? word);
        finish();
        continue;
      }
    }
    append(current, word, lead, size);
  }
  if (current.pieces.length > 0) finish();
  return lines;
}

function append(line: Line, word: Word, lead: number, size: number): void {
  const before = line.pieces.at(-1);
  if (lead > 0 && before !== undefined) before.text += ' ';
  line.pieces.push(...word.map((piece) => ({ ...piece, text: piece.text.replaceAll(nbsp, ' ') })));
  line.width += lead + size;
}

export const textOf = (lines: readonly Line[]): string =>
  lines.map((line) => line.pieces.map((piece) => piece.text).join('')).join('\n');

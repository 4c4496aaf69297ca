import type { Block } from '../content/blocks';
import type { Atom } from './atom';
import type { Setting } from './blocks-to-atoms';
import { drawLines } from './draw';
import { breakLines, textOf } from './lines';
import { color, styles } from './style';
import type { TextStyle } from './style';

const padding = { x: 6, y: 4.5 };
const lampDot = 11;
/** Tables up to this number of rows stand on one page. */
const keptWhole = 9;
/** Cells that say only the colour of a warning light get a dot of that colour. */
const lamps = new Map([
  ['Rojo', '#c62828'],
  ['Ámbar', '#e6a100'],
  ['Verde', '#2e7d32'],
  ['Azul', '#1565c0'],
]);

type Table = Block & { kind: 'table' };
type Cell = { text: string; x: number; width: number; alignRight: boolean };

function cellsOf(table: Table, texts: readonly string[], setting: Setting): Cell[] {
  const total = table.columns.reduce((sum, column) => sum + column.share, 0);
  let x = 0;
  return table.columns.map((column, index) => {
    const width = (setting.width * column.share) / total;
    const cell = { text: texts[index] ?? '', x, width, alignRight: column.align === 'right' };
    x += width;
    return cell;
  });
}

function rowAtom(
  cells: readonly Cell[],
  style: TextStyle,
  fill: string | null,
  setting: Setting,
): Atom {
  const set = cells.map((cell) => {
    const lamp = lamps.get(cell.text);
    const room = cell.width - 2 * padding.x - (lamp === undefined ? 0 : lampDot);
    return {
      cell,
      lamp,
      lines: breakLines(setting.resolve(cell.text), style, room, setting.measure),
    };
  });
  const height = Math.max(...set.map(({ lines }) => lines.length)) * style.leading + 2 * padding.y;
  return {
    height,
    before: 0,
    text: set.map(({ lines }) => textOf(lines)).join('\n'),
    draw: (doc, x, y) => {
      if (fill !== null) doc.rect(x, y, setting.width, height).fill(fill);
      doc.rect(x, y + height - 0.5, setting.width, 0.5).fill(color.rule);
      for (const { cell, lamp, lines } of set) {
        const left = x + cell.x + padding.x;
        if (lamp !== undefined) doc.circle(left + 3.5, y + padding.y + 4.4, 3.5).fill(lamp);
        for (const [index, line] of lines.entries()) {
          const shift = cell.alignRight ? cell.width - 2 * padding.x - line.width : 0;
          const indent = lamp === undefined ? 0 : lampDot;
          const top = y + padding.y + 0.8 + index * style.leading;
          drawLines(doc, [line], style, { x: left + shift + indent, y: top });
        }
      }
    },
  };
}

/** A caption, a header that is repeated on each page, and rows that are never divided. */
export function tableAtoms(table: Table, setting: Setting): Atom[] {
  const titles = table.columns.map((column) => column.title);
  const header: Atom = {
    ...rowAtom(cellsOf(table, titles, setting), styles.head, color.petrol, setting),
    keep: true,
  };
  const captionLines = breakLines(table.caption, styles.caption, setting.width, setting.measure);
  const caption: Atom = {
    height: captionLines.length * styles.caption.leading + 4,
    before: 12,
    keep: true,
    text: textOf(captionLines),
    draw: (doc, x, y) => drawLines(doc, captionLines, styles.caption, { x, y }),
  };
  const rows = table.rows.map((texts, index) => ({
    ...rowAtom(
      cellsOf(table, texts, setting),
      styles.cell,
      index % 2 === 1 ? color.paper : null,
      setting,
    ),
    repeat: header,
    keep:
      index < table.rows.length - 1 &&
      (table.rows.length <= keptWhole || index === 0 || index === table.rows.length - 2),
  }));
  return [caption, header, ...rows, { height: 6, before: 0, text: '', draw: () => undefined }];
}

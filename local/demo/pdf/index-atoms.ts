import type { IndexEntry } from '../content/blocks';
import type { Atom, Spread } from './atom';
import { fontName } from './draw';
import { color, gutter, textWidth } from './style';

const columnCount = 3;
const width = (textWidth - gutter * (columnCount - 1)) / columnCount;
const collator = new Intl.Collator('es');

function letterAtom(letter: string): Atom {
  return {
    height: 17,
    before: 9,
    keep: true,
    text: letter,
    draw: (doc, x, y) => {
      doc.font(fontName(true)).fontSize(11).fillColor(color.petrol);
      doc.text(letter, x, y, { lineBreak: false });
      doc.rect(x, y + 13, width, 0.6).fill(color.sand);
    },
  };
}

function entryAtom(term: string, label: string, id: string): Atom {
  return {
    height: 11.6,
    before: 0,
    text: `${term}, ${label}`,
    draw: (doc, x, y) => {
      doc.font(fontName(false)).fontSize(8.3).fillColor(color.ink);
      doc.text(`${term}, ${label}`, x, y, { lineBreak: false });
      doc.goTo(x, y - 1, width, 11, id);
    },
  };
}

/** The alphabetical index in three columns, with a letter above each group. */
export function indexAtoms(
  entries: readonly IndexEntry[],
  labelOf: (id: string) => string,
): Spread {
  const sorted = [...entries].sort(([a], [b]) => collator.compare(a, b));
  let letter = '';
  const atoms = sorted.flatMap(([term, id]) => {
    const initial = (term[0] ?? '').normalize('NFD')[0]?.toUpperCase() ?? '';
    const entry = entryAtom(term, labelOf(id), id);
    if (initial === letter) return [entry];
    letter = initial;
    return [letterAtom(initial), entry];
  });
  return { columns: columnCount, atoms };
}

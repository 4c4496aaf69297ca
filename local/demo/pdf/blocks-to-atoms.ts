import type { Block, CalloutTone } from '../content/blocks';
import type { Atom, Flow, ResolveReferences } from './atom';
import { drawLines } from './draw';
import { figureAtom } from './figures';
import { breakLines, textOf } from './lines';
import type { Line, Measure } from './lines';
import { color, gutter, styles } from './style';
import type { TextStyle } from './style';
import { tableAtoms } from './table-atoms';

export type Setting = {
  width: number;
  measure: Measure;
  resolve: ResolveReferences;
  calloutTitles: Record<CalloutTone, string>;
};

/** One atom per line; a first or last line is never left alone on a page. */
export function lineAtoms(lines: readonly Line[], style: TextStyle, before: number, indent = 0) {
  return lines.map((line, index): Atom => ({
    height: style.leading,
    before: index === 0 ? before : 0,
    keep: lines.length > 1 && (index === 0 || index === lines.length - 2),
    text: textOf([line]),
    draw: (doc, x, y) => drawLines(doc, [line], style, { x: x + indent, y }),
  }));
}

function listAtoms(items: readonly string[], setting: Setting, marker: (index: number) => string) {
  const indent = 18;
  return items.flatMap((item, index) => {
    const lines = breakLines(
      setting.resolve(item),
      styles.body,
      setting.width - indent,
      setting.measure,
    );
    const [first, ...rest] = lineAtoms(lines, styles.body, index === 0 ? 5 : 3, indent);
    if (first === undefined) return [];
    const label = marker(index);
    const marked: Atom = {
      ...first,
      text: `${label} ${first.text}`,
      draw: (doc, x, y) => {
        doc.font('Helvetica-Bold').fontSize(styles.body.size).fillColor(color.petrol);
        doc.text(label, x + (label === '•' ? 5 : 0), y, { lineBreak: false });
        first.draw(doc, x, y);
      },
    };
    return [marked, ...rest];
  });
}

const tones: Record<CalloutTone, { line: string; fill: string }> = {
  warning: { line: color.warning, fill: color.warningSoft },
  caution: { line: color.caution, fill: color.cautionSoft },
  note: { line: color.petrol, fill: color.petrolSoft },
};

function calloutAtom(tone: CalloutTone, text: string, setting: Setting): Atom {
  const { line, fill } = tones[tone];
  const title = setting.calloutTitles[tone];
  const style = { ...styles.body, size: 9.3, leading: 13 };
  const lines = breakLines(setting.resolve(text), style, setting.width - 28, setting.measure);
  const height = lines.length * style.leading + 33;
  return {
    height,
    before: 10,
    text: `${title}\n${textOf(lines)}`,
    draw: (doc, x, y) => {
      doc.rect(x, y, setting.width, height - 2).fill(fill);
      doc.rect(x, y, 4, height - 2).fill(line);
      doc.font('Helvetica-Bold').fontSize(8.6).fillColor(line);
      doc.text(title, x + 16, y + 9, { lineBreak: false, characterSpacing: 0.6 });
      drawLines(doc, lines, style, { x: x + 16, y: y + 23 });
    },
  };
}

function headingAtoms(block: Block & { kind: 'section' | 'topic' }, setting: Setting): Atom[] {
  const isSection = block.kind === 'section';
  const style = isSection ? styles.section : styles.topic;
  const lines = breakLines(block.title, style, setting.width, setting.measure);
  const height = lines.length * style.leading + (isSection ? 6 : 1);
  return [
    {
      height,
      before: isSection ? 24 : 14,
      keep: true,
      text: textOf(lines),
      mark: { id: block.id, title: block.title, level: isSection ? 2 : 3 },
      draw: (doc, x, y) => {
        drawLines(doc, lines, style, { x, y });
        if (isSection) doc.rect(x, y + height - 4, 28, 2).fill(color.sand);
      },
    },
  ];
}

/** What a block becomes on paper at a given width. */
export function blockAtoms(block: Block, setting: Setting): Flow {
  switch (block.kind) {
    case 'section':
    case 'topic':
      return headingAtoms(block, setting);
    case 'paragraph':
      return lineAtoms(
        breakLines(setting.resolve(block.text), styles.body, setting.width, setting.measure),
        styles.body,
        7,
      );
    case 'bullets':
      return listAtoms(block.items, setting, () => '•');
    case 'steps':
      return listAtoms(block.items, setting, (index) => `${index + 1}.`);
    case 'callout':
      return [calloutAtom(block.tone, block.text, setting)];
    case 'table':
      return tableAtoms(block, setting);
    case 'figure':
      return [figureAtom(block.name, block.caption, setting.width)];
    case 'columns': {
      const narrow = { ...setting, width: (setting.width - gutter) / 2 };
      const atoms = block.blocks
        .flatMap((inner) => blockAtoms(inner, narrow))
        .filter((atom): atom is Atom => 'draw' in atom);
      return [{ columns: 2, atoms }];
    }
  }
}

/** Blocks that belong to what stands before them. */
const clinging: ReadonlySet<Block['kind']> = new Set(['callout', 'figure', 'table']);

/** Blocks one after the other; a table, figure or box stays with the line that introduces it. */
export function flowAtoms(blocks: readonly Block[], setting: Setting): Flow {
  return blocks.flatMap((block, index) => {
    const flow = [...blockAtoms(block, setting)];
    const next = blocks[index + 1];
    const last = flow.at(-1);
    if (next === undefined || last === undefined || 'atoms' in last) return flow;
    if (block.kind === 'table' || !clinging.has(next.kind)) return flow;
    return [...flow.slice(0, -1), { ...last, keep: true }];
  });
}

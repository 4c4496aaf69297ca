import {
  Document,
  HeadingLevel,
  LevelFormat,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import type { IRunOptions } from 'docx';
import type { Block } from './content/blocks';
import { quickGuideBlocks } from './content/quick-guide';
import { withFixedClock } from './fixed-clock';

const numbering = 'pasos';

function run(text: string, bold: boolean): TextRun {
  const options: IRunOptions = { text, bold };
  return new TextRun(options);
}

const runs = (text: string) => text.split('**').map((part, index) => run(part, index % 2 === 1));

function tableOf(block: Block & { kind: 'table' }): Table {
  const row = (cells: readonly string[], isHeader: boolean) =>
    new TableRow({
      tableHeader: isHeader,
      children: cells.map(
        (text) =>
          new TableCell({
            shading: isHeader ? { fill: 'DFEAEC' } : undefined,
            margins: { top: 60, bottom: 60, left: 100, right: 100 },
            children: [new Paragraph({ children: [run(text, isHeader)] })],
          }),
      ),
    });
  const titles = block.columns.map(({ title }) => title);
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: [row(titles, true), ...block.rows.map((cells) => row(cells, false))],
  });
}

function children(block: Block): (Paragraph | Table)[] {
  switch (block.kind) {
    case 'section':
      return [new Paragraph({ text: block.title, heading: HeadingLevel.HEADING_1 })];
    case 'paragraph':
      return [new Paragraph({ children: runs(block.text), spacing: { after: 120 } })];
    case 'bullets':
      return block.items.map(
        (text) => new Paragraph({ children: runs(text), bullet: { level: 0 } }),
      );
    case 'steps':
      return block.items.map(
        (text) =>
          new Paragraph({ children: runs(text), numbering: { reference: numbering, level: 0 } }),
      );
    case 'table':
      return [tableOf(block)];
    case 'topic':
    case 'callout':
    case 'columns':
    case 'figure':
      throw new Error(`The quick guide has no ${block.kind}.`);
  }
}

/** The quick guide as a DOCX; the same content gives the same bytes. */
export function quickGuide(): Promise<Buffer> {
  return withFixedClock(() => {
    const title = 'Faro Brisa 1.6: guía rápida';
    const heading = { font: 'Calibri', color: '0F4C5C', bold: true };
    const document = new Document({
      title,
      creator: 'Guantera',
      lastModifiedBy: 'Guantera',
      styles: {
        default: {
          document: { run: { font: 'Calibri', size: 22, language: { value: 'es-ES' } } },
          title: { run: { ...heading, size: 40 } },
          heading1: {
            run: { ...heading, size: 28 },
            paragraph: { spacing: { before: 280, after: 100 } },
          },
        },
      },
      numbering: {
        config: [
          {
            reference: numbering,
            levels: [
              {
                level: 0,
                format: LevelFormat.DECIMAL,
                text: '%1.',
                style: { paragraph: { indent: { left: 480, hanging: 300 } } },
              },
            ],
          },
        ],
      },
      sections: [
        {
          children: [
            new Paragraph({ text: title, heading: HeadingLevel.TITLE }),
            ...quickGuideBlocks.flatMap(children),
          ],
        },
      ],
    });
    return Packer.toBuffer(document);
  });
}

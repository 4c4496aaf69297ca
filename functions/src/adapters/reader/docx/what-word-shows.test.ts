import {
  Document,
  FootnoteReferenceRun,
  HeadingLevel,
  LevelFormat,
  Math as Formula,
  MathFraction,
  MathRun,
  MathSuperScript,
  Packer,
  Paragraph,
  SimpleField,
  Table,
  TableCell,
  TableRow,
  TextRun,
  type IPropertiesOptions,
} from 'docx';
import { documentPages } from '../../../domain/document/document-page';
import { markedItem } from '../../../domain/document/marked-item';
import type { ReadPage } from '../../../domain/document/read-page';
import { temporaryFiles } from '../../../testing/temporary-file';
import { readDocx } from './read-docx';

const files = temporaryFiles();
afterAll(() => files.remove());

async function read(
  children: (Paragraph | Table)[],
  options: Partial<IPropertiesOptions> = {},
): Promise<ReadPage[]> {
  const docx = await Packer.toBuffer(new Document({ ...options, sections: [{ children }] }));
  const pages: ReadPage[] = [];
  for await (const page of (await readDocx(await files.write(docx))).pages) pages.push(page);
  return pages;
}

const textOf = async (...given: Parameters<typeof read>): Promise<string> =>
  (await read(...given)).map(({ text }) => text).join('\n');

describe('what Word shows in a DOCX', () => {
  it('are the results of its fields', async () => {
    const field = new SimpleField('DOCPROPERTY Presion', '2,2 bar');
    const children = [new TextRun('La presión es de '), field, new TextRun(' en frío.')];
    expect(await textOf([new Paragraph({ children })])).toBe('La presión es de 2,2 bar en frío.');
  });

  it('are formulas', async () => {
    const fraction = new MathFraction({
      numerator: [new MathRun('P+1')],
      denominator: [new MathRun('V')],
    });
    const square = new MathSuperScript({
      children: [new MathRun('d')],
      superScript: [new MathRun('2')],
    });
    const formula = new Formula({ children: [new MathRun('F='), fraction, square] });
    const children = [new TextRun('Es '), formula, new TextRun('.')];
    expect(await textOf([new Paragraph({ children })])).toBe('Es F=(P+1)/Vd².');
  });

  it('is nothing that a style hides', async () => {
    const styles: IPropertiesOptions['styles'] = {
      paragraphStyles: [
        { id: 'Nota', name: 'Nota', run: { vanish: true } },
        { id: 'Borrador', name: 'Borrador', basedOn: 'Nota' },
      ],
      characterStyles: [{ id: 'Oculto', name: 'Oculto', run: { vanish: true } }],
    };
    const hidden = new TextRun({ text: '9,9 bar', style: 'Oculto' });
    const shown = new TextRun({ text: 'Sin remolque.', vanish: false });
    const text = await textOf(
      [
        new Paragraph({ children: [new TextRun('Con 2,2 bar'), hidden] }),
        new Paragraph({ text: 'No cambie nunca el aceite.', style: 'Nota' }),
        new Paragraph({ text: 'Ni el agua.', style: 'Borrador' }),
        new Paragraph({ children: [shown], style: 'Nota' }),
      ],
      { styles },
    );
    expect(text).toBe('Con 2,2 bar\n\nSin remolque.');
  });

  it('are the numbers of a list that goes on after something else', async () => {
    const level = { level: 0, format: LevelFormat.DECIMAL, text: '%1.' };
    const inner = { level: 1, format: LevelFormat.LOWER_LETTER, text: '%2)' };
    const numbering = { config: [{ reference: 'pasos', levels: [level, inner] }] };
    const step = (text: string, instance = 0, depth = 0) =>
      new Paragraph({ text, numbering: { reference: 'pasos', level: depth, instance } });
    const text = await textOf(
      [
        step('Abra.'),
        step('Mire.'),
        step('Con luz.', 0, 1),
        new Paragraph('Espere.'),
        step('Sin luz.', 0, 1),
        step('Cierre.'),
        new Paragraph('Para otro:'),
        step('Empiece.', 1),
      ],
      { numbering },
    );
    expect(text.split(/\n+/)).toEqual([
      '1. Abra.',
      '2. Mire.',
      'a) Con luz.',
      'Espere.',
      'b) Sin luz.',
      '3. Cierre.',
      'Para otro:',
      '1. Empiece.',
    ]);
  });

  it('are the numbers of three levels and the bullets of each, which say how deep an item stands', async () => {
    const numbers = ['%1.', '%1.%2', '%1.%2.%3'].map((text, level) => ({
      ...{ level, text, format: LevelFormat.DECIMAL, start: level === 0 ? 3 : 1 },
    }));
    const numbering = { config: [{ reference: 'pasos', levels: numbers }] };
    const step = (text: string, level: number) =>
      new Paragraph({ text, numbering: { reference: 'pasos', level } });
    const point = (text: string, level: number) => new Paragraph({ text, bullet: { level } });
    const pages = await read(
      [
        ...[step('Pare.', 0), step('Apague.', 1), step('Levante.', 1), step('Con el gato.', 2)],
        ...[step('Arranque.', 0), point('Gato', 0), point('Manivela', 1), point('Llave', 2)],
      ],
      { numbering },
    );
    const [list, ...others] = pages.flatMap((page) => documentPages()(page).blocks);
    expect(others).toEqual([]);
    expect(list).toMatchObject({ kind: 'list', isOrdered: true });
    expect(
      list?.units.map(({ start, end }) => markedItem(pages[0]?.text.slice(start, end) ?? '')),
    ).toEqual([
      ...[
        { mark: '3.', text: 'Pare.' },
        { mark: '3.1', text: 'Apague.' },
      ],
      ...[
        { mark: '3.2', text: 'Levante.' },
        { mark: '3.2.1', text: 'Con el gato.' },
      ],
      ...[
        { mark: '4.', text: 'Arranque.' },
        { mark: '•', text: 'Gato' },
      ],
      ...[
        { mark: '◦', text: 'Manivela' },
        { mark: '▪', text: 'Llave' },
      ],
    ]);
  });

  it('are footnotes below what they belong to', async () => {
    const heading = (text: string) => new Paragraph({ text, heading: HeadingLevel.HEADING_1 });
    const noted = (text: string, note: number) =>
      new Paragraph({ children: [new TextRun(text), new FootnoteReferenceRun(note)] });
    const cell = (child: Paragraph) => new TableCell({ children: [child] });
    const table = new Table({
      rows: [
        new TableRow({ children: [cell(new Paragraph('Delantera')), cell(noted('2,2 bar', 2))] }),
      ],
    });
    const pages = await read(
      [heading('Presión'), noted('En frío.', 1), table, heading('Aceite'), new Paragraph('4 l.')],
      {
        footnotes: {
          1: { children: [new Paragraph('Con 20 °C.')] },
          2: { children: [new Paragraph('Sin carga.')] },
        },
      },
    );
    expect(pages.map(({ text }) => text)).toEqual([
      'Presión\n\nEn frío.[¹]\n[¹] Con 20 °C.\nDelantera\t2,2 bar[²]\n[²] Sin carga.',
      'Aceite\n\n4 l.',
    ]);
  });
});

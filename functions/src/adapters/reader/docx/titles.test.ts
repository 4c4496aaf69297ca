import { Document, Packer, Paragraph, SymbolRun, TextRun, type IPropertiesOptions } from 'docx';
import { growth, LINEAR } from '../../../testing/growth';
import { temporaryFiles } from '../../../testing/temporary-file';
import { joined } from './line-texts';
import { readDocx } from './read-docx';

const files = temporaryFiles();
afterAll(() => files.remove());

async function read(children: Paragraph[], options: Partial<IPropertiesOptions> = {}) {
  const docx = await Packer.toBuffer(new Document({ ...options, sections: [{ children }] }));
  const pages: { reference: string; text: string }[] = [];
  for await (const { reference, text } of (await readDocx(await files.write(docx))).pages)
    pages.push({ reference, text });
  return pages;
}

const referencesOf = async (...given: Parameters<typeof read>): Promise<string[]> =>
  (await read(...given)).map(({ reference }) => reference);

const text = (said: string) => new Paragraph(said);
const letters = (said: string, look: { bold?: boolean; size?: number }) =>
  new Paragraph({ children: [new TextRun({ text: said, ...look })] });

describe('titles of a DOCX', () => {
  it('are what its own styles take for one by the outline of Word', async () => {
    const styles: IPropertiesOptions['styles'] = {
      default: { heading1: {} },
      paragraphStyles: [
        { id: 'Capitulo', name: 'Capítulo', basedOn: 'Heading1' },
        { id: 'Apartado', name: 'Apartado', paragraph: { outlineLevel: 1 } },
        { id: 'Cuerpo', name: 'Cuerpo', basedOn: 'Capitulo', paragraph: { outlineLevel: 9 } },
      ],
    };
    const styled = (said: string, style: string) => new Paragraph({ text: said, style });
    expect(
      await referencesOf(
        [
          styled('Aceite', 'Capitulo'),
          styled('Cantidad', 'Apartado'),
          styled('Son 4,5 litros', 'Cuerpo'),
          styled('Frenos', 'Capitulo'),
          text('DOT 4.'),
        ],
        { styles },
      ),
    ).toEqual(['Aceite › Cantidad', 'Frenos']);
  });

  it('are larger, bold or in capitals where no style names them, from the most striking on', async () => {
    expect(
      await referencesOf([
        letters('Mantenimiento', { size: 32 }),
        text('ACEITE DEL MOTOR'),
        letters('Cantidad:', { bold: true }),
        text('Con el filtro son 4,5 litros de aceite.'),
        letters('Tipo', { bold: true }),
        text('SAE 5W-30'),
        text('LÍQUIDO DE FRENOS'),
        text('DOT 4.'),
        letters('Averías', { size: 32 }),
        text('No arranca.'),
      ]),
    ).toEqual([
      'ACEITE DEL MOTOR › Cantidad',
      'ACEITE DEL MOTOR › Tipo',
      'Mantenimiento › LÍQUIDO DE FRENOS',
      'Averías',
    ]);
  });

  it('are no items of lists, sentences or words of warning', async () => {
    const item = new Paragraph({
      bullet: { level: 0 },
      children: [new TextRun({ text: 'Levante el capó', size: 32 })],
    });
    const sentence = letters('No abra el tapón en caliente.', { bold: true });
    const warning = letters('¡ATENCIÓN!', { bold: true });
    const body = text('El líquido sale a presión y quema, y no hay quien lo pare.');
    expect(await referencesOf([item, sentence, warning, body])).toEqual(['párrafos 1-4']);
  });

  it('may be told by nothing but where they stand: below all others', async () => {
    const item = (said: string) => new Paragraph({ text: said, bullet: { level: 0 } });
    expect(
      await referencesOf([
        letters('Mantenimiento', { bold: true }),
        text('Líquido de frenos'),
        text('Use DOT 4.'),
        text('Limpieza'),
        item('Agua tibia'),
        item('Jabón neutro'),
        text('Está en el maletero'),
        text('Gato'),
        text('Llave'),
        text('Triángulo'),
      ]),
    ).toEqual(['Mantenimiento › Líquido de frenos', 'Mantenimiento › Limpieza']);
  });

  it('begin a paragraph that goes on below them', async () => {
    const children = [
      new TextRun({ text: 'Depósito', bold: true }),
      new TextRun({ text: '60 litros de gasóleo.', break: 1 }),
    ];
    expect(await read([text('Al final.'), new Paragraph({ children })])).toEqual([
      { reference: 'párrafos 1-1', text: 'Al final.' },
      { reference: 'Depósito', text: 'Depósito\n\n60 litros de gasóleo.' },
    ]);
  });
});

describe('the lines of a paragraph of a DOCX', () => {
  const broken = (...lines: string[]) =>
    new Paragraph({
      children: lines.map((line, index) => new TextRun({ text: line, break: index === 0 ? 0 : 1 })),
    });
  const textOf = async (...children: Paragraph[]): Promise<string> =>
    (await read(children)).map((page) => page.text).join('\n');

  it('stay apart where their author broke them', async () => {
    expect(await textOf(broken('Delantera: 2,2 bar', 'Trasera: 2,0 bar'))).toBe(
      'Delantera: 2,2 bar\nTrasera: 2,0 bar',
    );
  });

  it('are joined where a program broke their sentence', async () => {
    const [first, second] = ['Cambie el aceite del motor y su filtro en la', 'revisión de los'];
    expect(await textOf(broken(first, second, 'neumá\u00adticos, cada año.'))).toBe(
      `${first} ${second} neumáticos, cada año.`,
    );
  });

  it('are joined in linear time', async () => {
    const line = { text: 'y sigue en la línea que viene', depth: null };
    const all = (size: number) => joined(Array.from({ length: size }, () => line));
    expect(await growth(all, 160_000)).toBeLessThan(LINEAR);
  });

  it('begin with bullets that are signs of a symbol font', async () => {
    const children = [
      new SymbolRun({ char: 'F0D8', symbolfont: 'Wingdings' }),
      new TextRun(' 12 V'),
    ];
    expect(await textOf(new Paragraph({ children }))).toBe('• 12 V');
  });
});

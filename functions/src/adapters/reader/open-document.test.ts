import {
  Document,
  HeadingLevel,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  type IRunOptions,
} from 'docx';
import { strToU8, zipSync } from 'fflate';
import type { ReadPage } from '../../domain/document/read-page';
import { pdfOf } from '../../testing/pdf';
import { temporaryFiles } from '../../testing/temporary-file';
import { openDocument } from './open-document';

const files = temporaryFiles();
afterAll(() => files.remove());

async function read(content: string | Uint8Array, name?: string) {
  const document = await openDocument(await files.write(content, name));
  const pages: ReadPage[] = [];
  for await (const page of document.pages) pages.push(page);
  return { ...document, pages };
}

const failureOf = async (content: string | Uint8Array): Promise<unknown> => {
  const error: unknown = await read(content).catch((reason: unknown) => reason);
  return error && typeof error === 'object' && 'code' in error ? error.code : error;
};

const row = (...cells: string[]) =>
  new TableRow({
    children: cells.map((text) => new TableCell({ children: [new Paragraph(text)] })),
  });

const docxOf = (children: (Paragraph | Table)[]): Promise<Buffer> =>
  Packer.toBuffer(new Document({ sections: [{ children }] }));

const DOCX_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

describe('judging a file by its content', () => {
  it('reads each format whatever its name says', async () => {
    const pdf = await pdfOf((document) => document.addPage().text('Hola desde un PDF.'));
    expect((await read(pdf, 'manual.txt')).type).toBe('application/pdf');
    expect((await read(await docxOf([new Paragraph('Hola')]), 'manual.pdf')).type).toBe(DOCX_TYPE);
    expect((await read('Hola desde un texto.', 'manual.docx')).type).toBe('text/plain');
  });

  it('finds a PDF behind a little of something else', async () => {
    const pdf = await pdfOf((document) => document.addPage().text('Hola.'));
    expect((await read(Buffer.concat([Buffer.from('basura\n'), pdf]))).type).toBe(
      'application/pdf',
    );
  });

  it.each([
    ['EMPTY', Buffer.alloc(0)],
    ['OLD_WORD', Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)])],
    ['WRONG_TYPE', Buffer.from('<!DOCTYPE html><html><body>Hola</body></html>')],
    ['WRONG_TYPE', Buffer.from('\ufeff<html>Hola</html>')],
    ['WRONG_TYPE', Buffer.from('{\\rtf1\\ansi Hola}')],
    ['WRONG_TYPE', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(3000)])],
    ['WRONG_TYPE', Buffer.from(zipSync({ 'xl/workbook.xml': strToU8('<workbook/>') }))],
  ])('refuses with %s what is none of them (%#)', async (code, content) => {
    expect(await failureOf(content)).toBe(code);
  });
});

describe('reading a DOCX', () => {
  it('gives a section for each heading, with lists and table rows', async () => {
    const docx = await docxOf([
      new Paragraph({ text: 'Mantenimiento', heading: HeadingLevel.HEADING_1 }),
      new Paragraph('Cuide su vehículo < siempre & bien.'),
      new Paragraph({ text: 'Neumáticos', heading: HeadingLevel.HEADING_2 }),
      new Table({ rows: [row('Rueda', 'En frío'), row('Delantera', '2,2 bar')] }),
      new Paragraph({ text: 'Mida en frío', bullet: { level: 0 } }),
      new Paragraph({ text: 'No mida en caliente', bullet: { level: 0 } }),
    ]);
    const { pages, pageCount } = await read(docx);
    expect(pageCount).toBeNull();
    expect(pages).toEqual([
      {
        number: null,
        reference: 'Mantenimiento',
        text: 'Mantenimiento\n\nCuide su vehículo < siempre & bien.',
        headings: [{ offset: 0, depth: 1, title: 'Mantenimiento' }],
      },
      {
        number: null,
        reference: 'Mantenimiento › Neumáticos',
        text: 'Neumáticos\n\nRueda\tEn frío\nDelantera\t2,2 bar\n• Mida en frío\n• No mida en caliente',
        headings: [{ offset: 0, depth: 2, title: 'Neumáticos' }],
      },
    ]);
  });

  it('takes short bold paragraphs for headings, and counts paragraphs where there are none', async () => {
    const letters: IRunOptions = { text: 'Frenos', bold: true };
    const title = new Paragraph({ children: [new TextRun(letters)] });
    const { pages } = await read(await docxOf([title, new Paragraph('Pise el freno.')]));
    expect(pages.map(({ reference }) => reference)).toEqual(['Frenos']);
    const many = Array.from({ length: 60 }, (_, index) => new Paragraph(`Párrafo ${index + 1}.`));
    const plain = await read(await docxOf(many));
    expect(plain.pages.map(({ reference }) => reference)).toEqual([
      'párrafos 1-25',
      'párrafos 26-50',
      'párrafos 51-60',
    ]);
  });

  it('refuses one that was cut off', async () => {
    const docx = await docxOf(
      Array.from({ length: 50 }, (_, index) => new Paragraph(`P ${index}`)),
    );
    expect(await failureOf(docx.subarray(0, docx.length / 2))).toBe('DAMAGED');
  });

  it.each([
    ['unpacks to more than a text can be', 200 * 1024 * 1024],
    ['unpacks to more than it says', 100],
  ])('refuses one that %s, before anything else unpacks it', async (_what, claimed) => {
    const blank = new Uint8Array(2_000_000).fill(0x20);
    const bomb = Buffer.from(zipSync({ 'word/document.xml': blank }));
    const directory = bomb.lastIndexOf(Buffer.from('PK\x01\x02', 'latin1'));
    bomb.writeUInt32LE(claimed, directory + 24);
    expect(await failureOf(bomb)).toBe('TOO_COMPLEX');
  });

  it('refuses a Word document that is no XML', async () => {
    expect(await failureOf(zipSync({ 'word/document.xml': strToU8('nada') }))).toBe('DAMAGED');
  });
});

import type { ReadPage } from '../../../domain/document/read-page';
import { paragraph, pdfOf } from '../../../testing/pdf';
import { temporaryFiles } from '../../../testing/temporary-file';
import { readPdf } from './read-pdf';

const files = temporaryFiles();
afterAll(() => files.remove());

async function read(draw: (document: PDFKit.PDFDocument) => void): Promise<ReadPage[]> {
  const pages: ReadPage[] = [];
  const path = await files.write(await pdfOf(draw));
  for await (const page of (await readPdf(path)).pages) pages.push(page);
  return pages;
}

const textOf = async (...given: Parameters<typeof read>): Promise<string> =>
  (await read(...given)).map(({ text }) => text).join('\n');

describe('how pages of manuals are laid out', () => {
  it('keeps figures with dots before them on their own line', async () => {
    const text = await textOf((document) => {
      document.addPage().fontSize(10);
      const lines = ['Aceite del motor', 'Líquido de frenos', 'Líquido refrigerante'];
      lines.forEach((name, line) => {
        const dots = '.'.repeat(100 - 2 * name.length);
        document.text(`${name} ${dots} ${line + 4},5 l`, 60, 100 + 12 * line, { lineBreak: false });
      });
    });
    expect(text).toBe(
      'Aceite del motor\t4,5 l\nLíquido de frenos\t5,5 l\nLíquido refrigerante\t6,5 l',
    );
  });

  it('tells the marks of notes that stand apart from their word from figures', async () => {
    const text = await textOf((document) => {
      document.addPage();
      const marked = (pieces: [text: string, isMark: boolean][], y: number) => {
        let x = 60;
        for (const [piece, isMark] of pieces) {
          document
            .fontSize(isMark ? 7 : 11)
            .text(piece, x, isMark ? y - 1 : y, { lineBreak: false });
          x += document.widthOfString(piece) + 2;
        }
      };
      marked(
        [
          ['Presión de 2,2 bar', false],
          ['2', true],
          ['y 2,4 bar', false],
          ['3', true],
        ],
        100,
      );
      marked(
        [
          ['2', true],
          ['En frío.', false],
        ],
        140,
      );
      document.fontSize(11).text('Tome 2 llaves de 17.', 60, 180);
    });
    expect(text.split(/\n+/)).toEqual([
      'Presión de 2,2 bar² y 2,4 bar³',
      '² En frío.',
      'Tome 2 llaves de 17.',
    ]);
  });

  it('takes neither stamps across pages nor tabs at their edge for titles or text', async () => {
    const pages = await read((document) => {
      for (let page = 1; page <= 6; page++) {
        document.addPage().save();
        document
          .rotate(-45, { origin: [300, 400] })
          .fontSize(60)
          .text('BORRADOR', 150, 380)
          .restore();
        document
          .save()
          .rotate(90, { origin: [560, 300] })
          .fontSize(14);
        document.text('Mantenimiento', 560, 300, { lineBreak: false }).restore();
        document.fontSize(11).text(paragraph(page), 60, 100, { width: 400 });
      }
    });
    expect(pages.map(({ text }) => text)).toEqual(
      [1, 2, 3, 4, 5, 6].map((page) => paragraph(page)),
    );
    expect(pages.flatMap(({ headings }) => headings)).toEqual([]);
  });

  it('reads short texts beside each other one after the other', async () => {
    const texts = [1, 2].map((number) => paragraph(number, 2));
    const text = await textOf((document) => {
      document.addPage().fontSize(10);
      texts.forEach((said, column) =>
        document.text(said, 60 + 250 * column, 100, { width: 220, align: 'justify' }),
      );
    });
    expect(text.split(/\n+/)).toEqual(texts);
  });

  describe('with words that stand equally far apart', () => {
    const WIDTH = 180;
    /** A line from edge to edge, as the last but one of a justified paragraph in a narrow column. */
    function stretch(document: PDFKit.PDFDocument, words: string[], y: number): void {
      const all = words.reduce((sum, word) => sum + document.widthOfString(word), 0);
      const gap = (WIDTH - all) / (words.length - 1);
      words.reduce((x, word) => {
        document.text(word, x, y, { lineBreak: false });
        return x + document.widthOfString(word) + gap;
      }, 60);
    }

    it('reads them as a line of the paragraph that they stand in', async () => {
      const text = await textOf((document) => {
        document.addPage().fontSize(10);
        stretch(document, 'Retire la nieve del techo solar y no lo'.split(' '), 100);
        stretch(document, ['abra', 'con', 'barras', 'portaequipajes'], 112);
        document.text('transversales montadas.', 60, 124, { lineBreak: false });
      });
      expect(text.replace(/\s/g, (blank) => (blank === '\n' ? ' ' : blank))).toBe(
        'Retire la nieve del techo solar y no lo abra con barras portaequipajes transversales montadas.',
      );
    });

    it('reads them as cells below a row of cells', async () => {
      const text = await textOf((document) => {
        document.addPage().fontSize(10);
        stretch(document, ['Luz', 'Tipo', 'Vatios'], 100);
        stretch(document, ['Cruce', 'H7', '55'], 112);
        stretch(document, ['Freno', 'P21', '21'], 124);
      });
      expect(text).toBe('Luz\tTipo\tVatios\nCruce\tH7\t55\nFreno\tP21\t21');
    });
  });

  it('leaves out white letters on white paper', async () => {
    const text = await textOf((document) => {
      document.addPage().text('La presión es de 2,2 bar.', 60, 100);
      document.fillColor('white').text('Son 9,9 bar.', 60, 130);
      document.fillColor('navy').rect(60, 160, 200, 30).fill();
      document.fillColor('white').text('Con carga, 2,4 bar.', 66, 170);
    });
    expect(text).toBe('La presión es de 2,2 bar.\n\nCon carga, 2,4 bar.');
  });

  it('keeps figures that stand sideways', async () => {
    const pages = await read((document) => {
      for (let page = 1; page <= 6; page++) {
        document.addPage().fontSize(11).text(paragraph(page), 60, 100, { width: 400 });
        document.save().rotate(90, { origin: [500, 300] });
        document.text('205', 500 - 40 * page, 300, { lineBreak: false }).restore();
      }
    });
    expect(pages.map(({ text }) => text.includes('205'))).toEqual(Array(6).fill(true));
  });

  it('takes the word above a warning for no title, also where the box goes on', async () => {
    const [page] = await read((document) => {
      const title = (text: string, size: number) =>
        document.moveDown().fontSize(size).text(text).fontSize(10).moveDown(0.5);
      document.addPage().fontSize(10);
      title('Purga del circuito', 16).text(paragraph(1));
      title('Advertencia', 13).text(paragraph(2));
      title('¡PRECAUCIÓN! (Continuación)', 13).text(paragraph(3));
      title('Advertencia de presión', 13).text(paragraph(4));
    });
    expect(page?.headings.map(({ title }) => title)).toEqual([
      'Purga del circuito',
      'Advertencia de presión',
    ]);
    expect(page?.text).toContain('Advertencia\n');
  });

  it('removes running titles whose page numbers name their chapter', async () => {
    const text = await textOf((document) => {
      for (let number = 1; number <= 8; number++) {
        const title = number < 5 ? 'Transporte' : 'Limpieza';
        const label = number < 5 ? `6-${number + 20}` : `7-${number - 4}`;
        document.addPage().fontSize(9);
        document.text(number % 2 ? `${label} ${title}` : `${title} ${label}`, 60, 30);
        document.fontSize(11).text(paragraph(number), 60, 130);
      }
    });
    for (const title of ['Transporte', 'Limpieza']) expect(text).not.toContain(title);
  });

  const chapters = ['Frenos', 'Ruedas', 'Luces', 'Aceite', 'Agua', 'Gas', 'Sillas', 'Llaves'];

  it('removes the name of the document together with that of the chapter, which changes', async () => {
    const text = await textOf((document) => {
      for (const [index, chapter] of chapters.entries()) {
        document.addPage().fontSize(9).text('Lince Azul · Manual del propietario', 60, 30);
        document.text(`${chapter} y más`, 420, 30).fontSize(11).text(paragraph(index), 60, 130);
      }
    });
    expect(text).toBe(chapters.map((_, index) => paragraph(index)).join('\n'));
  });

  it('keeps what names the columns of a table where pages repeat it at their top', async () => {
    const pages = await read((document) => {
      for (const chapter of chapters) {
        document.addPage().fontSize(10);
        const rows = [
          ['Síntoma', 'Causa posible', 'Qué hacer'],
          [`${chapter} con ruido`, 'Desgaste', 'Acuda al taller'],
          [`${chapter} sin efecto`, 'Un fusible', 'Cámbielo'],
        ];
        for (const [row, cells] of rows.entries())
          for (const [column, cell] of cells.entries())
            document.text(cell, 60 + 150 * column, 40 + 20 * row, { lineBreak: false });
      }
    });
    for (const { text } of pages) expect(text).toMatch(/^Síntoma\tCausa posible\tQué hacer\n/);
  });

  it('joins a line that ends before its time to the next one where no paragraph ends so', async () => {
    const text = await textOf((document) => {
      document.addPage().fontSize(10);
      document.text('La toma admite hasta', 60, 100).text('120 W. No la tape.', 60, 112);
      document.text('Se puede usar en marcha', 60, 124).text(paragraph(1), 60, 136);
    });
    expect(text.split('\n').slice(0, 2)).toEqual([
      'La toma admite hasta 120 W. No la tape.',
      'Se puede usar en marcha',
    ]);
  });
});

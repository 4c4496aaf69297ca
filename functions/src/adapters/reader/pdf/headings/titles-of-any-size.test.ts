import type { ReadPage } from '../../../../domain/document/read-page';
import { paragraph, pdfOf } from '../../../../testing/pdf';
import { temporaryFiles } from '../../../../testing/temporary-file';
import { readPdf } from '../read-pdf';

const files = temporaryFiles();
afterAll(() => files.remove());

const WIDTH = 160;

/** The titles and the text of a page with a narrow column, bold lines among others. */
async function read(draw: (write: (text: string, size?: number) => void) => void) {
  const pdf = await pdfOf((document) => {
    document.addPage();
    const write = (text: string, size?: number) => {
      document.font(size === undefined ? 'Helvetica' : 'Helvetica-Bold').fontSize(size ?? 10);
      document.text(text, { width: WIDTH });
    };
    draw((text, size) => {
      if (size !== undefined) document.moveDown(0.8);
      write(text, size);
    });
  });
  return titlesAndText(pdf);
}

async function titlesAndText(pdf: Buffer) {
  const pages: ReadPage[] = [];
  for await (const page of (await readPdf(await files.write(pdf))).pages) pages.push(page);
  const [page] = pages;
  return { titles: page?.headings.map(({ title }) => title), text: page?.text ?? '' };
}

describe('titles in letters of the size of the text', () => {
  it('may be bold and have several lines', async () => {
    const { titles, text } = await read((write) => {
      write(paragraph(1, 2));
      write('Puede usar su coche para ayudar a otro con cables', 10);
      write(paragraph(2, 2));
    });
    expect(titles).toEqual(['Puede usar su coche para ayudar a otro con cables']);
    expect(text).toContain('\n\nPuede usar su coche para ayudar a otro con cables\n\n');
  });

  it('may be a little smaller than the text, as their letters have other boxes', async () => {
    const { titles } = await read((write) => {
      write(paragraph(1, 2));
      write('Instalación en casa', 9);
      write(paragraph(2, 2));
      write('Fig. uno', 7);
      write(paragraph(3, 2));
    });
    expect(titles).toEqual(['Instalación en casa']);
  });

  it('are no bold sentences, nor bold paragraphs', async () => {
    const { titles } = await read((write) => {
      write(paragraph(1, 2));
      write('No use nunca el coche sin haber abrochado los cinturones de todos.', 10);
      write(paragraph(2, 2));
      write(`${paragraph(3, 1)} Y así siempre, de día y de noche`, 10);
      write(paragraph(4, 2));
    });
    expect(titles).toEqual([]);
  });

  it.each([
    ['in colour', 'Instalación en casa', '#0d4f8b'],
    ['in capitals', 'INSTALACIÓN EN CASA', '#000000'],
  ])('may be set apart otherwise: %s', async (_, title, colour) => {
    const pdf = await pdfOf((document) => {
      document.addPage().fontSize(10);
      const write = (text: string) => document.text(text, { width: WIDTH }).moveDown(0.8);
      write(paragraph(1, 2)).fillColor(colour);
      write(title).fillColor('#222222');
      write(paragraph(2, 2));
      write('Una línea como otras');
      write(paragraph(3, 2));
    });
    expect((await titlesAndText(pdf)).titles).toEqual([title]);
  });

  it('name no box', async () => {
    const { titles } = await read((write) => {
      write(paragraph(1, 2));
      write('Consejo', 12);
      write(paragraph(2, 2));
      write('Consejos de conducción', 12);
      write(paragraph(3, 2));
    });
    expect(titles).toEqual(['Consejos de conducción']);
  });
});

import type { ReadPage } from '../../../../domain/document/read-page';
import { paragraph, pdfOf } from '../../../../testing/pdf';
import { temporaryFiles } from '../../../../testing/temporary-file';
import { rankHeadings } from '../../heading-depths';
import { readPdf } from '../read-pdf';

const files = temporaryFiles();
afterAll(() => files.remove());

/** The headings of a manual of 60 pages with titles in larger letters; the outline names those of the pages given. */
async function headingsOf(isNamed: (page: number) => boolean): Promise<string[][]> {
  const pdf = await pdfOf((document) => {
    let chapter = document.outline;
    for (let page = 1; page <= 60; page++) {
      document.addPage().moveDown(6);
      if (page % 20 === 1) {
        document.fontSize(20).text(`Capítulo de ${page}`);
        if (isNamed(page)) chapter = document.outline.addItem(`Capítulo de ${page}`);
      }
      document.fontSize(14).text(`Tema de la página ${page}`);
      if (isNamed(page)) chapter.addItem(`Tema de la página ${page}`);
      document.fontSize(11).moveDown().text(paragraph(page));
    }
  });
  const pages: ReadPage[] = [];
  for await (const page of (await readPdf(await files.write(pdf))).pages) pages.push(page);
  return pages
    .map(rankHeadings())
    .map(({ headings }) => headings.map(({ depth, title }) => `${depth} ${title}`));
}

describe('an outline of a part of a manual', () => {
  it('says nothing of the pages after it', async () => {
    const headings = await headingsOf((page) => page <= 20);
    expect(headings[19]).toEqual(['2 Tema de la página 20']);
    expect(headings[20]).toEqual(['1 Capítulo de 21', '2 Tema de la página 21']);
    expect(headings[59]).toEqual(['2 Tema de la página 60']);
  });

  it('leaves the titles within its later chapters to their letters', async () => {
    const headings = await headingsOf((page) => page <= 20 || page % 20 === 1);
    expect(headings[19]).toEqual(['2 Tema de la página 20']);
    expect(headings[40]?.[0]).toBe('1 Capítulo de 41');
    expect(headings[49]?.[0]).toMatch(/^[34] Tema de la página 50$/);
  });
});

import type { ReadPage } from '../../../../domain/document/read-page';
import { paragraph, pdfOf } from '../../../../testing/pdf';
import { temporaryFiles } from '../../../../testing/temporary-file';
import { readPdf } from '../read-pdf';

const files = temporaryFiles();
afterAll(() => files.remove());

it('the reader of PDF reads the text of a page that is set larger than the others in its paragraphs, and only its title as one', async () => {
  const last =
    'Este coche se ha hecho para durar. Lave los bajos con agua tibia cada mes de invierno y séquelos bien.';
  const pdf = await pdfOf((document) => {
    for (let page = 0; page < 5; page++) document.addPage().fontSize(8).text(paragraph(page, 12));
    document.addPage().font('Helvetica-Bold').fontSize(14).text('Limpieza').moveDown();
    document
      .fontSize(10)
      .font('Helvetica-Bold')
      .text('En invierno', { continued: true, width: 260 });
    document.font('Helvetica').text(` ${last}`).moveDown().text(paragraph(9, 3), { width: 260 });
  });
  const pages: ReadPage[] = [];
  for await (const page of (await readPdf(await files.write(pdf))).pages) pages.push(page);
  expect(pages[5]?.headings.map(({ title }) => title)).toEqual(['Limpieza']);
  expect(pages[5]?.text.split('\n\n')).toEqual([
    'Limpieza',
    `En invierno ${last}`,
    paragraph(9, 3),
  ]);
});

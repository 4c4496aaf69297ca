import type { ReadPage } from '../../../domain/document/read-page';
import { pdfOf } from '../../../testing/pdf';
import { temporaryFiles } from '../../../testing/temporary-file';
import { readPdf } from './read-pdf';

const files = temporaryFiles();
afterAll(() => files.remove());

it('the reader of PDF names the files of text that a document carries, after its pages, and no others', async () => {
  const pdf = await pdfOf((document) => {
    document.addPage().text('Lea también el suplemento del remolque.');
    for (const name of ['suplemento remolque.pdf', 'factura.xml', 'Garantía.docx']) {
      document.file(Buffer.from('x'), { name });
    }
  });
  const pages: ReadPage[] = [];
  for await (const page of (await readPdf(await files.write(pdf))).pages) pages.push(page);
  expect(pages.map(({ number, unreadable }) => [number, unreadable])).toEqual([
    [1, undefined],
    [null, 'embedded'],
    [null, 'embedded'],
  ]);
  expect(
    pages
      .slice(1)
      .map(({ reference }) => reference)
      .toSorted(),
  ).toEqual(['Garantía.docx', 'suplemento remolque.pdf']);
});

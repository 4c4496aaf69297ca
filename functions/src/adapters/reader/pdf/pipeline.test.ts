import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paragraph, pdfOf } from '../../../testing/pdf';
import { temporaryFiles } from '../../../testing/temporary-file';
import { openPdf } from './pdfium/open-pdf';
import { readPages, STAGES } from './pipeline';

const files = temporaryFiles();
afterAll(() => files.remove());

const manual = async () =>
  files.write(
    await pdfOf((document) => {
      for (let number = 1; number <= 30; number++) {
        document
          .addPage()
          .fontSize(10)
          .text('Manual del propietario', 72, 40, { lineBreak: false });
        document
          .fontSize(16)
          .text(`Capítulo ${'abcdefghijklmnopqrstuvwxyzñáéí'[number - 1]}`, 72, 90);
        document.fontSize(11).text(paragraph(number), 72, 130);
      }
    }),
  );

describe('the stages of reading a PDF', () => {
  const names = STAGES.map(({ name }) => name);

  it('stand in one array, in the order in which a page goes through them', () => {
    expect(names).toEqual('glyphs visible words tables order blocks furniture headings'.split(' '));
  });

  it('are the folders of the reader, but for what they share', () => {
    const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
    expect(new Set(folders)).toEqual(new Set([...names, 'geometry', 'pdfium']));
  });

  it.each(names)('export one function each, of their name: %s', (name) => {
    const source = readFileSync(join(import.meta.dirname, name, `${name}.ts`), 'utf8');
    expect(source.match(/(?<=^export function\*? )\w+/gm)).toEqual([name]);
  });
});

describe('pages that are read one at a time', () => {
  it('are the same when a part of the document is read as when all of it is', async () => {
    const document = await openPdf(await manual());
    const all = [...readPages(document, { from: 0, to: 30 })];
    expect(all.map(({ number }) => number)).toEqual(all.map((_, at) => at + 1));
    expect([...readPages(document, { from: 12, to: 18 })]).toEqual(all.slice(12, 18));
    expect(all[15]?.text).not.toContain('Manual del propietario');
    expect(all[15]?.headings).toMatchObject([{ title: 'Capítulo p' }]);
  });

  it('are closed before the next one is opened, and when nobody asks for more', async () => {
    const document = await openPdf(await manual());
    const { pdfium } = document;
    let [open, most] = [0, 0];
    const counted = {
      ...document,
      pdfium: {
        ...pdfium,
        _FPDF_LoadPage: (handle: number, index: number) => {
          most = Math.max(most, (open += 1));
          return pdfium._FPDF_LoadPage(handle, index);
        },
        _FPDF_ClosePage: (page: number) => {
          open -= 1;
          pdfium._FPDF_ClosePage(page);
        },
      },
    };
    const [first] = readPages(counted, { from: 0, to: 30 });
    expect(first?.number).toBe(1);
    expect({ open, most }).toEqual({ open: 0, most: 1 });
  });
});

import { dirname, join } from 'node:path';
import { collectPassages } from '../../../usecases/collect-passages';
import { withOcr } from '../../../usecases/recognise-pages';
import { paragraph, pdfOf } from '../../../testing/pdf';
import { scanOf } from '../../../testing/scan';
import { temporaryFiles } from '../../../testing/temporary-file';
import { openDocument } from '../../reader/open-document';
import type { PagePictures } from '../../reader/page-pictures';
import { picturesOf } from '../../reader/pdf/draw-page';
import { spanishOcr } from './spanish-ocr';

const languageFolder = join(
  dirname(require.resolve('@tesseract.js-data/spa/package.json')),
  '4.0.0_best_int',
);
const files = temporaryFiles();
afterAll(() => files.remove());

/** Draws in this process; production does it in another one, see `page-pictures.test.ts`. */
const pictures: PagePictures = async function* draw(path, pages, dpi) {
  yield* await picturesOf(path, pages, dpi);
};

const BRAKES = 'El líquido de frenos se cambia cada dos años o cada 40.000 km.';

/** Text on page 1, scans on 2 and 4, a picture without text on 3. */
async function mixedManual(): Promise<string> {
  const brakes = await scanOf((document) => document.addPage().fontSize(12).text(BRAKES));
  const tyres = await scanOf((document) => {
    document.addPage().fontSize(12).text('Presión de los neumáticos', 60, 100);
    document.text('Delantera', 60, 130).text('2,2 bar', 260, 130);
    document.text('Trasera', 60, 160).text('2,0 bar', 260, 160);
  });
  const nothing = await scanOf((document) => document.addPage());
  return files.write(
    await pdfOf(
      (document) => {
        document.addPage().text(paragraph(1));
        for (const scan of [brakes, nothing, tyres]) {
          document.addPage().image(scan, 0, 0, { width: document.page.width });
        }
      },
      { margin: 60 },
    ),
  );
}

describe('reading scans without the cloud', () => {
  it('finds what is printed on scanned pages, and cites their numbers', async () => {
    const path = await mixedManual();
    const document = withOcr(await openDocument(path), spanishOcr(pictures, languageFolder), path);
    const progress: number[] = [];
    const { chunks, unreadable } = await collectPassages(document, {
      key: { manualId: 1, revision: 1 },
      createdAt: new Date(0),
      onPassages: () => Promise.resolve(),
      onPage: async ({ place }) => void progress.push(place),
    });
    expect(chunks.map(({ pageNumber }) => pageNumber)).toEqual([1, 2, 4]);
    expect(chunks[1]).toMatchObject({ pageReference: 'p. 2', content: BRAKES });
    expect(chunks[2]?.content).toMatch(/Delantera\t2,2 bar\s+Trasera\t2,0 bar/);
    expect(unreadable).toEqual({
      image: [3],
      garbled: [],
      damaged: [],
      coarse: [],
      marks: [],
      embedded: [],
      drawings: [],
    });
    expect(progress).toEqual([1, 2, 3, 4]);
  });

  it.each([90, 178, 180, 270])(
    'reads a scan that was turned by %d degrees, and places its words where they are seen',
    async (degrees) => {
      const scan = await scanOf((document) => {
        document.addPage().fontSize(12).text('Presión de los neumáticos en frío', 60, 100);
        document.text('Las ruedas traseras llevan 2,5 bar y las delanteras 2,3 bar.', 60, 130);
        document.text(
          'Compruebe la presión cada mes, también la de la rueda de repuesto.',
          60,
          160,
        );
      });
      const path = await files.write(
        await pdfOf((document) => {
          document.addPage({ size: [842, 842] }).rotate(degrees, { origin: [421, 421] });
          document.image(scan, 120, 0, { height: 842 });
        }),
      );
      for await (const page of spanishOcr(pictures, languageFolder).read(path, [1])) {
        const { text, placed = [] } = page;
        expect(text).toContain('traseras llevan 2,5 bar');
        const at = text?.indexOf('2,5 bar') ?? 0;
        const own = placed.filter(({ start, end }) => start <= at && end > at);
        // Its letters stand here on the scan, and the scan on the page.
        const [x, y] = [120 + 190 - 421, 136 - 421];
        const angle = (degrees * Math.PI) / 180;
        const [seenX, seenY] = [
          (421 + x * Math.cos(angle) - y * Math.sin(angle)) / 842,
          (421 + x * Math.sin(angle) + y * Math.cos(angle)) / 842,
        ];
        expect(own).toHaveLength(1);
        const { box } = own[0] ?? { box: { x: 0, y: 0, w: 0, h: 0 } };
        expect([seenX >= box.x, seenX <= box.x + box.w]).toEqual([true, true]);
        expect([seenY >= box.y, seenY <= box.y + box.h]).toEqual([true, true]);
        expect(Math.min(box.w, box.h)).toBeLessThan(0.05);
      }
    },
  );

  it('gives no text for a page of strokes that are no letters', async () => {
    const scan = await scanOf((document) => {
      document.addPage();
      for (let at = 0; at < 400; at++) {
        const [x, y] = [60 + 12 * (at % 40), 80 + 20 * Math.floor(at / 40)];
        document
          .moveTo(x, y)
          .lineTo(x + ((at * 7) % 9), y + 8)
          .lineTo(x + ((at * 5) % 7), y + 3);
      }
      document.stroke();
    });
    const path = await files.write(
      await pdfOf((document) => void document.addPage().image(scan, 0, 0, { width: 595 })),
    );
    for await (const page of spanishOcr(pictures, languageFolder).read(path, [1])) {
      expect(page).toEqual({ number: 1, text: null });
    }
  });

  it('reads contents in rows, whatever dots lead to the numbers', async () => {
    const titles = ['Arranque', 'Frenos', 'Ruedas', 'Aceite', 'Luces', 'Correas', 'Fusibles'];
    const rows = [...titles, 'Asientos', 'Maletero', 'Cinturones', ...titles].map(
      (title, at) => [`${at + 20}.`, title, `${112 + 8 * at}`] as const,
    );
    const scan = await scanOf((document) => {
      document.addPage().fontSize(12);
      const write = (text: string, x: number, y: number) =>
        document.text(text, x, y, { lineBreak: false });
      rows.forEach(([number, title, page], at) => {
        const [y, indent] = [80 + 22 * at, at % 4 > 1 ? 30 : 0];
        write(number, 60 + indent, y);
        write(title, 110 + indent, y);
        write('. '.repeat(48), 200, y);
        write(page, 510, y);
      });
    });
    const path = await files.write(
      await pdfOf((document) => {
        document.addPage().image(scan, 0, 0, { width: document.page.width });
      }),
    );
    const read: string[] = [];
    for await (const { text } of spanishOcr(pictures, languageFolder).read(path, [1])) {
      read.push(...(text?.split(/\n+/) ?? []));
    }
    expect(read.map((line) => line.replace(/\s/g, ' '))).toEqual(
      rows.map((cells) => cells.join(' ')),
    );
  });

  it('gives up on a page that takes too long, and reads on', async () => {
    const path = await mixedManual();
    const pages: unknown[] = [];
    for await (const page of spanishOcr(pictures, languageFolder, 1).read(path, [2, 4])) {
      pages.push(page);
    }
    expect(pages).toEqual([
      { number: 2, text: null },
      { number: 4, text: null },
    ]);
  });
});

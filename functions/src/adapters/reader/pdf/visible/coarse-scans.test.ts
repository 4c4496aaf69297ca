import type { ReadPage } from '../../../../domain/document/read-page';
import { paragraph, pdfOf } from '../../../../testing/pdf';
import { scanOf } from '../../../../testing/scan';
import { temporaryFiles } from '../../../../testing/temporary-file';
import { readPdf } from '../read-pdf';

const files = temporaryFiles();
afterAll(() => files.remove());

async function firstOf(
  draw: (document: PDFKit.PDFDocument) => void,
): Promise<ReadPage | undefined> {
  const pages: ReadPage[] = [];
  const path = await files.write(await pdfOf(draw));
  for await (const page of (await readPdf(path)).pages) pages.push(page);
  return pages[0];
}

/** A page of so many points, scanned at 150 dots an inch of its paper, that is shown so many times as large. */
const shown = (times: number) => async () => {
  const size: [number, number] = [300, 400];
  const scan = await scanOf((document) =>
    document.addPage({ size, margin: 40 }).text(paragraph(1)),
  );
  return (document: PDFKit.PDFDocument) => {
    const [width, height] = size.map((points) => points * times) as [number, number];
    document.addPage({ size: [width, height], margin: 0 }).image(scan, 0, 0, { width, height });
  };
};

describe('a page that is only a scan', () => {
  it.each([
    ['150', shown(1), false],
    ['125', shown(1.2), false],
    ['94', shown(1.6), true],
    ['60', shown(2.5), true],
  ])('is coarse by its dots an inch: %s', async (_, draw, isCoarse) => {
    const page = await firstOf(await draw());
    expect(page?.unreadable).toBe('image');
    expect(page?.isCoarse ?? false).toBe(isCoarse);
  });

  it('is none where there is text beside a coarse picture', async () => {
    const draw = await shown(2.5)();
    const page = await firstOf((document) => {
      draw(document);
      document.text(paragraph(2), 20, 20);
    });
    expect(page?.unreadable).toBeUndefined();
    expect(page?.isCoarse).toBeUndefined();
  });
});

import type { ReadPage } from '../../../../domain/document/read-page';
import { pdfOf } from '../../../../testing/pdf';
import { temporaryFiles } from '../../../../testing/temporary-file';
import { readPdf } from '../read-pdf';

const files = temporaryFiles();
afterAll(() => files.remove());

const [WIDTH, HEIGHT] = [600, 800];
const ROWS = [
  ['Eje', 'Presión'],
  ['Delante', '2,2 bar'],
  ['Detrás', '2,0 bar'],
];

/** A table whose second row stands at 300 of 800 points from the top and 150 of 600 from the left. */
async function placedOf(page: object): Promise<NonNullable<ReadPage['placed']>> {
  const pdf = await pdfOf((document) => {
    document.addPage({ size: [WIDTH, HEIGHT], margin: 0 }).fontSize(12);
    ROWS.forEach(([name = '', value = ''], row) => {
      document.text(name, 150, 280 + 20 * row, { lineBreak: false });
      document.text(value, 350, 280 + 20 * row, { lineBreak: false });
    });
    Object.assign(document.page.dictionary.data, page);
  });
  const pages: ReadPage[] = [];
  for await (const read of (await readPdf(await files.write(pdf))).pages) pages.push(read);
  return pages[0]?.placed ?? [];
}

/** The middle of the second row, as shares of what is shown. */
async function middleOf(page: object) {
  const { box } = (await placedOf(page))[1] ?? { box: { x: 0, y: 0, w: 0, h: 0 } };
  return { x: box.x + box.w / 2, y: box.y + box.h / 2, isWide: box.w > box.h };
}

/** From 150 to the end of "2,2 bar" near 389; the line of 12 points at 300. */
const [X, Y] = [269 / WIDTH, 304.5 / HEIGHT];
const NEAR = 2;

describe('where the lines of a text stand on their page', () => {
  it.each([
    [0, X, Y, true],
    [90, 1 - Y, X, false],
    [270, Y, 1 - X, false],
  ])('is told as it is shown, rotated by %i degrees', async (Rotate, x, y, isWide) => {
    const middle = await middleOf({ Rotate });
    expect(middle.x).toBeCloseTo(x, NEAR);
    expect(middle.y).toBeCloseTo(y, NEAR);
    expect(middle.isWide).toBe(isWide);
  });

  it('is told within what a cropped page shows', async () => {
    const middle = await middleOf({ CropBox: [100, 400, 500, 700] });
    expect(middle.x).toBeCloseTo((269 - 100) / 400, NEAR);
    expect(middle.y).toBeCloseTo((304.5 - 100) / 300, NEAR);
  });

  it('is told of each line of a paragraph', async () => {
    const pdf = await pdfOf((document) => {
      document.addPage({ size: [WIDTH, HEIGHT], margin: 0 }).fontSize(12);
      document.text('La presión de los neumáticos se comprueba siempre en frío, cada', 150, 280);
      document.text('mes y antes de un viaje largo.', 150, 295);
    });
    const pages: ReadPage[] = [];
    for await (const read of (await readPdf(await files.write(pdf))).pages) pages.push(read);
    const [page] = pages;
    expect(page?.placed?.map(({ start, end }) => page.text.slice(start, end).trim())).toEqual([
      'La presión de los neumáticos se comprueba siempre en frío, cada',
      'mes y antes de un viaje largo.',
    ]);
  });

  it('lies within the page, one box below the other', async () => {
    const placed = await placedOf({});
    expect(placed).toHaveLength(ROWS.length);
    const tops = placed.map(({ box }) => box.y);
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    for (const { box } of placed) {
      expect(box.x + box.w).toBeLessThanOrEqual(1);
      expect(box.y + box.h).toBeLessThanOrEqual(1);
    }
  });
});

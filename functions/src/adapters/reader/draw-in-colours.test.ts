import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { readerOfTests } from '../../testing/built-reader';
import { pdfOf } from '../../testing/pdf';
import { temporaryFiles } from '../../testing/temporary-file';
import { drawInColours } from './draw-in-colours';

const files = temporaryFiles();
const built = readerOfTests();

afterAll(() => files.remove());

const LIMITS = { silenceMs: 1000, totalMs: 1000, memoryBytes: 400 * 1024 * 1024 };

describe('drawing a page in its colours', () => {
  it('gives a WebP as wide as it was asked for, with red as red', async () => {
    const pdf = await pdfOf((document) => {
      document.addPage({ size: [200, 100] });
      document.rect(0, 0, 100, 100).fill('red');
    });
    const picture = await drawInColours(built.entry)(await files.write(pdf), {
      page: 1,
      width: 900,
    });
    const { data, info } = await sharp(picture!).raw().toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ format: 'raw', width: 900, height: 450, channels: 3 });
    const at = (x: number) => [...data.subarray((200 * 900 + x) * 3, (200 * 900 + x) * 3 + 3)];
    const [red = 0, green = 0, blue = 0] = at(200);
    expect([red > 230, green < 40, blue < 40]).toEqual([true, true, true]);
    expect(at(800).every((colour) => colour > 245)).toBe(true);
  });

  it('draws no more pixels of a poster than there is memory for', async () => {
    const pdf = await pdfOf((document) => document.addPage({ size: [100, 10_000] }));
    const picture = await drawInColours(built.entry)(await files.write(pdf), {
      page: 1,
      width: 1400,
    });
    const { width, height } = await sharp(picture!).metadata();
    expect([width < 400, width * height < 9_100_000]).toEqual([true, true]);
  });

  it.each([
    ['a page that is not there', 7],
    ['a page of a file that is none', 1],
  ])('has no picture of %s', async (what, page) => {
    const pdf = await pdfOf((document) => document.addPage());
    const file = what.includes('none') ? Buffer.from('%PDF-1.7\nnothing') : pdf;
    const drawn = await drawInColours(built.entry)(await files.write(file), { page, width: 900 });
    expect(drawn).toBeNull();
  });

  it('gives up a page that hangs, with its process', async () => {
    const entry = join(built.folder, 'hangs.mjs');
    await writeFile(entry, 'setInterval(() => undefined, 1000);');
    expect(await drawInColours(entry, LIMITS)('any', { page: 1, width: 900 })).toBeNull();
  });
});

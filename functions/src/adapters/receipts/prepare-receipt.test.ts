import sharp from 'sharp';
import { prepareReceipt } from './prepare-receipt';

/** A picture with a red left half, and what a camera writes: where it was taken, and that it lies on its side. */
const photo = (width: number, height: number) => {
  const half = { width: Math.floor(width / 2), height, channels: 3 as const, background: '#f00' };
  return sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .composite([{ input: { create: half }, left: 0, top: 0 }])
    .withExif({
      IFD0: { Make: 'Camara-Secreta', Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 25/1 0/1' },
    })
    .withMetadata({ orientation: 6 });
};

const seen = async (content: Uint8Array) => {
  const { data, info } = await sharp(content).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const from = (y * info.width + x) * info.channels;
    return [...data.subarray(from, from + 3)];
  };
  return { ...info, at };
};

describe('a picture of a receipt', () => {
  it('is turned upright, and says neither where nor with what it was taken', async () => {
    const taken = await photo(60, 40).jpeg().toBuffer();
    expect(taken.includes('Camara-Secreta')).toBe(true);
    const { content, contentType } = await prepareReceipt(taken);
    expect(contentType).toBe('image/jpeg');
    const { width, height, at } = await seen(content);
    expect([width, height]).toEqual([40, 60]);
    // What was left is above.
    expect(at(20, 10)[1]).toBeLessThan(60);
    expect(at(20, 50)[1]).toBeGreaterThan(200);
    const { exif, xmp, iptc, icc, orientation } = await sharp(content).metadata();
    expect([exif, xmp, iptc, icc, orientation]).toEqual(Array(5).fill(undefined));
    expect(Buffer.from(content).includes('Camara-Secreta')).toBe(false);
  });

  it.each(['png', 'webp', 'jpeg'] as const)('comes as %s and is kept as JPEG', async (format) => {
    const came = await sharp({
      create: { width: 20, height: 30, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .toFormat(format)
      .toBuffer();
    const { content } = await prepareReceipt(came);
    const { width, height, at } = await seen(content);
    expect([width, height]).toEqual([20, 30]);
    // What nobody painted is paper.
    if (format !== 'jpeg') expect(at(5, 5)).toEqual([255, 255, 255]);
  });

  it('is made as small as can still be read', async () => {
    const { content } = await prepareReceipt(await photo(4000, 3000).jpeg().toBuffer());
    expect(await seen(content)).toMatchObject({ width: 1800, height: 2400 });
  });

  it.each(['png', 'jpeg'] as const)('is taken as a progressive %s of a phone', async (format) => {
    const taken = await photo(4000, 3000).toFormat(format, { progressive: true }).toBuffer();
    expect((await sharp(taken).metadata()).isProgressive).toBe(true);
    expect(await seen((await prepareReceipt(taken)).content)).toMatchObject({ height: 2400 });
  });

  it.each([
    ['cut off', async () => (await photo(600, 400).jpeg().toBuffer()).subarray(0, 900)],
    ['nothing but its first bytes', async () => Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
    [
      'a bomb of 100 million pixels',
      () =>
        sharp({ create: { width: 10_000, height: 10_000, channels: 3, background: '#fff' } })
          .png({ compressionLevel: 9 })
          .toBuffer(),
    ],
    ...(['png', 'jpeg'] as const).map((format): [string, () => Promise<Buffer>] => [
      `a progressive ${format} of more pixels than a phone has`,
      () =>
        sharp({ create: { width: 5000, height: 4000, channels: 3, background: '#fff' } })
          .toFormat(format, { progressive: true })
          .toBuffer(),
    ]),
  ])('is refused when it is %s', async (_what, make) => {
    const content = await make();
    await expect(prepareReceipt(content)).rejects.toMatchObject({ code: 'RECEIPT_DAMAGED' });
  });
});

describe('a PDF of a receipt', () => {
  it('stays as it is', async () => {
    const content = Buffer.from('%PDF-1.7 factura');
    expect(await prepareReceipt(content)).toEqual({ content, contentType: 'application/pdf' });
  });
});

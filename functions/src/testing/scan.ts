import { crc32, deflateSync } from 'node:zlib';
import { picturesOf } from '../adapters/reader/pdf/draw-page';
import type { Picture } from '../adapters/reader/protocol';
import { pdfOf } from './pdf';
import { temporaryFiles } from './temporary-file';

/** A page of the document that `draw` draws, as a scanner at 150 dots per inch leaves it: a PNG image. */
export async function scanOf(draw: (document: PDFKit.PDFDocument) => void): Promise<Buffer> {
  const files = temporaryFiles();
  try {
    const path = await files.write(await pdfOf(draw));
    for (const { picture } of await picturesOf(path, [1], 150)) if (picture) return pngOf(picture);
    throw new Error('nothing was drawn');
  } finally {
    await files.remove();
  }
}

function pngOf({ width, height, gray }: Picture): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const rows = Array.from({ length: height }, (_, row) =>
    Buffer.concat([Buffer.from([0]), gray.subarray(row * width, (row + 1) * width)]),
  );
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    part('IHDR', header),
    part('IDAT', deflateSync(Buffer.concat(rows))),
    part('IEND', Buffer.alloc(0)),
  ]);
}

function part(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

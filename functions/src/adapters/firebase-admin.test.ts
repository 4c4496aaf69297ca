import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deleteApp, getApp } from 'firebase-admin/app';
import { connectFirebase } from './firebase-admin';
import { storageLexicalIndexes } from './storage/lexical-indexes';
import { storageRecognisedPages } from './storage/recognised-pages';

/** As Cloud Storage sums what it stored (CRC-32C, RFC 3720 appendix B.4), by which the client checks it. */
function crc32c(bytes: Buffer): string {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0x82f63b78 : sum >>> 1;
  }
  const result = Buffer.alloc(4);
  result.writeUInt32BE(~sum >>> 0);
  return result.toString('base64');
}

/** The second part of a multipart upload: what is stored, behind what is said of it. */
function contentOf(body: Buffer): Buffer {
  const text = body.toString('latin1');
  const [boundary = ''] = text.split('\r\n', 1);
  const [, , part = ''] = text.split(boundary);
  return Buffer.from(part.slice(part.indexOf('\r\n\r\n') + 4).replace(/\r\n$/, ''), 'latin1');
}

/** Cloud Storage whose connections break off as often as told before it stores anything. */
async function storageThatBreaksOff(times: number) {
  const stored: string[] = [];
  let broken = 0;
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    if (broken < times) {
      broken += 1;
      request.socket.destroy();
      return;
    }
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const content = contentOf(Buffer.concat(parts));
    stored.push(content.toString());
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ bucket: 'bucket', crc32c: crc32c(content) }));
  };
  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, stored };
}

const addressOf = (server: Server): string => `127.0.0.1:${(server.address() as AddressInfo).port}`;

const close = (server: Server) => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
};

describe('the bucket, when a connection breaks', () => {
  afterEach(async () => {
    delete process.env.FIREBASE_STORAGE_EMULATOR_HOST;
    delete process.env.STORAGE_EMULATOR_HOST;
    await deleteApp(getApp());
  });

  type Bucket = ReturnType<typeof connectFirebase>['bucket'];
  it.each([
    [
      'an index',
      (bucket: Bucket) =>
        storageLexicalIndexes(bucket).save(
          'ana',
          { manualId: 1, revision: 1 },
          new TextEncoder().encode('kept'),
        ),
    ],
    [
      'a recognised page',
      (bucket: Bucket) =>
        storageRecognisedPages(bucket).save(
          'ana',
          1,
          { sha256: 'a'.repeat(64), engine: 'fake-1' },
          { number: 1, text: 'kept' },
        ),
    ],
  ])('stores %s all the same', async (_, save) => {
    const { server, stored } = await storageThatBreaksOff(1);
    process.env.FIREBASE_STORAGE_EMULATOR_HOST = addressOf(server);
    try {
      await save(connectFirebase('bucket').bucket);
      expect(stored).toEqual([expect.stringContaining('kept')]);
    } finally {
      await close(server);
    }
  });
});

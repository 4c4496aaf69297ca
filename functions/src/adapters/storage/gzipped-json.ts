import type { Storage } from 'firebase-admin/storage';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';

type File = ReturnType<ReturnType<Storage['bucket']>['file']>;

const [compress, decompress] = [promisify(gzip), promisify(gunzip)];

export async function saveGzipped(file: File, value: unknown): Promise<void> {
  await file.save(await compress(JSON.stringify(value)), {
    resumable: false,
    contentType: 'application/gzip',
  });
}

/** Fails where it takes more than `mostBytes` when it is unpacked. */
export async function loadGzipped(file: File, mostBytes: number): Promise<unknown> {
  const [packed] = await file.download();
  const unpacked = await decompress(packed, { maxOutputLength: mostBytes });
  return JSON.parse(unpacked.toString('utf8'));
}

import { UPLOAD_CHUNK_BYTES } from '@contract';
import { fingerprintOf } from './fingerprint';

const still = () => new AbortController().signal;

const bytes = new Uint8Array(2 * UPLOAD_CHUNK_BYTES + 1000).map((_, index) => index % 251);

/** jsdom's own files cannot be read. */
const fileWith = (content: Uint8Array<ArrayBuffer>, sizes: number[] = []) =>
  ({
    size: content.length,
    slice: (from: number, to: number) => {
      const piece = content.slice(from, to);
      sizes.push(piece.length);
      return { arrayBuffer: () => Promise.resolve(piece.buffer) };
    },
  }) as unknown as Blob;

const changedAt = (index: number) => {
  const changed = bytes.slice();
  changed[index] = (changed[index] ?? 0) + 1;
  return fileWith(changed);
};

describe('the fingerprint of a file', () => {
  it('is what the contract says', async () => {
    const digest = (content: Uint8Array<ArrayBuffer>) => crypto.subtle.digest('SHA-256', content);
    const pieces = await Promise.all(
      [0, 1, 2].map((piece) =>
        digest(bytes.slice(piece * UPLOAD_CHUNK_BYTES, (piece + 1) * UPLOAD_CHUNK_BYTES)),
      ),
    );
    const list = new Uint8Array(pieces.flatMap((piece) => [...new Uint8Array(piece)]));
    const expected = [...new Uint8Array(await digest(list))]
      .map((byte) => byte.toString(16).padStart(2, '0'))
      .join('');
    expect(await fingerprintOf(fileWith(bytes), still())).toBe(expected);
  });

  it.each([
    ['at the beginning', 0],
    ['in the middle', UPLOAD_CHUNK_BYTES + 12_345],
    ['at the end', bytes.length - 1],
  ])('is another one when one byte differs %s', async (_where, index) => {
    const one = await fingerprintOf(fileWith(bytes), still());
    const other = await fingerprintOf(changedAt(index), still());
    expect(other).toMatch(/^[0-9a-f]{64}$/);
    expect(other).not.toBe(one);
  });

  it('holds one piece at a time', async () => {
    const sizes: number[] = [];
    await fingerprintOf(fileWith(bytes, sizes), still());
    expect(sizes).toEqual([UPLOAD_CHUNK_BYTES, UPLOAD_CHUNK_BYTES, 1000]);
  });

  it('is null for a file that cannot be read: sending it will say so', async () => {
    const broken = { size: 10, slice: () => ({ arrayBuffer: () => Promise.reject(new Error()) }) };
    expect(await fingerprintOf(broken as unknown as Blob, still())).toBeNull();
  });

  it('stops when the upload is cancelled', async () => {
    const controller = new AbortController();
    controller.abort();
    await expect(fingerprintOf(fileWith(bytes), controller.signal)).rejects.toMatchObject({
      name: 'AbortError',
    });
  });
});

import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { limitBytes } from './byte-limit';

const through = (pieces: string[], maxBytes: number) =>
  buffer(
    Readable.from(pieces.map((piece) => Buffer.from(piece))).compose(
      limitBytes({ maxBytes, tooLarge: 'FILE_TOO_LARGE' }),
    ),
  );

describe('limitBytes', () => {
  it('passes a file of exactly the limit', async () => {
    expect((await through(['abc', 'de'], 5)).toString()).toBe('abcde');
  });

  it('fails one byte above the limit', async () => {
    await expect(through(['abc', 'def'], 5)).rejects.toMatchObject({ code: 'FILE_TOO_LARGE' });
  });

  it('fails at the end of an empty file', async () => {
    await expect(through([], 5)).rejects.toMatchObject({ code: 'EMPTY_FILE' });
  });
});

import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { strFromU8, unzipSync } from 'fflate';
import type { ArchiveEntry } from '../../domain/ports/accounts';
import { zipPacker } from './zip';

async function* entriesOf(...entries: ArchiveEntry[]) {
  yield* entries;
}
const entry = (name: string, text: string, isPacked?: boolean): ArchiveEntry => ({
  name,
  content: Readable.from([Buffer.from(text)]),
  ...(isPacked !== undefined && { isPacked }),
});

describe('a ZIP archive', () => {
  it('gives back every file under its name', async () => {
    const archive = await buffer(
      zipPacker(entriesOf(entry('perfil.json', '{}'), entry('manuales/1-guía.pdf', 'á', true))),
    );
    const files = unzipSync(archive);
    expect(Object.keys(files)).toEqual(['perfil.json', 'manuales/1-guía.pdf']);
    expect(strFromU8(files['manuales/1-guía.pdf']!)).toBe('á');
  });

  it('asks for one file at a time and holds none of them whole', async () => {
    const MEGABYTES = 64;
    let open = 0;
    let most = 0;
    async function* large() {
      for (let count = 0; count < 3; count++) {
        open += 1;
        most = Math.max(most, open);
        const content = Readable.from(pieces());
        content.once('close', () => (open -= 1));
        yield { name: `${count}`, content, isPacked: true };
      }
    }
    async function* pieces() {
      for (let count = 0; count < MEGABYTES; count++) {
        asked += 1024 * 1024;
        yield Buffer.alloc(1024 * 1024, count);
      }
    }
    let asked = 0;
    let held = 0;
    let size = 0;
    for await (const piece of zipPacker(large())) {
      size += (piece as Buffer).length;
      held = Math.max(held, asked - size);
    }
    expect(most).toBe(1);
    expect(size).toBeGreaterThan(3 * MEGABYTES * 1024 * 1024);
    expect(held).toBeLessThan((MEGABYTES / 2) * 1024 * 1024);
  });

  it('fails with what a file fails with', async () => {
    const content = new Readable({ read: () => content.destroy(new Error('gone')) });
    await expect(buffer(zipPacker(entriesOf({ name: 'a', content })))).rejects.toThrow('gone');
  });

  it('fails with what the list of files fails with', async () => {
    async function* broken() {
      yield entry('a', 'a');
      throw new Error('lost');
    }
    await expect(buffer(zipPacker(broken()))).rejects.toThrow('lost');
  });

  it('closes the file that it was reading when nobody wants the archive any more', async () => {
    const content = Readable.from(endless());
    async function* endless() {
      for (;;) yield Buffer.alloc(65_536);
    }
    const refuse = async function* (source: AsyncIterable<unknown>) {
      for await (const piece of source) {
        yield piece;
        throw new Error('no more');
      }
    };
    const archive = zipPacker(entriesOf({ name: 'a', content, isPacked: true }));
    await expect(
      pipeline(archive, refuse, async (rest: AsyncIterable<unknown>) => {
        for await (const piece of rest) expect(piece).toBeDefined();
      }),
    ).rejects.toThrow('no more');
    expect(content.destroyed).toBe(true);
  });
});

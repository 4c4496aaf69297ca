import type { Ocr, RecognisedPage } from '../domain/ports/ocr';
import { page, readingWorld } from '../testing/reading-world';

const PAGES = 20;
const scan = () =>
  Array.from({ length: PAGES }, (_, index) => page(index + 1, '', { unreadable: 'image' }));
const numbersFrom = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** Reads a page when it is asked for it, and keeps which ones; the machine dies at `deadly`, once. */
function engine(options: { deadly?: number; name?: string } = {}) {
  const recognised: number[] = [];
  let { deadly } = options;
  const ocr: Ocr = {
    engine: options.name ?? 'fake-1',
    async *read(_path, numbers) {
      for (const number of numbers) {
        if (number === deadly) {
          deadly = undefined;
          throw new Error('the machine died');
        }
        recognised.push(number);
        yield { number, text: number === 3 ? null : `El texto de la página ${number}.` };
      }
    },
  };
  return { ocr, recognised };
}

/** A reading that died at page 12, and what it left. */
async function diedAt12() {
  const first = engine({ deadly: 12 });
  const world = readingWorld({ pages: scan(), ocr: first.ocr });
  await expect(world.run()).rejects.toThrow('the machine died');
  return { world, ...first };
}

describe('going on with a scan after a worker that died', () => {
  it('recognises no page again, and ends with all of them', async () => {
    const { world, recognised } = await diedAt12();
    expect(recognised).toEqual(numbersFrom(1, 11));
    expect(await world.run('me again')).toBe('read');
    expect(recognised).toEqual(numbersFrom(1, PAGES));
    expect([...world.stored.values()].map(({ pageNumber }) => pageNumber)).toEqual(
      numbersFrom(1, PAGES).filter((number) => number !== 3),
    );
    expect(world.manuals.current()).toMatchObject({
      status: 'ready',
      processingMessage: 'Página 3: es solo una imagen y no se ha podido leer.',
    });
  });

  it('keeps what was recognised with the manual, but for pages that came to nothing', async () => {
    const { world } = await diedAt12();
    await world.run('me again');
    const kept = world.recognised.get('abc/fake-1')?.map(({ number }) => number);
    expect(kept).toEqual(numbersFrom(1, PAGES).filter((number) => number !== 3));
  });

  it('tries only those pages again when its owner asks for another reading', async () => {
    const { world, recognised } = await diedAt12();
    await world.run('me again');
    recognised.length = 0;
    world.manuals.set({ status: 'processing' });
    expect(await world.run('me once more')).toBe('read');
    expect(recognised).toEqual([3]);
    expect(world.stored.size).toBe(PAGES - 1);
  });

  it('drops what another file or engine gave, once the manual has been read', async () => {
    const { world } = await diedAt12();
    world.recognised.set('other/fake-1', [{ number: 1, text: 'Otro texto.' }]);
    world.recognised.set('abc/fake-0', [{ number: 1, text: 'Otro texto.' }]);
    await world.run('me again');
    expect([...world.recognised.keys()]).toEqual(['abc/fake-1']);
  });

  it.each([
    ['of another file', { sha256: 'other' }, 'fake-1'],
    ['of another engine', {}, 'fake-2'],
  ])('uses no page %s', async (_, options, name) => {
    const { world: before } = await diedAt12();
    const { ocr, recognised } = engine({ name });
    const world = readingWorld({ pages: scan(), ocr, ...options });
    for (const [place, pages] of before.recognised) world.recognised.set(place, pages);
    await world.run();
    expect(recognised).toEqual(numbersFrom(1, PAGES));
  });

  it('keeps the headings that were recognised, and where words stand', async () => {
    const headings = [{ offset: 0, depth: 1, title: 'Frenos' }];
    const box = { x: 0.1, y: 0.2, w: 0.3, h: 0.1 };
    const placed = [{ start: 7, end: 25, box }];
    const text = 'Frenos\nRevise el líquido.';
    const kept: RecognisedPage = { number: 1, text, headings, placed };
    const world = readingWorld({ pages: scan().slice(0, 1), ocr: engine().ocr });
    world.recognised.set('abc/fake-1', [kept]);
    await world.run();
    const passage = world.stored.get('1-1-0');
    expect(passage).toMatchObject({ headings: ['Frenos'] });
    const units = passage?.blocks?.flatMap((block) => block.units) ?? [];
    expect(units.flatMap(({ boxes }) => boxes)).toEqual([box]);
  });
});

describe('a scan of more pages than are recognised', () => {
  it('is read that far, and names the others', async () => {
    const { ocr, recognised } = engine();
    const world = readingWorld({ pages: scan(), ocr, mostOcrPages: 15 });
    expect(await world.run()).toBe('read');
    expect(recognised).toEqual(numbersFrom(1, 15));
    expect(world.manuals.current()).toMatchObject({
      status: 'ready',
      processingMessage: 'Páginas 3 y 16-20: son solo imágenes y no se han podido leer.',
    });
  });

  it('is read no further by a worker that goes on', async () => {
    const { ocr, recognised } = engine({ deadly: 12 });
    const world = readingWorld({ pages: scan(), ocr, mostOcrPages: 15 });
    await expect(world.run()).rejects.toThrow('the machine died');
    await world.run('me again');
    expect(recognised).toEqual(numbersFrom(1, 15));
  });

  it('counts pages of text for nothing, and batches together', async () => {
    const { ocr, recognised } = engine();
    const pages = numbersFrom(1, 200).map((number) =>
      number % 2 === 0
        ? page(number, `Texto ${number}.`)
        : page(number, '', { unreadable: 'image' }),
    );
    await readingWorld({ pages, ocr, mostOcrPages: 70 }).run();
    expect(recognised).toEqual(numbersFrom(1, 70).map((at) => 2 * at - 1));
  });
});

describe('a scan on a day on which few pages are left', () => {
  const LATER =
    'Por hoy ya se han leído todas las páginas escaneadas que se pueden. Pulsa «Reprocesar» mañana para leer las que faltan.';

  /** Pages of today, for readings one after the other. */
  function pagesOfToday(count: number) {
    let left = count;
    return (_uid: string, pages: number) => {
      const granted = Math.min(pages, left);
      left -= granted;
      return Promise.resolve(granted);
    };
  }

  it('is read that far, names the others, and says that they are read tomorrow', async () => {
    const { ocr, recognised } = engine();
    const world = readingWorld({ pages: scan(), ocr, takeOcrPages: pagesOfToday(15) });
    expect(await world.run()).toBe('read');
    expect(recognised).toEqual(numbersFrom(1, 15));
    expect(world.manuals.current()).toMatchObject({
      status: 'ready',
      processingMessage: `Páginas 3 y 16-20: son solo imágenes y no se han podido leer. ${LATER}`,
    });
  });

  it('is read to its end on another day, by what was paid for before and what is left', async () => {
    const { ocr, recognised } = engine();
    const world = readingWorld({ pages: scan(), ocr, takeOcrPages: pagesOfToday(21) });
    await world.run();
    world.manuals.set({ status: 'processing' });
    await world.run('me again');
    // Page 3 came to nothing: it is tried again, and is the last one of those that are left.
    expect(recognised).toEqual([...numbersFrom(1, PAGES), 3]);
  });

  it('fails with a sentence of its own where none is left', async () => {
    const world = readingWorld({ pages: scan(), ocr: engine().ocr, takeOcrPages: pagesOfToday(0) });
    expect(await world.run()).toBe('failed');
    expect(world.manuals.current()).toMatchObject({
      status: 'failed',
      processingMessage: expect.stringContaining('Pulsa «Reprocesar» mañana') as string,
    });
  });
});

describe('what a reading of a scan leaves when it does not end well', () => {
  it('goes with a manual that is deleted meanwhile', async () => {
    const { ocr } = engine();
    const world = readingWorld({
      pages: scan(),
      ocr,
      onEmbed: ({ manuals }) => manuals.set({ status: 'deleted', lease: null }),
    });
    expect(await world.run()).toBe('stopped');
    expect(world.recognised.size).toBe(0);
  });

  it('stays for the worker that took the manual over', async () => {
    const { ocr } = engine();
    const lease = { holder: 'other', expiresAt: new Date('2100-01-01') };
    const world = readingWorld({
      pages: scan(),
      ocr,
      onEmbed: ({ manuals }) => manuals.set({ lease, lastRevision: 2 }),
    });
    expect(await world.run()).toBe('stopped');
    expect(world.recognised.get('abc/fake-1')).toHaveLength(PAGES);
  });

  it('stays after the last attempt, for the owner to ask for another', async () => {
    const { ocr } = engine({ deadly: 12 });
    const world = readingWorld({ pages: scan(), ocr });
    await expect(world.run('me', true)).rejects.toThrow('the machine died');
    expect(world.manuals.current()?.status).toBe('failed');
    expect(world.recognised.get('abc/fake-1')).toHaveLength(11);
  });

  it('goes when nobody can read the manual', async () => {
    const ocr: Ocr = {
      engine: 'fake-1',
      async *read(_path, numbers) {
        for (const number of numbers) yield { number, text: null };
      },
    };
    const world = readingWorld({ pages: scan(), ocr });
    expect(await world.run()).toBe('failed');
    expect(world.recognised.size).toBe(0);
  });
});

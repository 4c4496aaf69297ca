import { MAX_MANUAL_BYTES } from '@contract';
import { ReadFailure, readFailures } from '../domain/manuals/read-failure';
import { manyPages, NOW, page, PAGES, readingWorld as setUp } from '../testing/reading-world';

const alive = { holder: 'other', expiresAt: new Date(NOW.getTime() + 1000) };
const expired = { holder: 'dead', expiresAt: new Date(NOW.getTime() - 1000) };

describe('reading a manual', () => {
  it('goes from the file to a revision that can be asked', async () => {
    const { manuals, stored, indexes, run } = setUp();
    expect(await run()).toBe('read');
    expect(manuals.current()).toMatchObject({
      status: 'completed',
      activeRevision: 1,
      lastRevision: 1,
      chunkCount: 2,
      pageCount: 2,
      contentType: 'application/pdf',
      sha256: 'abc',
      fileSize: 10,
      processingProgress: 100,
      processingMessage: 'Listo para preguntar.',
      lease: null,
    });
    expect([...stored.keys()]).toEqual(['1-1-0', '1-1-1']);
    expect(stored.get('1-1-1')).toMatchObject({
      pageNumber: 2,
      position: 1,
      embeddingModel: 'test-1',
    });
    expect([...indexes]).toEqual(['1-1']);
  });

  it('keeps, with the revision, what it answers for sure', async () => {
    const starters = [{ query: '¿Qué aceite lleva?', pageReference: 'p. 1' }];
    const { manuals, run } = setUp({ starters });
    await run();
    const change = manuals.history.find(({ activeRevision }) => activeRevision === 1);
    expect(change).toMatchObject({ starters });
  });

  it('says of bare text that tables may be missing, and answers nothing of it for sure', async () => {
    const starters = [{ query: '¿Qué aceite lleva?', pageReference: 'p. 1' }];
    const { manuals, run } = setUp({ starters, isTextOnly: () => true });
    expect(await run()).toBe('read');
    expect(manuals.current()).toMatchObject({
      ...{ status: 'ready', isTextOnly: true, starters: [] },
      processingMessage: expect.stringContaining('puede faltar lo que dicen sus tablas') as string,
    });
  });

  it('says so where the manual is of another make than its vehicle', async () => {
    const pages = [page(1, 'Toyota Corolla. Manual de Toyota.'), page(2, 'Acuda a Toyota.')];
    const { manuals, run } = setUp({ pages });
    expect(await run()).toBe('read');
    expect(manuals.current()).toMatchObject({
      status: 'ready',
      processingMessage:
        'Este manual parece de un Toyota y tu vehículo es un SEAT León: comprueba que es el tuyo.',
    });
  });

  it('passes through vectorizing before it is completed', async () => {
    const { manuals, run } = setUp();
    await run();
    const statuses = manuals.history.map(({ status }) => status).filter((status) => status);
    expect(statuses).toEqual(['processing', 'vectorizing', 'completed']);
  });

  it('ends ready, naming the pages, when some are only images', async () => {
    const image = (number: number) => page(number, '', { unreadable: 'image' });
    const { manuals, run } = setUp({ pages: [...PAGES, image(3), image(5), image(6)] });
    await run();
    expect(manuals.current()).toMatchObject({
      status: 'ready',
      activeRevision: 1,
      processingMessage: 'Páginas 3 y 5-6: son solo imágenes y no se han podido leer.',
    });
  });

  it('can be asked about pages that OCR has read, by their numbers, and names those it could not', async () => {
    const image = (number: number) => page(number, '', { unreadable: 'image' });
    const { manuals, stored, run } = setUp({
      pages: [...PAGES, image(3), image(4)],
      ocr: {
        engine: 'fake',
        async *read(path, numbers) {
          expect([path, numbers]).toEqual(['/tmp/original', [3, 4]]);
          yield { number: 3, text: 'El líquido de frenos se cambia cada dos años.' };
          yield { number: 4, text: null };
        },
      },
    });
    await run();
    expect(stored.get('1-1-2')).toMatchObject({
      pageNumber: 3,
      pageReference: 'p. 3',
      content: 'El líquido de frenos se cambia cada dos años.',
    });
    expect(manuals.current()).toMatchObject({
      status: 'ready',
      processingMessage: 'Página 4: es solo una imagen y no se ha podido leer.',
    });
  });

  it('tries again when OCR fails for the moment', async () => {
    const { manuals, run } = setUp({
      pages: [page(1, '', { unreadable: 'image' })],
      ocr: {
        engine: 'fake',
        read: () => {
          throw new Error('UNAVAILABLE');
        },
      },
    });
    await expect(run()).rejects.toThrow('UNAVAILABLE');
    expect(manuals.current()).toMatchObject({ status: 'processing', lease: null });
  });

  it.each([
    ['ONLY_IMAGES', [page(1, '', { unreadable: 'image' }), page(2, '')]],
    ['GARBLED', [page(1, '', { unreadable: 'garbled' }), page(2, '')]],
    ['DAMAGED', [page(1, '', { unreadable: 'damaged' })]],
    ['ONLY_EMBEDDED', [page(1, '', { unreadable: 'embedded' }), page(2, '')]],
    ['NO_TEXT', [page(1, ' '), page(2, '')]],
    ['NO_TEXT', []],
  ] as const)('fails with %s when there is nothing to read', async (code, pages) => {
    const { manuals, stored, run } = setUp({ pages: [...pages] });
    expect(await run()).toBe('failed');
    expect(manuals.current()).toMatchObject({
      status: 'failed',
      processingMessage: readFailures[code],
    });
    expect(stored.size).toBe(0);
  });

  it('fails without a repetition when nobody can read the file', async () => {
    const { manuals, copies, run } = setUp({ openFails: new ReadFailure('ENCRYPTED') });
    expect(await run()).toBe('failed');
    expect(manuals.current()).toMatchObject({
      status: 'failed',
      processingMessage: readFailures.ENCRYPTED,
      lease: null,
    });
    expect(copies.open).toBe(0);
  });

  it.each([
    [0, readFailures.EMPTY],
    [MAX_MANUAL_BYTES + 1, readFailures.TOO_LARGE],
    [null, expect.stringContaining('ya no está')],
  ])('fails for a stored file of %j bytes before it is copied', async (size, sentence) => {
    const { manuals, run } = setUp({ size });
    expect(await run()).toBe('failed');
    expect(manuals.current()).toMatchObject({
      status: 'failed',
      processingMessage: sentence as string,
    });
  });
});

describe('reading a manual again', () => {
  const again = { status: 'processing', lease: null } as const;

  it('writes the next revision, then removes the one before', async () => {
    const world = setUp();
    await world.run();
    world.manuals.set(again);
    expect(await world.run('me again')).toBe('read');
    expect(world.manuals.current()).toMatchObject({ activeRevision: 2, lastRevision: 2 });
    expect([world.revisions(), [...world.indexes]]).toEqual([['1-2'], ['1-2']]);
  });

  it('does not embed again what has not changed', async () => {
    const world = setUp();
    await world.run();
    world.manuals.set(again);
    world.embedded.length = 0;
    await world.run('me again');
    expect(world.embedded).toEqual([]);
  });

  it('leaves the old revision to be asked when the new reading fails', async () => {
    const pages = [...PAGES];
    const world = setUp({ pages });
    await world.run();
    pages.length = 0;
    world.manuals.set(again);
    expect(await world.run('me again')).toBe('failed');
    expect(world.manuals.current()).toMatchObject({ status: 'failed', activeRevision: 1 });
    expect([world.revisions(), [...world.indexes]]).toEqual([['1-1'], ['1-1']]);
  });
});

describe('tasks that come more than once', () => {
  it.each(['completed', 'ready', 'failed', 'pending', 'deleted'] as const)(
    'have nothing to do for a manual that is %s',
    async (status) => {
      const { manuals, run } = setUp({ manual: { status } });
      expect(await run()).toBe('nothing');
      expect(manuals.history).toEqual([]);
    },
  );

  it('have nothing to do while another worker is alive, or when the manual is gone', async () => {
    expect(await setUp({ manual: { lease: alive } }).run()).toBe('nothing');
    expect(await setUp({ manual: null }).run()).toBe('nothing');
  });

  it('go on after a worker that died, with the vectors it had stored', async () => {
    let calls = 0;
    let isDead = false;
    const world = setUp({
      onEmbed: () => {
        calls += 1;
        isDead ||= calls === 7;
        if (isDead) throw new Error('the machine died');
      },
      pages: manyPages(1100),
    });
    await world.run().catch(() => undefined);
    expect(world.stored.size).toBe(240);
    isDead = false;
    world.manuals.set({ status: 'vectorizing', lease: expired });
    expect(await world.run('me again')).toBe('read');
    expect(world.manuals.current()).toMatchObject({ status: 'completed', activeRevision: 2 });
    expect(world.revisions()).toEqual(['1-2']);
    expect(world.embedded).toHaveLength(1100);
  });
});

describe('failures that may pass', () => {
  const broken = { openFails: new Error('no network') };

  it('are thrown for the queue, and the next attempt may begin at once', async () => {
    const world = setUp(broken);
    await expect(world.run()).rejects.toThrow('no network');
    expect(world.manuals.current()).toMatchObject({ status: 'processing', lease: null });
  });

  it('end as failed after the last attempt, with what to do', async () => {
    const world = setUp(broken);
    await expect(world.run('me', true)).rejects.toThrow('no network');
    expect(world.manuals.current()).toMatchObject({
      status: 'failed',
      lease: null,
      processingMessage: expect.stringContaining('Reprocesar') as string,
    });
  });
});

describe('attempts that broke off', () => {
  it('leave nothing when the last one has failed, too', async () => {
    let calls = 0;
    const world = setUp({
      pages: manyPages(400),
      onEmbed: () => {
        calls += 1;
        if (calls % 3 === 0) throw new Error('UNAVAILABLE');
      },
    });
    await expect(world.run()).rejects.toThrow('UNAVAILABLE');
    expect(world.revisions()).toEqual(['1-1']);
    await expect(world.run('me', true)).rejects.toThrow('UNAVAILABLE');
    expect(world.revisions()).toEqual([]);
  });
});

describe('a manual that changes while it is read', () => {
  it('leaves nothing behind when it is deleted', async () => {
    const world = setUp({
      onEmbed: ({ manuals }) => manuals.set({ status: 'deleted', lease: null }),
    });
    expect(await world.run()).toBe('stopped');
    expect([world.stored.size, world.indexes.size, world.copies.open]).toEqual([0, 0, 0]);
    expect(world.manuals.current()).toMatchObject({ status: 'deleted', activeRevision: null });
  });

  it('leaves nothing behind when it is gone altogether', async () => {
    const world = setUp({ onEmbed: ({ manuals }) => manuals.remove() });
    expect(await world.run()).toBe('stopped');
    expect([world.stored.size, world.indexes.size]).toEqual([0, 0]);
  });

  it('is left to a worker that took it over', async () => {
    const world = setUp({
      onEmbed: ({ manuals }) => manuals.set({ lease: alive, lastRevision: 7 }),
    });
    expect(await world.run()).toBe('stopped');
    expect(world.manuals.current()).toMatchObject({
      lease: alive,
      lastRevision: 7,
      activeRevision: null,
    });
    expect(world.stored.size).toBe(0);
  });
});

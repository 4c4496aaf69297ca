import { leased, newExport } from '../domain/accounts/data-export';
import type { DataExportRecord, SearchRecord } from '../domain/ports/records';
import { aManual, aReadManual, aSearch } from '../testing/builders';
import { exportWorld } from '../testing/export-world';

const ASKED = new Date('2026-11-21T08:59:00Z');
const asked = (): DataExportRecord => newExport(null, 'archive-1', ASKED)!;
const search = (id: number): SearchRecord =>
  aSearch({
    ...{ id, query: `=Pregunta ${id}`, createdAt: ASKED, response: 'Cambia el aceite.' },
    ...(id === 2 && { followUpOf: 1, understoodAs: '¿Qué aceite lleva el diésel?' }),
  });

const openUpload = {
  url: 'https://storage.example/who-knows-it-may-write',
  fingerprint: 'a'.repeat(64),
  size: 10,
  contentType: 'application/pdf',
  origin: 'https://guantera.test',
} as const;

const beyond = { topic: 'law' as const, sentence: 'Lo dice la ley.', links: [] };

describe('exporting an owner’s data', () => {
  it('packs everything of the owner, each thing once', async () => {
    const world = exportWorld({
      record: asked(),
      manuals: [
        aReadManual({ id: 1, originalFilename: 'a:b?.pdf' }),
        aReadManual({ id: 2, originalFilename: 'a:b?.pdf', lease: null }),
        aManual({ id: 99, originalFilename: 'pendiente.pdf', openUpload }),
      ],
      searches: [
        search(1),
        { ...search(2), followUpOf: 1, understoodAs: '¿Qué aceite lleva el diésel?', beyond },
      ],
    });
    expect(await world.run()).toBe('exported');
    const files = world.archives.get('archive-1')!;
    expect([...files.keys()]).toEqual([
      'LEEME.txt',
      'perfil.json',
      'vehiculos.json',
      'ficha.json',
      'mantenimiento.json',
      'busquedas.json',
      'manuales.json',
      'manuales/1-a_b_.pdf',
      'manuales/2-a_b_.pdf',
      'recibos/3-4-taller.pdf',
    ]);
    expect(files.get('recibos/3-4-taller.pdf')).toBe('receipt k4 of 3/4 of ana');
    expect(files.get('manuales/2-a_b_.pdf')).toBe('original 2 of ana');
    const json = (name: string) => JSON.parse(files.get(name)!) as unknown;
    expect(json('perfil.json')).toMatchObject({ id: 'ana', email: 'ana@guantera.test' });
    expect(json('vehiculos.json')).toMatchObject([
      {
        id: 1,
        make: 'SEAT',
        engine: '1.6 TDI',
        tyreSize: '205/55 R16',
        country: 'ES',
        firstRegistration: '2021-03',
        assistancePhone: '+34900123456',
      },
    ]);
    expect(json('busquedas.json')).toMatchObject([
      { query: '=Pregunta 1', response: 'Cambia el aceite.' },
      {
        query: '=Pregunta 2',
        followUpOf: 1,
        understoodAs: '¿Qué aceite lleva el diésel?',
        beyond: { topic: 'law' },
      },
    ]);
    expect(json('manuales.json')).toMatchObject([
      { id: 1, status: 'completed', archivo: 'manuales/1-a_b_.pdf' },
      { id: 2, archivo: 'manuales/2-a_b_.pdf' },
      { id: 99, status: 'pending', archivo: null },
    ]);
    expect(json('mantenimiento.json')).toMatchObject([
      {
        vehicleId: 3,
        services: [
          { id: 4, receipt: { name: 'taller.pdf', archivo: 'recibos/3-4-taller.pdf' } },
          { id: 5, receipt: null },
          { id: 6, receipt: { name: 'taller.pdf', archivo: null } },
        ],
      },
    ]);
    expect(files.get('mantenimiento.json')).not.toContain('k4');
    expect(files.get('manuales.json')).not.toContain('who-knows-it-may-write');
    // What only workers need.
    expect(files.get('manuales.json')).not.toMatch(/lease|sweeps|rereading|readerVersion/);
    expect(world.state.record).toMatchObject({
      status: 'ready',
      progress: 100,
      size: 10,
      lease: null,
      dueAt: new Date('2026-11-22T09:00:00Z'),
    });
  });

  it('is whole JSON also where nothing was asked', async () => {
    const world = exportWorld({ record: asked() });
    await world.run();
    expect(JSON.parse(world.archives.get('archive-1')!.get('busquedas.json')!)).toEqual([]);
  });

  it('tells how far it is', async () => {
    const seen: number[] = [];
    const world = exportWorld({
      record: asked(),
      manuals: [aReadManual({ id: 1 }), aReadManual({ id: 2 })],
      onEntry: ({ state }) => {
        seen.push(state.record!.progress);
        state.now = new Date(state.now.getTime() + 2000);
      },
    });
    await world.run();
    // Two manuals of ten bytes each are read, and a receipt of five is not.
    expect(seen.at(-1)).toBe(79);
  });

  it.each([
    ['nobody asked', null],
    ['it is made', { ...asked(), status: 'ready' as const }],
    ['somebody else makes it', leased(asked(), 'other', ASKED)],
  ])('does nothing when %s', async (_when, record) => {
    const world = exportWorld({ record });
    expect(await world.run()).toBe('nothing');
    expect(world.archives.size).toBe(0);
    expect(world.state.record).toEqual(record);
  });

  it('goes on for a worker that died', async () => {
    const long = new Date(ASKED.getTime() - 3_600_000);
    const world = exportWorld({ record: leased(asked(), 'dead', long) });
    expect(await world.run()).toBe('exported');
  });

  it('leaves nothing when the owner is erased meanwhile', async () => {
    const world = exportWorld({
      record: asked(),
      onEntry: ({ state }, { name }) => {
        if (name === 'manuales.json') Object.assign(state, { hasOwner: false, record: null });
      },
    });
    expect(await world.run()).toBe('stopped');
    expect(world.archives.size).toBe(0);
    expect(world.state.record).toBeNull();
  });

  it('leaves the archive to the worker who took over', async () => {
    const world = exportWorld({
      record: asked(),
      onEntry: ({ state, archives }, { name }) => {
        if (name !== 'manuales.json') return;
        state.record = leased(state.record!, 'other', state.now);
        archives.set('archive-1', new Map());
      },
    });
    expect(await world.run()).toBe('stopped');
    expect(world.archives.has('archive-1')).toBe(true);
    expect(world.state.record?.lease?.holder).toBe('other');
  });

  it('is tried again after a failure, and says so after the last', async () => {
    const world = exportWorld({ record: asked(), storeFails: new Error('503') });
    await expect(world.run()).rejects.toThrow('503');
    expect(world.state.record).toMatchObject({ status: 'queued', lease: null });
    await expect(world.run('me', true)).rejects.toThrow('503');
    expect(world.state.record).toMatchObject({ status: 'failed', size: null, lease: null });
  });
});

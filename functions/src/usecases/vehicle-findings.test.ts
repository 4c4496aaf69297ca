import type { DocumentPage } from '../domain/document/document-page';
import { documentPages } from '../domain/document/document-page';
import type { Finder, Findings, LookThrough, StoredFindings } from '../domain/findings/finder';
import { manualParts } from '../domain/findings/manual-part';
import type { Revisions } from '../domain/manuals/revisions';
import type { ManualRecord } from '../domain/ports/records';
import { aReadManual, aVehicle } from '../testing/builders';
import { handOverFindings, prepareFindings } from './prepare-findings';
import { vehicleFindings } from './vehicle-findings';

/** Finds every sentence. */
const finder = (version = 1): Finder<string> => ({
  name: 'sentences',
  version,
  max: 1000,
  find: (parts) =>
    parts.flatMap((part) => (part.kind === 'paragraph' ? part.said : [])).map(({ text }) => text),
  parse: (stored) => stored as string[],
});

function pagesOf(text: string): DocumentPage[] {
  return [documentPages()({ number: 1, reference: 'p. 1', text, headings: [] })];
}

type Stored = { version: number; findings: Findings<unknown> };
type Key = { manualId: number; revision: number };

function world(manuals: ManualRecord[], documents: Record<string, string>) {
  const stored = new Map<string, Stored>();
  const queued: string[] = [];
  const looks: string[][] = [];
  const nameOf = (key: Key) => `${key.manualId}-${key.revision}`;
  const findings: StoredFindings & Pick<Revisions, 'deleteRevision'> = {
    deleteRevision: async (_uid, key) => void stored.delete(nameOf(key)),
    load: async (_uid, key, { version, parse }) => {
      const kept = stored.get(nameOf(key));
      return kept?.version === version
        ? { ...kept.findings, found: parse(kept.findings.found) }
        : null;
    },
    save: async (_uid, key, { version }, own) =>
      void stored.set(nameOf(key), { version, findings: own }),
  };
  const lookThrough: LookThrough = async function* (pages, finders) {
    looks.push(finders.map(({ name }) => name));
    const read: DocumentPage[] = [];
    for await (const page of pages) read.push(page);
    const parts = manualParts(read);
    for (const each of finders) yield { finder: each, found: each.find(parts) };
  };
  const ports = {
    vehicles: { get: async (_uid: string, id: number) => (id === 3 ? aVehicle({ id }) : null) },
    manuals: {
      list: async () => manuals,
      get: async (_uid: string, id: number) => manuals.find((manual) => manual.id === id) ?? null,
    },
    documents: {
      isStored: async (_uid: string, key: Key) => nameOf(key) in documents,
      async *all(_uid: string, key: Key) {
        yield* pagesOf(documents[nameOf(key)] ?? '');
      },
    },
    findings,
    queue: { enqueue: async (uid: string, key: Key) => void queued.push(`${uid}/${nameOf(key)}`) },
    warn: jest.fn(),
  };
  const prepare = (change: Partial<Parameters<typeof prepareFindings>[0]> = {}) =>
    prepareFindings({
      ...{ ...ports, finders: [finder()], lookThrough, noteGivenUp: jest.fn() },
      ...change,
    });
  return { ports, prepare, stored, queued, looks };
}

const manual = (id: number, change: Partial<ManualRecord> = {}): ManualRecord =>
  aReadManual({
    id,
    vehicleId: 3,
    createdAt: new Date(2026, 0, id),
    ...change,
  });

const FIRST = { manualId: 1, revision: 1 };
const found = (...texts: string[]): Findings<string> => ({ found: texts, isGivenUp: false });

describe('vehicleFindings', () => {
  it('gives what was found in each manual of the vehicle, the newest manual first', async () => {
    const { ports, prepare } = world([manual(1), manual(2), manual(4, { vehicleId: 9 })], {
      '1-1': 'Infle a 2,2 bar.',
      '2-1': 'Infle a 2,4 bar.',
      '4-1': 'De otro vehículo.',
    });
    for (const manualId of [1, 2, 4]) await prepare()('ana', { manualId, revision: 1 });
    const { manuals } = await vehicleFindings(ports)('ana', 3, finder());
    expect(manuals).toMatchObject([
      { manual: { manualId: 2 }, found: ['Infle a 2,4 bar.'] },
      { manual: { manualId: 1 }, found: ['Infle a 2,2 bar.'] },
    ]);
    expect(manuals.map(({ manual: { untold } }) => untold)).toEqual([undefined, undefined]);
  });

  it('says that a manual is being prepared, and hands it over, without looking at it', async () => {
    const { ports, prepare, queued, looks } = world([manual(1)], { '1-1': 'Infle a 2,2 bar.' });
    const find = vehicleFindings(ports);
    const preparing = { manuals: [{ manual: { untold: 'preparing' }, found: null }] };
    expect(await find('ana', 3, finder())).toMatchObject(preparing);
    expect([queued, looks]).toEqual([['ana/1-1'], []]);
    await prepare()('ana', FIRST);
    await find('ana', 3, finder());
    expect(queued).toEqual(['ana/1-1']);
    // A newer finder finds something else: what the older one found is not shown.
    expect(await find('ana', 3, finder(2))).toMatchObject(preparing);
    expect(queued).toEqual(['ana/1-1', 'ana/1-1']);
  });

  it('says that a manual is being prepared where it cannot be handed over: who asks again does it', async () => {
    const { ports } = world([manual(1)], { '1-1': 'Infle a 2,2 bar.' });
    const queue = { enqueue: () => Promise.reject(new Error('down')) };
    const { manuals } = await vehicleFindings({ ...ports, queue })('ana', 3, finder());
    expect(manuals).toMatchObject([{ manual: { untold: 'preparing' } }]);
    expect(ports.warn).toHaveBeenCalledTimes(1);
  });

  it('tells what has to be read again, and what was given up, from what has nothing', async () => {
    const { ports, stored, queued } = world(
      [manual(1), manual(2), manual(5, { activeRevision: null })],
      { '2-1': 'Infle.' },
    );
    stored.set('2-1', { version: 1, findings: { found: [], isGivenUp: true } });
    const { manuals } = await vehicleFindings(ports)('ana', 3, finder());
    expect(manuals).toMatchObject([
      { manual: { manualId: 2, untold: 'given-up' }, found: [] },
      { manual: { manualId: 1, untold: 'reading' }, found: null },
    ]);
    expect(queued).toEqual([]);
  });

  it('refuses a vehicle that is not the owner’s', async () => {
    const { ports } = world([], {});
    await expect(vehicleFindings(ports)('ana', 4, finder())).rejects.toMatchObject({
      code: 'VEHICLE_NOT_FOUND',
    });
  });
});

describe('handOverFindings', () => {
  it('hands over the revision that questions see', async () => {
    const { ports, queued } = world([manual(1, { activeRevision: 4 }), manual(2)], {});
    await handOverFindings(ports)('ana', 1);
    await handOverFindings(ports)('ana', 9);
    expect(queued).toEqual(['ana/1-4']);
  });

  it('does not fail the reading when the queue does', async () => {
    const { ports } = world([manual(1)], {});
    const queue = { enqueue: () => Promise.reject(new Error('down')) };
    await handOverFindings({ ...ports, queue })('ana', 1);
    expect(ports.warn).toHaveBeenCalledTimes(1);
  });
});

describe('prepareFindings', () => {
  const text = { '1-1': 'Infle a 2,2 bar.' };

  it('stores what is found, once for each version of a finder', async () => {
    const { prepare, stored, looks } = world([manual(1)], text);
    expect(await prepare()('ana', FIRST)).toBe('prepared');
    expect(stored.get('1-1')).toEqual({ version: 1, findings: found('Infle a 2,2 bar.') });
    expect(await prepare()('ana', FIRST)).toBe('nothing');
    expect(await prepare({ finders: [finder(2)] })('ana', FIRST)).toBe('prepared');
    expect(looks).toHaveLength(2);
  });

  it('stores what was given up as such, says so, and does not try it again', async () => {
    const { ports, prepare, stored, looks } = world([manual(1)], text);
    const noteGivenUp = jest.fn();
    const lookThrough: LookThrough = async function* (_pages, finders) {
      for (const each of finders) yield { finder: each, givenUp: 'budget' };
    };
    await prepare({ lookThrough, noteGivenUp })('ana', FIRST);
    expect(noteGivenUp.mock.calls).toEqual([[{ finder: 'sentences', manualId: 1, why: 'budget' }]]);
    expect(stored.get('1-1')?.findings).toEqual({ found: [], isGivenUp: true });
    expect(await prepare()('ana', FIRST)).toBe('nothing');
    expect(looks).toEqual([]);
    expect((await vehicleFindings(ports)('ana', 3, finder())).manuals).toMatchObject([
      { manual: { untold: 'given-up' } },
    ]);
  });

  it.each([
    ['is gone', [], text],
    ['has another revision by now', [manual(1, { activeRevision: 2 })], text],
    ['is being deleted', [manual(1, { status: 'deleted' })], text],
    ['has no document', [manual(1)], {}],
  ])('looks at nothing where the manual %s', async (_what, manuals, documents) => {
    const { prepare, looks } = world(manuals, documents);
    expect(await prepare()('ana', FIRST)).toBe('nothing');
    expect(looks).toEqual([]);
  });

  it('leaves nothing of a manual that is deleted while it looks', async () => {
    const gone = manual(1);
    const { prepare, stored } = world([gone], text);
    const deleting: Finder<string> = {
      ...finder(),
      find: () => {
        gone.status = 'deleted';
        return [];
      },
    };
    await prepare({ finders: [deleting] })('ana', FIRST);
    expect(stored.size).toBe(0);
  });

  it('fails where looking fails for no fault of the document, so that the queue tries again', async () => {
    const { prepare, stored } = world([manual(1)], text);
    // A process that cannot be started fails before it gives anything.
    const lookThrough: LookThrough = () => ({
      [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(new Error('no process')) }),
    });
    await expect(prepare({ lookThrough })('ana', FIRST)).rejects.toThrow('no process');
    expect(stored.size).toBe(0);
  });
});

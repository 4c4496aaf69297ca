import type { DocumentPage } from '../domain/document/document-page';
import { documentPages } from '../domain/document/document-page';
import type { Finder, Findings } from '../domain/findings/finder';
import type { Revisions } from '../domain/revisions';
import type { ManualRecord } from '../domain/records';
import { aReadManual, aVehicle } from '../testing/builders';
import { findForVehiclePage } from './find-for-vehicle-page';
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

type Stored = { version: number; found: unknown };

function world(manuals: ManualRecord[], documents: Record<string, string>) {
  const stored = new Map<string, Stored>();
  let looks = 0;
  const nameOf = (key: { manualId: number; revision: number }) => `${key.manualId}-${key.revision}`;
  const findings: Findings & Pick<Revisions, 'deleteRevision'> = {
    deleteRevision: async (_uid, key) => void stored.delete(nameOf(key)),
    load: async (_uid, key, { version, parse }) => {
      const kept = stored.get(nameOf(key));
      return kept?.version === version ? parse(kept.found) : null;
    },
    save: async (_uid, key, { version }, found) => void stored.set(nameOf(key), { version, found }),
  };
  const ports = {
    vehicles: { get: async (_uid: string, id: number) => (id === 3 ? aVehicle({ id }) : null) },
    manuals: {
      list: async () => manuals,
      get: async (_uid: string, id: number) => manuals.find((manual) => manual.id === id) ?? null,
    },
    documents: {
      async *all(_uid: string, key: { manualId: number; revision: number }) {
        looks += 1;
        yield* pagesOf(documents[nameOf(key)] ?? '').filter(() => nameOf(key) in documents);
      },
    },
    findings,
  };
  return { ports, stored, looks: () => looks };
}

const manual = (id: number, change: Partial<ManualRecord> = {}): ManualRecord =>
  aReadManual({
    id,
    vehicleId: 3,
    createdAt: new Date(2026, 0, id),
    ...change,
  });

describe('vehicleFindings', () => {
  it('gives what each manual of the vehicle says, the newest manual first', async () => {
    const { ports } = world([manual(1), manual(2), manual(4, { vehicleId: 9 })], {
      '1-1': 'Infle a 2,2 bar.',
      '2-1': 'Infle a 2,4 bar.',
      '4-1': 'De otro vehículo.',
    });
    const { manuals } = await vehicleFindings(ports)('ana', 3, finder());
    expect(manuals.map(({ manual: { manualId }, found }) => [manualId, found])).toEqual([
      [2, ['Infle a 2,4 bar.']],
      [1, ['Infle a 2,2 bar.']],
    ]);
  });

  it('looks at a document once for each version of a finder', async () => {
    const { ports, looks } = world([manual(1)], { '1-1': 'Infle a 2,2 bar.' });
    const find = vehicleFindings(ports);
    await find('ana', 3, finder());
    await find('ana', 3, finder());
    expect(looks()).toBe(1);
    await find('ana', 3, finder(2));
    expect(looks()).toBe(2);
  });

  it('tells what cannot be told yet from what has nothing', async () => {
    const { ports } = world([manual(1), manual(2, { activeRevision: null })], {});
    const { manuals } = await vehicleFindings(ports)('ana', 3, finder());
    expect(manuals.map(({ manual: { manualId }, found }) => [manualId, found])).toEqual([
      [1, null],
    ]);
  });

  it('refuses a vehicle that is not the owner’s', async () => {
    const { ports } = world([], {});
    await expect(vehicleFindings(ports)('ana', 4, finder())).rejects.toMatchObject({
      code: 'VEHICLE_NOT_FOUND',
    });
  });
});

describe('findForVehiclePage', () => {
  it('stores what is found in a manual that has been read', async () => {
    const { ports, stored, looks } = world([manual(1)], { '1-1': 'Infle a 2,2 bar.' });
    const warn = jest.fn();
    await findForVehiclePage({ ...ports, finders: [finder()], warn })('ana', 1);
    expect(stored.get('1-1')).toEqual({ version: 1, found: ['Infle a 2,2 bar.'] });
    expect(looks()).toBe(1);
  });

  it('leaves nothing of a manual that is deleted while it looks', async () => {
    const gone = manual(1);
    const { ports, stored } = world([gone], { '1-1': 'Infle a 2,2 bar.' });
    const deleting = finder();
    const find: typeof deleting.find = (parts) => {
      gone.status = 'deleted';
      return deleting.find(parts);
    };
    await findForVehiclePage({ ...ports, finders: [{ ...deleting, find }], warn: jest.fn() })(
      'ana',
      1,
    );
    expect(stored.size).toBe(0);
  });

  it('does not fail the reading when something goes wrong', async () => {
    const { ports } = world([manual(1)], { '1-1': 'Infle a 2,2 bar.' });
    const warn = jest.fn();
    const broken = {
      ...finder(),
      find: () => {
        throw new Error('broken');
      },
    };
    await findForVehiclePage({ ...ports, finders: [broken], warn })('ana', 1);
    expect(warn).toHaveBeenCalledTimes(1);
  });
});

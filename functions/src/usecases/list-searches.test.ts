import type { Statement } from '@contract';
import { aSearch, aVehicle } from '../testing/builders';
import { toSourceDocument } from '../domain/answering/compose-answer';
import { anExcerpt } from '../testing/excerpts';
import { listSearches } from './list-searches';

/** A garage whose vehicle is of a trim of which nothing is known; what was looked up is noted. */
function world(tyreSize: string | null = null) {
  const asked: string[] = [];
  return {
    asked,
    vehicles: {
      get: (_uid: string, id: number) => {
        asked.push(`vehicle ${id}`);
        return Promise.resolve(aVehicle({ id, tyreSize, trim: 'Ruta' }));
      },
    },
    facts: (_uid: string, id: number) => {
      asked.push(`sheet ${id}`);
      return Promise.reject(new Error('down'));
    },
    warn: () => undefined,
  };
}

it('[3.10, 7.22] lists what was asked, each answer in one line, at most a hundred', async () => {
  const createdAt = new Date('2026-11-21T09:00:00Z');
  const record = aSearch({ id: 3, createdAt });
  const limits: number[] = [];
  const list = (_uid: string, limit: number) => {
    limits.push(limit);
    return Promise.resolve([record]);
  };
  expect(await listSearches({ ...world(), searches: { list } })('ana')).toEqual([
    {
      id: 3,
      query: '¿Qué aceite lleva?',
      vehicleId: 1,
      confidence: 'high',
      gist: { figure: '', words: 'SAE 5W-30', page: '' },
      createdAt: '2026-11-21T09:00:00.000Z',
      savedAt: null,
    },
  ]);
  expect(limits).toEqual([100]);
});

const cells = (...texts: string[]) => ({ cells: texts });
const citation = {
  ...{ source: 0, manualId: 1, revision: 1, pageNumber: 39, pageReference: 'p. 35' },
  ...{ units: [], boxes: [] },
};
const PRESSURES: Statement = {
  ...{ kind: 'table', above: '', below: '', citations: [citation] },
  header: [cells('Medida', 'Delante', 'Detrás')],
  rows: [cells('185/65 R15', '2,2 bar', '2,0 bar'), cells('205/55 R16', '2,3 bar', '2,1 bar')],
};
const asked = [3, 2].map((id) =>
  aSearch({ id, statements: [PRESSURES], sourceDocuments: [toSourceDocument(anExcerpt())] }),
);
const searches = { list: () => Promise.resolve(asked) };

it('lists the row of a table that is the vehicle’s now, which is looked up once', async () => {
  const own = world('205/55 R16');
  const listed = await listSearches({ ...own, searches })('ana');
  expect(listed.map(({ gist }) => gist?.figure)).toEqual([
    ...['delante 2,3 / detrás 2,1 bar', 'delante 2,3 / detrás 2,1 bar'],
  ]);
  expect(own.asked).toEqual(['vehicle 1']);
});

it('lists what decides, where nobody knows the vehicle’s tyres', async () => {
  const unknown = world();
  const listed = await listSearches({ ...unknown, searches })('ana');
  expect(listed[0]?.gist).toEqual({ figure: '', words: 'Depende de tu neumático', page: 'p. 35' });
  expect(unknown.asked).toEqual(['vehicle 1', 'sheet 1']);
});

import { toSourceDocument } from '../domain/answering/compose-answer';
import type { ManualRecord, SearchRecord } from '../domain/ports/records';
import { aManual, aSearch, aVehicle } from '../testing/builders';
import { anExcerpt } from '../testing/excerpts';
import { getSearch } from './get-search';

const citation = (manualId: number, revision: number) => ({
  ...{ source: 0, manualId, revision, pageNumber: 1, pageReference: 'p. 1' },
  ...{ units: [], boxes: [] },
});
const search = aSearch({
  sourceDocuments: [toSourceDocument(anExcerpt({ manualId: 1 }))],
  statements: [
    { kind: 'text', text: '2,3 bar', citations: [citation(1, 2)] },
    { kind: 'remark', text: 'Es otra pieza.' },
  ],
});

const opened = (stored: SearchRecord | null, manual: ManualRecord | null) =>
  getSearch({
    searches: { get: () => Promise.resolve(stored) },
    manuals: { get: () => Promise.resolve(manual) },
    vehicles: { get: () => Promise.resolve(aVehicle({ engine: 'Diésel' })) },
    facts: () => Promise.reject(new Error('a sheet was opened')),
    warn: () => undefined,
  })('ana', 1);

describe('getSearch', () => {
  it.each([
    ['same', aManual({ activeRevision: 2 })],
    ['read-anew', aManual({ activeRevision: 3 })],
    ['gone', null],
    ['gone', aManual({ activeRevision: 2, status: 'deleted' })],
  ] as const)('tells what became of the manual: %s', async (manualState, manual) => {
    expect(await opened(search, manual)).toEqual({ search, manualState });
  });

  it('says nothing of readings that an old answer did not note', async () => {
    const old = { ...search, statements: undefined };
    expect(await opened(old, aManual({ activeRevision: 9 }))).toMatchObject({
      manualState: 'same',
    });
  });

  it('tells of a table which version the vehicle is now', async () => {
    const header = [{ cells: ['', '1.2', '1.5 diésel'] }];
    const table = { above: '', header, rows: [], below: '', citations: [] };
    const stored = aSearch({ statements: [{ kind: 'table', ...table }] });
    const { search: shown } = await opened(stored, aManual());
    expect(shown.statements).toMatchObject([{ versions: { own: '1.5 diésel' } }]);
  });

  it('does not find what is not there', async () => {
    await expect(opened(null, null)).rejects.toMatchObject({ code: 'SEARCH_NOT_FOUND' });
  });
});

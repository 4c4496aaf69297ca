import {
  getDataExport,
  getHealth,
  getUser,
  listManualChunks,
  listManuals,
  listSearches,
  listVehicles,
} from '@contract';
import { buildManual, buildSearch, buildUser, buildVehicle } from '../../testing/builders';
import { mendAnswer } from './mend-answer';

const rows = <Row>(schema: Parameters<typeof mendAnswer<Row[]>>[0], value: unknown[]): Row[] =>
  mendAnswer(schema, value) ?? [];

describe('a list with a bad field', () => {
  it.each<[string, object, object]>([
    ['a moment that is none stays as it is', { createdAt: 'ayer' }, { createdAt: 'ayer' }],
    ['a missing moment is empty', { createdAt: undefined }, { createdAt: '' }],
    [
      'a moment that may be null is not taken for null',
      { lastQueriedAt: 7 },
      { lastQueriedAt: '' },
    ],
    ['a missing text is unknown', { originalFilename: null }, { originalFilename: 'Desconocido' }],
    ['a number that is none is no number', { fileSize: '4 MB' }, { fileSize: NaN }],
    ['a number beyond its bounds stays', { processingProgress: 120 }, { processingProgress: 120 }],
    ['a word of a later server stays', { status: 'archived' }, { status: 'archived' }],
    [
      'a text that may be missing is missing',
      { processingMessage: 7 },
      { processingMessage: null },
    ],
    ['a missing switch is off', { isAskable: undefined }, { isAskable: false }],
    ['what belongs together is missing together', { vehicle: 7 }, { vehicle: null }],
    [
      'or in part',
      { vehicle: { make: 'SEAT', model: 'León', nickname: null } },
      { vehicle: { make: 'SEAT', model: 'León', year: NaN, nickname: null } },
    ],
  ])('[8.61] %s, and the rest is to the letter', (_, bad, mended) => {
    const good = buildManual({ id: 2 });
    expect(rows(listManuals.response, [{ ...buildManual(), ...bad }, good])).toEqual([
      { ...buildManual(), ...mended },
      good,
    ]);
  });

  it('tells rows apart that have no name of their own', () => {
    const unnamed = { ...buildSearch(), id: 'x' };
    const ids = rows(listSearches.response, [unnamed, buildSearch(), unnamed]).map(({ id }) => id);
    expect(ids).toEqual([-1, 1, -3]);
    const chunks = rows(listManualChunks.response, [{}, null]);
    expect(new Set(chunks.map(({ id }) => id)).size).toBe(2);
  });

  it('has a row also for what is no row at all', () => {
    const [vehicle] = rows(listVehicles.response, ['Faro', buildVehicle()]);
    expect(vehicle).toMatchObject({ make: 'Desconocido', model: 'Desconocido', year: NaN });
  });
});

describe('an answer about one thing', () => {
  it('is shown without the field that cannot be read', () => {
    const user = { ...buildUser(), createdAt: 'ayer', isAdmin: 'yes' };
    expect(mendAnswer(getUser.response, user)).toEqual({ ...user, isAdmin: false });
  });

  it.each<[string, unknown]>([
    ['about nobody', mendAnswer(getUser.response, { ...buildUser(), id: 7 })],
    ['of another kind', mendAnswer(listVehicles.response, { error: 'no' })],
    ['that is nothing', mendAnswer(getUser.response, undefined)],
    ['of a state that nobody knows', mendAnswer(getHealth.response, { status: 'odd', parts: [] })],
    ['that may be null', mendAnswer(getDataExport.response, { status: 'ready' })],
  ])('is not mended %s', (_, mended) => {
    expect(mended).toBeNull();
  });
});

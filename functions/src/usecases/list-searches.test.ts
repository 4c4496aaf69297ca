import { aSearch } from '../testing/builders';
import { listSearches } from './list-searches';

it('[3.10, 7.22] lists what was asked, without the answers, at most a hundred', async () => {
  const createdAt = new Date('2026-11-21T09:00:00Z');
  const record = aSearch({ id: 3, createdAt });
  const limits: number[] = [];
  const list = (_uid: string, limit: number) => {
    limits.push(limit);
    return Promise.resolve([record]);
  };
  expect(await listSearches({ searches: { list } })('ana')).toEqual([
    {
      id: 3,
      query: '¿Qué aceite lleva?',
      vehicleId: 1,
      confidence: 'high',
      createdAt: '2026-11-21T09:00:00.000Z',
      savedAt: null,
    },
  ]);
  expect(limits).toEqual([100]);
});

import type { SearchHistoryItem } from '@contract';
import { distinctSearches } from './search-history';

const asked = (id: number, query: string, vehicleId = 1): SearchHistoryItem => ({
  id,
  query,
  vehicleId,
  confidence: 'high',
  createdAt: '2026-11-21T10:00:00.000Z',
  savedAt: null,
});

describe('distinctSearches', () => {
  it('keeps a repeated question where it was asked last', () => {
    const searches = [asked(3, '¿Aceite?'), asked(2, '¿Batería?'), asked(1, '¿Aceite?')];
    expect(distinctSearches(searches).map(({ id }) => id)).toEqual([3, 2]);
  });

  it('keeps the same question about another vehicle', () => {
    const searches = [asked(2, '¿Aceite?', 1), asked(1, '¿Aceite?', 2)];
    expect(distinctSearches(searches)).toHaveLength(2);
  });
});

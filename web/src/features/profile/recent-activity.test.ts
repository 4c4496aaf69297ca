import { buildManual, buildSearch } from '../../testing/builders';
import { recentActivity } from './recent-activity';

const asked = (id: number, query: string, day: number) =>
  buildSearch({ id, query, createdAt: `2026-11-0${day}T10:00:00.000Z` });

it('the recent activity tells a question that was asked again once, when it was asked last', () => {
  const manual = buildManual({ createdAt: '2026-11-02T10:00:00.000Z' });
  const searches = [asked(3, '¿Aceite?', 3), asked(2, '¿Presión?', 2), asked(1, '¿Aceite?', 1)];
  expect(recentActivity(searches, [manual]).map(({ key }) => key)).toEqual([
    'search-3',
    'search-2',
    'manual-1',
  ]);
});

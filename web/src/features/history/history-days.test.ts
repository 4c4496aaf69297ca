import { buildSearch } from '../../testing/builders';
import { historyDays } from './history-days';

const now = new Date(2026, 10, 25, 0, 30);
const at = (day: number, hour: number) => new Date(2026, 10, day, hour).toISOString();
const asked = (id: number, createdAt: string, query: string, vehicleId = 1) =>
  buildSearch({ id, createdAt, query, vehicleId });

it('the history stands by day in the owner’s time, what was asked again that day once', () => {
  const searches = [
    asked(7, at(25, 0), 'Aceite'),
    asked(6, at(24, 23), 'Aceite'),
    asked(5, at(24, 20), 'Presión'),
    asked(4, at(24, 19), 'Presión', 2),
    asked(3, at(24, 1), 'Aceite'),
    asked(2, at(23, 12), 'Radio'),
  ];
  const shown = historyDays(searches, now).map(({ name, entries }) => [
    name,
    ...entries.map(({ ids }) => ids),
  ]);
  expect(shown).toEqual([
    ['Hoy', [7]],
    ['Ayer', [6, 3], [5], [4]],
    ['23 nov 2026', [2]],
  ]);
});

it('the history knows yesterday over the turn of a month', () => {
  const first = new Date(2026, 10, 1, 9);
  const search = asked(1, new Date(2026, 9, 31, 23).toISOString(), 'Aceite');
  expect(historyDays([search], first)[0]?.name).toBe('Ayer');
});

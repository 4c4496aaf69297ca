import type { Due, DueWork } from '@contract';
import { dueWords } from './due-text';

const soon: Due = { state: 'soon', date: '2027-01-20', km: 60_000, by: 'km', basis: 'service' };
const work = (due: Partial<Due>, kmLeft: number | null): DueWork => ({
  ...{ vehicleId: 1, item: 'abcdef012345', name: 'aceite' },
  ...{ due: { ...soon, ...due }, kmLeft },
});

it.each([
  [{ state: 'now' }, -1200, 'vencido hace 1.200\u00a0km'],
  [{ state: 'now', basis: 'plan' }, -1200, 'tocaba hace 1.200\u00a0km'],
  [{ state: 'now' }, 0, 'toca ahora'],
  [{ state: 'now', by: 'time', date: '2026-03-02' }, null, 'vencido desde marzo de 2026'],
  [{ state: 'now', by: 'time', date: '2026-03-02', basis: 'plan' }, 90, 'tocaba en marzo de 2026'],
  [{}, 800, 'toca hacia enero de 2027 · 60.000\u00a0km'],
  [{ by: 'time', basis: 'plan' }, 9000, 'toca en enero de 2027 o a los 60.000\u00a0km'],
  [{ by: 'time', km: null, date: null }, null, 'toca pronto'],
] as const)('%j with %s km left is said as «%s»', (due, kmLeft, said) => {
  expect(dueWords(work(due, kmLeft))).toBe(said);
});

it.each([
  ['de los 60.000\u00a0km', {}, 'toca hacia enero de 2027 · 10 trabajos'],
  ['de los 60.000\u00a0km', { date: null }, 'toca pronto · 10 trabajos'],
  ['de los 60.000\u00a0km', { state: 'now' }, 'vencido hace 1.200 km · 10 trabajos'],
  ['de enero de 2027', { by: 'time' }, 'toca el 20 ene 2027 o a los 60.000 km · 10 trabajos'],
] as const)('a visit %s, %j, is said once with its works as «%s»', (of, due, said) => {
  const words = dueWords({ ...work(due, -1200), name: `Revisión ${of}`, works: 10 });
  expect(words.replaceAll('\u00a0', ' ')).toBe(said);
});

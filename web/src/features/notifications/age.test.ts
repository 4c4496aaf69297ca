import { ageOf } from './age';

const now = Date.parse('2026-11-21T12:00:00.000Z');

it.each([
  ['2026-11-21T12:00:30.000Z', 'menos de 1 min'],
  ['2026-11-21T11:59:01.000Z', 'menos de 1 min'],
  ['2026-11-21T11:55:00.000Z', '5 min'],
  ['2026-11-21T11:00:01.000Z', '59 min'],
  ['2026-11-21T11:00:00.000Z', '1 h'],
  ['2026-11-21T10:00:00.000Z', '2 h'],
  ['2026-11-20T12:00:01.000Z', '23 h'],
  ['2026-11-20T12:00:00.000Z', '1 d'],
  ['2026-10-22T12:00:00.000Z', '30 d'],
])('[2.35] a notification tells the age of %s as %s', (moment, age) => {
  expect(ageOf(moment, now)).toBe(age);
});

import type { Due } from '@contract';
import { dateText, figureIn, kmText } from './plan-words';

it.each([
  [58_000, '58.000'],
  [9_000, '9.000'],
  [500, '500'],
  [0, '0'],
  [null, ''],
  [undefined, ''],
])('a field has %s as «%s»', (figure, text) => expect(figureIn(figure)).toBe(text));

it('kilometres are grouped, also of four digits', () => {
  expect([kmText(9_000), kmText(61_999.6)]).toEqual(['9.000\u00a0km', '62.000\u00a0km']);
});

describe('a date', () => {
  const due: Due = { state: 'soon', date: '2027-03-15', km: null, by: 'time', basis: 'service' };

  it.each([
    ['a day that was noted', due, 'el 15\u00a0mar\u00a02027'],
    ['the month of the first registration', { ...due, basis: 'plan' }, 'en marzo de 2027'],
    ['that, and what its owner said', { ...due, basis: 'followed' }, 'en marzo de 2027'],
    ['how much is driven', { ...due, km: 60_000, by: 'km' }, 'hacia marzo de 2027'],
    ['nothing', { ...due, date: null }, null],
  ] as const)('that is counted from %s is told no more exactly', (_, counted, said) => {
    expect(dateText(counted)).toBe(said);
  });
});

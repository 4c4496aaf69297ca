import { figureIn, kmText } from './plan-words';

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

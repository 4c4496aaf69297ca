import { amountsIn } from './amounts';

const months = (text: string): number[] =>
  amountsIn(text).flatMap(({ unit, value }) => (unit === 'months' ? [value] : []));

describe('times in halves', () => {
  it.each([
    ['cada 2½ anos', 30],
    ['cada 1,5 anos', 18],
    ['cada medio ano', 6],
    ['cada 2 1/2 anos', 30],
    ['cada dos anos y medio', 30],
    ['cada mes y medio', 1.5],
    ['cada 3 anos', 36],
  ])('%s are %d months', (text, expected) => {
    expect(months(text)).toContain(expected);
  });
});

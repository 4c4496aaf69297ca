import { retentionWords } from './retention';

it.each([
  [0, 'hasta que las borres o elimines tu cuenta'],
  [1, 'un día'],
  [90, '90 días'],
  [365, 'un año'],
  [730, '2 años'],
])('the notice says how long %i days are', (days, words) => {
  expect(retentionWords(days)).toBe(words);
});

import type { Run } from '../types';
import { withSaid } from './said-instead';

const run = (text: string, object: number) => ({ text, object }) as Run;
const SAID = new Map([
  [1, { mark: 7, text: ' • ' }],
  [2, { mark: 7, text: ' • ' }],
  [3, { mark: 8, text: '9,9' }],
]);

describe('what is said instead of letters', () => {
  it('takes their place once where they have no name', () => {
    const runs = [run('\ue001', 1), run('\ue002', 2), run('2,6', 3)];
    expect(withSaid(runs, SAID).map(({ text }) => text)).toEqual(['•', '2,6']);
  });

  it('is nothing where they can be read', () => {
    const runs = [run('Pulse', 1), run('2,6', 3)];
    expect(withSaid(runs, SAID)).toEqual(runs);
  });
});

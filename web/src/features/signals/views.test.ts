import { stepsOf, viewOf, type Advice } from './views';

const byRule = (change: Partial<Advice>): Advice => ({
  ...{ severity: 'workshop', decidedBy: 'rule', namesWorkshop: false, tellsOwner: false },
  isToCheck: false,
  ...change,
});

describe('stepsOf', () => {
  it.each<[string, Partial<Advice>]>([
    ['a light to stop for', { severity: 'stop' }],
    ['one for a workshop', {}],
    ['a red one for a workshop', { isRed: true }],
    ['one that informs', { severity: 'info' }],
  ])('sends to the words of the manual only where there are any: %s', (_what, change) => {
    const advice = byRule(change);
    const unquoted = stepsOf(advice, false);
    expect(unquoted).not.toEqual([]);
    expect(unquoted.join(' ')).not.toMatch(/lo que dice tu manual/);
    expect(stepsOf(advice, true)).toEqual(viewOf(advice).steps);
    expect(stepsOf(advice, true)).toHaveLength(unquoted.length + 1);
  });
});

import { figuresOf, type Noted } from './abuse-figures';

const row = {
  number: '3',
  attempt: 'Somebody lies',
  tests: [{ file: 'a.test.ts', title: 'lies › are refused: x' }],
};
const titlesOf = (file: string) => (file === 'a.test.ts' ? ['are refused: %s', 'are dull'] : []);
const one = 'a.test.ts › lies › are refused: x';
const two = 'a.test.ts › lies › are refused: y';
const noted = (step: Noted['step'], what: string, letter = 'x'): Noted => ({
  step,
  what,
  file: 'a.test.ts',
  test: `lies are refused: ${letter}`,
});

describe('figures of abuse', () => {
  it('count what went out and what was refused, each by its own lines', () => {
    const lines = [noted('tried', 'a'), noted('refused', 'a'), noted('tried', 'b')];
    expect(figuresOf(row, { passed: [], unpassed: [one] }, lines, titlesOf)).toEqual({
      tried: 2,
      refused: 1,
      cases: 0,
      passed: 0,
      accepted: [`${one}: b`],
    });
  });

  it('know that the same input went out twice and was refused once', () => {
    const lines = [noted('tried', 'a'), noted('refused', 'a'), noted('tried', 'a')];
    const { tried, refused, accepted } = figuresOf(
      row,
      { passed: [one], unpassed: [] },
      lines,
      titlesOf,
    );
    expect([tried, refused, accepted]).toEqual([2, 1, [`${one}: a`]]);
  });

  it('count cases that note nothing apart, and those that failed as not refused', () => {
    expect(figuresOf(row, { passed: [one], unpassed: [two] }, [], titlesOf)).toEqual({
      tried: 0,
      refused: 0,
      cases: 2,
      passed: 1,
      accepted: [two],
    });
  });

  it('leave out what belongs to no test of the row', () => {
    const others = ['a.test.ts › lies › are dull', 'b.test.ts › lies › are refused: x'];
    const lines = [{ ...noted('tried', 'a'), file: 'b.test.ts' }];
    const { tried, cases } = figuresOf(row, { passed: others, unpassed: [] }, lines, titlesOf);
    expect([tried, cases]).toEqual([0, 0]);
  });
});

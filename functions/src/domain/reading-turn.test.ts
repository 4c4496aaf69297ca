import { aManual } from '../testing/builders';
import { turnOf } from './reading-turn';

describe('turnOf', () => {
  const manual = aManual({ updatedAt: new Date(1000), sweeps: 0 });
  const askedAgain = { askedAt: new Date(5000), ended: null, version: 6, attempts: 1 };

  it('is the same while nothing of a manual changes', () => {
    expect(turnOf({ ...manual })).toBe(turnOf(manual));
  });

  it.each([
    ['its owner asks for it anew', { updatedAt: new Date(2000) }],
    ['its worker was found dead', { sweeps: 1 }],
    ['it is to be read by a newer reader', { rereading: askedAgain }],
  ])('is another one where %s', (_, change) => {
    expect(turnOf({ ...manual, ...change })).not.toBe(turnOf(manual));
  });
});

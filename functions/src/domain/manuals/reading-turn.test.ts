import { aManual } from '../../testing/builders';
import { SMALL_FILE_BYTES, turnOf } from './reading-turn';

describe('turnOf', () => {
  const manual = aManual({ updatedAt: new Date(1000), sweeps: 0 });
  const askedAgain = {
    askedAt: new Date(5000),
    ended: null,
    version: 6,
    attempts: 1,
    begunAt: null,
  };

  it('is the same while nothing of a manual changes', () => {
    expect(turnOf({ ...manual })).toEqual(turnOf(manual));
  });

  it.each([
    ['its owner asks for it anew', { updatedAt: new Date(2000) }],
    ['its worker was found dead', { sweeps: 1 }],
    ['it is to be read by a newer reader', { rereading: askedAgain }],
  ])('is another one where %s', (_, change) => {
    expect(turnOf({ ...manual, ...change }).name).not.toBe(turnOf(manual).name);
  });

  it('is the same however often a worker takes it up', () => {
    const asked = { ...manual, rereading: askedAgain };
    const begun = { ...manual, rereading: { ...askedAgain, begunAt: new Date(6000) } };
    expect(turnOf(begun)).toEqual(turnOf(asked));
  });

  it.each([
    ['small', 'a file that takes seconds', { status: 'processing', fileSize: SMALL_FILE_BYTES }],
    ['large', 'a larger one', { status: 'processing', fileSize: SMALL_FILE_BYTES + 1 }],
    ['again', 'what can be asked already', { status: 'completed', fileSize: 1 }],
    ['again', 'what can be asked but for some pages', { status: 'ready', fileSize: 50_000_000 }],
    ['large', 'what its owner has read again', { status: 'processing', fileSize: 50_000_000 }],
  ] as const)('goes to the %s ones: %s', (lane, _which, change) => {
    expect(turnOf({ ...manual, ...change }).lane).toBe(lane);
  });
});

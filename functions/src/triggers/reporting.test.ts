import { log } from '../logger';
import { reporting, sweepAll } from './reporting';

const PRIVATE = '¿Qué aceite lleva mi coche? ana@guantera.test';
const failing = (): Promise<never> => Promise.reject(new Error(PRIVATE));

describe('a background function', () => {
  const error = jest.spyOn(log, 'error').mockImplementation(() => undefined);
  const info = jest.spyOn(log, 'info').mockImplementation(() => undefined);
  beforeEach(() => {
    error.mockClear();
    info.mockClear();
  });

  it('that works reports nothing', async () => {
    await reporting('reading failed', {}, () => Promise.resolve());
    expect(error).not.toHaveBeenCalled();
  });

  it('that fails reports the error, and throws nothing that holds what an owner wrote', async () => {
    const thrown: unknown = await reporting('reading failed', { manualId: 7 }, failing).catch(
      (reason: unknown) => reason,
    );
    expect(error.mock.calls).toEqual([['reading failed', new Error(PRIVATE), { manualId: 7 }]]);
    expect(thrown).toBeInstanceOf(Error);
    // The platform logs all of these.
    const { message, stack, cause } = thrown as Error;
    expect(`${message} ${stack} ${String(cause)}`).not.toContain('ana@guantera.test');
  });

  it('that sweeps goes on behind a sweep that fails', async () => {
    await sweepAll('sweeping failed', {
      'first swept': failing,
      'second swept': () => Promise.resolve({ manuals: 2 }),
    });
    expect(error.mock.calls).toEqual([
      ['sweeping failed', new Error(PRIVATE), { event: 'first swept' }],
    ]);
    expect(info.mock.calls).toEqual([['second swept', { manuals: 2 }]]);
  });
});

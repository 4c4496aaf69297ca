import type { FailureKind } from '../domain/retry-policy';
import { AttemptTimedOut, withRetries } from './google-retry';

class Failure extends Error {
  readonly kind: FailureKind;
  constructor(kind: FailureKind) {
    super(kind);
    this.kind = kind;
  }
}

const kindOf = (error: unknown) => (error instanceof Failure ? error.kind : 'permanent');

/** Time passes only while somebody sleeps, and for `attemptTakes` in each try. */
function fakeClock() {
  let time = 0;
  const slept: number[] = [];
  const clock = {
    now: () => time,
    sleep: (milliseconds: number) => {
      slept.push(milliseconds);
      time += milliseconds;
      return Promise.resolve();
    },
    random: () => 1,
  };
  return { clock, slept, pass: (milliseconds: number) => (time += milliseconds) };
}

const limits = { attemptMs: 5000, overallMs: 10_000 };

describe('withRetries', () => {
  it('gives what the first try gives', async () => {
    const { clock, slept } = fakeClock();
    const result = await withRetries(() => Promise.resolve('answer'), { limits, kindOf, clock });
    expect(result).toBe('answer');
    expect(slept).toEqual([]);
  });

  it('tries again after what may pass', async () => {
    const { clock, slept } = fakeClock();
    const results = [new Failure('transient'), new Failure('transient'), 'answer'];
    const attempt = async () => {
      const result = results.shift();
      if (result instanceof Failure) throw result;
      return result;
    };
    expect(await withRetries(attempt, { limits, kindOf, clock })).toBe('answer');
    expect(slept).toEqual([400, 800]);
  });

  it('fails at once for good', async () => {
    const attempt = jest.fn().mockRejectedValue(new Failure('permanent'));
    await expect(
      withRetries(attempt, { limits, kindOf, clock: fakeClock().clock }),
    ).rejects.toThrow('permanent');
    expect(attempt).toHaveBeenCalledTimes(1);
  });

  it('fails with the last failure when the time is over, and never later', async () => {
    const { clock, slept, pass } = fakeClock();
    const given: number[] = [];
    const attempt = (timeoutMs: number): Promise<string> => {
      given.push(timeoutMs);
      pass(timeoutMs);
      return Promise.reject(new Failure('transient'));
    };
    await expect(withRetries(attempt, { limits, kindOf, clock })).rejects.toThrow('transient');
    expect(given).toEqual([5000, 4600]);
    expect(slept).toEqual([400]);
    expect(clock.now()).toBe(10_000);
  });

  it('stops waiting for a try that does not end', async () => {
    const attempt = jest.fn(() => new Promise<never>(() => undefined));
    const trying = withRetries(attempt, { limits: { attemptMs: 20, overallMs: 300 }, kindOf });
    await expect(trying).rejects.toBeInstanceOf(AttemptTimedOut);
  });
});

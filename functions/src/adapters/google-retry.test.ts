import type { FailureKind } from '../domain/quotas/retry-policy';
import { createCircuit } from './circuit';
import { AttemptTimedOut, withRetries } from './google-retry';

class Failure extends Error {
  readonly kind: FailureKind;
  readonly askedMs: number | null;
  constructor(kind: FailureKind, askedMs: number | null = null) {
    super(kind);
    this.kind = kind;
    this.askedMs = askedMs;
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

  it('waits for as long as the service asks', async () => {
    const { clock, slept } = fakeClock();
    const results = [new Failure('transient', 3000), 'answer'];
    const attempt = async () => {
      const result = results.shift();
      if (result instanceof Failure) throw result;
      return result;
    };
    expect(await withRetries(attempt, { limits, kindOf, clock })).toBe('answer');
    expect(slept).toEqual([3400]);
  });

  it('fails at once, and sleeps not at all, when it is asked to wait beyond its time', async () => {
    const { clock, slept } = fakeClock();
    const attempt = jest.fn().mockRejectedValue(new Failure('transient', 11_000));
    await expect(withRetries(attempt, { limits, kindOf, clock })).rejects.toThrow('transient');
    expect(attempt).toHaveBeenCalledTimes(1);
    expect(slept).toEqual([]);
  });

  describe('with a circuit', () => {
    const setUp = () => {
      const { clock, slept, pass } = fakeClock();
      const circuit = createCircuit('gemini', () => undefined, clock.now);
      const calls: number[] = [];
      const call = (result: Failure | string) =>
        withRetries(
          async () => {
            calls.push(clock.now());
            if (result instanceof Failure) throw result;
            return result;
          },
          { limits, kindOf, clock, circuit },
        );
      return { call, calls, slept, pass };
    };

    it('gives up after five tries, and then fails without a call until its time is over', async () => {
      const { call, calls, slept, pass } = setUp();
      await expect(call(new Failure('transient'))).rejects.toThrow('transient');
      expect([calls.length, slept]).toEqual([5, [400, 800, 1600, 3200]]);
      await expect(call('answer')).rejects.toThrow('CIRCUIT_OPEN: gemini');
      expect(calls).toHaveLength(5);
      pass(20_000);
      expect(await call('answer')).toBe('answer');
      expect(await call('answer')).toBe('answer');
    });

    it('tries once when that time is over, and is open again when it fails', async () => {
      const { call, calls, slept, pass } = setUp();
      await expect(call(new Failure('transient'))).rejects.toThrow('transient');
      pass(20_000);
      await expect(call(new Failure('transient'))).rejects.toThrow('transient');
      expect([calls.length, slept.length]).toEqual([6, 4]);
      await expect(call('answer')).rejects.toThrow('CIRCUIT_OPEN');
    });

    it.each(['permanent', 'unlucky'] as const)(
      'counts a failure that is %s as an answer',
      async (kind) => {
        const { call, calls } = setUp();
        for (let count = 0; count < 10; count++) {
          await expect(call(new Failure(kind))).rejects.toThrow(kind);
        }
        expect(calls).toHaveLength(kind === 'permanent' ? 10 : 20);
      },
    );

    it('stops the tries of one call when another one finds the service down', async () => {
      const { clock } = fakeClock();
      const circuit = createCircuit('gemini', () => undefined, clock.now);
      const attempt = jest.fn(() => {
        circuit.failed({ askedMs: null, isOver: true });
        return Promise.reject(new Failure('transient'));
      });
      const calling = withRetries(attempt, { limits, kindOf, clock, circuit });
      await expect(calling).rejects.toThrow('transient');
      expect(attempt).toHaveBeenCalledTimes(1);
    });
  });

  it('stops waiting for a try that does not end', async () => {
    const attempt = jest.fn(() => new Promise<never>(() => undefined));
    const trying = withRetries(attempt, { limits: { attemptMs: 20, overallMs: 300 }, kindOf });
    await expect(trying).rejects.toBeInstanceOf(AttemptTimedOut);
  });
});

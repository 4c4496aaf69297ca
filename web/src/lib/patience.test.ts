import { createPatience } from './patience';

const never = (): Promise<string> => new Promise(() => undefined);

/** How long somebody waits before the work is given up, in milliseconds. */
async function waited(waiting: Promise<unknown>): Promise<number> {
  const begin = Date.now();
  const ends: number[] = [];
  waiting.catch(() => ends.push(Date.now()));
  for (let passed = 0; ends.length === 0 && passed < 20_000; passed += 50) {
    await jest.advanceTimersByTimeAsync(50);
  }
  return (ends[0] ?? Infinity) - begin;
}

describe('the patience with which App Check is waited for', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('gives what comes in time, and leaves no timer behind', async () => {
    const patiently = createPatience('App Check');
    const slow = new Promise<string>((resolve) => setTimeout(() => resolve('token'), 9900));
    const waiting = patiently(slow);
    await jest.advanceTimersByTimeAsync(9900);
    expect(await waiting).toBe('token');
    expect(jest.getTimerCount()).toBe(0);
  });

  it('ends after ten seconds, and then after a tenth of one', async () => {
    const patiently = createPatience('App Check');
    expect(await waited(patiently(never()))).toBe(10_000);
    expect(await waited(patiently(never()))).toBe(100);
    expect(await waited(patiently(never()))).toBe(100);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('is short after a failure, too, and long again once something came', async () => {
    const patiently = createPatience('App Check');
    await expect(patiently(Promise.reject(new Error('blocked')))).rejects.toThrow('blocked');
    expect(await waited(patiently(never()))).toBe(100);
    expect(await patiently(Promise.resolve('token'))).toBe('token');
    expect(await waited(patiently(never()))).toBe(10_000);
  });

  it('says what did not come', async () => {
    const waiting = createPatience('App Check')(never());
    const failure = expect(waiting).rejects.toThrow('App Check did not answer');
    await jest.advanceTimersByTimeAsync(10_000);
    await failure;
  });
});

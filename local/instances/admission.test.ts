import { admission, type Limits } from './admission';

type Process = { name: string; alive: boolean };

/** Processes that start when they are told to. */
function machine() {
  const starts: { begun: (process: Process) => void; failed: (error: Error) => void }[] = [];
  return {
    begun: () => starts.length,
    start: () => new Promise<Process>((begun, failed) => starts.push({ begun, failed })),
    listen: (at: number): Process => {
      const process = { name: `process ${at}`, alive: true };
      starts[at]!.begun(process);
      return process;
    },
    fail: (at: number) => starts[at]!.failed(new Error('no memory')),
  };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));
const service = (limits: Limits) => admission<Process>(limits, ({ alive }) => alive);

describe('requests to one function', () => {
  it('wait for the process that is starting, and share it', async () => {
    const { start, begun, listen } = machine();
    const { promise, take, tryPromise } = service({ concurrency: 3, maxInstances: 5 });
    expect(tryPromise()).toBe(false);
    const places = [promise(start), promise(start)];
    expect(begun()).toBe(1);
    const only = listen(0);
    expect(await Promise.all(places)).toEqual([only, only]);
    expect([take(), take()]).toEqual([only, only]);
    expect([tryPromise(), tryPromise()]).toEqual([true, false]);
  });

  it('start a further process when all are full, and wait in their order when there may be no more', async () => {
    const { start, begun, listen } = machine();
    const { promise, release, take, tryPromise } = service({ concurrency: 1, maxInstances: 2 });
    const order: string[] = [];
    const ask = (name: string) => void promise(start).then(() => order.push(name));
    ['a', 'b', 'c', 'd'].forEach(ask);
    expect(begun()).toBe(2);
    const [first, second] = [listen(0), listen(1)];
    await settled();
    expect(order).toEqual(['a', 'b']);
    expect([take(), take()]).toEqual([first, second]);
    release(second);
    // Who comes now does not overtake who waits.
    expect(tryPromise()).toBe(false);
    await settled();
    expect(order).toEqual(['a', 'b', 'c']);
    expect(take()).toBe(second);
    release(first);
    await settled();
    expect(order).toEqual(['a', 'b', 'c', 'd']);
    expect(begun()).toBe(2);
  });

  it('take the first place that comes free, and not the one in the process that is starting', async () => {
    const { start, begun, listen } = machine();
    const { promise, release, take } = service({ concurrency: 1, maxInstances: 2 });
    const place = promise(start);
    const first = listen(0);
    await place;
    expect(take()).toBe(first);
    const next = promise(start);
    expect(begun()).toBe(2);
    release(first);
    expect(await next).toBe(first);
    expect(take()).toBe(first);
    const later = promise(start);
    expect(begun()).toBe(2);
    const second = listen(1);
    expect(await later).toBe(second);
  });

  it('find another process when one has ended', async () => {
    const { start, begun, listen } = machine();
    const { promise, remove, take, tryPromise, isBusy } = service({
      concurrency: 1,
      maxInstances: 1,
    });
    const place = promise(start);
    const first = listen(0);
    await place;
    expect(take()).toBe(first);
    expect(isBusy(first)).toBe(true);
    const next = promise(start);
    first.alive = false;
    expect([begun(), tryPromise(), take()]).toEqual([1, false, null]);
    remove(first);
    expect(begun()).toBe(2);
    const second = listen(1);
    expect(await next).toBe(second);
    expect(take()).toBe(second);
  });

  it('fail with the process that could not start, and the next one tries again', async () => {
    const { start, begun, fail, listen } = machine();
    const { promise } = service({ concurrency: 2, maxInstances: 1 });
    const failing = [promise(start), promise(start)].map((place) =>
      expect(place).rejects.toThrow(),
    );
    const waiting = promise(start);
    expect(begun()).toBe(1);
    fail(0);
    await Promise.all(failing);
    expect(begun()).toBe(2);
    expect(listen(1)).toBe(await waiting);
  });

  it('go on waiting for the process there is when a further one could not start', async () => {
    const { start, begun, fail, listen } = machine();
    const { promise, release, take } = service({ concurrency: 1, maxInstances: 2 });
    const place = promise(start);
    const only = listen(0);
    await place;
    take();
    const next = promise(start);
    fail(1);
    await settled();
    expect(begun()).toBe(2);
    release(only);
    expect(await next).toBe(only);
  });
});

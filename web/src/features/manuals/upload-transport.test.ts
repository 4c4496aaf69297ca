import { UploadRefused } from './upload-refused';
import { pause, readAnswer } from './upload-transport';

describe("Cloud Storage's answers", () => {
  it.each([
    [200, null, { kind: 'done' }],
    [201, null, { kind: 'done' }],
    [308, 'bytes=0-1048575', { kind: 'incomplete', received: 1_048_576 }],
    [308, null, { kind: 'incomplete', received: null }],
    [308, 'nonsense', { kind: 'incomplete', received: null }],
    [404, null, { kind: 'gone' }],
    [410, null, { kind: 'gone' }],
    [499, null, { kind: 'gone' }],
    [0, null, { kind: 'broken', reason: 'network' }],
    [408, null, { kind: 'broken', reason: 'network' }],
    [429, null, { kind: 'broken', reason: 'network' }],
    [500, null, { kind: 'broken', reason: 'server', error: new UploadRefused(500, 'text') }],
    [503, null, { kind: 'broken', reason: 'server', error: new UploadRefused(503, 'text') }],
    [400, null, { kind: 'refused', status: 400, text: 'text' }],
    [403, null, { kind: 'refused', status: 403, text: 'text' }],
  ])('%p with range %p is %o', (status, range, expected) => {
    expect(readAnswer(status, range, 'text')).toEqual(expected);
  });
});

describe('a pause', () => {
  const online = jest.spyOn(navigator, 'onLine', 'get');

  beforeEach(() => {
    jest.useFakeTimers();
    online.mockReturnValue(true);
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  const watch = (promise: Promise<void>) => {
    const seen = { isOver: false };
    void promise.then(() => (seen.isOver = true));
    return seen;
  };

  it('lasts as long as it says while there is a network', async () => {
    const seen = watch(pause(500, new AbortController().signal));
    await jest.advanceTimersByTimeAsync(499);
    expect(seen.isOver).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(seen.isOver).toBe(true);
  });

  it('waits for the network to come back, and goes on at once when it does', async () => {
    online.mockReturnValue(false);
    const seen = watch(pause(500, new AbortController().signal));
    await jest.advanceTimersByTimeAsync(5000);
    expect(seen.isOver).toBe(false);
    window.dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(0);
    expect(seen.isOver).toBe(true);
  });

  it('does not wait for ever', async () => {
    online.mockReturnValue(false);
    const seen = watch(pause(500, new AbortController().signal));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(seen.isOver).toBe(true);
  });

  it('ends when the upload is cancelled', async () => {
    const controller = new AbortController();
    const waiting = pause(500, controller.signal);
    controller.abort();
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
  });
});

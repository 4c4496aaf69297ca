import { createStorage, run, TOTAL } from '../../testing/upload-sessions';

describe('an upload in a session of before', () => {
  it.each([
    ['none', 0, 4],
    ['half of a piece', 128, 4],
    ['two pieces', 512, 2],
    ['all but a byte', TOTAL - 1, 1],
    ['all', TOTAL, 0],
  ])('goes on where it was when %s of the file had arrived', async (_what, stored, pieces) => {
    const { ports, seen } = createStorage();
    seen.stored = stored;
    ports.open = () => Promise.resolve({ kind: 'opened', url: 'of-before', isContinued: true });
    expect((await run(ports)).phase).toBe('done');
    expect(seen).toMatchObject({ stored: TOTAL, sentAgain: 0, questions: 1, pieces });
  });

  it('begins anew when the session of before has expired', async () => {
    const { ports, seen } = createStorage();
    const { open, ask } = ports;
    let opened = 0;
    ports.open = (signal) => {
      opened += 1;
      return opened > 1
        ? open(signal)
        : Promise.resolve({ kind: 'opened', url: 'of-before', isContinued: true });
    };
    ports.ask = (url, ...rest) =>
      url === 'of-before' ? Promise.resolve({ kind: 'gone' }) : ask(url, ...rest);
    expect((await run(ports)).phase).toBe('done');
    expect(seen).toMatchObject({ stored: TOTAL, sentAgain: 0, sessions: 1 });
  });
});

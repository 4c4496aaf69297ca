import {
  createStorage,
  PIECE,
  run,
  TOTAL,
  TROUBLE,
  type Fault,
} from '../../testing/upload-sessions';
import { driveUpload } from './drive-upload';
import {
  after,
  backoff,
  isSettled,
  MAX_FAILURES,
  newUpload,
  nextPiece,
  resumed,
  type UploadState,
} from './resumable-upload';

const only =
  (at: number, kind: ReturnType<Fault>): Fault =>
  (attempt) =>
    attempt === at ? kind : null;

describe('an upload in pieces', () => {
  it('sends every byte once, in pieces, and asks nothing', async () => {
    const { ports, seen } = createStorage();
    expect((await run(ports)).phase).toBe('done');
    expect(seen).toMatchObject({
      stored: TOTAL,
      sentAgain: 0,
      pieces: 4,
      questions: 0,
      sessions: 1,
    });
  });

  it('[7.32, 9.20] tells how many bytes have left, never going beyond the file', async () => {
    const { ports } = createStorage();
    const told: number[] = [];
    await driveUpload(
      newUpload(TOTAL, PIECE),
      ports,
      ({ sentBytes }) => told.push(sentBytes),
      new AbortController().signal,
    );
    expect(told).toEqual([...told].sort((a, b) => a - b));
    expect(told.at(0)).toBe(0);
    expect(told.at(-1)).toBe(TOTAL);
  });

  it.each([1, 2, 3, 4])(
    'goes on where it was when the line breaks before piece %p',
    async (piece) => {
      const { ports, seen, pauses } = createStorage({ fault: only(piece, 'break') });
      expect((await run(ports)).phase).toBe('done');
      expect(seen).toMatchObject({ stored: TOTAL, sentAgain: 0, questions: 1, sessions: 1 });
      expect(pauses.length).toBeGreaterThan(0);
    },
  );

  it.each([1, 2, 3, 4])(
    'sends only the missing half when the line breaks within piece %p',
    async (piece) => {
      const { ports, seen } = createStorage({ fault: only(piece, 'half') });
      expect((await run(ports)).phase).toBe('done');
      expect(seen).toMatchObject({ stored: TOTAL, sentAgain: 0, questions: 1, sessions: 1 });
    },
  );

  it.each([1, 2, 3, 4])('does not repeat piece %p when only its answer was lost', async (piece) => {
    const { ports, seen } = createStorage({ fault: only(piece, 'silent') });
    expect((await run(ports)).phase).toBe('done');
    expect(seen).toMatchObject({ stored: TOTAL, sentAgain: 0, questions: 1, pieces: 4 });
  });

  it('survives a line that breaks within every piece', async () => {
    const { ports, seen } = createStorage({
      fault: (attempt) => (attempt % 2 === 1 ? 'half' : null),
    });
    expect((await run(ports)).phase).toBe('done');
    expect(seen.sentAgain).toBe(0);
  });

  it('begins anew in a new session when the old one has expired', async () => {
    const { ports, seen } = createStorage({ fault: only(3, 'gone') });
    expect((await run(ports)).phase).toBe('done');
    expect(seen).toMatchObject({ sessions: 2, stored: TOTAL });
  });

  it('gives up when every session expires', async () => {
    const { ports, seen } = createStorage({ fault: () => 'gone' });
    expect(await run(ports)).toMatchObject({ phase: 'refused', status: 410 });
    expect(seen.sessions).toBe(4);
  });

  it('does not try again what is refused', async () => {
    const { ports, seen } = createStorage({ fault: () => 'refuse' });
    expect(await run(ports)).toMatchObject({ phase: 'refused', status: 400, text: 'Bad Request' });
    expect(seen.pieces).toBe(1);
  });

  it('repeats twice in silence, within 3 seconds, what a server in trouble answers, and can be gone on with', async () => {
    let isUp = false;
    const { ports, seen, pauses } = createStorage({
      fault: (attempt) => (attempt > 2 && !isUp ? 'trouble' : null),
    });
    // Asked how much it has, it is in trouble, too.
    const { ask } = ports;
    ports.ask = (...args) =>
      isUp ? ask(...args) : Promise.resolve({ kind: 'broken', reason: 'server', error: TROUBLE });
    const lost = await run(ports);
    expect(lost).toMatchObject({ phase: 'lost', reason: 'server', error: TROUBLE, position: 512 });
    expect(pauses).toHaveLength(2);
    expect(pauses.reduce((sum, one) => sum + one, 0)).toBeLessThan(3000);
    isUp = true;
    expect((await run(ports, resumed(lost))).phase).toBe('done');
    expect(seen).toMatchObject({ stored: TOTAL, sentAgain: 0 });
  });

  it('counts as lost when nothing goes through any more, and resumes at the right byte', async () => {
    let isUp = false;
    const { ports, seen, pauses } = createStorage({
      fault: (attempt) => (attempt > 2 && !isUp ? 'break' : null),
    });
    const lost = await run(ports);
    expect(lost).toMatchObject({
      phase: 'lost',
      reason: 'network',
      position: 512,
      failures: MAX_FAILURES,
    });
    // Longer each time; the question between two attempts waits as long as the attempt after it.
    expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
    isUp = true;
    const questions = seen.questions;
    expect((await run(ports, resumed(lost))).phase).toBe('done');
    expect(seen).toMatchObject({
      stored: TOTAL,
      sentAgain: 0,
      sessions: 1,
      questions: questions + 1,
    });
  });

  it('opens the session again when not even that went through', async () => {
    const { ports, seen } = createStorage();
    const open = ports.open;
    let attempts = 0;
    ports.open = (signal) => {
      attempts += 1;
      return attempts < 3 ? Promise.resolve({ kind: 'broken', reason: 'network' }) : open(signal);
    };
    expect((await run(ports)).phase).toBe('done');
    expect(seen.stored).toBe(TOTAL);
  });

  it('is done when the server turns out to have the file', async () => {
    const { ports } = createStorage();
    ports.open = () => Promise.resolve({ kind: 'done' });
    expect(await run(ports)).toMatchObject({ phase: 'done', position: TOTAL });
  });

  it('sends the rest in one piece where the browser may not read positions', async () => {
    const { ports, seen } = createStorage({ hidesRange: true });
    expect((await run(ports)).phase).toBe('done');
    expect(seen).toMatchObject({ stored: TOTAL, pieces: 2, questions: 1 });
  });

  it('stops at once when it is cancelled, and says where it stood', async () => {
    const controller = new AbortController();
    const { ports, seen } = createStorage();
    const send = ports.send;
    const kept: UploadState[] = [];
    ports.keep = (state) => kept.push(state);
    ports.send = (...parts) => {
      if (seen.pieces === 1) controller.abort();
      return send(...parts);
    };
    await expect(run(ports, newUpload(TOTAL, PIECE), controller.signal)).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(seen.pieces).toBe(2);
    expect(kept.at(-1)).toMatchObject({ url: 'session-1', position: 512 });
  });
});

describe('one answer', () => {
  const sending = (position: number): UploadState => ({
    ...newUpload(TOTAL, PIECE),
    url: 'u',
    phase: 'sending',
    position,
  });
  it('believes the server when it has less than we thought', () => {
    const state = after(
      { ...sending(256), phase: 'asking' },
      { kind: 'incomplete', received: 100 },
    );
    expect(state).toMatchObject({ phase: 'sending', position: 100 });
    expect(nextPiece(state)).toEqual({ from: 100, to: 356 });
  });

  it('counts a piece that changed nothing as a failure, so that it ends some time', () => {
    let state = sending(256);
    for (let turn = 0; turn < 50 && !isSettled(state); turn += 1) {
      state = after(state, { kind: 'incomplete', received: 256 });
    }
    expect(state.phase).toBe('lost');
  });

  it('ends some time when everything is stored and the object is never closed', () => {
    let state = sending(256);
    for (let turn = 0; turn < 50 && !isSettled(state); turn += 1) {
      state = after(state, { kind: 'incomplete', received: TOTAL });
    }
    expect(state.phase).toBe('lost');
  });

  it('ends some time when positions can never be read', () => {
    let state = sending(0);
    for (let turn = 0; turn < 100 && !isSettled(state); turn += 1) {
      state = after(state, { kind: 'incomplete', received: null });
    }
    expect(state.phase).toBe('lost');
  });
});

describe('the wait between two attempts', () => {
  it.each([
    [0, 0.5, 0],
    [1, 0, 250],
    [1, 1, 500],
    [3, 1, 2000],
    [20, 1, 15_000],
  ])('is, after %p failures and chance %p, %p ms', (failures, random, expected) => {
    expect(backoff(failures, random)).toBe(expected);
  });
});

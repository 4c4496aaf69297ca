import { kindOfName, kindOfStatus, waitBeforeRetry, type FailureKind } from './retry-policy';

const wait = (
  failures: FailureKind[],
  change: {
    elapsedMs?: number;
    deadlineMs?: number;
    random?: number;
    askedMs?: number | null;
  } = {},
) => waitBeforeRetry({ failures, elapsedMs: 0, deadlineMs: 60_000, random: 1, ...change });

const transient = (times: number) => new Array<FailureKind>(times).fill('transient');

describe('kindOfStatus', () => {
  it.each([408, 429, 500, 502, 503, 504, null])('tries again after %s', (status) => {
    expect(kindOfStatus(status)).toBe('transient');
  });

  it.each([400, 401, 403, 404, 409, 501])('does not try again after %s', (status) => {
    expect(kindOfStatus(status)).toBe('permanent');
  });
});

describe('kindOfName', () => {
  it.each(['UNAVAILABLE', 'RESOURCE_EXHAUSTED', 'DEADLINE_EXCEEDED', 'ABORTED', 'CANCELLED'])(
    'tries again after %s',
    (name) => {
      expect(kindOfName(name)).toBe('transient');
    },
  );

  it.each(['NOT_FOUND', 'PERMISSION_DENIED', 'INVALID_ARGUMENT', 'UNAUTHENTICATED', 'code 99'])(
    'does not try again after %s',
    (name) => {
      expect(kindOfName(name)).toBe('permanent');
    },
  );
});

describe('waitBeforeRetry', () => {
  it('waits twice as long after each failure, up to ten seconds', () => {
    expect([1, 2, 3, 4, 5, 6, 20].map((times) => wait(transient(times)))).toEqual([
      400, 800, 1600, 3200, 6400, 10_000, 10_000,
    ]);
  });

  it('spreads callers over half of the wait', () => {
    expect(wait(transient(3), { random: 0 })).toBe(800);
    expect(wait(transient(3), { random: 0.5 })).toBe(1200);
  });

  it('gives up when the wait would end at the deadline or after it', () => {
    expect(wait(transient(1), { elapsedMs: 599, deadlineMs: 1000 })).toBe(400);
    expect(wait(transient(1), { elapsedMs: 600, deadlineMs: 1000 })).toBeNull();
  });

  it('waits for as long as it is asked to, and never less', () => {
    expect(wait(transient(1), { askedMs: 3000, random: 0 })).toBe(3000);
    expect(wait(transient(1), { askedMs: 3000, random: 1 })).toBe(3400);
    expect(wait(transient(6), { askedMs: 1000 })).toBe(10_000);
    expect(wait(transient(1), { askedMs: null })).toBe(400);
  });

  it('gives up at once when it is asked to wait beyond the deadline', () => {
    expect(wait(transient(1), { askedMs: 60_000, deadlineMs: 25_000 })).toBeNull();
  });

  it('never waits for what stays as it is', () => {
    expect(wait(['transient', 'permanent'])).toBeNull();
  });

  it('gives chance one more try, whatever failed besides', () => {
    expect(wait(['transient', 'unlucky'])).toBe(800);
    expect(wait(['unlucky', 'transient'])).toBe(800);
    expect(wait(['unlucky', 'transient', 'unlucky'])).toBeNull();
  });

  it('has nothing to wait for before anything failed', () => {
    expect(wait([])).toBeNull();
  });
});

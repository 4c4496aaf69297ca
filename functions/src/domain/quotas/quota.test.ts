import type { AppError } from '../faults/app-error';
import {
  checkCount,
  checkRoom,
  giveBack,
  quotaNames,
  roomToKeep,
  spend,
  type Limits,
  type Usage,
} from './quota';

const limits: Limits = {
  questionsPerMinute: 2,
  questionsPerDay: 3,
  uploadsPerDay: 1,
  picturesPerDay: 1,
  looksPerMinute: 1,
  receiptsPerDay: 1,
  storedBytes: 100,
  vehicles: 2,
  manualsPerVehicle: 1,
};
const begin = new Date('2026-11-21T10:00:00Z');
const after = (seconds: number): Date => new Date(begin.getTime() + seconds * 1000);
const question = ['questionsPerMinute', 'questionsPerDay'] as const;

/** Usage after a question at each of these seconds. */
const asked = (...seconds: number[]): Usage =>
  seconds.reduce<Usage>((usage, second) => spend(usage, question, limits, after(second)), {});

function refusalOf(work: () => unknown): AppError {
  try {
    work();
  } catch (error) {
    return error as AppError;
  }
  throw new Error('was let through');
}

describe('a quota', () => {
  it.each([
    ['the third question of a minute', [0, 10], 59, 'QUESTIONS_PER_MINUTE', 1],
    ['the third at once', [0, 0], 0, 'QUESTIONS_PER_MINUTE', 60],
    ['a question of a millisecond before', [0, 10], 59.999, 'QUESTIONS_PER_MINUTE', 1],
    ['the fourth question of a day', [0, 10, 100], 200, 'QUESTIONS_PER_DAY', 86_200],
    ['one of the last second', [0, 10, 100], 86_399, 'QUESTIONS_PER_DAY', 1],
  ])('refuses %s and says how long', (_what, before, second, code, retryAfterSeconds) => {
    const usage = asked(...before);
    const refusal = refusalOf(() => spend(usage, question, limits, after(second)));
    expect(refusal).toMatchObject({ code, retryAfterSeconds });
  });

  it.each([
    ['the second question', [0], 0],
    ['the next minute’s first', [0, 10], 60],
    ['the next day’s first', [0, 10, 100], 86_400],
  ])('lets %s through', (_what, before, second) => {
    expect(() => spend(asked(...before), question, limits, after(second))).not.toThrow();
  });

  it('counts nothing of what one of several refuses', () => {
    const usage = asked(0, 10);
    refusalOf(() => spend(usage, ['questionsPerDay', 'questionsPerMinute'], limits, after(11)));
    expect(usage.questionsPerDay?.count).toBe(2);
  });

  it.each(quotaNames)('of zero lets nobody through: %s', (name) => {
    expect(() => spend({}, [name], { ...limits, [name]: 0 }, begin)).toThrow();
  });

  it('takes back one use of the window in which it was counted, and of no other', () => {
    const usage = asked(0, 10);
    const back = (spentAt: number, now: number) =>
      giveBack(usage, ['questionsPerDay'], { spentAt: after(spentAt), now: after(now) });
    expect(back(10, 20).questionsPerDay?.count).toBe(1);
    expect(back(10, 20).questionsPerMinute?.count).toBe(2);
    expect(back(10, 86_500)).toEqual(usage);
    expect(back(-5, 20)).toEqual(usage);
  });

  it('is never less than unused', () => {
    const unused: Usage = { uploadsPerDay: { since: begin.getTime(), count: 0 } };
    expect(giveBack(unused, ['uploadsPerDay'], { spentAt: begin, now: begin })).toEqual(unused);
  });
});

describe('room', () => {
  it('is for as many vehicles and manuals as fit', () => {
    expect(() => checkCount('vehicles', 1, limits)).not.toThrow();
    expect(refusalOf(() => checkCount('vehicles', 2, limits)).code).toBe('TOO_MANY_VEHICLES');
    expect(refusalOf(() => checkCount('manualsPerVehicle', 1, limits)).code).toBe(
      'TOO_MANY_MANUALS',
    );
  });

  it('counts files that are here and files that are on their way, each once', () => {
    const manuals = [
      { id: 1, fileSize: 40, reservedBytes: 40 },
      { id: 2, fileSize: 0, reservedBytes: 30 },
    ];
    expect(() => checkRoom({ manuals, receiptBytes: 30 }, limits)).not.toThrow();
    expect(refusalOf(() => checkRoom({ manuals, receiptBytes: 31 }, limits))).toMatchObject({
      code: 'STORAGE_FULL',
      retryAfterSeconds: 86_400,
    });
    // An upload that broke off is begun again: its room is its own.
    const kept = { manuals, receiptBytes: 20 };
    expect(roomToKeep(kept, { id: 2, bytes: 40 }, limits)).toBe(40);
    expect(refusalOf(() => roomToKeep(kept, { id: 2, bytes: 41 }, limits)).code).toBe(
      'STORAGE_FULL',
    );
  });

  it('stays kept for the largest upload that was opened, also while a smaller file is tried', () => {
    const manuals = [
      { id: 1, fileSize: 40, reservedBytes: 40 },
      { id: 2, fileSize: 0, reservedBytes: 50 },
    ];
    const kept = { manuals, receiptBytes: 0 };
    expect(roomToKeep(kept, { id: 2, bytes: 1 }, limits)).toBe(50);
    expect(roomToKeep(kept, { id: 2, bytes: 60 }, limits)).toBe(60);
    expect(roomToKeep(kept, { id: 3, bytes: 10 }, limits)).toBe(10);
    const tooMuch = () => roomToKeep(kept, { id: 2, bytes: 61 }, limits);
    expect(refusalOf(tooMuch).code).toBe('STORAGE_FULL');
    // A garage above a limit that was lowered: what was kept before is not refused now.
    const less = { ...limits, storedBytes: 10 };
    expect(roomToKeep(kept, { id: 2, bytes: 50 }, less)).toBe(50);
  });
});

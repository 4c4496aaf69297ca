import { manualStatuses, type ManualStatus } from '@contract';
import { canChange, isBusy, isRead, type StatusActor } from './manual-status';

/** One row per status it is now; `o` = the owner may, `w` = the worker may, `b` = both, `.` = nobody. */
const expected: Record<ManualStatus, string> = {
  //           pending processing vectorizing completed ready failed deleted
  pending: '. w . . . w o',
  processing: '. . w . . w o',
  vectorizing: '. w . w w w o',
  completed: '. o . . . . o',
  ready: '. o . . . . o',
  failed: '. b . . . . o',
  deleted: '. . . . . . .',
};

const allowed: Record<string, readonly StatusActor[]> = {
  '.': [],
  o: ['owner'],
  w: ['worker'],
  b: ['owner', 'worker'],
};

const pairs = manualStatuses.flatMap((from) =>
  manualStatuses.map((to, column) => ({ from, to, mark: expected[from].split(' ')[column]! })),
);

describe('the status of a manual', () => {
  it.each(pairs)('goes from $from to $to for: $mark', ({ from, to, mark }) => {
    const actors = allowed[mark]!;
    expect(canChange(from, to)).toBe(actors.length > 0);
    expect(canChange(from, to, 'owner')).toBe(actors.includes('owner'));
    expect(canChange(from, to, 'worker')).toBe(actors.includes('worker'));
  });

  it('[4.23] covers every pair of statuses', () => {
    expect(pairs).toHaveLength(manualStatuses.length ** 2);
  });

  it('never leaves `deleted`, and reaches it from everywhere else', () => {
    for (const status of manualStatuses) {
      expect(canChange('deleted', status)).toBe(false);
      if (status !== 'deleted') expect(canChange(status, 'deleted', 'owner')).toBe(true);
    }
  });

  it('tells work in hand from work that is done', () => {
    expect(manualStatuses.filter(isBusy)).toEqual(['processing', 'vectorizing']);
    expect(manualStatuses.filter(isRead)).toEqual(['completed', 'ready']);
  });
});

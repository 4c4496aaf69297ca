import type { ManualRecord } from '../domain/ports/records';
import { aReadManual } from '../testing/builders';
import { memoryManuals } from '../testing/memory';
import { deleteManual } from './delete-manual';
import { removeManual } from './remove-manual';

/** A manual whose parts are deleted one after the other; the named one fails the first time. */
function cascade(failing?: string) {
  const manuals = memoryManuals([aReadManual({ lease: { holder: 'w', expiresAt: new Date() } })]);
  const done: string[] = [];
  let broken = failing;
  const step = (name: string) => () => {
    if (name === broken) {
      broken = undefined;
      return Promise.reject(new Error(`${name} failed`));
    }
    done.push(`${name} of a ${manuals.records.get(1)?.status ?? 'missing'} manual`);
    return Promise.resolve();
  };
  const remove = removeManual({
    manuals,
    revisions: { deleteOf: step('revisions') },
    files: { deleteAll: step('files') },
  });
  const run = (isMeant?: (manual: ManualRecord) => boolean) => remove('ana', 1, isMeant);
  return { run, remove, manuals, done };
}

const everything = ['revisions', 'files'].map((part) => `${part} of a deleted manual`);

describe('removing a manual', () => {
  it('hides the manual, deletes what was made of it and then the record', async () => {
    const { run, manuals, done } = cascade();
    expect(await run()).toBe(true);
    expect(done).toEqual(everything);
    expect(manuals.records.size).toBe(0);
  });

  it.each(['revisions', 'files'])('is finished by asking again when %s fail', async (part) => {
    const { run, manuals, done } = cascade(part);
    await expect(run()).rejects.toThrow(`${part} failed`);
    expect(manuals.records.get(1)).toMatchObject({
      status: 'deleted',
      activeRevision: null,
      lease: null,
    });
    done.length = 0;
    await run();
    expect(done).toEqual(everything);
    expect(manuals.records.size).toBe(0);
  });

  it('touches nothing of one that is not meant', async () => {
    const { run, manuals, done } = cascade();
    const before = manuals.records.get(1);
    expect(await run(({ vehicleId }) => vehicleId === 2)).toBe(false);
    expect([manuals.records.get(1), done]).toEqual([before, []]);
  });

  it('is done by one of several at once, and the others find it gone', async () => {
    const { remove } = cascade();
    const removals = [1, 2, 3].map(() => deleteManual({ removeManual: remove })('ana', 1));
    const ended = await Promise.allSettled(removals);
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const end of ended) {
      if (end.status === 'rejected') expect(end.reason).toMatchObject({ code: 'MANUAL_NOT_FOUND' });
    }
  });

  it('knows no manual that is gone', async () => {
    const { run, remove } = cascade();
    await run();
    expect(await run()).toBe(false);
    const again = deleteManual({ removeManual: remove })('ana', 1);
    await expect(again).rejects.toMatchObject({ code: 'MANUAL_NOT_FOUND' });
  });
});

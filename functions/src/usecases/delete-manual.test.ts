import { aReadManual } from '../testing/builders';
import { memoryManuals } from '../testing/memory';
import { deleteManual } from './delete-manual';

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
  const run = deleteManual({
    manuals,
    chunks: { deleteOf: step('chunks') },
    indexes: { deleteOf: step('indexes') },
    files: { deleteAll: step('files') },
  });
  return { run: () => run('ana', 1), manuals, done };
}

const everything = ['chunks', 'indexes', 'files'].map((part) => `${part} of a deleted manual`);

describe('deleteManual', () => {
  it('hides the manual, deletes what was made of it and then the record', async () => {
    const { run, manuals, done } = cascade();
    await run();
    expect(done).toEqual(everything);
    expect(manuals.records.size).toBe(0);
  });

  it.each(['chunks', 'indexes', 'files'])(
    'is finished by asking again when %s fail',
    async (part) => {
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
    },
  );

  it('knows no manual that is gone', async () => {
    const { run } = cascade();
    await run();
    await expect(run()).rejects.toMatchObject({ code: 'MANUAL_NOT_FOUND' });
  });
});

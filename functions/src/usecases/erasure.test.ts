import type { ErasureRecord } from '../domain/ports/records';
import { memoryPlaces, onePage } from '../testing/sweeping';
import { eraseAccount } from './erase-account';
import { requestErasure } from './request-erasure';
import { sweepErasures } from './sweep-erasures';

const NOW = new Date('2026-11-21T09:00:00Z');
const now = () => NOW;
const ago = (milliseconds: number): Date => new Date(NOW.getTime() - milliseconds);
const DAY_MS = 86_400_000;

/** What was done, in order; steps named here fail. */
function steps(...failing: string[]) {
  const done: string[] = [];
  const step = (name: string) => async () => {
    done.push(name);
    if (failing.includes(name)) throw new Error(name);
  };
  return { done, step };
}

describe('asking to erase an account', () => {
  const request = (signedInAt: Date, ...failing: string[]) => {
    const { done, step } = steps(...failing);
    const run = requestErasure({
      erasures: { begin: step('begin') },
      accounts: { delete: step('account') },
      queue: { enqueue: step('queue') },
      now,
      warn: (event) => void done.push(event),
    })({ uid: 'ana', signedInAt });
    return { run, done };
  };

  it('writes it down first, then ends the account and hands over the rest', async () => {
    const { run, done } = request(ago(60_000));
    await run;
    expect(done).toEqual(['begin', 'account', 'queue']);
  });

  it('wants a sign-in of the last five minutes', async () => {
    const { run, done } = request(ago(5 * 60_000 + 1));
    await expect(run).rejects.toMatchObject({ code: 'RECENT_SIGN_IN_REQUIRED' });
    expect(done).toEqual([]);
  });

  it('is done for its owner once it is written down: the sweep goes on', async () => {
    const { run, done } = request(ago(0), 'account', 'queue');
    await run;
    expect(done).toContain('account not deleted yet');
    expect(done).toContain('erasure not queued');
  });

  it('does nothing when it cannot be written down', async () => {
    const { run, done } = request(ago(0), 'begin');
    await expect(run).rejects.toThrow('begin');
    expect(done).toEqual(['begin']);
  });
});

describe('erasing an account', () => {
  const erase = (...failing: string[]) => {
    const { done, step } = steps(...failing);
    const run = eraseAccount({
      erasures: { complete: step('complete') },
      accounts: { delete: step('account') },
      ownerData: { deleteDocuments: step('documents'), deleteFiles: step('files') },
      now,
    })('ana');
    return { run, done };
  };

  it('deletes the account, then documents, then files', async () => {
    const { run, done } = erase();
    await run;
    expect(done).toEqual(['account', 'documents', 'files', 'complete']);
  });

  it.each(['account', 'documents', 'files'])('is not complete when %s remain', async (name) => {
    const { run, done } = erase(name);
    await expect(run).rejects.toThrow(name);
    expect(done).not.toContain('complete');
  });
});

describe('sweeping erasures', () => {
  const sweep = async (all: Partial<ErasureRecord>[], failing?: string) => {
    const erased: string[] = [];
    const forgotten: string[] = [];
    const warned: string[] = [];
    const list = all.map((erasure, index) => ({
      uid: `owner-${index}`,
      requestedAt: ago(0),
      completedAt: null,
      ...erasure,
    }));
    const count = await sweepErasures({
      erasures: {
        list: async () => onePage(list),
        forget: async (uid) => void forgotten.push(uid),
      },
      eraseAccount: async (uid) => {
        if (uid === failing) throw new Error('no');
        erased.push(uid);
      },
      now,
      places: memoryPlaces(),
      warn: (event) => void warned.push(event),
    })();
    return { erased, forgotten, warned, count };
  };

  it('erases again, for as long as something may still come', async () => {
    const swept = await sweep([{}, { completedAt: ago(7 * DAY_MS) }]);
    expect(swept).toMatchObject({ erased: ['owner-0', 'owner-1'], forgotten: [], count: 2 });
  });

  it('forgets an account when nothing can come any more, and not before it was erased', async () => {
    const old = ago(9 * DAY_MS);
    const swept = await sweep([{ completedAt: old }, { requestedAt: old }]);
    expect(swept).toMatchObject({ erased: ['owner-0', 'owner-1'], forgotten: ['owner-0'] });
  });

  it('goes on with the others when one fails, and does not forget that one', async () => {
    const all = [{ completedAt: ago(9 * DAY_MS) }, {}];
    const swept = await sweep(all, 'owner-0');
    expect(swept).toMatchObject({ erased: ['owner-1'], forgotten: [] });
    expect(swept.warned).toEqual(['erasure failed']);
  });
});

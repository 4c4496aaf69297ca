import { ERASURE_KEPT_MS } from '@contract';
import { eraseAccount } from '../../../src/usecases/erase-account';
import { requestErasure } from '../../../src/usecases/request-erasure';
import { sweepErasures } from '../../../src/usecases/sweep-erasures';
import { memoryPlaces, onePage } from '../../../src/testing/sweeping';
import type { ErasureRecord } from '../../../src/domain/ports/records';
import type { Around } from './fault-world';
import { callFaults, strikingAt, type CallFault } from './faults';
import { note } from './report';

/**
 * An account's erasure as a whole, from the owner's wish to the day when it is forgotten, hurt at every call. Afterwards
 * nothing of the owner may be left, whatever workers wrote meanwhile, and everything of another owner must be.
 */

const SWEEP_MS = 10 * 60_000;
const MAX_ATTEMPTS = 3;
const passing: Around = (_step, effect) => effect();
const everything = (uid: string): string[] =>
  ['', '/vehicles/1', '/manuals/1', '/chunks/1-1-0', '/searches/1', '/exports/latest'].map(
    (path) => `users/${uid}${path}`,
  );
const objects = (uid: string): string[] =>
  [
    'manuals/1/original',
    'manuals/1/index-1',
    'manuals/1/document-1/0.json.gz',
    'manuals/1/document-1/1.json.gz',
    'manuals/1/recognised/1/3.json',
    'exports/a.zip',
  ].map((name) => `users/${uid}/${name}`);

/** What is stored of two owners, and everybody who may delete it. */
function erasureWorld() {
  let clock = Date.parse('2026-11-21T09:00:00Z');
  const now = () => new Date(clock);
  const accounts = new Set(['ana', 'luis']);
  const documents = new Set([...everything('ana'), ...everything('luis')]);
  const files = new Set([...objects('ana'), ...objects('luis')]);
  const erasures = new Map<string, ErasureRecord>();
  const queue: string[] = [];
  const places = memoryPlaces();
  const below = (stored: Set<string>, prefix: string): string[] =>
    [...stored].filter((path) => path.startsWith(prefix));

  const portsOf = (around: Around) => ({
    now,
    warn: () => undefined,
    places: {
      get: (name: string) => around('look where to go on', () => places.get(name)),
      set: (name: string, place: string | null) =>
        around('note where it stopped', () => places.set(name, place)),
    },
    erasures: {
      begin: (uid: string, at: Date) =>
        around('write the erasure down', async () => {
          if (!erasures.has(uid)) erasures.set(uid, { uid, requestedAt: at, completedAt: null });
        }),
      complete: (uid: string, at: Date) =>
        around('note its end', async () => {
          const stored = erasures.get(uid);
          if (stored?.completedAt === null) erasures.set(uid, { ...stored, completedAt: at });
        }),
      list: () => around('list erasures', async () => onePage([...erasures.values()])),
      forget: (uid: string) => around('forget it', async () => void erasures.delete(uid)),
    },
    accounts: {
      delete: (uid: string) => around('delete the account', async () => void accounts.delete(uid)),
    },
    ownerData: {
      deleteDocuments: async (uid: string) => {
        await around('delete the owner', async () => void documents.delete(`users/${uid}`));
        const names = await around('list collections', async () =>
          below(documents, `users/${uid}/`).map((path) => path.split('/')[2]),
        );
        for (const name of new Set(names)) {
          await around(`delete ${name}`, async () =>
            below(documents, `users/${uid}/${name}/`).forEach((path) => documents.delete(path)),
          );
        }
      },
      deleteFiles: (uid: string) =>
        around('delete files', async () =>
          below(files, `users/${uid}/`).forEach((path) => files.delete(path)),
        ),
    },
    queue: { enqueue: (uid: string) => around('enqueue', async () => void queue.push(uid)) },
  });

  return {
    erasures,
    accounts,
    /** A worker, or an upload that was open, writes below the owner. */
    writeLate: () => {
      documents.add('users/ana/chunks/1-1-1');
      files.add('users/ana/manuals/2/original');
      files.add('users/ana/exports/late.zip');
    },
    traces: (uid: string) => [
      ...below(documents, `users/${uid}`),
      ...below(files, `users/${uid}/`),
      ...(accounts.has(uid) ? ['account'] : []),
    ],
    /** The owner asks until it is written down; then the queue and the sweep do what they do in production. */
    erase: async (around: Around) => {
      while (!erasures.has('ana')) {
        const ask = requestErasure(portsOf(erasures.size === 0 ? around : passing));
        await ask({ uid: 'ana', signedInAt: now() }).catch(() => undefined);
        if (!erasures.has('ana')) around = passing;
      }
      while (queue.pop()) {
        for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
          const isDone = await eraseAccount(portsOf(around))('ana').then(
            () => true,
            () => false,
          );
          if (isDone) break;
        }
      }
    },
    sweep: (around: Around = passing) => {
      const ports = portsOf(around);
      return sweepErasures({ ...ports, eraseAccount: eraseAccount(ports) })().catch(
        () => undefined,
      );
    },
    pass: (milliseconds: number) => {
      clock += milliseconds;
    },
  };
}

type World = ReturnType<typeof erasureWorld>;
type Phase = (world: World, around: Around) => Promise<unknown>;
type Fault = CallFault & { isLate?: boolean };

/** The sweep that finds an erasure which broke off early, or the one that will forget it. */
const phases: Record<string, Phase> = {
  'an erasure': (world, around) => world.erase(around),
  'the sweep after an erasure that broke off': async (world, around) => {
    const died = strikingAt(4, callFaults['killed before the call']!);
    await world.erase(died.around);
    await world.sweep(around);
  },
  'the sweep that forgets': async (world, around) => {
    await world.erase(passing);
    world.pass(ERASURE_KEPT_MS + 1);
    await world.sweep(around);
  },
};

const late: Fault = { isLate: true, strike: (effect) => effect() };
const cases: [string, string, Phase, Fault][] = Object.entries(phases).flatMap(
  ([scenario, phase]) =>
    // When an erasure is forgotten nothing can come any more: upload sessions live for a week, workers for minutes.
    Object.entries({
      ...callFaults,
      ...(scenario !== 'the sweep that forgets' && { 'something is written late': late }),
    }).map(([name, fault]): [string, string, Phase, Fault] => [scenario, name, phase, fault]),
);

/** What is left or lost in the end, in words. */
async function hurt(phase: Phase, at: number, fault: Fault) {
  const world = erasureWorld();
  const { around, seen } = strikingAt(at, {
    ...fault,
    strike: async (effect) => {
      if (fault.isLate) world.writeLate();
      return await fault.strike(effect);
    },
  });
  const others = world.traces('luis');
  await phase(world, around);
  // Every ten minutes for the days in which something may come, shortened to the ends of them.
  for (const wait of [SWEEP_MS, SWEEP_MS, ERASURE_KEPT_MS, SWEEP_MS]) {
    world.pass(wait);
    await world.sweep();
  }
  const left = [...world.traces('ana'), ...world.erasures.keys()];
  const lost = others.filter((path) => !world.traces('luis').includes(path));
  return { step: seen.step, damage: [...left, ...lost] };
}

describe('erasing an account', () => {
  it.each(cases)('survives at every call of %s: %s', async (scenario, name, phase, fault) => {
    const damages: string[] = [];
    let injected = 0;
    for (;;) {
      const { step, damage } = await hurt(phase, injected, fault);
      if (step === null) break;
      injected += 1;
      if (damage.length > 0) damages.push(`${injected}. ${step}: ${damage.join()}`);
    }
    note({ scenario, fault: name, injected, lost: damages.length });
    expect(damages).toEqual([]);
    expect(injected).toBeGreaterThan(4);
  });
});

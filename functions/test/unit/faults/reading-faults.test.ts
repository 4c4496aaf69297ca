import { appendFileSync } from 'node:fs';
import { page } from '../../../src/testing/reading-world';
import { LEASE_MS } from '../../../src/usecases/reading-lease';
import { faultWorld, type Around, type FaultWorld } from './fault-world';

/**
 * The pipeline is hurt at every single call that it makes of the outside, in every way, once each; then the queue and
 * the sweep do what they do in production. Afterwards the manual must have ended, whole, with nothing left over, and
 * the revision before must have been askable all the while. `npm run test:faults` prints the figures.
 */

class Killed extends Error {}

type Fault = {
  /** What happens at the call: the effect of the call itself is in its hands. */
  strike: <Result>(world: FaultWorld, effect: () => Promise<Result>) => Promise<Result>;
  /** The process is gone: nothing that comes after it in the same worker happens. */
  kills?: boolean;
  /** The manual is gone afterwards. */
  deletes?: boolean;
};

const killed = (): never => {
  throw new Killed('the worker was killed');
};
const faults: Record<string, Fault> = {
  'killed before the call': { kills: true, strike: async () => killed() },
  'killed after the call': {
    kills: true,
    strike: async (_world, effect) => {
      await effect();
      return killed();
    },
  },
  'the call fails': {
    strike: async () => {
      throw new Error('UNAVAILABLE');
    },
  },
  'the call works and reports a failure': {
    strike: async (_world, effect) => {
      await effect();
      throw new Error('DEADLINE_EXCEEDED');
    },
  },
  'delivered twice at once': {
    strike: async (world, effect) => {
      await world.deliver();
      return await effect();
    },
  },
  'asleep until another worker has finished': {
    strike: async (world, effect) => {
      world.pass(LEASE_MS + 1);
      await world.sweep();
      while (world.queue.pop()) await world.deliver();
      return await effect();
    },
  },
  'the manual is deleted before the call': {
    deletes: true,
    strike: async (world, effect) => {
      await world.remove();
      return await effect();
    },
  },
  'the manual is deleted after the call': {
    deletes: true,
    strike: async (world, effect) => {
      const result = await effect();
      await world.remove();
      return result;
    },
  },
};

/** Three pages of about sixteen passages: more than one part of what is embedded and stored at a time. */
const pages = [1, 2, 3].map((number) =>
  page(number, `La revisión ${number} se hace en un taller autorizado cada año. `.repeat(330)),
);
const scan = [page(1, 'Cambie el aceite.'), page(2, '', { unreadable: 'image' })];
const scenarios: Record<string, () => Promise<FaultWorld>> = {
  'a first reading': async () => faultWorld({ manual: {}, pages }),
  'a second reading': async () => {
    const world = faultWorld({ manual: {}, pages });
    await world.deliver();
    world.manuals.set({ status: 'processing', lease: null });
    return world;
  },
  'a scan': async () =>
    faultWorld({
      manual: {},
      pages: scan,
      ocr: {
        engine: 'fake',
        async *read(_path, numbers) {
          for (const number of numbers) yield { number, text: 'Infle los neumáticos.' };
        },
      },
    }),
};

type Seen = { step: string | null; missing: string[] };

/** Strikes at the call with this number and lets everything else pass; notes what questions would have missed. */
function hurting(world: FaultWorld, { strike, kills }: Fault, at: number, seen: Seen): Around {
  let calls = 0;
  let isDead = false;
  return async (step, effect) => {
    if (isDead) return killed();
    const missing = world.missing();
    if (missing !== null) seen.missing.push(`${step}: ${missing}`);
    if (calls++ !== at) return await effect();
    seen.step = step;
    isDead = kills ?? false;
    return await strike(world, effect);
  };
}

const isEnded = (world: FaultWorld): boolean => {
  const manual = world.manuals.current();
  return manual?.status === 'completed' && manual.lease === null;
};

/** What is wrong after a fault, in words; nothing when it was survived. */
function damage(world: FaultWorld, { deletes }: Fault, { missing }: Seen): string[] {
  const manual = world.manuals.current();
  const left = manual?.activeRevision == null ? [] : [`1-${manual.activeRevision}`];
  const lost = (isRight: boolean, words: string) => (isRight ? [] : [words]);
  return [
    ...lost(deletes ? manual === null : isEnded(world), `ended as ${manual?.status ?? 'nothing'}`),
    ...lost(String(world.revisions()) === String(left), `passages of ${world.revisions().join()}`),
    ...lost(String(world.indexes()) === String(left), `indexes of ${world.indexes().join()}`),
    ...lost(world.recognised.length === 0, 'recognised pages'),
    ...lost(world.missing() === null, `missing ${world.missing() ?? ''}`),
    ...lost(missing.length === 0, `not askable meanwhile: ${missing[0] ?? ''}`),
  ];
}

/** Strikes at every call that the scenario makes, one after the other. */
async function strikeEverywhere(start: () => Promise<FaultWorld>, fault: Fault) {
  const damages: string[] = [];
  for (let at = 0; ; at++) {
    const world = await start();
    const seen: Seen = { step: null, missing: [] };
    const around = hurting(world, fault, at, seen);
    if (fault.kills) await world.work(around).catch(() => undefined);
    else await world.deliver(around);
    if (seen.step === null) return { injected: at, damages };
    await world.settle();
    const found = damage(world, fault, seen);
    if (found.length > 0) damages.push(`${at + 1}. ${seen.step}: ${found.join('; ')}`);
  }
}

const report = process.env.FAULTS_REPORT;

describe.each(Object.entries(scenarios))('%s', (scenario, start) => {
  it.each(Object.entries(faults))('survives at every call: %s', async (name, fault) => {
    const { injected, damages } = await strikeEverywhere(start, fault);
    if (report) {
      const line = JSON.stringify({ scenario, fault: name, injected, lost: damages.length });
      appendFileSync(report, `${line}\n`);
    }
    expect(damages).toEqual([]);
    expect(injected).toBeGreaterThan(10);
  });
});

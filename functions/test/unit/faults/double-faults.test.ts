import type { Around, FaultWorld } from './fault-world';
import { killed } from './faults';
import { damage, faults, shortScenarios, type Fault } from './reading-scenarios';
import { note } from './report';

/**
 * Two faults in one life of a manual: the second strikes at the same call as the first one (a deletion, and the worker
 * dies with its write), or at any later call of whichever worker goes on.
 */

const MAX_ATTEMPTS = 5;
const named = (name: string): Fault => {
  const fault = faults[name];
  if (!fault) throw new Error(`no fault is called ${name}`);
  return fault;
};
const killedAfter = named('killed after the call');
const pairs: [string, Fault, Fault][] = [
  ['killed', 'killed'],
  ['killed', 'fails'],
  ['fails', 'killed'],
  ['deleted', 'killed'],
  ['asleep', 'killed'],
].map(([first = '', second = '']) => [`${first}, then ${second}`, of(first), of(second)]);

function of(short: string): Fault {
  if (short === 'killed') return killedAfter;
  if (short === 'fails') return named('the call works and reports a failure');
  if (short === 'deleted') return named('the manual is deleted before the call');
  return named('asleep until another worker has finished');
}

type Plan = { world: FaultWorld; first: Fault; second: Fault; at: number; then: number };

/** Workers, one after the other, whose calls are counted as one row. */
function workers({ world, first, second, at, then }: Plan) {
  let calls = 0;
  const struck: string[] = [];
  const newWorker = (): Around => {
    let isDead = false;
    return async (step, effect) => {
      if (isDead) return killed();
      const call = calls++;
      const strikes = [...(call === at ? [first] : []), ...(call === then ? [second] : [])];
      struck.push(...strikes.map(() => step));
      isDead = strikes.some(({ kills }) => kills);
      let work = effect;
      // The first fault is nearest to the effect: what was deleted before a write that is its worker's last.
      for (const { strike } of strikes) {
        const inner = work;
        work = () => strike(world, inner);
      }
      return await work();
    };
  };
  /** The queue's side of a task, with workers that may be hurt. */
  const deliver = async (): Promise<void> => {
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
      try {
        await world.work(newWorker(), attempt === MAX_ATTEMPTS);
        return;
      } catch {
        continue;
      }
    }
  };
  return { deliver, struck };
}

/** The distances between the calls of both faults: the same one, the next one, and one of those that follow. */
const DISTANCES = [0, 1, 4];

async function strikeTwice(start: () => Promise<FaultWorld>, first: Fault, second: Fault) {
  const damages: string[] = [];
  let injected = 0;
  for (let at = 0, isOver = false; !isOver; at++) {
    isOver = true;
    for (const distance of DISTANCES) {
      const world = await start();
      const { deliver, struck } = workers({ world, first, second, at, then: at + distance });
      await deliver();
      await world.settle(deliver);
      if (struck.length > 0) isOver = false;
      if (struck.length < 2) continue;
      injected += 1;
      const deletes = first.deletes ?? second.deletes ?? false;
      const found = damage(world, { ...first, deletes }, { step: null, missing: [] });
      if (found.length > 0) damages.push(`${at}+${distance} ${struck.join()}: ${found.join('; ')}`);
    }
  }
  return { injected, damages };
}

describe.each(Object.entries(shortScenarios))('%s, hurt twice', (scenario, start) => {
  it.each(pairs)('survives: %s', async (name, first, second) => {
    const { injected, damages } = await strikeTwice(start, first, second);
    note({ scenario, fault: name, injected, lost: damages.length });
    expect(damages).toEqual([]);
    expect(injected).toBeGreaterThan(10);
  });
});

import type { Around, FaultWorld } from './fault-world';
import { killed } from './faults';
import { damage, faults, scenarios, type Fault, type Seen } from './reading-scenarios';
import { note } from './report';

/**
 * The pipeline is hurt at every single call that it makes of the outside, in every way, once each; then the queue and
 * the sweep do what they do in production. Afterwards the manual must have ended, whole, with nothing left over, and
 * the revision before must have been askable all the while. `npm run test:faults` prints the figures.
 */

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

describe.each(Object.entries(scenarios))('%s', (scenario, start) => {
  it.each(Object.entries(faults))('survives at every call: %s', async (name, fault) => {
    const { injected, damages } = await strikeEverywhere(start, fault);
    note({ scenario, fault: name, injected, lost: damages.length });
    expect(damages).toEqual([]);
    expect(injected).toBeGreaterThan(10);
  });
});
